/** What the messages of a conversation need of their page; the same object as long as the conversation is, so that no message is drawn again for it. */
import { useCallback, useMemo } from 'react';
import type { ChatMsg } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import type { ItemActs } from './Item';
import type { Thread } from './thread';

export function useItemActs(thread: Thread, viewerId: string, onMore: (message: ChatMsg) => void): ItemActs {
  const { chat } = useStores();
  const conversationId = chat.id ?? '';
  const pictures = useCallback(
    () =>
      chat.messages.flatMap(({ type, status, body }) =>
        type === 'image' && status === 'sent' && body.url ? [body.url] : [],
      ),
    [chat],
  );
  const onReact = useCallback<ItemActs['onReact']>(
    (message, key, on) =>
      void call('ding.chatMark', { conversationId, action: 'react', messageId: message.id, key, on }).then(
        (answer) => answer.message && thread.take([answer.message]),
        () => undefined,
      ),
    [conversationId, thread],
  );
  return useMemo(() => ({ viewerId, pictures, onMore, onReact }), [onMore, onReact, pictures, viewerId]);
}
