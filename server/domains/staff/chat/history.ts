/** The list of conversations, and what was said in one: both ways from any message, and what a phone has missed. */
import type { Conversation } from '../../../../src/contract/chat/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { PAGE_SIZE } from '../../../http/paging';
import { worksIn } from '../../people/employee/desks';
import { findEmployee } from '../../people/employee/repository';
import { placeOf, type Place } from './access';
import { presentConversations, presentOf, presentPlace } from './presenter';
import {
  findMessage,
  listAfter,
  listBefore,
  listDesk,
  listOwn,
  listSeats,
  listSince,
  seqOf,
  type Cursor,
  type Listed,
  type MessageRow,
} from './repository';

type Input = RequestOf<'ding.chat'>;
type Answer = DataOf<'ding.chat'>;
const LIST_SIZE = 30;

export const readChat = (tx: Tx, memberId: string, input: Input): Promise<Answer> =>
  input.conversationId === undefined ? readList(tx, memberId, input) : readHistory(tx, memberId, input);

const cursorOf = ({ conversation, seat }: Pick<Place, 'conversation' | 'seat'>): Cursor => ({
  top: seat?.top ?? false,
  lastAt: conversation.lastAt,
  id: conversation.id,
});

const isBehind = (a: Listed, b: Listed): number => {
  const [x, y] = [a, b].map(({ conversation, seat }) => cursorOf({ conversation, seat: seat ?? undefined })) as [
    Cursor,
    Cursor,
  ];
  if (x.top !== y.top) return x.top ? -1 : 1;
  return y.lastAt - x.lastAt || (BigInt(y.id) > BigInt(x.id) ? 1 : -1);
};

/** Conversations of the service's desk stand among the own ones of whoever works there. */
async function readList(tx: Tx, memberId: string, { before, size = LIST_SIZE, keyword = '' }: Input): Promise<Answer> {
  const employee = await findEmployee(tx, memberId);
  const after = before === undefined ? undefined : cursorOf(await placeOf(tx, memberId, before));
  const ask = { memberId, keyword: keyword.trim(), after, limit: size + 1 };
  const rows = [...(await listOwn(tx, ask)), ...(worksIn(employee, 'service') ? await listDesk(tx, ask) : [])].sort(
    isBehind,
  );
  return { conversations: await presentConversations(tx, memberId, rows.slice(0, size)), more: rows.length > size };
}

export const listConversations = async (tx: Tx, memberId: string, input: Input): Promise<Conversation[]> =>
  (await readList(tx, memberId, input)).conversations ?? [];

/** 404 for who does not take part, and for a message of another conversation. */
async function readHistory(tx: Tx, memberId: string, input: Input): Promise<Answer> {
  const place = await placeOf(tx, memberId, input.conversationId);
  const { id, rev } = place.conversation;
  const { rows, more, newer } = await readRows(tx, id, input);
  const messages = await presentOf(tx, place, rows);
  // Older ones come to a phone that knows the rest.
  if (input.before !== undefined) return { messages, more };
  const pinned =
    place.conversation.pinnedId === null ? undefined : await findMessage(tx, id, place.conversation.pinnedId);
  const seats = await listSeats(tx, id);
  const { kind, ownerId, deskSeq } = place.conversation;
  // At the desk of the service all read as one.
  const readers = seats.flatMap(({ memberId: reader, readSeq }) =>
    kind === 'service' && reader !== ownerId ? [] : [{ memberId: reader, seq: readSeq }],
  );
  return {
    conversation: await presentPlace(tx, place),
    messages,
    more,
    newer,
    rev,
    readers: kind === 'service' ? [...readers, { memberId: '0', seq: deskSeq }] : readers,
    notice: place.conversation.notice,
    ...(pinned?.status === 'sent' ? { pinned: (await presentOf(tx, place, [pinned]))[0] } : {}),
  };
}

interface Rows {
  rows: MessageRow[];
  more: boolean;
  newer: boolean;
}

async function readRows(tx: Tx, id: string, { before, after, around, since, size = PAGE_SIZE }: Input): Promise<Rows> {
  if (since !== undefined) return forwards(await listSince(tx, id, since, size + 1), size);
  if (after !== undefined) return forwards(await listAfter(tx, id, await seqAt(tx, id, after), size + 1), size);
  if (around !== undefined) {
    const seq = await seqAt(tx, id, around);
    const half = Math.ceil(size / 2);
    const older = backwards(await listBefore(tx, id, seq + 1, half + 1), half);
    const later = await listAfter(tx, id, seq, half + 1);
    return { rows: [...older.rows, ...later.slice(0, half)], more: older.more, newer: later.length > half };
  }
  const seq = before === undefined ? undefined : await seqAt(tx, id, before);
  return backwards(await listBefore(tx, id, seq, size + 1), size);
}

const backwards = (rows: MessageRow[], size: number): Rows => ({
  rows: rows.slice(0, size).reverse(),
  more: rows.length > size,
  newer: false,
});
const forwards = (rows: MessageRow[], size: number): Rows => ({
  rows: rows.slice(0, size),
  more: rows.length > size,
  newer: rows.length > size,
});

async function seqAt(tx: Tx, conversationId: string, messageId: string): Promise<number> {
  const seq = /^\d{1,18}$/.test(messageId) ? await seqOf(tx, conversationId, messageId) : undefined;
  if (seq === undefined) throw notFound();
  return seq;
}
