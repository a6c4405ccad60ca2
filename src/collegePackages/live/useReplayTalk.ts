/** What was said up to a second of the replay: the pages of it come as the film does, and from anew where one jumps back beyond them. */
import { useEffect, useRef, useState } from 'react';
import type { LiveMsg } from '@/contract';
import { call } from '@/core/api';
import { merge } from './talk';

/** Seconds of talk before the place where one jumps to, so that the list is not empty there. */
const BEFORE_MS = 30_000;

export function useReplayTalk(id: string, startAt: number, seconds: number): readonly LiveMsg[] {
  const [list, setList] = useState<readonly LiveMsg[]>([]);
  /** All of it that is known: what was said after `from` up to `to`. */
  const known = useRef({
    list: [] as readonly LiveMsg[],
    from: Number.POSITIVE_INFINITY,
    to: Number.NEGATIVE_INFINITY,
  });
  const asking = useRef(false);
  const at = startAt + seconds * 1000;

  useEffect(() => {
    if (asking.current) return;
    const { from, to } = known.current;
    if (at >= from && at <= to) return;
    const goesOn = at > to && at - to < BEFORE_MS;
    const after = goesOn ? to : Math.max(startAt, at - BEFORE_MS) - 1;
    asking.current = true;
    call('college.liveMessages', { id, after }, { hide: true })
      .then(({ list: came, more }) => {
        const before = goesOn ? known.current.list : [];
        const all = merge(before, came);
        const last = came[came.length - 1]?.at;
        // What had to make room for what came is asked for again by who goes back there.
        const isCut = all.length < before.length + came.length;
        known.current = {
          list: all,
          from: isCut ? (all[0]?.at ?? after) : goesOn ? from : after,
          to: more && last !== undefined ? last : Number.POSITIVE_INFINITY,
        };
        setList(all);
      })
      // The talk is spared; the film goes on, and the next second asks again.
      .catch(() => undefined)
      .finally(() => {
        asking.current = false;
      });
  }, [id, at, startAt]);
  return list.filter((message) => message.at <= at);
}
