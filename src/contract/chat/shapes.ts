/** Conversations and messages as they travel; bodies are kept in this shape too. */
import { UserBrief } from '../member/schemas';
import { Count, Flag, Id, Int, KV, List, Ms, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';

export const CHAT_TYPES = [
  'text',
  'emoji',
  'image',
  'voice',
  'video',
  'file',
  'goods',
  'order',
  'report',
  'quote',
  'system',
] as const;
/** What people send by themselves: reports have a call of their own, system lines nobody sends. */
export const SENT_TYPES = ['text', 'emoji', 'image', 'voice', 'video', 'file', 'goods', 'order', 'quote'] as const;
export const REPORT_KINDS = ['daily', 'table', 'chart'] as const;
/** Six faces that a message may be answered with, by the words of the emoji list. */
export const REACTIONS = ['点赞', '爱心', '开心', '惊讶', '抱拳', '难过'] as const;

/** Text and emoji: `text`. Uploads: `url` with what the server knows of the file. Cards: `refId`, and what the thing said of itself. */
export const ChatBody = Shape({
  text: Optional(Text),
  url: Optional(Text),
  name: Optional(Text),
  size: Optional(Count),
  width: Optional(Int),
  height: Optional(Int),
  seconds: Optional(Int),
  cover: Optional(Text),
  refId: Optional(Text),
  /** Of a report. */
  kind: Optional(OneOf(REPORT_KINDS)),
  title: Optional(Text),
  sub: Optional(Text),
  note: Optional(Text),
  picture: Optional(Text),
  route: Optional(Text),
  rows: Optional(List(KV)),
});

export const ChatMsg = Shape({
  id: Id,
  /** Given by the sender's phone: a retry keeps it. */
  clientId: Text,
  conversationId: Text,
  /** Place in the conversation. */
  seq: Int,
  /** Rises with each change of the conversation: who knows one misses nothing by asking for what came after it. */
  rev: Int,
  from: UserBrief,
  type: OneOf(CHAT_TYPES),
  body: ChatBody,
  status: OneOf(['sent', 'recalled']),
  replyTo: Optional(Shape({ id: Id, from: Text, text: Text })),
  mentions: List(Id),
  reactions: List(Shape({ key: OneOf(REACTIONS), memberIds: List(Id) })),
  at: Ms,
});

export const Conversation = Shape({
  /** C2C{userId} of the other one, or GROUP{groupId}. */
  id: Text,
  kind: OneOf(['c2c', 'group', 'service']),
  /** The realtime topic of a conversation is conv:{room}. */
  room: Id,
  recipientUserId: Optional(Id),
  groupId: Optional(Id),
  title: Text,
  avatar: Text,
  /** Up to four faces of a group. */
  faces: List(Text),
  members: Count,
  last: Optional(ChatMsg),
  unread: Count,
  /** An unread message that names the viewer. */
  mentionId: Optional(Id),
  muted: Flag,
  top: Flag,
  draft: Text,
  /** Service: since when the customer waits, and who answers. */
  waitingSince: Optional(Ms),
  takenBy: Optional(Text),
});

/** How far somebody has read. */
export const ChatReader = Shape({ memberId: Id, seq: Type.Integer() });

export type ChatType = (typeof CHAT_TYPES)[number];
export type SentType = (typeof SENT_TYPES)[number];
export type ReportKind = (typeof REPORT_KINDS)[number];
export type Reaction = (typeof REACTIONS)[number];
export type ChatBody = Static<typeof ChatBody>;
export type ChatMsg = Static<typeof ChatMsg>;
export type Conversation = Static<typeof Conversation>;
export type ChatReader = Static<typeof ChatReader>;
