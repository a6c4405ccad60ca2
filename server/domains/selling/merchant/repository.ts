/** SQL of sellers: applications, the own shop, classes, goods, the sellers' share of orders and their money. */
import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { MerchantTab } from '../../../../src/contract/merchant/schemas';
import type { Tx } from '../../../db/client';
import { untilChanged } from '../../../db/untilChanged';
import { containing } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import {
  ACTIVE_SALES,
  afterSales,
  categories,
  freightTemplates,
  goods,
  members,
  merchantCategories,
  merchantCates,
  merchantGoods,
  merchantPapers,
  merchants,
  orderLines,
  orders,
  orderSellers,
  skus,
} from '../../../db/schema';
import { sumOf } from '../../../db/sums';
import { termsOf } from '../../offer/keyword/grams';
import { isMatch } from '../../offer/keyword/repository';
import { findGoodsVersion } from '../../offer/catalogue/repository';
import type { Order, OrderSeller } from '../../trade/order/repository';

export type Merchant = typeof merchants.$inferSelect;
export type Papers = typeof merchantPapers.$inferSelect;
export type OwnClass = typeof merchantCategories.$inferSelect;
export type GoodsPapers = typeof merchantGoods.$inferSelect;

/** The merchant of an order's row, null for the house. */
export type SellerId = string | null;

/* ---------- applications and the own shop ---------- */

export interface OwnMerchant {
  merchant: Merchant;
  cate: string;
  papers: Papers | null;
}
/** What the member applied with, or runs. */
export async function findOwn(tx: Tx, memberId: string): Promise<OwnMerchant | undefined> {
  const [row] = await tx
    .select({ merchant: merchants, cate: merchantCates.label, papers: merchantPapers })
    .from(members)
    .leftJoin(merchantPapers, eq(merchantPapers.memberId, members.id))
    .innerJoin(merchants, eq(merchants.id, sql`coalesce(${members.merchantId}, ${merchantPapers.merchantId})`))
    .innerJoin(merchantCates, eq(merchantCates.id, merchants.cateId))
    .where(eq(members.id, memberId));
  return row;
}

export const hasCate = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(merchantCates, eq(merchantCates.id, id))) > 0;

export async function insertMerchant(tx: Tx, row: typeof merchants.$inferInsert): Promise<string> {
  // Nobody has scored it.
  const [made] = await tx
    .insert(merchants)
    .values({ score: 0, ...row })
    .returning({ id: merchants.id });
  if (!made) throw new Error('the merchant was not written');
  return made.id;
}

export async function updateMerchant(tx: Tx, id: string, set: Partial<typeof merchants.$inferInsert>): Promise<void> {
  if (Object.keys(set).length > 0) await tx.update(merchants).set(set).where(eq(merchants.id, id));
}

/** One application per member: the next one takes the place of the last. */
export async function savePapers(tx: Tx, { memberId, ...row }: typeof merchantPapers.$inferInsert): Promise<void> {
  await tx
    .insert(merchantPapers)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: merchantPapers.memberId, set: row });
}

export const hasLicense = async (tx: Tx, memberId: string, license: string): Promise<boolean> =>
  (await tx.$count(merchantPapers, and(eq(merchantPapers.memberId, memberId), eq(merchantPapers.license, license)))) >
  0;

export async function closePapers(tx: Tx, memberId: string, decidedAt: number): Promise<void> {
  await tx.update(merchantPapers).set({ decidedAt }).where(eq(merchantPapers.memberId, memberId));
}

export async function setMerchantOf(tx: Tx, memberId: string, merchantId: string): Promise<void> {
  await tx.update(members).set({ merchantId }).where(eq(members.id, memberId));
}

/** The goods on the shelf say who sells them. */
export async function renameSeller(tx: Tx, merchantId: string, seller: string): Promise<void> {
  await tx.update(goods).set({ seller }).where(eq(goods.merchantId, merchantId));
}

