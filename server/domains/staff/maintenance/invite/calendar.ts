/** The entry of an invitation for calendars (rule 31.7): one UID for good, a sequence that grows, so that a later file replaces an earlier one. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../../http/context';
import { answerMissing } from '../../../../http/plugins/failures';
import { findRoom } from '../../../offer/room/repository';
import { findStore } from '../../../offer/store/repository';
import { staffById } from '../../../people/employee/repository';
import { pathOf } from './presenter';
import { findByToken } from './repository';

const GONE = ['declined', 'cancelled', 'expired'];

async function calendarOf(server: Server, token: string): Promise<string | undefined> {
  const { db: tx, config } = server;
  const row = await findByToken(tx, token);
  if (!row || row.invite.status === 'draft') return undefined;
  const { invite } = row;
  const [store, host] = [await findStore(tx, invite.storeId), await staffById(tx, invite.ownerId)];
  const room = invite.roomId === null ? undefined : await findRoom(tx, invite.roomId);
  const isGone = GONE.includes(invite.status);
  const calendar = ical({
    name: store?.name ?? '',
    method: isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `invite-${invite.id}@${new URL(config.publicUrl).hostname}`,
    sequence: invite.sequence,
    stamp: new Date(invite.updatedAt),
    start: new Date(invite.at),
    end: new Date(invite.at + invite.minutes * 60_000),
    summary: `${host?.employee.name ?? ''}请您来${store?.name ?? ''}`,
    description: invite.note,
    location: [store?.name, room?.name, store?.address].filter(Boolean).join(' '),
    url: `${config.publicUrl}/h5${pathOf(token)}`,
    status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

export function registerInviteCalendars(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { token: string } }>(
    '/calendar/invite/:token(^[\\w-]{1,64}).ics',
    { schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      const text = await calendarOf(server, token);
      if (text === undefined) return answerMissing(reply);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', 'attachment; filename="invite.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text);
    },
  );
}
