import { fakeTimers, pass, rowsDrawn, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { CampaignCard, GoodsBlock, HomeView, SignView } from '@/contract';
import HomePage from '@/pages/tea/index';
import { render, type View } from '../../setup/render';
import { answer, fields, OFFLINE, sent, type Answers } from '../ui/answers';
import { card, HOME_FEED, MEMBER, NOW, pageOf, SIGNED } from '../contract/fixtures';

const item = (label: string, link: string, value = '') => ({ key: label, label, value, link, image: '/images/x.webp' });
const block = (part: Partial<GoodsBlock>): GoodsBlock => ({ kind: 'goods', items: [], ...part });
const slot = (label: string, endAt: number) => ({ id: '1', label, startAt: NOW, endAt, state: 'running' as const });
const sale = { id: '9', type: 'discount' as const, price: 29900, endAt: NOW + 2000, progress: 68 };
const home = (part: Partial<HomeView> = {}): HomeView => ({
  banners: block({ items: [item('春山', '/shop/pages/list?categoryId=2', '头采，到店')] }),
  icons: block({ items: [item('绿茶', '/shop/pages/list?categoryId=2', '2'), item('认养', '/pages/tea/szcy')] }),
  notice: [{ id: '1', title: '端午照常发货', publishedAt: NOW }],
  floors: [
    block({
      title: '新茶到',
      subtitle: '明前',
      goods: [card({ id: '301', title: '碧螺春' })],
      link: '/shop/pages/list?scene=new',
    }),
  ],
  flash: { slot: slot('10:00', NOW + 2000), goods: [card({ campaign: sale })] },
  serverTime: NOW,
  ...part,
});
const tea = {
  greeting: '谷雨，喝一杯新茶',
  season: '',
  brand: block({}),
  culture: [block({ title: '茶人', items: [item('岩温叫', '/shop/pages/list?masterId=1')] })],
};
const ALL: Answers = {
  'shop.index': home(),
  'tea.index': tea,
  'shopV2.home': HOME_FEED,
  'site.share': { config: SIGNED, share: { url: 'https://x/h5/', share_id: '1' } },
};

let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;
async function open(answers: Answers): Promise<void> {
  answer(set, answers);
  visit({ path: '/pages/tea/index' });
  view = await render(set.wrap(<HomePage />));
  // What lies below the first screen comes after it, and its rows after that.
  await pass(0);
  await pass(0);
  await rowsDrawn();
}

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows its blocks, and only entries that lead somewhere', async () => {
  await open(ALL);
  for (const text of [
    '春山',
    '头采',
    '到店',
    '绿茶',
    '谷雨，喝一杯新茶',
    '端午照常发货',
    '限时秒杀',
    '已抢 68%',
    '新茶到',
    '碧螺春',
    '茶人',
    '猜你喜欢',
    '白毫银针',
  ])
    expect(view.hasText(text)).toBe(true);
  expect(view.hasText('认养')).toBe(true);
});

it('leads to the culture, the salons, the circle, the hot list, the coupons and the stores', async () => {
  await open(ALL);
  for (const [label, url] of [
    ['茶文化', '/tea/pages/index'],
    ['茶空间', '/tea/pages/home'],
    ['生活圈', '/tea/pages/lifeCircle'],
    ['热卖榜', '/tea/pages/productHot'],
    ['领券', '/shop/pages/marketing/coupon'],
    ['公告', '/site/pages/notice_list'],
    ['门店', '/pages/tea/index1'],
  ] as const) {
    set.clock.advance(1500);
    await view.tap(view.byRole('link', new RegExp(`^${label}`)));
    expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url });
  }
});

it('invites visitors to the new-member gift as long as there is one', async () => {
  const gift = {
    title: '新人礼',
    image: '/images/floor/3.webp',
    items: [{ key: 'points', label: '200 积分', value: '' }],
  };
  await open({ ...ALL, 'tea.gift': { ...gift, canClaim: true } });
  expect(view.byRole('link', /新人礼/).textContent).toContain('200 积分，登录就能领');
  answer(set, { ...ALL, 'tea.gift': { ...gift, canClaim: false }, 'member.my': MEMBER });
  set.core.root.session.accept({ token: 'T', member: { ...MEMBER, newGift: 'open' } });
  await pass(0);
  expect(view.hasText('新人礼')).toBe(false);
});

