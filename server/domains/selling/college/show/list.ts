/** college.course: courses, short lessons, and the own ones. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { notFound, notLoggedIn } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { findHeld } from '../../../offer/coupon/repository';
import { courseCards } from '../../../offer/course/presenter';
import { countCates, countCourses, pageOfCourses, type CourseFilter } from '../../../offer/course/repository';

/** What a coupon may be used for; 404 somebody else's. */
async function couponFilter(tx: Tx, memberId: string | undefined, id: string): Promise<CourseFilter['coupon']> {
  const held = memberId === undefined ? undefined : await findHeld(tx, memberId, id);
  if (!held) throw notFound();
  const { threshold, scope, scopeIds, kind } = held.template;
  if (kind !== 'course') return { threshold, ids: [] };
  return { threshold, ids: scope === 'all' ? undefined : scopeIds };
}

export async function listCourses(
  tx: Tx,
  memberId: string | undefined,
  { kind = 'course', cateId, teacherId, price, couponId, keyword, sort, mine, page = 1 }: RequestOf<'college.course'>,
  now: number,
): Promise<DataOf<'college.course'>> {
  if (mine && memberId === undefined) throw notLoggedIn();
  const filter: CourseFilter = {
    kind,
    cate: cateId,
    masterId: teacherId,
    price,
    keyword,
    mine: mine ? memberId : undefined,
    coupon: couponId === undefined ? undefined : await couponFilter(tx, memberId, couponId),
  };
  const rows = await pageOfCourses(tx, memberId, filter, { sort, limit: PAGE_SIZE, offset: offsetOf(page) });
  const cates = await countCates(tx, filter);
  const all = cates.reduce((sum, { count }) => sum + count, 0);
  return {
    cates: [{ id: '', label: '全部', count: all }, ...cates.map(({ id, count }) => ({ id, label: id, count }))],
    page: pageOf(await courseCards(tx, memberId, rows, now), await countCourses(tx, filter), page),
  };
}
