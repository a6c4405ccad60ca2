/** The entry of an invitation for calendars (rule 31.7). */
import type { CalendarEntry } from '../../../../http/calendar';
import type { Server } from '../../../../http/context';
import { findRoom } from '../../../offer/room/repository';
import { findStore } from '../../../offer/store/repository';
import { staffById } from '../../../people/employee/repository';
import { pathOf } from './presenter';
import { findByToken } from './repository';

const GONE = ['declined', 'cancelled', 'expired'];

export async function inviteEntry({ db: tx }: Server, token: string): Promise<CalendarEntry | undefined> {
  const row = await findByToken(tx, token);
  if (!row || row.invite.status === 'draft') return undefined;
  const { invite } = row;
  const [store, host] = [await findStore(tx, invite.storeId), await staffById(tx, invite.ownerId)];
  const room = invite.roomId === null ? undefined : await findRoom(tx, invite.roomId);
  return {
    uid: `invite-${invite.id}`,
    sequence: invite.sequence,
    updatedAt: invite.updatedAt,
    name: store?.name ?? '',
    start: invite.at,
    end: invite.at + invite.minutes * 60_000,
    summary: `${host?.employee.name ?? ''}请你来${store?.name ?? ''}`,
    description: invite.note,
    location: [store?.name, room?.name, store?.address].filter(Boolean).join(' '),
    route: pathOf(token),
    isGone: GONE.includes(invite.status),
  };
}
