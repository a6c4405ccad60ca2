/** Keeping clients (rule 20.12): 420 records, 60 plans, 36 invitations in all states, 22 coming visits, 14 days on the road. */
import { createHash } from 'node:crypto';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { PLAN_KINDS } from '../../../src/contract/client/shapes';
import { INVITE_STATUSES, MAINT_WAYS } from '../../../src/contract/maintenance/shapes';
import type { Tx } from '../../db/client';
import {
  clientInvites,
  clientMaints,
  clientPlans,
  clients,
  comeVisits,
  jobs,
  roomSlots,
  visitRoutes,
  visitStops,
} from '../../db/schema';
import { keyOfSlot, slotsOf } from '../../domains/offer/room/slots';
import { createRandom, type Random } from '../../lib/random';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { INVITE_NOTES, MAINT_TEXTS, PLAN_TEXTS, PREPARE, RESULTS, VISIT_PURPOSES } from '../data/keeping';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const LI = '10102';
const NAMES: Readonly<Record<string, string>> = { '10102': '李牧之', '10107': '郑一鸣' };
/** The store at which each of the two receives, and his rooms there. */
const STORE_OF: Readonly<Record<string, string>> = { '10102': '1', '10107': '2' };
const LIN_CLIENT = '720001';
const MINUTES = 120;

type Owned = { id: string; ownerId: string };
const at30 = (at: number) => Math.round(at / (HOUR / 2)) * (HOUR / 2);

/** Everybody whom somebody looks after, in turn. */
const pickerOf = (all: readonly Owned[]) => (i: number) => all[(i * 37) % all.length] as Owned;

export async function seedKeeping(tx: Tx, at: number, now: number): Promise<void> {
  const rows = await tx
    .select({ id: clients.id, ownerId: clients.ownerId })
    .from(clients)
    .where(isNotNull(clients.ownerId))
    .orderBy(asc(clients.id));
  const owned = rows.flatMap(({ id, ownerId }) => (ownerId === null ? [] : { id, ownerId }));
  const random = createRandom(731);
  await seedRecords(tx, owned, at, random);
  await seedPlans(tx, owned, at, random);
  await seedInvites(tx, owned, at, random);
  await seedComes(tx, owned, at, now, random);
  await seedRoutes(tx, owned, at, random);
}

async function seedRecords(tx: Tx, owned: readonly Owned[], at: number, random: Random): Promise<void> {
  const clientOf = pickerOf(owned);
  const records = Array.from({ length: 420 }, (_, i) => {
    const { id, ownerId } = clientOf(i);
    const way = random.pick(MAINT_WAYS);
    return {
      id: String(731_001 + i),
      clientId: id,
      byId: ownerId,
      by: NAMES[ownerId] ?? '',
      way,
      content: random.pick(MAINT_TEXTS[way]),
      photos: way === 'store' && i % 5 === 0 ? [`/images/store/${STORE_OF[ownerId] ?? '1'}-in.webp`] : [],
      at: at - (Math.floor(i / 3) + 1) * DAY_MS + random.int(9, 20) * HOUR,
    };
  });
  await insertAll(tx, clientMaints, records);
}

async function seedPlans(tx: Tx, owned: readonly Owned[], at: number, random: Random): Promise<void> {
  const clientOf = pickerOf(owned);
  const plans = Array.from({ length: 60 }, (_, i) => {
    const { id, ownerId } = clientOf(i + 11);
    const kind = PLAN_KINDS[i % PLAN_KINDS.length] ?? 'maint';
    const days = i < 6 ? -random.int(1, 6) : i < 18 ? 0 : i < 42 ? random.int(1, 14) : -random.int(3, 40);
    const isOver = i >= 42;
    return {
      id: String(735_001 + i),
      clientId: id,
      ownerId,
      kind,
      at: at + days * DAY_MS + random.int(10, 20) * HOUR,
      content: random.pick(PLAN_TEXTS[kind]),
      status: isOver ? (i % 6 === 0 ? ('cancelled' as const) : ('completed' as const)) : ('prepared' as const),
      reason: isOver && i % 6 === 0 ? '客户出差，改天再约' : '',
      // A completed one became a record of the same client.
      convertedTo: isOver && i % 6 !== 0 ? String(731_001 + i + 11) : null,
      createdAt: at - 45 * DAY_MS,
    };
  });
  await insertAll(tx, clientPlans, plans);
}

/** A link that nobody guesses in a real shop; here it is always the same. */
const tokenOf = (id: string): string => createHash('sha256').update(`invite ${id}`).digest('base64url').slice(0, 24);

