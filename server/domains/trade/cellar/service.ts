/** What goes into the cellar, and how long it lies there without a fee (rules 10.8, 15.1). */
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import type { orderLines, orders } from '../../../db/schema';
import { notFound, refuse } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { freeUntil } from './fees';
import { insertLot, lockLot, LOOSE, type LotRow } from './repository';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'no' | 'kind' | 'memberId'>;
type OrderLine = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'goodsId' | 'skuId' | 'title' | 'cover' | 'specText' | 'weight' | 'price'
>;

const unitOf = (title: string): string => (/饼/.test(title) ? '饼' : /砖/.test(title) ? '砖' : '件');

/** The lot of a member who disposes of it. 404 somebody else's · 422 a numbered piece, which is given and sent as one (rule 13.7). */
export async function lockOwnLot(tx: Tx, memberId: string, lotId: string): Promise<LotRow> {
  const lot = await lockLot(tx, memberId, lotId);
  if (!lot) throw notFound();
  if (lot.source === 'collectible') throw refuse('藏品请到「我的藏品」转赠或提货');
  return lot;
}

/** Puts `qty` pieces of a line of a paid order into a lot. */
export const storeLine = async (tx: Tx, order: Order, line: OrderLine, qty: number, now: number): Promise<LotRow> =>
  insertLot(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CJ'),
    memberId: order.memberId,
    source: order.kind === 'wholesale' ? 'wholesale' : 'order',
    sourceId: line.id,
    orderId: order.id,
    goodsId: line.goodsId,
    skuId: line.skuId,
    title: line.title,
    cover: line.cover,
    specText: line.specText,
    qty,
    free: qty,
    unit: unitOf(line.title),
    weight: line.weight,
    inAt: now,
    freeUntil: freeUntil(now),
    guideValue: line.price,
    batch: `${dayOf(now).replaceAll('-', '')}-${order.no.slice(-4)}`,
  });

/** What a tree has brought, in grams (rule 25.5). */
export const storeHarvest = async (
  tx: Tx,
  harvest: {
    id: string;
    memberId: string;
    title: string;
    cover: string;
    specText: string;
    grams: number;
    batch: string;
  },
  now: number,
): Promise<LotRow> =>
  insertLot(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CJ'),
    memberId: harvest.memberId,
    source: 'harvest',
    sourceId: harvest.id,
    title: harvest.title,
    cover: harvest.cover,
    specText: harvest.specText,
    qty: harvest.grams,
    free: harvest.grams,
    unit: LOOSE,
    weight: 1,
    inAt: now,
    freeUntil: freeUntil(now),
    guideValue: 0,
    batch: harvest.batch,
  });

/** Pieces of a lot in new hands: its own lot, free for a year of its own (rule 15.3). */
export const storeGift = async (
  tx: Tx,
  from: LotRow,
  gift: { id: string; memberId: string; qty: number },
  now: number,
): Promise<LotRow> =>
  insertLot(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CJ'),
    memberId: gift.memberId,
    source: 'transfer',
    sourceId: gift.id,
    goodsId: from.goodsId,
    skuId: from.skuId,
    title: from.title,
    cover: from.cover,
    specText: from.specText,
    qty: gift.qty,
    free: gift.qty,
    unit: from.unit,
    weight: from.weight,
    inAt: now,
    freeUntil: freeUntil(now),
    guideValue: from.guideValue,
    batch: from.batch,
  });
