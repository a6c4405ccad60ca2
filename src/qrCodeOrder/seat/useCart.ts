/**
 * The cart of a table as this phone sees it: the server's, moved on by frames of its topic or by asking every three seconds without a line,
 * and what was tapped meanwhile.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScanProduct, SeatCart, SeatLine, UserBrief } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import type { Waiting } from '@/core/outbox';
import { useStores } from '@/core/stores';
import { useOutbox } from '@/ui/shell/useOutbox';
import { useTopic } from '@/ui/shell/useTopic';
import { newsOf, TAPS, withTaps, type Tap, type TapCall } from './taps';

const POLL_MS = 3000;
const NEWS_MS = 3000;

/** What a frame of a table says beside its cart. */
export interface TableNews {
  status?: string;
  /** Another than before: they were moved. */
  tableId?: string;
  /** The session that they were joined to. */
  intoId?: string;
}

interface CartHearing {
  /** Rounds, returns, the bill or the table itself changed: asks anew. */
  onTable: (news: TableNews) => void;
}

export function useCart(start: SeatCart | undefined, products: readonly ScanProduct[], { onTable }: CartHearing) {
  const { session, clock } = useStores();
  const [kept, setKept] = useState<SeatCart>();
  const [news, setNews] = useState<{ by: UserBrief; text: string }>();
  const [gone, setGone] = useState<SeatLine[]>([]);
  const cart = kept && start && kept.sessionId === start.sessionId && kept.rev >= start.rev ? kept : start;
  const latest = useRef(cart);
  latest.current = cart;
  // A line may have left the cart before what was tapped on it is refused.
  const known = useRef(new Map<string, SeatLine>());
  for (const line of cart?.lines ?? []) known.current.set(line.id, line);
  const sessionId = cart?.sessionId ?? '';
  const me = session.member;

  const put = (next: SeatCart) => {
    const was = latest.current;
    if (!was || next.sessionId !== was.sessionId || next.rev < was.rev) return;
    const told = newsOf(was, next, me?.id);
    if (told) {
      setNews(told);
      clock.later(NEWS_MS, () => setNews((now) => (now === told ? undefined : now)));
    }
    latest.current = next;
    setKept(next);
  };
  const ask = () =>
    call('scanCode.seatCart', { sessionId, rev: latest.current?.rev }, { hide: true }).then((next) => {
      if (next.changed === false) setKept((was) => ({ ...(was ?? latest.current ?? next), online: next.online }));
      else put(next);
      return latest.current;
    });

  const box = useOutbox(TAPS, {
    onSent: (_tap, answer) => put(answer),
    onRefused(entry) {
      const tap = entry as Tap;
      box.seen([tap.opId]);
      if (tap.sessionId !== sessionId) return;
      const line = known.current.get(tap.lineId ?? '');
      const look = () => {
        if (line && !latest.current?.lines.some(({ id }) => id === line.id)) setGone((was) => [...was, line]);
      };
      void ask().then(look, () => undefined);
    },
  });
  const drop = (isOver: (tap: Tap) => boolean) =>
    box
      .waiting()
      .map((entry) => entry as unknown as Tap)
      .filter(isOver)
      .forEach(({ opId }) => box.drop(opId));
  // What was tapped at a table that is over would be refused one after another.
  useEffect(() => {
    if (sessionId !== '') drop((tap) => tap.sessionId !== sessionId);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each table
  }, [sessionId]);
  const { unstable } = useTopic(sessionId === '' ? undefined : `seat:${sessionId}`, {
    // A frame says that something is another, not what: the cart is asked for by the revision that is known.
    onFrame: ({ data }) => {
      const told = data as TableNews;
      if (told.status === 'closed') drop((tap) => tap.sessionId === sessionId);
      else void ask().catch(() => undefined);
      onTable(told);
    },
    poll: () => ask(),
    every: POLL_MS,
  });

  const waiting = box.waiting().map((entry) => entry as unknown as Tap);
  const dishes = useMemo(() => new Map(products.map((dish) => [dish.id, dish])), [products]);
  const shown =
    cart &&
    withTaps(
      cart,
      waiting.filter((tap) => tap.sessionId === sessionId),
      dishes,
      me && briefOf(me),
    );
  const tap = (what: Omit<Tap, 'sessionId' | 'rev' | 'opId'>) => {
    if (!cart) return undefined;
    box.add({ ...what, sessionId, rev: cart.rev, opId: uuid(), at: clock.now() } as unknown as Waiting<TapCall>);
    return box.flush();
  };
  return {
    cart: shown,
    put,
    ask,
    news,
    gone,
    forget: (id: string) => setGone((was) => was.filter((line) => line.id !== id)),
    unstable,
    /** Taps that nobody has answered. */
    waiting: waiting.length,
    isStuck: () => box.stopped() !== undefined,
    add: (productId: string, qty = 1) => tap({ productId, qty }),
    choose: (what: Pick<Tap, 'productId' | 'specId' | 'set' | 'feeding' | 'qty' | 'note'>) => tap(what),
    step: ({ id }: Pick<SeatLine, 'id'>, qty: number) => (qty < 1 ? tap({ lineId: id }) : tap({ lineId: id, qty })),
    clearMine: () => tap({ mine: true }),
  };
}
export type Cart = ReturnType<typeof useCart>;

const briefOf = ({ id, no, nickname, avatar, levelName }: UserBrief): UserBrief => ({
  id,
  no,
  nickname,
  avatar,
  levelName,
});
