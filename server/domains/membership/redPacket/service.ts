/**
 * Red packets of a member: what waits, what was opened, and opening one, which books its money or points once; and the rain, out of
 * which every member draws one (rule 13.11).
 */
import { randomInt } from 'node:crypto';
import type { RedPacket } from '../../../../src/contract/redPacket/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { expired, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { book, memberOwner } from '../../people/ledger/service';
import {
  countWaiting,
  insertPacket,
  lockPacket,
  lockRain,
  markOpened,
  nextRain,
  packetOfRain,
  pageOfPackets,
  sumOpened,
  takeFromRain,
  type Packet,
  type Rain,
} from './repository';

/** How long before its beginning a rain is told of, so that a home that stands open can begin it in time. */
const AHEAD_MS = 60 * 60_000;

function packetOf({ id, from, title, kind, value, expireAt, openedAt }: Packet, now: number): RedPacket {
  const base = { id, from, title, kind, expireAt };
  if (openedAt !== null) return { ...base, status: 'opened', value, openedAt };
  return { ...base, status: expireAt > now ? 'waiting' : 'expired' };
}

export async function listPackets(
  tx: Tx,
  memberId: string,
  { status, page = 1 }: RequestOf<'redEnvelope.index'>,
  now: number,
): Promise<DataOf<'redEnvelope.index'>> {
  const { rows, total } = await pageOfPackets(
    tx,
    memberId,
    { state: status, limit: PAGE_SIZE, offset: offsetOf(page) },
    now,
  );
  const opened = await sumOpened(tx, memberId);
  return {
    total: opened.money,
    points: opened.points,
    page: pageOf(
      rows.map((row) => packetOf(row, now)),
      total,
      page,
    ),
  };
}

/** The rain for the home of this viewer, and how many packets wait to be opened. */
export async function viewRain(
  tx: Tx,
  memberId: string | undefined,
  now: number,
): Promise<DataOf<'marketing.redEnveloper'>> {
  const rain = await nextRain(tx, memberId, now + AHEAD_MS, now);
  return {
    ...(rain && { rain: { id: rain.id, startAt: rain.startAt, endAt: rain.endAt, title: rain.title } }),
    waiting: memberId === undefined ? 0 : await countWaiting(tx, memberId, now),
  };
}

/** A second time shows what the first one gave. Refuses 404 somebody else's · 410 红包已过期. */
export async function openPacket(tx: Tx, memberId: string, id: string, now: number): Promise<RedPacket> {
  const packet = await lockPacket(tx, memberId, id);
  if (!packet) return drawFromRain(tx, memberId, id, now);
  if (packet.openedAt !== null) return packetOf(packet, now);
  if (packet.expireAt <= now) throw expired('红包已过期');
  await markOpened(tx, id, now);
  await bookPacket(tx, packet, now);
  return packetOf({ ...packet, openedAt: now }, now);
}

const bookPacket = (tx: Tx, { id, memberId, kind, value, title }: Packet, at: number): Promise<unknown> =>
  book(tx, {
    owner: memberOwner(memberId as string),
    unit: kind,
    bizType: 'redPacket',
    bizId: id,
    delta: value,
    memo: title,
    at,
  });

/** What the next packet holds: by chance, twice the average at most; the last one is what is left. */
export function nextShare({ budget, given, packets, drawn }: Pick<Rain, 'budget' | 'given' | 'packets' | 'drawn'>) {
  const [money, left] = [budget - given, packets - drawn];
  if (left <= 1) return money;
  // The others keep a fen each.
  const most = Math.min(Math.floor((2 * money) / left), money - (left - 1));
  return randomInt(1, most + 1);
}

/** One packet a member, opened as it is drawn. Refuses 404 · 422 not begun, 抢完 · 410 over. */
async function drawFromRain(tx: Tx, memberId: string, id: string, now: number): Promise<RedPacket> {
  await lockMember(tx, memberId);
  const mine = await packetOfRain(tx, memberId, id);
  if (mine) return packetOf(mine, now);
  const rain = await lockRain(tx, id);
  if (!rain) throw notFound();
  if (rain.startAt > now) throw refuse('红包雨还没开始');
  if (rain.endAt <= now) throw expired('红包雨已结束');
  if (rain.drawn >= rain.packets) throw refuse('红包已抢完');
  const value = nextShare(rain);
  await takeFromRain(tx, id, value);
  const packet = await insertPacket(tx, {
    memberId,
    rainId: id,
    from: '红包雨',
    title: rain.title,
    kind: 'money',
    value,
    expireAt: rain.endAt,
    openedAt: now,
  });
  await bookPacket(tx, packet, now);
  return packetOf(packet, now);
}
