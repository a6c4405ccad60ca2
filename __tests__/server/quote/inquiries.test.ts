/** Purchase requests in the hands of who quotes (rules 30.10, 30.12): who asked becomes a client, the quote answers, what cannot be offered is closed. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { clients, members, notices, wholesaleInquiries, wholesalers } from '../../../server/db/schema';
import { DAY_MS } from '../../../server/lib/shanghai';
import { RACES, testServer } from '../harness';

const app = testServer({ seed: true });
const MANAGER = '13900000001';
const CONSULTANT = '13900000007';
const OTHER = '13900000002';
const KEEPER = '13900000003';
const as = async (mobile: string) => ({ token: await app.login(mobile) });
const move = async (id: string, action: 'take' | 'close', mobile = CONSULTANT, reason?: string) =>
  app.call(
    'manage.inquiryMove',
    { id, action, requestId: randomUUID(), ...(reason !== undefined && { reason }) },
    await as(mobile),
  );
const listed = async (mobile = CONSULTANT) => (await app.ok('manage.inquiries', {}, await as(mobile))).list;
const lastNotice = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId)).orderBy(desc(notices.id)).limit(1))[0];

/** A request of a member who is no client of anybody. */
async function asked() {
  const [who] = await app.db.select().from(members).innerJoin(wholesalers, eq(wholesalers.memberId, members.id));
  const { id: memberId, mobile } = who!.members;
  await app.db.delete(clients).where(eq(clients.mobile, mobile));
  const now = app.clock.now();
  const [row] = await app.db
    .insert(wholesaleInquiries)
    .values({
      no: `XJ${randomUUID().slice(0, 8)}`,
      memberId,
      lines: [{ text: '定制茶礼盒', qty: 300, unit: '盒', targetPrice: 8800 }],
      needBy: '2026-12-30',
      createdAt: now,
    })
    .returning();
  return { id: row!.id, memberId, mobile };
}

test('only who quotes sees them, with who asked masked', async () => {
  const { id, mobile } = await asked();
  const row = (await listed()).find(({ inquiry }) => inquiry.id === id)!;
  expect(row).toMatchObject({ inquiry: { status: 'open', lines: [{ text: '定制茶礼盒', qty: 300 }] } });
  expect(row.client).toBeUndefined();
  expect(JSON.stringify(row)).not.toContain(mobile);
  for (const who of [KEEPER, mobile]) {
    expect(await app.call('manage.inquiries', {}, await as(who))).toMatchObject({ code: 403, message: '暂无权限' });
    expect((await move(id, 'take', who)).code).toBe(403);
  }
  expect((await app.call('manage.inquiries', {})).code).toBe(401);
  expect((await move('999999999999', 'take')).code).toBe(404);
  expect((await move(id, 'close')).code).toBe(400);
});

test('from the request to the offer: a client of mine, a quote with its lines, and whoever asked is told once', async () => {
  const { id, memberId, mobile } = await asked();
  const taken = await move(id, 'take');
  const { client } = taken.data;
  expect(client).toBeDefined();
  expect((await move(id, 'take')).data.client).toEqual(client);
  const [kept] = await app.db.select().from(clients).where(eq(clients.mobile, mobile));
  expect(kept).toMatchObject({ id: client!.id, type: 'dealer', source: 'online' });
  // A colleague sees that it is somebody's, and takes it from nobody.
  const seen = (await listed(OTHER)).find(({ inquiry }) => inquiry.id === id)!;
  expect(seen.client).toBeUndefined();
  expect(seen.keeper).toMatch(/\*/);
  expect(await move(id, 'take', OTHER)).toMatchObject({ code: 409, message: '已经是同事的客户，请和负责人一起报价' });
  const me = await as(CONSULTANT);
  const { inquiry } = await app.ok('manage.quoteInfo', { inquiryId: id, clientId: client!.id }, me);
  const [line] = inquiry!.lines;
  const patch = {
    clientId: client!.id,
    title: `求购 ${inquiry!.no} 的报价`,
    validUntil: app.clock.now() + 7 * DAY_MS,
    freight: 0,
    discount: 0,
    terms: '款到发货',
    inquiryId: id,
    lines: [
      {
        title: line!.text,
        specText: '',
        unit: line!.unit,
        qty: line!.qty,
        price: 8800,
        discountBp: 10_000,
        note: '',
        pick: 'must' as const,
        group: '',
        chosen: true,
      },
    ],
  };
  const step = async (action: 'draft' | 'submit' | 'send', more: { id?: string; rev?: number } = {}) =>
    app.ok(
      'manage.quoteSave',
      { action, requestId: randomUUID(), ...more, ...(action === 'draft' && { quote: patch }) },
      me,
    );
  const draft = await step('draft');
  const ready = await step('submit', { id: draft.card.id, rev: draft.rev });
  expect(ready.card.status).toBe('approved');
  await step('send', { id: draft.card.id, rev: ready.rev });
  expect((await listed()).some((row) => row.inquiry.id === id)).toBe(false);
  const told = await app.db.select().from(notices).where(eq(notices.memberId, memberId));
  expect(told.filter(({ title, text }) => title === '求购有报价了' && text.includes(inquiry!.no))).toHaveLength(1);
  expect((await move(id, 'close', CONSULTANT, '晚了')).code).toBe(409);
});

test('what cannot be offered is closed with its reason, once, and the number on the workbench goes down', async () => {
  const { id, memberId } = await asked();
  const waiting = async () =>
    (await app.ok('desk.index', {}, await as(CONSULTANT))).figures.find(({ key }) => key === 'inquiries');
  const before = await waiting();
  expect(before?.route).toBe('/dingding/pages/index?sheet=inquiries');
  expect((await move(id, 'close', CONSULTANT, '这种纸盒已停产')).data.inquiry.status).toBe('closed');
  expect((await waiting())?.count).toBe(before!.count! - 1);
  expect(await lastNotice(memberId)).toMatchObject({
    title: '订货需求已关闭',
    text: expect.stringContaining('这种纸盒已停产'),
    link: `/member/pages/wholesale/blank?id=${id}`,
  });
  expect((await move(id, 'take')).code).toBe(409);
});

test('two who take it at once: one has the client', async () => {
  for (let round = 0; round < Math.min(RACES, 20); round++) {
    const { id, mobile } = await asked();
    const codes = (await Promise.all([CONSULTANT, OTHER].map((who) => move(id, 'take', who)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
    expect(await app.db.select().from(clients).where(eq(clients.mobile, mobile))).toHaveLength(1);
  }
});

test('a new request is told to who quotes', async () => {
  const [who] = await app.db.select().from(members).innerJoin(wholesalers, eq(wholesalers.memberId, members.id));
  const [boss] = await app.db.select().from(members).where(eq(members.mobile, MANAGER));
  const lines = [{ text: '茶席布', qty: 40, unit: '条' }];
  await app.ok(
    'special.inquirySave',
    { lines, needBy: '2026-12-30', requestId: randomUUID() },
    await as(who!.members.mobile),
  );
  expect(await lastNotice(boss!.id)).toMatchObject({
    title: '有新的订货需求',
    link: '/dingding/pages/index?sheet=inquiries',
  });
});
