/** notify.view, notify.delete, notify.settings, notify.subscribe: one notice and its neighbours, cards, messages outside the app. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SubscribeMessage } from '../../../server/gateways/subscribe';
import { identities, notices, orders } from '../../../server/db/schema';
import type { createSandboxSms } from '../../../server/gateways/sms';
import { sendNotice } from '../../../server/domains/people/notice/send';
import { instantsOf } from '../closing';
import { testServer } from '../harness';
import { openEar, serve } from '../realtime/listen';

const app = testServer({ seed: true });
let lin: string;
let zhou: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  zhou = await app.login('13800000002');
});

const inbox = async () => (await app.ok('notify.index', {}, { token: lin })).list;
const outside = () => app.server.gateways.subscribe as unknown as { sent: SubscribeMessage[]; refusing: Set<string> };

test('one notice: read by being opened, between its neighbours', async () => {
  const [first, second, third] = await inbox();
  const before = await app.ok('notify.statistics', {}, { token: lin });
  const view = await app.ok('notify.view', { id: second!.id }, { token: lin });
  expect(view).toMatchObject({ id: second!.id, read: true, newer: first!.id, older: third!.id });
  expect(view.stat.total).toBe(before.total - 1);
  expect((await app.ok('notify.view', { id: second!.id }, { token: lin })).stat.total).toBe(before.total - 1);
  expect((await app.ok('notify.view', { id: first!.id }, { token: lin })).newer).toBeUndefined();
});

test('what people wrote stands in a notice as one line, the way it is read', async () => {
  await app.db.transaction((tx) =>
    sendNotice(tx as unknown as typeof app.db, '10001', {
      box: 'system',
      title: '收到\u202e转赠',
      text: '林\n\n【叶间客服】\u2067知\u200b夏\u2028👨\u200d👩\u200d👧 送你\u0007茶',
      link: '',
      at: app.clock.now(),
    }),
  );
  expect((await inbox())[0]).toMatchObject({
    title: '收到转赠',
    text: '林 【叶间客服】知夏 👨\u200d👩\u200d👧 送你 茶',
  });
});

test('somebody else’s notice is neither seen nor taken away', async () => {
  const [one] = await inbox();
  expect((await app.call('notify.view', { id: one!.id }, { token: zhou })).code).toBe(404);
  expect((await app.call('notify.delete', { id: one!.id }, { token: zhou })).code).toBe(404);
  expect((await inbox())[0]!.id).toBe(one!.id);
  expect((await app.call('notify.view', { id: one!.id })).code).toBe(401);
  expect((await app.call('notify.delete', { id: one!.id })).code).toBe(401);
});

test('deleted once; the count goes down with an unread one', async () => {
  const one = (await inbox()).find(({ read }) => !read)!;
  const before = await app.ok('notify.statistics', {}, { token: lin });
  expect((await app.ok('notify.delete', { id: one.id }, { token: lin })).total).toBe(before.total - 1);
  expect((await app.call('notify.delete', { id: one.id }, { token: lin })).code).toBe(404);
});

test('a notice about an order shows how it is now, and that it is gone', async () => {
  const about = (await inbox()).find(({ title }) => title === '包裹运输中')!;
  expect(about.card).toMatchObject({ note: '待收货', steps: { labels: ['付款', '备货', '配送', '完成'], at: 3 } });
  const id = about.link!.split('=')[1]!;
  await app.db.update(orders).set({ hiddenAt: app.clock.now() }).where(eq(orders.id, id));
  const gone = (await inbox()).find(({ title }) => title === '包裹运输中')!;
  expect([gone.card, gone.gone]).toEqual([undefined, true]);
  await app.db.update(orders).set({ hiddenAt: null }).where(eq(orders.id, id));
  // The same link in somebody else's box says nothing of the order.
  await app.db.transaction((tx) =>
    sendNotice(tx as never, '10002', { box: 'order', title: 'x', text: 'y', link: about.link!, at: app.clock.now() }),
  );
  const [foreign] = (await app.ok('notify.index', {}, { token: zhou })).list;
  expect([foreign!.card, foreign!.gone]).toEqual([undefined, true]);
});

describe('messages outside the app', () => {
  const settings = () => app.ok('notify.settings', {}, { token: lin });
  const subscribe = (ids: string[], requestId: string = randomUUID()) =>
    app.call('notify.subscribe', { ids, requestId }, { token: lin });
  const tell = async (title: string, box: 'order' | 'system' = 'order') => {
    await app.db.transaction((tx) =>
      sendNotice(tx as never, '10001', { box, title, text: '看看', link: '/pages/tea/mine', at: app.clock.now() }),
    );
    await app.runJobs();
    return outside().sent.filter((message) => message.title === title).length;
  };

  test('whom the mini-program does not know cannot subscribe', async () => {
    const { templates, bound } = await settings();
    expect(bound).toBe(false);
    expect(await subscribe([templates[0]!.id])).toMatchObject({ code: 422, message: expect.stringContaining('绑定') });
    expect((await settings()).templates).toEqual(templates);
  });

  test('one for each permission, none without; a refusal ends them', async () => {
    await app.db
      .insert(identities)
      .values({ provider: 'mini', openId: 'open-lin', memberId: '10001', boundAt: app.clock.now() });
    expect(await tell('没有订阅')).toBe(0);
    const { templates } = await settings();
    const order = templates.find(({ title }) => title.startsWith('订单'))!;
    const requestId = randomUUID();
    await subscribe([order.id], requestId);
    expect((await subscribe([order.id], requestId)).data.templates).toContainEqual({ ...order, left: 1 });
    await subscribe([order.id]);
    expect(await tell('第一条')).toBe(1);
    expect((await settings()).templates).toContainEqual({ ...order, left: 1 });
    outside().refusing.add('open-lin');
    expect(await tell('收回了')).toBe(0);
    outside().refusing.clear();
    expect(await tell('没有了')).toBe(0);
    expect((await subscribe(['foreign'])).code).toBe(400);
    expect((await app.call('notify.subscribe', { ids: [order.id], requestId: randomUUID() })).code).toBe(401);
  });

  test('a switch that is off keeps them in the box; what concerns the account is always told', async () => {
    const { templates } = await settings();
    await subscribe(templates.map(({ id }) => id));
    await app.ok('site.setMsgNotice', { key: 'order', on: false }, { token: lin });
    expect((await settings()).settings.order).toBe(false);
    expect(await tell('关掉了')).toBe(0);
    expect(await app.db.$count(notices, eq(notices.title, '关掉了'))).toBe(1);
    expect(await tell('新设备登录', 'system')).toBe(1);
    expect((await app.call('notify.settings')).code).toBe(401);
  });

  describe('the other switches', () => {
    const turn = (key: 'marketing' | 'sms' | 'sound' | 'service', on: boolean) =>
      app.ok('site.setMsgNotice', { key, on }, { token: lin });
    const send = async (title: string, more: { marketing?: boolean; sms?: boolean } = {}) => {
      const notice = { box: 'service' as const, title, text: '看看', link: '/pages/tea/mine', at: app.clock.now() };
      await app.db.transaction((tx) => sendNotice(tx as never, '10001', { ...notice, ...more }));
      await app.runJobs();
    };
    const pushed = (title: string) => outside().sent.filter((message) => message.title === title).length;
    const told = () => (app.server.gateways.sms as ReturnType<typeof createSandboxSms>).told;

    test('营销: what the shop wishes for stays in the box, what happened goes out', async () => {
      const service = (await settings()).templates.find(({ title }) => title.startsWith('预约'))!;
      for (let i = 0; i < 3; i += 1) await subscribe([service.id]);
      await turn('marketing', false);
      await send('快到期了', { marketing: true });
      await send('售后已通过');
      expect([pushed('快到期了'), pushed('售后已通过')]).toEqual([0, 1]);
      expect(await app.db.$count(notices, eq(notices.title, '快到期了'))).toBe(1);
      await turn('marketing', true);
      await send('又快到期了', { marketing: true });
      expect(pushed('又快到期了')).toBe(1);
    });

    test('短信: what is about the account or its money, once, to who wants it', async () => {
      await turn('sms', false);
      await send('提现已到账', { sms: true });
      expect(told()).toEqual([]);
      await turn('sms', true);
      await send('没有要紧事');
      await send('提现已到账', { sms: true });
      expect(told()).toEqual([
        { no: expect.any(String), mobile: '13800000001', title: '提现已到账', text: '看看', scene: 'notice' },
      ]);
    });

    test('声音: the frame says whether the phone sounds', async () => {
      const url = await serve(app);
      const ear = openEar(url, lin, 'user:10001');
      await ear.hears(({ kind }) => kind === 'snapshot');
      const frames = () => ear.frames.filter(({ kind }) => kind === 'notice').map(({ data }) => data);
      await turn('sound', true);
      await send('一');
      await turn('marketing', false);
      await send('二', { marketing: true });
      await turn('service', false);
      await send('三');
      await turn('service', true);
      await turn('sound', false);
      await send('四');
      await ear.hears(() => frames().length === 4);
      expect(frames()).toEqual([{ box: 'service', sound: true }, ...Array(3).fill({ box: 'service' })]);
      ear.socket.close();
    });
  });
});

test('a notice says times as people do: neither its words nor its card, and the suite that wrote one otherwise fails', async () => {
  const rows = await app.db.select().from(notices);
  const raw = /(^|[^0-9A-Za-z])1[6-9]\d{8}(\d{3})?($|\D)/;
  const said: string[] = [];
  for (const { token, own } of [
    { token: lin, own: '10001' },
    { token: zhou, own: '10002' },
  ])
    for (const { id } of rows.filter(({ memberId }) => memberId === own)) {
      const notice = await app.ok('notify.view', { id }, { token });
      const card = notice.card
        ? [notice.card.text, notice.card.note, ...notice.card.rows.map(({ value }) => value)]
        : [];
      said.push(notice.title, notice.text, ...card);
    }
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((text) => raw.test(text))).toEqual([]);
  expect(await instantsOf(app)).toEqual([]);
  const [{ id } = { id: '' }] = rows;
  const { text } = rows[0]!;
  for (const word of [`请在 ${app.clock.now()} 前付款`, `${Math.floor(app.clock.now() / 1000)}到期`]) {
    await app.db.update(notices).set({ text: word }).where(eq(notices.id, id));
    expect(await instantsOf(app)).toEqual([word]);
  }
  for (const word of ['手机号 17800000001', '单号 SF1781234567890', `编号 YJ${app.clock.now()}`]) {
    await app.db.update(notices).set({ text: word }).where(eq(notices.id, id));
    expect(await instantsOf(app)).toEqual([]);
  }
  await app.db.update(notices).set({ text }).where(eq(notices.id, id));
});
