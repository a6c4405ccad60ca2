/** Who gets the right to a course, and who loses it. A member has one row for a course, whatever it came by. */
import type { EnrolmentSource } from '../../../db/schema';
import type { Tx } from '../../../db/client';
import { findEnrolment, type Enrolment } from '../../offer/course/repository';
import { owns } from '../../offer/course/rights';
import { addStudents, insertEnrolment, updateEnrolment } from './repository';

export interface Right {
  memberId: string;
  courseId: string;
  source: EnrolmentSource;
  orderId?: string;
}

/** What lasts outweighs what ends with the card; what was learned stays. `isNew`: it gave a right that was not there. */
export async function enrol(
  tx: Tx,
  { memberId, courseId, source, orderId }: Right,
  now: number,
): Promise<{ row: Enrolment; isNew: boolean }> {
  const made = await insertEnrolment(tx, { memberId, courseId, source, orderId: orderId ?? null, at: now });
  if (made) {
    await addStudents(tx, courseId, 1);
    return { row: made, isNew: true };
  }
  const row = await findEnrolment(tx, memberId, courseId, true);
  if (!row) throw new Error(`enrolment of member ${memberId} in course ${courseId} is gone`);
  // Without the card at hand: who joined with it and pays has paid for something that lasts.
  if (owns(row, false)) return { row, isNew: false };
  if (row.revokedAt !== null) await addStudents(tx, courseId, 1);
  const set = { source, orderId: orderId ?? null, at: now, revokedAt: null };
  return { row: await updateEnrolment(tx, row.id, set), isNew: true };
}

/** The row is locked. */
export async function revoke(tx: Tx, row: Enrolment, now: number): Promise<void> {
  if (row.revokedAt !== null) return;
  await updateEnrolment(tx, row.id, { revokedAt: now });
  await addStudents(tx, row.courseId, -1);
}
