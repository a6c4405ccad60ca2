/** Wire shapes of conversations and messages. */
import type { ChatMsg, ChatType, Conversation, Reaction } from '../../../../src/contract/chat/shapes';
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { loadBriefs } from '../../people/member/presenter';
import { wireId, type Place } from './access';
import {
  countMembers,
  listFaces,
  listMessagesById,
  type ConversationRow,
  type Listed,
  type MessageRow,
} from './repository';

const NOBODY: UserBrief = { id: '0', no: '', nickname: '', avatar: '', levelName: '' };
const SERVICE_NAME = '在线客服';
const MOST_QUOTED = 60;

const CARD_WORDS: Partial<Record<ChatType, string>> = {
  image: '[图片]',
  voice: '[语音]',
  video: '[视频]',
  file: '[文件]',
  goods: '[商品]',
  order: '[订单]',
  report: '[报表]',
  quote: '[报价]',
};

/** A message in one line, as lists, notices and quotes say it. */
export function lineOf({ type, body, status }: Pick<ChatMsg, 'type' | 'body' | 'status'>): string {
  if (status === 'recalled') return '撤回了一条消息';
  const word = CARD_WORDS[type];
  const text = word
    ? [word, body.title ?? (type === 'file' ? body.name : '')].filter(Boolean).join(' ')
    : (body.text ?? '');
  return Array.from(text).slice(0, MOST_QUOTED).join('');
}

/** What was taken back says nothing any more. */
export async function presentMessages(
  tx: Tx,
  rows: readonly MessageRow[],
  wireOf: (row: MessageRow) => string,
): Promise<ChatMsg[]> {
  const replies = await listMessagesById(
    tx,
    rows.flatMap(({ replyToId }) => replyToId ?? []),
  );
  const people = await loadBriefs(tx, [...new Set([...rows, ...replies].flatMap(({ senderId }) => senderId ?? []))]);
  const replied = new Map(replies.map((row) => [row.id, row]));
  return rows.map((row) => {
    const reply = row.replyToId === null ? undefined : replied.get(row.replyToId);
    const isGone = row.status === 'recalled';
    return {
      id: row.id,
      clientId: row.clientId,
      conversationId: wireOf(row),
      seq: row.seq,
      rev: row.rev,
      from: (row.senderId !== null && people.get(row.senderId)) || NOBODY,
      type: row.type,
      body: isGone ? {} : row.body,
      status: row.status,
      ...(reply && !isGone
        ? { replyTo: { id: reply.id, from: people.get(reply.senderId ?? '')?.nickname ?? '', text: lineOf(reply) } }
        : {}),
      mentions: isGone ? [] : row.mentions,
      reactions: isGone
        ? []
        : Object.entries(row.reactions).map(([key, memberIds]) => ({ key: key as Reaction, memberIds })),
      at: row.at,
    };
  });
}

/** What the desk has not read of a customer that waits for it, for whoever may take the conversation. */
const deskUnread = ({ waitingSince, takenById, lastSeq, deskSeq }: ConversationRow, memberId: string): number =>
  waitingSince === null || (takenById !== null && takenById !== memberId) ? 0 : lastSeq - deskSeq;

export async function presentConversations(tx: Tx, memberId: string, rows: readonly Listed[]): Promise<Conversation[]> {
  const groups = rows.flatMap(({ conversation }) => (conversation.kind === 'group' ? [conversation.id] : []));
  const faces = await listFaces(tx, groups);
  const counts = await countMembers(tx, groups);
  const wires = new Map(rows.map(({ conversation }) => [conversation.id, wireId(conversation, memberId)]));
  const last = await listMessagesById(
    tx,
    rows.flatMap(({ conversation }) => conversation.lastId ?? []),
  );
  const shown = new Map(
    (await presentMessages(tx, last, (row) => wires.get(row.conversationId) ?? '')).map((message) => [
      message.id,
      message,
    ]),
  );
  const ids = rows.flatMap(({ conversation: { kind, lowId, highId, ownerId, takenById } }) =>
    kind === 'c2c'
      ? [lowId ?? '', highId ?? '']
      : kind === 'service'
        ? [ownerId, ...(takenById ? [takenById] : [])]
        : [],
  );
  const people = await loadBriefs(tx, [...new Set([...ids, ...faces.map((face) => face.memberId)])].filter(Boolean));
  return rows.map(({ conversation, seat }) => {
    const { id, kind, lowId, highId, ownerId, takenById, waitingSince } = conversation;
    const otherId =
      kind === 'c2c'
        ? lowId === memberId
          ? highId
          : lowId
        : kind === 'service' && ownerId !== memberId
          ? ownerId
          : null;
    const other = otherId === null ? undefined : people.get(otherId);
    const isDesk = kind === 'service' && ownerId !== memberId;
    const message = shown.get(conversation.lastId ?? '');
    return {
      id: wireId(conversation, memberId),
      kind,
      room: id,
      ...(kind === 'c2c' && otherId ? { recipientUserId: otherId } : {}),
      ...(kind === 'c2c' ? {} : { groupId: id }),
      title: kind === 'group' ? conversation.title : (other?.nickname ?? SERVICE_NAME),
      avatar: other?.avatar ?? (kind === 'service' ? (people.get(takenById ?? '')?.avatar ?? '') : ''),
      faces: faces.flatMap((face) => (face.conversationId === id ? [people.get(face.memberId)?.avatar ?? ''] : [])),
      members: kind === 'group' ? (counts.get(id) ?? 0) : 2,
      ...(message ? { last: message } : {}),
      unread: isDesk ? deskUnread(conversation, memberId) : (seat?.unread ?? 0),
      ...(seat?.mentionId ? { mentionId: seat.mentionId } : {}),
      muted: seat?.muted ?? false,
      top: seat?.top ?? false,
      draft: seat?.draft ?? '',
      ...(isDesk && waitingSince !== null ? { waitingSince } : {}),
      ...(kind === 'service' && takenById !== null ? { takenBy: people.get(takenById)?.nickname ?? '' } : {}),
    };
  });
}

export async function presentPlace(tx: Tx, { conversation, memberId, seat }: Place): Promise<Conversation> {
  const [one] = await presentConversations(tx, memberId, [{ conversation, seat: seat ?? null }]);
  return one as Conversation;
}

export const presentOf = async (
  tx: Tx,
  { conversation, memberId }: Place,
  rows: readonly MessageRow[],
): Promise<ChatMsg[]> => {
  const wire = wireId(conversation, memberId);
  return presentMessages(tx, rows, () => wire);
};
