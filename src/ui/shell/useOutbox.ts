/**
 * The outbox of the member who is here (core/outbox.ts): the page draws it anew with each change, sends what waits when it opens, and
 * tries again every few seconds while it stands still and is looked at.
 */
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { EndpointName } from '@/contract';
import { remembered } from '@/core/lib/memory';
import { createOutbox, type Hearing, type Kind, type Outbox } from '@/core/outbox';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useRemembered } from './useRemembered';

const AGAIN_EVERY = 5000;

/** Two pages of one member share one: nothing is sent by both. */
const outboxes = remembered(() => new Map<string, unknown>());

export function useOutbox<K extends EndpointName>(kind: Kind<K>, hearing: Hearing<K>): Outbox<K> {
  const { platform, session, clock, api, memory } = useStores();
  const memberId = session.member?.id ?? session.owner ?? '';
  const known = useRemembered(outboxes);
  const box = useMemo(() => {
    const name = `${kind.name}:${memberId}`;
    const isOwner = () => memory.of(outboxes) === known;
    const made = known.get(name) ?? createOutbox(kind, memberId, { storage: platform.storage, api, clock, isOwner });
    known.set(name, made);
    return made as Outbox<K>;
  }, [api, clock, kind, known, memberId, memory, platform]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(hearing);
  latest.current = hearing;

  useEffect(
    () =>
      box.listen({
        onSent: (...sent) => latest.current.onSent?.(...sent),
        onRefused: (entry) => latest.current.onRefused?.(entry),
        onFlushed: () => latest.current.onFlushed?.(),
        onChange: draw,
      }),
    [box],
  );
  useEffect(() => void box.flush(), [box]);
  useInterval(() => box.flush(), box.stopped() ? AGAIN_EVERY : false);
  return box;
}
