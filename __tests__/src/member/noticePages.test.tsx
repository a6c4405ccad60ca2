/** The inbox by day, one notice, and the settings of messages. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import type { DataOf, NoticeRow, RemindRow } from '@/contract';
import { platform } from '@/core/platform';
import NoticePage from '@/member/pages/notice/index';
import NoticeDetailPage from '@/member/pages/notice/detail';
import RemindPage from '@/member/pages/notice/remind';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { fakeLine, type FakeLine } from '../ui/wire';
import { MEMBER, NOW, pageOf, REMIND } from '../contract/fixtures';

const DAY = 86_400_000;
const bench = pageBench();
const { press, see } = bench;
let line: FakeLine;
beforeEach(() => {
  line = fakeLine();
});
const hear = (work: () => void) =>
  new TestUtils().act(async () => {
    work();
    await Promise.resolve();
  });

const notice = (part: Partial<NoticeRow>): NoticeRow => ({
  id: '1',
  box: 'service',
  title: '优惠券即将到期',
  text: '三天后到期',
  read: false,
  createdAt: NOW,
  ...part,
});
const ORDER = notice({
  id: '2',
  box: 'order',
  title: '茶在路上',
  text: '已到达杭州',
  link: '/shop/pages/order/detail?id=900',
  card: {
    image: '/images/goods/1.webp',
    text: '武夷大红袍 等 2 件',
    note: '待收货',
    rows: [{ key: 'no', label: '订单编号', value: 'YJ1' }],
    steps: { labels: ['付款', '备货', '配送', '完成'], at: 3 },
  },
});
const OLD = notice({ id: '3', title: '欢迎加入', read: true, createdAt: NOW - DAY });
const GONE = notice({ id: '4', title: '到货提醒', read: true, gone: true, createdAt: NOW - 5 * DAY });
const stat = (total: number) => ({
  total,
  system: 0,
  order: Math.min(1, total),
  service: Math.max(0, total - 1),
  team: 0,
  chat: 0,
});

const inbox = (list: NoticeRow[], last: DataOf<'notify.index'>['last'] = []): DataOf<'notify.index'> => ({
  ...pageOf(list),
  last,
});

async function open(more: Answers = {}, params: Record<string, string> = {}): Promise<void> {
  bench.login();
  answer(bench.set, {
    'member.my': MEMBER,
    'notify.index': inbox([ORDER, notice({}), OLD, GONE]),
    'notify.statistics': stat(2),
    ...more,
  });
  await bench.open('/member/pages/notice/index', NoticePage, params);
}

describe('the inbox', () => {
  it('stands by day, with what each speaks of; a press opens one as read', async () => {
    await open();
    see('今天', '昨天', '武夷大红袍 等 2 件　待收货', '内容已失效');
    expect(bench.view.allByRole('img', '未读')).toHaveLength(2);
    expect(bench.view.byRole('button', /1 条未读\s*服务/)).toBeTruthy();
    await press(/优惠券即将到期/, 'link');
    expect(bench.lastUrl()).toBe('/member/pages/notice/detail?id=1');
    expect(bench.view.allByRole('img', '未读')).toHaveLength(1);
  });

  it('a card leads on by its buttons and is read then', async () => {
    await open({ 'notify.read': stat(1) });
    await press('看物流');
    expect(bench.lastUrl()).toBe('/shop/pages/order/express?id=900');
    expect(fields(sent(bench.set, 'notify.read')[0])).toMatchObject({ ids: '["2"]' });
  });

  it('one box alone, and all of it read at once', async () => {
    await open({ 'notify.read': stat(0) });
    await press(/1 条未读\s*订单/);
    await pass(0);
    expect(sent(bench.set, 'notify.index').at(-1)!.url).toContain('box=order');
    await press('全部已读');
    await pass(0);
    expect(fields(sent(bench.set, 'notify.read')[0])).toMatchObject({ box: 'order' });
    expect(bench.view.hasText('全部已读')).toBe(false);
    expect(bench.set.core.root.notices.total).toBe(0);
  });

  it('one is taken away; a refusal leaves it', async () => {
    let refuse = true;
    await open({ 'notify.delete': () => (refuse ? new Refusal(404, '内容不存在或已下架') : stat(1)) });
    const remove = () => bench.view.tap(bench.view.allByRole('button', '删除')[1]!);
    await remove();
    await pass(0);
    see('优惠券即将到期');
    refuse = false;
    bench.set.clock.advance(2000);
    await remove();
    await pass(0);
    expect(bench.view.hasText('优惠券即将到期')).toBe(false);
    expect(bench.set.core.root.notices.total).toBe(1);
  });

  it('a new one comes by itself, and counts', async () => {
    let total = 2;
    await open({ 'notify.statistics': () => stat(total) });
    await pass(0);
    await hear(() => line.ready());
    total = 3;
    const chime = jest.spyOn(platform.audio, 'chime').mockReturnValue();
    await hear(() => line.frame(`user:${MEMBER.id}`, 'notice', {}));
    await pass(0);
    expect(chime).not.toHaveBeenCalled();
    expect(bench.set.core.root.notices.total).toBe(3);
    expect(sent(bench.set, 'notify.index')).toHaveLength(2);
    await hear(() => line.frame(`user:${MEMBER.id}`, 'notice', { sound: true }));
    expect(chime).toHaveBeenCalledTimes(1);
  });

  it('each box says what came last; that of conversations is there for who has one', async () => {
    const last = [
      { id: '2', box: 'order' as const, title: '茶在路上', createdAt: NOW },
      { id: '3', box: 'service' as const, title: '欢迎加入', createdAt: NOW - DAY },
    ];
    const boxes = () => bench.view.byRole('group', '消息分类').textContent ?? '';
    await open({ 'notify.index': inbox([ORDER, OLD], last) });
    await pass(0);
    expect(boxes()).toMatch(/订单茶在路上\d\d:\d\d/);
    expect(boxes()).toMatch(/服务欢迎加入\d\d-\d\d/);
    expect(boxes()).not.toContain('会话');
    await bench.view.unmount();
    const chat = { id: '5', box: 'chat' as const, title: '茶顾问 李牧之', createdAt: NOW };
    await open({ 'notify.index': inbox([ORDER, OLD], [...last, chat]) });
    await pass(0);
    expect(boxes()).toContain('会话茶顾问 李牧之');
  });

  it('empty', async () => {
    await open({ 'notify.index': inbox([]), 'notify.statistics': stat(0) });
    see('暂无消息');
    await press('看看公告');
    expect(bench.lastUrl()).toBe('/site/pages/notice_list');
  });
});

describe('one notice', () => {
  const show = async (view: Answers['notify.view'], more: Answers = {}) => {
    bench.login();
    answer(bench.set, { 'member.my': MEMBER, 'notify.view': view, ...more });
    await bench.open('/member/pages/notice/detail', NoticeDetailPage, { id: '2' });
  };

  it('shows what it speaks of, leads on, and turns to its neighbour', async () => {
    await show({ ...ORDER, read: true, older: '1', stat: stat(1) });
    see('茶在路上', '武夷大红袍 等 2 件', 'YJ1');
    expect(bench.set.core.root.notices.total).toBe(1);
    await press('查看订单');
    expect(bench.lastUrl()).toBe('/shop/pages/order/detail?id=900');
    await press('下一条');
    await pass(0);
    expect(sent(bench.set, 'notify.view').at(-1)!.url).toContain('/notify/1');
  });

  it('of what is gone it says so and leads nowhere; deleting asks first', async () => {
    await show({ ...GONE, link: '/shop/pages/goods?id=1', stat: stat(0) }, { 'notify.delete': stat(0) });
    see(/内容已失效/);
    expect(bench.view.hasText('看看这款茶')).toBe(false);
    await press('删除');
    await pass(0);
    expect(sent(bench.set, 'notify.delete')).toEqual([]);
    await bench.view.tap(bench.view.allByRole('button', '删除').at(-1)!);
    await pass(0);
    expect(sent(bench.set, 'notify.delete')).toHaveLength(1);
    expect(bench.left()).toBe(true);
  });

  it('somebody else’s is not there', async () => {
    await show(new Refusal(404, '内容不存在或已下架'));
    await pass(300);
    see('内容不存在或已下架');
  });
});

describe('settings of messages', () => {
  const settings = { order: true, service: true, marketing: false, team: true, table: true, sms: true, sound: true };
  const templates = [{ id: 'T1', title: '订单与物流', box: 'order' as const, left: 0 }];
  const remind: RemindRow = { kind: 'price', targetId: '101', title: '明前龙井', on: true };
  const show = async (more: Answers = {}) => {
    bench.login();
    answer(bench.set, {
      'notify.settings': { settings, templates, bound: true },
      'wechat.getRemind': [remind],
      ...more,
    });
    await bench.open('/member/pages/notice/remind', RemindPage);
  };

  it('a switch turns at once, and back when the server refuses', async () => {
    await show({
      'site.setMsgNotice': (request) =>
        fields(request).key === 'sms' ? new Refusal(422, '稍后再试') : { ...settings, marketing: true },
    });
    await press('营销', 'switch');
    await pass(0);
    expect(bench.view.byRole('switch', '营销').getAttribute('aria-checked')).toBe('true');
    await press('短信', 'switch');
    await pass(0);
    expect(bench.view.byRole('switch', '短信').getAttribute('aria-checked')).toBe('true');
    expect(bench.toast()).toBe('稍后再试');
  });

  it('each leads where the server says; what is gone leads nowhere', async () => {
    const rows: RemindRow[] = [
      { kind: 'live', targetId: '9702', title: '岩茶三坑', on: true, link: '/site/pages/livePlayer?id=9702' },
      { kind: 'harvest', targetId: '7101', title: '武夷山岩韵园', on: true, link: '/pages/tea/rycs?fieldId=7101' },
      { kind: 'stock', targetId: '101', title: '不再有的茶', on: true },
    ];
    await show({ 'wechat.getRemind': rows });
    see('开播', '采摘', '到货');
    await press(/岩茶三坑/, 'link');
    expect(bench.lastUrl()).toBe('/site/pages/livePlayer?id=9702');
    await press(/武夷山岩韵园/, 'link');
    expect(bench.lastUrl()).toBe('/pages/tea/rycs?fieldId=7101');
    expect(bench.view.allByRole('link', /不再有的茶/)).toEqual([]);
  });

  it('a single reminder is taken back', async () => {
    await show({ 'wechat.remind': { ...REMIND, on: false } });
    see('明前龙井', '降价');
    expect(bench.view.hasText('微信订阅消息')).toBe(false);
    await press('取消明前龙井的降价提醒');
    await pass(0);
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({ kind: 'price', targetId: '101', on: 'false' });
    see(/还没有提醒/);
  });

  it('where the messenger can ask, each permission is one more message', async () => {
    jest.replaceProperty(platform.subscribe, 'available', true as never);
    const ask = jest.spyOn(platform.subscribe, 'ask').mockResolvedValueOnce([]).mockResolvedValue(['T1']);
    await show({ 'notify.subscribe': { templates: [{ ...templates[0]!, left: 1 }] } });
    await press(/^订单与物流/);
    await pass(0);
    expect(bench.toast()).toMatch(/^没有订阅/);
    bench.set.clock.advance(2000);
    await press(/^订单与物流/);
    await pass(0);
    expect(ask).toHaveBeenLastCalledWith(['T1']);
    see('还可收 1 条');
  });

  it('whom the mini-program does not know is led to where it is bound, not asked', async () => {
    jest.replaceProperty(platform.subscribe, 'available', true as never);
    await show({ 'notify.settings': { settings, templates, bound: false } });
    expect(bench.view.hasText('订单与物流')).toBe(false);
    await press(/还没有绑定小程序/);
    expect(bench.lastUrl()).toBe('/member/pages/oauth/index');
  });

  it('offers only switches that something honours', async () => {
    await show();
    expect(bench.view.allByRole('switch').map((one) => one.getAttribute('aria-label'))).toEqual([
      '订单',
      '服务',
      '营销',
      '团队',
      '短信',
      '声音',
      '允许邀请人联系我',
      '茶顾问可看订单',
    ]);
  });
});
