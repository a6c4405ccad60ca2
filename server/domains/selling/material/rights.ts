/** Who may have a material: everybody who is logged in, or who has bought its course, is of the team, is of the staff (rule 41.15). */
import { holdsRole, type RolesHeld } from '../../../../src/contract/roles';
import type { Tx } from '../../../db/client';
import { hasCardOf } from '../../offer/course/presenter';
import { listCoursesById } from '../../offer/course/repository';
import { mayLearn } from '../../offer/course/rights';
import { rolesHeldBy } from '../../people/employee/roles';
import type { Material } from './repository';

type Locked = Pick<Material, 'lock' | 'courseId'>;
export interface Rights {
  /** What is missing, in words; undefined: nothing. */
  lackOf(material: Locked): string | undefined;
}

/** Of a visitor, too, who has none. Each question is asked once for all of them. */
export async function rightsTo(
  tx: Tx,
  memberId: string | undefined,
  all: readonly Locked[],
  now: number,
): Promise<Rights> {
  const courseIds = all.flatMap(({ lock, courseId }) => (lock === 'course' && courseId !== null ? courseId : []));
  const byRole = all.some(({ lock }) => lock === 'team' || lock === 'employee');
  const held: RolesHeld = byRole && memberId !== undefined ? await rolesHeldBy(tx, memberId) : { roles: [], areas: [] };
  const courses = await listCoursesById(tx, memberId, courseIds);
  const hasCard = courses.size > 0 && (await hasCardOf(tx, memberId, now));
  return {
    lackOf({ lock, courseId }) {
      if (lock === null) return undefined;
      // Employees show both to guests and sell by both.
      if (lock === 'team') return holdsRole(held, ['team', 'staff']) ? undefined : '推广员可下载';
      if (lock === 'employee') return holdsRole(held, 'staff') ? undefined : '员工可下载';
      const row = courses.get(courseId ?? '');
      if (!row) return '购买课程后可下载';
      return mayLearn(row.course, row.own, hasCard) ? undefined : `购买《${row.course.title}》后可下载`;
    },
  };
}
