/** An offer on the client's phone: what it says, what is ticked, how long it is looked at, and the answer. */
import { useEffect, useState } from 'react';
import type { QuoteDetail, QuoteLine } from '@/contract';
import { isInk, type Ink } from '@/contract/quote/ink';
import { pickFault } from '@/contract/quote/money';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, usePageData } from '@/ui/shell';
import type { SignWay } from './SignPad';

const BEAT_MS = 15_000;

/** A line as it stands with these ticks. */
export const ticked = (lines: readonly QuoteLine[], chosen: ReadonlySet<string>): QuoteLine[] =>
  lines.map((line) => ({ ...line, chosen: line.pick === 'must' || chosen.has(line.id) }));

export const startOf = ({ lines }: QuoteDetail): ReadonlySet<string> =>
  new Set(lines.flatMap(({ id, chosen, pick }) => (chosen && pick !== 'must' ? id : [])));

/** One of a choice takes the place of the others of its group; what is optional goes on and off. */
export function toggled(
  lines: readonly QuoteLine[],
  chosen: ReadonlySet<string>,
  line: QuoteLine,
): ReadonlySet<string> {
  const next = new Set(chosen);
  if (line.pick === 'choice') {
    for (const { id, pick, group } of lines) if (pick === 'choice' && group === line.group) next.delete(id);
    next.add(line.id);
  } else if (!next.delete(line.id)) next.add(line.id);
  return next;
}

export function useOfferQuote(token: string) {
  const { feedback } = useStores();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<SignWay>('draw');
  const [ink, setInk] = useState<Ink>([]);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const state = usePageData(async () => {
    try {
      const { quote } = await call('manage.quoteScan', { code: token }, { hide: true });
      if (quote) setChosen(startOf(quote));
      return { quote };
    } catch (error) {
      // What is over, or never was, says so in its own words.
      if (error instanceof RefusedError && (error.code === 404 || error.code === 410))
        return { closed: { text: error.message, isOver: error.code === 410 } };
      throw error;
    }
  }, [token]);
  const quote = state.data?.quote;
  const show = (next: QuoteDetail) => state.set({ quote: next });
  const isLive = quote?.can.includes('accept') ?? false;
  useInterval(
    () => {
      const seconds = Math.round(BEAT_MS / 1000);
      void call('manage.quoteSeen', { shareToken: token, seconds }).catch(() => undefined);
    },
    quote ? BEAT_MS : false,
  );
  // What is signed is what stands there: another tick is another sum, and the word of a fault goes with it.
  useEffect(() => setFault(undefined), [chosen, ink, name, way]);
  const answer = (more: { action: 'accept' | 'decline' | 'ask'; note?: string; lineId?: string }) =>
    call('manage.quoteAnswer', {
      shareToken: token,
      ...more,
      ...(more.action === 'accept' && {
        signature:
          way === 'draw' ? { strokes: ink.map((stroke) => stroke.map((point) => [...point])) } : { name: name.trim() },
        chosen: [...chosen],
      }),
    });
  const accept = useAction(async () => {
    const { quote: accepted, orderId } = await answer({ action: 'accept' });
    show(accepted);
    if (orderId !== undefined && accepted.card.status === 'accepted') await pay(orderId);
  });
  /** What is missing is said at once, and is no press of the button. */
  const tryAccept = () => {
    if (!quote) return;
    const missing = pickFault(ticked(quote.lines, chosen));
    if (missing) return feedback.toast(missing);
    if (way === 'draw' ? !isInk(ink) : name.trim() === '') return setFault('请先签名');
    void accept.run();
  };
  const say = useAction(async (action: 'decline' | 'ask', note: string, lineId?: string) => {
    const { quote: said } = await answer({ action, note, ...(lineId !== undefined && { lineId }) });
    if (quote) show(said);
    feedback.toast(action === 'ask' ? '已告诉顾问' : '已回复顾问');
  });
  const pay = (orderId: string) => go('/member/pages/wallet/pay', { orderGroup: 'order', orderId });
  return {
    state,
    quote,
    isLive,
    chosen,
    tick: (line: QuoteLine) => quote && setChosen(toggled(quote.lines, chosen, line)),
    sign: { way, onWay: setWay, ink, onInk: setInk, name, onName: setName, error: fault },
    accept: { pending: accept.pending, run: tryAccept },
    say,
    pay,
  };
}
