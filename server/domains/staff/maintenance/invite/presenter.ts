/** An invitation as the staff see it, and as its guest does, who sees nothing of the client (rule 31.6). */
import type { InviteRow } from '../../../../../src/contract/maintenance/shapes';
import type { ServerConfig } from '../../../../config';
import type { Tx } from '../../../../db/client';
import { listRoomsById } from '../../../offer/room/repository';
import { presentRoom } from '../../../offer/room/presenter';
import { activityCard } from '../../../offer/salon/presenter';
import { listActivitiesById } from '../../../offer/salon/repository';
import { presentStore } from '../../../offer/store/presenter';
import { listStoresById, type StoreRow } from '../../../offer/store/repository';
import { presentEmployee } from '../../../people/employee/presenter';
import { listStaffByIds } from '../../../people/employee/repository';
import { presentClient } from '../../client/presenter';
import { listComesOfInvites } from '../come/repository';
import type { Invite, InviteOfClient } from './repository';

/** Changed until then; what was not answered yet may be answered until it begins. */
export const CHANGE_MS = 2 * 3_600_000;
/** Nobody answers afterwards. */
export const EXPIRE_MS = 2 * 3_600_000;
/** The first answer, and one change. */
export const MOST_ANSWERS = 2;

export const pathOf = (token: string): string => `/maintenance/pages/myinvitsave?token=${token}`;
export const calendarPath = (token: string): string => `/calendar/invite/${token}.ics`;

interface InviteLook {
  now: number;
  config: Pick<ServerConfig, 'publicUrl'>;
  isGuest: boolean;
  /** Who looks. */
  memberId: string;
}

function answerUntilOf({ invite }: InviteOfClient): number | undefined {
  if (invite.status === 'sent') return invite.at;
  const answered = invite.status === 'accepted' || invite.status === 'declined';
  return answered && invite.answers < MOST_ANSWERS ? invite.at - CHANGE_MS : undefined;
}

/** What invitations stand in relation to, each asked for once. */
async function around(tx: Tx, rows: readonly InviteOfClient[], { now, isGuest, memberId }: InviteLook) {
  const invites = rows.map(({ invite }) => invite);
  const known = (pick: (invite: Invite) => string | null) => [...new Set(invites.flatMap((one) => pick(one) ?? []))];
  const stores = await listStoresById(
    tx,
    known(({ storeId }) => storeId),
  );
  const hosts = await listStaffByIds(
    tx,
    known(({ ownerId }) => ownerId),
  );
  const rooms = await listRoomsById(
    tx,
    known(({ roomId }) => roomId),
  );
  const activities = await listActivitiesById(
    tx,
    memberId,
    known(({ activityId }) => activityId),
  );
  const clients = isGuest
    ? []
    : await presentClient(
        tx,
        rows.map(({ client }) => client),
        now,
      );
  const comes = isGuest
    ? []
    : await listComesOfInvites(
        tx,
        known(({ id }) => id),
      );
  return {
    stores: new Map(stores.map((store) => [store.id, store])),
    hosts: new Map(hosts.map((staff) => [staff.employee.id, presentEmployee(staff)])),
    rooms: new Map(rooms.map((room) => [room.id, presentRoom(room)])),
    activities: new Map(activities.map((row) => [row.activity.id, activityCard(row, now)])),
    clients,
    comes: new Map(comes.map(({ inviteId, id }) => [inviteId, id])),
  };
}

/** Who has left is spoken for by the store. */
const hostAt = (store: StoreRow, id: string): InviteRow['by'] => ({
  ...{ id, no: '', name: store.name, avatar: '', title: '' },
  storeId: store.id,
  storeName: store.name,
});

export async function presentInvites(tx: Tx, rows: readonly InviteOfClient[], look: InviteLook): Promise<InviteRow[]> {
  const { now, config, isGuest } = look;
  const { stores, hosts, rooms, activities, clients, comes } = await around(tx, rows, look);
  return rows.map((row, i) => {
    const { id, purpose, at, minutes, party, note, status, token, guestNote, ...invite } = row.invite;
    const store = stores.get(invite.storeId);
    if (!store) throw new Error('the store of an invitation is gone');
    const [client, room, activity] = [
      clients[i],
      rooms.get(invite.roomId ?? ''),
      activities.get(invite.activityId ?? ''),
    ];
    const [answerUntil, comeVisitId] = [answerUntilOf(row), comes.get(id)];
    return {
      ...{ id, purpose, at, minutes, party, note, status, token },
      ...(client && { client }),
      store: presentStore(store, { now }),
      ...(room && { room }),
      ...(activity && { activity }),
      url: `${config.publicUrl}/h5${pathOf(token)}`,
      calendar: `${config.publicUrl}${calendarPath(token)}`,
      by: hosts.get(invite.ownerId) ?? hostAt(store, invite.ownerId),
      tel: isGuest ? store.tel : '',
      ...(invite.answeredAt !== null && { answeredAt: invite.answeredAt }),
      answer: guestNote,
      ...(answerUntil !== undefined && answerUntil > now && { answerUntil }),
      ...(comeVisitId !== undefined && { comeVisitId }),
    };
  });
}

export const presentInvite = async (tx: Tx, row: InviteOfClient, look: InviteLook): Promise<InviteRow> =>
  (await presentInvites(tx, [row], look))[0] as InviteRow;
