/** What a settlement is made of, between its computation (settlement/) and its two uses: preview and creation. */
import type { Offer } from '../../../../src/contract/catalogue/schemas';
import type { OrderKind, OrderSource, OutboundCost } from '../../../../src/contract/order/schemas';
import type { DeliveryType, OrderTerms } from '../../../db/schema';
import type { HeldCoupon, Template } from '../../offer/coupon/repository';
import type { Freight } from '../../people/pricing/freight';
import type { LineShares, Priced } from '../../people/pricing/model';
import type { AddressRow } from '../../people/address/choose';
import type { SaleSku } from '../../offer/stock/saleSkus';

export interface SettleRequest {
  source: OrderSource;
  /** `store` = of these, pieces that go to the cellar (wholesale). */
  lines: readonly { skuId: string; qty: number; cartItemId?: string; store?: number }[];
  campaignId?: string;
  groupId?: string;
  addressId?: string;
  storeId?: string;
  /** '0' = none on purpose, undefined = the best one. */
  couponId?: string;
  points?: number;
  deliveryType?: DeliveryType;
}

export interface SettleLine {
  sku: SaleSku;
  qty: number;
  gift: boolean;
  share: LineShares;
  /** What one piece costs instead of its price, and why. */
  offer?: Offer;
  /** Bought through this campaign, whose quota counts it. */
  campaignId?: string;
  /** Bought at the price of this event. */
  activityId?: string;
  /** Of `qty`: pieces for the cellar. */
  storeQty?: number;
  /** Of `qty`: pieces that are not in stock yet (wholesale). */
  backQty?: number;
}

export interface Warning {
  /** address · delivery · coupon · campaign · group · gift · stock:<skuId> · limit:<skuId> */
  key: string;
  label: string;
  value: string;
  /** The order cannot be created like this. */
  blocks: boolean;
}

export interface Settlement {
  kind: OrderKind;
  /** Set when the order was asked for through a campaign. */
  campaignId?: string;
  /** Group buying; `lack` counts this order in. */
  group?: { id?: string; size: number; lack: number };
  lines: SettleLine[];
  seller: string;
  merchantId?: string;
  deliveryType: DeliveryType;
  deliveryTypes: DeliveryType[];
  address?: AddressRow;
  freight: Freight;
  /** Of what goes to the cellar: what sending it will cost. */
  outbound?: OutboundCost;
  storeId?: string;
  coupons: {
    usable: HeldCoupon[];
    unusable: { held: HeldCoupon; reason: string }[];
    best?: string;
    used?: string;
    claimable?: { template: Template; saves: number };
  };
  pointsBalance: number;
  priced: Priced;
  /** What it meets, looked at again when the order gets smaller. */
  terms: OrderTerms;
  warnings: Warning[];
  expireMinutes: number;
  /** Wholesale: it may be paid by transfer. */
  transfers?: boolean;
}
