/** SQL of conversations: who takes part, what was said, how far each has read. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ChatType } from '../../../../src/contract/chat/shapes';
import { findById, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import {
  chatGrams,
  chatMessages,
  conversationMembers as seats,
  conversations,
  employees,
  members,
} from '../../../db/schema';
import { staysOpen } from '../../people/member/repository';

export type ConversationRow = typeof conversations.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

export const findConversation = findById(conversations);
export const lockConversation = lockById(conversations);

export const updateConversation = updateById(conversations);
export const findMessageById = findById(chatMessages);
export const updateMessage = updateById(chatMessages);

const inOrder = (a: string, b: string): [string, string] => (BigInt(a) < BigInt(b) ? [a, b] : [b, a]);

export async function findPair(tx: Tx, a: string, b: string): Promise<ConversationRow | undefined> {
  const [lowId, highId] = inOrder(a, b);
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.kind, 'c2c'), eq(conversations.lowId, lowId), eq(conversations.highId, highId)));
  return row;
}

export async function findService(tx: Tx, ownerId: string): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.kind, 'service'), eq(conversations.ownerId, ownerId)));
  return row;
}

export async function findMade(tx: Tx, ownerId: string, clientId: string): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.clientId, clientId)));
  return row;
}

export async function findByActivity(tx: Tx, activityId: string): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.activityId, activityId));
  return row;
}

/** Undefined: somebody else was quicker. */
export async function insertOnce(
  tx: Tx,
  row: typeof conversations.$inferInsert & { pair?: readonly [string, string] },
): Promise<ConversationRow | undefined> {
  const { pair, ...values } = row;
  const [lowId, highId] = pair ? inOrder(...pair) : [null, null];
  const [made] = await tx
    .insert(conversations)
    .values({ ...values, lowId, highId })
    .onConflictDoNothing()
    .returning();
  return made;
}

export async function addSeats(
  tx: Tx,
  { id, lastSeq, lastAt }: ConversationRow,
  memberIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const added = await tx
    .insert(seats)
    .values(memberIds.map((memberId) => ({ conversationId: id, memberId, readSeq: lastSeq, lastAt, joinedAt: now })))
    .onConflictDoNothing()
    .returning({ memberId: seats.memberId });
  return added.map(({ memberId }) => memberId);
}

const seatOf = (conversationId: string, memberId: string) =>
  and(eq(seats.conversationId, conversationId), eq(seats.memberId, memberId));

export async function findSeat(tx: Tx, memberId: string, conversationId: string): Promise<SeatRow | undefined> {
  const [row] = await tx.select().from(seats).where(seatOf(conversationId, memberId));
  return row;
}

export async function updateSeat(tx: Tx, memberId: string, conversationId: string, set: Partial<SeatRow>) {
  await tx.update(seats).set(set).where(seatOf(conversationId, memberId));
}

export async function deleteSeat(tx: Tx, memberId: string, conversationId: string): Promise<void> {
  await tx.delete(seats).where(seatOf(conversationId, memberId));
}

export const listSeats = (tx: Tx, conversationId: string): Promise<SeatRow[]> =>
  tx
    .select()
    .from(seats)
    .where(eq(seats.conversationId, conversationId))
    .orderBy(asc(seats.joinedAt), asc(seats.memberId));

export const countSeats = (tx: Tx, conversationId: string): Promise<number> =>
  tx.$count(seats, eq(seats.conversationId, conversationId));

/** Everybody's list moves; what others said is unread, but for system lines. */
export async function touchSeats(
  tx: Tx,
  { id, lastAt }: ConversationRow,
  { senderId, mentions, messageId }: { senderId: string | null; mentions: readonly string[]; messageId: string },
): Promise<string[]> {
  const rows = await tx
    .update(seats)
    .set({
      lastAt,
      ...(senderId === null
        ? {}
        : { unread: sql`${seats.unread} + (case when ${seats.memberId} = ${senderId} then 0 else 1 end)` }),
      ...(mentions.length > 0
        ? {
            mentionId: sql`case when ${inArray(seats.memberId, [...mentions])} then ${messageId}::bigint else ${seats.mentionId} end`,
          }
        : {}),
    })
    .where(eq(seats.conversationId, id))
    .returning({ memberId: seats.memberId });
  return rows.map(({ memberId }) => memberId);
}

