/** Business cards: who may look, write, like and leave a name; visits once a day, names with consent only; an employee who left. */
import { eq } from 'drizzle-orm';
import { businessCards, cardExchanges, cardVisits, employees, members, notices } from '../../../server/db/schema';
import { createTestServer, type TestServer } from '../harness';
import { DAY_MS } from '../../../server/lib/shanghai';

const LIN = '13800000001';
const XU = '13800000003';
const LI = '13900000002';
/** 李牧之's, 王岚's. */
const CARD = '9902';
const OTHER = '9901';

let app: TestServer;
let lin: string;
let xu: string;
let li: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  [lin, xu, li] = [await app.login(LIN), await app.login(XU), await app.login(LI)];
});
afterAll(() => app.close(), 120_000);

const read = (token: string, id?: string) => app.ok('businessCard.index', id ? { id } : {}, { token });
const save = (token: string, fields: Record<string, unknown>) => app.call('businessCard.save', fields, { token });

test('the demo world: 24 cards with visits, forty visitors, counters that are their rows', async () => {
  const cards = await app.db.select().from(businessCards);
  const visits = await app.db.select().from(cardVisits);
  expect(cards).toHaveLength(24);
  expect(new Set(visits.map(({ memberId }) => memberId)).size).toBe(40);
  expect(cards.every(({ id, visits: count }) => visits.filter(({ cardId }) => cardId === id).length === count)).toBe(
    true,
  );
});

test('the own card, with its visitors and what they left; whoever works elsewhere has none', async () => {
  const own = await read(li);
  expect(own).toMatchObject({
    id: CARD,
    mine: true,
    mobile: LI,
    employee: { name: '李牧之', no: 'E1002' },
    visits: 126,
  });
  expect(own.goods).toHaveLength(4);
  expect(own.exchanges!.length).toBeGreaterThan(3);
  await expect(app.call('businessCard.index', {}, { token: lin })).resolves.toMatchObject({
    code: 422,
    message: '你还没有名片',
  });
  await expect(app.call('businessCard.index', {})).resolves.toMatchObject({ code: 401 });
  await expect(app.call('businessCard.index', { id: '1' }, { token: lin })).resolves.toMatchObject({ code: 404 });
  await expect(app.call('businessCard.index', { employeeNo: 'E9' }, { token: lin })).resolves.toMatchObject({
    code: 404,
  });
});

test('flow 18: a visit counts once a visitor and day, also when both come at once, and never one’s own', async () => {
  const { visits } = await read(li);
  await Promise.all([read(xu, CARD), read(xu, CARD), read(xu, CARD)]);
  expect(await read(xu, CARD)).toMatchObject({ visits: visits + 1, mine: false });
  expect((await read(li, CARD)).visits).toBe(visits + 1);
  app.clock.advance(DAY_MS);
  xu = await app.login(XU);
  expect((await app.ok('businessCard.index', { employeeNo: 'E1002' }, { token: xu })).visits).toBe(visits + 2);
});

test('no name without consent: others see faces at most, the owner a name only after the exchange', async () => {
  await app.ok('businessCard.index', { id: OTHER }, { token: xu });
  const wang = await app.login('13900000001');
  const before = await read(wang);
  expect(JSON.stringify(before)).not.toContain('许清和');
  expect(before.visitors[0]).toEqual({ at: app.clock.now() });

  const left = await save(xu, { action: 'exchange', exchangeWith: OTHER });
  expect(left).toMatchObject({ code: 200, data: { exchanged: true } });
  await expect(save(xu, { exchangeWith: OTHER })).resolves.toMatchObject({ code: 200, data: { exchanged: true } });
  const after = await read(wang);
  expect(after.visitors[0]).toMatchObject({ name: '许清和' });
  expect(after.exchanges![0]).toMatchObject({ name: '许清和', mobile: XU });
  expect(await app.db.select().from(cardExchanges).where(eq(cardExchanges.cardId, OTHER))).toHaveLength(1);
  const told = await app.db.select().from(notices).where(eq(notices.title, '收到一张名片'));
  expect(told).toHaveLength(1);

  const seen = await read(lin, OTHER);
  expect(seen.exchanges).toBeUndefined();
  expect(seen.visitors.every(({ name }) => name === undefined)).toBe(true);
});

