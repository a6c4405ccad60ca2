/** Carts, orders, payments, parcels. Snapshots (address, titles, pictures) stay readable when their originals go (rule 1.8). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    skuId: ref('sku_id').notNull(),
    goodsId: ref('goods_id').notNull(),
    qty: integer('qty').notNull(),
    selected: flag('selected'),
    /** Price when it was put in: a later drop is shown as 已降价. */
    priceThen: fen('price_then').notNull(),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_once').on(t.memberId, t.skuId),
    // How many began a basket in some days.
    index('cart_items_created').on(t.createdAt, t.memberId),
  ],
);

export type OrderKind =
  | 'normal'
  | 'discount'
  | 'group'
  | 'auction'
  | 'wholesale'
  | 'channel'
  | 'release'
  | 'quote'
  | 'exchange'
  | 'gift'
  | 'takeHome';
export type OrderStatus =
  | 'unpaid'
  | 'grouping'
  | 'paid'
  | 'pickup'
  | 'partial'
  | 'shipped'
  | 'received'
  | 'finished'
  | 'cancelled'
  | 'refunded';
export type DeliveryType = 'express' | 'pickup' | 'escrow';

export interface AddressSnapshot {
  id: string;
  name: string;
  mobile: string;
  regionCode: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  tag: string;
}
export interface AmountsSnapshot {
  goods: number;
  memberOff: number;
  campaignOff: number;
  couponOff: number;
  pointsOff: number;
  vipOff: number;
  freight: number;
  adjust: number;
  payable: number;
}
/**
 * What the order met when it was made, in its own copy (rule 1.8): looked at again when the order gets smaller (rule 12.6). What is
 * missing was not met, or was not asked for.
 */
