/** Orders, payments, parcels, ledgers and carts of the demo world (rule 20.4). */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  accounts,
  cartItems,
  jobs,
  ledgerRows,
  memberCoupons,
  parcels,
  parcelTraces,
  signIns,
  skus,
} from '../../db/schema';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { fillBatches } from '../../domains/people/ledger/repository';
import { FINISH_JOB, FINISH_MS, RECEIVE_JOB } from '../../domains/trade/order/stages/receive';
import { insertAll } from '../insert';
import { allEntries } from './balances';
import { buildOrder } from './build';
import { type BuiltOrder, DAY, HOUR, MAIN } from './shapes';
import { insertOrders } from './insertOrders';
import { insertIncomes, loadPeople, planIncomes } from './incomes';
import { keepBooks } from './journal';
import { AUDITED_WITHDRAWAL } from './mainAccounts';
import { planOrders } from './plan';
import { loadShelf, type Shelf } from './shelf';
import { signDays } from './signs';

/** `at` = midnight of the start day, `now` = the start itself: the unpaid order has 18 minutes left from there. */
export async function seedOrders(tx: Tx, at: number, now: number = at + 10 * HOUR): Promise<void> {
  const shelf = await loadShelf(tx, now);
  const built = planOrders(now, shelf).map((plan, index) => buildOrder(plan, index, shelf, now));
  await insertOrders(tx, built);
  await insertAll(
    tx,
    parcels,
    built.flatMap((one) => one.parcels),
  );
  await insertAll(
    tx,
    parcelTraces,
    built.flatMap(({ traces }) => traces),
  );
  const income = planIncomes(built, await loadPeople(tx), now);
  const held = { memberId: MAIN, unit: 'money' as const, value: AUDITED_WITHDRAWAL.value };
  const books = keepBooks(allEntries(built, income.entries, now), [...income.frozen, held]);
  await insertAll(tx, accounts, books.accounts);
  await insertAll(tx, ledgerRows, books.rows);
  await insertIncomes(tx, income);
  await fillBatches(tx, DEMO.shopSettings.points.keepYears);
  await insertAll(tx, signIns, signDays(books.rows));
  await insertAll(tx, jobs, built.flatMap(timerOf));
  for (const { order, lines } of built) {
    if (order.memberCouponId)
      await tx.update(memberCoupons).set({ orderId: order.id }).where(eq(memberCoupons.id, order.memberCouponId));
    if (order.status !== 'unpaid') continue;
    for (const line of lines)
      await tx
        .update(skus)
        .set({ locked: sql`${skus.locked} + ${line.qty}` })
        .where(eq(skus.id, line.skuId));
  }
  await seedCarts(tx, shelf, now);
}

/** The next thing that happens to an order by itself. */
function timerOf({ order }: BuiltOrder): (typeof jobs.$inferInsert)[] {
  const { id: key } = order;
  if (order.status === 'unpaid') return [{ kind: 'order.expire', key, runAt: order.expireAt ?? order.createdAt }];
  if (order.status === 'shipped' && order.shippedAt != null)
    return [{ kind: RECEIVE_JOB, key, runAt: order.shippedAt + DEMO.shopSettings.limits.receiptDays * DAY }];
  if (order.status === 'received' && order.receivedAt != null)
    return [{ kind: FINISH_JOB, key, runAt: order.receivedAt + FINISH_MS }];
  return [];
}

/** [SKU, quantity, selected, fen above today's price when it was put in]: one invalid, one cheaper than then, one at its limit. */
const CART: [string, number, boolean, number][] = [
  ['101301', 2, true, 0],
  ['103401', 1, true, 2000],
  ['102901', 1, false, 0],
  ['104401', 1, true, 0],
  ['105801', 2, false, 0],
  ['104201', 1, true, 0],
];

async function seedCarts(tx: Tx, shelf: Shelf, now: number): Promise<void> {
  await insertAll(
    tx,
    cartItems,
    CART.map(([skuId, qty, selected, above], i) => {
      const sku = shelf.skus.get(skuId);
      if (!sku) throw new Error(`the cart seed names an unknown SKU ${skuId}`);
      return {
        id: String(570001 + i),
        memberId: MAIN,
        skuId,
        goodsId: sku.goodsId,
        qty,
        selected,
        priceThen: sku.price + above,
        createdAt: now - (i + 1) * DAY + HOUR,
      };
    }),
  );
}
