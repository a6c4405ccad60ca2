/** Tables of the stores, their menu, and who sits there: cart, rounds, returns, bill. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';
import type { AddressSnapshot } from './order';
import type { RoomArea } from './room';

export const teaTables = pgTable(
  'tea_tables',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    /** The room it stands in, for bookings of that room. */
    roomId: ref('room_id'),
    code: text('code').notNull().unique(),
    /** Changes when it is cleared: an old label opens nothing. */
    secret: text('secret').notNull(),
    name: text('name').notNull(),
    area: words<RoomArea>('area').notNull(),
    seats: int('seats').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('tea_tables_store').on(t.storeId, t.sort), check('tea_tables_seats', sql`${t.seats} > 0`)],
);

export const menuCates = pgTable('menu_cates', {
  id: id(),
  label: text('label').notNull(),
  sort: int('sort').notNull(),
});

export interface MenuChoice {
  id: string;
  label: string;
  price: number;
}
export interface MenuFeeding {
  key: string;
  label: string;
  min: number;
  max: number;
  items: MenuChoice[];
}
export interface MenuSet {
  key: string;
  label: string;
  pick: number;
  items: { productId: string; label: string; extra: number }[];
}

export const menuItems = pgTable(
  'menu_items',
  {
    id: id(),
    cateId: ref('cate_id').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    intro: text('intro').notNull().default(''),
    price: fen('price').notNull(),
    unit: text('unit').notNull(),
    tags: list('tags'),
    kcal: int('kcal'),
    taste: list<{ key: string; label: string; value: string }>('taste'),
    /** Where it is made; its tickets come out there. */
    station: text('station').notNull(),
    specs: list<MenuChoice>('specs'),
    feedings: list<MenuFeeding>('feedings'),
    sets: list<MenuSet>('sets'),
    /** Portions of a day and store; null = as many as are wanted. */
    portions: int('portions'),
    /** The level's discount holds for it. */
    memberPrice: flag('member_price'),
    /** The shop's goods that it is made of: what is drunk can be taken home. */
    goodsId: ref('goods_id'),
    /** Stores that have it; empty = all. */
    storeIds: list('store_ids'),
    on: flag('on'),
    hot: flag('hot'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('menu_items_cate').on(t.cateId, t.sort), check('menu_items_price', sql`${t.price} >= 0`)],
);

/** What a store is out of: an item, or one of its choices. */
export const menuSoldOut = pgTable(
  'menu_sold_out',
  {
    storeId: ref('store_id').notNull(),
    itemId: ref('item_id').notNull(),
    /** '' = the item itself. */
    choiceId: text('choice_id').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.itemId, t.choiceId] })],
);

/** Portions that were ordered on a day of opening. */
export const menuPortions = pgTable(
  'menu_portions',
  {
    storeId: ref('store_id').notNull(),
    itemId: ref('item_id').notNull(),
    date: text('date').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.itemId, t.date] }), check('menu_portions_sold', sql`${t.sold} >= 0`)],
);

export type SessionStatus = 'open' | 'billing' | 'paid' | 'closed';

export const tableSessions = pgTable(
  'table_sessions',
  {
    id: id(),
    no: text('no').notNull().unique(),
    storeId: ref('store_id').notNull(),
    /** The table they sit at; of several the one that keeps the bill. */
    tableId: ref('table_id').notNull(),
    status: words<SessionStatus>('status').notNull().default('open'),
    party: int('party').notNull(),
    /** Rises with every change of the cart. */
    rev: int('rev').notNull().default(0),
    bookingId: ref('booking_id'),
    /** The member whose card counts for the bill. */
    vipMemberId: ref('vip_member_id'),
    guestName: text('guest_name').notNull().default(''),
    guestMobile: text('guest_mobile').notNull().default(''),
    taboo: text('taboo').notNull().default(''),
    invoiceTitleId: ref('invoice_title_id'),
    couponId: ref('coupon_id'),
    calls: list('calls'),
    /** The session that it was joined to, which has its lines now. */
    intoId: ref('into_id'),
    /** The last move, for who takes it back: until then, and from which table. */
    movedAt: ms('moved_at'),
    movedFrom: ref('moved_from'),
    openedAt: ms('opened_at').notNull(),
    paidAt: ms('paid_at'),
    closedAt: ms('closed_at'),
  },
  (t) => [
    // A table has one session at a time.
    uniqueIndex('table_sessions_live')
      .on(t.tableId)
      .where(sql`${t.status} <> 'closed'`),
    index('table_sessions_store').on(t.storeId, t.openedAt),
    check('table_sessions_party', sql`${t.party} > 0`),
  ],
);

