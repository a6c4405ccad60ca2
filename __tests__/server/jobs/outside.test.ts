/** Banks, carriers and the messenger as jobs ask them: a slow one delays nobody, and after a crash nothing is sent twice. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../../server/db/client';
import { jobs, noticeQuotas, identities, notices, orders, parcels } from '../../../server/db/schema';
import { sendNotice } from '../../../server/domains/people/notice/send';
import type { SandboxPayout } from '../../../server/gateways/payout';
import type { createSandboxSms } from '../../../server/gateways/sms';
import type { createSandboxSubscribe } from '../../../server/gateways/subscribe';
import { jobHandlers } from '../../../server/jobHandlers';
import { createJobRunner } from '../../../server/jobs/runner';
import { lotRow, newLot } from '../auction/floor';
import { testServer } from '../harness';
import { keepRows } from '../rewind';
import { decide, draw, FINANCE, LIN, moneyOf, rowOf } from '../withdrawal/desk';

const LEASE_MS = 120_000;
const HOUR_MS = 3_600_000;
/** What lay frozen before. */
const HELD = 20_000;
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let payout: SandboxPayout;
let restore: () => void;

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};
/** The gateway's next call arrives; what it answers is heard when the test says so, or never. */
function muffle<T extends object, K extends keyof T>(gateway: T, name: K): { arrived(): number; hear(): void } {
  const ask = gateway[name] as (...asked: unknown[]) => Promise<unknown>;
  let count = 0;
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const muffled = async function (this: unknown, ...asked: unknown[]) {
    const answer = await ask.apply(gateway, asked);
    if (count++ === 0) await heard;
    return answer;
  };
  Object.assign(gateway, { [name]: muffled });
  restore = () => void Object.assign(gateway, { [name]: ask });
  return { arrived: () => count, hear };
}
/** Another server on the same database. */
const other = () => createJobRunner(app.server, jobHandlers);
/** The first server asks and is gone before it has booked the answer; another one finds out; the first comes back and hears its answer. */
async function crash({ arrived, hear }: ReturnType<typeof muffle>): Promise<void> {
  const first = other().runDue();
  await until(() => arrived() === 1);
  app.clock.advance(LEASE_MS);
  await other().runDue();
  hear();
  await first;
}

beforeAll(async () => {
  rewind = await keepRows(app);
  payout = app.server.gateways.payout as SandboxPayout;
});
beforeEach(async () => {
  await rewind();
  payout.sent.length = 0;
  restore = () => undefined;
});
afterEach(() => restore());

/** A withdrawal of ¥100 that the finance desk has passed. */
async function passed(method: 'bank' | 'wechat' = 'bank') {
  const lin = { id: LIN, token: await app.login('13800000001') };
  const { data } = await draw(app, lin, 10_000, { method });
  await decide(app, data.id, 'pass', await app.login(FINANCE));
  return { id: data.id, no: data.no, token: lin.token };
}

test('a payout that takes long delays no auction, no order and nobody who asks', async () => {
  const lot = await newLot(app);
  const { id } = await passed();
  const { arrived, hear } = muffle(payout, 'send');
  const slow = app.runJobs();
  await until(() => arrived() === 1);

  app.clock.advance(7 * HOUR_MS);
  await app.runJobs();
  expect((await lotRow(app, lot)).state).toBe('passed');
  const late = and(eq(orders.status, 'unpaid'), lte(orders.expireAt, app.clock.now()));
  expect(await app.db.$count(orders, late)).toBe(0);
  expect((await app.call('site.config')).code).toBe(200);
  expect((await rowOf(app, id)).status).toBe('paying');

  hear();
  await slow;
  expect((await rowOf(app, id)).status).toBe('success');
  expect(payout.sent).toHaveLength(1);
});

test('a payout whose answer was lost is asked for by its number and booked once', async () => {
  const { id, no } = await passed();
  await crash(muffle(payout, 'send'));
  expect(await rowOf(app, id)).toMatchObject({ status: 'success' });
  expect(payout.sent.map((sent) => sent.no)).toEqual([no]);
  expect((await moneyOf(app, LIN)).frozen).toBe(HELD);
});

test('what the messenger was asked to open is taken back there before its money comes back', async () => {
  const { id, no, token } = await passed('wechat');
  const { arrived, hear } = muffle(payout, 'offer');
  const asked = app.call('wechatWithdraw.confirm', { id }, { token });
  await until(() => arrived() === 1);
  expect(await rowOf(app, id)).toMatchObject({ status: 'waitConfirm', offeredAt: app.clock.now() });
  // Confirmed there, though its dialog was never heard of here.
  payout.sent.push({ no, amount: 9940, method: 'wechat', name: '林知夏' });
  app.clock.advance(25 * HOUR_MS);
  await app.runJobs();
  expect((await rowOf(app, id)).status).toBe('success');
  hear();
  expect((await asked).code).toBe(409);
});

test('one that was opened at the last moment is taken back when it must have arrived', async () => {
  const { id, token } = await passed('wechat');
  const { confirmBy } = await rowOf(app, id);
  app.clock.set(confirmBy! - 1000);
  payout.down = true;
  await app.call('wechatWithdraw.confirm', { id }, { token });
  payout.down = false;
  app.clock.advance(2000);
  await app.runJobs();
  expect((await rowOf(app, id)).status).toBe('waitConfirm');
  app.clock.advance(60_000);
  await app.runJobs();
  expect((await rowOf(app, id)).status).toBe('expired');
});

