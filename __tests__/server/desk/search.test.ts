/** The search of the workbench: what a caller names, for whose areas may see it (rule 26.4). */
import { eq } from 'drizzle-orm';
import { clientCollaborators, clients, employees, orders, parcels } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const MANAGER = '13900000001';
const CLIENTS = '13900000002';
const KEEPER = '13900000003';
const HOST = '13900000006';
const find = async (mobile: string, keyword: string) => {
  const { groups } = await app.ok('desk.search', { keyword }, { token: await app.login(mobile) });
  return Object.fromEntries(groups.map(({ kind, rows }) => [kind, rows]));
};
const someOrder = async () =>
  (await app.db.select().from(orders)).find(({ address, merchantId }) => address && merchantId === null)!;

test('an order by its number, whatever its case, opens in staff mode', async () => {
  const order = await someOrder();
  for (const keyword of [order.no, order.no.toLowerCase(), ` ${order.no} `]) {
    const { order: rows } = await find(KEEPER, keyword);
    expect(rows).toEqual([
      expect.objectContaining({ title: order.no, route: `/shop/pages/order/detail?id=${order.id}&scope=store` }),
    ]);
  }
});

test('a parcel by its number; a number that is only part of one finds nothing', async () => {
  const rows = await app.db.select().from(parcels).innerJoin(orders, eq(orders.id, parcels.orderId));
  const { parcels: parcel } = rows.find(({ orders: order }) => order.merchantId === null)!;
  expect((await find(KEEPER, parcel.trackingNo)).parcel?.[0]?.title).toContain(parcel.trackingNo);
  expect((await find(KEEPER, parcel.trackingNo.slice(0, -2))).parcel).toBeUndefined();
});

test('orders and the member by a mobile, the receiver by the name; no mobile is told whole', async () => {
  const order = await someOrder();
  const { mobile, name } = order.address!;
  const found = await find(MANAGER, mobile);
  expect(found.order!.length).toBeGreaterThan(0);
  expect(JSON.stringify({ ...found, employee: [] })).not.toContain(mobile);
  expect((await find(MANAGER, name)).order!.length).toBeGreaterThan(0);
  expect((await find(MANAGER, '13800000001')).member?.[0]).toMatchObject({
    title: '林知夏',
    note: expect.stringContaining('138****0001'),
  });
  expect((await find(MANAGER, '林')).member!.map(({ title }) => title)).toContain('林知夏');
});

test('each kind for its own areas: a host finds colleagues, an adviser members too, neither an order', async () => {
  const order = await someOrder();
  expect(Object.keys(await find(HOST, order.no))).toEqual([]);
  expect(Object.keys(await find(HOST, '林'))).not.toContain('member');
  expect(Object.keys(await find(HOST, '王岚'))).toEqual(['employee']);
  expect(Object.keys(await find(CLIENTS, '13800000001'))).toEqual(expect.arrayContaining(['member']));
  expect(Object.keys(await find(CLIENTS, '13800000001'))).not.toContain('order');
  expect(Object.keys(await find(KEEPER, '13800000001'))).toEqual(['order']);
});

test("a merchant's order is not the house's to find", async () => {
  const order = await someOrder();
  await app.db.update(orders).set({ merchantId: '1' }).where(eq(orders.id, order.id));
  expect((await find(MANAGER, order.no)).order).toBeUndefined();
  await app.db.update(orders).set({ merchantId: null }).where(eq(orders.id, order.id));
});

test('signs of a pattern stand for themselves; nothing typed finds nothing', async () => {
  expect(await find(MANAGER, '%')).toEqual({});
  expect(await find(MANAGER, '_')).toEqual({});
  expect(await find(MANAGER, '  ')).toEqual({});
});

test('clients: only those that the employee works with, their mobiles masked', async () => {
  const all = await app.db.select().from(clients);
  const [adviser] = await app.db.select().from(employees).where(eq(employees.name, '李牧之'));
  const own = all.find(({ ownerId, mergedIntoId }) => ownerId === adviser!.id && mergedIntoId === null)!;
  const foreign = all.find(({ ownerId }) => ownerId !== null && ownerId !== adviser!.id)!;
  expect((await find(CLIENTS, own.mobile)).client).toEqual([
    expect.objectContaining({ title: own.name, route: `/client/pages/client?id=${own.id}` }),
  ]);
  expect(JSON.stringify((await find(CLIENTS, own.mobile)).client)).not.toContain(own.mobile);
  const shared = await app.db.select().from(clientCollaborators).where(eq(clientCollaborators.clientId, foreign.id));
  if (shared.length === 0) expect((await find(CLIENTS, foreign.mobile)).client).toBeUndefined();
  expect((await find(KEEPER, own.mobile)).client).toBeUndefined();
});
