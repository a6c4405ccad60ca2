/** Stock-takings (rules 23.1 to 23.3): who counts, each scan once, the end and its documents. */
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  assets,
  stockAdjusts,
  stockTakeLines,
  stockTakes,
  stockTakeScans,
  tasks,
  employees,
} from '../../../server/db/schema';
import { verifyStockTakes } from '../../../server/domains/staff/stockTake/verify';
import { testServer, RACES } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

const DAY = 86_400_000;
const [WANG, FENG] = ['10101', '10108'];
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let [zhao, wang, feng, qian, lin] = ['', '', '', '', ''];
beforeAll(async () => {
  // Somebody with the area in another store.
  await app.db
    .update(employees)
    .set({ areas: ['stock', 'asset'] })
    .where(eq(employees.id, FENG));
  zhao = await app.login('13900000003');
  wang = await app.login('13900000001');
  feng = await app.login('13900000008');
  qian = await app.login('13900000004');
  lin = await app.login('13800000001');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const create = (token: string, more: Record<string, unknown> = {}) =>
  app.call(
    'assetStock.stockCreate',
    {
      title: '西湖总店茶器设备',
      storeId: '1',
      categoryId: '茶器',
      dueAt: app.clock.now() + DAY,
      requestId: rid(),
      ...more,
    },
    { token },
  );
const begin = async (more: Record<string, unknown> = {}) => (await create(zhao, more)).data.card.id;
const scan = (token: string, auditId: string, code: string, more: Record<string, unknown> = {}) =>
  app.call('assetStock.checkAsset', { auditId, code, method: 'scan', opId: rid(), ...more }, { token });
const undo = (token: string, auditId: string, lineId: string, opId = rid()) =>
  app.call('assetStock.delAsset', { auditId, lineId, opId }, { token });
const finish = (token: string, auditId: string, confirmMissing = true) =>
  app.call('assetStock.stockFinish', { auditId, confirmMissing, requestId: rid() }, { token });
const codesOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `ZC-0${from + i}`);
const assetOf = async (code: string) => (await app.db.select().from(assets).where(eq(assets.code, code)))[0]!;
const linesOf = async (id: string) => app.db.select().from(stockTakeLines).where(eq(stockTakeLines.stockTakeId, id));
const taskOf = async (targetId: string) =>
  (
    await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, 'stockAdjust'), eq(tasks.targetId, targetId)))
  )[0]!;
const decide = async (token: string, adjustId: string, result: 'pass' | 'reject', note = '') => {
  const { id, rev } = await taskOf(adjustId);
  return app.call('ding.tasksComplete', { id, rev, result, note, requestId: rid() }, { token });
};

const FORBIDDEN = { code: 403, message: '暂无权限' };
const OUT_OF_SIGHT = { code: 404, message: '内容不存在或已下架' };
/** Everything that is done with a stock-taking, by its name. */
const asksOf = (id: string) =>
  [
    ['assetStock.stock', { id }],
    ['assetStock.stockAsset', { auditId: id }],
    ['assetStock.isAsset', { auditId: id, code: 'ZC-0301' }],
    ['assetStock.checkAsset', { auditId: id, code: 'ZC-0301', method: 'scan', opId: rid() }],
    ['assetStock.delAsset', { auditId: id, lineId: '1', opId: rid() }],
    ['assetStock.stockFinish', { auditId: id, confirmMissing: true, requestId: rid() }],
    ['assetStock.stockCancel', { auditId: id, requestId: rid() }],
  ] as const;

describe('who may', () => {
  test('a member, an employee without the area and a visitor are refused at every endpoint', async () => {
    const beginning = {
      title: '盘点',
      storeId: '1',
      categoryId: '茶器',
      dueAt: app.clock.now() + DAY,
      requestId: rid(),
    };
    for (const [name, body] of [
      ...asksOf('698201'),
      ['assetStock.stock', {}] as const,
      ['assetStock.stockCreate', beginning] as const,
    ]) {
      for (const token of [lin, qian])
        expect([name, await app.call(name, body, { token })]).toMatchObject([name, FORBIDDEN]);
      expect([name, await app.call(name, body)]).toMatchObject([name, { code: 401, message: '请登录后再操作' }]);
    }
  });
});

