/**
 * A shop that has been open for years, for measuring what grows with it and for the test that reads its plans: copies of demo rows,
 * written inside the database. One member, 林知夏 of the demo world, has a large part of everything.
 */
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/db/client';
import * as tables from '../../server/db/schema';
import { openSession } from '../../server/domains/people/session/service';
import { addManyGoods, FIRST_GOODS } from './manyGoods';

export interface Size {
  members: number;
  orders: number;
  goods: number;
  /** Of the orders those of `OWNER`. */
  own: number;
}
export const BIG: Size = { members: 50_000, orders: 100_000, goods: 10_000, own: 2_000 };
/** 林知夏 */
export const OWNER = '13800000001';

const FIRST_MEMBER = 30_000_000;
const FIRST_ORDER = 40_000_000;
const YEAR_MS = 365 * 86_400_000;

/** Rows numbered by `i` from 0, each a copy of one of the demo rows `of` in turn (alias t) but for `set`: SQL over i and t. */
interface Copies {
  table: PgTable;
  of?: string;
  count: number;
  set: Readonly<Record<string, string>>;
}

/** What hangs on copies of `parent`: the rows `table` has for the row that copy `i` was made from, numbered by `n` among them. */
interface Parts extends Copies {
  parent: PgTable;
  /** The column that names the parent. */
  by: string;
}

const nameOf = (table: PgTable) => `"${getTableName(table)}"`;
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);
const numbered = (table: PgTable, of = 'true') =>
  `select *, row_number() over (order by 1) - 1 as place, count(*) over () as places from ${nameOf(table)} where ${of}`;

function statementOf(copies: Copies | Parts): string {
  const { table, of, count, set } = copies;
  const columns = columnsOf(table);
  const unknown = Object.keys(set).filter((name) => !columns.includes(name));
  if (unknown.length > 0) throw new Error(`${nameOf(table)} has no column ${unknown.join(', ')}`);
  const values = columns.map((name) => set[name] ?? `t."${name}"`);
  const source =
    'parent' in copies
      ? `join (${numbered(copies.parent, of)}) p on p.place = i % p.places
         join (select *, row_number() over (partition by "${copies.by}" order by id) as n from ${nameOf(table)}) t on t."${copies.by}" = p.id`
      : `join (${numbered(table, of)}) t on t.place = i % t.places`;
  return `insert into ${nameOf(table)} (${columns.map((name) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from generate_series(0, ${count - 1}) as i ${source}`;
}

/** A number from 0 to `most` - 1 that is no neighbour's. */
const scattered = (most: number, step = 7919) => `(i * ${step}::bigint) % ${most}`;

