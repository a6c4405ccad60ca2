/** Cards of assets, the people they go to, and transfers (rule 23.4): roles, answers, races. */
import { and, eq } from 'drizzle-orm';
import { assetEvents, assets, assetTransferItems, assetTransfers, employees, notices } from '../../../server/db/schema';
import { verifyAssets } from '../../../server/domains/staff/asset/verify';
import { testServer, RACES } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

const ZHAO = '13900000003';
const [QIAN, FENG, LI] = ['10104', '10108', '10102'];
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let [zhao, qian, feng, wang, lin] = ['', '', '', '', ''];
beforeAll(async () => {
  zhao = await app.login(ZHAO);
  qian = await app.login('13900000004');
  feng = await app.login('13900000008');
  wang = await app.login('13900000001');
  lin = await app.login('13800000001');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const assetOf = async (code: string) => (await app.db.select().from(assets).where(eq(assets.code, code)))[0]!;
const send = async (token: string, codes: string[], more: Record<string, unknown> = {}) =>
  app.call(
    'asset.transfer',
    {
      assetIds: await Promise.all(codes.map(async (code) => (await assetOf(code)).id)),
      toStoreId: '2',
      toEmployeeId: QIAN,
      reason: '武林馆茶席用',
      requestId: rid(),
      ...more,
    },
    { token },
  );
const answer = (token: string, id: string, action: string, note?: string, photos?: string[]) =>
  app.call('asset.updateTransfer', { id, action, note, photos }, { token });
const openItems = async (assetId: string) =>
  app.db
    .select()
    .from(assetTransferItems)
    .where(and(eq(assetTransferItems.assetId, assetId), eq(assetTransferItems.open, true)));
const titlesOf = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ title }) => title);

const FORBIDDEN = { code: 403, message: '暂无权限' };
const OUT_OF_SIGHT = { code: 404, message: '内容不存在或已下架' };

describe('who may', () => {
  test('a member, a visitor and, where the area is asked for, an employee without it are refused at every endpoint', async () => {
    const sending = { assetIds: ['698347'], toStoreId: '2', toEmployeeId: FENG, reason: '借用', requestId: rid() };
    // 钱多多 has no area; what is in his hands he reads and answers like any employee.
    for (const [name, body, refused] of [
      ['asset.info', {}, [lin, qian]],
      ['asset.transfer', sending, [lin, qian]],
      ['asset.deptEmployee', {}, [lin, qian]],
      ['asset.transferList', {}, [lin]],
      ['asset.updateTransfer', { id: '1', action: 'accept' }, [lin]],
    ] as const) {
      for (const token of refused)
        expect([name, await app.call(name, body as never, { token })]).toMatchObject([name, FORBIDDEN]);
      expect([name, await app.call(name, body as never)]).toMatchObject([
        name,
        { code: 401, message: '请登录后再操作' },
      ]);
    }
  });
});

