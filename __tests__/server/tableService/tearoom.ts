/** A tea room in an otherwise small shop: tables, a short menu, who sits there and who serves. */
import { asc, eq, inArray } from 'drizzle-orm';
import {
  accounts,
  employees,
  menuCates,
  menuItems,
  stores,
  tableLegs,
  tableRoundLines,
  tableRounds,
  tableSessions,
  teaTables,
} from '../../../server/db/schema';
import type { RequestOf } from '../../../src/contract/schemas';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import type { TestServer } from '../harness';
import { addMember, ANNA, BEN, fillShop, payTokenFor, rid, STORE, TEA, tokenFor } from '../order/shop';

export { ANNA, BEN, payTokenFor, rid, STORE };
/** The goods that LONGJING is made of, as tins of two sizes with the member mark; what each costs. */
export const [TIN, BIG_TIN] = [TEA, '2102'];
export const TIN_PRICE = 23_800;
export const addressOf = (memberId: string): string => `70${memberId}`;
/** Sits at another table; belongs to no table; serves in store 1; serves in store 2. */
export const [CARL, EVE, WAITER, FAR_WAITER] = ['13', '16', '14', '15'];
export const GUESTS = [ANNA, BEN, CARL];
export const FAR_STORE = '2';
/** Four of store 1 and one of store 2. */
export const TABLES = ['8801', '8802', '8803', '8804'];
export const FAR_TABLE = '8805';
/** With the member's mark; two without; one fen; three portions a day; free. */
export const [LONGJING, CAKE, COLD, SUGAR, RARE, WATER] = ['9101', '9102', '9103', '9104', '9105', '9106'];
export const PORTIONS = 3;
export const MONEY = 10_000_000;

const item = (
  id: string,
  title: string,
  more: Partial<typeof menuItems.$inferInsert>,
): typeof menuItems.$inferInsert => ({
  id,
  cateId: '9001',
  title,
  cover: '/images/menu/1.webp',
  price: 100,
  unit: '份',
  station: '茶水',
  on: true,
  ...more,
});

export async function furnish(app: TestServer): Promise<void> {
  const { db } = app;
  const now = app.clock.now();
  await fillShop(app);
  const [first] = await db.select().from(stores).where(eq(stores.id, STORE));
  await db.insert(stores).values({ ...first!, id: FAR_STORE, name: '叶间·武林馆' });
  await addMember(db, CARL, now);
  for (const id of GUESTS)
    await book(db, {
      owner: memberOwner(id),
      unit: 'money',
      bizType: 'recharge',
      bizId: 'tables',
      delta: MONEY,
      at: now,
    });
  for (const id of [EVE, WAITER, FAR_WAITER]) await addMember(db, id, now);
  for (const [id, storeId] of [
    [WAITER, STORE],
    [FAR_WAITER, FAR_STORE],
  ] as const)
    await db.insert(employees).values({
      id: `60${id}`,
      no: `E${id}`,
      memberId: id,
      name: `店员${id}`,
      avatar: '',
      title: '茶艺师',
      storeId,
      department: '茶艺',
      areas: ['table'],
    });
  await db.insert(teaTables).values(
    [...TABLES, FAR_TABLE].map((id, i) => ({
      id,
      storeId: id === FAR_TABLE ? FAR_STORE : STORE,
      code: `D1-0${i + 1}`,
      secret: `first${id}`,
      name: `D1-0${i + 1}`,
      area: 'hall' as const,
      seats: 4,
      sort: i,
    })),
  );
  await db.insert(menuCates).values({ id: '9001', label: '茗茶', sort: 1 });
  await db.insert(menuItems).values([
    item(LONGJING, '龙井', { price: 6800, memberPrice: true, goodsId: '21' }),
    item(CAKE, '绿豆糕', { price: 3333, station: '茶点' }),
    item(COLD, '冷泡', {
      price: 1200,
      specs: [
        { id: '91031', label: '小杯', price: 1200 },
        { id: '91032', label: '大杯', price: 1801 },
      ],
      feedings: [
        {
          key: 'top',
          label: '加料',
          min: 0,
          max: 2,
          items: [
            { id: '91033', label: '珍珠', price: 300 },
            { id: '91034', label: '冰', price: 0 },
          ],
        },
      ],
    }),
    item(SUGAR, '方糖', { price: 1 }),
    item(RARE, '老枞', { price: 9999, memberPrice: true, portions: PORTIONS }),
    item(WATER, '白水', { price: 0 }),
  ]);
}

/** What the label on the table says now. */
export async function labelOf(app: TestServer, tableId: string): Promise<string> {
  const [row] = await app.db.select().from(teaTables).where(eq(teaTables.id, tableId));
  return `${row!.code}.${row!.secret}`;
}

export type Tokens = Record<string, string>;
export async function loginAll(app: TestServer): Promise<Tokens> {
  const tokens: Tokens = {};
  for (const id of [...GUESTS, EVE, WAITER, FAR_WAITER]) tokens[id] = await tokenFor(app, id);
  return tokens;
}

