/** Points and coin goods: what can be had, and the exchange itself. Goods become an order, coupons arrive at once. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CountTab } from '../../../src/contract/kit';
import type { ExchangeGoods, ExchangeRow } from '../../../src/contract/promo/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { couponTemplates, exchangeGoods, exchanges, goods, orders, skus } from '../../db/schema';
import type { Setup } from '../../http/context';
import { badRequest, notFound, refuse } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { issueCoupon } from '../coupon/service';
import { balancesOf } from '../ledger/repository';
import { book, bookBack, memberOwner } from '../ledger/service';
import { chooseAddress, type AddressRow } from '../address/choose';
import { openGivenOrder, type GivenLine } from '../order/stages/given';
import { type Order } from '../order/repository';
import { lockMember } from '../../db/locks';
import { StockShort } from '../stock/pieces';
import { LEVELS } from '../pricing/levels';
import { loadPriceViewer } from '../pricing/viewer';
import { accountStat } from './credits';

type Row = typeof exchangeGoods.$inferSelect;
type Unit = Row['unit'];
const CATES: Record<string, string> = { tea: '茶品', ware: '茶器', coupon: '券', course: '课程', charity: '公益' };
const LACK: Record<Unit, string> = { points: '积分', coin: '瓜瓜币' };

/** Pieces a member has had of each, cancelled ones aside. */
async function boughtOf(tx: Tx, memberId: string, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: exchanges.exchangeGoodsId, qty: sql<number>`sum(${exchanges.qty})`.mapWith(Number) })
    .from(exchanges)
    .where(
      and(
        eq(exchanges.memberId, memberId),
        inArray(exchanges.exchangeGoodsId, ids),
        sql`${exchanges.status} <> 'cancelled'`,
      ),
    )
    .groupBy(exchanges.exchangeGoodsId);
  return new Map(rows.map((row) => [row.id ?? '', row.qty]));
}

function view(row: Row, bought: number): ExchangeGoods {
  const level = LEVELS.find((one) => one.level === row.needLevel);
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    unit: row.unit,
    value: row.value,
    money: row.money,
    stock: row.stock - row.sold,
    limit: row.perMember,
    bought,
    cateId: row.cateId,
    kind: row.kind,
    ...(level && level.level > 1 ? { levelNeed: level.name } : {}),
  };
}

