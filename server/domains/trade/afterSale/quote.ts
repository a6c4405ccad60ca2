/** What the pieces of an after-sale are worth, where they are, and everything that comes of it in the buyer's words (rule 12.3). */
import { NO_SKU } from '../../offer/stock/pieces';
import type { AfterSaleWay } from '../../../../src/contract/afterSale/shapes';
import type { RefundQuote } from '../../../../src/contract/afterSale/schemas';
import { badRequest, refuse } from '../../../http/errors';
import type { LotPart } from '../../../db/schema';
import type { Order, OrderLineRow } from '../order/repository';
import { yuan } from '../../../lib/money';
import { shareBack } from '../../people/pricing/refund';
import { chooseLots, countParts, type Cellar } from '../cellar/returns';
import { piecesOf, type Pieces } from './pieces';
import { leftAfter, leftBefore, type Reckoned } from './reckon';
import type { FullSale } from './repository';

export interface Want {
  lineId: string;
  qty: number;
}
export interface QuotedLine extends Want {
  title: string;
  unsentQty: number;
  /** Pieces that come out of the cellar. */
  lots: LotPart[];
  refund: number;
  points: number;
  paid: number;
}
export interface Quote {
  lines: QuotedLine[];
  freight: number;
  /** Points that paid for them. */
  points: number;
}

export interface Asked {
  order: Order;
  lines: readonly OrderLineRow[];
  sales: readonly FullSale[];
  cellar: Cellar;
  /** An after-sale to leave out of the count, because its own amounts are being computed again. */
  except?: string;
}

/**
 * 400 for an unknown line or one twice, 422 when there are not so many pieces left. Pieces that were not sent are taken first, then
 * those of the cellar, unless they are to be sent back: those are at the buyer's.
 */
export function quote(
  { order, lines, sales, cellar, except }: Asked,
  wants: readonly Want[],
  way: AfterSaleWay,
): Quote {
  if (new Set(wants.map(({ lineId }) => lineId)).size !== wants.length) throw badRequest('lines');
  const all = lines.map((line) => piecesOf(order, line, sales, cellar, except));
  const quoted = wants.map((want) => {
    const pieces = all.find(({ line }) => line.id === want.lineId);
    if (!pieces || pieces.line.gift) throw badRequest('lines');
    if (way === 'exchange' && pieces.line.skuId === NO_SKU)
      throw refuse(`${pieces.line.title}不能换货，请选择退货退款`);
    return quoteLine(pieces, want, way, cellar.get(want.lineId) ?? []);
  });
  const asked = { order, lines, sales, cellar, except };
  const isFull = way !== 'exchange' && leftAfter(leftBefore(asked), lines, quoted).isNone;
  return {
    lines: quoted,
    freight: isFull && neverSent(order, lines) ? freightLeft(order, sales, except) : 0,
    points: quoted.reduce((sum, line) => sum + line.points, 0),
  };
}

function quoteLine(pieces: Pieces, { lineId, qty }: Want, way: AfterSaleWay, inCellar: readonly LotPart[]): QuotedLine {
  const { line, sent, unsent, stored, taken } = pieces;
  const unsentQty = way === 'refund' ? Math.min(qty, unsent) : 0;
  const lots = way === 'refund' ? chooseLots(inCellar, Math.min(stored, qty - unsentQty)) : [];
  if (qty - unsentQty - countParts(lots) > sent)
    throw refuse(
      way === 'refund' || unsent + stored === 0
        ? '可申请的数量不足'
        : stored > 0
          ? '茶窖中的商品请选择仅退款'
          : '未发货的商品请选择仅退款',
    );
  const back = way !== 'exchange';
  return {
    lineId,
    qty,
    title: line.title,
    unsentQty,
    lots,
    paid: line.paid,
    refund: back ? shareBack(line.paid, line.qty, { qty: taken.qty, amount: taken.money }, qty) : 0,
    points: back ? shareBack(line.pointsOff, line.qty, { qty: taken.qty, amount: taken.points }, qty) : 0,
  };
}

/** A parcel that was sent has used the freight up; what went to the cellar instead has not. */
const neverSent = (order: Order, lines: readonly OrderLineRow[]): boolean =>
  lines.every((line) => line.shippedQty === 0) &&
  (order.receivedAt === null || lines.some((line) => line.storeQty > 0));

/** Fen of freight that its buyer paid: not what the annual card did. */
const freightPaid = ({ amounts }: Order): number => amounts.freight - amounts.vipOff;

function freightLeft(order: Order, sales: readonly FullSale[], except?: string): number {
  const given = sales
    .filter(({ sale }) => sale.id !== except && !['rejected', 'withdrawn'].includes(sale.status))
    .reduce((sum, { sale }) => sum + sale.freight, 0);
  return Math.max(0, freightPaid(order) - given);
}

/** The quote in the buyer's words. */
export function quoteView(made: Quote, reckoned: Reckoned, order: Order): RefundQuote {
  const { money, withheld, keptForPoints, points, owed, couponBack } = reckoned;
  return {
    money,
    freight: made.freight,
    points: made.points,
    couponBack,
    withheld: withheld + keptForPoints,
    pointsBack: points,
    owed,
    lines: made.lines.map(({ lineId, paid, refund }) => ({ lineId, paid, refund })),
    note: [...notesOf(made, couponBack, order), ...reckoned.notes].join('\n'),
  };
}

function notesOf(made: Quote, couponBack: boolean, order: Order): string[] {
  const notes: string[] = [];
  if (order.memberCouponId !== null && !couponBack) notes.push('部分退款，优惠券不退还，已按比例分摊');
  if (made.freight > 0) notes.push(`含运费 ¥${yuan(made.freight)}`);
  else if (freightPaid(order) > 0) notes.push(`运费 ¥${yuan(freightPaid(order))} 不退`);
  const stored = made.lines.reduce((sum, line) => sum + countParts(line.lots), 0);
  if (stored > 0) notes.push(`其中 ${stored} 件从茶窖退回`);
  return notes;
}
