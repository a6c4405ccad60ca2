/** Every group of what is paid for says how it is handed over: what is there at once, what is sent or fetched from the cellar. */
import { eq } from 'drizzle-orm';
import { escrowLots, escrowRequests } from '../../../server/db/schema';
import { atOnce } from '../../../server/domains/trade/payment/payables';
import { send } from '../../../server/domains/trade/escrow/outbound';
import { kinds } from '../../../server/kinds';
import { ORDER_GROUPS } from '../../../src/contract/payment/schemas';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { bindMini, later, payThere, platformOf, reportsOf } from './mini';

/** 周允: with whom nobody shares an id. */
const BUYER = '10002';
const app = testServer({ seed: true });
let token: string;
beforeAll(async () => {
  token = await tokenFor(app, BUYER);
  await bindMini(app, BUYER, 'mini-buyer');
});
const uploads = () => platformOf(app).uploads;
beforeEach(() => void (platformOf(app).uploads.length = 0));

const ADDRESS = {
  id: '1',
  name: '周允',
  mobile: '13811112222',
  regionCode: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '龙井路 1 号',
  tag: '',
};

/** The others are there at once; a new group says which it is. */
const OWN_WAY = ['order', 'escrow'];
test.each(ORDER_GROUPS)('%s has its row', (group) => {
  const payable = kinds.payables[group];
  if (group === 'exchange') expect(payable).toBeNull();
  else expect(payable?.delivered === atOnce).toBe(!OWN_WAY.includes(group));
});

test('a recharge and an annual card are there at once: told a minute after they were paid, without a parcel', async () => {
  const recharge = await app.ok('recharge.create', { amount: 10_000, requestId: rid() }, { token });
  const card = await app.ok('memberV4.vipInfo', {}, { token });
  const bought = await app.ok('level.up', { planId: card.plans[0]!.id, requestId: rid() }, { token });
  const paymentId = await payThere(app, { token, group: 'recharge', id: recharge.orderId });
  await payThere(app, { token, group: 'vip', id: bought.orderId ?? '' });
  await later(app);
  // Both are due in the same minute: either may be the first.
  expect(uploads()).toHaveLength(2);
  const told = (what: string) => uploads().find(({ contains }) => contains.includes(what));
  expect(told('余额充值')).toMatchObject({
    way: 'virtual',
    isLast: true,
    parcels: [],
    mobile: '',
    openId: 'mini-buyer',
  });
  expect(told('年卡')).toMatchObject({ way: 'virtual', isLast: true });
  expect(await reportsOf(app, paymentId)).toMatchObject([{ way: 'virtual', state: 'taken' }]);
});
test('tea that goes to the cellar is kept there, which is a service; what leaves it is a parcel or waits in a store', async () => {
  const [skuId, requestId] = ['101501', rid()];
  const asked = { source: 'buy' as const, lines: [{ skuId, qty: 3 }], deliveryType: 'escrow' as const, couponId: '0' };
  const { amounts } = await app.ok('shop.orderPreview', asked, { token });
  const order = await app.ok('shop.orderCreate', { ...asked, payable: amounts.payable, requestId }, { token });
  await payThere(app, { token, id: order.orderId });
  await later(app);
  expect(uploads()).toMatchObject([{ way: 'virtual', parcels: [] }]);

  const [lot] = await app.db.select().from(escrowLots).where(eq(escrowLots.orderId, order.orderId));
  const stored = {
    memberId: BUYER,
    lotId: lot!.id,
    qty: 1,
    kind: 'outbound' as const,
    fee: 1000,
    expireAt: app.clock.now() + 1e7,
  };
  const made = await app.db
    .insert(escrowRequests)
    .values([
      { ...stored, no: 'CK1', status: 'unpaid', createdAt: 1, address: ADDRESS },
      { ...stored, no: 'CK2', status: 'unpaid', createdAt: 2, storeId: '1' },
    ])
    .returning();
  await app.db.update(escrowLots).set({ free: 1 }).where(eq(escrowLots.id, lot!.id));
  for (const { id } of made) await payThere(app, { token, group: 'escrow', id });
  await later(app);
  expect(uploads()).toHaveLength(1);
  for (const { id, storeId } of made) {
    const parcel = storeId ? { company: '', trackingNo: '' } : { company: '京东快递', trackingNo: 'JD77' };
    await app.db.transaction((tx) => send(tx as never, id, parcel, app.clock.now()));
  }
  await later(app);
  expect(uploads().slice(1)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        way: 'express',
        isLast: true,
        mobile: '13811112222',
        parcels: [{ company: '京东快递', trackingNo: 'JD77', contains: expect.stringContaining('茶窖出库') }],
      }),
      expect.objectContaining({ way: 'pickup', parcels: [] }),
    ]),
  );
});
