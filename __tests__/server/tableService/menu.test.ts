/** What can be had at a table, and what is asked before one sits down (rules 39.1, 39.2). */
import { randomUUID } from 'node:crypto';
import { menuSoldOut } from '../../../server/db/schema';
import { LIN, XU, ZHOU } from '../demo';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const QIAN = '13900000004';
const tokens: Record<string, string> = {};
const as = (who: string) => ({ token: tokens[who]! });
beforeAll(async () => {
  for (const who of [LIN, XU, ZHOU, QIAN]) tokens[who] = await app.login(who);
});

test('the menu of a store is read without a table; a merchant’s store and an unknown one have none', async () => {
  const menu = await app.ok('scanCode.menu', { storeId: '1' }, as(LIN));
  expect(menu.products).toHaveLength(36);
  expect(menu.cates.map(({ name }) => name)).toEqual(['茗茶', '茶点', '小食', '套餐', '饮品']);
  expect(
    menu.products
      .filter(({ soldOut }) => soldOut)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['凉拌马兰头', '小青柑', '牛栏坑肉桂', '荷花酥'].sort());
  expect(menu.products.find(({ id }) => id === '75202')).toMatchObject({ title: '龙井酥', left: 20 });
  expect((await app.call('scanCode.menu', { storeId: '99' }, as(LIN))).code).toBe(404);
});

test('the choices of a dish and of a set', async () => {
  const { groups } = await app.ok('scanCode.feeding', { productId: '75101' }, as(LIN));
  expect(groups).toMatchObject([{ label: '加料', min: 0, max: 2, items: [{ label: '桂花', price: 600 }, {}, {}] }]);
  const set = await app.ok('scanCode.productSet', { productId: '75401' }, as(LIN));
  expect(set).toMatchObject({ price: 16_800, groups: [{ pick: 1 }, { pick: 3 }] });
  expect((await app.call('scanCode.feeding', { productId: '99' }, as(LIN))).code).toBe(404);
});

test('a label says whether somebody sits there, and nothing with an old secret', async () => {
  const taken = await app.ok('scanCode.isCart', { code: 'T1-02.demot102' }, as(ZHOU));
  expect(taken).toMatchObject({ open: true, party: 2, lines: 3, host: { nickname: '林知夏' } });
  expect(await app.ok('scanCode.isCart', { code: 'T1-08.demot108' }, as(ZHOU))).toEqual({ open: false, lines: 0 });
  // The room was booked: by the guest for how many is known, by nobody else.
  const booked = { code: 'T1-05.demot105' };
  expect(await app.ok('scanCode.isCart', booked, as(LIN))).toEqual({ open: false, lines: 0, party: 4 });
  expect(await app.ok('scanCode.isCart', booked, as(ZHOU))).toEqual({ open: false, lines: 0 });
  expect((await app.call('scanCode.isCart', { code: 'T1-02.demot999' }, as(ZHOU))).code).toBe(410);
  expect((await app.call('scanCode.isCart', { code: 'T9-99.demot999' }, as(ZHOU))).code).toBe(404);
});

test('choices are judged by the server: too many, too few, unknown, sold out', async () => {
  const { session } = await app.ok('scanCode.index', { code: 'T1-01.demot101' }, as(ZHOU));
  const add = (part: object) =>
    app.call(
      'scanCode.insertCartItemFeeding',
      {
        sessionId: session.id,
        productId: '75101',
        specId: 'pot',
        feeding: [],
        qty: 1,
        rev: 0,
        opId: randomUUID(),
        ...part,
      },
      as(ZHOU),
    );
  const of = (...ids: string[]) => ids.map((value) => ({ key: 'flavour', label: '', value }));
  expect(await add({ feeding: of('guihua', 'chenpi', 'meigui') })).toMatchObject({
    code: 400,
    message: '加料最多选 2 份',
  });
  expect(await add({ feeding: of('guihua', 'guihua') })).toMatchObject({ code: 400, field: 'feeding' });
  expect(await add({ feeding: of('jasmine') })).toMatchObject({ code: 400, field: 'feeding' });
  expect(await add({ specId: undefined })).toMatchObject({ code: 400, field: 'specId' });
  expect(await add({ productId: '75501', specId: undefined })).toMatchObject({ code: 400, message: '甜度至少选 1 份' });
  expect(await add({ productId: '75103' })).toMatchObject({ code: 422, reason: 'soldOut' });
  await app.db.insert(menuSoldOut).values({ storeId: '1', itemId: '75101', choiceId: 'bowl' });
  expect(await add({ specId: 'bowl' })).toMatchObject({ code: 422, reason: 'soldOut' });
  const set = { productId: '75401', specId: undefined, feeding: undefined };
  const few = { sessionId: session.id, ...set, set: [], qty: 1, rev: 0, opId: randomUUID() };
  expect((await app.call('scanCode.insertCartItemSpec', few as never, as(ZHOU))).code).toBe(400);
});

test('whoever serves there prints a bill again as a copy; guests and other stores print nothing', async () => {
  const ask = (who: string, more: object = {}) =>
    app.call(
      'scanCode.printTicket',
      { kind: 'bill', sessionId: '757003', requestId: randomUUID(), ...more } as never,
      as(who),
    );
  expect((await ask(LIN)).code).toBe(403);
  expect((await ask(QIAN)).data).toMatchObject({ kind: 'bill', status: 'queued', copies: 0, printer: '前台' });
  await app.runJobs();
  expect((await ask(QIAN, { reprint: true })).data).toMatchObject({ status: 'queued', copies: 1 });
  expect((await ask(QIAN, { sessionId: '99' })).code).toBe(404);
});

test('a dish is taken off from the board of a store where one serves, and put on again; nowhere else', async () => {
  const turn = (who: string, storeId: string | undefined, on = true) =>
    app.call(
      'scanCode.tableAct',
      { action: 'soldout', productId: '75201', on, opId: randomUUID(), ...(storeId !== undefined && { storeId }) },
      as(who),
    );
  const isOff = async (storeId: string) =>
    (await app.ok('scanCode.menu', { storeId }, as(QIAN))).products.find(({ id }) => id === '75201')?.soldOut;
  // Two of the staff at once, or one after a lost line, do not undo it.
  expect((await turn(QIAN, '2')).code).toBe(200);
  expect((await turn(QIAN, '2')).code).toBe(200);
  expect([await isOff('1'), await isOff('2')]).toEqual([false, true]);
  expect((await turn(QIAN, '2', false)).code).toBe(200);
  expect(await isOff('2')).toBe(false);
  expect(await turn(QIAN, undefined)).toMatchObject({ code: 400, field: 'storeId' });
  expect((await turn(QIAN, '3')).code).toBe(403);
  expect((await turn(LIN, '1')).code).toBe(403);
});

test('who serves two stores chooses whose board it is', async () => {
  const board = (storeId?: string) => app.call('scanCode.businessSummary', { ...(storeId && { storeId }) }, as(QIAN));
  const own = (await board()).data;
  expect([own.store.id, own.stores.map(({ value }) => value)]).toEqual(['2', ['1', '2']]);
  expect((await board('1')).data.store.id).toBe('1');
  expect((await board('3')).code).toBe(403);
});
