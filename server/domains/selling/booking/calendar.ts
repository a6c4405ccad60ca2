/** A booking for calendars (rule 33.15): one UID for good, a sequence that grows, so that a later file replaces an earlier one. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { findRoom } from '../../offer/room/repository';
import { findStore } from '../../offer/store/repository';
import { findBooking, findService } from './repository';
import { ACTIVE } from './rules';
import { ROUTE } from './state';

export async function readCalendar(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  { config }: Setup,
): Promise<DataOf<'booking.calendar'>> {
  const row = await findBooking(tx, id);
  if (row?.memberId !== memberId) throw notFound();
  const [store, room] = [await findStore(tx, row.storeId), await findRoom(tx, row.roomId)];
  const service = await findService(tx, row.serviceTypeId);
  const isGone = !ACTIVE.includes(row.status) && row.status !== 'finished';
  const [storeName, roomName] = [store?.name ?? '', room?.name ?? ''];
  const title = `${storeName} ${roomName}（${row.party} 人）`;
  const description = [service?.name, `预约号 ${row.no}`, `到店出示 ${row.code}`].filter(Boolean).join('，');
  const location = [storeName, roomName, store?.address].filter(Boolean).join(' ');
  const calendar = ical({
    name: storeName,
    method: isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `booking-${row.id}@${new URL(config.publicUrl).hostname}`,
    sequence: row.sequence,
    stamp: new Date(now),
    start: new Date(row.startAt),
    end: new Date(row.endAt),
    summary: title,
    description,
    location,
    url: `${config.publicUrl}/h5${ROUTE}?id=${row.id}`,
    status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    fileName: `booking-${row.no}.ics`,
    ics: calendar.toString(),
    title,
    startAt: row.startAt,
    endAt: row.endAt,
    location,
    description,
  };
}