/** What was taken back is unread no more, and says nobody's name: an earlier one that does is what is still to be read. */
export async function forgetUnread(tx: Tx, { id, conversationId, seq, senderId }: MessageRow): Promise<void> {
  await tx
    .update(seats)
    .set({ unread: sql`greatest(0, ${seats.unread} - 1)` })
    .where(and(eq(seats.conversationId, conversationId), lt(seats.readSeq, seq), ne(seats.memberId, senderId ?? '0')));
  const earlier = sql`(select ${chatMessages.id} from ${chatMessages} where ${chatMessages.conversationId} = ${conversationId}
    and ${chatMessages.seq} > ${seats.readSeq} and ${chatMessages.id} <> ${id} and ${chatMessages.status} = 'sent'
    and ${chatMessages.mentions} ? ${seats.memberId}::text order by ${chatMessages.seq} desc limit 1)`;
  await tx
    .update(seats)
    .set({ mentionId: earlier })
    .where(and(eq(seats.conversationId, conversationId), eq(seats.mentionId, id)));
}

const COUNTED: SQL = sql`${chatMessages.senderId} is not null and ${chatMessages.status} = 'sent'`;

/** Messages of others after a place; no more than a badge can say. */
export async function countAfter(tx: Tx, memberId: string, conversationId: string, seq: number): Promise<number> {
  const some = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        gt(chatMessages.seq, seq),
        COUNTED,
        ne(chatMessages.senderId, memberId),
      ),
    )
    .limit(1000)
    .as('some');
  return tx.$count(some);
}

/** Faces of groups: four of each, read from the index. */
export async function listFaces(
  tx: Tx,
  ids: readonly string[],
): Promise<{ conversationId: string; memberId: string }[]> {
  if (ids.length === 0) return [];
  const four = tx
    .select({ memberId: seats.memberId })
    .from(seats)
    .where(eq(seats.conversationId, conversations.id))
    .orderBy(asc(seats.memberId))
    .limit(4)
    .as('four');
  return tx
    .select({ conversationId: conversations.id, memberId: four.memberId })
    .from(conversations)
    .innerJoinLateral(four, sql`true`)
    .where(inArray(conversations.id, [...ids]));
}

export async function countMembers(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: seats.conversationId, count: sql<number>`count(*)::int` })
    .from(seats)
    .where(inArray(seats.conversationId, [...ids]))
    .groupBy(seats.conversationId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface Listed {
  conversation: ConversationRow;
  seat: SeatRow | null;
}
export interface Cursor {
  top: boolean;
  lastAt: number;
  id: string;
}

/** The other one of a pair is called so, or the group. */
const isCalled = (memberId: string, keyword: string): SQL | undefined => {
  const other = sql`case when ${conversations.lowId} = ${memberId} then ${conversations.highId} else ${conversations.lowId} end`;
  return or(
    contains(conversations.title, keyword),
    sql`exists (select 1 from ${members} where ${members.id} = ${other} and ${contains(members.nickname, keyword)})`,
    sql`exists (select 1 from ${members} where ${conversations.kind} = 'service' and ${members.id} = ${conversations.ownerId} and ${contains(members.nickname, keyword)})`,
  );
};

interface ListAsk {
  memberId: string;
  keyword: string;
  after: Cursor | undefined;
  limit: number;
}

/** The own ones, what stands on top first, then the last that moved. */
export const listOwn = (tx: Tx, { memberId, keyword, after, limit }: ListAsk): Promise<Listed[]> =>
  tx
    .select({ conversation: conversations, seat: seats })
    .from(seats)
    .innerJoin(conversations, eq(conversations.id, seats.conversationId))
    .where(
      and(
        eq(seats.memberId, memberId),
        after &&
          sql`(${seats.top}, ${seats.lastAt}, ${seats.conversationId}) < (${after.top}::boolean, ${after.lastAt}::bigint, ${after.id}::bigint)`,
        or(ne(conversations.kind, 'service'), eq(conversations.ownerId, memberId)),
        staysOpen(memberId),
        keyword ? isCalled(memberId, keyword) : undefined,
      ),
    )
    .orderBy(desc(seats.top), desc(seats.lastAt), desc(seats.conversationId))
    .limit(limit);

/** Conversations of all customers with the service, as its desk sees them; one without a word is none yet. */
export const listDesk = (tx: Tx, { memberId, keyword, after, limit }: ListAsk): Promise<Listed[]> =>
  tx
    .select({ conversation: conversations, seat: seats })
    .from(conversations)
    .leftJoin(seats, and(eq(seats.conversationId, conversations.id), eq(seats.memberId, memberId)))
    .where(
      and(
        eq(conversations.kind, 'service'),
        ne(conversations.ownerId, memberId),
        gt(conversations.lastSeq, 0),
        after && !after.top
          ? sql`(${conversations.lastAt}, ${conversations.id}) < (${after.lastAt}::bigint, ${after.id}::bigint)`
          : undefined,
        keyword ? isCalled(memberId, keyword) : undefined,
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit);

/** Customers who wait for an answer of the service: those that nobody has taken, and those of whom somebody has. */
export const countWaiting = (tx: Tx, takenById?: string): Promise<number> =>
  tx.$count(
    conversations,
    and(
      isNotNull(conversations.waitingSince),
      takenById === undefined
        ? undefined
        : or(sql`${conversations.takenById} is null`, eq(conversations.takenById, takenById)),
    ),
  );

/** Who sits at the desk of the service, as members. */
export async function listDeskIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: employees.memberId })
    .from(employees)
    .where(sql`${employees.areas} ? 'service'`);
  return rows.map(({ id }) => id);
}

