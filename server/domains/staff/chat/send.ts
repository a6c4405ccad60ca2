/** Sending (rules 28.2 to 28.5): once by the phone's id, in the order in which senders get hold of the conversation. */
import type { ChatBody, SentType } from '../../../../src/contract/chat/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { isBlockedPost } from '../../../lib/words';
import { gramsOf } from '../../offer/keyword/grams';
import { askAbout, type Asking } from '../../people/contentCheck/open';
import { findEmployee } from '../../people/employee/repository';
import { keepOwnUpload } from '../../people/file/own';
import { placeOf, type Place } from './access';
import type { CardKind } from './kinds';
import { AUTO_REPLY_JOB, AUTO_REPLY_MS } from './jobKind';
import { presentOf } from './presenter';
import {
  deleteGrams,
  findMessage,
  findSent,
  forgetUnread,
  seatedOf,
  updateConversation,
  updateSeat,
  type MessageRow,
} from './repository';
import { gather } from './table';
import { change, tellPeople, wordsOf, write } from './write';

type Input = RequestOf<'ding.chatSend'>;
type Sent = NonNullable<Input['body']>;

/** After it a message stays. */
const RECALL_MS = 2 * 60_000;
const MOST_TEXT = 2000;

/** Each kind of message: what is kept of what the phone says. */
const BODIES: Record<
  SentType,
  (tx: Tx, memberId: string, body: Sent, now: number, server: Setup) => Promise<ChatBody>
> = {
  text: (_tx, _memberId, body) => Promise.resolve(textBody(body)),
  emoji: (_tx, _memberId, body) => Promise.resolve(textBody(body)),
  image: (tx, memberId, { url = '' }) => keepOwnUpload(tx, memberId, url, 'image'),
  voice: (tx, memberId, { url = '' }) => keepOwnUpload(tx, memberId, url, 'voice'),
  video: (tx, memberId, { url = '' }) => keepOwnUpload(tx, memberId, url, 'video'),
  file: (tx, memberId, { url = '' }) => keepOwnUpload(tx, memberId, url, 'file'),
  goods: (tx, memberId, { refId = '' }, now, server) => cardBody(tx, memberId, { kind: 'goods', refId }, now, server),
  order: (tx, memberId, { refId = '' }, now, server) => cardBody(tx, memberId, { kind: 'order', refId }, now, server),
  quote: (tx, memberId, { refId = '' }, now, server) => cardBody(tx, memberId, { kind: 'quote', refId }, now, server),
};

function textBody({ text = '' }: Sent): ChatBody {
  const said = text.trim();
  if (said === '') throw badRequest('body', '请先写点什么');
  if (Array.from(said).length > MOST_TEXT) throw badRequest('body', `一条消息最多 ${MOST_TEXT} 个字`);
  if (isBlockedPost(said)) throw refuse('内容含有不能发送的词语，请改一改', { field: 'body' });
  return { text: said };
}

/** 404 for what the sender may not see. */
async function cardBody(
  tx: Tx,
  memberId: string,
  { kind, refId }: { kind: CardKind; refId: string },
  now: number,
  server: Setup,
): Promise<ChatBody> {
  const cardOf = server.kinds.chatCards[kind];
  if (!cardOf || refId === '') throw notFound();
  return { refId, ...(await cardOf(tx, { memberId, now, server }, refId)) };
}

/** The same clientId again is the message that it has become. */
export async function sendMessage(
  tx: Tx,
  memberId: string,
  { conversationId, clientId, type, body = {} }: Input,
  now: number,
  server: Setup & Asking,
): Promise<DataOf<'ding.chatSend'>> {
  if (clientId === undefined) throw badRequest('clientId');
  if (type === undefined) throw badRequest('type');
  const place = await placeOf(tx, memberId, conversationId, true);
  const before = await findSent(tx, place.conversation.id, memberId, clientId);
  const row = before ?? (await post(tx, place, { clientId, type, said: body }, now, server));
  if (!before) await checkSaid(tx, place, row, now, server);
  return { message: (await presentOf(tx, place, [row]))[0] };
}

/** What is private is there at once and looked at afterwards; what colleagues say to one another is not. */
async function checkSaid(
  tx: Tx,
  { conversation, memberId, isDesk }: Place,
  { id: targetId, type, body }: MessageRow,
  now: number,
  server: Asking,
): Promise<void> {
  if (conversation.staffOnly || isDesk) return;
  const text = type === 'file' ? (body.name ?? '') : type === 'text' || type === 'emoji' ? (body.text ?? '') : '';
  const media = mediaOf(type, body);
  await askAbout(tx, { kind: 'chat', targetId, memberId, text, media }, now, server);
}

