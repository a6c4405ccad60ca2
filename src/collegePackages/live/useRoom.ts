/** A room as it is now: the page's own answer, moved on by frames of its topic, or by asking every five seconds without a line. */
import { useEffect, useRef, useState } from 'react';
import type { LiveDetail, LiveFrame, LiveMsg, LiveState } from '@/contract';
import { call } from '@/core/api';
import { socket } from '@/core/platform/socket';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';
import { usePageData, type Loadable } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';
import { anew, hasGap, merge, newer, withHeld, type Talk } from './talk';

const POLL_MS = 5000;

export interface Room {
  state: Loadable<LiveDetail>;
  talk: Talk | undefined;
  /** Members who look on. */
  watchers: number;
  muted: boolean;
  unstable: boolean;
  /** Puts in what was sent. */
  put: (message: LiveMsg) => void;
  reload: () => void;
}

/** What is known of the talk: at once for whoever asks, and with the next drawing for the page. */
function useTalk(onTurn: () => void) {
  const [talk, setTalk] = useState<Talk>();
  const known = useRef<Talk>();
  const keep = (next: Talk) => {
    known.current = next;
    setTalk(next);
  };
  return {
    talk,
    known,
    /** The page's own answer. */
    begin: (state: LiveState) =>
      keep({
        list: known.current?.list ?? [],
        state: known.current ? newer(known.current.state, state) : state,
      }),
    /** `from`: nothing of what was known before the first of them stays. */
    take: (came: readonly LiveMsg[], next?: LiveState, from = false) => {
      const before = known.current;
      if (!before) return;
      const list = from ? anew(before.list, came) : merge(before.list, came);
      const state = newer(before.state, next);
      keep({ list, state });
      // Begun, ended, moved: what can be played is another.
      if (state.status !== before.state.status) onTurn();
    },
  };
}

/** Until when one may not speak; undefined: one may. */
function useMuted(room: LiveDetail['room']) {
  const { clock } = useStores();
  const [until, setUntil] = useState<number>();
  const set = (muted: boolean, end = Number.POSITIVE_INFINITY) => setUntil(muted ? end : undefined);
  useEffect(() => {
    if (room) set(room.muted, room.mutedUntil);
  }, [room]);
  useEffect(() => {
    if (until === undefined || until === Number.POSITIVE_INFINITY) return undefined;
    return clock.later(Math.max(0, until - clock.now()), () => setUntil(undefined));
  }, [clock, until]);
  return { muted: until !== undefined, setMuted: set };
}

/** Back in front: on this page, of the app, of the phone. */
function useBack(then: () => void): void {
  const visible = useVisible();
  const latest = useRef(then);
  latest.current = then;
  const first = useRef(true);
  useEffect(() => {
    if (visible && !first.current) latest.current();
    first.current = false;
  }, [visible]);
  useEffect(() => {
    if (!visible) return undefined;
    return socket.watchFront((front) => front && latest.current());
  }, [visible]);
}

export function useRoom(id: string): Room {
  const { session } = useStores();
  const state = usePageData(() => call('college.liveView', { id }), [id, session.token]);
  const [watchers, setWatchers] = useState(0);
  const room = state.data?.room;
  const isLive = state.data?.card.status === 'live';
  const { talk, known, begin, take } = useTalk(() => void state.reload());
  const { muted, setMuted } = useMuted(room);
  const [held, setHeld] = useState<readonly LiveMsg[]>([]);
  /** What has changed since this revision of the room has not been asked for. */
  const asked = useRef<number>();
  const asking = useRef(false);

  const ask = (after?: number) =>
    call(
      'college.liveMessages',
      {
        id,
        ...(after === undefined ? {} : { after }),
        ...(asked.current === undefined ? {} : { rev: asked.current }),
      },
      { hide: true },
    );
  /** What was said since a moment; whoever was away for long begins with the newest. */
  const catchUp = async (after?: number) => {
    const since = await ask(after);
    const isFar = since.more && after !== undefined;
    const answer = isFar ? await ask() : since;
    asked.current = answer.state.rev;
    take(since.changed, undefined);
    take(answer.list, answer.state, isFar);
    setWatchers(answer.viewers);
  };
  const lastAt = () => {
    const list = known.current?.list ?? [];
    return list[list.length - 1]?.at;
  };
  /** One at a time: what is asked twice at once is the same. */
  const refresh = async (after = lastAt()) => {
    if (asking.current) return;
    asking.current = true;
    await catchUp(after).finally(() => (asking.current = false));
  };
  const spared = (after?: number) => void refresh(after).catch(() => undefined);

  useEffect(() => {
    if (!room) return;
    begin(room.state);
    setWatchers(room.state.viewers);
    // oxlint-disable-next-line react/exhaustive-deps -- with each answer of the page
  }, [room]);
  const begun = talk !== undefined && isLive;
  useEffect(() => {
    if (begun) spared();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when there is a room to ask of
  }, [begun, id]);
  // The line may seem open for a while after a sleep, and a visitor has none.
  useBack(() => begun && spared());

  const { unstable } = useTopic(room && `live:${id}`, {
    onFrame: ({ kind, data }) => {
      if (typeof data.watchers === 'number') setWatchers(data.watchers);
      if (kind === 'watchers') return;
      const frame = data as LiveFrame;
      if (frame.muted !== undefined) setMuted(frame.muted, frame.mutedUntil);
      const came = frame.list ?? (frame.message ? [frame.message] : []);
      const isTorn = hasGap(known.current?.list ?? [], came);
      const last = lastAt();
      take(came, frame.state);
      if (isTorn && isLive) spared(last);
    },
    poll: isLive ? () => refresh() : undefined,
    every: POLL_MS,
  });
  return {
    state,
    talk: withHeld(talk, held),
    watchers,
    muted,
    unstable,
    put: (message) => (message.auditing ? setHeld((was) => [...was, message]) : take([message])),
    reload: () => void state.reload(),
  };
}