const ofConversation = (conversationId: string) => eq(chatMessages.conversationId, conversationId);

export async function findMessage(tx: Tx, conversationId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), ofConversation(conversationId)));
  return row;
}

/** Whether a message of the member that still stands carries the file of this address. */
export async function hasChatFile(tx: Tx, memberId: string, url: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.senderId, memberId),
        eq(chatMessages.type, 'file'),
        sql`${chatMessages.body} ->> 'url' = ${url}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findSent(
  tx: Tx,
  conversationId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(ofConversation(conversationId), eq(chatMessages.senderId, senderId), eq(chatMessages.clientId, clientId)),
    );
  return row;
}

export async function listMessagesById(tx: Tx, ids: readonly string[]): Promise<MessageRow[]> {
  return ids.length === 0
    ? []
    : tx
        .select()
        .from(chatMessages)
        .where(inArray(chatMessages.id, [...ids]));
}

/** In the order they are read on the way: backwards before a place, forwards after one. */
export const listBefore = (
  tx: Tx,
  conversationId: string,
  seq: number | undefined,
  limit: number,
): Promise<MessageRow[]> =>
  tx
    .select()
    .from(chatMessages)
    .where(and(ofConversation(conversationId), seq === undefined ? undefined : lt(chatMessages.seq, seq)))
    .orderBy(desc(chatMessages.seq))
    .limit(limit);

export const listAfter = (tx: Tx, conversationId: string, seq: number, limit: number): Promise<MessageRow[]> =>
  tx
    .select()
    .from(chatMessages)
    .where(and(ofConversation(conversationId), gt(chatMessages.seq, seq)))
    .orderBy(asc(chatMessages.seq))
    .limit(limit);

/** New ones and changed ones, in the order in which it happened. */
export const listSince = (tx: Tx, conversationId: string, rev: number, limit: number): Promise<MessageRow[]> =>
  tx
    .select()
    .from(chatMessages)
    .where(and(ofConversation(conversationId), gt(chatMessages.rev, rev)))
    .orderBy(asc(chatMessages.rev))
    .limit(limit);

export interface Looking {
  conversationId: string;
  fromId: string | undefined;
  type: ChatType | undefined;
  from: number | undefined;
  to: number | undefined;
  before: number | undefined;
}

const fits = ({ fromId, type, from, to }: Looking): SQL | undefined =>
  and(
    COUNTED,
    fromId === undefined ? undefined : eq(chatMessages.senderId, fromId),
    type === undefined ? undefined : eq(chatMessages.type, type),
    from === undefined ? undefined : gte(chatMessages.at, from),
    to === undefined ? undefined : lt(chatMessages.at, to),
  );

/** Places of a day: a search of one day looks nowhere else. */
export async function placesOf(
  tx: Tx,
  conversationId: string,
  from: number,
  to: number,
): Promise<{ first: number; last: number } | undefined> {
  const within = and(ofConversation(conversationId), gte(chatMessages.at, from), lt(chatMessages.at, to));
  const edge = (order: SQL[]) =>
    tx
      .select({ seq: chatMessages.seq })
      .from(chatMessages)
      .where(within)
      .orderBy(...order)
      .limit(1);
  const [[first], [last]] = [
    await edge([asc(chatMessages.at), asc(chatMessages.seq)]),
    await edge([desc(chatMessages.at), desc(chatMessages.seq)]),
  ];
  return first && last ? { first: first.seq, last: last.seq } : undefined;
}

/** How often a gram stands in the conversation, up to `most`. */
export async function countGram(tx: Tx, conversationId: string, gram: string, most: number): Promise<number> {
  const some = tx
    .select({ seq: chatGrams.seq })
    .from(chatGrams)
    .where(and(eq(chatGrams.conversationId, conversationId), eq(chatGrams.gram, gram)))
    .limit(most)
    .as('some');
  return tx.$count(some);
}

/** Places of a gram, the newest first. */
export async function listPlaces(
  tx: Tx,
  conversationId: string,
  { gram, before, first }: { gram: string; before: number | undefined; first: number | undefined },
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .select({ seq: chatGrams.seq })
    .from(chatGrams)
    .where(
      and(
        eq(chatGrams.conversationId, conversationId),
        eq(chatGrams.gram, gram),
        before === undefined ? undefined : lt(chatGrams.seq, before),
        first === undefined ? undefined : gte(chatGrams.seq, first),
      ),
    )
    .orderBy(desc(chatGrams.seq))
    .limit(limit);
  return rows.map(({ seq }) => seq);
}

/** Of these places, the messages that fit. */
export const listAt = (tx: Tx, looking: Looking, places: readonly number[]): Promise<MessageRow[]> =>
  places.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(chatMessages)
        .where(and(ofConversation(looking.conversationId), inArray(chatMessages.seq, [...places]), fits(looking)))
        .orderBy(desc(chatMessages.seq));

/** Without words: what fits among the next `window` messages of this sender, this type, or of all. */
export async function listWindow(
  tx: Tx,
  looking: Looking,
  first: number | undefined,
  window: number,
): Promise<MessageRow[]> {
  const { conversationId, before, type, fromId } = looking;
  return tx
    .select()
    .from(chatMessages)
    .where(
      and(
        ofConversation(conversationId),
        before === undefined ? undefined : lt(chatMessages.seq, before),
        first === undefined ? undefined : gte(chatMessages.seq, first),
        type !== undefined
          ? eq(chatMessages.type, type)
          : fromId !== undefined
            ? eq(chatMessages.senderId, fromId)
            : undefined,
      ),
    )
    .orderBy(desc(chatMessages.seq))
    .limit(window);
}

export async function insertMessage(tx: Tx, row: typeof chatMessages.$inferInsert): Promise<MessageRow> {
  const [made] = await tx.insert(chatMessages).values(row).returning();
  if (!made) throw new Error('the message was not written');
  return made;
}

export async function insertGrams(
  tx: Tx,
  { conversationId, seq }: MessageRow,
  grams: readonly string[],
): Promise<void> {
  if (grams.length > 0) await tx.insert(chatGrams).values(grams.map((gram) => ({ conversationId, gram, seq })));
}

export async function deleteGrams(
  tx: Tx,
  { conversationId, seq }: MessageRow,
  grams: readonly string[],
): Promise<void> {
  if (grams.length === 0) return;
  await tx
    .delete(chatGrams)
    .where(
      and(eq(chatGrams.conversationId, conversationId), eq(chatGrams.seq, seq), inArray(chatGrams.gram, [...grams])),
    );
}

/** Who has not read as far as the message, without its sender. */
export async function listBehind(tx: Tx, { conversationId, seq, senderId }: MessageRow): Promise<string[]> {
  const rows = await tx
    .select({ memberId: seats.memberId })
    .from(seats)
    .where(and(eq(seats.conversationId, conversationId), lt(seats.readSeq, seq), ne(seats.memberId, senderId ?? '0')));
  return rows.map(({ memberId }) => memberId);
}

/** Of these members, those who take part. */
export async function seatedOf(tx: Tx, conversationId: string, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .select({ memberId: seats.memberId })
    .from(seats)
    .where(and(eq(seats.conversationId, conversationId), inArray(seats.memberId, [...memberIds])));
  return rows.map(({ memberId }) => memberId);
}

/** The place before which a phone asks: of a message of this conversation. */
export async function seqOf(tx: Tx, conversationId: string, id: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), ofConversation(conversationId)));
  return row?.seq;
}

/** The desk has read as far as this. */
export async function readAtDesk(tx: Tx, id: string, seq: number): Promise<void> {
  await tx
    .update(conversations)
    .set({ deskSeq: sql`greatest(${conversations.deskSeq}, ${seq}::int)` })
    .where(and(eq(conversations.id, id), lte(conversations.deskSeq, seq)));
}
