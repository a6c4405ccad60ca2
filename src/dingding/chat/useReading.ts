/** Reads what stands at the end while somebody looks at it. */
import { useEffect } from 'react';
import { call } from '@/core/api';
import { useStores, type ChatStore } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';
import type { Thread } from './thread';

/** How far the viewer has read; the desk of the service reads as one. */
function ownPlace({ readers, conversation }: ChatStore, viewerId: string): number {
  const isDesk = conversation?.kind === 'service' && !readers.has(viewerId);
  return readers.get(isDesk ? '0' : viewerId) ?? 0;
}

export function useReading(thread: Thread, isAtEnd: boolean, viewerId: string): void {
  const visible = useVisible();
  const { notices, chat } = useStores();
  const last = chat.messages[chat.messages.length - 1]?.seq ?? 0;
  const id = chat.conversation?.id;
  const isUnread = last > ownPlace(chat, viewerId) || (chat.conversation?.unread ?? 0) > 0;
  const isNews = visible && isAtEnd && !chat.newer && isUnread;
  useEffect(() => {
    if (!isNews || id === undefined) return;
    thread.seen();
    void call('ding.chatSend', { action: 'read', conversationId: id, body: { seq: last } }, { hide: true }).then(
      ({ conversation }) => {
        if (conversation) thread.settle(conversation, last, viewerId);
        void notices.load(true).catch(() => undefined);
      },
      () => undefined,
    );
  }, [id, isNews, last, notices, thread, viewerId]);
}
