/** What the menu page does: taps on dishes, calls of service, the round that goes to the kitchen, and what the staff take off for today. */
import { useRef, useState } from 'react';
import type { ScanHome, ScanProduct, SeatCart } from '@/contract';
import { call, reasonOf, RefusedError } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, useBlock, useReturn, type Loadable } from '@/ui/shell';
import { useCart, type TableNews } from '../seat/useCart';
import { useFirstNews } from '../seat/useFirstNews';
import { movedWords, useMoved } from '../seat/useMoved';
import type { Seat } from '../seat/useTable';
import type { Service } from './TableHead';

const LOOK_MS = 5000;
/** So many looks without a change, and the menu is asked for anyway. */
const STALE = 6;

/** A price that is another than was shown, by line: what it was. */
export type Repriced = ReadonlyMap<string, number>;

/** The cart that came with a refusal. */
const cartIn = (error: RefusedError): SeatCart | undefined =>
  (error.data as SeatCart | null | undefined)?.lines ? (error.data as SeatCart) : undefined;

const NOTES: Record<Service, string> = { water: '加水', seat: '加座', bill: '结账' };

export function useMenu(state: Loadable<Seat>) {
  const { clock, feedback, session } = useStores();
  const seat = state.data?.kind === 'table' ? state.data : undefined;
  const home: ScanHome | undefined = seat?.home;
  const [round, setRound] = useState(0);
  const again = () => setRound((count) => count + 1);
  // The menu is larger than the cart: after a change at the table it is asked for every few seconds at most, and else now and then, because
  // portions go to other tables as well.
  const age = useRef(0);
  const { moved, follow } = useMoved(home?.session);
  const isFirstNews = useFirstNews(home?.session.id);
  const onTable = (news: TableNews) => {
    follow(news);
    const isFirst = isFirstNews();
    // What the line says when it opens was asked a moment ago: the start has the phone's line for itself.
    if (isFirst && news.status === home?.session.status) return clock.later(LOOK_MS, again);
    age.current = Math.max(age.current, STALE);
    return again();
  };
  const cart = useCart(home?.cart, home?.products ?? [], { onTable });
  useInterval(
    () => {
      age.current += 1;
      if (age.current <= STALE) return;
      age.current = 0;
      void state.reload();
    },
    // The code of the table they left would sit them down there again.
    home !== undefined && moved === undefined && LOOK_MS,
  );
  useReturn(() => void cart.ask().catch(() => undefined));
  const sessionId = home?.session.id;
  const rounds = useBlock(
    () =>
      sessionId === undefined
        ? Promise.resolve([])
        : call('scanCode.orderList', { sessionId }, { hide: true }).then(({ page }) => page.list),
    sessionId ?? '',
    round,
  );
  const live = (rounds ?? []).filter(({ status }) => status !== 'withdrawn');
  const nextRound = Math.max(0, ...(rounds ?? []).map(({ round: no }) => no)) + 1;

  const callFor = useAction(async (service: Service) => {
    if (sessionId === undefined) return;
    if (service === 'bill') return go('/qrCodeOrder/pages/order', { sessionId });
    await call('scanCode.tableAct', { sessionId, action: 'call', note: NOTES[service], opId: uuid() });
    feedback.toast(`已叫店员来${NOTES[service]}`);
  });
  const [repriced, setRepriced] = useState<Repriced>(new Map());
  const order = useAction(async (note: string) => {
    if (!home || !cart.cart) return false;
    // The sheet has said it all, and a round can be taken back until it is taken on.
    const { rev, total, lines } = cart.cart;
    try {
      const { id } = home.session;
      const placed = await call('scanCode.insertOrder', { sessionId: id, rev, total, note: note || undefined });
      cart.put(placed.cart);
      setRepriced(new Map());
      again();
      feedback.toast(`第 ${placed.order.round} 轮已下单`);
      return true;
    } catch (error) {
      // Somebody else was first, a price or a portion is another: what holds now is shown before anything goes out.
      if (!(error instanceof RefusedError)) throw error;
      const fresh = cartIn(error);
      if (fresh) cart.put(fresh);
      if (fresh && reasonOf(error, 'scanCode.insertOrder') === 'priced') {
        const shown = new Map(lines.map((line) => [line.id, line.price]));
        const other = fresh.lines.filter((line) => shown.has(line.id) && shown.get(line.id) !== line.price);
        setRepriced(new Map(other.map((line) => [line.id, shown.get(line.id) ?? 0])));
      }
      const [now] = await Promise.all([fresh ?? cart.ask(), moved ? undefined : state.reload()]);
      // The round is on its way: nothing is left to be ordered.
      if (now?.qty !== 0) throw error;
      feedback.toast(error.message);
      return true;
    }
  });
  const soldOut = useAction(async (dish: ScanProduct) => {
    const [verb, text] = dish.soldOut ? ['恢复', '恢复后马上可以点。'] : ['估清', '各桌马上看到今日售罄。'];
    if (!(await feedback.confirm({ title: `${verb} ${dish.title}？`, text, yes: verb }))) return;
    const on = !dish.soldOut;
    await call('scanCode.tableAct', { sessionId, action: 'soldout', productId: dish.id, on, opId: uuid() });
    if (!moved) await state.reload();
  });
  const shown =
    moved && home ? { ...home, session: moved, notice: `${movedWords(moved)}，再进来请扫那一桌的码` } : home;
  // What was joined to another table is over: the cart of all is there.
  const into = moved && moved.id !== sessionId ? moved : undefined;
  return {
    home: into ? undefined : shown,
    joined: into,
    cart,
    rounds: live,
    last: live[0],
    nextRound,
    callFor,
    order,
    repriced,
    soldOut,
    meId: session.member?.id,
  };
}
export type Menu = ReturnType<typeof useMenu>;
