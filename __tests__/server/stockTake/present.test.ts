/** What was frozen is compared with what is true now (rules 23.1, 23.2, 23.6): one open stock-taking per piece, and documents that leave out what changed. */
import { and, eq } from 'drizzle-orm';
import { assets, notices, stockTakeLines, tasks } from '../../../server/db/schema';
import { verifyAssets } from '../../../server/domains/staff/asset/verify';
import { verifyStockTakes } from '../../../server/domains/staff/stockTake/verify';
import { testServer, RACES } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

const DAY = 86_400_000;
/** Of store 1: 茶器 301-318, 家具 319-336, 电器 337-342, 数码 343-346. Of store 2: 347-356. */
const [QIAN, ZHAO] = ['10104', '10103'];
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let [zhao, wang, qian] = ['', '', ''];
beforeAll(async () => {
  zhao = await app.login('13900000003');
  wang = await app.login('13900000001');
  qian = await app.login('13900000004');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
afterEach(async () => {
  expect(await app.db.transaction(verifyStockTakes)).toEqual([]);
  expect(await app.db.transaction(verifyAssets)).toEqual([]);
});

const create = (token: string, more: Record<string, unknown> = {}) =>
  app.call(
    'assetStock.stockCreate',
    { title: '盘点甲', storeId: '1', dueAt: app.clock.now() + DAY, requestId: rid(), ...more },
    { token },
  );
const begin = async (token: string, more: Record<string, unknown> = {}) => (await create(token, more)).data.card.id;
/** Scans come one after another. */
const scan = async (auditId: string, code: string, token = zhao) => {
  app.clock.advance(1000);
  return app.ok('assetStock.checkAsset', { auditId, code, method: 'scan', opId: rid() }, { token });
};
const finish = async (auditId: string, token = zhao) => {
  app.clock.advance(1000);
  return app.ok('assetStock.stockFinish', { auditId, confirmMissing: true, requestId: rid() }, { token });
};
const cancel = (auditId: string, token = zhao) =>
  app.ok('assetStock.stockCancel', { auditId, requestId: rid() }, { token });
const codesOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `ZC-0${from + i}`);
const assetOf = async (code: string) => (await app.db.select().from(assets).where(eq(assets.code, code)))[0]!;
const setAsset = (code: string, set: Partial<typeof assets.$inferInsert>) =>
  app.db.update(assets).set(set).where(eq(assets.code, code));
/** The document as a manager decides it, and what its decider and its lead then read. */
async function pass(adjustId: string, token = wang) {
  app.clock.advance(1000);
  const where = and(eq(tasks.kind, 'stockAdjust'), eq(tasks.targetId, adjustId));
  const [task] = await app.db.select().from(tasks).where(where);
  const decided = await app.ok(
    'ding.tasksComplete',
    { id: task!.id, rev: task!.rev, result: 'pass', note: '', requestId: rid() },
    { token },
  );
  return decided.log.map(({ label }) => label).filter((label) => label.startsWith('未处理'));
}
const hand = async (codes: string[], toEmployeeId = QIAN, toStoreId = '2', to = qian) => {
  const assetIds = await Promise.all(codes.map(async (code) => (await assetOf(code)).id));
  const body = { assetIds, toStoreId, toEmployeeId, reason: '借用', requestId: rid() };
  const { id } = await app.ok('asset.transfer', body, { token: zhao });
  return { id, accept: () => app.ok('asset.updateTransfer', { id, action: 'accept' }, { token: to }) };
};

describe('one open stock-taking per piece', () => {
  test.each([
    ['of the whole store beside one of a category', {}, { categoryId: '茶器' }],
    ['of a category beside one of the whole store', { categoryId: '茶器' }, {}],
    ['of a department beside one of a category', { deptId: '茶艺' }, { categoryId: '茶器' }],
    ['of a category beside one of a department', { categoryId: '茶器' }, { deptId: '茶艺' }],
  ])('%s is refused with the id of the open one', async (_, second, first) => {
    await cancel('698201');
    const id = await begin(zhao, first);
    expect(await create(wang, second)).toMatchObject({ code: 409, message: '已有进行中的盘点', data: { id } });
    await cancel(id);
    expect((await create(wang, second)).code).toBe(200);
  });

  test('those without a common piece go on side by side, also of one category', async () => {
    await setAsset('ZC-0301', { department: '仓储' });
    expect((await create(zhao, { categoryId: '茶器', deptId: '仓储' })).code).toBe(200);
    expect((await create(wang, { categoryId: '茶器', deptId: '茶艺' })).code).toBe(200);
  });

  test('of two that begin at once one begins', async () => {
    await cancel('698201');
    for (let i = 0; i < RACES; i += 1) {
      const answers = await Promise.all([
        create(zhao),
        create(wang, { categoryId: '茶器' }),
        create(zhao, { deptId: '茶艺' }),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
      const { id, lead } = answers.find(({ code }) => code === 200)!.data.card;
      for (const { code, data } of answers) if (code === 409) expect(data).toEqual({ id });
      await cancel(id, lead.name === '王岚' ? wang : zhao);
    }
  });

  test('a piece that has gone to another store is counted there, and is not missing here', async () => {
    const first = await begin(zhao, { categoryId: '茶器' });
    for (const code of codesOf(302, 318)) await scan(first, code);
    await (await hand(['ZC-0301'])).accept();
    const second = await begin(wang, { storeId: '2', categoryId: '数码' }).catch(() => '');
    expect(second).not.toBe('');
    await cancel('698202', wang);
    const there = await create(wang, { storeId: '2', categoryId: '茶器' });
    expect(there.data.card.progress.expected).toBe(5);
    const { documents } = await finish(first);
    expect(documents).toMatchObject([{ kind: 'loss', amount: 0, lines: [{ left: '已由钱多多接收' }] }]);
    await pass(documents[0]!.id);
    expect(await assetOf('ZC-0301')).toMatchObject({ status: 'used', storeId: '2', custodianId: QIAN });
  });
});

describe('a scan of what is not asked for', () => {
  test.each([
    ['another category of the own store', { categoryId: '茶器' }, 'ZC-0343'],
    ['another department of the own store', { deptId: '茶艺' }, 'ZC-0343'],
    ['a piece that was written off', { categoryId: '茶器' }, 'ZC-0354'],
  ])('%s: noted, and nothing changes', async (_, scope, code) => {
    const id = await begin(zhao, scope);
    const before = await assetOf(code);
    expect(await scan(id, code)).toMatchObject({ result: 'outside', line: { state: 'outside' } });
    expect(await scan(id, code)).toMatchObject({ result: 'again', progress: { outside: 1, unexpected: 0 } });
    const list = await app.ok('assetStock.stockAsset', { auditId: id, state: 'outside' }, { token: zhao });
    expect(list.list).toMatchObject([{ code, canUndo: true }]);
    await scan(id, 'ZC-0301');
    const { documents } = await finish(id);
    expect(documents.map(({ kind }) => kind)).toEqual(['loss']);
    expect(await assetOf(code)).toEqual(before);
  });

  test('a piece that came to the store while it was counted is there already', async () => {
    const id = await begin(zhao, { categoryId: '茶器' });
    await setAsset('ZC-0348', { storeId: '1' });
    expect(await scan(id, 'ZC-0348')).toMatchObject({ result: 'outside' });
  });
});

describe('a loss is written off if it still is one', () => {
  const SCOPE = { categoryId: '茶器', deptId: '仓储' };
  /** One document with two missing pieces: ZC-0303 and ZC-0304. */
  async function missing() {
    for (const code of codesOf(301, 304)) await setAsset(code, { department: '仓储' });
    const id = await begin(zhao, { ...SCOPE, title: '茶器盘点' });
    for (const code of ['ZC-0301', 'ZC-0302']) await scan(id, code);
    const [loss] = (await finish(id)).documents;
    return { id, loss: loss! };
  }
  const booked = async (id: string) => (await app.ok('assetStock.stock', { id }, { token: zhao })).audit!.documents[0]!;

  test.each<[string, string, (id: string) => Promise<unknown>]>([
    ['written off meanwhile', '已报废', () => setAsset('ZC-0303', { status: 'scrapped' })],
    [
      'handed on meanwhile, in the own store',
      '已由李牧之接收',
      async () => (await hand(['ZC-0303'], '10102', '1', await app.login('13900000002'))).accept(),
    ],
    ['of another store by now', '已归叶间·武林馆', () => setAsset('ZC-0303', { storeId: '2' })],
    [
      'found by a later stock-taking',
      '已在「再盘一次」盘到',
      async () => scan(await begin(zhao, { ...SCOPE, title: '再盘一次' }), 'ZC-0303'),
    ],
    [
      'found in another store',
      '已在「武林馆」盘到',
      async () => scan(await begin(wang, { storeId: '2', categoryId: '数码', title: '武林馆' }), 'ZC-0303', wang),
    ],
  ])('%s it is left out, which decider and lead read', async (_, why, meanwhile) => {
    const { id, loss } = await missing();
    const before = await meanwhile(id).then(() => assetOf('ZC-0303'));
    const left = `汝窑盖碗 ZC-0303 ${why}`;
    expect(await pass(loss.id)).toEqual([`未处理：${left}`]);
    expect(await assetOf('ZC-0303')).toEqual(before);
    expect((await assetOf('ZC-0304')).status).toBe('scrapped');
    const { value } = await assetOf('ZC-0304');
    expect(await booked(id)).toMatchObject({ status: 'booked', amount: value });
    expect((await booked(id)).lines.map(({ code, left: is }) => [code, is])).toEqual([
      ['ZC-0303', why],
      ['ZC-0304', undefined],
    ]);
    const told = await app.db.select().from(notices).where(eq(notices.title, '盘亏单已入账'));
    expect(told.at(-1)!.text).toContain(`未处理 1 件：${left}。`);
  });

  test('missed twice it is written off once', async () => {
    const first = await missing();
    const second = await missing();
    expect(await pass(first.loss.id)).toEqual([]);
    expect(await pass(second.loss.id)).toHaveLength(2);
    expect(await booked(second.id)).toMatchObject({ status: 'booked', amount: 0 });
  });

  test('a find elsewhere that waits for its decision comes first, though it is older', async () => {
    const other = await begin(wang, { storeId: '2', categoryId: '数码', title: '武林馆' });
    await scan(other, 'ZC-0303', wang);
    const { loss } = await missing();
    expect(loss.lines.map(({ code, left }) => [code, left])).toEqual([
      ['ZC-0303', '已在「武林馆」盘到'],
      ['ZC-0304', undefined],
    ]);
    expect(await pass(loss.id)).toHaveLength(1);
    expect((await assetOf('ZC-0303')).status).toBe('used');
  });

  test('what was taken back does not count as found', async () => {
    const { loss } = await missing();
    const again = await begin(zhao, { ...SCOPE, title: '再盘一次' });
    const { line } = await scan(again, 'ZC-0303');
    await app.ok('assetStock.delAsset', { auditId: again, lineId: line.id, opId: rid() }, { token: zhao });
    expect(await pass(loss.id)).toEqual([]);
  });
});

describe('a gain is taken in if it still is one', () => {
  /** ZC-0348 of store 2, found in store 1. */
  async function found() {
    const id = await begin(zhao, { categoryId: '数码', title: '数码盘点' });
    for (const code of codesOf(343, 346)) await scan(id, code);
    await scan(id, 'ZC-0348');
    const [gain] = (await finish(id)).documents;
    return { id, gain: gain! };
  }

  test('it keeps what it can: state, photo, and its keeper where that one works in the store', async () => {
    await setAsset('ZC-0348', { custodianId: '10106', department: '茶艺', status: 'repair', photo: '/p.webp' });
    const { gain } = await found();
    expect(await pass(gain.id)).toEqual([]);
    expect(await assetOf('ZC-0348')).toMatchObject({
      storeId: '1',
      custodianId: '10106',
      department: '茶艺',
      status: 'repair',
      photo: '/p.webp',
      location: '',
    });
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['written off', '已报废', () => setAsset('ZC-0348', { status: 'scrapped' })],
    [
      'in the store already, in its place',
      '已归叶间·西湖总店',
      () => setAsset('ZC-0348', { storeId: '1', location: '柜一', custodianId: ZHAO }),
    ],
    ['counted since where it belongs', '已在「武林馆茶器盘点」盘到', () => scan('698202', 'ZC-0348', wang)],
  ])('%s: left out', async (_, why, meanwhile) => {
    // The open stock-taking of store 2 has not seen it yet.
    await app.db
      .update(stockTakeLines)
      .set({ state: 'pending', countedAt: null, countedById: null })
      .where(and(eq(stockTakeLines.stockTakeId, '698202'), eq(stockTakeLines.code, 'ZC-0348')));
    const { gain } = await found();
    await meanwhile();
    const before = await assetOf('ZC-0348');
    expect(await pass(gain.id)).toEqual([`未处理：汝窑盖碗 ZC-0348 ${why}`]);
    expect(await assetOf('ZC-0348')).toEqual(before);
  });
});
