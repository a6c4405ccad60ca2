import { UserBrief } from '../member/schemas';
import {
  Called,
  Day,
  Flag,
  Id,
  Int,
  Json,
  Keyword,
  List,
  Ms,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
} from '../kit';
import type { chatEndpoints } from './endpoints';
import { CHAT_TYPES, ChatMsg, ChatReader, Conversation, REACTIONS, REPORT_KINDS, SENT_TYPES } from './shapes';

const ConversationId = Type.String({
  pattern: '^(C2C|GROUP)(0|[1-9][0-9]{0,17})$',
  description: 'C2C{userId}, GROUP{groupId}',
});
const ClientId = Type.String({ minLength: 8, maxLength: 64, description: 'one per message (uuid)' });
const Size = Type.Integer({ minimum: 1, maximum: 50 });
/** What a phone says of a message: the rest is looked up. */
/** `text` of a paper: its name, under which it waits on the phone; what it is called the server knows. */
const SentBody = Shape({
  text: Optional(Type.String({ maxLength: 2000 })),
  url: Optional(Type.String({ maxLength: 300 })),
  refId: Optional(Id),
  replyTo: Optional(Id),
  mentions: Optional(List(Id, { maxItems: 50, uniqueItems: true })),
  /** read: up to this place. */
  seq: Optional(Int),
  messageId: Optional(Id),
});

export const chatSchemas = {
  /** Opens or makes the conversation with a member or a colleague, or of the public table one has a seat at; without anybody the own one with the service. */
  'site.dingChat': {
    request: Shape({
      userId: Optional(Id),
      groupId: Optional(Id),
      employeeId: Optional(Id),
      activityId: Optional(Id),
      to: Optional(OneOf(['service', 'advisor', 'manager'])),
    }),
    data: Conversation,
    limit: 60,
  },
  /**
   * Without conversationId the list, `before` being the last conversation of the page before. Else messages in their order: the newest,
   * those before or after a message, those around one, or what has changed since a rev.
   */
  'ding.chat': {
    request: Shape({
      conversationId: Optional(ConversationId),
      before: Optional(Text),
      after: Optional(Id),
      around: Optional(Id),
      since: Optional(Type.Integer({ minimum: 0 })),
      size: Optional(Size),
      keyword: Optional(Keyword),
    }),
    data: Shape({
      conversations: Optional(List(Conversation)),
      conversation: Optional(Conversation),
      messages: Optional(List(ChatMsg)),
      /** More of the same way; `newer`: there are later ones than these. */
      more: Optional(Flag),
      newer: Optional(Flag),
      rev: Optional(Int),
      readers: Optional(List(ChatReader)),
      notice: Optional(Text),
      pinned: Optional(ChatMsg),
    }),
  },
  /** Once per clientId. recall: within two minutes. */
  'ding.chatSend': {
    request: Shape({
      conversationId: Optional(ConversationId),
      action: OneOf(['send', 'recall', 'read', 'create', 'rename', 'addMember', 'leave', 'mute']),
      clientId: Optional(ClientId),
      type: Optional(OneOf(SENT_TYPES)),
      body: Optional(Json(SentBody)),
      /** Employees. */
      memberIds: Optional(Json(List(Id, { maxItems: 200, uniqueItems: true }))),
      title: Optional(Called({ minLength: 1, maxLength: 30 })),
      /** mute. */
      on: Optional(Flag),
    }),
    data: Shape({ message: Optional(ChatMsg), conversation: Optional(Conversation) }),
    limit: 120,
  },
  'ding.chatReport': {
    request: Shape({
      conversationId: ConversationId,
      kind: OneOf(REPORT_KINDS),
      refId: Type.String({ maxLength: 200 }),
      clientId: ClientId,
    }),
    data: ChatMsg,
    role: 'staff',
    limit: 30,
  },
  'ding.chatInfo': {
    request: Shape({ conversationId: ConversationId }),
    data: Shape({
      conversation: Conversation,
      notice: Text,
      ownerId: Id,
      members: List(UserBrief),
      can: List(OneOf(['rename', 'addMember', 'leave', 'notice'])),
    }),
  },
  /** The newest first; `before` is where to go on, also when this part had nothing. */
  'ding.chatSearch': {
    request: Shape({
      conversationId: ConversationId,
      keyword: Optional(Keyword),
      fromId: Optional(Id),
      type: Optional(OneOf(CHAT_TYPES)),
      day: Optional(Day),
      before: Optional(Type.Integer({ minimum: 1 })),
    }),
    data: Shape({ messages: List(ChatMsg), before: Optional(Int) }),
    limit: 120,
  },
  /** A paper that was sent is opened: its address for some minutes. */
  'ding.chatFile': {
    request: Shape({ conversationId: ConversationId, messageId: Id }),
    data: Shape({ url: Text }),
    limit: 60,
  },
  /** react and pin: a message, on or off. top, draft: the own list. notice: of the group. remind: who has not read it, once. */
  'ding.chatMark': {
    request: Shape({
      conversationId: ConversationId,
      action: OneOf(['react', 'pin', 'top', 'draft', 'notice', 'remind']),
      messageId: Optional(Id),
      key: Optional(OneOf(REACTIONS)),
      text: Optional(Type.String({ maxLength: 2000 })),
      on: Optional(Flag),
    }),
    data: Shape({ message: Optional(ChatMsg), conversation: Optional(Conversation) }),
    limit: 120,
  },
  /** A message becomes a task of a colleague, or of oneself. */
  'ding.chatTask': {
    request: Shape({
      conversationId: ConversationId,
      messageId: Id,
      assigneeId: Optional(Id),
      title: Type.String({ minLength: 1, maxLength: 60 }),
      dueAt: Optional(Ms),
      requestId: RequestId,
    }),
    data: Shape({ id: Id }),
    role: 'staff',
    limit: 30,
    once: true,
  },
} as const satisfies SchemasFor<typeof chatEndpoints>;
