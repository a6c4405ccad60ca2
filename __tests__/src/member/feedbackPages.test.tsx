/** Own tickets: the list, a new one, the conversation and its ends. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { FeedbackRow } from '@/contract';
import FeedbackPage from '@/member/pages/feedback/index';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { NOW, OPINION, pageOf } from '../contract/fixtures';

const bench = pageBench();
const { press, see } = bench;
const ANSWER = { by: '客服 钱多多', text: '已为你补发', at: NOW, mine: false, photos: [] };
const ticket = (part: Partial<FeedbackRow> = {}): FeedbackRow => ({
  ...OPINION,
  id: '7',
  no: 'YJ7',
  kind: 'product',
  content: '茶饼边角碎了一块',
  ...part,
});
const ANSWERED = ticket({ status: 'answered', replies: [ANSWER], unread: true, closesAt: NOW + 86_400_000 });
const TEXT = '建盏的底足有些毛刺，可以处理吗？';

async function open(answers: Answers, params: Record<string, string> = {}): Promise<void> {
  bench.login();
  answer(bench.set, answers);
  await bench.open('/member/pages/feedback/index', FeedbackPage, params);
}

it('lists own tickets with the last answer, by state', async () => {
  await open({ 'tea.feedback': pageOf([ANSWERED, ticket({ id: '8', escalated: true })]) });
  see('已回复', '待处理', '已升级', '客服 钱多多：已为你补发');
  expect(bench.view.byRole('img', '未读')).toBeTruthy();
  await press('已关闭', 'tab');
  await pass(0);
  expect(sent(bench.set, 'tea.feedback').at(-1)!.url).toContain('status=closed');
  await press(/已为你补发/, 'link');
  expect(bench.lastUrl()).toBe('/member/pages/feedback/index?id=7');
});

it('a new one says what is missing, keeps what was typed, and is sent once', async () => {
  let refuse = true;
  await open({
    'tea.feedback': pageOf([]),
    'memberOrder.index': pageOf([]),
    'tea.feedbackSave': () => (refuse ? new Refusal(422, '请勿重复提交') : ticket()),
  });
  see('有问题随时告诉我们');
  await press('写反馈');
  await pass(0);
  const text = () => bench.view.byLabel('想说的话');
  await bench.view.input(text(), '太短');
  await press('提交');
  await pass(0);
  see(/再写 8 个字/);
  bench.set.clock.advance(2000);
  await bench.view.input(text(), TEXT);
  await press('投诉', 'radio');
  await press('提交');
  await pass(0);
  expect(bench.toast()).toBe('请勿重复提交');
  expect((text() as HTMLTextAreaElement).value).toBe(TEXT);
  refuse = false;
  bench.set.clock.advance(2000);
  await press('提交');
  await pass(0);
  const [first, second] = sent(bench.set, 'tea.feedbackSave').map(fields);
  expect(second).toMatchObject({ kind: 'complaint', content: TEXT });
  expect(first!.requestId).toBeTruthy();
  expect(bench.toast()).toBe('已收到，我们会在1个工作日内回复');
});

describe('a ticket', () => {
  const show = (row: FeedbackRow, more: Answers = {}) => open({ 'tea.feedback': pageOf([row]), ...more }, { id: '7' });

  it('is a conversation; one more word opens it again', async () => {
    const reply = { by: '我', text: '还没有收到', at: NOW, mine: true, photos: [] };
    await show(ANSWERED, { 'tea.feedbackSave': ticket({ replies: [ANSWER, reply] }) });
    see('茶饼边角碎了一块', '已为你补发', /没有补充会自动关闭/);
    await press('补充说明');
    await pass(0);
    await bench.view.input(bench.view.byLabel('补充的话'), '还没有收到');
    await press('发送');
    await pass(0);
    expect(fields(sent(bench.set, 'tea.feedbackSave')[0])).toMatchObject({ id: '7', content: '还没有收到' });
    see('还没有收到', '待处理');
  });

  it('leads back to the income that it asks about', async () => {
    await show(ticket({ incomeId: '586001' }));
    await press(/^相关收益/, 'link');
    expect(bench.lastUrl()).toBe('/income/pages/details?id=586001');
  });

  it('is settled with a score', async () => {
    await show(ANSWERED, { 'tea.feedbackSave': ticket({ status: 'closed', replies: [ANSWER], score: 4 }) });
    await press('已解决');
    await pass(0);
    await press('4 分', 'radio');
    await bench.view.tap(bench.view.allByRole('button', '已解决').at(-1)!);
    await pass(0);
    expect(fields(sent(bench.set, 'tea.feedbackSave')[0])).toMatchObject({ id: '7', score: '4' });
    see('这条反馈已解决', '你的评分');
    expect(bench.view.hasText('补充说明')).toBe(false);
  });

  it('goes to the managers once, answered or not', async () => {
    await show(ticket());
    expect(bench.view.byRole('button', '投诉升级')).toBeTruthy();
    await bench.view.unmount();
    await show(ANSWERED, { 'tea.feedbackSave': ticket({ escalated: true, replies: [ANSWER] }) });
    await press('投诉升级');
    await pass(0);
    await bench.view.input(bench.view.byLabel('哪里没有解决'), '这样不能接受');
    await press('升级给负责人');
    await pass(0);
    expect(fields(sent(bench.set, 'tea.feedbackSave')[0])).toMatchObject({ escalate: 'true' });
    see('负责人会在1个工作日内联系你');
    expect(bench.view.allByRole('button', '投诉升级')).toEqual([]);
  });

  it('of somebody else is not there', async () => {
    await open({ 'tea.feedback': new Refusal(404, '内容不存在或已下架') }, { id: '9' });
    await pass(300);
    see('内容不存在或已下架');
  });
});
