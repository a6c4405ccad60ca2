/** Marks on the time axis: what happened that day, and who says so (rule 32.8). */
import type { ChartMark } from '../../../../src/contract/report/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { presentMark } from './chart';
import { requireDay } from './days';
import { deleteMark, insertMark, listMarks } from './repository';
import { idsOf, ONLINE, placesOf, seatOf } from './scope';

/** The marks of that day. 404 of another store, or of a mark of somebody else. */
export async function saveMark(
  tx: Tx,
  memberId: string,
  { id, date, storeId, kind = 'other', text = '' }: RequestOf<'manage.reportMark'>,
  now: number,
): Promise<ChartMark[]> {
  const seat = await seatOf(tx, memberId);
  const answer = async (day: string) => {
    const marks = await listMarks(tx, { storeIds: idsOf(seat.places), from: day, to: day });
    return marks.map((mark) => presentMark(mark, seat.places, seat.viewer.id));
  };
  if (id !== undefined) {
    const gone = await deleteMark(tx, id, seat.viewer.id);
    if (!gone) throw notFound();
    return answer(gone.day);
  }
  if (date === undefined) throw badRequest('date', '请选择日期');
  requireDay('date', date);
  if (date > dayOf(now)) throw refuse('还没到这一天', { field: 'date' });
  if (text.trim() === '') throw badRequest('text', '写一下发生了什么');
  // Without a store a manager speaks of all of them.
  const [place] =
    storeId === undefined && seat.viewer.isManager ? [ONLINE] : placesOf(seat, storeId ?? seat.viewer.storeId);
  await insertMark(tx, {
    storeId: place?.id ?? seat.viewer.storeId,
    day: date,
    kind,
    text: text.trim(),
    employeeId: seat.viewer.id,
    by: seat.viewer.name,
    at: now,
  });
  return answer(date);
}
