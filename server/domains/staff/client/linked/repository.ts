/** SQL of the members that clients are, by their number, and of what those who agreed have bought. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { categories, clients, goods, members, orderLines, orders, type OrderStatus } from '../../../../db/schema';
import type { Order } from '../../../trade/order/repository';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../repository';
import { clientsInScope } from '../scope';

const BOUGHT: OrderStatus[] = ['paid', 'pickup', 'partial', 'shipped', 'received', 'finished'];

const isLinked = and(eq(clients.countryCode, '86'), eq(members.mobile, clients.mobile));
/** Who lets the adviser see what was ordered. */
const agrees: SQL = sql`${members.noticeSettings}->>'adviser' = 'true'`;

export interface Linked {
  memberId: string;
  agreed: boolean;
}

/** The member that a client is. */
export async function findLinked(tx: Tx, { countryCode, mobile }: ClientRow): Promise<Linked | undefined> {
  if (countryCode !== '86') return undefined;
  const [row] = await tx
    .select({ memberId: members.id, agreed: sql<boolean>`coalesce(${agrees}, false)` })
    .from(members)
    .where(eq(members.mobile, mobile));
  return row;
}

export const listBought = (tx: Tx, memberId: string, most: number): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNull(orders.hiddenAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);

/** How many orders were paid, what for, and when the last was. */
export async function sumBought(tx: Tx, memberId: string): Promise<{ rows: number; last: number | null }> {
  const [row] = await tx
    .select({
      rows: sql<number>`count(*)`.mapWith(Number),
      last: sql<number | null>`max(${orders.paidAt})`.mapWith((at) => (at === null ? null : Number(at))),
    })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.status, BOUGHT)));
  return row ?? { rows: 0, last: null };
}

/** What was spent by kind of goods, the most first. */
export const listTastes = (tx: Tx, memberId: string): Promise<{ label: string; paid: number }[]> =>
  tx
    .select({ label: categories.name, paid: sql<number>`sum(${orderLines.paid})`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(goods, eq(goods.id, orderLines.goodsId))
    .innerJoin(categories, eq(categories.id, goods.rootCategoryId))
    .where(and(eq(orderLines.memberId, memberId), inArray(orders.status, BOUGHT)))
    .groupBy(categories.id, categories.name)
    .orderBy(desc(sql`sum(${orderLines.paid})`), asc(categories.id));

/** Loose tea is said to be brewed by the gram; a pot or a biscuit is not. */
const isTea: SQL = sql`${goods.brew}->>'ratio' ~ '[0-9]\\s*(g|克)'`;

export interface TeaBought {
  clientId: string;
  goodsId: string;
  title: string;
  /** What is left of the line after returns and what went to the cellar. */
  grams: number;
  at: number;
}

/** Tea that the employee's clients bought, of those who agreed, the oldest first. */
export const listTeaBought = (tx: Tx, employee: Employee, since: number): Promise<TeaBought[]> =>
  tx
    .select({
      clientId: clients.id,
      goodsId: orderLines.goodsId,
      title: orderLines.title,
      grams:
        sql<number>`${orderLines.weight} * (${orderLines.qty} - ${orderLines.returnedQty} - ${orderLines.storeQty})`
          .mapWith(Number)
          .as('grams'),
      at: sql<number>`${orders.paidAt}`.mapWith(Number).as('at'),
    })
    .from(clients)
    .innerJoin(members, isLinked)
    .innerJoin(orders, eq(orders.memberId, members.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(goods, eq(goods.id, orderLines.goodsId))
    .where(
      and(
        clientsInScope(employee, 'mine'),
        agrees,
        isTea,
        inArray(orders.status, BOUGHT),
        isNotNull(orders.paidAt),
        sql`${orders.paidAt} >= ${since}`,
        sql`${orderLines.weight} * (${orderLines.qty} - ${orderLines.returnedQty} - ${orderLines.storeQty}) > 0`,
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orderLines.id));