async function seedInvites(tx: Tx, owned: readonly Owned[], at: number, random: Random): Promise<void> {
  const clientOf = pickerOf(owned.filter(({ id }) => id !== LIN_CLIENT));
  const invites = Array.from({ length: 36 }, (_, i) => {
    const { id: clientId, ownerId } = i === 0 ? { id: LIN_CLIENT, ownerId: LI } : clientOf(i + 23);
    const status = i === 0 ? 'sent' : (INVITE_STATUSES[i % INVITE_STATUSES.length] ?? 'sent');
    const isAhead = status === 'sent' || status === 'accepted' || status === 'draft';
    const id = String(732_001 + i);
    const startAt = at + (isAhead ? 4 + (i % 9) : -(3 + i)) * DAY_MS + (14 + (i % 4)) * HOUR;
    const isAnswered = status === 'accepted' || status === 'declined' || status === 'arrived';
    return {
      ...{ id, clientId, ownerId, status },
      purpose: i % 3 === 0 ? 'tasting' : i % 3 === 1 ? 'store' : 'birthday',
      storeId: STORE_OF[ownerId] ?? '1',
      roomId: i === 0 ? '730111' : null,
      at: startAt,
      minutes: MINUTES,
      party: i === 0 ? 2 : random.int(1, 5),
      note: random.pick(INVITE_NOTES),
      token: tokenOf(id),
      answers: isAnswered ? 1 : 0,
      guestNote: status === 'declined' ? '那天出差，下次再来' : '',
      answeredAt: isAnswered ? Math.min(at, startAt) - 2 * DAY_MS : null,
      createdAt: Math.min(at, startAt) - 4 * DAY_MS,
      updatedAt: Math.min(at, startAt) - 2 * DAY_MS,
    };
  });
  await insertAll(tx, clientInvites, invites);
  const [first] = invites;
  if (first) await takeSlots(tx, [{ ...first, kind: 'invite', roomId: '730111' }]);
  await insertAll(
    tx,
    jobs,
    invites
      .filter(({ status }) => status === 'sent' || status === 'accepted')
      .map((invite) => ({ kind: 'invite.expire', key: invite.id, runAt: invite.at + 2 * HOUR })),
  );
  // Each that was accepted is a visit.
  await insertAll(
    tx,
    comeVisits,
    invites
      .filter(({ status }) => status === 'accepted' || status === 'arrived')
      .map((invite, i) => ({
        id: String(733_001 + i),
        ...{ clientId: invite.clientId, ownerId: invite.ownerId, storeId: invite.storeId, at: invite.at },
        ...{ minutes: invite.minutes, party: invite.party, inviteId: invite.id },
        prepare: random.pick(PREPARE),
        status: invite.status === 'arrived' ? ('completed' as const) : ('prepared' as const),
        result: invite.status === 'arrived' ? random.pick(RESULTS) : '',
        createdAt: invite.updatedAt,
      })),
  );
}

interface Use {
  id: string;
  kind: 'visit' | 'invite';
  roomId: string;
  at: number;
  minutes: number;
}
const BUFFER = 15;
async function takeSlots(tx: Tx, uses: readonly Use[]): Promise<void> {
  await insertAll(
    tx,
    roomSlots,
    uses.flatMap(({ id, kind, roomId, at, minutes }) =>
      slotsOf({ from: at, to: at + minutes * 60_000 }, BUFFER).map((slot) => ({
        ...slot,
        roomId,
        takerKind: kind,
        takerId: id,
      })),
    ),
  );
}