function plan({ members, orders, goods, own }: Size, now: number, owner: string): (Copies | Parts)[] {
  const id = (first: number) => `${first}::bigint + i`;
  const partId = (first: number) => `${first}::bigint + i * 32 + t.n`;
  const someMember = `${FIRST_MEMBER} + ${scattered(members)}`;
  const someGoods = `${FIRST_GOODS} + ${scattered(goods)}`;
  /** The first `share` of the rows are the owner's. */
  const buyer = (share: number) => `case when i < ${share} then ${owner} else ${someMember} end`;
  const when = `${now} - ${scattered(1_000_000)} * ${YEAR_MS / 1_000_000}`;
  const few = Math.ceil(orders / 20);
  const order = { parent: tables.orders, by: 'order_id', of: `kind = 'normal' and id < ${FIRST_GOODS}`, count: orders };
  const orderId = `${FIRST_ORDER} + i`;
  const whole = (at: string) => `(${at})::bigint`;
  return [
    {
      table: tables.members,
      of: `id = ${owner}`,
      count: members,
      set: {
        id: id(FIRST_MEMBER),
        no: `'B' || i`,
        mobile: `'19' || lpad(i::text, 9, '0')`,
        nickname: `'茶友' || i`,
        created_at: whole(when),
      },
    },
    ...['money', 'points', 'coin', 'growth'].map((unit, k) => ({
      table: tables.accounts,
      of: `owner_type = 'member' and owner_id = ${owner} and unit = '${unit}'`,
      count: members,
      set: { id: id(60_000_000 + k * 1_000_000), owner_id: id(FIRST_MEMBER) },
    })),
    {
      table: tables.sessions,
      of: `member_id = ${owner} and device = 'bench'`,
      count: members,
      set: { token_hash: `md5(i::text)`, id: id(73_000_000), member_id: id(FIRST_MEMBER) },
    },
    {
      table: tables.addresses,
      of: `member_id = ${owner}`,
      count: members,
      set: { id: id(65_000_000), member_id: id(FIRST_MEMBER) },
    },
    {
      table: tables.cartItems,
      of: `member_id = ${owner}`,
      count: members,
      set: { id: id(66_000_000), member_id: id(FIRST_MEMBER), goods_id: someGoods, sku_id: `(${someGoods}) * 100 + 1` },
    },
    {
      table: tables.orders,
      of: order.of,
      count: orders,
      set: {
        id: orderId,
        no: `'B' || i`,
        member_id: buyer(own),
        created_at: whole(when),
        paid_at: `case when t.paid_at is null then null else ${whole(when)} end`,
      },
    },
    {
      ...order,
      table: tables.orderLines,
      set: {
        id: partId(100_000_000),
        order_id: orderId,
        member_id: buyer(own),
        goods_id: `${FIRST_GOODS} + (i * 7919::bigint + t.n * 131) % ${goods}`,
        sku_id: `(${FIRST_GOODS} + (i * 7919::bigint + t.n * 131) % ${goods}) * 100 + 1`,
      },
    },
    { ...order, table: tables.orderLogs, set: { id: partId(200_000_000), order_id: orderId } },
    { ...order, table: tables.parcels, set: { id: partId(300_000_000), order_id: orderId } },
    {
      ...order,
      table: tables.payments,
      set: { id: partId(400_000_000), no: `'B' || i || '-' || t.n`, order_id: orderId, member_id: buyer(own) },
    },
    {
      table: tables.afterSales,
      count: few,
      set: {
        id: id(70_000_000),
        no: `'B' || i`,
        order_id: `${FIRST_ORDER} + i * 20`,
        member_id: buyer(own / 20),
        created_at: whole(when),
      },
    },
    {
      parent: tables.afterSales,
      by: 'after_sale_id',
      of: `id < ${FIRST_GOODS}`,
      table: tables.afterSaleLines,
      count: few,
      set: {
        id: partId(71_000_000),
        after_sale_id: id(70_000_000),
        line_id: `100000000::bigint + i * 640 + t.n`,
      },
    },
    {
      table: tables.reviews,
      count: orders,
      set: {
        id: id(72_000_000),
        goods_id: someGoods,
        order_line_id: `100000000::bigint + i * 32 + 1`,
        member_id: buyer(own),
        at: whole(when),
      },
    },
    {
      table: tables.footprints,
      of: `member_id = ${owner}`,
      count: orders,
      set: {
        id: id(73_000_000),
        member_id: buyer(own / 2),
        goods_id: someGoods,
        day: `t.day || '-' || i`,
        viewed_at: whole(`${now} - ${scattered(1_000_000)} * ${(80 * 86_400) / 1000}`),
      },
    },
    {
      table: tables.collects,
      of: `kind = 'goods'`,
      count: orders,
      set: {
        id: id(74_000_000),
        member_id: buyer(own / 4),
        target_id: `${FIRST_GOODS} + (i + i / ${members} * 7) % ${goods}`,
      },
    },
    {
      table: tables.notices,
      of: `member_id = ${owner}`,
      count: orders,
      set: { id: id(75_000_000), member_id: buyer(own), created_at: whole(when) },
    },
    {
      table: tables.ledgerRows,
      of: `account_id in (select id from accounts where owner_type = 'member' and owner_id = ${owner})`,
      count: orders,
      set: {
        id: id(76_000_000),
        account_id: `case when i < ${own} then t.account_id else 61000000 + ${scattered(members)} end`,
        biz_id: `'B' || i`,
        created_at: whole(when),
      },
    },
    {
      table: tables.memberCoupons,
      of: `member_id = ${owner}`,
      count: members,
      set: { id: id(77_000_000), code: `'B' || i`, member_id: buyer(own / 20) },
    },
    {
      table: tables.escrowLots,
      count: few,
      set: { id: id(78_000_000), no: `'B' || i`, member_id: buyer(own / 40), source_id: id(78_000_000) },
    },
    {
      table: tables.holdings,
      count: few,
      set: {
        id: id(79_000_000),
        serial_no: '1000000 + i',
        certificate_no: `'B' || i`,
        member_id: buyer(own / 40),
        status: `'held'`,
        to_id: 'null',
      },
    },
    {
      table: tables.lifePosts,
      count: few,
      set: { id: id(80_000_000), member_id: buyer(own / 40), at: whole(when) },
    },
    {
      table: tables.lifeComments,
      count: few * 4,
      set: { id: id(81_000_000), post_id: `80000000 + i % ${few}`, member_id: someMember },
    },
    {
      table: tables.tasks,
      count: few,
      // One in a hundred waits.
      set: {
        id: id(83_000_000),
        created_at: whole(when),
        status: `case when i % 100 = 0 then 'todo' else 'done' end`,
        decided_by_id: `case when i % 100 = 0 then null else ${someMember} end`,
        from_id: someMember,
      },
    },
    {
      table: tables.jobs,
      of: 'id in (select min(id) from jobs)',
      count: orders,
      set: { id: id(86_000_000), key: `'B' || i`, run_at: whole(when), done_at: whole(when) },
    },
    {
      table: tables.storeStocks,
      of: 'sku_id in (select min(sku_id) from store_stocks)',
      count: goods / 10,
      set: { sku_id: `(${FIRST_GOODS} + i) * 100 + 1` },
    },
  ];
}

/** Fills a database that holds the demo world. Tells how many rows each table has got. */
export async function addBigShop(db: Db, now: number, size: Size = BIG): Promise<Map<string, number>> {
  await addManyGoods(db, size.goods);
  const [owner] = await db
    .select({ id: tables.members.id })
    .from(tables.members)
    .where(eq(tables.members.mobile, OWNER));
  if (!owner) throw new Error('The demo world is missing.');
  // The sessions are copies of this one.
  await openSession(db, owner.id, { device: 'bench' }, now);
  const added = new Map<string, number>();
  for (const copies of plan(size, now, owner.id)) {
    const name = getTableName(copies.table);
    const { rowCount } = (await db.execute(sql.raw(statementOf(copies)))) as unknown as { rowCount: number };
    if (!rowCount) throw new Error(`The demo world has no ${name} to copy.`);
    added.set(name, (added.get(name) ?? 0) + rowCount);
  }
  // As the database does by itself after a while.
  for (const name of [...added.keys(), 'goods', 'skus']) await db.execute(sql.raw(`vacuum ${name}`));
  await db.execute(sql`analyze`);
  return added;
}
