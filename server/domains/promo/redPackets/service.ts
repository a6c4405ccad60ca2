/** Red packets of a member: what waits, what was opened, and opening one, which books its money or points once. */
import type { RedPacket } from '../../../../src/contract/promo/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { expired, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { book, memberOwner } from '../../ledger/service';
import { lockPacket, markOpened, pageOfPackets, sumOpened, type Packet } from './repository';

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

/** A second time shows what the first one gave. Refuses 404 somebody else's · 410 红包已过期. */
export async function openPacket(tx: Tx, memberId: string, id: string, now: number): Promise<RedPacket> {
  const packet = await lockPacket(tx, memberId, id);
  if (!packet) throw notFound();
  if (packet.openedAt !== null) return packetOf(packet, now);
  if (packet.expireAt <= now) throw expired('红包已过期');
  await markOpened(tx, id, now);
  await book(tx, {
    owner: memberOwner(memberId),
    unit: packet.kind,
    bizType: 'redPacket',
    bizId: id,
    delta: packet.value,
    memo: packet.title,
    at: now,
  });
  return packetOf({ ...packet, openedAt: now }, now);
}
