/** Messages of a conversation by words, kind, person or day, from the newest on. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMsg, DataOf, RequestOf } from '@/contract';
import { call } from '@/core/api';
import type { PagerState } from '@/ui/kit/Pager';

/** So many questions are asked for one page: each looks at twenty places. */
const MOST_ASKED = 6;
const ENOUGH = 12;

type Ask = RequestOf<'ding.chatSearch'>;
type Sought = Pick<Ask, 'keyword' | 'type' | 'day' | 'fromId'>;
interface Found {
  rows: ChatMsg[];
  /** Where to go on; undefined at the beginning of the conversation. */
  next: number | undefined;
}

async function lookOn(ask: Ask, from: number | undefined): Promise<Found> {
  const rows: ChatMsg[] = [];
  let next = from;
  for (let asked = 0; asked < MOST_ASKED && rows.length < ENOUGH; asked++) {
    const answer: DataOf<'ding.chatSearch'> = await call('ding.chatSearch', {
      ...ask,
      ...(next === undefined ? {} : { before: next }),
    });
    rows.push(...answer.messages);
    next = answer.before;
    if (next === undefined) break;
  }
  return { rows, next };
}

function stateOf(found: Found | undefined, failed: boolean): PagerState | undefined {
  if (failed) return 'failed';
  if (!found) return 'loading';
  if (found.next !== undefined) return 'more';
  return found.rows.length > 0 ? 'end' : undefined;
}

export function useSearch(conversationId: string, sought: Sought) {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const { keyword, type, day, fromId } = sought;
  const isAsked = [keyword, type, day, fromId].some((part) => part !== undefined);
  const look = useCallback(
    async (was: Found | undefined) => {
      const mine = ++asked.current;
      const part = {
        ...(keyword === undefined ? {} : { keyword }),
        ...(type === undefined ? {} : { type }),
        ...(day === undefined ? {} : { day }),
        ...(fromId === undefined ? {} : { fromId }),
      };
      setFailed(false);
      try {
        const more = await lookOn({ conversationId, ...part }, was?.next);
        if (mine === asked.current) setFound({ rows: [...(was?.rows ?? []), ...more.rows], next: more.next });
      } catch {
        if (mine === asked.current) setFailed(true);
      }
    },
    [conversationId, day, fromId, keyword, type],
  );
  useEffect(() => {
    asked.current++;
    setFound(undefined);
    if (isAsked) void look(undefined);
  }, [isAsked, look]);
  return {
    rows: found?.rows ?? [],
    isNone: found?.rows.length === 0 && found.next === undefined,
    /** More may stand further back. */
    isMore: found?.next !== undefined,
    state: isAsked ? stateOf(found, failed) : undefined,
    goOn: () => void look(found),
  };
}
