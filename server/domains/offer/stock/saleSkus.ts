/** SKUs as cart and settlement see them: what is sold, at which retail price, how much of it is free. */
import type { Tx } from '../../../db/client';
import { loadCampaignPrices, type Buyer, type CampaignPrice } from '../../people/pricing/campaigns';
import { listSkus, type GoodsSku } from './repository';

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
  /** The flash sale or event that this buyer can have it through; set only when the SKUs were read for a buyer. */
  campaign?: CampaignPrice;
}

export const specTextOf = (values: readonly string[]) => values.join(' ');

/** By SKU id; unknown ids are missing. Prices of campaigns come along for a `buyer`. */
export async function loadSaleSkus(tx: Tx, skuIds: readonly string[], buyer?: Buyer): Promise<Map<string, SaleSku>> {
  if (skuIds.length === 0) return new Map();
  const rows = await listSkus(tx, skuIds);
  const prices = buyer ? await loadCampaignPrices(tx, skuIds, buyer) : new Map<string, CampaignPrice>();
  return new Map(rows.map((row) => [row.sku.id, { ...saleSkuOf(row), campaign: prices.get(row.sku.id) }]));
}

function saleSkuOf({ sku, goods: item }: GoodsSku): SaleSku {
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
    onSale: item.status === 'on' && !sku.off,
  };
}