describe('a card', () => {
  test('is shown by the code of its label, however it was typed or scanned', async () => {
    const { asset } = await app.ok('asset.info', { code: ' zc-0301' }, { token: zhao });
    expect(asset).toMatchObject({ code: 'ZC-0301', name: '紫砂石瓢壶', store: '叶间·西湖总店', can: ['transfer'] });
    expect(asset!.custodian).toMatchObject({ name: '吴听雨' });
    expect(asset!.history.at(-1)).toMatchObject({ label: '购入登记' });
    const address = 'https://yejian.example/asset/pages/details?code=ZC-0301';
    expect((await app.ok('asset.info', { code: address }, { token: zhao })).asset!.id).toBe(asset!.id);
    expect(await app.call('asset.info', { code: 'ZC-9999' }, { token: zhao })).toMatchObject({
      code: 404,
      message: '未登记资产',
    });
  });

  test('of another store is read by its label and not by its id; managers read all, others what they answer for', async () => {
    const { id } = await assetOf('ZC-0348');
    expect(await app.call('asset.info', { id }, { token: zhao })).toMatchObject(OUT_OF_SIGHT);
    expect((await app.ok('asset.info', { code: 'ZC-0348' }, { token: zhao })).asset!.can).toEqual([]);
    expect((await app.ok('asset.info', { id }, { token: wang })).asset!.can).toEqual(['transfer']);
    expect((await app.ok('asset.info', { id }, { token: qian })).asset!.can).toEqual([]);
    expect(await app.call('asset.info', { id }, { token: feng })).toMatchObject(OUT_OF_SIGHT);
    expect(await app.call('asset.info', { code: 'ZC-0348' }, { token: feng })).toMatchObject({
      code: 404,
      message: '未登记资产',
    });
  });

  test('lists are of the own store, of the own hands, and searched by name and code', async () => {
    const { page } = await app.ok('asset.info', {}, { token: zhao });
    expect(page).toMatchObject({ total: 46, more: true });
    expect((await app.ok('asset.info', {}, { token: wang })).page!.total).toBe(96);
    expect((await app.ok('asset.info', { keyword: '盖碗' }, { token: zhao })).page!.total).toBe(3);
    const { page: mine } = await app.ok('asset.info', { mine: true }, { token: qian });
    expect(mine!.list.map(({ code }) => code)).toEqual(['ZC-0347', 'ZC-0348', 'ZC-0349', 'ZC-0350']);
  });
});

describe('the people', () => {
  test('stand by store and department; of other stores only managers find names', async () => {
    const stores = await app.ok('asset.deptEmployee', {}, { token: zhao });
    expect(stores).toHaveLength(6);
    expect(stores.every(({ count, children }) => count === 4 && children.length === 0)).toBe(true);
    const [hall] = await app.ok('asset.deptEmployee', { storeId: '2' }, { token: zhao });
    expect(hall!.children.map(({ name, count }) => [name, count])).toContainEqual(['茶艺', 1]);
    expect(JSON.stringify(hall)).toContain('钱多多');
    expect(await app.ok('asset.deptEmployee', { keyword: '钱多' }, { token: zhao })).toEqual([]);
    expect(JSON.stringify(await app.ok('asset.deptEmployee', { keyword: 'E1004' }, { token: wang }))).toContain(
      '钱多多',
    );
    const counters = await app.ok('asset.deptEmployee', { storeId: '1', area: 'asset' }, { token: zhao });
    expect(counters[0]).toMatchObject({ count: 2 });
  });

  test('who has left is not among them and receives nothing', async () => {
    await app.db.delete(employees).where(eq(employees.id, QIAN));
    const [hall] = await app.ok('asset.deptEmployee', { storeId: '2' }, { token: zhao });
    expect(JSON.stringify(hall)).not.toContain('钱多多');
    expect((await send(zhao, ['ZC-0301'])).code).toBe(404);
  });
});

