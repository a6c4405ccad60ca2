/** The entry of a ticket for calendars. */
import type { CalendarEntry } from '../../../../http/calendar';
import type { Server } from '../../../../http/context';
import { findActivity } from '../../../offer/salon/repository';
import { findByCalendarToken } from '../repository';
import { pageOfActivity } from '../words';

export async function ticketEntry({ db: tx }: Server, token: string): Promise<CalendarEntry | undefined> {
  const row = await findByCalendarToken(tx, token);
  const found = row && (await findActivity(tx, row.memberId, row.activityId));
  if (!row || !found) return undefined;
  const { activity, store } = found;
  return {
    uid: `ticket-${row.id}`,
    sequence: row.sequence,
    updatedAt: row.closedAt ?? row.checkedAt ?? row.at,
    name: store.name,
    start: activity.startAt,
    end: activity.endAt,
    summary: activity.title,
    description: [`${row.qty} 位`, row.seatNo ? `座位 ${row.seatNo}` : '', `入场码 ${row.code}`]
      .filter(Boolean)
      .join('，'),
    location: `${store.name} ${store.address}`,
    route: pageOfActivity(activity),
    isGone: row.status === 'cancelled' || activity.cancelledAt !== null,
  };
}
