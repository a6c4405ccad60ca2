/** Invoices over the legs of a bill (rule 39.13): each over what he paid himself, on the title chosen at the table, taken back with a return. */
import { invoices } from '../../../server/db/schema';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { createGateways } from '../../../server/gateways';
import { createSandboxInvoice } from '../../../server/gateways/invoice';
import { readConfig } from '../../../server/config';
import { verifyShop } from '../../../server/verify';
import { createTestServer, type TestServer } from '../harness';
import { keepRows } from '../rewind';
import {
  ANNA,
  BEN,
  CAKE,
  EVE,
  furnish,
  legsOf,
  loginAll,
  LONGJING,
  placed,
  rid,
  seatOf,
  sessionOf,
  TABLES,
  WAITER,
  type Seat,
} from './tearoom';

const MINUTE = 60_000;
const TITLE = {
  kind: 'company',
  invoiceType: 'normal',
  title: '杭州知夏文化有限公司',
  taxNo: '91330106MA2K8810XP',
} as const;

let app: TestServer;
let rewind: () => Promise<void>;
let seat: Seat;
let ours = '';
beforeAll(async () => {
  app = await createTestServer({
    gateways: { ...createGateways(readConfig({})), invoice: createSandboxInvoice({ open: true }) },
  });
  await furnish(app);
  await writeShopSettings(app.db, DEMO.shopSettings);
  seat = seatOf(app, await loginAll(app));
  rewind = await keepRows(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await rewind();
  ours = (await seat.sit(ANNA, TABLES[0]!)).data.session.id;
  await seat.sit(BEN, TABLES[0]!);
});

const listed = async (who: string) => (await app.ok('memberInvoice.orders', { group: 'table' }, seat.as(who))).list;
const titleOf = (who: string) => app.ok('memberInvoice.titleSave', TITLE, seat.as(who));
const apply = (who: string, orderIds: string[], titleId: string) =>
  app.call(
    'memberInvoice.apply',
    { group: 'table', orderIds, titleId, email: 'a@yejian.example', content: 'detail', requestId: rid() },
    seat.as(who),
  );
const settle = async () => {
  app.clock.advance(DEMO.shopSettings.invoices.minutes * MINUTE);
  await app.runJobs();
};
/** Two halves: hers in cash, his from his balance. */
async function halves() {
  await placed(seat, ANNA, ours, [
    [LONGJING, 1],
    [CAKE, 2],
  ]);
  const hers = (await seat.leg(ANNA, ours, 'even', { parts: 2 })).data.legId;
  expect((await seat.pay(WAITER, ours, hers, 'cash')).code).toBe(200);
  const his = (await seat.leg(BEN, ours, 'even', { parts: 2 })).data.legId;
  expect((await seat.pay(BEN, ours, his)).code).toBe(200);
  return { hers, his };
}

test('each has an invoice over what he paid himself; what came from the balance was invoiced before', async () => {
  const { hers, his } = await halves();
  const [leg] = (await legsOf(app, ours)).filter(({ id }) => id === hers);
  expect(await listed(ANNA)).toMatchObject([{ id: hers, title: 'D1-01 堂食账单', amount: leg!.amount }]);
  expect(await listed(BEN)).toEqual([]);
  const { id: titleId } = await titleOf(ANNA);
  const { id: bens } = await titleOf(BEN);
  expect(await apply(BEN, [hers], bens)).toMatchObject({ code: 404 });
  expect(await apply(BEN, [his], bens)).toMatchObject({ code: 422, message: '余额支付的订单，发票在充值时开具' });
  expect(await apply(ANNA, [hers], titleId)).toMatchObject({ code: 200, data: { amount: leg!.amount } });
  expect(await apply(ANNA, [hers], titleId)).toMatchObject({ code: 409 });
  await settle();
  const [paper] = await app.db.select().from(invoices);
  expect(paper).toMatchObject({ status: 'issued', orderGroup: 'table', amount: leg!.amount, title: TITLE.title });
  expect(paper!.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(leg!.amount);
  expect(await verifyShop(app.db)).toEqual([]);
});

test('a dish that is given back takes the paper back and makes another for the rest', async () => {
  const order = await placed(seat, ANNA, ours, [[CAKE, 2]]);
  const leg = (await seat.leg(ANNA, ours, 'all')).data.legId;
  expect((await seat.pay(WAITER, ours, leg, 'cash')).code).toBe(200);
  const { id: titleId } = await titleOf(ANNA);
  const { amount: before } = (await apply(ANNA, [leg], titleId)).data;
  await settle();
  const lineId = order.lines[0]!.id;
  const asked = await seat.give(ANNA, order.id, lineId);
  expect((await seat.pass(WAITER, asked.data.id)).code).toBe(200);
  await settle();
  await app.runJobs();
  const papers = await app.db.select().from(invoices).orderBy(invoices.id);
  expect(papers.map(({ status, amount }) => [status, amount])).toEqual([
    ['red', before],
    ['issued', before / 2],
  ]);
  expect(papers[1]!.lines).toEqual([expect.objectContaining({ title: '绿豆糕', qty: 1, amount: before / 2 })]);
  expect(await verifyShop(app.db)).toEqual([]);
});

test('the title is chosen at the table, out of one’s own', async () => {
  const { id: titleId } = await titleOf(ANNA);
  const choose = (who: string) =>
    app.call('scanCode.completeCustomerInfo', { sessionId: ours, invoiceTitleId: titleId }, seat.as(who));
  expect(await choose(BEN)).toMatchObject({ code: 404 });
  expect(await choose(EVE)).toMatchObject({ code: 404 });
  expect(await choose(ANNA)).toMatchObject({ code: 200, data: { invoiceTitleId: titleId } });
  expect(await sessionOf(app, ours)).toMatchObject({ invoiceTitleId: titleId });
});