/** Twelve beside the ten of the invitations: four of today, the first of them here already when it is late enough. */
async function seedComes(tx: Tx, owned: readonly Owned[], at: number, now: number, random: Random): Promise<void> {
  const clientOf = pickerOf(owned);
  // The invitation of 林知夏 keeps a room already.
  const taken = new Set((await tx.select().from(roomSlots)).map((slot) => `${slot.roomId} ${keyOfSlot(slot)}`));
  const comes = Array.from({ length: 12 }, (_, i) => {
    const { id: clientId, ownerId } = clientOf(i * 3 + 5);
    const days = i < 4 ? 0 : i < 9 ? i - 3 : -(i - 7);
    const startAt = at30(at + days * DAY_MS + (10 + ((i * 2) % 10)) * HOUR);
    const isPast = startAt < now && days < 0;
    const status = isPast ? (['completed', 'noShow', 'cancelled'] as const)[i - 9] : ('prepared' as const);
    const storeId = STORE_OF[ownerId] ?? '1';
    const isHere = i === 0 && startAt <= now;
    const id = String(733_011 + i);
    const wanted = `7301${storeId}1`;
    const slots = slotsOf({ from: startAt, to: startAt + MINUTES * 60_000 }, BUFFER).map(
      (slot) => `${wanted} ${keyOfSlot(slot)}`,
    );
    const takes = status === 'prepared' && !isHere && slots.every((slot) => !taken.has(slot));
    if (takes) for (const slot of slots) taken.add(slot);
    return {
      ...{ id, clientId, ownerId, storeId },
      roomId: takes ? wanted : null,
      receptionId: storeId === '1' ? '10106' : '10104',
      at: startAt,
      minutes: MINUTES,
      party: 2 + (i % 3),
      prepare: random.pick(PREPARE),
      status: isHere ? ('arrived' as const) : (status ?? ('prepared' as const)),
      result: status === 'completed' ? random.pick(RESULTS) : '',
      dealAmount: status === 'completed' ? random.int(2, 40) * 8800 : 0,
      reason: status === 'cancelled' ? '客户临时有事' : '',
      createdAt: at - 10 * DAY_MS,
    };
  });
  await insertAll(tx, comeVisits, comes);
  await takeSlots(
    tx,
    comes.flatMap((come) => (come.roomId === null ? [] : { ...come, kind: 'visit' as const, roomId: come.roomId })),
  );
  await insertAll(
    tx,
    jobs,
    comes
      .filter((come) => come.status === 'prepared' && come.at - HOUR > now)
      .map((come) => ({ kind: 'come.remind', key: come.id, runAt: come.at - HOUR })),
  );
}

/** Of 李牧之, today and thirteen days around it; today has five stops, two of them done. */
async function seedRoutes(tx: Tx, owned: readonly Owned[], at: number, random: Random): Promise<void> {
  const his = owned.filter(({ ownerId }) => ownerId === LI);
  const days = [0, 1, 3, ...Array.from({ length: 11 }, (_, i) => -(i * 2 + 1))];
  const routes = days.map((day, i) => ({
    id: String(734_001 + i),
    ownerId: LI,
    date: dayOf(at + day * DAY_MS),
    status: day === 0 ? ('underway' as const) : day > 0 ? ('prepared' as const) : ('completed' as const),
    createdAt: at + (day - 3) * DAY_MS,
  }));
  await insertAll(tx, visitRoutes, routes);
  const stops = days.flatMap((day, i) =>
    Array.from({ length: day === 0 ? 5 : 3 }, (_, sort) => {
      const isDone = day < 0 || (day === 0 && sort < 2);
      const stopAt = at + day * DAY_MS + (9 + sort * 2) * HOUR;
      return {
        id: String(734_101 + i * 10 + sort),
        routeId: String(734_001 + i),
        clientId: his[(i * 5 + sort * 2 + 1) % his.length]?.id ?? LIN_CLIENT,
        sort,
        at: stopAt,
        purpose: VISIT_PURPOSES[sort % VISIT_PURPOSES.length] ?? '',
        status: isDone ? ('done' as const) : ('waiting' as const),
        checkedAt: isDone ? stopAt + 5 * 60_000 : null,
        checkedGeo: isDone ? { lat: 30.26 + sort / 200, lng: 120.15 + sort / 200 } : null,
        accuracy: isDone ? 20 : null,
        distance: isDone ? (day === 0 && sort === 1 ? 860 : 120 + sort * 40) : null,
        away: day === 0 && sort === 1,
        reason: day === 0 && sort === 1 ? '客户临时改在隔壁茶馆见面' : '',
        result: isDone ? random.pick(RESULTS) : '',
      };
    }),
  );
  await insertAll(tx, visitStops, stops);
  // Whom he visits today lives somewhere, but for the last.
  const today = stops.slice(0, 4).map(({ clientId }) => clientId);
  await placeClients(tx, today);
}

const PLACES = [
  { lat: 30.2851, lng: 120.1712, address: '拱墅区小河路 458 号' },
  { lat: 30.2763, lng: 120.1588, address: '拱墅区武林路 198 号' },
  { lat: 30.2618, lng: 120.1487, address: '西湖区西溪路 518 号' },
  { lat: 30.2542, lng: 120.1659, address: '西湖区文三路 90 号' },
];
async function placeClients(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [i, { lat, lng, address }] of PLACES.entries()) {
    const id = ids[i];
    if (id !== undefined) await tx.update(clients).set({ geo: { lat, lng }, address }).where(eq(clients.id, id));
  }
}