it('lets red packets fall inside their window, one for each member', async () => {
  const rain = { id: '573101', title: '茶友红包雨', startAt: NOW + 2000, endAt: NOW + 4000 };
  const packet = { id: '7', from: '红包雨', title: rain.title, kind: 'money' as const, expireAt: rain.endAt };
  await open({
    ...ALL,
    'marketing.redEnveloper': { rain, waiting: 0 },
    'redEnvelope.open': { ...packet, status: 'opened', value: 128, openedAt: NOW },
    'member.my': MEMBER,
  });
  expect(view.hasText('茶友红包雨')).toBe(false);
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  set.clock.advance(2000);
  await pass(2000);
  await view.tap(view.byRole('button', '抢红包'));
  await pass(0);
  expect(fields(sent(set, 'redEnvelope.open')[0])).toMatchObject({ id: '573101' });
  expect(view.hasText('抢到 ¥1.28，已存入余额')).toBe(true);
});

it('a rain that is over goes', async () => {
  const rain = { id: '573101', title: '茶友红包雨', startAt: NOW, endAt: NOW + 2000 };
  await open({ ...ALL, 'marketing.redEnveloper': { rain, waiting: 0 } });
  expect(view.hasText('茶友红包雨')).toBe(true);
  await pass(3000);
  expect(view.hasText('茶友红包雨')).toBe(false);
});

it('shows ten entries at most: the eleventh waits until another one goes', async () => {
  const rows = Array.from({ length: 11 }, (_, i) => item(`去处${i}`, '/pages/tea/cpf'));
  await open({ ...ALL, 'shop.index': home({ icons: block({ items: rows }) }) });
  expect([view.hasText('去处9'), view.hasText('去处10')]).toEqual([true, false]);
});

it('leaves out what fails, without a word', async () => {
  await open({ 'shop.index': home() });
  for (const text of ['谷雨', '茶人', '猜你喜欢']) expect(view.hasText(text)).toBe(false);
  expect(view.hasText('碧螺春')).toBe(true);
  expect(toast()).toBeUndefined();
});

it('fails only with shop.index, and can be tried again', async () => {
  await open({ ...ALL, 'shop.index': OFFLINE });
  expect(view.hasText('碧螺春')).toBe(false);
  answer(set, ALL);
  await view.tap(view.byRole('button', '重新加载'));
  await pass(0);
  expect(view.hasText('碧螺春')).toBe(true);
});

it('shows the next slot when the running one ends', async () => {
  let next = false;
  await open({
    ...ALL,
    'shop.index': () => (next ? home({ flash: { slot: slot('14:00', NOW + 900_000), goods: [] } }) : home()),
  });
  expect(view.hasText('10:00 场')).toBe(true);
  next = true;
  await pass(3000);
  expect(view.hasText('14:00 场')).toBe(true);
});

it('adds goods with one specification and says when the visitor’s cart is full', async () => {
  await open(ALL);
  await view.tap(view.byRole('button', /把白毫银针加入购物车/));
  await pass(0);
  expect(toast()).toBe('已加入购物车');
  expect(set.core.root.cart.guest).toEqual([{ skuId: '2001', qty: 1, goodsId: '201' }]);
  set.core.root.cart.setGuestQty('2001', 0);
  for (let at = 0; at < 20; at += 1) await set.core.root.cart.add(`x${at}`, 1, '1');
  set.clock.advance(1500);
  await view.tap(view.byRole('button', /把白毫银针加入购物车/));
  await pass(0);
  expect(toast()).toBe('购物车已满');
});