/** Calls of the table by whoever makes them. */
export function seatOf(app: TestServer, tokens: Tokens) {
  const as = (who: string) => ({ token: tokens[who]! });
  const op = () => ({ rev: 0, opId: rid() });
  return {
    as,
    sit: async (who: string, tableId: string) =>
      app.call('scanCode.index', { code: await labelOf(app, tableId), party: 2 }, as(who)),
    add: (who: string, sessionId: string, productId: string, qty = 1, opId: string = rid()) =>
      app.call('scanCode.insertCartItem', { sessionId, productId, qty, rev: 0, opId }, as(who)),
    /** A tin of LONGJING to take home: over the desk, or to an address. */
    take: (
      who: string,
      sessionId: string,
      { addressId, skuId = TIN, qty = 1 }: { addressId?: string; skuId?: string; qty?: number } = {},
    ) =>
      app.call(
        'scanCode.insertCartItemSpec',
        { sessionId, productId: LONGJING, skuId, ...(addressId ? { addressId } : {}), qty, ...op() },
        as(who),
      ),
    edit: (who: string, sessionId: string, lineId: string, qty: number, opId: string = rid()) =>
      app.call('scanCode.insertItemByCart', { sessionId, lineId, qty, rev: 0, opId }, as(who)),
    drop: (who: string, sessionId: string, lineId: string) =>
      app.call('scanCode.deleteCartItem', { sessionId, lineId, ...op() }, as(who)),
    cart: (who: string, sessionId: string) => app.ok('scanCode.seatCart', { sessionId }, as(who)),
    /** At the prices that the phone reads just before, which has nothing to read at a table of others. */
    order: async (who: string, sessionId: string, rev: number, requestId: string = rid()) => {
      const { data } = await app.call('scanCode.seatCart', { sessionId }, as(who));
      const total = (data as { total: number } | null)?.total ?? 0;
      return app.call('scanCode.insertOrder', { sessionId, rev, total, requestId }, as(who));
    },
    back: (who: string, orderId: string) => app.call('scanCode.backOrder', { orderId, opId: rid() }, as(who)),
    act: (who: string, action: RequestOf<'scanCode.tableAct'>['action'], more: object = {}) =>
      app.call('scanCode.tableAct', { action, opId: rid(), ...more }, as(who)),
    leg: (who: string, sessionId: string, split: RequestOf<'scanCode.legSave'>['split'], more: object = {}) =>
      app.call('scanCode.legSave', { sessionId, split, requestId: rid(), ...more }, as(who)),
    bill: (who: string, sessionId: string) => app.ok('scanCode.orderPay', { sessionId }, as(who)),
    pay: async (who: string, sessionId: string, legId: string, channel: 'wallet' | 'cash' = 'wallet') =>
      app.call(
        'scanCode.doOrderPay',
        {
          sessionId,
          legId,
          channel,
          requestId: rid(),
          ...(channel === 'wallet' ? { payToken: await payTokenFor(app, who) } : {}),
        },
        as(who),
      ),
    give: (who: string, orderId: string, lineId: string, qty = 1) =>
      app.call('scanCode.returnApply', { orderId, lineId, qty, reason: '上错了', requestId: rid() }, as(who)),
    pass: (who: string, id: string) => app.call('scanCode.returnPass', { id }, as(who)),
    reject: (who: string, id: string) => app.call('scanCode.returnReject', { id, reason: '已经吃了' }, as(who)),
  };
}
export type Seat = ReturnType<typeof seatOf>;

export const sessionOf = async (app: TestServer, id: string) =>
  (await app.db.select().from(tableSessions).where(eq(tableSessions.id, id)))[0]!;
export const legsOf = (app: TestServer, sessionId: string) =>
  app.db.select().from(tableLegs).where(eq(tableLegs.sessionId, sessionId)).orderBy(asc(tableLegs.id));
export async function linesOf(app: TestServer, sessionId: string) {
  const rounds = await app.db.select().from(tableRounds).where(eq(tableRounds.sessionId, sessionId));
  if (rounds.length === 0) return [];
  return app.db
    .select()
    .from(tableRoundLines)
    .where(
      inArray(
        tableRoundLines.roundId,
        rounds.filter(({ status }) => status !== 'withdrawn').map(({ id }) => id),
      ),
    )
    .orderBy(asc(tableRoundLines.id));
}

/** Fen in the wallet of a member. */
export async function balanceOf(app: TestServer, memberId: string): Promise<number> {
  const rows = await app.db.select().from(accounts).where(eq(accounts.ownerId, memberId));
  return rows.find(({ unit, ownerType }) => unit === 'money' && ownerType === 'member')?.available ?? 0;
}

/** A round of these items by somebody, placed from the cart as it is. */
export async function placed(
  seat: Seat,
  who: string,
  sessionId: string,
  items: readonly (readonly [string, number])[],
) {
  for (const [id, qty] of items) {
    const { code, message } = await seat.add(who, sessionId, id, qty);
    if (code !== 200) throw new Error(`${id}: ${code} ${message}`);
  }
  const { rev } = await seat.cart(who, sessionId);
  const answer = await seat.order(who, sessionId, rev);
  if (answer.code !== 200) throw new Error(`round: ${answer.code} ${answer.message}`);
  return answer.data.order;
}