/** Members who run this merchant. */
export const listOwners = async (tx: Tx, merchantId: string): Promise<string[]> =>
  (await tx.select({ id: members.id }).from(members).where(eq(members.merchantId, merchantId))).map(({ id }) => id);

/* ---------- figures ---------- */

export interface DayFigures {
  orders: number;
  amount: number;
  qty: number;
}
export async function sumPaid(tx: Tx, merchantId: string, from: number, to: number): Promise<DayFigures> {
  const [row] = await tx
    .select({
      orders: count(),
      amount: sumOf(orderSellers.amount),
      qty: sumOf(orderSellers.qty),
    })
    .from(orderSellers)
    .where(
      and(
        eq(orderSellers.merchantId, merchantId),
        gte(orderSellers.paidAt, from),
        lt(orderSellers.paidAt, to),
        ne(orderSellers.stage, 'closed'),
      ),
    );
  return row ?? { orders: 0, amount: 0, qty: 0 };
}

export async function countStages(tx: Tx, merchantId: string): Promise<Map<OrderSeller['stage'], number>> {
  const rows = await tx
    .select({ stage: orderSellers.stage, rows: count() })
    .from(orderSellers)
    .where(eq(orderSellers.merchantId, merchantId))
    .groupBy(orderSellers.stage);
  return new Map(rows.map(({ stage, rows: found }) => [stage, found]));
}

const openSales = (merchantId: string) =>
  and(eq(afterSales.merchantId, merchantId), inArray(afterSales.status, [...ACTIVE_SALES]));
export const countReturns = async (tx: Tx, merchantId: string): Promise<number> => {
  const [row] = await tx
    .select({ orders: sql<number>`count(distinct ${afterSales.orderId})`.mapWith(Number) })
    .from(afterSales)
    .where(openSales(merchantId));
  return row?.orders ?? 0;
};

/* ---------- goods ---------- */

/** Free pieces of a goods. */
const FREE = sql<number>`coalesce((select sum(${skus.stock} - ${skus.locked}) from ${skus} where ${skus.goodsId} = ${goods.id} and not ${skus.off}), 0)`;
const PASSED = sql`coalesce(${merchantGoods.state}, 'passed') = 'passed'`;
const ofSeller = (seller: SellerId) => (seller === null ? isNull(goods.merchantId) : eq(goods.merchantId, seller));

type ProductFilter = 'on' | 'off' | 'audit' | 'soldout';
const FILTERS: Record<ProductFilter, SQL | undefined> = {
  on: and(eq(goods.status, 'on'), sql`${FREE} > 0`),
  soldout: and(eq(goods.status, 'on'), sql`${FREE} <= 0`),
  audit: and(eq(goods.status, 'off'), sql`not ${PASSED}`),
  off: and(eq(goods.status, 'off'), PASSED),
};

export interface ProductRow {
  goods: typeof goods.$inferSelect;
  papers: GoodsPapers | null;
}
const products = (tx: Tx) =>
  tx.select({ goods, papers: merchantGoods }).from(goods).leftJoin(merchantGoods, eq(merchantGoods.goodsId, goods.id));

/** Where the class of a goods stands: a merchant's own ones beside the goods, the house's in the catalogue. */
const inClass = (seller: SellerId, categoryId: string) =>
  seller === null ? eq(goods.categoryId, categoryId) : eq(merchantGoods.categoryId, categoryId);

/** By its number or a bar code as a whole, else by words of its title and class. */
export function namesGoods(keyword: string): SQL | undefined {
  const word = keyword.trim();
  const terms = termsOf(word).map((term) => [term]);
  return or(
    eq(goods.no, word.toUpperCase()),
    isMatch({ by: 'barCode', code: word }),
    terms.length > 0 ? isMatch({ by: 'terms', terms }) : undefined,
  );
}

