/** The list of conversations, page by page: what stands on top first, then the last that moved. */
import { useRef } from 'react';
import type { Conversation } from '@/contract';
import { call } from '@/core/api';
import { useList, useReturn } from '@/ui/shell';

const SIZE = 30;

export function useConversations(keyword: string) {
  /** As they are shown: the last one is where the next page begins. */
  const rows = useRef<readonly Conversation[]>([]);
  const list = useList(
    async (page: number) => {
      const before = page === 1 ? undefined : rows.current[rows.current.length - 1]?.id;
      const { conversations = [], more = false } = await call('ding.chat', {
        size: SIZE,
        ...(before === undefined ? {} : { before }),
        ...(keyword ? { keyword } : {}),
      });
      return { list: conversations, total: conversations.length, page, size: SIZE, more };
    },
    [keyword],
  );
  rows.current = list.rows;
  useReturn(() => void list.reload());
  return list;
}
