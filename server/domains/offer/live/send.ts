/** Speaking in a room (rule 42.2): once by the phone's id, in the order in which senders get hold of the room. Gifts are paid in points. */
import type { LiveMsg } from '../../../../src/contract/live/schemas';
import { LIVE_GIFTS } from '../../../../src/contract/live/words';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { starBlocked } from '../../../lib/words';
import { mustWait, openCheck, type Asking } from '../../people/contentCheck/open';
import { findEmployee } from '../../people/employee/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { leads } from './leads';
import { presentMessage, statusOf } from './presenter';
import {
  findMute,
  findRoom,
  findSent,
  insertMessage,
  lastSentAt,
  lockRoom,
  updateRoom,
  type LiveRoom,
  type MessageRow,
} from './repository';
import { tellRoom, viewersOf } from './topic';

type Input = RequestOf<'college.liveSend'>;
type Running = Pick<Server, 'realtime' | 'now'> & Asking;

/** Between two of one member. */
const PAUSE_MS = 2000;
/** Who has just liked may speak, and who has just spoken may give: each has a pause of its own. */
const LANES: Record<MessageRow['kind'], readonly MessageRow['kind'][]> = {
  text: ['text', 'question'],
  question: ['text', 'question'],
  like: ['like'],
  gift: ['gift'],
};

/** What is kept of what the phone says. */
function wordsOf({ kind, text = '', giftId }: Input): Pick<MessageRow, 'text' | 'giftId' | 'points' | 'state'> {
  const plain = { text: '', giftId: null, points: 0, state: null };
  if (kind === 'like') return plain;
  if (kind === 'gift') {
    const gift = LIVE_GIFTS.find(({ id }) => id === giftId);
    if (!gift) throw badRequest('giftId');
    return { ...plain, giftId: gift.id, points: gift.points };
  }
  const said = text.trim();
  if (said === '') throw badRequest('text', '请先写点什么');
  return { ...plain, text: starBlocked(said), state: kind === 'question' ? 'open' : null };
}

/** 404 unknown · 422 not begun, over, muted, too fast, too few points. The same clientId again is the message that it has become. */
export async function sendToRoom(
  tx: Tx,
  memberId: string,
  input: Input,
  server: Running,
): Promise<DataOf<'college.liveSend'>> {
  const { id, clientId } = input;
  const sent = await findSent(tx, memberId, id, clientId);
  if (sent) return presentMessage(tx, sent);
  if (!(await findRoom(tx, id))) throw notFound();
  const words = wordsOf(input);
  const room = await lockRoom(tx, id);
  if (!room) throw notFound();
  // The same one was faster while this one waited for the room.
  const meanwhile = await findSent(tx, memberId, id, clientId);
  if (meanwhile) return presentMessage(tx, meanwhile);
  // What is judged is judged by the moment at which the room is had.
  const now = server.now();
  await requireVoice(tx, memberId, room, input.kind, now);
  const row = await write(tx, memberId, room, { ...words, kind: input.kind, clientId }, now, server);
  const balance = row.points > 0 ? await pay(tx, memberId, room, row, now) : undefined;
  const message = await presentMessage(tx, row);
  if (row.seq === null) await openCheck(tx, { kind: 'live', targetId: row.id, memberId, text: row.text }, now);
  else await tellRoom(tx, room, { message }, now, server);
  return { ...message, ...(balance === undefined ? {} : { balance }) };
}

async function requireVoice(
  tx: Tx,
  memberId: string,
  room: LiveRoom,
  kind: MessageRow['kind'],
  now: number,
): Promise<void> {
  if (room.kind === 'camera') throw refuse('这里只能看，不能发言', { reason: 'over' });
  const status = statusOf(room, now);
  if (room.cancelledAt !== null) throw refuse('直播已取消', { reason: 'over' });
  if (status === 'upcoming') throw refuse('直播还没有开始', { reason: 'early' });
  if (status !== 'live') throw refuse('直播已结束', { reason: 'over' });
  if (await findMute(tx, memberId, room.id, now)) throw refuse('你已被禁言', { reason: 'muted' });
  const last = await lastSentAt(tx, memberId, room.id, LANES[kind]);
  if (last !== undefined && now < last + PAUSE_MS)
    throw refuse('发言太快', { reason: 'tooFast', retryAfter: Math.ceil((last + PAUSE_MS - now) / 1000) });
}

/**
 * The room's row is locked by the caller, and becomes what it is afterwards. What waits for its check has no place in the room yet; who leads it speaks for
 * the shop.
 */
async function write(
  tx: Tx,
  memberId: string,
  room: LiveRoom,
  message: Pick<MessageRow, 'kind' | 'clientId' | 'text' | 'giftId' | 'points' | 'state'>,
  now: number,
  server: Running,
): Promise<MessageRow> {
  const at = Math.max(now, room.lastAt + 1);
  const byHost = message.kind !== 'like' && (await leads(tx, room, await findEmployee(tx, memberId)));
  if (!byHost && mustWait(server, { text: message.text })) {
    Object.assign(room, await updateRoom(tx, room.id, { lastAt: at }));
    return insertMessage(tx, { roomId: room.id, memberId, seq: null, at, byHost, ...message });
  }
  const seq = room.lastSeq + 1;
  const row = await insertMessage(tx, { roomId: room.id, memberId, seq, at, byHost, ...message });
  const likes = room.likes + (message.kind === 'like' ? 1 : 0);
  const peak = Math.max(room.peak, viewersOf(server, room.id));
  Object.assign(room, await updateRoom(tx, room.id, { lastSeq: seq, lastAt: at, rev: room.rev + 1, likes, peak }));
  return row;
}

/** What is left afterwards. */
async function pay(tx: Tx, memberId: string, room: LiveRoom, row: MessageRow, now: number): Promise<number> {
  const { balanceAfter } = await book(tx, {
    owner: memberOwner(memberId),
    unit: 'points',
    bizType: 'liveGift',
    bizId: row.id,
    delta: -row.points,
    memo: `《${room.title}》${labelOf(row.giftId)}`,
    at: now,
  });
  return balanceAfter;
}

export const labelOf = (giftId: LiveMsg['giftId'] | null): string =>
  LIVE_GIFTS.find(({ id }) => id === giftId)?.label ?? '';
