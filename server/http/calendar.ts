/** Entries for calendars: one UID for good, a sequence that grows, so that a later file replaces an earlier one. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { FastifyInstance } from 'fastify';
import type { Server } from './context';
import { answerMissing } from './plugins/failures';

export interface CalendarEntry {
  /** Of its kind and for good: invite-71. */
  uid: string;
  sequence: number;
  updatedAt: number;
  name: string;
  start: number;
  end: number;
  summary: string;
  description?: string;
  location: string;
  /** Own route of the page it speaks of. */
  route: string;
  /** True when the event does not take place, or not for this guest. */
  isGone: boolean;
}

const textOf = (entry: CalendarEntry, { config }: Server): string => {
  const { isGone, uid, sequence, updatedAt, name, start, end, summary, description = '', location, route } = entry;
  const calendar = ical({ name, method: isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${uid}@${new URL(config.publicUrl).hostname}`,
    sequence,
    stamp: new Date(updatedAt),
    start: new Date(start),
    end: new Date(end),
    summary,
    description,
    location,
    url: `${config.publicUrl}/h5${route}`,
    status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
};

/** `/calendar/<kind>/<token>.ics`: whoever has the token has the entry. */
export function registerCalendar(
  app: FastifyInstance,
  server: Server,
  kind: string,
  find: (server: Server, token: string) => Promise<CalendarEntry | undefined>,
): void {
  app.get<{ Params: { token: string } }>(
    `/calendar/${kind}/:token(^[\\w-]{1,64}).ics`,
    { schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      const entry = await find(server, token);
      if (entry === undefined) return answerMissing(reply);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${kind}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(textOf(entry, server));
    },
  );
}