async function listGoods(tx: Tx, memberId: string, unit: Unit, page: number, more?: ReturnType<typeof sql>) {
  const where = and(eq(exchangeGoods.unit, unit), more);
  const rows = await tx
    .select()
    .from(exchangeGoods)
    .where(where)
    .orderBy(asc(exchangeGoods.sort), asc(exchangeGoods.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const bought = await boughtOf(
    tx,
    memberId,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => view(row, bought.get(row.id) ?? 0)),
    await tx.$count(exchangeGoods, where),
    page,
  );
}

export async function coinZone(tx: Tx, memberId: string, page: number, now: number): Promise<DataOf<'special.xigua'>> {
  const { coin } = await balancesOf(tx, memberId);
  return {
    coins: coin.available,
    stat: await accountStat(tx, memberId, 'coin', now),
    goods: await listGoods(tx, memberId, 'coin', page),
  };
}

/** `range`: 0-500, 500-2000 or 2000+, points of one piece; the upper end counts to the next. */
export async function pointsMall(
  tx: Tx,
  memberId: string,
  { cateId, range, page = 1 }: RequestOf<'integralGoods.index'>,
): Promise<DataOf<'integralGoods.index'>> {
  const [from = 0, to = 0] = (range ?? '').split(/[-+]/).map(Number);
  const { points } = await balancesOf(tx, memberId);
  const counts = await tx
    .select({ id: exchangeGoods.cateId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.unit, 'points'))
    .groupBy(exchangeGoods.cateId);
  const cates: CountTab[] = Object.entries(CATES).flatMap(([id, label]) => {
    const count = counts.find((row) => row.id === id)?.count ?? 0;
    return count > 0 ? [{ id, label, count }] : [];
  });
  const inRange = range
    ? sql` and ${exchangeGoods.value} >= ${from} and (${to} = 0 or ${exchangeGoods.value} < ${to})`
    : sql``;
  const more = sql`(${cateId ?? ''} = '' or ${exchangeGoods.cateId} = ${cateId ?? ''})${inRange}`;
  return { points: points.available, cates, page: await listGoods(tx, memberId, 'points', page, more) };
}

interface Wanted {
  goodsId: string;
  qty: number;
  addressId?: string;
}

/**
 * One exchange. Refuses: 404 unknown goods or address · 422 level, limit, sold out, too few points or coins, no address. The
 * pieces, the points and the order are one transaction; a money part leaves the order unpaid for 15 minutes.
 */
export async function exchange(
  tx: Tx,
  memberId: string,
  unit: Unit,
  wanted: Wanted,
  now: number,
  server: Setup,
): Promise<{ row: ExchangeRow; order?: Order }> {
  await lockMember(tx, memberId);
  const [item] = await tx.select().from(exchangeGoods).where(eq(exchangeGoods.id, wanted.goodsId));
  if (!item || item.unit !== unit) throw notFound();
  if (item.kind === 'course') throw refuse('课程暂未开放兑换');
  const bought = (await boughtOf(tx, memberId, [item.id])).get(item.id) ?? 0;
  await checkRules(tx, memberId, item, wanted.qty, bought, now);
  const address = item.kind === 'goods' ? await needAddress(tx, memberId, wanted.addressId) : undefined;
  const taken = await tx
    .update(exchangeGoods)
    .set({ sold: sql`${exchangeGoods.sold} + ${wanted.qty}` })
    .where(and(eq(exchangeGoods.id, item.id), sql`${exchangeGoods.sold} + ${wanted.qty} <= ${exchangeGoods.stock}`))
    .returning({ id: exchangeGoods.id });
  if (taken.length === 0) throw refuse('已兑完');

  const value = item.value * wanted.qty;
  const [made] = await tx
    .insert(exchanges)
    .values({
      memberId,
      exchangeGoodsId: item.id,
      unit,
      value,
      qty: wanted.qty,
      status: item.money > 0 ? 'unpaid' : 'done',
      at: now,
    })
    .returning();
  if (!made) throw new Error('the exchange was not written');
  await book(tx, {
    owner: memberOwner(memberId),
    unit,
    bizType: 'exchange',
    bizId: made.id,
    delta: -value,
    title: `兑换${item.title}`,
    at: now,
  });
  const order = address ? await orderOf(tx, memberId, item, wanted.qty, address, now, server) : undefined;
  if (order) await tx.update(exchanges).set({ orderId: order.id }).where(eq(exchanges.id, made.id));
  else await giveCoupons(tx, memberId, item, wanted.qty, now);
  return { row: rowOf({ ...made, orderId: order?.id ?? null }, item, bought + wanted.qty, order?.status), order };
}

async function checkRules(tx: Tx, memberId: string, item: Row, qty: number, bought: number, now: number) {
  const viewer = await loadPriceViewer(tx, memberId, now);
  if ((viewer?.level.level ?? 1) < item.needLevel) {
    throw refuse(`${LEVELS.find(({ level }) => level === item.needLevel)?.name ?? ''}及以上可兑`);
  }
  if (item.perMember > 0 && bought + qty > item.perMember)
    throw refuse(`每人限兑 ${item.perMember} 件，已兑 ${bought}`);
  if (item.stock - item.sold < qty) throw refuse('已兑完');
  const balance = (await balancesOf(tx, memberId))[item.unit].available;
  if (balance < item.value * qty) throw refuse(`还差 ${item.value * qty - balance} ${LACK[item.unit]}`);
}

async function needAddress(tx: Tx, memberId: string, addressId: string | undefined): Promise<AddressRow> {
  if (addressId === undefined) throw badRequest('addressId', '请选择收货地址');
  const address = await chooseAddress(tx, memberId, addressId);
  if (!address) throw notFound();
  return address;
}

/** A line of one SKU as something given. */
export async function givenLine(
  tx: Tx,
  skuId: string | null,
  qty: number,
  price: number,
  gift: boolean,
): Promise<GivenLine> {
  const [row] = await tx
    .select({ sku: skus, goods })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(skus.id, skuId ?? '0'));
  if (!row) throw notFound();
  return {
    skuId: row.sku.id,
    goodsId: row.goods.id,
    title: row.goods.title,
    cover: row.sku.image || (row.goods.images[0] ?? ''),
    specText: row.sku.specValues.join(' '),
    price,
    qty,
    weight: row.sku.weight,
    gift,
  };
}

