/** /pages/tea/index1: one store, with and without a position. */
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { ShelfGoods, StoreHome } from '@/contract';
import StoreHomePage from '@/pages/tea/index1';
import { platform, PlatformError } from '@/core/platform';
import { render, type View } from '../../setup/render';
import { answer, Refusal, sent, type Answers } from '../ui/answers';
import { card, MEMBER, NOW, STORE } from '../contract/fixtures';

let set: Stage;
let view: View;
const HOME = 'atShop.defaultIndex';
const toast = () => set.core.root.feedback.shown?.text;
const shelf = (part: Partial<ShelfGoods> = {}): ShelfGoods => ({
  ...card({ singleSkuId: '1001' }),
  storeStock: 3,
  skus: [{ id: '1001', stock: 3 }],
  ...part,
});
const home = (part: Partial<StoreHome> = {}): StoreHome => ({
  store: { ...STORE, id: '1', city: '杭州' },
  notice: '湖边的凉席已经铺好',
  icons: {
    kind: 'icons',
    items: [
      { key: 'scan', label: '扫码点单', value: '桌上扫一扫' },
      { key: 'pickup', label: '到店自提', value: '看看货架', link: '/tea/pages/shop?storeId=1' },
      { key: 'elsewhere', label: '没有的页面', value: '', link: '/nowhere/pages/none' },
      { key: 'code', label: '我的会员码', value: '结账出示' },
    ],
  },
  photos: [],
  picks: [shelf(), shelf({ id: '102', title: '碧螺春', storeStock: 0 })],
  events: [],
  ...part,
});
const STORES = [
  { ...STORE, id: '1', name: '西湖总店', city: '杭州' },
  { ...STORE, id: '3', name: '外滩馆', city: '上海' },
];

async function open(answers: Answers = {}, params: Record<string, string> = {}) {
  answer(set, { [HOME]: home(), 'pickUp.index': STORES, ...answers });
  visit({ path: '/pages/tea/index' }, { path: '/pages/tea/index1', params });
  view = await render(set.wrap(<StoreHomePage />));
  await pass(300);
}
beforeEach(() => {
  fakeTimers();
  set = stage();
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(platform.location, 'current').mockResolvedValue({ lat: 30.2, lng: 120.1 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks with the position and shows the store', async () => {
  await open();
  expect(sent(set, HOME).at(-1)?.url).toContain('lat=30.2');
  for (const text of ['西湖总店', '湖边的凉席已经铺好', '本店在售', '仅剩 3 件', '本店暂时无货', '到店自提'])
    expect(view.hasText(text)).toBe(true);
  expect(view.hasText('没有的页面')).toBe(false);
  expect(view.hasText('未开启定位')).toBe(false);
});

it('shows an even number of what stands on its shelf', async () => {
  await open({
    [HOME]: home({ picks: [shelf(), shelf({ id: '102', title: '碧螺春' }), shelf({ id: '103', title: '六安瓜片' })] }),
  });
  expect(view.hasText('碧螺春')).toBe(true);
  expect(view.hasText('六安瓜片')).toBe(false);
});

it('outside the messenger it asks for no position by itself, says so when it is pressed, and keeps what the browser tells', async () => {
  jest.spyOn(platform.location, 'current').mockRejectedValue(new PlatformError('refused', '请用微信浏览器打开'));
  const browser = jest.spyOn(platform.location, 'browserLocation').mockResolvedValue({ lat: 31.1, lng: 121.4 });
  await open();
  expect(browser).not.toHaveBeenCalled();
  await view.tap(view.byRole('button', '开启定位'));
  await pass(400);
  expect(view.byRole('dialog', '定位')).toBeTruthy();
  await view.tap(view.byRole('button', '用浏览器定位'));
  await pass(400);
  expect(view.hasText('未开启定位')).toBe(false);
  expect(sent(set, HOME).at(-1)?.url).toContain('lat=31.1');
  await open();
  expect(sent(set, HOME).at(-1)?.url).toContain('lat=31.1');
  expect(browser).toHaveBeenCalledTimes(1);
});

it('refused once, the place is asked for in the settings of the messenger, and taken from there', async () => {
  jest.replaceProperty(platform.permission, 'available', true);
  const recover = jest.spyOn(platform.permission, 'recover').mockResolvedValue(true);
  const current = jest.spyOn(platform.location, 'current').mockRejectedValue(new PlatformError('denied', '没有授权'));
  await open();
  // Opening the page asks nobody for anything.
  expect([recover.mock.calls, view.hasText('需要位置权限')]).toEqual([[], false]);
  await view.tap(view.byRole('button', '开启定位'));
  await pass(400);
  expect(view.hasText('请在设置中允许使用位置信息，再回来定位。')).toBe(true);
  current.mockResolvedValue({ lat: 30.2, lng: 120.1 });
  await view.tap(view.byRole('button', '去设置'));
  await pass(400);
  expect(recover.mock.calls).toEqual([['location']]);
  expect(view.hasText('未开启定位')).toBe(false);
});

it('without a position it offers cities, and remembers the store of one', async () => {
  jest.spyOn(platform.location, 'current').mockRejectedValue(new Error('denied'));
  await open();
  expect(view.hasText('未开启定位，选一座城市')).toBe(true);
  await view.tap(view.byRole('radio', '上海'));
  await pass(300);
  expect(set.core.root.platform.storage.get('pickup_store')).toBe('3');
  expect(sent(set, HOME).at(-1)?.url).toContain('storeId=3');
});

it('puts one in for pick-up, and offers to wait for what the store lacks', async () => {
  await open();
  await view.tap(view.byRole('button', '把明前龙井加入自提'));
  await pass(100);
  expect(set.core.root.platform.storage.get('pickup_skus')).toBe('["1001"]');
  await view.tap(view.byRole('button', '碧螺春到货提醒'));
  expect(toast()).toBe('请登录后再操作');
});

it('a store that is gone gives way to the nearest one', async () => {
  await open(
    {
      [HOME]: ({ url }) => (url.includes('storeId') ? new Refusal(404, '内容不存在或已下架') : home()),
    },
    { storeId: '99' },
  );
  expect(view.hasText('西湖总店')).toBe(true);
});

it('the code of a member makes itself new, a visitor logs in first', async () => {
  await open();
  await view.tap(view.byRole('button', /我的会员码/));
  expect(toast()).toBe('请登录后再操作');
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  let asked = 0;
  await open({
    'memberV4.qrcode': () => ({
      code: `12345678901234567${(asked += 1)}`,
      url: 'https://y.test/c',
      expiresAt: NOW + 60_000,
    }),
  });
  await view.tap(view.byRole('button', /我的会员码/));
  await pass(400);
  expect(view.hasText('123456 789012 345671')).toBe(true);
  expect(view.byRole('img', '会员码，请店员扫描')).toBeTruthy();
});