/** The newest first. */
export async function pageOfProducts(
  tx: Tx,
  seller: SellerId,
  { status, categoryId, keyword = '' }: { status?: ProductFilter; categoryId?: string; keyword?: string },
  limit: number,
  offset: number,
): Promise<Paged<ProductRow>> {
  const where = and(
    ofSeller(seller),
    status ? FILTERS[status] : ne(goods.status, 'deleted'),
    categoryId === undefined ? undefined : inClass(seller, categoryId),
    keyword.trim() === '' ? undefined : namesGoods(keyword),
  );
  const all = tx.select({ id: goods.id }).from(goods).leftJoin(merchantGoods, eq(merchantGoods.goodsId, goods.id));
  return paged(products(tx).where(where).orderBy(desc(goods.id)), limit, offset, () =>
    tx.$count(all.where(where).as('found')),
  );
}

export async function countProducts(tx: Tx, seller: SellerId): Promise<Record<ProductFilter, number>> {
  const found = (filter: ProductFilter) => sql<number>`count(*) filter (where ${FILTERS[filter]})`.mapWith(Number);
  const [row] = await tx
    .select({ on: found('on'), off: found('off'), audit: found('audit'), soldout: found('soldout') })
    .from(goods)
    .leftJoin(merchantGoods, eq(merchantGoods.goodsId, goods.id))
    .where(and(ofSeller(seller), ne(goods.status, 'deleted')));
  return row ?? { on: 0, off: 0, audit: 0, soldout: 0 };
}

/** The seller's own one, its row locked until the transaction ends; not what was taken away. */
export async function lockProduct(tx: Tx, seller: SellerId, id: string): Promise<ProductRow | undefined> {
  const [row] = await products(tx)
    .where(and(eq(goods.id, id), ofSeller(seller), ne(goods.status, 'deleted')))
    .for('update', { of: goods });
  return row;
}

/** Any seller's: for who decides about it. */
export async function lockGoods(tx: Tx, id: string): Promise<ProductRow | undefined> {
  const [row] = await products(tx)
    .where(and(eq(goods.id, id), ne(goods.status, 'deleted')))
    .for('update', { of: goods });
  return row;
}

export const listProductSkus = (tx: Tx, goodsIds: readonly string[]) =>
  tx
    .select()
    .from(skus)
    .where(and(inArray(skus.goodsId, [...goodsIds]), eq(skus.off, false)))
    .orderBy(asc(skus.sort), asc(skus.id));

export async function insertProduct(
  tx: Tx,
  row: typeof goods.$inferInsert,
  sku: Omit<typeof skus.$inferInsert, 'goodsId'>,
  papers: Omit<typeof merchantGoods.$inferInsert, 'goodsId'>,
): Promise<string> {
  const [made] = await tx.insert(goods).values(row).returning({ id: goods.id });
  if (!made) throw new Error('the goods was not written');
  await tx.insert(skus).values({ ...sku, goodsId: made.id });
  await tx.insert(merchantGoods).values({ ...papers, goodsId: made.id });
  return made.id;
}

export async function updateProduct(tx: Tx, id: string, set: Partial<typeof goods.$inferInsert>): Promise<void> {
  if (Object.keys(set).length > 0) await tx.update(goods).set(set).where(eq(goods.id, id));
}

/** A goods of the shop's folder gets its row with the first change that needs one. */
export async function savePapersOf(
  tx: Tx,
  row: typeof merchantGoods.$inferInsert,
  set: Partial<Omit<typeof merchantGoods.$inferInsert, 'goodsId'>>,
): Promise<void> {
  await tx.insert(merchantGoods).values(row).onConflictDoUpdate({ target: merchantGoods.goodsId, set });
}

/** `free` becomes what can be sold: pieces that orders hold stay beside it. */
export async function updateSku(
  tx: Tx,
  goodsId: string,
  skuId: string,
  { price, free, image }: { price?: number; free?: number; image?: string },
): Promise<boolean> {
  const rows = await tx
    .update(skus)
    .set({
      ...(price === undefined ? {} : { price, marketPrice: sql`greatest(${skus.marketPrice}, ${price}::bigint)` }),
      ...(free === undefined ? {} : { stock: sql`${skus.locked} + ${free}::int` }),
      ...(image === undefined ? {} : { image }),
    })
    .where(and(eq(skus.id, skuId), eq(skus.goodsId, goodsId), eq(skus.off, false)))
    .returning({ id: skus.id });
  return rows.length > 0;
}