describe('a transfer', () => {
  test('moves nothing until it is accepted; then custodian, store and history change', async () => {
    const sent = await send(zhao, ['ZC-0301', 'ZC-0303']);
    expect(sent).toMatchObject({ code: 200, data: { status: 'waiting', toStore: '叶间·武林馆', can: ['withdraw'] } });
    const { id } = sent.data;
    expect(await assetOf('ZC-0301')).toMatchObject({ status: 'moving', storeId: '1', custodianId: '10106' });
    expect(await titlesOf(QIAN)).toContain('有资产等你接收');
    expect(await send(zhao, ['ZC-0303'])).toMatchObject({ code: 409, message: '该资产正在调拨' });
    const { list } = await app.ok('asset.transferList', { tab: 'in' }, { token: qian });
    expect(list.find((one) => one.id === id)).toMatchObject({ can: ['accept', 'refuse'], assets: [{}, {}] });
    const done = await answer(qian, id, 'accept', '当面点清');
    expect(done).toMatchObject({ code: 200, data: { status: 'done', note: '当面点清', can: [] } });
    expect(await assetOf('ZC-0301')).toMatchObject({
      status: 'used',
      storeId: '2',
      department: '茶艺',
      custodianId: QIAN,
      location: '',
    });
    expect(await answer(qian, id, 'accept')).toMatchObject({
      code: 409,
      message: '该调拨已处理',
      data: { id, status: 'done' },
    });
    const history = await app.db
      .select()
      .from(assetEvents)
      .where(eq(assetEvents.assetId, (await assetOf('ZC-0301')).id));
    expect(history.map(({ label }) => label)).toContain('钱多多 接收，由其保管：当面点清');
    expect(await titlesOf('10103')).toContain('资产已被接收');
    expect((await app.ok('asset.transferList', { tab: 'done' }, { token: qian })).list.map((one) => one.id)).toContain(
      id,
    );
  });

  test('refused with a reason or withdrawn leaves everything as it was, in use or idle', async () => {
    const refused = (await send(zhao, ['ZC-0301'])).data.id;
    expect(await answer(qian, refused, 'refuse', ' ')).toMatchObject({ code: 422, message: '请填写拒绝原因' });
    expect((await answer(qian, refused, 'refuse', '用不上')).data.status).toBe('refused');
    expect(await assetOf('ZC-0301')).toMatchObject({ status: 'used', storeId: '1', location: '听松 柜二' });
    const withdrawn = (await send(zhao, ['ZC-0342'])).data.id;
    expect((await answer(zhao, withdrawn, 'withdraw')).data.status).toBe('withdrawn');
    expect((await assetOf('ZC-0342')).status).toBe('idle');
    expect((await send(zhao, ['ZC-0342', 'ZC-0301'])).code).toBe(200);
  });

  test('is answered by each side in its own way only, and by nobody else', async () => {
    const { id } = (await send(zhao, ['ZC-0301'])).data;
    for (const action of ['accept', 'refuse'])
      expect(await answer(zhao, id, action, '不')).toMatchObject({ code: 403, message: '只有接收人可以确认或拒绝' });
    expect(await answer(qian, id, 'withdraw')).toMatchObject({ code: 403, message: '只有发起人可以撤回' });
    for (const token of [feng, wang]) expect(await answer(token, id, 'accept')).toMatchObject(OUT_OF_SIGHT);
    expect(await app.call('asset.transferList', { id }, { token: feng })).toMatchObject(OUT_OF_SIGHT);
    expect((await app.ok('asset.transferList', { id }, { token: wang })).list).toHaveLength(1);
    expect(await app.call('asset.transferList', { assetId: '698348' }, { token: zhao })).toMatchObject(OUT_OF_SIGHT);
    const { assetId } = (
      await app.db.select().from(assetTransferItems).where(eq(assetTransferItems.transferId, id))
    )[0]!;
    expect(await app.call('asset.transferList', { assetId }, { token: feng })).toMatchObject(OUT_OF_SIGHT);
    expect((await app.ok('asset.transferList', { assetId }, { token: zhao })).list).toHaveLength(1);
  });

  test('is started by area asset of the store, never to oneself, never of what is gone', async () => {
    expect(await send(zhao, ['ZC-0347'], { toEmployeeId: FENG })).toMatchObject(OUT_OF_SIGHT);
    expect((await send(wang, ['ZC-0347'], { toEmployeeId: FENG })).code).toBe(200);
    expect(await send(zhao, ['ZC-0319'], { toStoreId: '1', toEmployeeId: '10103' })).toMatchObject({
      code: 422,
      message: '不能调拨给自己',
    });
    expect((await send(zhao, ['ZC-0301'], { toStoreId: '3' })).code).toBe(400);
    expect((await send(zhao, ['ZC-0301'], { toDeptId: '仓储' })).code).toBe(400);
    expect(await send(wang, ['ZC-0354'])).toMatchObject({ code: 422, message: 'ZC-0354 已报废' });
    expect(await send(zhao, ['ZC-0344'], { toStoreId: '1', toEmployeeId: LI })).toMatchObject({ code: 422 });
    expect((await send(zhao, ['ZC-0301'], { photos: ['/uploads/none.webp'] })).code).toBe(400);
    expect((await assetOf('ZC-0301')).status).toBe('used');
  });

  test('two at once for the same asset: one is open, whoever began', async () => {
    const { id } = await assetOf('ZC-0301');
    for (let i = 0; i < RACES; i += 1) {
      const answers = await Promise.all([
        send(zhao, ['ZC-0301', 'ZC-0303']),
        send(wang, ['ZC-0303', 'ZC-0301'], { toEmployeeId: FENG }),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
      expect(await openItems(id)).toHaveLength(1);
      const won = answers.find(({ code }) => code === 200)!.data;
      const [accepted, taken] = await Promise.all([
        answer(won.to.id === QIAN ? qian : feng, won.id, 'refuse', '竞争'),
        answer(won.from.id === '10103' ? zhao : wang, won.id, 'withdraw'),
      ]);
      expect([accepted.code, taken.code].toSorted()).toEqual([200, 409]);
      expect(await openItems(id)).toEqual([]);
      expect((await assetOf('ZC-0301')).status).toBe('used');
      expect(await app.db.transaction(verifyAssets)).toEqual([]);
    }
  });
});

test('rule 20.8: 96 assets in six stores, two being mended, nine transfers', async () => {
  const rows = await app.db.select().from(assets);
  expect(rows).toHaveLength(96);
  expect(new Set(rows.map(({ storeId }) => storeId)).size).toBe(6);
  expect(rows.filter(({ status }) => status === 'repair')).toHaveLength(2);
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['茶器', '家具', '电器', '数码']));
  expect(await app.db.$count(assetTransfers)).toBe(9);
});

