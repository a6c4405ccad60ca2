/** After-sales of 林知夏 in five states: 待审核, 待寄回, 退款中, 已完成, 已拒绝 (rule 20.4). Amounts come from the real quote. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterSaleLogs, jobs, orderLines, orders, type AfterSaleStatus, type AfterSaleWay } from '../../db/schema';
import { insertSale } from '../../domains/trade/afterSale/repository';
import { AUTO_JOB } from '../../domains/trade/afterSale/service';
import { REFUND_JOB } from '../../domains/trade/afterSale/decide';
import { openSaleTask } from '../../domains/trade/afterSale/tasks';
import { NO_CELLAR } from '../../domains/trade/cellar/returns';
import { quote } from '../../domains/trade/afterSale/quote';
import { ANSWER_MS } from '../../domains/trade/afterSale/window';
import { numberOf } from '../../lib/numbers';
import { listLines } from '../../domains/trade/order/repository';
import { DAY, HOUR, MAIN, MINUTE } from './shapes';

interface Plan {
  /** The line of the order with this SKU. */
  skuId: string;
  way: AfterSaleWay;
  reason: string;
  note: string;
  status: AfterSaleStatus;
  /** How long ago it was applied for. */
  ago: number;
  parcel?: { company: string; no: string };
  rejectReason?: string;
  /** After the application: who said what, how long ago. */
  story: [by: string, text: string, ago: number][];
}

const PLANS: Plan[] = [
  {
    skuId: '103501',
    way: 'refund',
    reason: '拍错',
    note: '想换成另一款',
    status: 'done',
    ago: 22.5 * DAY,
    story: [
      ['客服', '同意申请', 22.2 * DAY],
      ['系统', '退款成功，已原路退回', 22 * DAY],
    ],
  },
  {
    skuId: '102201',
    way: 'return',
    reason: '与描述不符',
    note: '汤色比详情页深',
    status: 'refunding',
    ago: 12 * DAY,
    parcel: { company: '中通快递', no: 'ZT7583920164' },
    story: [
      ['客服', '同意申请', 11.5 * DAY],
      ['买家', '已寄回：中通快递 ZT7583920164', 9 * DAY],
      ['仓库', '已收到退货：包装完好', 40 * MINUTE],
      ['系统', '退款处理中', 40 * MINUTE],
    ],
  },
  {
    skuId: '104501',
    way: 'return',
    reason: '质量问题',
    note: '密封圈松了，有一点受潮',
    status: 'waitReturn',
    ago: 6 * DAY,
    story: [['客服', '同意申请：请把茶和罐子一起寄回', 5.4 * DAY]],
  },
  {
    skuId: '100901',
    way: 'refund',
    reason: '不想要了',
    note: '',
    status: 'rejected',
    ago: 38 * DAY,
    rejectReason: '商品已拆封饮用，不支持无理由退款',
    story: [['客服', '拒绝申请：商品已拆封饮用，不支持无理由退款', 37 * DAY]],
  },
  {
    skuId: '103101',
    way: 'return',
    reason: '发错货',
    note: '收到的是另一个年份',
    status: 'applied',
    ago: 5 * HOUR,
    story: [],
  },
];
/** The state of the order it belongs to. */
const STATE: Partial<Record<AfterSaleStatus, 'refunded' | 'finished'>> = { done: 'refunded', rejected: 'finished' };
const WAY = { refund: '仅退款', return: '退货退款', exchange: '换货' } as const;
/** So long after the start the refund that is 退款中 in the seed is carried out. */
const REFUND_AFTER = 6 * HOUR;

export async function seedAfterSales(tx: Tx, _at: number, now: number): Promise<void> {
  for (const [index, plan] of PLANS.entries()) await seedOne(tx, plan, index, now);
}

async function seedOne(tx: Tx, plan: Plan, index: number, now: number): Promise<void> {
  const wanted = STATE[plan.status] ?? 'received';
  const [found] = await tx
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.memberId, MAIN), eq(orderLines.skuId, plan.skuId), eq(orders.status, wanted)));
  if (!found) throw new Error(`the after-sale seed finds no ${wanted} order with SKU ${plan.skuId}`);
  const { order, line } = found;
  const isDone = plan.status === 'done';
  if (isDone) await tx.update(orderLines).set({ cancelledQty: line.qty }).where(eq(orderLines.id, line.id));
  // The quote of a finished after-sale is computed on the lines as they were before it.
  const lines = (await listLines(tx, [order.id])).map((one) =>
    isDone ? { ...one, returnedQty: 0, cancelledQty: 0 } : one,
  );
  const made = quote({ order, lines, sales: [], cellar: NO_CELLAR }, [{ lineId: line.id, qty: line.qty }], plan.way);
  const createdAt = now - plan.ago;
  const applied = plan.status === 'applied';
  const { sale } = await insertSale(
    tx,
    {
      no: numberOf('SH', createdAt, 590_001 + index),
      orderId: order.id,
      memberId: MAIN,
      merchantId: order.merchantId,
      way: plan.way,
      reason: plan.reason,
      note: plan.note,
      refund: made.lines.reduce((sum, { refund }) => sum + refund, made.freight),
      freight: made.freight,
      points: made.points,
      status: plan.status,
      rejectReason: plan.rejectReason ?? null,
      parcel: plan.parcel ?? null,
      createdAt,
      answerBy: applied ? createdAt + ANSWER_MS : null,
      endedAt: isDone || plan.status === 'rejected' ? now - (plan.story.at(-1)?.[2] ?? 0) : null,
    },
    made.lines.map(({ lineId, title, qty, unsentQty, refund, points }) => ({
      lineId,
      title,
      qty,
      unsentQty,
      refund,
      points,
    })),
  );
  await tx
    .insert(afterSaleLogs)
    .values([
      { afterSaleId: sale.id, by: '买家', text: `提交${WAY[plan.way]}申请：${plan.reason}`, at: createdAt },
      ...plan.story.map(([by, text, ago]) => ({ afterSaleId: sale.id, by, text, at: now - ago })),
    ]);
  if (applied) {
    await openSaleTask(tx, sale, order, { title: `${WAY[plan.way]}申请`, at: createdAt });
    await tx.insert(jobs).values({ kind: AUTO_JOB, key: sale.id, runAt: createdAt + ANSWER_MS });
  }
  if (plan.status === 'refunding')
    await tx.insert(jobs).values({ kind: REFUND_JOB, key: sale.id, runAt: now + REFUND_AFTER });
}
