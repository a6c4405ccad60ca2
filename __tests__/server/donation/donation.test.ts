/** Public benefit of the demo world: atomic, once per request, booked, with a number; nobody sees another's certificate. */
import { eq } from 'drizzle-orm';
import { accounts, donationProjects, donations, ledgerRows } from '../../../server/db/schema';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const LIN = '10001';
const TREES = '5901';
const FULL = '5903';
const app = testServer({ seed: true });
let lin: string;
let chen: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  chen = await app.login('13800000010');
});

const give = (asked: Record<string, unknown>, token = lin) =>
  app.call('donation.create', { projectId: TREES, unit: 'points', value: 100, requestId: rid(), ...asked }, { token });
const project = async (id = TREES) =>
  (await app.db.select().from(donationProjects).where(eq(donationProjects.id, id)))[0]!;
const balance = async (unit: 'points' | 'money') =>
  (await app.db.select().from(accounts).where(eq(accounts.ownerId, LIN))).find((row) => row.unit === unit)!.available;

test('projects with their state, own donations and their sum', async () => {
  const answer = await app.ok('donation.index', {}, { token: chen });
  expect(answer.projects.map(({ title, open }) => [title, open])).toEqual([
    ['古茶树保护', true],
    ['茶山助学', true],
    ['茶农互助', false],
  ]);
  expect([answer.mine.total, answer.given]).toEqual([2, { money: 0, points: 400 }]);
  expect(answer.least).toEqual({ money: 100, points: 10 });
  expect((await app.ok('donation.index', { mine: true }, { token: chen })).projects).toEqual([]);
  expect((await app.ok('donation.index', {}, { token: lin })).mine.total).toBe(0);
  expect((await app.call('donation.index', {})).code).toBe(401);
});

test('points: one donation for a doubled tap, with its row and its number', async () => {
  const before = { ...(await project()), points: await balance('points'), given: (await project()).points };
  const requestId = rid();
  const asked = { requestId, message: ' 愿老树长青 ', anonymous: true };
  const [first, twin] = await Promise.all([give(asked), give(asked)]);
  expect(twin.data).toEqual(first.data);
  expect(first.data).toMatchObject({ value: 100, anonymous: true, message: '愿老树长青', project: '古茶树保护' });
  expect(first.data.certificateNo).toMatch(/^YJGY\d{12}$/);
  expect(await balance('points')).toBe(before.points - 100);
  const after = await project();
  expect([after.points, after.people, after.raised]).toEqual([before.given + 100, before.people + 1, before.raised]);
  await give({});
  expect((await project()).people).toBe(before.people + 1);
  const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, first.data.id));
  expect(rows).toMatchObject([{ bizType: 'donate', delta: -100, memo: first.data.certificateNo }]);
});

test('money needs the payment password, and counts for the target', async () => {
  const before = await project();
  expect((await give({ unit: 'money', value: 1000 })).code).toBe(400);
  expect((await give({ unit: 'money', value: 1000, payToken: 'x' })).code).toBe(410);
  const payToken = await payTokenFor(app, LIN);
  expect((await give({ unit: 'money', value: 1000, payToken })).code).toBe(200);
  expect((await give({ unit: 'money', value: 1000, payToken })).code).toBe(410);
  expect((await project()).raised).toBe(before.raised + 1000);
});

test('what is full or over is closed; too little, too much and what nobody has are refused', async () => {
  expect(await give({ projectId: FULL })).toMatchObject({ code: 422, message: '项目已筹满，谢谢你' });
  expect(await give({ value: 9 })).toMatchObject({ code: 422, message: '最少 10 积分' });
  const payToken = await payTokenFor(app, LIN);
  expect(await give({ unit: 'money', value: 99, payToken })).toMatchObject({ code: 422, message: '最少 ¥1' });
  expect(await give({ value: 1_000_000 })).toMatchObject({ code: 422, message: '积分不足' });
  expect((await give({ projectId: '77' })).code).toBe(404);
  const { target, raised } = await project();
  const over = await give({ unit: 'money', value: target - raised + 1, payToken });
  expect(over).toMatchObject({ code: 422, message: expect.stringContaining('就筹满了') });
  await app.db.update(donationProjects).set({ endAt: app.clock.now() }).where(eq(donationProjects.id, '5902'));
  expect(await give({ projectId: '5902' })).toMatchObject({ code: 422, message: '项目已结束，谢谢你' });
});

test('the last yuan of a project is given once', async () => {
  for (let i = 0; i < Math.min(RACES, 5); i += 1) {
    const { target } = await project();
    await app.db
      .update(donationProjects)
      .set({ raised: target - 1000 })
      .where(eq(donationProjects.id, TREES));
    const tokens = [await payTokenFor(app, LIN), await payTokenFor(app, '10010')];
    const answers = await Promise.all([
      give({ unit: 'money', value: 1000, payToken: tokens[0] }),
      give({ unit: 'money', value: 1000, payToken: tokens[1] }, chen),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect((await project()).raised).toBe(target);
  }
});

test('a certificate is shown to who gave it only', async () => {
  const [own] = await app.db.select().from(donations).where(eq(donations.memberId, LIN)).limit(1);
  const poster = await app.ok('site.poster', { kind: 'donation', id: own!.id }, { token: lin });
  expect(poster).toMatchObject({ title: '捐赠证书 · 古茶树保护', owner: { id: LIN } });
  expect(poster.subtitle).toContain(own!.certificateNo);
  const led = new URL(poster.qr);
  expect([led.pathname, led.searchParams.get('projectId'), led.searchParams.get('share_id')]).toEqual([
    '/h5/income/pages/donation',
    own!.projectId,
    poster.share_id,
  ]);
  for (const anonymous of [true, false]) {
    await app.db.update(donations).set({ anonymous }).where(eq(donations.id, own!.id));
    const { owner, as } = await app.ok('site.poster', { kind: 'donation', id: own!.id }, { token: lin });
    expect([owner.nickname, owner.avatar.includes('avatar'), as]).toEqual([
      anonymous ? '爱心茶友' : '林知夏',
      !anonymous,
      '捐赠人',
    ]);
  }
  expect((await app.call('site.poster', { kind: 'donation', id: own!.id }, { token: chen })).code).toBe(404);
});
