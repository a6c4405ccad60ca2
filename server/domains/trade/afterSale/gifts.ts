/**
 * The gift of the ladder stays as long as what is left reaches its step (rule 12.6). Of one that does not, the pieces that are still with us
 * go back with the after-sale without a word, and what was sent is paid for - or comes along in the parcel with everything else.
 */
import type { Tx } from '../../../db/client';
import { yuan } from '../../../lib/money';
import { cellarOf, chooseLots, countParts, type Cellar } from '../cellar/returns';
import type { Brought, GiftBack, Shrink } from '../order/brought';
import type { OrderLineRow } from '../order/repository';
import { keepsGift } from '../order/terms';
import { piecesOf } from './pieces';
import { listSales, type FullSale } from './repository';

interface Where extends GiftBack {
  /** At the buyer's for good. */
  sentQty: number;
}

function whereIs(
  line: OrderLineRow,
  { order, way, after }: Shrink,
  { sales, cellar }: { sales: readonly FullSale[]; cellar: Cellar },
): Where {
  const { unsent, stored, taken } = piecesOf(order, line, sales, cellar);
  const outside = line.qty - taken.qty - unsent - stored;
  const coming = way === 'return' && after.isNone ? outside : 0;
  return {
    lineId: line.id,
    title: `赠品 ${line.title}`,
    qty: unsent + stored + coming,
    unsentQty: unsent,
    lots: chooseLots(cellar.get(line.id) ?? [], stored),
    sentQty: outside - coming,
  };
}

function noteOf(gifts: readonly Where[], lines: readonly OrderLineRow[], price: number): string {
  return gifts
    .flatMap(({ lineId, qty, unsentQty, lots, sentQty }) => {
      const title = `赠品「${lines.find(({ id }) => id === lineId)?.title ?? ''}」`;
      const withUs = unsentQty + countParts(lots);
      return [
        ...(withUs > 0 ? [`${title}不再赠送`] : []),
        ...(qty > withUs ? ['赠品请一并寄回'] : []),
        ...(sentQty > 0 && price > 0 ? [`${title}已送出，按 ¥${yuan(price * sentQty)} 扣除`] : []),
      ];
    })
    .join('\n');
}

export const giftBrought: Brought = {
  async lose(tx: Tx, shrink) {
    const { order, lines, after } = shrink;
    const given = lines.filter((line) => line.gift && line.returnedQty < line.qty);
    if (given.length === 0 || (!after.isNone && keepsGift(order, lines, after.pieces))) return undefined;
    const held = { sales: await listSales(tx, [order.id]), cellar: await cellarOf(tx, [order.id]) };
    const gifts = given.map((line) => whereIs(line, shrink, held));
    const price = order.terms?.gift?.price ?? 0;
    return {
      withheld: price * gifts.reduce((sum, { sentQty }) => sum + sentQty, 0),
      gifts: gifts.filter(({ qty }) => qty > 0).map(({ sentQty: _sentQty, ...back }) => back),
      note: noteOf(gifts, lines, price),
    };
  },
};
