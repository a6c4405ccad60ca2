/** What a client's page shows of keeping the client (server/kinds.ts): records, invitations, visits both ways, and what is planned. */
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import type { ClientPart } from '../client/parts';
import { WAY_WORDS } from '../client/words';
import { listEmployeeNames } from '../../people/employee/repository';
import { listComesOf } from './come/repository';
import { presentPlans } from './plan/presenter';
import { listOpenPlans } from './plan/repository';
import { listInvitesOf, listMaintsOf, moveRows, type PartName } from './repository';
import { listVisitsOf } from './route/repository';
import { COME_WORDS, INVITE_WORDS } from './words';

const mover =
  (part: PartName): NonNullable<ClientPart['move']> =>
  (tx, fromId, toId, only) =>
    moveRows(tx, part, fromId, toId, only);

export const maintPart: ClientPart = {
  timeline: async (tx, { id: clientId }, _look, most) =>
    (await listMaintsOf(tx, clientId, most)).map(({ id, at, way, content, by, photos }) => ({
      kind: 'maint',
      ...{ id, at, by, photos },
      title: WAY_WORDS[way],
      text: content,
    })),
  move: mover('maint'),
};

export const invitePart: ClientPart = {
  async timeline(tx, { id: clientId }, _look, most) {
    const rows = await listInvitesOf(tx, clientId, most);
    const names = await listEmployeeNames(
      tx,
      rows.map(({ ownerId }) => ownerId),
    );
    return rows.map(({ id, updatedAt, status, note, ownerId, party }) => ({
      kind: 'invite',
      id,
      at: updatedAt,
      title: `邀约${INVITE_WORDS[status]}`,
      text: status === 'accepted' ? `${party} 位` : note,
      by: names.get(ownerId) ?? '',
      photos: [],
    }));
  },
  move: mover('invite'),
};

export const comePart: ClientPart = {
  async timeline(tx, { id: clientId }, { now }, most) {
    const rows = (await listComesOf(tx, clientId, most)).filter(({ at }) => at <= now);
    const names = await listEmployeeNames(
      tx,
      rows.map(({ ownerId }) => ownerId),
    );
    return rows.map(({ id, at, status, result, reason, ownerId }) => ({
      kind: 'come',
      ...{ id, at },
      title: `来访${COME_WORDS[status]}`,
      text: result || reason,
      by: names.get(ownerId) ?? '',
      photos: [],
    }));
  },
  move: mover('come'),
};

export const visitPart: ClientPart = {
  timeline: async (tx, { id: clientId }, _look, most) =>
    (await listVisitsOf(tx, clientId, most)).map(({ stop: { id, at, checkedAt, purpose, result, photos }, by }) => ({
      kind: 'visit',
      ...{ id, photos },
      at: checkedAt ?? at,
      title: '上门拜访',
      text: result || purpose,
      by: by ?? '',
    })),
  move: mover('visit'),
};

export const planPart: ClientPart = {
  plans: async (tx, { id }, { viewer, now }) =>
    presentPlans(tx, await listOpenPlans(tx, { clientId: id }, viewer), now),
  today: async (tx, { viewer, now }) =>
    presentPlans(tx, await listOpenPlans(tx, { ownerId: viewer.id, before: startOfDay(now) + DAY_MS }, viewer), now),
  move: mover('plan'),
};
