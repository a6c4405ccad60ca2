/** What a buyer decides on 确认订单, and what the server is asked with it: pure, so that both calls say the same. */
import type { DeliveryType, OrderLineInput, OrderSource, RequestOf, SettleView } from '@/contract';
import type { CallParams } from '@/core/api';
import { parseList } from '@/core/lib/json';
import type { QueryOf } from '@/core/routes';

export interface SettleChoices {
  deliveryType: DeliveryType;
  addressId?: string;
  storeId?: string;
  couponId?: string;
  /** 0 = points stay; undefined = not asked yet. */
  points?: number;
  remark: string;
  pickupName: string;
  pickupMobile: string;
}

type Params = QueryOf<'/shop/pages/order/settle'>;
export type Preview = RequestOf<'shop.orderPreview'>;

export const firstChoices = (params: Params): SettleChoices => ({
  deliveryType: (params.deliveryType as DeliveryType) ?? 'express',
  storeId: params.storeId,
  remark: '',
  pickupName: '',
  pickupMobile: '',
});

const isLine = (line: unknown): line is OrderLineInput =>
  typeof line === 'object' && line !== null && 'skuId' in line && 'qty' in line;

/** The lines an address carries; whatever is none of ours is left out. */
export const readLines = (text: string | undefined): OrderLineInput[] => parseList(text).filter(isLine);

export function previewOf(params: Params, choices: SettleChoices): Preview {
  const { deliveryType, addressId, storeId, couponId, points } = choices;
  return {
    source: (params.source ?? 'buy') as OrderSource,
    lines: readLines(params.lines),
    campaignId: params.campaignId,
    groupId: params.groupId,
    quoteId: params.quoteId,
    deliveryType,
    addressId,
    storeId,
    couponId,
    points,
  };
}

/** The order that was shown: what the server preset (address, coupon) is named, so that it cannot become another one. */
export function orderOf(preview: Preview, choices: SettleChoices, view: SettleView): CallParams<'shop.orderCreate'> {
  const pickup = view.deliveryType === 'pickup';
  return {
    ...preview,
    deliveryType: view.deliveryType,
    addressId: view.address?.id,
    storeId: pickup ? choices.storeId : undefined,
    couponId: view.coupons.used ?? '0',
    points: view.points.used,
    remark: choices.remark,
    ...(pickup ? { pickupName: choices.pickupName.trim(), pickupMobile: choices.pickupMobile.trim() } : {}),
    payable: view.amounts.payable,
  };
}

export interface PickupErrors {
  store?: string;
  name?: string;
  mobile?: string;
}

export function pickupErrors(choices: SettleChoices): PickupErrors {
  const digits = choices.pickupMobile.trim();
  return {
    ...(choices.storeId ? {} : { store: '选一家门店，到店就能取' }),
    ...(choices.pickupName.trim() ? {} : { name: '写上提货人的名字' }),
    ...(/^1[3-9]\d{9}$/.test(digits)
      ? {}
      : {
          mobile: digits.length > 0 && digits.length < 11 ? '少几位，请填 11 位手机号' : '填 11 位手机号，到货时通知',
        }),
  };
}

/** What a parcel lacks before the order can be handed in. */
export const missingIn = ({ deliveryType, address }: SettleView): string | undefined => {
  if (deliveryType !== 'express' || address?.deliverable) return undefined;
  return address ? '这个地址暂不配送，请换一个地址或选自提' : '请先添加收货地址';
};

export interface SettleNotes {
  /** Sentences above everything. */
  above: { key: string; text: string }[];
  /** SKU id -> what is wrong with its line. */
  lines: ReadonlyMap<string, string>;
}

/** Warnings about a SKU stand at its line, the missing address and store at their own rows, the others above. */
export function settleNotes(warnings: SettleView['warnings']): SettleNotes {
  const lines = new Map<string, string>();
  const above: SettleNotes['above'] = [];
  for (const { key, value } of warnings) {
    const skuId = /^(?:stock|limit):(.+)$/.exec(key)?.[1];
    if (skuId) lines.set(skuId, value);
    else if (key !== 'address' && key !== 'store') above.push({ key, text: value });
  }
  return { above, lines };
}
