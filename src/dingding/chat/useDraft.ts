/** What is typed and not sent: kept on the server a moment after the last key, so that another phone goes on with it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';

const PAUSE = 1500;

export function useDraft(conversation: Conversation | undefined): [string, (text: string) => void] {
  const { clock } = useStores();
  const id = conversation?.id;
  const [text, setText] = useState(conversation?.draft ?? '');
  const saved = useRef(conversation?.draft ?? '');
  const latest = useRef(text);
  latest.current = text;
  const save = useCallback(() => {
    if (id === undefined || latest.current === saved.current) return;
    saved.current = latest.current;
    void call('ding.chatMark', { conversationId: id, action: 'draft', text: latest.current }, { hide: true }).catch(
      () => undefined,
    );
  }, [id]);
  useEffect(() => clock.later(PAUSE, save), [clock, save, text]);
  useEffect(() => save, [save]);
  return [text, setText];
}
