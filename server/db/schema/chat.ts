/** Conversations of the staff and with members: who takes part, what was said in which order, and how far each has read. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChatBody, ChatType, Reaction } from '../../../src/contract/chat/shapes';
import { flag, id, json, list, ms, ref, words } from '../columns';

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** service: of one member with everybody who has the area service. */
    kind: words<'c2c' | 'group' | 'service'>('kind').notNull(),
    title: text('title').notNull().default(''),
    notice: text('notice').notNull().default(''),
    /** Who made the group; of a service conversation the member it belongs to. */
    ownerId: ref('owner_id').notNull(),
    /** The two of a pair, the smaller id first. */
    lowId: ref('low_id'),
    highId: ref('high_id'),
    /** Place of the last message; who writes locks the row and takes the next one. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Rises with every message and every change of one: what is newer than a phone's was missed by it. */
    rev: integer('rev').notNull().default(0),
    lastAt: ms('last_at').notNull(),
    lastId: ref('last_id'),
    pinnedId: ref('pinned_id'),
    /** Service: the member who answers, how far the desk has read, and since when its customer waits. */
    takenById: ref('taken_by_id'),
    deskSeq: integer('desk_seq').notNull().default(0),
    waitingSince: ms('waiting_since'),
    /** Only of colleagues: who leaves the staff does not see it any more. */
    staffOnly: flag('staff_only'),
    /** The public table whose guests talk here. */
    activityId: ref('activity_id'),
    /** By which the phone of its owner made it: once. */
    clientId: text('client_id'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversations_client').on(t.ownerId, t.clientId),
    uniqueIndex('conversations_pair')
      .on(t.lowId, t.highId)
      .where(sql`${t.kind} = 'c2c'`),
    uniqueIndex('conversations_service')
      .on(t.ownerId)
      .where(sql`${t.kind} = 'service'`),
    uniqueIndex('conversations_activity').on(t.activityId),
    index('conversations_desk')
      .on(t.lastAt, t.id)
      .where(sql`${t.kind} = 'service'`),
    index('conversations_waiting')
      .on(t.waitingSince)
      .where(sql`${t.waitingSince} is not null`),
  ],
);

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: ref('conversation_id').notNull(),
    memberId: ref('member_id').notNull(),
    /** Who has read a later message has read the earlier ones. */
    readSeq: integer('read_seq').notNull().default(0),
    /** Messages of others that are not read yet, without system lines and without what was recalled. */
    unread: integer('unread').notNull().default(0),
    /** The last unread message that names the member. */
    mentionId: ref('mention_id'),
    muted: flag('muted'),
    /** The conversation stands on top of the own list. */
    top: flag('top'),
    draft: text('draft').notNull().default(''),
    /** The conversation's, so that the own list is read from an index. */
    lastAt: ms('last_at').notNull(),
    joinedAt: ms('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.memberId] }),
    index('conversation_members_list').on(t.memberId, t.top, t.lastAt, t.conversationId),
    index('conversation_members_unread')
      .on(t.memberId)
      .where(sql`${t.unread} > 0 and not ${t.muted}`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: ref('conversation_id').notNull(),
    seq: integer('seq').notNull(),
    /** The conversation's when this message last changed. */
    rev: integer('rev').notNull(),
    /** null = a system line. */
    senderId: ref('sender_id'),
    /** Given by the sender's phone: however often it comes, it is one message. */
    clientId: text('client_id').notNull(),
    type: words<ChatType>('type').notNull(),
    body: json<ChatBody>('body').notNull(),
    status: words<'sent' | 'recalled'>('status').notNull().default('sent'),
    replyToId: ref('reply_to_id'),
    /** Members who are named with an @. */
    mentions: list('mentions'),
    reactions: json<Partial<Record<Reaction, string[]>>>('reactions')
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** The unread were reminded of it. */
    reminded: flag('reminded'),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_messages_seq').on(t.conversationId, t.seq),
    uniqueIndex('chat_messages_client').on(t.conversationId, t.senderId, t.clientId),
    index('chat_messages_rev').on(t.conversationId, t.rev),
    index('chat_messages_type').on(t.conversationId, t.type, t.seq),
    index('chat_messages_sender').on(t.conversationId, t.senderId, t.seq),
    index('chat_messages_at').on(t.conversationId, t.at),
  ],
);

/** Characters and pairs of characters of a message, the newest found first: a search looks up what it needs and no more. */
export const chatGrams = pgTable(
  'chat_grams',
  { conversationId: ref('conversation_id').notNull(), gram: text('gram').notNull(), seq: integer('seq').notNull() },
  (t) => [primaryKey({ columns: [t.conversationId, t.gram, t.seq] })],
);
