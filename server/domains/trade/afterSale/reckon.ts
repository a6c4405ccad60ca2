/**
 * What an after-sale brings back and what it takes (rules 12.3, 12.5, 12.6): the shares of its pieces, less what the rest of the order
 * would not have got, less what is missing of the points that go back. Told by the quote, written down with the application, and
 * reckoned once more when the refund is done: by then more may be spent, or another after-sale be decided.
 */
import type { Tx } from '../../../db/client';
import type { AfterSaleWay } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { yuan } from '../../../lib/money';
import type { Cellar } from '../cellar/returns';
import { memberOwner, takeableOf } from '../../people/ledger/service';
import { BROUGHT, type GiftBack, type Left, type Loss } from '../order/brought';
import type { Order, OrderLineRow } from '../order/repository';
import { FEN_PER_POINT } from '../../people/pricing/model';
import { piecesOf } from './pieces';
import { isActive, type FullSale } from './repository';

export interface Reckoned {
  /** Fen that go back. */
  money: number;
  withheld: number;
  points: number;
  growth: number;
  keptForPoints: number;
  /** Points that are neither there nor kept from the money. */
  owed: number;
  couponBack: boolean;
  gifts: GiftBack[];
  notes: string[];
  /** Nothing of what was bought is left. */
  isFull: boolean;
  undo: NonNullable<Loss['undo']>[];
}

interface Asked {
  order: Order;
  lines: readonly OrderLineRow[];
  /** Sales that count: an exchange takes nothing away. */
  sales: readonly FullSale[];
  cellar: Cellar;
  except?: string;
}

const counts = ({ sale }: FullSale, except?: string): boolean =>
  sale.id !== except && sale.way !== 'exchange' && (sale.status === 'done' || isActive(sale));

/** What is left before an after-sale, those that are open taken for done. */
export function leftBefore({ order, lines, sales, cellar, except }: Asked): Left {
  const counted = sales.filter((one) => counts(one, except));
  const taken = lines.map((line) => ({ line, ...piecesOf(order, line, counted, cellar).taken }));
  return {
    pieces: new Map(taken.map(({ line, qty }) => [line.id, line.qty - qty])),
    refunded: taken.reduce((sum, { money }) => sum + money, 0),
    isNone: taken.every(({ line, qty }) => line.gift || qty >= line.qty),
  };
}

export function leftAfter(
  { pieces, refunded }: Left,
  lines: readonly OrderLineRow[],
  back: readonly { lineId: string; qty: number; refund: number }[],
): Left {
  const left = new Map(pieces);
  for (const { lineId, qty } of back) left.set(lineId, (left.get(lineId) ?? 0) - qty);
  return {
    pieces: left,
    refunded: refunded + back.reduce((sum, { refund }) => sum + refund, 0),
    isNone: lines.every((line) => line.gift || (left.get(line.id) ?? 0) <= 0),
  };
}

/** Pieces are exchanged: nothing comes back and nothing is taken. */
export const NOTHING: Reckoned = {
  money: 0,
  withheld: 0,
  points: 0,
  growth: 0,
  keptForPoints: 0,
  owed: 0,
  couponBack: false,
  gifts: [],
  notes: [],
  isFull: false,
  undo: [],
};

const TAKEN_OF = { points: 0, growth: 0, withheld: 0 };

/** `back`: pieces and their shares; `spent`: points that paid for them, which come back first. */
export async function reckon(
  tx: Tx,
  asked: Asked,
  sale: {
    way: AfterSaleWay;
    back: readonly { lineId: string; qty: number; refund: number }[];
    freight: number;
    spent: number;
  },
  now: number,
  server: Setup,
): Promise<Reckoned> {
  const { order, lines } = asked;
  const before = leftBefore(asked);
  const after = leftAfter(before, lines, sale.back);
  const losses: Loss[] = [];
  const total = (key: keyof typeof TAKEN_OF) => losses.reduce((sum, loss) => sum + (loss[key] ?? 0), 0);
  for (const kind of BROUGHT) {
    const shrink = { order, lines, before, after, way: sale.way, growth: total('growth'), server, now };
    const loss = await server.kinds.brought[kind].lose?.(tx, shrink);
    if (loss) losses.push(loss);
  }
  const share = sale.back.reduce((sum, { refund }) => sum + refund, 0) + sale.freight;
  const held = asked.sales.reduce((sum, one) => sum + (counts(one, asked.except) ? one.sale.withheld : 0), 0);
  const withheld = Math.min(share, total('withheld') - held);
  const [points, growth] = [total('points'), total('growth')];
  const there = await takeableOf(tx, memberOwner(order.memberId), 'points', { more: sale.spent, at: now });
  const short = Math.max(0, points - there);
  const keptForPoints = Math.min(short * FEN_PER_POINT, share - withheld);
  const owed = short - Math.floor(keptForPoints / FEN_PER_POINT);
  return {
    money: share - withheld - keptForPoints,
    withheld,
    points,
    growth,
    keptForPoints,
    owed,
    couponBack: losses.some(({ couponBack }) => couponBack),
    gifts: losses.flatMap(({ gifts }) => gifts ?? []),
    notes: [
      ...losses.flatMap(({ note }) => (note ? note.split('\n') : [])),
      ...(keptForPoints > 0
        ? [`其中 ${short - owed} 积分已用，按 100 积分 ¥1 从退款中扣 ¥${yuan(keptForPoints)}`]
        : []),
      ...(owed > 0 ? [`还差 ${owed} 积分，从以后所得中扣`] : []),
    ],
    isFull: after.isNone,
    undo: losses.flatMap(({ undo }) => undo ?? []),
  };
}