async function orderOf(
  tx: Tx,
  memberId: string,
  item: Row,
  qty: number,
  address: AddressRow,
  now: number,
  server: Setup,
): Promise<Order> {
  const line = await givenLine(tx, item.skuId, qty, item.money, false);
  try {
    return await openGivenOrder(
      tx,
      {
        memberId,
        kind: 'exchange',
        address,
        lines: [line],
        fromShelf: true,
        label: item.unit === 'coin' ? '瓜瓜币兑换' : '积分兑换',
        remark: `${item.value * qty} ${LACK[item.unit]}兑换`,
      },
      now,
      server,
    );
  } catch (error) {
    throw error instanceof StockShort ? refuse('已兑完') : error;
  }
}

async function giveCoupons(tx: Tx, memberId: string, item: Row, qty: number, now: number): Promise<void> {
  const [template] = await tx
    .select()
    .from(couponTemplates)
    .where(eq(couponTemplates.id, item.templateId ?? '0'));
  if (!template) throw notFound();
  for (let i = 0; i < qty; i++) await issueCoupon(tx, memberId, template, now);
}

/** The unpaid order of an exchange ended: pieces and points go back. Called in the transaction that closes the order. */
export async function returnExchange(tx: Tx, order: Pick<Order, 'id' | 'memberId' | 'no'>, now: number): Promise<void> {
  const [row] = await tx
    .update(exchanges)
    .set({ status: 'cancelled' })
    .where(and(eq(exchanges.orderId, order.id), eq(exchanges.status, 'unpaid')))
    .returning();
  if (!row) return;
  await tx
    .update(exchangeGoods)
    .set({ sold: sql`${exchangeGoods.sold} - ${row.qty}` })
    .where(eq(exchangeGoods.id, row.exchangeGoodsId ?? '0'));
  await bookBack(tx, {
    owner: memberOwner(order.memberId ?? '0'),
    unit: row.unit,
    taken: 'exchange',
    bizId: row.id,
    bizType: 'orderRefund',
    memo: order.no,
    at: now,
  });
}

/** Whether the money part was paid is read from the order. */
function rowOf(
  row: typeof exchanges.$inferSelect,
  item: Row,
  bought: number,
  orderStatus: Order['status'] | undefined,
): ExchangeRow {
  const paid = row.status === 'unpaid' && orderStatus !== undefined && orderStatus !== 'unpaid';
  return {
    id: row.id,
    unit: row.unit,
    value: row.value,
    goods: view(item, bought),
    status: paid ? (orderStatus === 'cancelled' ? 'cancelled' : 'done') : row.status,
    addressNeeded: false,
    ...(row.orderId ? { orderId: row.orderId } : {}),
    at: row.at,
  };
}

export async function listExchanges(tx: Tx, memberId: string, page: number): Promise<DataOf<'shopV2.exchange'>> {
  const where = eq(exchanges.memberId, memberId);
  const rows = await tx
    .select({ row: exchanges, item: exchangeGoods, status: orders.status })
    .from(exchanges)
    .innerJoin(exchangeGoods, eq(exchangeGoods.id, exchanges.exchangeGoodsId))
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    .where(where)
    .orderBy(desc(exchanges.at), desc(exchanges.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  return pageOf(
    rows.map(({ row, item, status }) => rowOf(row, item, row.qty, status ?? undefined)),
    await tx.$count(exchanges, where),
    page,
  );
}
