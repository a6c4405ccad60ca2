/**
 * The current conversation (rule 6.16): a window of its messages, who has read how far, and what is missed. Whatever the page of a conversation shows of
 * it stands here and nowhere else. Ids are C2C{userId} and GROUP{groupId}, as the viewer calls it. Who asks the server is the page's own
 * (src/dingding/chat/thread.ts).
 */
import { makeAutoObservable } from 'mobx';
import type { ChatMsg, Conversation } from '@/contract';

/** What is known now. */
export interface Known {
  conversation: Conversation | undefined;
  messages: ChatMsg[];
  /** Whether there are older ones, and later ones, than these. */
  more: boolean;
  newer: boolean;
  pinned: ChatMsg | undefined;
  notice: string;
  /** Member -> place; '0' is the desk of the service. */
  readers: Map<string, number>;
  rev: number;
  /** Messages of others that came while the reader was not at the end. */
  unseen: number;
}

export interface ChatStore extends Known {
  /** Of the current conversation, known before the server has said anything of it. */
  id: string | undefined;
  /** Makes the conversation current: nothing is known of it yet. */
  create(id: string): void;
  /** Changes what is known of the current conversation; false when another one is current. */
  update(id: string, patch: Partial<Omit<Known, 'messages' | 'readers'>>): boolean;
  /** The window anew. */
  replace(messages: readonly ChatMsg[]): void;
  /** Messages that came by whatever way, into their places; those of other conversations are left out. Gives back those that were not known. */
  append(messages: readonly ChatMsg[]): readonly ChatMsg[];
  /** Older ones, before those that are known. */
  prepend(older: readonly ChatMsg[]): void;
  /** Nobody has read less than is known. */
  read(memberId: string, seq: number): void;
  clear(): void;
}

/** The sender's own id of it: a retry keeps it, so a message that was sent twice stands once. */
const keyOf = ({ from, clientId }: ChatMsg): string => `${from.id} ${clientId}`;

/**
 * Messages in the server's order (rules 28.2, 28.3). An answer, a frame and a page of history bring the same ones in whatever order: of two that are
 * the same the one with the later rev counts, and each stands once.
 */
export function merge(known: readonly ChatMsg[], more: readonly ChatMsg[]): ChatMsg[] {
  const all = new Map(known.map((message) => [keyOf(message), message]));
  for (const message of more) {
    const was = all.get(keyOf(message));
    if (!was || was.rev < message.rev) all.set(keyOf(message), message);
  }
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

const nothing = (): Known => ({
  conversation: undefined,
  messages: [],
  more: false,
  newer: false,
  pinned: undefined,
  notice: '',
  readers: new Map(),
  rev: 0,
  unseen: 0,
});

export function createChatStore(): ChatStore {
  const own = (messages: readonly ChatMsg[]) => messages.filter(({ conversationId }) => conversationId === store.id);
  const begin = (id: string | undefined) => Object.assign(store, nothing(), { id });

  const store: ChatStore = makeAutoObservable<ChatStore>({
    ...nothing(),
    id: undefined,
    create(id) {
      begin(id);
    },
    update(id, patch) {
      if (id !== store.id) return false;
      Object.assign(store, patch);
      return true;
    },
    replace(messages) {
      store.messages = merge([], own(messages));
    },
    append(messages) {
      const known = new Set(store.messages.map(keyOf));
      const isKnown = (message: ChatMsg) => known.has(keyOf(message));
      const came = own(messages);
      // A window that does not reach the newest takes changes, and nothing new.
      store.messages = merge(store.messages, store.newer ? came.filter(isKnown) : came);
      return came.filter((message) => !isKnown(message));
    },
    prepend(older) {
      store.messages = merge(store.messages, own(older));
    },
    read(memberId, seq) {
      store.readers.set(memberId, Math.max(seq, store.readers.get(memberId) ?? 0));
    },
    clear() {
      begin(undefined);
    },
  });
  return store;
}
