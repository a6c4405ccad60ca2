import Taro from '@tarojs/taro';
import {
  back,
  bindOpening,
  canGoBack,
  canOpen,
  currentRoute,
  finishPick,
  go,
  isPicking,
  keepParam,
  open,
  pick,
  relaunch,
  replace,
  settlePicks,
} from '@/core/routes';
import { settle } from '../support';

jest.mock('@tarojs/taro', () => {
  const api = { getCurrentPages: jest.fn(() => [] as object[]) };
  const ways = ['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack'];
  return {
    __esModule: true,
    default: Object.assign(api, Object.fromEntries(ways.map((way) => [way, jest.fn().mockResolvedValue({})]))),
  };
});
const taro = jest.mocked(Taro);
const pages = (...stack: object[]) => taro.getCurrentPages.mockReturnValue(stack as never);
const env = process.env.TARO_ENV;
let now = 0;

beforeEach(() => {
  jest.clearAllMocks();
  pages({ route: 'pages/tea/index' });
});
afterEach(() => {
  process.env.TARO_ENV = env;
});

describe('go', () => {
  test('opens a page with its params', async () => {
    await go('/shop/pages/goods', { id: '7' });
    expect(taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/goods?id=7' });
  });
  test('rule 6.5: a root of the bottom navigation empties the stack', async () => {
    await go('/shop/pages/cart/index');
    expect(taro.reLaunch).toHaveBeenCalledWith({ url: '/shop/pages/cart/index' });
  });
  test('the eleventh page of a mini-program replaces the tenth; a browser has no such limit', async () => {
    pages(...Array.from({ length: 10 }, () => ({})));
    process.env.TARO_ENV = 'weapp';
    await go('/member/pages/setting');
    expect(taro.redirectTo).toHaveBeenCalledWith({ url: '/member/pages/setting' });
    process.env.TARO_ENV = 'h5';
    await go('/member/pages/setting');
    expect(taro.navigateTo).toHaveBeenCalledTimes(1);
  });
  test('replace puts a page in the place of another', async () => {
    await replace('/shop/pages/order/success', { id: '1' });
    expect(taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/success?id=1' });
  });
});

describe('rule 6.8: a second press within 1.5 s', () => {
  const tooSoon = jest.fn();
  beforeEach(() => bindOpening({ askAgain: () => Promise.resolve(false), tooSoon, now: () => now }));

  test('opens one page and says so; another page, and the same one later, are opened', async () => {
    await go('/shop/pages/goods', { id: '7' });
    await go('/shop/pages/goods', { id: '7' });
    await open('/shop/pages/goods?id=7');
    expect([taro.navigateTo.mock.calls.length, tooSoon.mock.calls.length]).toEqual([1, 2]);
    await go('/shop/pages/goods', { id: '8' });
    now += 1500;
    await go('/shop/pages/goods', { id: '8' });
    expect([taro.navigateTo.mock.calls.length, tooSoon.mock.calls.length]).toEqual([3, 2]);
  });
  test('opens one chooser; the second press waits for nobody', async () => {
    const first = pick<string>('/choose-location', {});
    await expect(pick('/choose-location', {})).resolves.toBeUndefined();
    expect([taro.navigateTo.mock.calls.length, tooSoon.mock.calls.length]).toEqual([1, 1]);
    pages({}, {});
    await finishPick('9');
    await expect(first).resolves.toBe('9');
  });
  test('counts no more when somebody has come back', async () => {
    await go('/shop/pages/goods', { id: '7' });
    pages({}, {});
    settlePicks();
    await go('/shop/pages/goods', { id: '7' });
    expect(tooSoon).toHaveBeenCalledTimes(1);
    pages({});
    settlePicks();
    await go('/shop/pages/goods', { id: '7' });
    expect([taro.navigateTo.mock.calls.length, tooSoon.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('a page whose package does not come', () => {
  const lost = { errMsg: 'navigateTo:fail timeout' };
  const asking = (...answers: boolean[]) => {
    const ask = jest.fn(() => Promise.resolve(answers.shift() ?? false));
    bindOpening({ askAgain: ask, tooSoon: jest.fn(), now: () => (now += 1500) });
    return ask;
  };

  test('is asked about, and gone to again as often as the person wants', async () => {
    const ask = asking(true, true);
    taro.navigateTo.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    await go('/member/pages/setting');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(taro.navigateTo).toHaveBeenCalledTimes(3);
  });
  test('is left alone when they give up: nobody hears of an error, an address that came as data counts as known', async () => {
    const ask = asking();
    for (const way of [taro.navigateTo, taro.redirectTo, taro.reLaunch]) way.mockRejectedValueOnce(lost);
    await go('/member/pages/setting');
    await relaunch('/site/pages/login');
    await expect(open('/shop/pages/list', 'replace')).resolves.toBe(true);
    expect(ask).toHaveBeenCalledTimes(3);
  });
  test('a chooser is waited for when the second try opens it, and not when there is none', async () => {
    asking(true);
    taro.navigateTo.mockRejectedValueOnce(lost);
    const chosen = pick<string>('/choose-location', {});
    await settle();
    pages({}, {});
    await finishPick('9');
    await expect(chosen).resolves.toBe('9');
    pages({});
    taro.navigateTo.mockRejectedValueOnce(lost);
    await expect(pick('/choose-location', {})).resolves.toBeUndefined();
    pages({}, {});
    expect(isPicking()).toBe(false);
  });
  test('what a second try would not mend is no question', async () => {
    const ask = asking(true);
    const wrong = { errMsg: 'navigateTo:fail page "a/b" is not found' };
    taro.navigateTo.mockRejectedValueOnce(wrong);
    await expect(go('/member/pages/setting')).rejects.toBe(wrong);
    const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
    taro.navigateTo.mockRejectedValueOnce(chunk);
    await expect(go('/member/pages/setting')).rejects.toBe(chunk);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('back', () => {
  test('rule 6.4: to the earlier page', async () => {
    pages({}, {});
    expect(canGoBack()).toBe(true);
    await back();
    expect(taro.navigateBack).toHaveBeenCalledWith({ delta: 1 });
  });
  test('rule 6.4: without one to /pages/tea/mine, or to the fallback that is named', async () => {
    expect(canGoBack()).toBe(false);
    await back();
    expect(taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/mine' });
    await back('/shop/pages/order/index');
    expect(taro.reLaunch).toHaveBeenLastCalledWith({ url: '/shop/pages/order/index' });
  });
});

describe('addresses that come as data', () => {
  test('own routes, tab roots, the web page for https', async () => {
    await expect(open('/shop/pages/list?scene=new')).resolves.toBe(true);
    expect(taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/list?scene=new' });
    await open('https://tea.cn/h5/shop/pages/goods?id=7');
    expect(taro.navigateTo).toHaveBeenLastCalledWith({ url: '/shop/pages/goods?id=7' });
    await open('/pages/tea/mine', 'replace');
    expect(taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/mine' });
    await open('https://a.cn/x?y=1');
    expect(taro.navigateTo).toHaveBeenLastCalledWith({ url: '/site/pages/webview?url=https%3A%2F%2Fa.cn%2Fx%3Fy%3D1' });
  });
  test.each(['/shop/pages/nowhere?id=1', '/nowhere', 'javascript:x', 'http://a.cn'])(
    '%s opens nothing',
    async (url) => {
      expect(canOpen(url)).toBe(false);
      await expect(open(url)).resolves.toBe(false);
      expect(taro.navigateTo).not.toHaveBeenCalled();
    },
  );
  test('the page that is shown, with its params', () => {
    pages({ route: 'pages/tea/index' }, { path: '/h5/shop/pages/goods?id=1', options: { id: '1', stamp: '3' } });
    expect(currentRoute()).toEqual({ path: '/shop/pages/goods', query: { id: '1' } });
  });
});

describe('choosers', () => {
  test('give their value to the caller and go back', async () => {
    const chosen = pick<string>('/member/pages/address/select', { selectedId: '1' });
    await settle();
    pages({}, {});
    expect(isPicking()).toBe(true);
    await finishPick('9');
    await expect(chosen).resolves.toBe('9');
    expect(taro.navigateBack).toHaveBeenCalled();
  });
  test('coming back without choosing gives undefined; the chooser itself being shown does not', async () => {
    const chosen = pick<string>('/choose-location', {});
    await settle();
    pages({}, {});
    settlePicks();
    expect(isPicking()).toBe(true);
    pages({});
    settlePicks();
    await expect(chosen).resolves.toBeUndefined();
    expect(isPicking()).toBe(false);
  });
  test('opened without a caller nobody waits', () => {
    pages({}, {});
    expect(isPicking()).toBe(false);
  });
});

describe('rule 6.25: what was chosen on a page', () => {
  type Raw = Record<string, string | undefined>;
  const shown = (path: string, params: Raw) => ({ route: path.slice(1), $taroParams: params });
  const address = () => `${window.location.pathname}${window.location.search}`;
  beforeEach(() => {
    process.env.TARO_ENV = 'h5';
    window.history.replaceState({ idx: 3, key: 'k' }, '', '/h5/shop/pages/order/index?keyword=%E8%8C%B6&tab=unpaid');
  });

  test('stands among its params and in its own entry of the history', () => {
    const params: Raw = { keyword: '%E8%8C%B6', tab: 'unpaid', stamp: '7' };
    pages(shown('/pages/tea/mine', {}), shown('/shop/pages/order/index', params));
    const entries = window.history.length;
    keepParam(params, 'tab', 'shipped');
    expect(currentRoute()).toEqual({ path: '/shop/pages/order/index', query: { keyword: '茶', tab: 'shipped' } });
    expect(address()).toBe('/h5/shop/pages/order/index?keyword=%E8%8C%B6&tab=shipped');
    expect(window.history.length).toBe(entries);
    // Taro's router finds its way back by what it has put there.
    expect(window.history.state).toEqual({ idx: 3, key: 'k' });
    keepParam(params, 'keyword', '普洱 & 白茶');
    expect(currentRoute()?.query.keyword).toBe('普洱 & 白茶');
    keepParam(params, 'keyword', undefined);
    keepParam(params, 'tab', undefined);
    expect(address()).toBe('/h5/shop/pages/order/index');
  });
  test('does not touch the address of another page: over it, on its way, or of the same path', () => {
    const before = address();
    const params: Raw = { tab: 'unpaid' };
    pages(shown('/shop/pages/order/index', params), shown('/shop/pages/order/index', { tab: 'unpaid' }));
    keepParam(params, 'tab', 'paid');
    pages(shown('/shop/pages/collection/index', params));
    keepParam(params, 'tab', 'shipped');
    expect(address()).toBe(before);
    expect(params).toEqual({ tab: 'shipped' });
  });
  test('a mini-program has it in the params that a shared path and a login are made of', () => {
    process.env.TARO_ENV = 'weapp';
    const before = address();
    const params: Raw = { $taroTimestamp: '1' };
    pages(shown('/shop/pages/order/index', params));
    keepParam(params, 'tab', 'paid');
    expect(currentRoute()).toEqual({ path: '/shop/pages/order/index', query: { tab: 'paid' } });
    expect(address()).toBe(before);
  });
});
