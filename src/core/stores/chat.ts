/** The current conversation (rule 6.16). Ids are C2C{userId} and GROUP{groupId}. */
import { makeAutoObservable } from 'mobx';
import type { UserBrief } from '@/contract';

export interface ChatMessage {
  id: string;
  /** Given by the sender: a retry keeps it. */
  clientId: string;
  conversationId: string;
  from: UserBrief;
  type: 'text' | 'image' | 'voice' | 'video' | 'file' | 'goods' | 'order' | 'report' | 'system';
  body: string;
  status: 'sending' | 'sent' | 'failed' | 'recalled';
  /** Epoch milliseconds. */
  at: number;
}
export interface Conversation {
  id: string;
  kind: 'c2c' | 'group';
  recipientUserId?: string;
  groupId?: string;
  title?: string;
  avatar?: string;
}
export type ChatTarget = { userId: string } | { groupId: string };

export interface ChatStore {
  conversation: Conversation | undefined;
  messages: ChatMessage[];
  /** Makes the conversation current and empties the message list. */
  create(target: ChatTarget): Conversation;
  /** Changes fields of the current conversation; false when there is none. */
  update(patch: Partial<Omit<Conversation, 'id' | 'kind'>>): boolean;
  /** Adds a message at the end, or takes the place of the one with its clientId; false when it is of another conversation. */
  append(message: ChatMessage): boolean;
  /** Adds older messages at the beginning; those of other conversations and known ones are left out. */
  prepend(older: ChatMessage[]): void;
  clear(): void;
}

const conversationOf = (target: ChatTarget): Conversation =>
  'userId' in target
    ? { id: `C2C${target.userId}`, kind: 'c2c', recipientUserId: target.userId }
    : { id: `GROUP${target.groupId}`, kind: 'group', groupId: target.groupId };

export function createChatStore(): ChatStore {
  const isActive = ({ conversationId }: ChatMessage) => conversationId === store.conversation?.id;

  const store: ChatStore = makeAutoObservable<ChatStore>({
    conversation: undefined,
    messages: [],
    create(target) {
      const conversation = conversationOf(target);
      store.conversation = conversation;
      store.messages = [];
      return conversation;
    },
    update(patch) {
      if (!store.conversation) return false;
      Object.assign(store.conversation, patch);
      return true;
    },
    append(message) {
      if (!isActive(message)) return false;
      const known = store.messages.findIndex(({ clientId }) => clientId === message.clientId);
      if (known < 0) store.messages.push(message);
      else store.messages[known] = message;
      return true;
    },
    prepend(older) {
      const known = new Set(store.messages.map(({ clientId }) => clientId));
      store.messages.unshift(...older.filter((message) => isActive(message) && !known.has(message.clientId)));
    },
    clear() {
      store.conversation = undefined;
      store.messages = [];
    },
  });
  return store;
}
