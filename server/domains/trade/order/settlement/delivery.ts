/** Ways of delivery of a settlement. */
import type { Tx } from '../../../../db/client';
import type { DeliveryType } from '../../../../db/schema';
import { notFound } from '../../../../http/errors';
import { findStore } from '../../../offer/store/repository';
import type { SaleSku } from '../../../offer/stock/saleSkus';
import type { SettleRequest, Warning } from '../settlement';

const OFFERED: DeliveryType[] = ['express', 'pickup', 'escrow'];

export interface Delivery {
  type: DeliveryType;
  /** Ways that all goods allow. */
  types: DeliveryType[];
  storeId?: string;
}

/** The wanted way when every goods allows it, else the first that they allow. A store that is no pick-up point is a 404. */
export async function deliveryOf(
  tx: Tx,
  skus: readonly SaleSku[],
  request: Pick<SettleRequest, 'deliveryType' | 'storeId'>,
  warnings: Warning[],
): Promise<Delivery> {
  const { merchantId } = skus[0] ?? {};
  const isOneSeller = skus.every((sku) => sku.merchantId === merchantId);
  // Goods of two sellers lie in two places.
  const types = OFFERED.filter(
    (type) => skus.every((sku) => sku.deliveryTypes.includes(type)) && (isOneSeller || type !== 'pickup'),
  );
  const wanted = request.deliveryType;
  const type = wanted && types.includes(wanted) ? wanted : (types[0] ?? 'express');
  if (wanted && type !== wanted) {
    warnings.push({ key: 'delivery', label: '配送', value: '所选商品不支持该配送方式', blocks: true });
  }
  if (type !== 'pickup') return { type, types };
  if (request.storeId === undefined) {
    warnings.push({ key: 'store', label: '自提门店', value: '请选择自提门店', blocks: true });
    return { type, types };
  }
  const store = await findStore(tx, request.storeId);
  if (!store?.pickup || (store.merchantId ?? undefined) !== merchantId) throw notFound();
  return { type, types, storeId: request.storeId };
}