test('a like counts once', async () => {
  const { likes } = await read(xu, CARD);
  const answers = await Promise.all([1, 2, 3].map(() => save(xu, { action: 'like', exchangeWith: CARD })));
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(await read(xu, CARD)).toMatchObject({ likes: likes + 1, liked: true });
});

test('the owner alone writes the card: of things that are there, with an own code', async () => {
  const patch = { bio: '慢慢喝。', tags: ['岩茶'], goodsIds: ['1028', '1001', '1036'], videoId: '8801' };
  const saved = await save(li, { patch });
  expect(saved).toMatchObject({ code: 200, data: { bio: '慢慢喝。', tags: ['岩茶'], video: { id: '8801' } } });
  expect(saved.data.goods.map(({ id }) => id)).toEqual(['1028', '1001', '1036']);
  await expect(save(lin, { patch })).resolves.toMatchObject({ code: 403 });
  await expect(save(li, { patch, action: 'save', exchangeWith: OTHER })).resolves.toMatchObject({ code: 403 });
  await expect(save(li, { patch: { goodsIds: ['1042'] } })).resolves.toMatchObject({ code: 400 });
  await expect(save(li, { patch: { articleIds: ['1'] } })).resolves.toMatchObject({ code: 400 });
  await expect(save(li, { patch: { videoId: '1' } })).resolves.toMatchObject({ code: 400 });
  await expect(save(li, { patch: { wechatQr: '/uploads/other.webp' } })).resolves.toMatchObject({ code: 400 });
  await expect(save(li, { action: 'like', exchangeWith: CARD })).resolves.toMatchObject({ code: 422 });
  await expect(save(xu, { action: 'like' })).resolves.toMatchObject({ code: 400 });
  await expect(save(xu, { action: 'exchange', exchangeWith: '1' })).resolves.toMatchObject({ code: 404 });
  expect((await save(li, { patch: { videoId: '' } })).data.video).toBeUndefined();
});

test('a poster of the card; a new employee has a card with the first look at it', async () => {
  const poster = await app.ok('site.poster', { kind: 'card', id: CARD }, { token: li });
  expect(poster).toMatchObject({ title: '李牧之 · 茶顾问', subtitle: '叶间 · 叶间·西湖总店' });
  await expect(app.call('site.poster', { kind: 'card', id: '1' }, { token: li })).resolves.toMatchObject({ code: 404 });
  await app.db.delete(businessCards).where(eq(businessCards.id, '9924'));
  const made = await app.ok('businessCard.index', { employeeNo: 'E1024' }, { token: lin });
  expect(made).toMatchObject({ employee: { name: '傅云生' }, visits: 1, goods: [] });
  // As people type it.
  expect(await app.ok('businessCard.index', { employeeNo: 'e1024' }, { token: lin })).toMatchObject({ id: made.id });
});

test('who has left: the name stays, the telephone is the store’s, nothing can be left any more', async () => {
  await app.db.delete(employees).where(eq(employees.no, 'E1023'));
  const card = await app.ok('businessCard.index', { id: '9923' }, { token: lin });
  expect(card).toMatchObject({ left: true, employee: { name: '程之遥' }, bio: '', goods: [], email: '' });
  expect(card.mobile).toMatch(/^0\d{2,3}-/);
  await expect(save(lin, { action: 'exchange', exchangeWith: '9923' })).resolves.toMatchObject({
    code: 422,
    message: '该员工已离职',
  });
  const [former] = await app.db.select().from(members).where(eq(members.mobile, '13900000023'));
  expect(JSON.stringify(card)).not.toContain(former!.mobile);
});