describe('an answer is about the pieces as they are now (rule 23.6)', () => {
  test('what was written off on its way is handed to nobody, which both sides read', async () => {
    const { id } = (await send(zhao, ['ZC-0301', 'ZC-0302'])).data;
    // The shop's folder says so while it is on its way.
    const asset = await assetOf('ZC-0302');
    await app.db
      .update(assetTransferItems)
      .set({ oldStatus: 'scrapped' })
      .where(and(eq(assetTransferItems.assetId, asset.id), eq(assetTransferItems.open, true)));
    const done = await answer(qian, id, 'accept');
    expect(done.data.log[0]).toMatchObject({ label: '未处理：紫砂西施壶 ZC-0302 已报废' });
    expect(await assetOf('ZC-0301')).toMatchObject({ custodianId: QIAN, storeId: '2', status: 'used' });
    expect(await assetOf('ZC-0302')).toMatchObject({
      storeId: '1',
      status: 'scrapped',
      custodianId: asset.custodianId,
    });
    const told = await app.db.select().from(notices).where(eq(notices.title, '资产已被接收'));
    expect(told.at(-1)!.text).toContain('未处理 1 件：紫砂西施壶 ZC-0302 已报废');
    const read = await app.ok('asset.transferList', { id }, { token: zhao });
    expect(read.list[0]!.log).toEqual(done.data.log);
  });

  test.each(['accept', 'refuse', 'withdraw'])('what is not on its way any more stays as it is: %s', async (action) => {
    const { id } = (await send(zhao, ['ZC-0301', 'ZC-0302'])).data;
    const { id: assetId } = await assetOf('ZC-0301');
    await app.db.update(assets).set({ status: 'scrapped' }).where(eq(assets.id, assetId));
    const { data } = await answer(action === 'withdraw' ? zhao : qian, id, action, '情况有变');
    expect(data.log[0]).toMatchObject({ label: '未处理：紫砂石瓢壶 ZC-0301 已报废' });
    expect(await assetOf('ZC-0301')).toMatchObject({ status: 'scrapped', storeId: '1' });
    expect((await assetOf('ZC-0302')).status).toBe('used');
  });

  test('a receiver who works in another store by now takes it there', async () => {
    const { id } = (await send(zhao, ['ZC-0301'])).data;
    await app.db.update(employees).set({ storeId: '3', department: '销售' }).where(eq(employees.id, QIAN));
    expect((await answer(qian, id, 'accept')).data).toMatchObject({ status: 'done', toDept: '销售' });
    expect(await assetOf('ZC-0301')).toMatchObject({ storeId: '3', department: '销售', custodianId: QIAN });
  });
});