export const tableMembers = pgTable(
  'table_members',
  {
    sessionId: ref('session_id').notNull(),
    memberId: ref('member_id').notNull(),
    /** The session it was scanned into: a join that is taken back puts everybody where he was. */
    homeId: ref('home_id').notNull(),
    joinedAt: ms('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.homeId, t.memberId] }),
    index('table_members_session').on(t.sessionId),
    index('table_members_member').on(t.memberId),
  ],
);

/** A choice of a line: key = group, label = what it says, value = its id. */
export interface Choice {
  key: string;
  label: string;
  value: string;
}

export const cartLines = pgTable(
  'table_cart_lines',
  {
    id: id(),
    sessionId: ref('session_id').notNull(),
    homeId: ref('home_id').notNull(),
    itemId: ref('item_id').notNull(),
    specId: text('spec_id').notNull().default(''),
    feeding: list<Choice>('feeding'),
    set: list<Choice>('set'),
    /** Equal choices, equal words. */
    feedingKey: text('feeding_key').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Taken home: this SKU of the shelf. 0 = made here. */
    skuId: ref('sku_id').notNull().default('0'),
    /** Taken home to that address of who added it. 0 = handed over at the desk. */
    addressId: ref('address_id').notNull().default('0'),
    qty: int('qty').notNull(),
    addedBy: ref('added_by').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('table_cart_lines_same').on(
      t.sessionId,
      t.itemId,
      t.specId,
      t.feedingKey,
      t.note,
      t.addedBy,
      t.skuId,
      t.addressId,
    ),
    check('table_cart_lines_qty', sql`${t.qty} between 1 and 99`),
  ],
);

/** Changes that were made, each once. */
export const cartOps = pgTable(
  'table_cart_ops',
  {
    sessionId: ref('session_id').notNull(),
    opId: text('op_id').notNull(),
    rev: int('rev').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.opId] })],
);

export type RoundStatus = 'placed' | 'accepted' | 'served' | 'withdrawn';
export type RoundLineStatus = 'pending' | 'making' | 'served' | 'returning' | 'returned';

export const tableRounds = pgTable(
  'table_rounds',
  {
    id: id(),
    no: text('no').notNull().unique(),
    storeId: ref('store_id').notNull(),
    sessionId: ref('session_id').notNull(),
    homeId: ref('home_id').notNull(),
    /** 1, 2 ... of its session. */
    round: int('round').notNull(),
    /** The revision of the cart that it was placed from. */
    rev: int('rev').notNull(),
    status: words<RoundStatus>('status').notNull().default('placed'),
    note: text('note').notNull().default(''),
    memberId: ref('member_id').notNull(),
    placedAt: ms('placed_at').notNull(),
    acceptedAt: ms('accepted_at'),
    servedAt: ms('served_at'),
  },
  (t) => [
    uniqueIndex('table_rounds_rev').on(t.homeId, t.rev),
    index('table_rounds_session').on(t.sessionId, t.round),
    index('table_rounds_store').on(t.storeId, t.placedAt),
  ],
);