/** Is a piece of it in an order that goes on? */
export async function isInOpenOrder(tx: Tx, goodsId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.goodsId, goodsId),
        inArray(orders.status, ['unpaid', 'grouping', 'paid', 'pickup', 'partial', 'shipped']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The freight of a seller's newest goods, else the shop's first. */
export async function usualFreight(tx: Tx, seller: SellerId): Promise<string> {
  const [own] = await tx
    .select({ id: goods.freightTemplateId })
    .from(goods)
    .where(ofSeller(seller))
    .orderBy(desc(goods.id))
    .limit(1);
  const [first] = await tx
    .select({ id: freightTemplates.id })
    .from(freightTemplates)
    .orderBy(asc(freightTemplates.id))
    .limit(1);
  const found = own ?? first;
  if (!found) throw new Error('the shop has no freight rule');
  return found.id;
}

/* ---------- classes ---------- */

export const listClasses = (tx: Tx, merchantId: string): Promise<OwnClass[]> =>
  tx
    .select()
    .from(merchantCategories)
    .where(eq(merchantCategories.merchantId, merchantId))
    .orderBy(asc(merchantCategories.sort), asc(merchantCategories.id));

export const listShopClasses = (tx: Tx) =>
  tx.select().from(categories).orderBy(asc(categories.sort), asc(categories.id));

export async function findClass(tx: Tx, merchantId: string, id: string): Promise<OwnClass | undefined> {
  const [row] = await tx
    .select()
    .from(merchantCategories)
    .where(and(eq(merchantCategories.id, id), eq(merchantCategories.merchantId, merchantId)));
  return row;
}

export async function insertClass(tx: Tx, row: typeof merchantCategories.$inferInsert): Promise<string> {
  const [made] = await tx.insert(merchantCategories).values(row).returning({ id: merchantCategories.id });
  return made?.id ?? '0';
}
export async function updateClass(tx: Tx, id: string, set: { name?: string; sort?: number }): Promise<void> {
  await tx.update(merchantCategories).set(set).where(eq(merchantCategories.id, id));
}
export async function deleteClass(tx: Tx, id: string): Promise<void> {
  await tx.delete(merchantCategories).where(eq(merchantCategories.id, id));
}

export async function insertShopClass(tx: Tx, row: typeof categories.$inferInsert): Promise<string> {
  const [made] = await tx.insert(categories).values(row).returning({ id: categories.id });
  return made?.id ?? '0';
}
export async function updateShopClass(tx: Tx, id: string, set: { name?: string; sort?: number }): Promise<void> {
  await tx.update(categories).set(set).where(eq(categories.id, id));
}
export async function deleteShopClass(tx: Tx, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id));
}

/** By class: goods in it, those that were taken away left out. */
const lookInClasses = async (tx: Tx, seller: SellerId): Promise<ReadonlyMap<string, number>> => {
  const column = seller === null ? goods.categoryId : merchantGoods.categoryId;
  const rows = await tx
    .select({ id: column, rows: count() })
    .from(goods)
    .leftJoin(merchantGoods, eq(merchantGoods.goodsId, goods.id))
    .where(and(ofSeller(seller), ne(goods.status, 'deleted')))
    .groupBy(column);
  return new Map(rows.flatMap(({ id, rows: found }) => (id === null ? [] : [[id, found] as const])));
};

/** The house's goods are counted when they change, not when somebody looks. */
const countOwn = untilChanged(findGoodsVersion, lookInClasses);

export const countInClasses = (tx: Tx, seller: SellerId): Promise<ReadonlyMap<string, number>> =>
  (seller === null ? countOwn : lookInClasses)(tx, seller);

/** Goods of anybody in a class of the shop: its own ones, and merchants' classes that stand for it. */
export const isShopClassUsed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(goods, and(eq(goods.categoryId, id), ne(goods.status, 'deleted')))) +
    (await tx.$count(merchantCategories, eq(merchantCategories.classId, id))) +
    (await tx.$count(categories, eq(categories.parentId, id))) >
  0;

