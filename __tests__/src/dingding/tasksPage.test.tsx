/** The desk of decisions: what waits in its sections, one task with all that is needed to decide it, and what becomes of it. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DingTask, DingTaskDetail } from '@/contract';
import MessagePage from '@/dingding/pages/message';
import { ageWord, dueWord, sectionOf, signedText, sumText } from '@/dingding/tasks/labels';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW, pageOf } from '../contract/fixtures';

const PATH = '/dingding/pages/message';
const bench = pageBench();
beforeEach(() => bench.login({ ...MEMBER, roles: ['member', 'staff'], areas: ['finance'], isManager: true }));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const HOUR = 3_600_000;
const task = (part: Partial<DingTask> = {}): DingTask => ({
  id: '1',
  kind: 'withdraw',
  title: '余额提现 TX1',
  summary: '申请提现 ¥2,000.00',
  from: '林知夏',
  dueAt: NOW + 30 * HOUR,
  status: 'todo',
  urgent: false,
  at: NOW - HOUR,
  amount: 200_000,
  rev: 1,
  ...part,
});
const detail = (part: Partial<DingTaskDetail> = {}): DingTaskDetail => ({
  task: task(),
  fields: [{ key: 'method', label: '银行卡', value: '招商银行 尾号 6225' }],
  files: [],
  log: [],
  can: ['pass', 'reject'],
  acts: ['forward', 'ask'],
  rev: 1,
  lines: [],
  answer: false,
  asks: true,
  effect: '通过后打款给申请人，不能撤回',
  ...part,
});
const TABS = [
  { id: 'todo', label: '待处理', count: 3 },
  { id: 'done', label: '已处理', count: 8 },
  { id: 'sent', label: '我发起的', count: 2 },
];
const KINDS = [
  { id: 'withdraw', label: '提现', count: 2 },
  { id: 'process', label: '流程', count: 1 },
];
const SECTIONS = [
  { id: 'late', label: '已超时', count: 1 },
  { id: 'today', label: '今天到期', count: 1 },
  { id: 'later', label: '不急', count: 1 },
];
const ROWS = [
  task({ id: '1', title: '晚了的', dueAt: NOW - 2 * HOUR, at: NOW - 26 * HOUR }),
  task({ id: '2', title: '今天的', dueAt: NOW + HOUR / 4, urgent: true }),
  task({ id: '3', title: '不急的', kind: 'process', amount: undefined } as never),
].map((row) => JSON.parse(JSON.stringify(row)) as DingTask);
const listOf = (rows = ROWS) => ({ tabs: TABS, kinds: KINDS, sections: SECTIONS, page: pageOf(rows) });
/** What a reading asked for. */
const asked = ({ url }: { url: string }): Record<string, string> =>
  Object.fromEntries(new URL(url, 'http://x').searchParams);
/** One task; what else is answered comes with it. */
const openOne = (part: Partial<DingTaskDetail> = {}, more: Answers = {}) => {
  answer(bench.set, {
    'ding.tasksMessage': (request) =>
      asked(request).id ? { tabs: TABS, kinds: KINDS, sections: [], task: detail(part) } : listOf(),
    ...more,
  });
  return bench.open(PATH, MessagePage, { id: '1' });
};
const press = async (name: string | RegExp, role = 'button') => {
  await bench.press(name, role);
  await pass(1600);
};
/** The question over the page is answered with its yes. */
const yes = async (word: string) => {
  await bench.view.tap(bench.view.allByRole('button', word).at(-1)!);
  await pass(1600);
};

test('sums, spans and sections as they are said', () => {
  expect([sumText(-90_400), signedText(6800), signedText(-6800)]).toEqual(['−904.00', '＋68.00', '−68.00']);
  expect(ageWord({ at: NOW - 26 * HOUR, dueAt: NOW - HOUR }, NOW)).toBe('等 26 小时');
  expect(ageWord({ at: NOW - 26 * HOUR, dueAt: NOW + HOUR }, NOW)).toBe('昨天');
  expect(dueWord(NOW + 50 * HOUR, NOW)).toMatch(/^\d\d-\d\d 前$/);
  expect([NOW - 1, NOW + 1, NOW + 40 * HOUR].map((dueAt) => sectionOf({ dueAt }, NOW))).toEqual([
    'late',
    'today',
    'later',
  ]);
});

test('what is late stands on top under its own heading, kinds have their counts', async () => {
  answer(bench.set, { 'ding.tasksMessage': listOf() });
  await bench.open(PATH, MessagePage);
  const heads = bench.view.allByRole('heading').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['已超时', '今天到期', '不急']));
  bench.see('晚了的', '等 26 小时', '加急', '2,000.00', '全部 3');
  await press('提现 2', 'radio').catch(() => press(/^提现/, 'radio'));
  expect(asked(sent(bench.set, 'ding.tasksMessage').at(-1)!)).toMatchObject({ kind: 'withdraw', tab: 'todo' });
});

test('nothing waits', async () => {
  answer(bench.set, { 'ding.tasksMessage': listOf([]) });
  await bench.open(PATH, MessagePage);
  bench.see('都处理完了');
});