export const tableRoundLines = pgTable(
  'table_round_lines',
  {
    id: id(),
    roundId: ref('round_id').notNull(),
    itemId: ref('item_id').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    specId: text('spec_id').notNull().default(''),
    specText: text('spec_text').notNull().default(''),
    feeding: list<Choice>('feeding'),
    set: list<Choice>('set'),
    feedingKey: text('feeding_key').notNull().default(''),
    note: text('note').notNull().default(''),
    /** As in the cart; the address as it was when it was ordered. */
    skuId: ref('sku_id').notNull().default('0'),
    addressId: ref('address_id').notNull().default('0'),
    address: json<AddressSnapshot>('address'),
    /** The order that sends it, made when the table was cleared. */
    orderId: ref('order_id'),
    station: text('station').notNull(),
    qty: int('qty').notNull(),
    returned: int('returned').notNull().default(0),
    /** Of one, at the moment of the order. */
    price: fen('price').notNull(),
    memberPrice: flag('member_price'),
    addedBy: ref('added_by').notNull(),
    /** Who pays for it when each pays for himself; null = all of them. */
    payerId: ref('payer_id'),
    status: words<RoundLineStatus>('status').notNull().default('pending'),
    held: flag('held'),
    urgedAt: ms('urged_at'),
    servedAt: ms('served_at'),
    /** The one leg of the bill that pays for it, and what it pays for it. */
    legId: ref('leg_id'),
    share: fen('share').notNull().default(0),
    couponShare: fen('coupon_share').notNull().default(0),
  },
  (t) => [
    index('table_round_lines_round').on(t.roundId),
    index('table_round_lines_adder').on(t.addedBy, t.id),
    check('table_round_lines_qty', sql`${t.qty} >= 1 and ${t.returned} >= 0 and ${t.returned} <= ${t.qty}`),
  ],
);

export const tableReturns = pgTable(
  'table_returns',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    roundId: ref('round_id').notNull(),
    lineId: ref('line_id').notNull(),
    qty: int('qty').notNull(),
    reason: text('reason').notNull(),
    photo: text('photo').notNull().default(''),
    /** What the line was before. */
    was: words<RoundLineStatus>('was').notNull(),
    status: words<'applied' | 'passed' | 'rejected'>('status').notNull().default('applied'),
    note: text('note').notNull().default(''),
    memberId: ref('member_id').notNull(),
    at: ms('at').notNull(),
    decidedBy: ref('decided_by'),
    decidedAt: ms('decided_at'),
  },
  (t) => [
    // A line has one return at a time.
    uniqueIndex('table_returns_open')
      .on(t.lineId)
      .where(sql`${t.status} = 'applied'`),
    index('table_returns_store').on(t.storeId, t.at),
    check('table_returns_qty', sql`${t.qty} >= 1`),
  ],
);

export type LegSplit = 'all' | 'lines' | 'even' | 'mine' | 'deposit';

/** A part of the bill that somebody pays. */
export const tableLegs = pgTable(
  'table_legs',
  {
    id: id(),
    no: text('no').notNull().unique(),
    sessionId: ref('session_id').notNull(),
    homeId: ref('home_id').notNull(),
    memberId: ref('member_id').notNull(),
    split: words<LegSplit>('split').notNull(),
    amount: fen('amount').notNull(),
    /** Of it, what went back when something was returned. */
    refunded: fen('refunded').notNull().default(0),
    /** mine: its part of what is shared. */
    shared: fen('shared').notNull().default(0),
    /** even: into how many parts, and which of them this is. */
    parts: int('parts'),
    part: int('part'),
    status: words<'unpaid' | 'paid' | 'cancelled'>('status').notNull().default('unpaid'),
    channel: words<'js' | 'wallet' | 'cash' | 'deposit'>('channel'),
    /** Cash: who took it. */
    cashierId: ref('cashier_id'),
    expireAt: ms('expire_at').notNull(),
    at: ms('at').notNull(),
    paidAt: ms('paid_at'),
  },
  (t) => [
    index('table_legs_session').on(t.sessionId),
    check('table_legs_amount', sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
  ],
);

/** Money of a leg that went back; its id is the number under which the provider knows it. */
export const tableRefunds = pgTable(
  'table_refunds',
  {
    id: id(),
    legId: ref('leg_id').notNull(),
    returnId: ref('return_id').notNull(),
    amount: fen('amount').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('table_refunds_once').on(t.legId, t.returnId),
    check('table_refunds_amount', sql`${t.amount} > 0`),
  ],
);
