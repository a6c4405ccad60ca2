/** Puts a message into its conversation: the next place, everybody's list and badge, the frame of the topic; all in the transaction of who locked it. */
import type { ChatBody, ChatType } from '../../../../src/contract/chat/shapes';
import type { Tx } from '../../../db/client';
import { publish } from '../../../realtime/publish';
import { gramsOf } from '../../offer/keyword/grams';
import { wireId, type Place } from './access';
import { presentMessages } from './presenter';
import {
  insertGrams,
  insertMessage,
  listDeskIds,
  touchSeats,
  updateConversation,
  updateMessage,
  type ConversationRow,
  type MessageRow,
} from './repository';

export interface NewMessage {
  /** null: a system line. */
  senderId: string | null;
  clientId?: string;
  type: ChatType;
  body: ChatBody;
  replyToId?: string | null;
  mentions?: string[];
}

/** What of a message a search finds. */
export const wordsOf = ({ type, body }: Pick<MessageRow, 'type' | 'body'>): string =>
  type === 'system' ? '' : [body.text, body.title, type === 'file' ? body.name : ''].filter(Boolean).join(' ');

/** Phones show their lists and badges anew. */
export async function tellPeople(tx: Tx, { id, kind }: ConversationRow, memberIds: readonly string[]): Promise<void> {
  const desk = kind === 'service' ? await listDeskIds(tx) : [];
  for (const memberId of [...new Set([...memberIds, ...desk])].toSorted())
    await publish(tx, `user:${memberId}`, { kind: 'notice', data: { box: 'chat', room: id } });
}

/** The conversation's row is locked by the caller. */
export async function write(
  tx: Tx,
  conversation: ConversationRow,
  message: NewMessage,
  now: number,
): Promise<MessageRow> {
  const { senderId, type, body, replyToId = null, mentions = [] } = message;
  const seq = conversation.lastSeq + 1;
  const rev = conversation.rev + 1;
  const clientId = message.clientId ?? `line-${seq}`;
  const row = await insertMessage(tx, {
    conversationId: conversation.id,
    seq,
    rev,
    senderId,
    clientId,
    type,
    body,
    replyToId,
    mentions,
    at: now,
  });
  Object.assign(
    conversation,
    await updateConversation(tx, conversation.id, { lastSeq: seq, rev, lastAt: now, lastId: row.id }),
  );
  await insertGrams(tx, row, gramsOf(wordsOf(row)));
  const people = await touchSeats(tx, conversation, { senderId, mentions, messageId: row.id });
  await tellTopic(tx, conversation, row, 'message');
  await tellPeople(tx, conversation, people);
  return row;
}

/** A hint: whoever misses it asks for what came after the rev it knows. Each reads the id by which it knows the conversation into it. */
async function tellTopic(
  tx: Tx,
  conversation: ConversationRow,
  row: MessageRow,
  kind: 'message' | 'change',
): Promise<void> {
  const [message] = await presentMessages(tx, [row], () => wireId(conversation, row.senderId ?? ''));
  await publish(tx, `conv:${conversation.id}`, { kind, rev: conversation.rev, data: { message } });
}

/** A message is another one: taken back, answered with a face. The conversation's row is locked by the caller. */
export async function change(
  tx: Tx,
  { conversation }: Pick<Place, 'conversation'>,
  id: string,
  set: Partial<MessageRow>,
): Promise<MessageRow> {
  const rev = conversation.rev + 1;
  Object.assign(conversation, await updateConversation(tx, conversation.id, { rev }));
  const row = await updateMessage(tx, id, { ...set, rev });
  await tellTopic(tx, conversation, row, 'change');
  return row;
}
