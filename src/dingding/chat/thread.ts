/**
 * What the page of one conversation asks and hears, put into the store of the current one (src/core/stores/chat.ts). When another one became current
 * meanwhile, what comes is not its own and is dropped. Loaded with the page.
 */
import { runInAction } from 'mobx';
import type { ChatMsg, Conversation, DataOf, RequestOf } from '@/contract';
import type { Frame } from '@/core/realtime';
import type { ChatStore } from '@/core/stores';

type Answer = DataOf<'ding.chat'>;
type Ask = (input: RequestOf<'ding.chat'>) => Promise<Answer>;

export interface Thread {
  /** The page that is looked at has this one. */
  isCurrent(): boolean;
  /** Empties the list and loads it anew. */
  start(around?: string): Promise<void>;
  open(around?: string): Promise<void>;
  older(): Promise<void>;
  later(): Promise<void>;
  /** Everything since the rev that is known (rule 28.3). */
  catchUp(): Promise<void>;
  hear(frame: Frame): void;
  take(messages: readonly ChatMsg[]): void;
  seen(): void;
  /** The server has heard how far the viewer has read. */
  settle(conversation: Conversation, seq: number, viewerId: string): void;
}

const SIZE = 20;
/** More than so many pages were missed: the newest is asked for instead. */
const MOST_MISSED = 5;

interface Talk {
  chat: ChatStore;
  conversationId: string;
  viewerId: () => string;
}

/** A frame calls a conversation as its sender knows it. */
const owned = (conversationId: string, messages: readonly ChatMsg[]): ChatMsg[] =>
  messages.map((message) => ({ ...message, conversationId }));

/** Messages that came by whatever way; those of others that are new are counted. */
function put({ chat, conversationId, viewerId }: Talk, messages: readonly ChatMsg[]): void {
  const last = chat.messages[chat.messages.length - 1]?.seq ?? 0;
  const news = chat.append(owned(conversationId, messages));
  const unseen = news.filter(({ from, seq, type }) => from.id !== viewerId() && type !== 'system' && seq > last).length;
  chat.update(conversationId, { unseen: chat.unseen + unseen });
}

/** What every answer says beside its messages. */
function putHead(
  { chat, conversationId }: Talk,
  { conversation = chat.conversation, readers = [], pinned, notice = '', rev = 0 }: Answer,
): void {
  for (const { memberId, seq } of readers) chat.read(memberId, seq);
  chat.update(conversationId, { conversation, pinned, notice, rev: Math.max(chat.rev, rev) });
}

/** The window anew. What came by frames meanwhile is newer than the answer, and joins one that reaches the newest. */
function putWindow(talk: Talk, answer: Answer, isNewest: boolean): void {
  const { chat, conversationId } = talk;
  const waiting = isNewest ? chat.messages.filter(({ rev }) => rev > (answer.rev ?? 0)) : [];
  const { more = false, newer = false, messages = [] } = answer;
  chat.update(conversationId, { more, newer, unseen: 0 });
  chat.replace([...owned(conversationId, messages), ...waiting]);
  putHead(talk, answer);
}

/** What has changed since the rev that is known; all of it, or as far as this answer goes. */
function putMissed(talk: Talk, answer: Answer): void {
  const messages = answer.messages ?? [];
  put(talk, messages);
  const reached = answer.more ? Math.max(talk.chat.rev, ...messages.map(({ rev }) => rev)) : (answer.rev ?? 0);
  putHead(talk, { ...answer, rev: reached });
}

/** What a frame says is put in; true: something before it was not heard. */
function isMissed(talk: Talk, { kind, rev = 0, data }: Frame): boolean {
  const { chat, conversationId } = talk;
  if (kind === 'read') {
    const { memberId, seq } = data.reader as { memberId: string; seq: number };
    chat.read(memberId, seq);
    return false;
  }
  const message = data.message as ChatMsg | undefined;
  if (message) put(talk, [message]);
  if (message && rev === chat.rev + 1) chat.update(conversationId, { rev });
  return rev > chat.rev;
}

function putRead({ chat, conversationId }: Talk, conversation: Conversation, seq: number, reader: string): void {
  chat.update(conversationId, { conversation });
  const isDesk = conversation.kind === 'service' && !chat.readers.has(reader);
  chat.read(isDesk ? '0' : reader, seq);
}

export function createThread(chat: ChatStore, conversationId: string, viewerId: () => string, ask: Ask): Thread {
  let catching: Promise<void> | undefined;
  let isLoading = false;
  const talk = { chat, conversationId, viewerId };
  const isCurrent = () => chat.id === conversationId;
  /** What is put in is seen at once, and only in the own conversation. */
  const into = (then: () => void) => {
    if (isCurrent()) runInAction(then);
  };

  /** One page at a time. */
  const page = async (input: RequestOf<'ding.chat'>, then: (answer: Answer) => void) => {
    if (isLoading) return;
    isLoading = true;
    try {
      const answer = await ask({ conversationId, size: SIZE, ...input });
      into(() => then(answer));
    } finally {
      isLoading = false;
    }
  };

  const thread: Thread = {
    isCurrent,
    async start(around) {
      chat.create(conversationId);
      await thread.open(around);
    },
    async open(around) {
      const answer = await ask({ conversationId, size: SIZE, ...(around === undefined ? {} : { around }) });
      into(() => putWindow(talk, answer, around === undefined));
    },
    async older() {
      const first = chat.messages[0];
      if (!first || !chat.more || !isCurrent()) return;
      await page({ before: first.id }, ({ messages = [], more = false }) => {
        chat.prepend(owned(conversationId, messages));
        chat.update(conversationId, { more });
      });
    },
    async later() {
      const last = chat.messages[chat.messages.length - 1];
      if (!last || !chat.newer || !isCurrent()) return;
      await page({ after: last.id }, ({ messages = [], newer = false }) => {
        chat.replace([...chat.messages, ...owned(conversationId, messages)]);
        chat.update(conversationId, { newer });
      });
    },
    catchUp() {
      catching ??= (async () => {
        try {
          for (let round = 0; round < MOST_MISSED && isCurrent(); round++) {
            const answer = await ask({ conversationId, since: chat.rev, size: 50 });
            into(() => putMissed(talk, answer));
            if (!answer.more) return;
          }
          if (isCurrent()) await thread.open();
        } finally {
          catching = undefined;
        }
      })();
      return catching;
    },
    hear: (frame) =>
      into(() => {
        if (isMissed(talk, frame)) void thread.catchUp().catch(() => undefined);
      }),
    take: (messages) => into(() => put(talk, messages)),
    seen: () => void chat.update(conversationId, { unseen: 0 }),
    settle: (conversation, seq, reader) => into(() => putRead(talk, conversation, seq, reader)),
  };
  return thread;
}
