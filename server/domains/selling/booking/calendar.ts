/** A booking for calendars (rule 33.15): one UID for good, a sequence that grows, so that a later file replaces an earlier one. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { findRoom } from '../../offer/room/repository';
import { findStore } from '../../offer/store/repository';
import { findBooking, findService, type BookingRow } from './repository';
import { ACTIVE } from './states';
import { ROUTE } from './state';

/** What the store has yet to confirm is not sure. */
function statusOf(status: BookingRow['status'], isGone: boolean): ICalEventStatus {
  if (isGone) return ICalEventStatus.CANCELLED;
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

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
  if (!store || !room) throw notFound();
  const service = await findService(tx, row.serviceTypeId);
  const isGone = !ACTIVE.includes(row.status) && row.status !== 'finished';
  const title = `${store.name} ${room.name}（${row.party} 人）`;
  const description = [service?.name, `预约号 ${row.no}`, `到店出示 ${row.code}`].filter(Boolean).join('，');
  const location = `${store.name} ${room.name} ${store.address}`;
  const calendar = ical({
    name: store.name,
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
    status: statusOf(row.status, isGone),
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
