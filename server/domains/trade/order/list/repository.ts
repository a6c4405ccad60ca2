/** SQL of the order list: the tabs of 我的订单, their badges. */
import { and, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OrderStat, OrderTab } from '../../../../../src/contract/order/schemas';
import type { Tx } from '../../../../db/client';
import { contains } from '../../../../db/like';
import { withTotal, type Paged } from '../../../../db/paged';
import { ACTIVE_SALES, afterSales, orderLines, orders, type OrderStatus } from '../../../../db/schema';
import { statement, type Given } from '../../../../db/statement';
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
function tabOf(tx: Tx, memberId: string, tab: OrderTab): SQL | undefined {
  if (tab === 'all') return undefined;
  if (tab !== 'afterSale') return inArray(orders.status, TABS[tab]);
  const sold = tx
    .select({ id: afterSales.orderId })
    .from(afterSales)
    .where(and(eq(afterSales.memberId, memberId), ne(afterSales.status, 'withdrawn')));
  return or(eq(orders.status, 'refunded'), inArray(orders.id, sold));
}

function whereOf(tx: Tx, memberId: string, { tab, kind, keyword }: OrderQuery): SQL | undefined {
  const word = keyword?.trim() ?? '';
  const titled = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      and(eq(orderLines.memberId, memberId), or(contains(orderLines.title, word), contains(orderLines.specText, word))),
    );
  return and(
    eq(orders.memberId, memberId),
    isNull(orders.hiddenAt),
    tabOf(tx, memberId, tab),
    kind ? sql`(${orders.kind} = ${kind} or ${orders.deliveryType} = ${kind})` : undefined,
    keyword ? or(contains(orders.no, word), inArray(orders.id, titled)) : undefined,
  );
}

/** Which orders are on the page and how many there are is one reading of an index; only the page's rows are fetched. */
export async function listOrders(
  tx: Tx,
  memberId: string,
  query: OrderQuery,
  limit: number,
  offset: number,
): Promise<Paged<Order>> {
  const { tab, kind, keyword } = query;
  if (!kind && !keyword && tab !== 'afterSale') {
    const statuses = tab === 'all' ? null : TABS[tab];
    const rows = await pageOfTab(tx, { memberId, statuses, limit, offset });
    return withTotal(rows, limit, offset, async () => (await countTab(tx, { memberId, statuses }))[0]?.total ?? 0);
  }
  const where = whereOf(tx, memberId, query);
  const newestFirst = [desc(orders.createdAt), desc(orders.id)];
  const page = tx
    .select({ id: orders.id, total: sql<number>`count(*) over ()`.mapWith(Number).as('total') })
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  const found = await tx
    .select({ row: orders, total: page.total })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.id))
    .orderBy(...newestFirst);
  const [first] = found;
  // Behind the last page nobody tells how many there are.
  if (!first) return { rows: [], total: offset === 0 ? 0 : await tx.$count(orders, where) };
  return { rows: found.map(({ row }) => row), total: first.total };
}

/** Of the states of a tab, of any with null. */
const inTab = ({ memberId, statuses }: Given<'memberId' | 'statuses'>) =>
  and(
    eq(orders.memberId, memberId),
    isNull(orders.hiddenAt),
    sql`(${statuses}::text[] is null or ${orders.status} = any(${statuses}::text[]))`,
  );
const pageOfTab = statement(
  { memberId: 'bigint', statuses: 'text[]', limit: 'bigint', offset: 'bigint' },
  (tx, given) =>
    tx
      .select()
      .from(orders)
      .where(inTab(given))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(given.limit)
      .offset(given.offset),
);
const countTab = statement({ memberId: 'bigint', statuses: 'text[]' }, (tx, given) =>
  tx.select({ total: count() }).from(orders).where(inTab(given)),
);

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