/* ---------- orders ---------- */

export interface SellerOrder {
  order: Order;
  seller: OrderSeller;
}

const TABS: Record<MerchantTab, (merchantId: string) => SQL | undefined> = {
  ship: () => eq(orderSellers.stage, 'ship'),
  pickup: () => eq(orderSellers.stage, 'pickup'),
  return: (merchantId) =>
    sql`${orderSellers.orderId} in (select ${afterSales.orderId} from ${afterSales} where ${openSales(merchantId)})`,
  done: () => inArray(orderSellers.stage, ['done', 'closed']),
  all: () => undefined,
};

/** What waits, the oldest first; everything else from the newest. */
export async function pageOfOrders(
  tx: Tx,
  merchantId: string,
  { tab, keyword }: { tab: MerchantTab; keyword?: string },
  limit: number,
  offset: number,
): Promise<Paged<SellerOrder>> {
  const word = keyword?.trim() ?? '';
  const where = and(
    eq(orderSellers.merchantId, merchantId),
    TABS[tab](merchantId),
    word === '' ? undefined : holds(merchantId, word),
  );
  const first = tab === 'ship' || tab === 'pickup' ? asc : desc;
  const all = tx
    .select({ id: orderSellers.orderId })
    .from(orderSellers)
    .innerJoin(orders, eq(orders.id, orderSellers.orderId));
  return paged(
    tx
      .select({ order: orders, seller: orderSellers })
      .from(orderSellers)
      .innerJoin(orders, eq(orders.id, orderSellers.orderId))
      .where(where)
      .orderBy(first(orderSellers.createdAt), first(orderSellers.orderId)),
    limit,
    offset,
    () => (word === '' ? tx.$count(orderSellers, where) : tx.$count(all.where(where).as('found'))),
  );
}

/** The order's number, or what of the merchant's is in it. */
const holds = (merchantId: string, word: string): SQL | undefined =>
  or(
    ilike(orders.no, containing(word)),
    sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orderSellers.orderId}
      and ${orderLines.merchantId} = ${merchantId} and ${or(ilike(orderLines.title, containing(word)), ilike(orderLines.specText, containing(word)))})`,
  );

export async function findSellerOrder(tx: Tx, merchantId: string, orderId: string): Promise<SellerOrder | undefined> {
  const [row] = await tx
    .select({ order: orders, seller: orderSellers })
    .from(orderSellers)
    .innerJoin(orders, eq(orders.id, orderSellers.orderId))
    .where(and(eq(orderSellers.merchantId, merchantId), eq(orderSellers.orderId, orderId)));
  return row;
}

/** The order of a pick-up code, one that waits before those that were fetched; its row is locked. */
export async function lockByCode(tx: Tx, code: string): Promise<Order | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.pickupCode, code))
    .orderBy(desc(sql`${orders.status} = 'pickup'`), desc(orders.id))
    .limit(1)
    .for('update');
  return row;
}

/** The open after-sales of these orders that this merchant decides, the oldest first. */
export const listMerchantSales = (
  tx: Tx,
  merchantId: string,
  orderIds: readonly string[],
): Promise<(typeof afterSales.$inferSelect)[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(afterSales)
        .where(and(openSales(merchantId), inArray(afterSales.orderId, [...orderIds])))
        .orderBy(afterSales.createdAt, afterSales.id);

/* ---------- money ---------- */

/** Fen that buyers may still ask back, or have asked back. */
export async function sumHeld(tx: Tx, merchantId: string, now: number): Promise<number> {
  const asked = sql`${orderSellers.orderId} in (select ${afterSales.orderId} from ${afterSales} where ${openSales(merchantId)})`;
  const [row] = await tx
    .select({ held: sumOf(orderSellers.settled) })
    .from(orderSellers)
    .where(and(eq(orderSellers.merchantId, merchantId), or(gt(orderSellers.heldUntil, now), asked)));
  return row?.held ?? 0;
}
