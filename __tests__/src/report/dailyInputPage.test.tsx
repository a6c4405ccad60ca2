/** The form of a day: what the shop counted, what was typed, kept and sent, two phones, and a report that is only read. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DailyForm } from '@/contract';
import DailyInputPage from '@/report/pages/daily-input';
import { farOf, sentOf } from '@/report/daily/values';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW } from '../contract/fixtures';

const PATH = '/report/pages/daily-input';
const bench = pageBench();
beforeEach(() => bench.login({ ...MEMBER, roles: ['member', 'staff'], areas: ['report'] }));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const field = (key: string, label: string, type: 'int' | 'money' | 'text', prefill?: string) => ({
  key,
  label,
  type,
  unit: type === 'money' ? '元' : '位',
  required: type !== 'text',
  hint: '昨天 6,120.00',
  ...(prefill !== undefined && { prefill }),
});
const form = (part: Partial<DailyForm> = {}): DailyForm => ({
  date: '2026-06-16',
  store: '武林馆',
  storeId: '2',
  groups: [
    { title: '经营', fields: [field('cash', '现金', 'money', '105400'), field('guests', '到店', 'int')] },
    { title: '问题与明天', fields: [field('note', '问题与计划', 'text')] },
  ],
  missing: ['2026-06-11'],
  week: [
    { date: '2026-06-11', state: 'missing' },
    { date: '2026-06-16', state: 'open' },
  ],
  stores: [{ value: '2', label: '武林馆' }],
  readOnly: false,
  editUntil: NOW + 86_400_000,
  dueAt: NOW + 3_600_000,
  ...part,
});
const report = {
  id: '9',
  date: '2026-06-16',
  store: '武林馆',
  by: '孙会',
  values: [],
  photos: [],
  status: 'submitted' as const,
  submittedAt: NOW,
  late: false,
  rev: 1,
};
const open = (answers: Answers = {}, first = form()) => {
  answer(bench.set, {
    'manage.dailyInput': first,
    'manage.dailyInputSaveNew': { rev: 1, savedAt: NOW },
    'manage.dailyInputSave': report,
    ...answers,
  });
  return bench.open(PATH, DailyInputPage);
};
const valuesOf = (at: number, name: 'manage.dailyInputSave' | 'manage.dailyInputSaveNew') =>
  Object.fromEntries(
    (JSON.parse(fields(sent(bench.set, name).at(at)).values ?? '[]') as { key: string; value: string }[]).map(
      ({ key, value }) => [key, value],
    ),
  );

test('what the shop counted stands there; two seconds after a change it is saved', async () => {
  await open();
  bench.see('武林馆', '必填还差 1 项', '没交', '在填');
  await bench.type('到店', '46');
  await pass(1900);
  expect(sent(bench.set, 'manage.dailyInputSaveNew')).toEqual([]);
  await pass(2100);
  expect(valuesOf(-1, 'manage.dailyInputSaveNew')).toEqual({ cash: '105400', guests: '46' });
  bench.see(/已自动保存/, '都填好了');
});

test('a required field that is empty is pointed at and nothing is sent; far from the system needs a reason', async () => {
  await open();
  await bench.press('提交日报');
  bench.see('请填写到店');
  await bench.type('到店', '46');
  await bench.type('现金', '654');
  bench.see('和系统的 1,054.00 差 38 %，写一句原因');
  await bench.press('提交日报');
  expect(sent(bench.set, 'manage.dailyInputSave')).toEqual([]);
  await bench.type('现金的原因', '定金记在明天');
  await pass(1600);
  await bench.press('提交日报');
  await pass(1600);
  expect(valuesOf(-1, 'manage.dailyInputSave')).toEqual({ cash: '65400', guests: '46', 'reason.cash': '定金记在明天' });
});

test('two phones: both values are shown, and the chosen one goes on', async () => {
  await open({
    'manage.dailyInputSaveNew': new Refusal(409, '另一台手机改过这份日报', {
      values: [{ key: 'guests', label: '到店', value: '41' }],
      rev: 3,
      savedAt: NOW,
    }),
  });
  await bench.type('到店', '46');
  await pass(4000);
  bench.see('另一台手机也在填', '46', '41');
  await bench.press('用那边的');
  await pass(100);
  expect(bench.view.byLabel('到店')).toHaveProperty('value', '41');
});

test('without a line what was typed waits on the phone', async () => {
  await open({ 'manage.dailyInputSaveNew': OFFLINE });
  await bench.type('到店', '46');
  await pass(4000);
  bench.see('没有网络，已存在这台手机');
  await bench.view.unmount();
  await open();
  expect(bench.view.byLabel('到店')).toHaveProperty('value', '46');
});

test('somebody else’s is only read', async () => {
  await open(
    {},
    form({ readOnly: true, report: { ...report, values: [{ key: 'guests', label: '到店', value: '50' }] } }),
  );
  bench.see('孙会 交的日报，只能看；数字由店长在报表里更正');
  expect(bench.view.hasText('提交日报')).toBe(false);
});

test('yuan and fen, and how far is far', () => {
  const cash = field('cash', '现金', 'money', '100000');
  expect(sentOf([cash], { cash: '1,2' })).toEqual([]);
  expect(sentOf([cash], { cash: '12.5' })[0]!.value).toBe('1250');
  expect([
    farOf(cash, { cash: '1300' }),
    farOf(cash, { cash: '1300.01' }) === undefined,
    farOf({ ...cash, prefill: '0' }, { cash: '9' }),
  ]).toEqual([undefined, true, undefined]);
  expect(farOf(cash, { cash: '1301' })).toBe(30);
});
