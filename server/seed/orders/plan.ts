/** Which orders the demo world has: who, when, what, in which state (rule 20.4). Times are computed back from `now`. */
import type { OrderStatus } from '../../db/schema';
import { dayOf, startOfDay, weekdayOf } from '../../lib/shanghai';
import { createRandom, type Random } from '../../lib/random';
import { DAY, FRIEND, HOUR, LEADER, MAIN, MINUTE, type OrderPlan } from './shapes';
import type { Shelf } from './shelf';

const MAIN_COUPONS = { locked: '5106', used: ['5107', '5108'] };

const one = (skuId: string, qty = 1) => ({ skuId, qty });

const WEST_LAKE = '1';

/**
 * 25 orders of 林知夏; the 26th waits for its group (seed/selling/groupBuying.ts). What is older than a week was paid from the
 * wallet.
 */
function mainOrders(now: number): OrderPlan[] {
  const base = (
    status: OrderStatus,
    ago: number,
    items: OrderPlan['items'],
    more: Partial<OrderPlan> = {},
  ): OrderPlan => ({
    memberId: MAIN,
    status,
    createdAt: now - ago,
    items,
    channel: ago > 7 * DAY ? 'wallet' : 'js',
    ...more,
  });
  return [
    base('unpaid', 12 * MINUTE, [one('103001'), one('102401')], { couponId: MAIN_COUPONS.locked }),
    base('paid', 3 * HOUR, [one('104301')]),
    base('paid', 26 * HOUR, [one('102301'), one('105601', 2)], { remark: '请放快递柜，谢谢' }),
    base('partial', 2 * DAY, [one('104901'), one('101801')]),
    base('pickup', 20 * HOUR, [one('103701')], { pickup: WEST_LAKE }),
    base('shipped', 4 * DAY, [one('102801'), one('105401')]),
    base('received', 9 * DAY, [one('101401')]),
    base('received', 13 * DAY, [one('103101'), one('104501')]),
    base('received', 21 * DAY, [one('102201')]),
    base('finished', 27 * DAY, [one('103301')], { reviewed: true }),
    base('finished', 31 * DAY, [one('100501'), one('105801')], { reviewed: true }),
    base('finished', 36 * DAY, [one('104401')], { reviewed: true }),
    base('finished', 41 * DAY, [one('103801')], { couponId: MAIN_COUPONS.used[0], reviewed: true }),
    base('finished', 46 * DAY, [one('100901')]),
    base('finished', 50 * DAY, [one('101701')], { points: 200 }),
    base('finished', 54 * DAY, [one('102001', 2)]),
    base('finished', 59 * DAY, [one('104001')]),
    base('finished', 63 * DAY, [one('105301')]),
    base('finished', 68 * DAY, [one('101101')], { points: 100 }),
    base('finished', 72 * DAY, [one('102501')]),
    base('finished', 86 * DAY, [one('100602')], { couponId: MAIN_COUPONS.used[1] }),
    base('cancelled', 6 * DAY, [one('101601')], { closeReason: 'timeout' }),
    base('cancelled', 16 * DAY, [one('104101')], { closeReason: 'buyer', points: 150 }),
    base('cancelled', 34 * DAY, [one('105001')], { closeReason: 'timeout' }),
    base('refunded', 24 * DAY, [one('103501')]),
  ];
}

/** [status, days ago] of the nine of 许清和 and the twelve of 陈雨前. */
const FRIEND_ORDERS: [OrderStatus, number][] = [
  ['paid', 0.4],
  ['shipped', 3],
  ['received', 8],
  ['finished', 28],
  ['finished', 37],
  ['finished', 49],
  ['finished', 58],
  ['finished', 74],
  ['cancelled', 18],
];
const LEADER_ORDERS: [OrderStatus, number][] = [
  ['shipped', 2],
  ['received', 6],
  ['received', 11],
  ['finished', 25],
  ['finished', 33],
  ['finished', 38],
  ['finished', 44],
  ['finished', 52],
  ['finished', 61],
  ['finished', 70],
  ['finished', 83],
  ['cancelled', 29],
];