test('without a line nothing is said to be done', async () => {
  answer(bench.set, { 'ding.tasksMessage': OFFLINE });
  await bench.open(PATH, MessagePage);
  expect(bench.view.hasText('都处理完了')).toBe(false);
});

test('a refusal without a reason is a fault of the field and is not sent', async () => {
  await openOne(
    {},
    {
      'ding.tasksComplete': detail({ task: task({ status: 'rejected', decidedBy: '孙会' }), can: [], acts: [] }),
    },
  );
  bench.see('招商银行 尾号 6225', '等你决定', '通过后打款给申请人，不能撤回');
  await press('驳回');
  bench.see('请写驳回的原因');
  expect(sent(bench.set, 'ding.tasksComplete')).toEqual([]);
});

test('a refusal with its reason is asked first, then sent', async () => {
  await openOne(
    {},
    {
      'ding.tasksComplete': detail({ task: task({ status: 'rejected', decidedBy: '孙会' }), can: [], acts: [] }),
    },
  );
  await bench.type('意见，驳回时必填', '户名不符');
  await press('驳回');
  bench.see(/原因会告诉林知夏/);
  await yes('驳回');
  expect(fields(sent(bench.set, 'ding.tasksComplete')[0]!)).toMatchObject({
    result: 'reject',
    note: '户名不符',
    rev: '1',
  });
  bench.see('已驳回', '下一件');
});

test('somebody was faster: the task is shown as it is, with who', async () => {
  const done = detail({
    task: task({ status: 'passed', decidedBy: '王岚' }),
    log: [{ key: '1', label: '王岚 通过', value: String(NOW) }],
    can: [],
    acts: [],
    rev: 2,
  });
  await openOne({}, { 'ding.tasksComplete': new Refusal(409, '该任务已处理', done) });
  await press('通过');
  await yes('通过');
  expect(bench.toast()).toBe('该任务已处理');
  bench.see('王岚 通过', '已通过', '下一件');
});

test('what can be taken back is passed by one tap, which says what it has done', async () => {
  const passed = detail({ task: task({ kind: 'quote', status: 'passed', decidedBy: '王岚' }), can: [], acts: [] });
  await openOne({ task: task({ kind: 'quote' }), asks: false }, { 'ding.tasksComplete': passed });
  await press('通过');
  expect(fields(sent(bench.set, 'ding.tasksComplete')[0]!)).toMatchObject({ result: 'pass', rev: '1' });
  expect(bench.toast()).toBe('已通过，报价可以发给客户了');
  bench.see('下一件');
});

test('what cannot is asked once more', async () => {
  await openOne({}, { 'ding.tasksComplete': detail({ task: task({ status: 'passed' }), can: [], acts: [] }) });
  await press('通过');
  bench.see('通过？', '通过后打款给申请人，不能撤回。');
  expect(sent(bench.set, 'ding.tasksComplete')).toEqual([]);
});

test('an answer that was written is sent by one tap', async () => {
  const answered = detail({ task: task({ kind: 'feedback', status: 'passed' }), can: [], acts: [], answer: true });
  await openOne({ can: ['pass'], answer: true, asks: false }, { 'ding.tasksComplete': answered });
  await press('答复');
  bench.see('请写给对方的答复');
  await bench.type('答复', '已经改好了');
  bench.set.clock.advance(2000);
  await press('答复');
  expect(fields(sent(bench.set, 'ding.tasksComplete')[0]!)).toMatchObject({ result: 'pass', note: '已经改好了' });
  expect(bench.toast()).toBe('已答复');
});

test('the lines of a stock-taking say more and less as word and square, and what both come to', async () => {
  const lines = [
    { key: 'a', title: '胡桃木茶盘', note: 'ZC-0361', amount: -48_000, mark: 'loss' as const },
    { key: 'b', title: '青瓷品茗杯', note: 'ZC-0512', amount: 6800, mark: 'gain' as const },
  ];
  await openOne({ lines, task: task({ kind: 'stockAdjust' }) });
  bench.see('盈', '亏', '−480.00', '＋68.00', '账面变动', '−412.00');
});

test('who sent it does not decide it and reads why', async () => {
  await openOne({ can: ['withdraw'], acts: [], cannot: '自己提交的由别人批' });
  bench.see('自己提交的由别人批');
  expect(bench.view.allByRole('button', '通过')).toEqual([]);
});

test('it is handed on with a reason, to somebody chosen', async () => {
  await openOne(
    {},
    {
      'ding.tasksColleagues': [
        {
          id: '10105',
          no: 'E1005',
          name: '孙会',
          avatar: '/images/a.webp',
          title: '财务',
          storeId: '2',
          storeName: '武林馆',
        },
      ],
      'ding.tasksHand': detail({ acts: [], can: [], task: task({ waitsFor: '孙会' }) }),
    },
  );
  await press('转交');
  await press(/^孙会/, 'radio');
  await bench.type('原因', '我去出差');
  await yes('转交');
  expect(fields(sent(bench.set, 'ding.tasksHand')[0]!)).toMatchObject({
    action: 'forward',
    toId: '10105',
    note: '我去出差',
    rev: '1',
  });
  bench.see('等孙会处理');
});
