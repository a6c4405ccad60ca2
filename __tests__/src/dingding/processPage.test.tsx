/** Processes: a form by its definition, the path as the amount is typed, what is missing jumped to, and one that was sent. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { platform } from '@/core/platform';
import type { UploadWatch } from '@/core/api/transport';
import type { ProcessForm, ProcessView } from '@/contract';
import ProcessPage from '@/dingding/pages/process';
import { amountOf, faultOf, pathOf, rowSum, sentOf, startOf, typedOf, wireOf } from '@/dingding/process/values';
import { cellOf } from '@/dingding/process/cells';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW, pageOf } from '../contract/fixtures';

const PATH = '/dingding/pages/process';
const bench = pageBench();
beforeEach(() => bench.login({ ...MEMBER, roles: ['member', 'staff'], areas: ['stock'] }));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const plain = { required: true, options: [], columns: [], counts: false };
const form: ProcessForm = {
  kind: 'purchase',
  title: '采购申请',
  about: '合计超过 5,000 元多一步财务',
  fields: [
    { ...plain, key: 'reason', label: '事由', type: 'text' },
    { ...plain, key: 'urgent', label: '紧急', type: 'choice', options: ['不急', '今天要'] },
    { ...plain, key: 'amount', label: '预计', type: 'money', counts: true },
  ],
  steps: [
    { key: 'manager', label: '门店经理', value: '王岚' },
    { key: 'finance', label: '财务', value: '孙会', over: 500_000 },
  ],
};
const view = (part: Partial<ProcessView> = {}): ProcessView => ({
  id: '9',
  no: 'LC1',
  kind: 'purchase',
  title: '采购申请',
  values: [{ key: 'reason', label: '事由', value: '补样', text: '补样' }],
  files: [],
  status: 'running',
  steps: [{ name: '门店经理', who: '王岚', result: '处理中', note: '', at: 0 }],
  createdAt: NOW,
  from: '冯仓',
  form,
  can: ['withdraw', 'remind', 'copy'],
  ...part,
});
const KINDS = [
  { value: 'leave', label: '请假' },
  { value: 'purchase', label: '采购申请' },
];
const begin = (params: Record<string, string>, more: Answers = {}) => {
  answer(bench.set, {
    'process.input': ({ url }) => {
      const asked = new URL(url, 'http://x').searchParams;
      if (asked.has('id')) return { kinds: KINDS, instance: view() };
      return asked.has('kind') ? { kinds: KINDS, form } : { kinds: KINDS, mine: pageOf([view()]) };
    },
    ...more,
  });
  return bench.open(PATH, ProcessPage, params);
};
const press = async (name: string | RegExp, role = 'button') => {
  await bench.press(name, role);
  bench.set.clock.advance(1600);
  await pass(1600);
};

test('money is typed in yuan and travels in fen, a table adds up, the path goes by the sum', () => {
  const money = { type: 'money' as const };
  expect([wireOf(money, '12.3'), typedOf(money, '1230'), typedOf(money, '500000')]).toEqual(['1230', '12.30', '5000']);
  const columns = [
    { key: 'a', label: '品名', type: 'text' as const },
    { key: 'b', label: '数量', type: 'number' as const },
    { key: 'c', label: '单价', type: 'money' as const },
  ];
  expect(rowSum({ columns }, ['盏', '6', '42000'])).toBe(252_000);
  expect([cellOf('number', '1.5'), cellOf('money', '4.2'), cellOf('text', ' ')]).toEqual([undefined, '420', undefined]);
  expect(pathOf(form, 500_000).map(({ key }) => key)).toEqual(['manager']);
  expect(pathOf(form, 500_001).map(({ key }) => key)).toEqual(['manager', 'finance']);
  expect(amountOf(form, { amount: '5000.01' })).toBe(500_001);
  expect(sentOf(form, { reason: ' 补样 ', amount: '' })).toEqual([{ key: 'reason', label: '事由', value: '补样' }]);
  expect(startOf(form, view(), { urgent: '不急' })).toMatchObject({ reason: '补样', urgent: '不急', amount: '' });
  expect(faultOf(form.fields[1]!, '', 0)).toBe('请选择紧急');
});

test('above the amount one step more is shown, and why', async () => {
  await begin({ kind: 'purchase' });
  bench.see('谁来批', '王岚', '合计超过 5,000 元多一步财务');
  expect(bench.view.hasText('孙会')).toBe(false);
  await bench.type('预计（元） *', '6960');
  bench.see('孙会', /超过 .*，多一步财务。/);
});

test('what is missing is said under its field and nothing is sent; what the server refuses stands there, too', async () => {
  await begin(
    { kind: 'purchase', asset: 'ZC-0361' },
    { 'process.inputSave': new Refusal(400, '事由太短', undefined, { field: 'reason' }) },
  );
  await press('提交');
  bench.see('请填写事由', '请选择紧急');
  expect(sent(bench.set, 'process.inputSave')).toEqual([]);
  await bench.type('事由 *', '补样');
  await press('不急', 'radio');
  await bench.type('预计（元） *', '12.5');
  await press('提交');
  const [body] = sent(bench.set, 'process.inputSave').map(fields);
  expect(body).toMatchObject({ kind: 'purchase', action: 'submit' });
  expect(JSON.parse(body!.values!)).toContainEqual({ key: 'amount', label: '预计', value: '1250' });
  bench.see('事由太短');
});

const PAPER = { url: `/sealed/${'a'.repeat(32)}.pdf`, kind: 'file' as const, name: '比价.pdf', size: 2048 };
const PHOTO = { url: `/sealed/${'b'.repeat(32)}`, kind: 'image' as const, name: '照片', size: 9 };
const papers: ProcessForm = {
  ...form,
  fields: [{ ...plain, key: 'files', label: '附件', type: 'files' }],
};

test('a paper is chosen, said how far it is, sent with the form beside the pictures of its draft, and taken out again', async () => {
  let watch: UploadWatch | undefined;
  let end: () => void = () => undefined;
  jest.spyOn(platform.file, 'choose').mockResolvedValue({ path: 'blob:1', name: '比价.pdf', size: 2048 });
  const draft = view({ status: 'draft', files: [PHOTO], values: [], form: papers });
  await begin(
    { kind: 'purchase' },
    { 'process.input': { kinds: KINDS, form: papers, draft }, 'process.inputSave': new Refusal(422, '稍后再试') },
  );
  bench.set.transport.upload.mockImplementation((request) => {
    expect(request.form).toEqual({ scene: 'process', name: '比价.pdf' });
    watch = request.watch;
    return new Promise((resolve) => {
      end = () => resolve({ status: 200, data: { code: 200, message: '', data: PAPER } });
    });
  });
  await press('添加文件');
  watch?.onProgress(40);
  await pass(0);
  bench.see('比价.pdf 正在上传 40%');
  end();
  await pass(0);
  bench.see('比价.pdf', '2 KB', '添加文件');
  const kept = () => JSON.parse(fields(sent(bench.set, 'process.inputSave').at(-1)).files!) as { url: string }[];
  await press('提交');
  expect(kept()).toEqual([PHOTO, PAPER]);
  await press('移除 比价.pdf');
  await press('提交');
  expect(kept()).toEqual([PHOTO]);
  await press('移除第 1 张');
  await press('提交');
  bench.see('请添加附件');
});

test('papers and pictures of one that was sent: each as what it is', async () => {
  await begin({ id: '9' }, { 'process.input': { kinds: KINDS, instance: view({ files: [PHOTO, PAPER] }) } });
  bench.see('附件', '2 份', '比价.pdf', '2 KB', '打开');
  expect(bench.view.container.querySelectorAll('img[src*="sealed"]')).toHaveLength(1);
});

test('one that was sent shows its way, is reminded of and copied', async () => {
  await begin({ id: '9' }, { 'process.inputSave': view() });
  bench.see('审批中', '门店经理　王岚', '处理中', '撤回');
  await press('提醒审批人');
  expect(fields(sent(bench.set, 'process.inputSave')[0])).toMatchObject({ id: '9', action: 'remind' });
  expect(bench.toast()).toBe('已提醒审批人');
  await press('复制一份');
  expect(bench.lastUrl()).toContain('copy=9');
});

test('without a kind: what can be begun, and the own ones', async () => {
  await begin({});
  bench.see('请假', '采购申请', '审批中', '补样');
  await press('请假', 'link');
  expect(bench.lastUrl()).toContain('kind=leave');
});