const listed = (
  memberId: string,
  rows: [OrderStatus, number][],
  now: number,
  random: Random,
  shelf: Shelf,
): OrderPlan[] =>
  rows.map(([status, days]) => ({
    memberId,
    status,
    createdAt: now - Math.round(days * DAY),
    items: pickItems(random, shelf),
    channel: 'js',
    reviewed: random.chance(0.5),
    ...(status === 'cancelled' ? { closeReason: 'buyer' as const } : {}),
  }));

const OTHERS = 180;
const OTHER_MEMBERS = Array.from({ length: 30 }, (_, i) => String(10050 + i));

/** The stores at which they are fetched, one after the other; undefined are sent. The first store sells most. */
const FETCHED_AT = ['1', undefined, '2', '3', undefined, '1', '4', undefined, '1', '5', '2', undefined, '6'] as const;
const FETCHED: ReadonlySet<OrderStatus> = new Set(['shipped', 'received', 'finished', 'refunded']);

function canFetch({ skus }: Shelf, skuId: string): boolean {
  const sku = skus.get(skuId);
  return sku !== undefined && sku.merchantId === undefined && sku.deliveryTypes.includes('pickup');
}

/** 180 orders over 90 days: weekends busier, evenings busiest, the 8th is member day; half of them are fetched at a store. */
function otherOrders(now: number, random: Random, shelf: Shelf): OrderPlan[] {
  const days = Array.from({ length: 90 }, (_, i) => i + 1);
  const weights = days.map((ago) => dayWeight(now - ago * DAY));
  const total = weights.reduce((all, weight) => all + weight, 0);
  return Array.from({ length: OTHERS }, (_, order): OrderPlan => {
    let at = random.next() * total;
    const index = weights.findIndex((weight) => (at -= weight) < 0);
    const ago = days[Math.max(0, index)] ?? 1;
    const midnight = startOfDay(now) - ago * DAY;
    const createdAt = midnight + hourOf(random) * HOUR + random.int(0, 59) * MINUTE + random.int(0, 59_999);
    const status = statusAt(ago, random);
    const memberId = random.pick(OTHER_MEMBERS);
    const items = pickItems(random, shelf);
    const store = FETCHED_AT[order % FETCHED_AT.length];
    const isFetched = store !== undefined && FETCHED.has(status) && items.every(({ skuId }) => canFetch(shelf, skuId));
    return {
      memberId,
      // Nobody sends what is fetched: it waits at its store.
      status: isFetched && status === 'shipped' ? 'pickup' : status,
      createdAt,
      items,
      ...(isFetched ? { pickup: store } : {}),
      channel: 'js',
      reviewed: random.chance(0.4),
      ...(status === 'cancelled'
        ? { closeReason: random.chance(0.6) ? ('timeout' as const) : ('buyer' as const) }
        : {}),
    };
  });
}

function dayWeight(at: number): number {
  const weekend = [0, 6].includes(weekdayOf(at));
  return (weekend ? 1.8 : 1) * (dayOf(at).endsWith('-08') ? 2.6 : 1);
}

/** Two thirds between 19 and 22 o'clock and at noon, nobody at night. */
const hourOf = (random: Random) =>
  random.chance(0.5) ? random.int(19, 22) : random.chance(0.3) ? random.int(12, 13) : random.int(8, 23);

function statusAt(ago: number, random: Random): OrderStatus {
  if (random.chance(0.1)) return 'cancelled';
  if (ago <= 1) return 'paid';
  if (ago <= 5) return 'shipped';
  if (random.chance(0.04)) return 'refunded';
  return ago <= 14 ? 'received' : 'finished';
}

function pickItems(random: Random, shelf: Shelf): OrderPlan['items'] {
  const ids = random.shuffle(shelf.usual).slice(0, random.pick([1, 1, 1, 2, 2, 3]));
  return ids.map((skuId) => ({ skuId, qty: random.pick([1, 1, 1, 2]) }));
}

export function planOrders(now: number, shelf: Shelf): OrderPlan[] {
  const random = createRandom(20260701);
  const plans = [
    ...mainOrders(now),
    ...listed(FRIEND, FRIEND_ORDERS, now, random, shelf),
    ...listed(LEADER, LEADER_ORDERS, now, random, shelf),
    ...otherOrders(now, random, shelf),
  ];
  return plans.sort((a, b) => a.createdAt - b.createdAt);
}