it('lets what was added fly from the finger into the cart, once it is in', async () => {
  await open(ALL);
  const plus = view.byRole('button', /把白毫银针加入购物车/);
  const flights = () => view.container.querySelectorAll('.flight').length;
  plus.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 300, clientY: 500 }));
  await pass(0);
  expect(flights()).toBe(1);
  const flight = view.container.querySelector<HTMLElement>('.flight')!;
  expect(flight.style.getPropertyValue('--x')).toBe('300px');
  // Five tabs, the cart is the fourth of them.
  expect(flight.style.getPropertyValue('--end')).toBe('70%');
  set.clock.advance(600);
  await pass(0);
  expect(flights()).toBe(0);
  set.core.root.cart.setGuestQty('2001', 0);
  for (let at = 0; at < 20; at += 1) await set.core.root.cart.add(`x${at}`, 1, '1');
  set.clock.advance(1500);
  plus.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 300, clientY: 500 }));
  await pass(0);
  expect(flights()).toBe(0);
});

it('tells beside 一起买 what others just did', async () => {
  const campaign: CampaignCard = {
    id: '3202',
    type: 'group',
    title: '龙珠三人成团',
    cover: '/images/goods/101.webp',
    goods: card(),
    price: 12_800,
    status: 'running',
    startAt: NOW - 3_600_000,
    endAt: NOW + 32_400_000,
    group: { size: 3, groups: 1, joined: 84, lack: 2, left: 100 },
  };
  await open({
    ...ALL,
    'marketing.wholesale': { page: pageOf([campaign]), serverTime: NOW },
    'special.rollMessage': { list: [{ id: '1', text: '云** 拼团成功', at: NOW }] },
  });
  expect(view.hasText('云** 拼团成功')).toBe(true);
});

it('leads to the goods when there is a specification to choose', async () => {
  await open(ALL);
  await view.tap(view.byRole('button', /选碧螺春的规格/));
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/goods?id=301' });
});

it('feeds members who chose their tastes by them', async () => {
  set.core.root.session.accept({ token: 'T', member: { ...MEMBER, hobbyDone: true } });
  await open({ ...ALL, 'memberV4.hobbyProduct': { tags: [], goods: pageOf([card({ id: '401', title: '大红袍' })]) } });
  expect(view.hasText('大红袍')).toBe(true);
  expect(sent(set, 'shopV2.home')).toHaveLength(0);
});

describe('what signing in brings', () => {
  const OFFER = { enabled: true, title: '每日签到', rewards: [5, 5, 10], image: '' };
  const SIGN: SignView = {
    today: false,
    streak: 4,
    broken: false,
    month: '2023-11',
    days: [],
    rewards: OFFER.rewards,
    nextReward: 15,
    points: 0,
  };
  const way = () => view.container.querySelector('.sign');

  it('stands beside the day, above the first goods, and leads there', async () => {
    await open({
      ...ALL,
      'tea.index': { ...tea, greeting: '早上好，小雪第 3 天 · 围炉煮一壶老寿眉' },
      'marketing.sign': OFFER,
    });
    const text = view.container.textContent ?? '';
    const places = ['早上好，小雪第 3 天', '签到 +5 积分', '围炉煮一壶老寿眉', '限时秒杀'].map((words) =>
      text.indexOf(words),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    await view.tap(view.byRole('link', '签到 +5 积分'));
    expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: expect.stringMatching(/my-point/) });
  });

  it('tells members what their streak brings, and nothing who has signed in', async () => {
    set.core.root.session.accept({ token: 'T', member: MEMBER });
    await open({ ...ALL, 'marketing.sign': OFFER, 'signIn.index': SIGN });
    expect(view.hasText('签到 +15 积分')).toBe(true);
    await open({ ...ALL, 'marketing.sign': OFFER, 'signIn.index': { ...SIGN, today: true } });
    expect(way()).toBeNull();
  });

  it('is not there in a shop without signing in, nor when nobody answers', async () => {
    await open({ ...ALL, 'marketing.sign': { ...OFFER, enabled: false } });
    expect(way()).toBeNull();
    await open(ALL);
    expect(way()).toBeNull();
    expect(toast()).toBeUndefined();
  });
});
