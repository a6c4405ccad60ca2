/** SKUs as cart and settlement see them: what is sold, at which retail price, how much of it is free. */
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { freightTemplates, goods, orderLines, orders, skus } from '../../db/schema';
import { loadEventPrices, type Buyer, type EventPrice } from '../pricing/event';
import type { FreightRule } from '../pricing/freight';

export interface SaleSku {
  skuId: string;
  goodsId: string;
  title: string;
  cover: string;
  specText: string;
  /** Retail price in fen. */
  price: number;
  /** Grams. */
  weight: number;
  /** stock - locked. */
  free: number;
  moq: number;
  multiple: number;
  /** Most pieces of these goods one member may buy. */
  perMember?: number;
  hasMemberMark: boolean;
  /** Level-2 and level-1 category. */
  categoryIds: string[];
  seller: string;
  merchantId?: string;
  deliveryTypes: ('express' | 'pickup' | 'escrow')[];
  freightTemplateId: string;
  onSale: boolean;
  /** What this buyer pays for it at an event; set only when the SKUs were read for a buyer. */
  event?: EventPrice;
}

export const specTextOf = (values: readonly string[]) => values.join(' ');

/** By SKU id; unknown ids are missing. Prices of events come along for a `buyer`. */
export async function loadSaleSkus(tx: Tx, skuIds: readonly string[], buyer?: Buyer): Promise<Map<string, SaleSku>> {
  if (skuIds.length === 0) return new Map();
  const rows = await tx
    .select({ sku: skus, goods })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(inArray(skus.id, [...skuIds]));
  const events = buyer ? await loadEventPrices(tx, skuIds, buyer) : new Map<string, EventPrice>();
  return new Map(rows.map(({ sku, goods: item }) => [sku.id, { ...saleSkuOf(sku, item), event: events.get(sku.id) }]));
}

function saleSkuOf(sku: typeof skus.$inferSelect, item: typeof goods.$inferSelect): SaleSku {
  return {
    skuId: sku.id,
    goodsId: item.id,
    title: item.title,
    cover: sku.image || (item.images[0] ?? ''),
    specText: specTextOf(sku.specValues),
    price: sku.price,
    weight: sku.weight,
    free: sku.stock - sku.locked,
    moq: sku.moq,
    multiple: sku.multiple,
    perMember: item.perMember ?? undefined,
    hasMemberMark: item.marks.includes('member'),
    categoryIds: [item.categoryId, item.rootCategoryId],
    seller: item.seller,
    merchantId: item.merchantId ?? undefined,
    deliveryTypes: item.deliveryTypes,
    freightTemplateId: item.freightTemplateId,
    onSale: item.status === 'on',
  };
}

/** Pieces of goods a member has in paid and unpaid orders (rule 8.4); by goods id. */
export async function boughtPieces(
  tx: Tx,
  memberId: string,
  goodsIds: readonly string[],
): Promise<Map<string, number>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await tx
    .select({ goodsId: orderLines.goodsId, qty: sql<string>`sum(${orderLines.qty} - ${orderLines.returnedQty})` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.memberId, memberId),
        notInArray(orders.status, ['cancelled', 'refunded']),
        inArray(orderLines.goodsId, [...goodsIds]),
        ne(orderLines.gift, true),
      ),
    )
    .groupBy(orderLines.goodsId);
  return new Map(rows.map((row) => [row.goodsId, Number(row.qty)]));
}

export async function loadFreightRules(tx: Tx, templateIds: readonly string[]): Promise<FreightRule[]> {
  if (templateIds.length === 0) return [];
  return tx
    .select()
    .from(freightTemplates)
    .where(inArray(freightTemplates.id, [...new Set(templateIds)]))
    .orderBy(freightTemplates.id);
}
