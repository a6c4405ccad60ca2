/** The entry of a live room for calendars: everybody may have it, by the room's id. */
import { isId } from '../../../../src/contract/kit';
import type { CalendarEntry } from '../../../http/calendar';
import type { Server } from '../../../http/context';
import { findRoom } from './repository';

/** Of a room that has no end yet. */
const USUAL_MS = 90 * 60_000;

export const calendarOf = (id: string): string => `/calendar/live/${id}.ics`;

export async function liveEntry({ db }: Server, token: string): Promise<CalendarEntry | undefined> {
  const room = isId(token) ? await findRoom(db, token) : undefined;
  if (room?.kind !== 'room') return undefined;
  return {
    uid: `live-${room.id}`,
    sequence: room.rev,
    updatedAt: room.cancelledAt ?? room.startAt,
    name: room.teacher,
    start: room.startAt,
    end: room.endAt ?? room.startAt + USUAL_MS,
    summary: room.title,
    description: room.intro,
    location: '直播间',
    route: `/collegePackages/pages/college/live/detail?id=${room.id}`,
    isGone: room.cancelledAt !== null,
  };
}
