/** What goes into the cellar, and how long it lies there without a fee (rules 10.8, 15.1). */
import type { Tx } from '../../db/client';
import { newOrderNo } from '../../db/numbers';
import type { orderLines, orders } from '../../db/schema';
import { dayOf, monthsAfter } from '../../lib/shanghai';
import { insertLot, type LotRow } from './repository';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'no' | 'kind' | 'memberId'>;
type OrderLine = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'goodsId' | 'skuId' | 'title' | 'cover' | 'specText' | 'weight' | 'price'
>;

/** Months of storage without a fee (rule 15.1). */
const FREE_MONTHS = 12;

/** The same day `FREE_MONTHS` later. */
export const freeUntil = (from: number): number => monthsAfter(from, FREE_MONTHS);

const unitOf = (title: string): string => (/饼/.test(title) ? '饼' : /砖/.test(title) ? '砖' : '件');

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
