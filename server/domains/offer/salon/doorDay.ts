/** From when the staff let a ticket in: earlier than the guest's own scan, but on no day before. Pure. */
import { dayOf } from '../../../lib/shanghai';

/** What is said to whoever comes on a day before; undefined from that day on. */
export const tooEarly = ({ startAt }: { startAt: number }, now: number): string | undefined =>
  dayOf(now) < dayOf(startAt) ? `活动在 ${dayOf(startAt)}，当天才能入场` : undefined;
