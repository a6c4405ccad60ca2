/** SQL of the order list: the tabs of 我的订单, their badges. */
import { and, count, desc, eq, exists, ilike, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OrderStat, OrderTab } from '../../../../src/contract/order/schemas';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { ACTIVE_SALES, afterSales, orderLines, orders, type OrderStatus } from '../../../db/schema';
import type { Order } from '../repository';

const TABS: Record<Exclude<OrderTab, 'all' | 'afterSale'>, OrderStatus[]> = {
  unpaid: ['unpaid'],
  paid: ['grouping', 'paid', 'partial'],
  shipped: ['shipped', 'pickup'],
  review: ['received'],
};

interface OrderQuery {
  tab: OrderTab;
  /** An Order.kind, or pickup / escrow for the way of delivery. */
  kind?: string;
  /** Part of a title or of an order number. */
  keyword?: string;
}

/** 退款/售后: refunded orders, and those with an after-sale that was not taken back. */
function tabOf(tx: Tx, tab: OrderTab): SQL | undefined {
  if (tab === 'all') return undefined;
  if (tab !== 'afterSale') return inArray(orders.status, TABS[tab]);
  const sold = tx
    .select({ one: sql`1` })
    .from(afterSales)
    .where(and(eq(afterSales.orderId, orders.id), ne(afterSales.status, 'withdrawn')));
  return or(eq(orders.status, 'refunded'), exists(sold));
}

function whereOf(tx: Tx, memberId: string, { tab, kind, keyword }: OrderQuery): SQL | undefined {
  const pattern = keyword ? containing(keyword.trim()) : '';
  const titled = tx
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.title, pattern)));
  return and(
    eq(orders.memberId, memberId),
    isNull(orders.hiddenAt),
    tabOf(tx, tab),
    kind ? sql`(${orders.kind} = ${kind} or ${orders.deliveryType} = ${kind})` : undefined,
    keyword ? or(ilike(orders.no, pattern), exists(titled)) : undefined,
  );
}

export async function listOrders(
  tx: Tx,
  memberId: string,
  query: OrderQuery,
  limit: number,
  offset: number,
): Promise<{ rows: Order[]; total: number }> {
  const where = whereOf(tx, memberId, query);
  const rows = await tx
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(orders).where(where);
  return { rows, total: found?.total ?? 0 };
}

export async function countTabs(tx: Tx, memberId: string): Promise<OrderStat> {
  const rows = await tx
    .select({ status: orders.status, total: count() })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNull(orders.hiddenAt)))
    .groupBy(orders.status);
  const [open] = await tx
    .select({ total: count() })
    .from(afterSales)
    .where(and(eq(afterSales.memberId, memberId), inArray(afterSales.status, [...ACTIVE_SALES])));
  const of = (tab: keyof typeof TABS) =>
    rows.filter((row) => TABS[tab].includes(row.status)).reduce((all, row) => all + row.total, 0);
  return {
    unpaid: of('unpaid'),
    paid: of('paid'),
    shipped: of('shipped'),
    review: of('review'),
    afterSale: open?.total ?? 0,
  };
}