/** A film is not looked at by the platform, but its cover. */
function mediaOf(type: MessageRow['type'], { url, cover }: ChatBody): string[] {
  const shown = type === 'video' ? cover : type === 'image' || type === 'voice' ? url : undefined;
  return shown === undefined || shown === '' ? [] : [shown];
}

async function post(
  tx: Tx,
  place: Place,
  { clientId, type, said }: { clientId: string; type: SentType; said: Sent },
  now: number,
  server: Setup,
): Promise<MessageRow> {
  const { conversation, memberId } = place;
  const body = await BODIES[type](tx, memberId, said, now, server);
  const reply = said.replyTo === undefined ? undefined : await findMessage(tx, conversation.id, said.replyTo);
  if (said.replyTo !== undefined && reply?.status !== 'sent') throw badRequest('body', '要回复的消息已不在');
  const mentions = (await seatedOf(tx, conversation.id, said.mentions ?? [])).filter((id) => id !== memberId);
  return deliver(tx, place, { clientId, type, body, replyToId: reply?.id ?? null, mentions }, now, server);
}

/** A report into a conversation, by whoever may see it. */
export async function sendReport(
  tx: Tx,
  memberId: string,
  { conversationId, kind, refId, clientId }: RequestOf<'ding.chatReport'>,
  now: number,
  server: Setup,
): Promise<DataOf<'ding.chatReport'>> {
  const place = await placeOf(tx, memberId, conversationId, true);
  const before = await findSent(tx, place.conversation.id, memberId, clientId);
  const row =
    before ??
    (await deliver(
      tx,
      place,
      { clientId, type: 'report', body: { kind, ...(await cardBody(tx, memberId, { kind, refId }, now, server)) } },
      now,
      server,
    ));
  const [message] = await presentOf(tx, place, [row]);
  if (!message) throw notFound();
  return message;
}

/** Who writes has read what stands above; at the desk of the service who answers takes the conversation. */
async function deliver(
  tx: Tx,
  { conversation, memberId, seat, isDesk }: Place,
  message: {
    clientId: string;
    type: MessageRow['type'];
    body: ChatBody;
    replyToId?: string | null;
    mentions?: string[];
  },
  now: number,
  server: Setup,
): Promise<MessageRow> {
  await requireReader(tx, memberId, conversation);
  await gather(tx, conversation, now);
  const row = await write(tx, conversation, { senderId: memberId, ...message }, now);
  if (seat)
    await updateSeat(tx, memberId, conversation.id, { readSeq: row.seq, unread: 0, mentionId: null, draft: '' });
  if (conversation.kind !== 'service') return row;
  await updateConversation(
    tx,
    conversation.id,
    isDesk
      ? { takenById: memberId, deskSeq: row.seq, waitingSince: null }
      : { waitingSince: conversation.waitingSince ?? now },
  );
  if (!isDesk && server.config.autopilot) await schedule(tx, AUTO_REPLY_JOB, conversation.id, now + AUTO_REPLY_MS);
  return row;
}

/** 422 to a colleague who works here no longer, and would never see it; what was said stays to be read. */
async function requireReader(
  tx: Tx,
  memberId: string,
  { kind, staffOnly, lowId, highId }: Place['conversation'],
): Promise<void> {
  if (kind !== 'c2c' || !staffOnly) return;
  const other = lowId === memberId ? highId : lowId;
  if (!(await findEmployee(tx, other ?? ''))) throw refuse('对方已离职，收不到新消息');
}

/** 404 of another conversation · 403 somebody else's · 422 after two minutes. Twice is once. */
export async function recall(
  tx: Tx,
  memberId: string,
  { conversationId, body }: Input,
  now: number,
): Promise<DataOf<'ding.chatSend'>> {
  const place = await placeOf(tx, memberId, conversationId, true);
  const row = await findMessage(tx, place.conversation.id, body?.messageId ?? '0');
  if (row?.senderId !== memberId) throw notFound();
  if (row.status === 'recalled') return { message: (await presentOf(tx, place, [row]))[0] };
  if (now > row.at + RECALL_MS) throw refuse('超过 2 分钟，不能撤回了');
  return { message: (await presentOf(tx, place, [await takeAway(tx, place, row)]))[0] };
}

/** A message that was taken away keeps its place and says nothing any more. The conversation's row is locked by the caller. */
export async function takeAway(tx: Tx, place: Pick<Place, 'conversation'>, row: MessageRow): Promise<MessageRow> {
  await deleteGrams(tx, row, gramsOf(wordsOf(row)));
  await forgetUnread(tx, row);
  if (place.conversation.pinnedId === row.id) await updateConversation(tx, place.conversation.id, { pinnedId: null });
  const gone = await change(tx, place, row.id, { status: 'recalled', reactions: {} });
  await tellPeople(tx, place.conversation, []);
  return gone;
}