export interface OrderTerms {
  /** The gift's step, and what one of it costs. */
  gift?: { from: number; price: number };
  /** Fen of these SKUs that the coupon asks for. */
  coupon?: { from: number; skuIds: string[] };
  /** What carriage of these SKUs costs where the order goes, and from which amount on nothing. */
  freight?: { skuIds: string[]; base: number; perKg: number; freeOver: number }[];
  /** Bulk: the smallest amount, and by SKU its single price, its quantities and its steps; a partner's prices follow grade and boxes instead. */
  ladder?: {
    minTotal: number;
    grade?: number;
    skus: Record<string, { price: number; moq: number; multiple: number; tiers: { minQty: number; price: number }[] }>;
  };
}
export interface PickupSnapshot {
  storeId: string;
  name: string;
  mobile: string;
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    kind: words<OrderKind>('kind').notNull(),
    source: text('source').notNull(),
    /** Which campaign link led to the first order of a member. */
    launchSource: text('launch_source').notNull().default(''),
    status: words<OrderStatus>('status').notNull(),
    deliveryType: words<DeliveryType>('delivery_type').notNull(),
    seller: text('seller').notNull(),
    merchantId: ref('merchant_id'),
    address: json<AddressSnapshot>('address'),
    pickup: json<PickupSnapshot>('pickup'),
    pickupCode: text('pickup_code'),
    amounts: json<AmountsSnapshot>('amounts').notNull(),
    payable: fen('payable').notNull(),
    memberCouponId: ref('member_coupon_id'),
    pointsUsed: integer('points_used').notNull().default(0),
    givePoints: integer('give_points').notNull().default(0),
    campaignId: ref('campaign_id'),
    terms: json<OrderTerms>('terms'),
    remark: text('remark').notNull().default(''),
    closeReason: words<'timeout' | 'buyer' | 'group' | 'staff' | 'forfeit'>('close_reason'),
    closeText: text('close_text').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at'),
    paidAt: ms('paid_at'),
    shippedAt: ms('shipped_at'),
    receivedAt: ms('received_at'),
    /** Received, but its goods never left the house: when what it brings comes; null as soon as that is there. */
    rewardAt: ms('reward_at'),
    finishedAt: ms('finished_at'),
    closedAt: ms('closed_at'),
    hiddenAt: ms('hidden_at'),
    remindedDay: text('reminded_day').notNull().default(''),
  },
  (t) => [
    // A member's orders, how many there are of each state, and their numbers: without looking at a row.
    index('orders_member').on(t.memberId, t.createdAt, t.id, t.status, t.hiddenAt, t.no),
    index('orders_status').on(t.status, t.expireAt),
    // What a counter looks for when a code is shown.
    index('orders_code')
      .on(t.pickupCode)
      .where(sql`${t.pickupCode} is not null`),
    index('orders_paid').on(t.paidAt),
    // How many ordered in some days, and out of a basket.
    index('orders_created').on(t.createdAt, t.memberId, t.source),
    // Whom a parcel is for: what a caller names at the desk.
    index('orders_receiver_mobile').on(sql`((${t.address}->>'mobile'))`, t.createdAt),
    index('orders_receiver_name').on(sql`((${t.address}->>'name'))`, t.createdAt),
    // Most parcels cost the buyer nothing, and few are a card's doing.
    index('orders_freight')
      .on(t.memberId, sql`((${t.amounts}->>'freight')::bigint)`, t.createdAt)
      .where(sql`(${t.amounts}->>'freight')::bigint > 0`),
    index('orders_free_shipped')
      .on(t.memberId, t.createdAt)
      .where(sql`(${t.amounts}->>'vipOff')::bigint > 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: ref('order_id').notNull(),
    /** The order's, which never changes: what somebody has bought is looked up by it. */
    memberId: ref('member_id').notNull(),
    skuId: ref('sku_id').notNull(),
    goodsId: ref('goods_id').notNull(),
    /** Who sells it; null = the house. */
    merchantId: ref('merchant_id'),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    specText: text('spec_text').notNull(),
    price: fen('price').notNull(),
    qty: integer('qty').notNull(),
    weight: int('weight').notNull().default(0),
    memberOff: fen('member_off').notNull().default(0),
    /** `memberOff` is the annual card's doing, not the level's. */
    byCard: flag('by_card'),
    campaignOff: fen('campaign_off').notNull().default(0),
    couponOff: fen('coupon_off').notNull().default(0),
    pointsOff: fen('points_off').notNull().default(0),
    /** price x qty minus the four parts. */
    paid: fen('paid').notNull(),
    gift: flag('gift'),
    reviewed: flag('reviewed'),
    shippedQty: integer('shipped_qty').notNull().default(0),
    /** Pieces given back, sent or not. */
    returnedQty: integer('returned_qty').notNull().default(0),
    /** Of `returnedQty`: pieces that were never sent. */
    cancelledQty: integer('cancelled_qty').notNull().default(0),
    /** Pieces that go to the cellar instead of a parcel; they lie in a lot as soon as the order is paid. */
    storeQty: integer('store_qty').notNull().default(0),
    /** Wholesale: pieces that are not in stock yet. They are not locked; `order.arrive` brings them. */
    backQty: integer('back_qty').notNull().default(0),
    /** Sold at the price of this event. */
    activityId: ref('activity_id'),
    /** Bought through this campaign: its quota and its limit per member count the pieces. */
    campaignId: ref('campaign_id'),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    // What 我的订单 is searched by.
    index('order_lines_member').on(t.memberId, t.title, t.specText, t.orderId),
    // What a card and a level took off the price: lines that have nothing of it are most.
    index('order_lines_saved')
      .on(t.memberId, t.orderId, t.memberOff, t.qty, t.returnedQty, t.byCard)
      .where(sql`${t.memberOff} > 0`),
    // What a card would have taken off.
    index('order_lines_bought')
      .on(t.memberId, t.goodsId, t.orderId, t.price, t.qty, t.memberOff, t.byCard)
      .where(sql`not ${t.gift} and ${t.campaignOff} = 0`),
    index('order_lines_sku').on(t.skuId),
    // With the member, whose limit is counted by it.
    index('order_lines_goods').on(t.goodsId, t.memberId),
  ],
);

export const orderLogs = pgTable(
  'order_logs',
  {
    id: id(),
    orderId: ref('order_id').notNull(),
    key: text('key').notNull(),
    label: text('label').notNull(),
    by: text('by').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('order_logs_order').on(t.orderId, t.at)],
);

/** What the staff tell one another about an order; its buyer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: ref('order_id').notNull(),
    employeeId: ref('employee_id').notNull(),
    text: text('text').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.at)],
);

export type PaymentStatus = 'pending' | 'paid' | 'cancelled' | 'failed' | 'refunded' | 'auditing';
export type PayChannel = 'js' | 'app' | 'wallet' | 'offline' | 'cash' | 'mixed';
export const payments = pgTable(
  'payments',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    orderGroup: text('order_group').notNull(),
    orderId: ref('order_id').notNull(),
    amount: fen('amount').notNull(),
    channel: words<PayChannel>('channel').notNull(),
    status: words<PaymentStatus>('status').notNull(),
    tradeNo: text('trade_no'),
    /** Who pays it in the mini-program, whose platform wants to know how it is handed over; null: paid elsewhere. */
    miniOpenId: text('mini_open_id'),
    /** Money that reached a closed order and went back, or a refund of a paid one. */
    refundedAmount: fen('refunded_amount').notNull().default(0),
    createdAt: ms('created_at').notNull(),
    paidAt: ms('paid_at'),
  },
  (t) => [
    index('payments_order').on(t.orderGroup, t.orderId),
    index('payments_member').on(t.memberId),
    // What may be invoiced, the newest first.
    index('payments_paid')
      .on(t.memberId, t.orderGroup, t.paidAt, t.id)
      .where(sql`${t.status} = 'paid'`),
  ],
);

/**
 * What the platform of the mini-program is told of a payment (rule 10.13): a row for each upload, written before it goes out, so that the same
 * is sent again when nobody knows whether it arrived.
 */
export const shippingReports = pgTable(
  'shipping_reports',
  {
    id: id(),
    paymentId: ref('payment_id').notNull(),
    way: words<'express' | 'pickup' | 'virtual'>('way').notNull(),
    parcels: list<{ id: string; company: string; trackingNo: string; contains: string }>('parcels'),
    contains: text('contains').notNull(),
    isSplit: flag('is_split'),
    isLast: flag('is_last'),
    /** All of it once more, with a number that has changed; the platform takes that once. */
    isChange: flag('is_change'),
    at: ms('at').notNull(),
    state: words<'sending' | 'taken' | 'over' | 'refused'>('state').notNull(),
    /** The buyer was asked to confirm. */
    remindedAt: ms('reminded_at'),
  },
  (t) => [
    index('shipping_reports_payment').on(t.paymentId, t.id),
    uniqueIndex('shipping_reports_sending')
      .on(t.paymentId)
      .where(sql`${t.state} = 'sending'`),
  ],
);

export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    /** What it was sent for: an order, or a request for tea out of the cellar. */
    orderId: ref('order_id'),
    requestId: ref('request_id'),
    company: text('company').notNull(),
    companyTel: text('company_tel').notNull(),
    trackingNo: text('tracking_no').notNull(),
    lines: json<{ lineId: string; qty: number }[]>('lines').notNull(),
    status: text('status').notNull(),
    createdAt: ms('created_at').notNull(),
    /** When the carrier is asked next; null = never again (signed, or a parcel of the seed). */
    nextTrackAt: ms('next_track_at'),
    /** Sent in exchange for pieces that came back: not counted in shippedQty. */
    exchangeId: ref('exchange_id'),
  },
  (t) => [
    index('parcels_order').on(t.orderId),
    index('parcels_request').on(t.requestId),
    index('parcels_tracking').on(t.trackingNo),
    check('parcels_for', sql`num_nonnulls(${t.orderId}, ${t.requestId}) = 1`),
  ],
);
export const parcelTraces = pgTable(
  'parcel_traces',
  {
    id: id(),
    parcelId: ref('parcel_id').notNull(),
    at: ms('at').notNull(),
    text: text('text').notNull(),
    place: text('place').notNull(),
  },
  (t) => [index('parcel_traces_parcel').on(t.parcelId, t.at)],
);
