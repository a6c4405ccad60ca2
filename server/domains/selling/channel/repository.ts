/** SQL of channel partners: who they are, what they may buy, their credit. */
import { and, asc, eq, ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { channels, channelSkus, creditRows, goods, skus } from '../../../db/schema';
import { findCardRows, onShelf, type CardRow } from '../../offer/catalogue/repository';
import { termsOf } from '../../offer/keyword/grams';

export type Channel = typeof channels.$inferSelect;
export type ChannelSkuRow = typeof channelSkus.$inferSelect;

export async function findChannelOf(tx: Tx, memberId: string): Promise<Channel | undefined> {
  const [row] = await tx.select().from(channels).where(eq(channels.memberId, memberId));
  return row;
}

/** The partner with its row locked until the transaction ends. */
export async function lockChannelOf(tx: Tx, memberId: string): Promise<Channel | undefined> {
  const [row] = await tx.select().from(channels).where(eq(channels.memberId, memberId)).for('update');
  return row;
}

/** False: the member is one already. */
export async function insertChannel(tx: Tx, row: typeof channels.$inferInsert): Promise<boolean> {
  return (await tx.insert(channels).values(row).onConflictDoNothing().returning({ id: channels.id })).length > 0;
}
export const updateChannel = updateById(channels);

export async function findChannelByNo(tx: Tx, no: string): Promise<Channel | undefined> {
  const [row] = await tx.select().from(channels).where(eq(channels.no, no.trim().toUpperCase()));
  return row;
}

const openTo = (priceGroup: string): SQL => sql`${channelSkus.groups} @> ${JSON.stringify([priceGroup])}::jsonb`;

/** SKUs that this price group may buy, by SKU id. */
export async function loadChannelSkus(
  tx: Tx,
  { priceGroup }: Pick<Channel, 'priceGroup'>,
  only: { skuIds?: readonly string[]; goodsIds?: readonly string[] },
): Promise<Map<string, ChannelSkuRow>> {
  const rows = await tx
    .select()
    .from(channelSkus)
    .where(
      and(
        openTo(priceGroup),
        only.skuIds ? inArray(channelSkus.skuId, only.skuIds.length > 0 ? [...only.skuIds] : ['0']) : undefined,
        only.goodsIds ? inArray(channelSkus.goodsId, only.goodsIds.length > 0 ? [...only.goodsIds] : ['0']) : undefined,
      ),
    );
  return new Map(rows.map((row) => [row.skuId, row]));
}

export interface ProductFilter {
  priceGroup: string;
  categoryId?: string;
  keyword?: string;
}

function productsOf({ priceGroup, categoryId, keyword }: ProductFilter): SQL | undefined {
  const word = keyword?.trim();
  const terms = termsOf(word ?? '');
  return and(
    onShelf,
    sql`${goods.id} in (select ${channelSkus.goodsId} from ${channelSkus} where ${openTo(priceGroup)})`,
    categoryId ? or(eq(goods.rootCategoryId, categoryId), eq(goods.categoryId, categoryId)) : undefined,
    ...(word && terms.length === 0 ? [word] : terms).map((term) => ilike(goods.searchText, containing(term))),
  );
}

/** Goods with something that this price group may buy; what is in stock first. */
export const findProducts = (
  tx: Tx,
  filter: ProductFilter,
  page: { limit: number; offset: number },
  now: number,
): Promise<CardRow[]> =>
  findCardRows(tx, { where: productsOf(filter), orderBy: [asc(goods.sort)], soldOutLast: true, ...page, at: now });

export const countProducts = (tx: Tx, filter: ProductFilter): Promise<number> => tx.$count(goods, productsOf(filter));

export async function listSkusOf(tx: Tx, goodsIds: readonly string[]): Promise<(typeof skus.$inferSelect)[]> {
  if (goodsIds.length === 0) return [];
  return tx
    .select()
    .from(skus)
    .where(and(inArray(skus.goodsId, [...goodsIds]), eq(skus.off, false)))
    .orderBy(asc(skus.sort), asc(skus.id));
}

/** Takes credit for an order; undefined when the line does not reach. */
export async function takeCredit(
  tx: Tx,
  channelId: string,
  use: { orderId: string; orderNo: string; amount: number; dueAt: number },
  now: number,
): Promise<string | undefined> {
  const [row] = await tx
    .update(channels)
    .set({ creditUsed: sql`${channels.creditUsed} + ${use.amount}` })
    .where(and(eq(channels.id, channelId), sql`${channels.creditUsed} + ${use.amount} <= ${channels.creditLine}`))
    .returning({ used: channels.creditUsed });
  if (!row) return undefined;
  const [made] = await tx
    .insert(creditRows)
    .values({
      channelId,
      bizType: 'order',
      bizId: use.orderId,
      delta: use.amount,
      usedAfter: row.used,
      dueAt: use.dueAt,
      memo: use.orderNo,
      createdAt: now,
    })
    .returning({ id: creditRows.id });
  return made?.id;
}

/** What an order took of the credit, and what its after-sales freed: rows whose `bizId` is `order:sale`. */
export const listCreditRows = (
  tx: Tx,
  channelId: string,
  orderId: string,
): Promise<(typeof creditRows.$inferSelect)[]> =>
  tx
    .select()
    .from(creditRows)
    .where(
      and(
        eq(creditRows.channelId, channelId),
        or(
          and(eq(creditRows.bizType, 'order'), eq(creditRows.bizId, orderId)),
          and(eq(creditRows.bizType, 'refund'), like(creditRows.bizId, `${orderId}:%`)),
        ),
      ),
    );

/** Gives credit back for an after-sale. The partner's row is locked. */
export async function freeCredit(
  tx: Tx,
  channelId: string,
  back: { bizId: string; orderNo: string; amount: number },
  now: number,
): Promise<void> {
  const [after] = await tx
    .update(channels)
    .set({ creditUsed: sql`${channels.creditUsed} - ${back.amount}` })
    .where(eq(channels.id, channelId))
    .returning({ used: channels.creditUsed });
  await tx.insert(creditRows).values({
    channelId,
    bizType: 'refund',
    bizId: back.bizId,
    delta: -back.amount,
    usedAfter: after?.used ?? 0,
    memo: back.orderNo,
    createdAt: now,
  });
}
