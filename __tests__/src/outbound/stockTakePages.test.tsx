/** 资产盘点 and 盘点明细: what is listed, a new one, scans with and without a line, the end. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { wedge } from '../ui/wedge';
import type { DataOf, StockTakeDetail, StockTakeLine } from '@/contract';
import { platform } from '@/core/platform';
import { unsentScans } from '@/domain/stockTake/unsent';
import StockDetailPage from '@/outbound/pages/stockDetail';
import TakeStockPage from '@/outbound/pages/takeStock';
import { dueText, filtersOf, isOverdue, lineNote, usualKeeper } from '@/outbound/stockTake/labels';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { EMPLOYEE, MEMBER, NOW, pageOf, stockTakeDetail, stockTakeLine } from '../contract/fixtures';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['asset'], employee: EMPLOYEE };
beforeEach(() => bench.login(STAFF));
// The page of one test must not hear the scanner of the next.
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const tap = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(400);
};
const sayYes = async () => {
  const { feedback } = bench.set.core.root;
  feedback.answer(feedback.confirms[0]?.id ?? 0, true);
  await pass(0);
};
const kept = () => unsentScans(bench.set.core.root.platform.storage, MEMBER.id);

describe('words', () => {
  test('until when, what is late, what a line says, which tabs there are', () => {
    expect(dueText(NOW + 3_600_000, NOW)).toMatch(/^今天 \d\d:\d\d$/);
    expect(dueText(NOW - 86_400_000, NOW)).toMatch(/^\d\d月\d\d日/);
    expect(isOverdue({ status: 'active', dueAt: NOW - 1 }, NOW)).toBe(true);
    expect(isOverdue({ status: 'finished', dueAt: NOW - 1 }, NOW)).toBe(false);
    expect(lineNote(stockTakeLine())).toBe('听松 柜二　保管 李牧之');
    // Who keeps most of it is said once, over the list.
    const three = [stockTakeLine(), stockTakeLine(), stockTakeLine()];
    expect(usualKeeper(three.slice(1))).toBeUndefined();
    expect(lineNote(stockTakeLine(), usualKeeper(three))).toBe('听松 柜二');
    expect(lineNote(stockTakeLine({ state: 'unexpected', expectedPlace: '武林馆' }))).toBe('账上在武林馆，在此扫到');
    expect(lineNote({ ...stockTakeLine({ state: 'unknown', expectedPlace: '' }), asset: undefined })).toBe('等登记');
    const ids = (detail: StockTakeDetail) => filtersOf(detail).map(({ id }) => id);
    expect(ids(stockTakeDetail())).toEqual(['pending', 'found', 'unexpected', 'unknown']);
    expect(ids(stockTakeDetail({ blind: true }))).toEqual(['found', 'unexpected', 'unknown']);
    expect(ids(stockTakeDetail({}, { status: 'finished' }))).toEqual(['missing', 'found', 'unexpected', 'unknown']);
  });
});

describe('资产盘点', () => {
  const open = async (cards: Partial<StockTakeDetail['card']>[], more: Answers = {}) => {
    const list = cards.map((card, at) => stockTakeDetail({}, { id: String(71 + at), ...card }).card);
    answer(bench.set, {
      'member.my': STAFF,
      'assetStock.stock': { page: pageOf(list), categories: [{ value: '茶器', label: '茶器' }] },
      ...more,
    });
    await bench.open('/outbound/pages/takeStock', TakeStockPage);
  };

  it('tells how far each has come, and which is late', async () => {
    await open([{ title: '武林馆茶器盘点', dueAt: NOW - 1 }, { mine: false }]);
    for (const text of ['武林馆茶器盘点', '已盘 11/18', '盘亏 0　盘盈 1', '已逾期', '我参与'])
      expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('link', /^武林馆茶器盘点/));
    expect(bench.lastUrl()).toBe('/outbound/pages/stockDetail?id=71');
  });

  it('begins a new one in the own store, and leads into it', async () => {
    await open([], { 'assetStock.stockCreate': stockTakeDetail({}, { id: '99' }) });
    await bench.view.tap(bench.view.byRole('button', '新建盘点'));
    await pass(400);
    await tap('开始盘点');
    expect(bench.view.hasText('给这次盘点起个名字')).toBe(true);
    await bench.view.input(bench.view.byLabel('名称'), '西湖总店茶器');
    await bench.view.tap(bench.view.byRole('radio', '茶器'));
    bench.set.clock.advance(2000);
    await tap('开始盘点');
    expect(fields(sent(bench.set, 'assetStock.stockCreate')[0])).toMatchObject({
      title: '西湖总店茶器',
      storeId: EMPLOYEE.storeId,
      categoryId: '茶器',
      blind: 'false',
    });
    expect(bench.lastUrl()).toBe('/outbound/pages/stockDetail?id=99');
  });

  it('leads to the one that goes on for the same things', async () => {
    await open([], { 'assetStock.stockCreate': new Refusal(409, '已有进行中的盘点', { id: '70' }) });
    await bench.view.tap(bench.view.byRole('button', '新建盘点'));
    await pass(400);
    await bench.view.input(bench.view.byLabel('名称'), '再盘一次');
    await tap('开始盘点');
    await sayYes();
    expect(bench.lastUrl()).toBe('/outbound/pages/stockDetail?id=70');
  });
});

describe('盘点明细', () => {
  type Counted = DataOf<'assetStock.checkAsset'>;
  const counted = (part: Partial<Counted> = {}, line: Partial<StockTakeLine> = {}): Counted => ({
    line: stockTakeLine({ state: 'found', at: NOW, by: '李牧之', canUndo: true, ...line }),
    progress: { ...stockTakeDetail().card.progress, found: 12, rev: 15 },
    result: 'found',
    ...part,
  });
  const open = async (more: Answers = {}, detail = stockTakeDetail(), lines = [stockTakeLine()]) => {
    answer(bench.set, {
      'member.my': STAFF,
      'assetStock.stock': { audit: detail },
      'assetStock.stockAsset': pageOf(lines),
      ...more,
    });
    await bench.open('/outbound/pages/stockDetail', StockDetailPage, { id: '71' });
    await pass(0);
  };
  const type = async (code: string) => {
    await tap('输编号');
    await bench.view.input(bench.view.byLabel('资产编号'), code);
    await tap('盘到');
  };

  it('shows the server’s counts and what is still to be found', async () => {
    await open();
    for (const text of ['西湖总店茶器盘点', '/ 18', '未盘', '紫砂石瓢壶 ZC-0301', '听松 柜二　保管 李牧之', '完成盘点'])
      expect(bench.view.hasText(text)).toBe(true);
  });

  it('sends a typed code, says what came of it, and takes the newest counts', async () => {
    await open({ 'assetStock.checkAsset': counted() });
    await type('zc-0301');
    const [asked] = sent(bench.set, 'assetStock.checkAsset');
    expect(fields(asked)).toMatchObject({ auditId: '71', code: 'zc-0301', method: 'manual' });
    expect(fields(asked).opId).toMatch(/^[\w-]{8,}$/);
    expect(bench.view.hasText(/已盘 \d\d:\d\d/)).toBe(true);
    expect(bench.view.hasText('12')).toBe(true);
    expect(kept()).toEqual([]);
  });

  it('sounds otherwise when it did not count: counted before, or registered by nobody', async () => {
    const heard: string[] = [];
    jest.spyOn(platform.audio, 'chime').mockImplementation(() => void heard.push('chime'));
    jest.spyOn(platform.audio, 'warn').mockImplementation(() => void heard.push('warn'));
    const results: Counted['result'][] = ['found', 'again', 'unexpected', 'unknown', 'outside'];
    await open({ 'assetStock.checkAsset': () => counted({ result: results[heard.length]! }) });
    for (const code of ['zc-1', 'zc-1', 'zc-2']) await type(code);
    await type('zc-3');
    await type('zc-4');
    expect(heard).toEqual(['chime', 'warn', 'chime', 'warn', 'warn']);
    expect(bench.view.hasText('不在本次范围')).toBe(true);
  });

  it('hears a scanner at the keyboard, also without a line, but not behind a sheet or after the end', async () => {
    await open({ 'assetStock.checkAsset': counted() });
    await wedge('ZC-0301');
    expect(fields(sent(bench.set, 'assetStock.checkAsset')[0])).toMatchObject({ code: 'ZC-0301', method: 'scan' });
    // The same label at once is one look.
    await wedge('ZC-0301');
    await tap('输编号');
    await wedge('ZC-0302');
    expect(sent(bench.set, 'assetStock.checkAsset')).toHaveLength(1);
    await bench.view.unmount();
    await open({ 'assetStock.checkAsset': OFFLINE });
    await wedge('ZC-0303');
    expect(kept().map(({ code }) => code)).toEqual(['ZC-0303']);
    await bench.view.unmount();
    await open({ 'assetStock.checkAsset': OFFLINE }, stockTakeDetail({ can: [] }, { status: 'finished' }));
    await wedge('ZC-0304');
    expect(kept().map(({ code }) => code)).toEqual(['ZC-0303']);
  });

  it('keeps scans without a line in their order, and sends them when there is one: rule 23.5', async () => {
    const codes: string[] = [];
    const line = { isOff: true };
    await open({
      'assetStock.checkAsset': (request) => {
        if (line.isOff) return OFFLINE;
        codes.push(fields(request).code ?? '');
        return counted({ progress: { ...counted().progress, found: 11 + codes.length, rev: 14 + codes.length } });
      },
    });
    for (const code of ['ZC-0412', 'ZC-0398', 'ZC-0377']) {
      await type(code);
      await pass(2000);
    }
    expect(kept().map(({ code }) => code)).toEqual(['ZC-0412', 'ZC-0398', 'ZC-0377']);
    for (const text of ['离线，3 条待上传', '先传完 3 条再完成', '待盘里有 3 件已扫到，上传后才计入已盘'])
      expect(bench.view.hasText(text)).toBe(true);
    await tap('先传完 3 条再完成');
    expect(sent(bench.set, 'assetStock.stockFinish')).toEqual([]);
    // Closed and opened again: they are still there, and a logout would not lose them.
    bench.set.core.root.platform.storage.clear();
    expect(kept()).toHaveLength(3);
    line.isOff = false;
    await tap('重试');
    await pass(100);
    expect(codes).toEqual(['ZC-0412', 'ZC-0398', 'ZC-0377']);
    expect(kept()).toEqual([]);
    expect(bench.view.hasText('待上传')).toBe(false);
  });

  it('says at once what is scanned a second time without a line, and sends it once', async () => {
    const warn = jest.spyOn(platform.audio, 'warn').mockReturnValue(undefined);
    await open({ 'assetStock.checkAsset': OFFLINE }, stockTakeDetail(), [
      stockTakeLine(),
      stockTakeLine({ id: '102', code: 'ZC-0302', state: 'found', by: '李牧之' }),
    ]);
    await type('ZC-0301');
    await pass(2000);
    await type('zc-0301');
    expect(bench.toast()).toBe('zc-0301 已扫过，待上传');
    await pass(2000);
    // Counted before the line was lost: the phone has seen that.
    await type('ZC-0302');
    expect(bench.toast()).toBe('ZC-0302 已盘过，不计数');
    expect(kept().map(({ code }) => code)).toEqual(['ZC-0301']);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('opens without a line as it was seen last, shows what waits, and goes on: rule 23.5', async () => {
    await open({ 'assetStock.checkAsset': OFFLINE });
    await type('ZC-0301');
    await bench.view.unmount();
    const off: Answers = { 'member.my': OFFLINE, 'assetStock.stock': OFFLINE, 'assetStock.stockAsset': OFFLINE };
    // The profile is older than the app asks for by itself.
    bench.set.clock.advance(3_600_000);
    answer(bench.set, { ...off, 'assetStock.checkAsset': OFFLINE });
    await bench.open('/outbound/pages/stockDetail', StockDetailPage, { id: '71' });
    await pass(0);
    for (const text of ['西湖总店茶器盘点', '离线，1 条待上传', '已存在本机，连上网按次序补交', '紫砂石瓢壶 ZC-0301'])
      expect([text, bench.view.hasText(text)]).toEqual([text, true]);
    await type('ZC-0303');
    expect(kept().map(({ code }) => code)).toEqual(['ZC-0301', 'ZC-0303']);
    await bench.view.unmount();
    await bench.open('/outbound/pages/takeStock', TakeStockPage);
    await pass(0);
    // The list says which of them waits for the line.
    expect(bench.view.hasText('2 条待上传')).toBe(true);
    expect(bench.view.hasText('西湖总店茶器盘点')).toBe(true);
  });

  it('one that nobody has opened here is not there without a line', async () => {
    await open({ 'assetStock.stock': OFFLINE });
    expect(bench.view.hasText('重新加载')).toBe(true);
  });

  it('a full phone is not said to have kept them', async () => {
    jest.spyOn(bench.set.core.root.platform.storage, 'isKept').mockReturnValue(false);
    await open({ 'assetStock.checkAsset': OFFLINE });
    await type('ZC-0301');
    expect(bench.view.hasText('已存在本机')).toBe(false);
    expect(bench.view.hasText('手机存储已满，没有存下来：先别关闭，连上网就补交')).toBe(true);
  });

  it('sends what another visit has left, with the id it had', async () => {
    const scan = { auditId: '71', code: 'ZC-0377', method: 'scan', opId: 'op-of-before', at: NOW };
    bench.set.core.root.platform.storage.set('unsent:scans:1', JSON.stringify([scan]));
    await open({ 'assetStock.checkAsset': counted() });
    await pass(100);
    expect(sent(bench.set, 'assetStock.checkAsset').map((one) => fields(one).opId)).toEqual(['op-of-before']);
    expect(kept()).toEqual([]);
  });

  it('does not send again what the server refuses', async () => {
    await open({ 'assetStock.checkAsset': new Refusal(409, '盘点已完成') });
    await type('ZC-0301');
    expect(bench.toast()).toBe('ZC-0301 未计入：盘点已完成');
    expect(kept()).toEqual([]);
    expect(bench.view.hasText('未计入')).toBe(true);
  });

  it('says what was refused, also when it is opened again, until the person has read it', async () => {
    const row = (n: number) => ({ auditId: '71', code: `ZC-${n}`, method: 'scan', opId: `op-of-before-${n}`, at: NOW });
    bench.set.core.root.platform.storage.set('unsent:scans:1', JSON.stringify([row(1), row(2)]));
    await open({ 'assetStock.checkAsset': new Refusal(409, '盘点已完成') });
    await pass(100);
    await bench.view.unmount();
    await open();
    for (const text of ['2 条未计入', 'ZC-1', 'ZC-2', '盘点已完成'])
      expect([text, bench.view.hasText(text)]).toEqual([text, true]);
    await tap('知道了');
    expect(bench.view.hasText('未计入')).toBe(false);
    await bench.view.unmount();
    await open();
    expect(bench.view.hasText('未计入')).toBe(false);
  });

  it('twenty that waited, with 429 from the 13th: none is lost, and no line is read again', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      auditId: '71',
      code: `ZC-${at}`,
      method: 'scan',
      opId: `op-of-before-${at}`,
      at: NOW,
    }));
    bench.set.core.root.platform.storage.set('unsent:scans:1', JSON.stringify(rows));
    let times = 0;
    await open({
      'assetStock.checkAsset': () =>
        (times += 1) >= 13
          ? new Refusal(429, '操作太频繁')
          : counted({ progress: { ...counted().progress, found: 11 + times, rev: 14 + times } }),
    });
    await pass(300);
    expect(kept().map(({ code }) => code)).toEqual(rows.slice(12).map(({ code }) => code));
    for (const text of ['系统繁忙，8 条待上传', '23']) expect([text, bench.view.hasText(text)]).toEqual([text, true]);
    expect(bench.view.hasText('未计入')).toBe(false);
    expect(sent(bench.set, 'assetStock.stockAsset')).toHaveLength(1);
  });

  it('asks for a photo of what nobody registered', async () => {
    const unknown = counted({ result: 'unknown' }, { state: 'unknown', code: 'XX-1', expectedPlace: '' });
    await open({ 'assetStock.checkAsset': { ...unknown, line: { ...unknown.line, asset: undefined } } });
    await type('XX-1');
    expect(bench.toast()).toBe('未登记资产，拍张照片备查');
    expect(bench.view.hasText('照片（0/9）')).toBe(true);
  });

  it('a mark on what was counted is saved, and is no second scan', async () => {
    const heard: string[] = [];
    jest.spyOn(platform.audio, 'chime').mockImplementation(() => void heard.push('chime'));
    jest.spyOn(platform.audio, 'warn').mockImplementation(() => void heard.push('warn'));
    const found = stockTakeLine({ state: 'found', at: NOW, by: '李牧之' });
    await open({ 'assetStock.checkAsset': counted({ result: 'again' }) }, stockTakeDetail(), [found]);
    await tap(/^紫砂石瓢壶 ZC-0301/);
    await tap('损坏');
    await bench.view.input(bench.view.byLabel('备注'), '壶嘴有缺');
    await tap('保存');
    expect(fields(sent(bench.set, 'assetStock.checkAsset')[0])).toMatchObject({ state: 'damaged', note: '壶嘴有缺' });
    expect([heard, bench.toast()]).toEqual([['chime'], '已保存']);
    expect(bench.view.hasText('已盘过，不计数')).toBe(false);
    expect(bench.view.hasText('最近扫到')).toBe(false);
  });

  it('takes the last scan back after a question, and nothing where there is none', async () => {
    await open({
      'assetStock.checkAsset': counted(),
      'assetStock.delAsset': { ...counted().progress, found: 11, rev: 16 },
    });
    await tap('撤销上一次扫描');
    expect(bench.toast()).toBe('没有可撤销的扫描');
    await type('ZC-0301');
    await pass(2000);
    await tap('撤销上一次扫描');
    await sayYes();
    expect(fields(sent(bench.set, 'assetStock.delAsset')[0])).toMatchObject({ auditId: '71', lineId: '101' });
    expect(bench.toast()).toBe('已撤销');
  });

  it('names what is missing before the end, and then is only read', async () => {
    const missing = [stockTakeLine({ id: '5', code: 'ZC-0318' })];
    const ended = stockTakeDetail(
      {
        can: [],
        documents: [
          {
            id: '1',
            no: 'PK1',
            audit: '1',
            kind: 'loss',
            lines: [],
            amount: 45_800,
            status: 'waiting',
            by: '',
            note: '',
            at: NOW,
          },
        ],
      },
      { status: 'finished' },
    );
    await open({
      'assetStock.stockFinish': (request) =>
        fields(request).confirmMissing === 'true' ? ended : new Refusal(422, '还有 1 件未盘', { missing }),
    });
    await tap('完成盘点');
    expect(bench.view.hasText('还有 1 件未盘')).toBe(true);
    await tap('确认 1 件盘亏并完成');
    expect(bench.view.hasText('盘点已完成，只能查看')).toBe(true);
    expect(bench.view.hasText('待审批')).toBe(true);
    expect(bench.view.hasText('点这里扫标签')).toBe(false);
  });

  it('takes over what colleagues have counted meanwhile', async () => {
    let rev = 14;
    await open({
      'assetStock.stock': () => {
        const { card } = stockTakeDetail();
        return { audit: stockTakeDetail({}, { progress: { ...card.progress, found: rev, rev } }) };
      },
    });
    rev = 17;
    await pass(5100);
    expect(bench.view.hasText('17')).toBe(true);
  });
});
