/** The only maker of the wire shape SettleView. */
import type { SettleView } from '../../../../../src/contract/order/schemas';
import type { Tx } from '../../../../db/client';
import { myCoupon } from '../../../offer/coupon/presenter';
import { FEN_PER_POINT } from '../../../people/pricing/model';
import { loadPickupStores } from '../../../offer/store/service';
import { addressView, snapshotOf } from '../../../people/address/choose';
import type { SettleLine, Settlement } from '../settlement';

export const DELIVERY_LABELS = { express: '快递', pickup: '自提', escrow: '存入茶窖' } as const;

/** Lines of a settlement have no ids yet: they are numbered from 1. */
const lineView = (line: SettleLine, index: number): SettleView['lines'][number] => ({
  id: String(index + 1),
  skuId: line.sku.skuId,
  goodsId: line.sku.goodsId,
  title: line.sku.title,
  cover: line.sku.cover,
  specText: line.sku.specText,
  seller: line.sku.seller,
  price: line.gift ? 0 : line.sku.price,
  qty: line.qty,
  ...(line.offer ? { offer: line.offer } : {}),
  share: line.share,
  gift: line.gift,
  reviewed: false,
  shippedQty: 0,
  returnedQty: 0,
  ...(line.storeQty ? { storeQty: line.storeQty } : {}),
  ...(line.backQty ? { backQty: line.backQty } : {}),
});

export async function settleView(tx: Tx, settlement: Settlement, now: number): Promise<SettleView> {
  const { coupons, priced, address } = settlement;
  const skuIds = settlement.lines.map((line) => line.sku.skuId);
  return {
    lines: settlement.lines.map(lineView),
    ...(address
      ? { address: addressView(snapshotOf(address), settlement.freight.deliverable, address.isDefault) }
      : {}),
    ...(settlement.deliveryType === 'pickup' ? { stores: await loadPickupStores(tx, { now, skuIds }) } : {}),
    ...(settlement.group ? { group: settlement.group } : {}),
    deliveryType: settlement.deliveryType,
    deliveryTypes: settlement.deliveryTypes.map((value) => ({ value, label: DELIVERY_LABELS[value] })),
    coupons: {
      usable: coupons.usable.map((held) => myCoupon(held, now)),
      unusable: coupons.unusable.map(({ held, reason }) => ({ coupon: myCoupon(held, now), reason })),
      ...(coupons.best === undefined ? {} : { best: coupons.best }),
      ...(coupons.used === undefined ? {} : { used: coupons.used }),
      ...(coupons.claimable
        ? { claimable: { templateId: coupons.claimable.template.id, saves: coupons.claimable.saves } }
        : {}),
    },
    points: {
      balance: settlement.pointsBalance,
      max: priced.points.max,
      used: priced.points.used,
      deduct: priced.points.used * FEN_PER_POINT,
    },
    amounts: priced.amounts,
    ...(settlement.outbound === undefined ? {} : { outbound: settlement.outbound }),
    givePoints: priced.givePoints,
    warnings: settlement.warnings.map(({ key, label, value }) => ({ key, label, value })),
    expireMinutes: settlement.expireMinutes,
    ...(settlement.transfers === undefined ? {} : { transfers: settlement.transfers }),
  };
}