describe('a notice', () => {
  const send = (title: string) =>
    app.db.transaction((tx) =>
      sendNotice(tx as unknown as Tx, LIN, {
        box: 'order',
        title,
        text: '看看',
        link: '/pages/tea/mine',
        at: app.clock.now(),
        sms: true,
      }),
    );

  test('by text message is known by its number', async () => {
    const sms = app.server.gateways.sms as ReturnType<typeof createSandboxSms>;
    await app.ok('site.setMsgNotice', { key: 'sms', on: true }, { token: await app.login('13800000001') });
    await send('短信一条');
    const muffled = muffle(sms, 'tell');
    await crash(muffled);
    expect(sms.told.filter(({ title }) => title === '短信一条')).toHaveLength(1);
    expect(muffled.arrived()).toBe(2);
  });

  describe('by a provider of text messages that knows no numbers', () => {
    const sms = () => app.server.gateways.sms as ReturnType<typeof createSandboxSms>;
    const stateOf = async (title: string) => {
      const [notice] = await app.db.select().from(notices).where(eq(notices.title, title));
      const of = and(eq(jobs.kind, 'notice.sms'), eq(jobs.key, notice?.id ?? ''));
      const [job] = await app.db.select().from(jobs).where(of);
      return job;
    };
    beforeEach(async () => {
      Object.assign(sms(), { keyed: false });
      sms().told.length = 0;
      await app.ok('site.setMsgNotice', { key: 'sms', on: true }, { token: await app.login('13800000001') });
    });
    afterEach(() => void Object.assign(sms(), { keyed: true }));

    test('is not sent again after a crash', async () => {
      await send('没有编号');
      const muffled = muffle(sms(), 'tell');
      await crash(muffled);
      expect(muffled.arrived()).toBe(1);
      expect(sms().told.filter(({ title }) => title === '没有编号')).toHaveLength(1);
      expect(await stateOf('没有编号')).toMatchObject({ leaseUntil: null, doneAt: expect.any(Number), deadAt: null });
    });

    test('and may have sent it, or never will, is not asked again; one that did not take it is', async () => {
      const tell = sms().tell;
      let asked = 0;
      const answering = (answer: () => ReturnType<typeof tell>) =>
        Object.assign(sms(), {
          tell: () => {
            asked += 1;
            return answer();
          },
        });
      restore = () => void Object.assign(sms(), { tell });
      answering(() => Promise.resolve({ lost: 'no answer' }));
      await send('也许到了');
      await app.runJobs();
      app.clock.advance(HOUR_MS);
      await app.runJobs();
      expect(asked).toBe(1);
      expect(await stateOf('也许到了')).toMatchObject({ doneAt: expect.any(Number), deadAt: null });

      answering(() => Promise.reject(new Error('out of service')));
      await send('没有收下');
      await app.runJobs();
      expect(await stateOf('没有收下')).toMatchObject({ attempts: 1, doneAt: null, lastError: 'out of service' });
      answering(() => Promise.resolve('sent'));
      app.clock.advance(HOUR_MS);
      await app.runJobs();
      expect(asked).toBe(3);
      expect(await stateOf('没有收下')).toMatchObject({ doneAt: expect.any(Number), deadAt: null });
    });
  });

  test('in the messenger, which knows no numbers, is not sent again; its permission is used up', async () => {
    const outside = app.server.gateways.subscribe as ReturnType<typeof createSandboxSubscribe>;
    await app.db.insert(identities).values({ provider: 'mini', openId: 'o', memberId: LIN, boundAt: 0 });
    const templateId = outside.templates.find(({ box }) => box === 'order')!.id;
    await app.db.insert(noticeQuotas).values({ memberId: LIN, templateId, box: 'order', left: 2 });
    await send('推送一条');
    const muffled = muffle(outside, 'send');
    await crash(muffled);
    expect(muffled.arrived()).toBe(1);
    const [quota] = await app.db.select().from(noticeQuotas).where(eq(noticeQuotas.templateId, templateId));
    expect(quota!.left).toBe(1);
    const [notice] = await app.db.select().from(notices).where(eq(notices.title, '推送一条'));
    const [job] = await app.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'notice.push'), eq(jobs.key, notice!.id)));
    expect(job).toMatchObject({ leaseUntil: null, doneAt: expect.any(Number) });
  });
});

test('who looks at a parcel while its carrier is slow waits alone; another one sees what is known', async () => {
  const [parcel] = await app.db
    .select()
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.memberId, LIN), isNull(orders.hiddenAt)))
    .limit(1);
  const { id } = parcel!.orders;
  await app.db.update(parcels).set({ nextTrackAt: app.clock.now() }).where(eq(parcels.orderId, id));
  const token = await app.login('13800000001');
  const { arrived, hear } = muffle(app.server.gateways.carrier, 'track');
  const first = app.ok('memberOrder.express', { id }, { token });
  await until(() => arrived() === 1);
  const second = await app.ok('memberOrder.express', { id }, { token });
  expect(second.parcels.length).toBeGreaterThan(0);
  expect((await app.call('member.my', {}, { token })).code).toBe(200);
  expect(arrived()).toBe(1);
  hear();
  expect((await first).parcels.length).toBe(second.parcels.length);
});