describe('it begins', () => {
  test('with what is expected frozen', async () => {
    const made = await create(zhao, { memberIds: [WANG] });
    expect(made).toMatchObject({
      code: 200,
      data: {
        card: { mine: true, lead: { name: '赵小满' }, progress: { expected: 18, found: 0 } },
        can: ['count', 'finish', 'cancel'],
      },
    });
    expect(made.data.members.map(({ name }) => name)).toEqual(['王岚', '赵小满']);
    await app.db.update(assets).set({ storeId: '2' }).where(eq(assets.code, 'ZC-0301'));
    const { audit } = await app.ok('assetStock.stock', { id: made.data.card.id }, { token: zhao });
    expect(audit!.card.progress.expected).toBe(18);
  });

  test('once for a store and category, also when two begin it at once', async () => {
    const answers = await Promise.all([create(zhao), create(wang)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const { id } = answers.find(({ code }) => code === 200)!.data.card;
    const late = await create(wang);
    expect(late).toMatchObject({ code: 409, message: '已有进行中的盘点', data: { id } });
    expect((await create(zhao, { categoryId: '数码' })).code).toBe(200);
  });

  test('by who works with assets in that store, with colleagues who do', async () => {
    expect(await create(zhao, { storeId: '2', categoryId: '家具' })).toMatchObject({
      code: 403,
      message: '只能盘点本店的资产',
    });
    expect((await create(wang, { storeId: '2', categoryId: '家具' })).code).toBe(200);
    expect(await create(zhao, { memberIds: ['10106'] })).toMatchObject({ code: 422, message: '吴听雨 没有资产权限' });
    expect((await create(zhao, { memberIds: ['404'] })).code).toBe(404);
    expect(await create(zhao, { dueAt: app.clock.now() })).toMatchObject({ code: 422, message: '截止时间要晚于现在' });
    expect(await create(zhao, { deptId: '行政' })).toMatchObject({ code: 422, message: '没有要盘的资产' });
    expect((await create(zhao, { storeId: '404' })).code).toBe(404);
  });

  test('another store’s is out of sight, unless one was asked to count there', async () => {
    const id = await begin();
    for (const [name, body] of asksOf(id))
      expect([name, await app.call(name, body, { token: feng })]).toMatchObject([name, OUT_OF_SIGHT]);
    const asked = await begin({ categoryId: '数码', memberIds: [FENG] });
    expect((await scan(feng, asked, 'ZC-0344')).data.result).toBe('found');
    const { page } = await app.ok('assetStock.stock', {}, { token: feng });
    expect(page!.list.map(({ id: one, mine }) => [one, mine])).toEqual([
      [asked, true],
      ['698202', false],
    ]);
  });
});

describe('a scan', () => {
  test('finds, finds again, finds what belongs elsewhere and what nobody registered', async () => {
    const id = await begin();
    const found = await scan(zhao, id, 'zc-0301');
    expect(found.data).toMatchObject({
      result: 'found',
      line: { code: 'ZC-0301', state: 'found', by: '赵小满', expectedPlace: '听松 柜二', canUndo: true },
      progress: { expected: 18, found: 1, unexpected: 0, unknown: 0 },
    });
    const again = await scan(wang, id, 'ZC-0301');
    expect(again.data).toMatchObject({ result: 'again', line: { by: '赵小满' }, progress: { found: 1 } });
    const other = await scan(wang, id, 'ZC-0348');
    expect(other.data).toMatchObject({
      result: 'unexpected',
      line: { expectedPlace: '叶间·武林馆', asset: { name: '汝窑盖碗' } },
      progress: { found: 1, unexpected: 1 },
    });
    const unknown = await scan(zhao, id, 'XX-1');
    expect(unknown.data).toMatchObject({ result: 'unknown', progress: { unknown: 1 } });
    expect(unknown.data.progress.rev).toBeGreaterThan(found.data.progress.rev);
    const { page } = await pageOf(id, 'exception');
    expect(page.map(({ code }) => code)).toEqual(['XX-1', 'ZC-0348']);
    expect(await app.ok('assetStock.isAsset', { auditId: id, code: 'ZC-0348' }, { token: zhao })).toMatchObject({
      known: true,
      expected: false,
      counted: true,
    });
  });
  const pageOf = async (auditId: string, state?: 'exception' | 'pending' | 'found', token = zhao) => {
    const { list, total } = await app.ok('assetStock.stockAsset', { auditId, ...(state && { state }) }, { token });
    return { page: list, total };
  };

  test('takes a mark, a note and a photo, with the first scan or a later one; others’ pictures are refused', async () => {
    const id = await begin();
    const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { url } = (await app.upload(body, { token: zhao })).data;
    await scan(zhao, id, 'ZC-0301');
    const marked = await scan(zhao, id, 'ZC-0301', { state: 'damaged', note: ' 壶嘴有缺 ', photos: [url] });
    expect(marked.data).toMatchObject({
      result: 'again',
      line: { condition: 'damaged', note: '壶嘴有缺', photos: [url], state: 'found' },
      progress: { found: 1, marked: 1 },
    });
    expect((await scan(wang, id, 'ZC-0302', { photos: [url] })).code).toBe(400);
    expect((await pageOf(id, 'exception')).page.map(({ code }) => code)).toEqual(['ZC-0301']);
  });

  test('counts once, however often and in whatever company it comes', async () => {
    const id = await begin();
    for (let i = 0; i < RACES; i += 1) {
      const opId = rid();
      const answers = await Promise.all([1, 2, 3].map(() => scan(zhao, id, 'ZC-0301', { opId })));
      expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
      const said = answers.map(({ data }) => [data.result, data.line.id]);
      expect(new Set(said.map(String)).size).toBe(1);
      expect(said[0]![0]).toBe(i === 0 ? 'found' : 'again');
      const two = await Promise.all([scan(zhao, id, 'ZC-0302'), scan(wang, id, 'ZC-0302')]);
      expect(two.map(({ data }) => data.result).toSorted()).toEqual(['again', i === 0 ? 'found' : 'again'].toSorted());
      expect(await app.db.transaction(verifyStockTakes)).toEqual([]);
    }
    const { audit } = await app.ok('assetStock.stock', { id }, { token: zhao });
    expect(audit!.card.progress).toMatchObject({ expected: 18, found: 2 });
    expect(await app.db.$count(stockTakeScans, eq(stockTakeScans.stockTakeId, id))).toBe(RACES * 3);
  });

  test('is answered the same after it was taken back and after the end; an opId names one scan', async () => {
    const id = await begin();
    const [opId, undoId] = [rid(), rid()];
    const first = await scan(zhao, id, 'XX-1', { opId });
    expect((await undo(zhao, id, first.data.line.id, undoId)).data).toMatchObject({ unknown: 0 });
    expect((await undo(zhao, id, first.data.line.id, undoId)).data).toMatchObject({ unknown: 0 });
    expect((await scan(zhao, id, 'XX-1', { opId })).data).toMatchObject({
      result: 'unknown',
      line: first.data.line,
      progress: { unknown: 0 },
    });
    expect((await scan(zhao, id, 'ZC-0301', { opId })).code).toBe(409);
    expect((await undo(zhao, id, first.data.line.id, opId)).code).toBe(409);
    await scan(zhao, id, 'ZC-0301');
    await finish(zhao, id);
    expect((await scan(zhao, id, 'XX-1', { opId })).code).toBe(200);
    expect(await scan(zhao, id, 'XX-1')).toMatchObject({ code: 409, message: '盘点已完成' });
    expect((await undo(zhao, id, first.data.line.id)).code).toBe(409);
  });

  test('is taken back by who made it or by the lead; an expected line waits again', async () => {
    const id = await begin();
    const own = (await scan(wang, id, 'ZC-0301', { state: 'damaged', note: '裂' })).data.line;
    const leads = (await scan(zhao, id, 'ZC-0302')).data.line;
    expect(await undo(wang, id, leads.id)).toMatchObject({ code: 403, message: '只能撤销自己盘的，其他请找负责人' });
    expect((await undo(zhao, id, own.id)).data).toMatchObject({ found: 1, marked: 0 });
    expect(await undo(zhao, id, own.id)).toMatchObject({ code: 409, message: '已撤销' });
    const line = (await linesOf(id)).find(({ code }) => code === 'ZC-0301');
    expect(line).toMatchObject({ state: 'pending', note: '', countedAt: null, condition: 'ok' });
    expect((await undo(zhao, id, '404')).code).toBe(404);
    const foreign = (await linesOf('698201')).find(({ state }) => state === 'found')!;
    expect((await undo(zhao, id, foreign.id)).code).toBe(404);
  });

  test('in a blind one: nobody sees what is expected before the end', async () => {
    const id = await begin({ blind: true });
    await scan(zhao, id, 'ZC-0301');
    for (const token of [zhao, wang]) {
      expect((await pageOf(id, 'pending', token)).total).toBe(0);
      expect((await pageOf(id, undefined, token)).page.map(({ code }) => code)).toEqual(['ZC-0301']);
    }
    await finish(zhao, id);
    expect((await pageOf(id)).total).toBe(18);
  });

  test('of an asset that is then handed on is marked 移位', async () => {
    const id = await begin();
    await scan(zhao, id, 'ZC-0301');
    const assetIds = [(await assetOf('ZC-0301')).id, (await assetOf('ZC-0302')).id];
    await app.ok(
      'asset.transfer',
      { assetIds, toStoreId: '2', toEmployeeId: '10104', reason: '借用', requestId: rid() },
      { token: zhao },
    );
    const lines = await linesOf(id);
    expect(lines.find(({ code }) => code === 'ZC-0301')).toMatchObject({ state: 'found', condition: 'moved' });
    expect(lines.find(({ code }) => code === 'ZC-0302')).toMatchObject({ state: 'pending', condition: 'ok' });
  });
});

describe('the end', () => {
  test('is the lead’s; it names what is missing, and refuses where nothing was counted', async () => {
    const id = await begin();
    expect(await finish(zhao, id)).toMatchObject({ code: 422, message: '未盘任何资产' });
    for (const code of codesOf(301, 316)) await scan(zhao, id, code);
    expect(await finish(wang, id)).toMatchObject({ code: 403, message: '只有负责人可以结束盘点' });
    const asked = await finish(zhao, id, false);
    expect(asked).toMatchObject({ code: 422, message: '还有 2 件未盘' });
    expect((asked.data as unknown as { missing: { code: string }[] }).missing.map(({ code }) => code)).toEqual([
      'ZC-0317',
      'ZC-0318',
    ]);
    expect((await finish(zhao, id)).data).toMatchObject({
      card: { status: 'finished', progress: { found: 16, missing: 2 } },
      documents: [{ kind: 'loss', status: 'waiting', amount: 101_800 }],
      can: [],
    });
    expect((await finish(zhao, id)).code).toBe(409);
  });

  test('writes documents that another person decides; only then the assets change', async () => {
    const id = await begin();
    for (const code of codesOf(301, 317)) await scan(zhao, id, code);
    await scan(zhao, id, 'ZC-0347');
    await scan(zhao, id, 'XX-1');
    const { documents } = (await finish(zhao, id)).data;
    const [gain, loss] = [
      documents.find(({ kind }) => kind === 'gain')!,
      documents.find(({ kind }) => kind === 'loss')!,
    ];
    expect([gain.lines, loss.lines].map((list) => list.map(({ code }) => code))).toEqual([['ZC-0347'], ['ZC-0318']]);
    expect(await assetOf('ZC-0347')).toMatchObject({ storeId: '2', custodianId: '10104' });
    expect((await assetOf('ZC-0318')).status).toBe('used');
    expect(await decide(zhao, gain.id, 'pass')).toMatchObject({
      code: 403,
      message: expect.stringContaining('自己提交'),
    });
    expect((await decide(qian, gain.id, 'pass')).code).toBe(404);
    expect(await decide(wang, loss.id, 'reject')).toMatchObject({ code: 422, message: '请填写驳回原因' });
    expect((await decide(wang, loss.id, 'reject', '再找找')).code).toBe(200);
    expect((await decide(wang, gain.id, 'pass')).code).toBe(200);
    expect((await assetOf('ZC-0318')).status).toBe('used');
    expect(await assetOf('ZC-0347')).toMatchObject({ storeId: '1', custodianId: '10103', department: '仓储' });
    expect((await decide(wang, gain.id, 'pass')).code).toBe(409);
    const { audit } = await app.ok('assetStock.stock', { id }, { token: zhao });
    expect(audit!.documents).toMatchObject([
      { kind: 'gain', status: 'booked', by: '王岚' },
      { kind: 'loss', status: 'rejected', note: '再找找' },
    ]);
  });

  test('a lead who manages decides none of the own documents, nor does who answered for the pieces', async () => {
    const id = (await create(wang, { categoryId: '数码' })).data.card.id;
    await scan(wang, id, 'ZC-0344');
    const [loss] = (await finish(wang, id)).data.documents;
    expect(await decide(wang, loss!.id, 'pass')).toMatchObject({ code: 403 });
    await app.db.update(assets).set({ custodianId: WANG }).where(eq(assets.code, 'ZC-0342'));
    const waiting = (await app.db.select().from(stockAdjusts).where(eq(stockAdjusts.stockTakeId, '698203'))).find(
      ({ kind }) => kind === 'loss',
    )!;
    expect(await decide(wang, waiting.id, 'pass')).toMatchObject({
      code: 403,
      message: expect.stringContaining('与你本人有关'),
    });
  });

  test('a piece on its way is decided once it has arrived', async () => {
    const id = await begin();
    for (const code of codesOf(302, 318)) await scan(zhao, id, code);
    const [loss] = (await finish(zhao, id)).data.documents;
    await app.ok(
      'asset.transfer',
      {
        assetIds: [(await assetOf('ZC-0301')).id],
        toStoreId: '2',
        toEmployeeId: '10104',
        reason: '借用',
        requestId: rid(),
      },
      { token: zhao },
    );
    expect(await decide(wang, loss!.id, 'pass')).toMatchObject({
      code: 422,
      message: 'ZC-0301 正在调拨，处理后再审批',
    });
    expect((await taskOf(loss!.id)).status).toBe('todo');
  });

  test('called off, nothing is booked', async () => {
    const id = await begin();
    await scan(zhao, id, 'ZC-0301');
    const cancel = (token: string) =>
      app.call('assetStock.stockCancel', { auditId: id, note: '改期', requestId: rid() }, { token });
    expect((await cancel(wang)).code).toBe(403);
    expect((await cancel(zhao)).data).toMatchObject({ card: { status: 'cancelled' }, documents: [], note: '改期' });
    expect(await scan(zhao, id, 'ZC-0302')).toMatchObject({ code: 409, message: '盘点已取消' });
    expect((await create(zhao)).code).toBe(200);
  });
});

test('rule 20.8: the demo has one at 11 of 18, one overdue, two finished, two adjustments waiting', async () => {
  const { page, categories } = await app.ok('assetStock.stock', {}, { token: zhao });
  expect(page!.list.map(({ title, progress }) => [title, progress.found, progress.expected])).toEqual([
    ['武林馆茶器盘点', 1, 4],
    ['西湖总店家具盘点', 11, 18],
  ]);
  expect(page!.list[0]!.dueAt).toBeLessThan(app.clock.now());
  expect(page!.list[1]!.progress).toMatchObject({ unexpected: 1, unknown: 1, marked: 1, missing: 0 });
  expect(categories!.map(({ label }) => label).toSorted()).toEqual(['家具', '数码', '电器', '茶器'].toSorted());
  expect((await app.ok('assetStock.stock', { status: 'finished' }, { token: wang })).page!.total).toBe(2);
  expect(await app.db.$count(stockAdjusts, eq(stockAdjusts.status, 'waiting'))).toBe(2);
  expect(await app.db.$count(stockTakes)).toBe(4);
});
