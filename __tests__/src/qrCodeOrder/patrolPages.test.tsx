/** 巡台检查 and 巡台记录. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, PatrolPoint, PatrolRecord } from '@/contract';
import type { Pen } from '@/core/platform';
import { daySize, drawDay } from '@/qrCodeOrder/patrol/drawDay';
import PatrolPage from '@/qrCodeOrder/pages/patrol';
import PatrolIndexPage from '@/qrCodeOrder/pages/patrolIndex';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { EMPLOYEE, MEMBER, NOW, pageOf } from '../contract/fixtures';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['patrol'], employee: EMPLOYEE };
beforeEach(() => bench.login(STAFF));

const ITEMS: PatrolPoint['items'] = [
  { id: 'floor', title: '地面与坐垫', type: 'check', standard: '无茶渣' },
  { id: 'damp', title: '湿度', type: 'number', standard: '45 至 65 %', min: 45, max: 65, unit: '%' },
];
const record = (part: Partial<PatrolRecord> = {}): PatrolRecord => ({
  ...{ id: '71', point: '听松雅室', pointId: '61', store: '叶间·西湖总店', storeId: '1', area: '雅室' },
  ...{ by: EMPLOYEE, at: NOW - 3_600_000, away: false, typed: false, items: ITEMS, photos: [], note: '' },
  results: [
    { itemId: 'floor', ok: false, note: '有茶渍' },
    { itemId: 'damp', ok: true, value: 52 },
  ],
  status: 'issue',
  issue: {
    ...{ assignee: EMPLOYEE, dueAt: NOW + 3_600_000, overdue: false, summary: '地面与坐垫：有茶渍' },
    ...{ fixPhotos: [], fixNote: '' },
  },
  log: [{ key: '1', label: '王岚 检查', value: String(NOW - 3_600_000) }],
  can: ['assign', 'fix'],
  ...part,
});
const point = (part: Partial<PatrolPoint> = {}): PatrolPoint => ({
  ...{ id: '61', code: 'XD-0102', name: '听松雅室', store: '叶间·西湖总店', storeId: '1', area: '雅室' },
  ...{ items: ITEMS, frequency: 'daily', assignee: EMPLOYEE, fixBy: NOW + 3_600_000, turn: 9 },
  ...part,
});
const index = (part: Partial<DataOf<'patrol.index'>> = {}): DataOf<'patrol.index'> => ({
  summary: { planned: 12, done: 8, issues: 1, overdue: 1, byStaff: [{ key: '1', label: '钱多多', value: '30 次' }] },
  plan: [
    {
      ...{ id: '61', code: 'XD-0102', name: '听松雅室', area: '雅室', store: '叶间·西湖总店' },
      ...{ frequency: 'daily', dueAt: NOW - 1000, state: 'overdue' },
    },
  ],
  stores: [],
  today: '2026-06-16',
  ...part,
});
const open = async (Page: typeof PatrolPage, answers: Answers, params: Record<string, string> = {}) => {
  answer(bench.set, { 'member.my': STAFF, ...answers });
  await bench.open(`/qrCodeOrder/pages/${Page === PatrolPage ? 'patrol' : 'patrolIndex'}`, Page, params);
  await pass(0);
};
const tap = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(400);
};

describe('a point', () => {
  it('says what is still missing, and is sent once all of it is there', async () => {
    await open(
      PatrolPage,
      { 'patrol.scanCode': point(), 'patrol.scanCodeSave': record({ status: 'ok' }) },
      { code: 'XD-0102' },
    );
    bench.see('听松雅室', '0 / 2', '今日第 9 处', /还差「地面与坐垫」「湿度」/);
    await tap('地面与坐垫 合格');
    await bench.type('湿度 %', '52');
    await tap('提交检查');
    await pass(0);
    expect(sent(bench.set, 'patrol.scanCodeSave')).toHaveLength(1);
    expect(bench.lastUrl()).toBe('/qrCodeOrder/pages/patrol?id=71');
  });
  it('asks for a word and a picture of what fails, and of a number outside of its bounds', async () => {
    await open(PatrolPage, { 'patrol.scanCode': point() }, { code: 'XD-0102', typed: 'true' });
    bench.see(/手动输入编号/);
    await tap('地面与坐垫 不合格');
    await bench.type('湿度 %', '71');
    bench.see('偏高', /建一条待办/, /还差/);
    expect(bench.view.hasText('2 / 2')).toBe(false);
  });
  it('takes a measure below zero, pasted or with the key for it', async () => {
    const items = [
      { id: 'cold', title: '冷柜', type: 'number' as const, standard: '-20 至 -15 ℃', min: -20, max: -15, unit: '℃' },
    ];
    await open(
      PatrolPage,
      { 'patrol.scanCode': point({ items }), 'patrol.scanCodeSave': record({ status: 'ok' }) },
      { code: 'XD-0102' },
    );
    await bench.type('冷柜 ℃', '18');
    bench.see('偏高');
    await tap('± 冷柜换正负');
    expect(bench.view.hasText('偏高')).toBe(false);
    await bench.type('冷柜 ℃', '零下１７．５度');
    await tap('提交检查');
    await pass(0);
    expect(JSON.stringify(sent(bench.set, 'patrol.scanCodeSave'))).toContain('-17.5');
  });
  it('where somebody else was meanwhile, is read anew', async () => {
    const other = { last: undefined as PatrolRecord | undefined };
    await open(
      PatrolPage,
      {
        'patrol.scanCode': () => point({ items: [ITEMS[0]!], ...(other.last && { last: other.last }) }),
        'patrol.scanCodeSave': () => {
          if (other.last) return record({ status: 'ok' });
          other.last = record({ at: NOW - 60_000 });
          return new Refusal(409, '王岚 刚检查过这里，还要再交一次吗');
        },
      },
      { code: 'XD-0102' },
    );
    await tap('地面与坐垫 合格');
    await tap('提交检查');
    await pass(0);
    expect(bench.toast()).toMatch(/刚检查过/);
    // The point is read anew, so that the next press asks.
    expect(sent(bench.set, 'patrol.scanCode')).toHaveLength(2);
  });
  it('shows how any item should look', async () => {
    const items = [{ ...ITEMS[0]!, picture: '/images/store/1.webp' }];
    await open(PatrolPage, { 'patrol.scanCode': point({ items }) }, { code: 'XD-0102' });
    bench.see('标准');
  });
  it('leads to what is open there', async () => {
    await open(PatrolPage, { 'patrol.scanCode': point({ open: record() }) }, { code: 'XD-0102' });
    bench.see(/有茶渍/);
  });
});

describe('a record', () => {
  it('shows the issue and who may do what', async () => {
    await open(PatrolPage, { 'patrol.index': index({ record: record(), assignees: [EMPLOYEE] }) }, { id: '71' });
    bench.see('待整改', '地面与坐垫：有茶渍', '改派', '完成整改', '王岚 检查');
  });
  it('shows its own pictures and its word', async () => {
    const own = record({ photos: ['/uploads/a.webp'], note: '雨天地滑' });
    await open(PatrolPage, { 'patrol.index': index({ record: own }) }, { id: '71' });
    bench.see('备注：雨天地滑');
    expect(bench.view.byRole('button', '查看现场照片 1')).toBeTruthy();
  });
  it('offers whoever did not put it right the second look', async () => {
    const fixed = record({ status: 'fixed', can: ['recheck', 'reopen'] });
    await open(PatrolPage, { 'patrol.index': index({ record: fixed }), 'patrol.rectify': fixed }, { id: '71' });
    await tap('复查通过');
    await tap('通过，闭环');
    expect(bench.toast()).toBe('已保存');
  });
  it('without a code and an id leads to the plan', async () => {
    await open(PatrolPage, {});
    bench.see('先扫点位的码');
  });
});

describe('the records', () => {
  it('show the plan of today, how far it is and the figures by person', async () => {
    await open(PatrolIndexPage, { 'patrol.index': index() });
    bench.see('8/12', '听松雅室', '已超时', '近 30 天', '钱多多');
  });
  it('are those of another day when it is chosen, and of today again', async () => {
    await open(PatrolIndexPage, { 'patrol.index': index() });
    await tap(/^日期，/);
    await pass(400);
    await tap('6月10日');
    await pass(50);
    expect(sent(bench.set, 'patrol.index').at(-1)!.url).toContain('date=2026-06-10');
    bench.see('当日进度');
    await tap('回到今天');
    expect(sent(bench.set, 'patrol.index').at(-1)!.url).not.toContain('date=');
    bench.see('今日进度');
  });
  it('draw a day as a picture: each point with its state, the rest counted', () => {
    const texts: string[] = [];
    const pen = { fillRect: () => undefined, fillText: (text: string) => void texts.push(text) } as unknown as Pen;
    const [row] = index().plan;
    const { summary } = index();
    const plan = Array.from({ length: 43 }, (_, i) => ({ ...row!, id: String(i), name: `第 ${i} 处` }));
    const day = { date: '2026-06-10', place: '全部门店', summary, plan };
    drawDay({ pen }, day);
    expect(texts).toEqual(expect.arrayContaining(['2026-06-10  全部门店', '8/12', '第 39 处', '已超时', '还有 3 处']));
    expect(texts).not.toContain('第 40 处');
    expect(daySize({ ...day, plan: plan.slice(0, 2) }).height).toBeLessThan(daySize(day).height);
  });
  it('say that nothing is planned', async () => {
    const summary = { planned: 0, done: 0, issues: 0, overdue: 0, byStaff: [] };
    await open(PatrolIndexPage, { 'patrol.index': index({ plan: [], summary }) });
    bench.see('今日无巡台计划');
  });
  it('say what waited on the phone and was refused, and send it once more', async () => {
    const line = { isDown: true };
    await open(
      PatrolPage,
      {
        'patrol.scanCode': point({ items: [ITEMS[0]!] }),
        'patrol.index': index(),
        'patrol.scanCodeSave': ({ body }) => {
          if (line.isDown) return OFFLINE;
          return String(body).includes('again=true') ? record() : new Refusal(409, '王岚 刚检查过这里，还要再交一次吗');
        },
      },
      { code: 'XD-0102' },
    );
    await tap('地面与坐垫 合格');
    await tap('提交检查');
    await pass(0);
    line.isDown = false;
    await bench.open('/qrCodeOrder/pages/patrolIndex', PatrolIndexPage, {});
    await pass(50);
    bench.see(/的检查没有记上：王岚 刚检查过这里/);
    await tap(/的检查没有记上/);
    await tap('再交一次');
    await pass(50);
    expect(fields(sent(bench.set, 'patrol.scanCodeSave').at(-1)).again).toBe('true');
    expect(bench.view.hasText(/的检查没有记上/)).toBe(false);
  });
  it('list what is not put right with whom it waits for', async () => {
    await open(PatrolIndexPage, { 'patrol.index': index({ page: pageOf([record()]) }) }, { tab: 'issue' });
    bench.see('地面与坐垫：有茶渍', /前整改/);
  });
});
