// Proves the host itself, on a small mini-program written by hand: what these cases trust, the tests of the real app build on.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openWeapp, type OpenOptions, type WeappDriver } from './host/driver';
import { startFixtureApi } from './host/fixtureApi';
import { packWeapp, type PackResult } from './host/pack';
import { serveWeapp, type Served } from './host/serve';

const FIXTURE = path.join(__dirname, 'fixture');
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-weapp-'));

let packed: PackResult;
let api: Awaited<ReturnType<typeof startFixtureApi>>;
let served: Served;
let browser: Browser;
const opened: WeappDriver[] = [];

async function open(options: Partial<OpenOptions> = {}): Promise<WeappDriver> {
  const weapp = await openWeapp({ url: served.url, browser, ...options });
  opened.push(weapp);
  return weapp;
}

beforeAll(async () => {
  packed = await packWeapp({ dist: FIXTURE, out });
  api = await startFixtureApi();
  served = await serveWeapp({ out, api: api.url });
  browser = await launchBrowser();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((weapp) => weapp.close()));
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await api?.close();
  fs.rmSync(out, { recursive: true, force: true });
});

const HOME = 'pages/home/index';
const DETAIL = 'pkg/pages/detail/index';

describe('packing', () => {
  it('finds nothing wrong with a sound dist and measures its packages', () => {
    expect(packed.problems).toEqual([]);
    expect(Object.keys(packed.sizes)).toEqual(['main', 'pkg/']);
    expect(packed.sizes.main).toBeGreaterThan(1000);
  });
});

describe('starting and drawing', () => {
  it('starts at the entry page, draws its data and those of its components, and records no fault', async () => {
    const weapp = await open();
    expect(await weapp.page(HOME)).toEqual({});
    await weapp.see('茶 10');
    await weapp.see('¥1.50');
    await weapp.see('今日新茶');
    expect(await weapp.faults()).toEqual([]);
    expect(await weapp.complaints()).toEqual([]);
  });

  it('puts the styles of the app before all others, also before those whose names come first', async () => {
    const weapp = await open();
    await weapp.page(HOME);
    const first = await weapp.raw.evaluate<string>('document.querySelector("head style").textContent');
    expect(first).toContain('wx-page');
  });

  it('leads a request for any origin to the API, and records it', async () => {
    const weapp = await open();
    await weapp.page(HOME);
    const [request] = await weapp.requests('/api/goods');
    expect(request).toMatchObject({
      name: 'request',
      url: 'https://api.example.com/api/goods',
      path: '/api/goods',
      method: 'GET',
      data: { page: 1 },
      page: HOME,
      status: 200,
      errMsg: 'request:ok',
    });
  });

  it('starts at another page with a query, in a sub-package', async () => {
    const weapp = await open({ path: DETAIL, query: { id: 7, name: '白茶' } });
    expect(await weapp.page(DETAIL)).toEqual({ id: '7', name: encodeURIComponent('白茶') });
    await weapp.see('商品 7 白茶');
  });

  it('measures rpx layout through a selector query', async () => {
    const weapp = await open();
    await weapp.tap('量一量');
    await weapp.see('187.5x50');
  });
});

describe('touching', () => {
  it('tap reaches the handler and its setData reaches the screen', async () => {
    const weapp = await open();
    await weapp.tap('次数 0');
    await weapp.tap('次数 1');
    await weapp.see('次数 2');
  });

  it('a disabled button swallows the tap', async () => {
    const weapp = await open();
    await weapp.tap('不可点');
    expect(await weapp.text()).toContain('次数 0');
  });

  it('catchtap stops at the component, whose own event still arrives', async () => {
    const weapp = await open();
    await weapp.tap('¥3.00');
    await weapp.see('pick 300');
    expect(await weapp.stack()).toEqual([HOME]);
  });

  it('long press', async () => {
    const weapp = await open({ path: 'pages/form/index' });
    await weapp.longPress('长按我');
    await weapp.see('long');
  });

  it('fills in and submits a form', async () => {
    const weapp = await open({ path: 'pages/form/index' });
    await weapp.input('姓名', '陆羽', { confirm: true });
    await weapp.see('你好 陆羽');
    await weapp.see('confirm 陆羽');
    await weapp.input('备注', '少冰');
    await weapp.tap(weapp.locator('#switch'));
    await weapp.tap(weapp.locator('wx-radio').nth(1));
    await weapp.tap(weapp.locator('wx-checkbox').first());
    await weapp.choose('城市 杭州', 2);
    await weapp.see('城市 昆明');
    await weapp.choose('日子 2024-01-01', '2024-04-05');
    await weapp.tap('提交');
    const value = { name: '陆羽', note: '少冰', on: true, sex: 'f', like: ['green'], city: 2, day: '2024-04-05' };
    expect(JSON.parse(await weapp.locator('#log').innerText())).toEqual(value);
  });
});

describe('scrolling', () => {
  it('the end of the page loads more, and an intersection observer sees the footer', async () => {
    const weapp = await open();
    await weapp.see('茶 10');
    expect(await weapp.text()).not.toContain('页脚已到');
    await weapp.scroll();
    await weapp.see('页脚已到');
    await weapp.see('茶 20');
    expect(await weapp.requests('/api/goods')).toHaveLength(2);
  });

  it('pulling the page down refreshes it', async () => {
    const weapp = await open();
    await weapp.scroll();
    await weapp.see('茶 20');
    await weapp.pullDown();
    expect(await weapp.text()).not.toContain('茶 20');
  });

  it('the end and the refresher of a scroll-view; a swiper moved by the app reports it', async () => {
    const weapp = await open({ path: 'pages/form/index' });
    await weapp.scroll('#list');
    await weapp.see('lower');
    await weapp.pullDown('#list');
    await weapp.see('slide 1');
  });
});

describe('moving about', () => {
  it('opens a page of a sub-package and comes back', async () => {
    const weapp = await open();
    await weapp.tap('茶 3');
    await weapp.page(DETAIL);
    await weapp.see('商品 3 绿茶');
    expect(await weapp.stack()).toEqual([HOME, DETAIL]);
    await weapp.back();
    await weapp.page(HOME);
  });

  it('refuses the eleventh page, and unloads every page on the way back', async () => {
    const weapp = await open();
    await weapp.tap('茶 1');
    for (let i = 0; i < 9; i += 1) await weapp.tap('再开');
    expect(await weapp.stack()).toHaveLength(10);
    await weapp.see('navigateTo:fail webview count limit exceed');
    expect(await weapp.navigate('navigateBack')).toBe('navigateBack:ok');
    await weapp.tap('深处');
    await weapp.see('到底了');
    expect(await weapp.stack()).toHaveLength(9);
    expect(await weapp.navigate('reLaunch', '/pages/mine/index')).toBe('reLaunch:ok');
    expect(await weapp.stack()).toEqual(['pages/mine/index']);
    expect(await weapp.faults()).toEqual([]);
  });

  it('switches tabs, keeps their state, and leaves a page without a navigation bar', async () => {
    const weapp = await open();
    await weapp.tap('次数 0');
    await weapp.tap('我的');
    await weapp.page('pages/mine/index');
    await weapp.tap('填表');
    await weapp.page('pages/form/index');
    await weapp.back();
    await weapp.page('pages/mine/index');
    await weapp.tap('首页');
    await weapp.see('次数 1');
  });

  it('answers a page that is not there, a tab page and a plain page as WeChat does', async () => {
    const weapp = await open();
    expect(await weapp.navigate('navigateTo', '/pages/none/index')).toBe(
      'navigateTo:fail page "pages/none/index" is not found',
    );
    expect(await weapp.navigate('navigateTo', '/pages/mine/index')).toMatch('can not navigateTo a tabbar page');
    expect(await weapp.navigate('switchTab', '/pages/form/index')).toMatch('can not switch to no-tabBar page');
    expect(await weapp.navigate('navigateBack')).toMatch('cannot navigate back at first page');
  });
});

describe('the phone', () => {
  it('payment: paid, cancelled, failed in turn', async () => {
    const weapp = await open({ mock: { requestPayment: ['success', 'cancel', 'fail'] } });
    await weapp.tap('支付');
    expect(await weapp.toast('支付成功')).toMatchObject({
      duration: 3000,
      icon: 'success',
      kind: 'toast',
      visible: true,
    });
    await weapp.tap('支付');
    await weapp.toast('requestPayment:fail cancel');
    await weapp.tap('支付');
    expect((await weapp.toast())?.title).toBe('requestPayment:fail');
    const [call] = await weapp.calls('requestPayment');
    expect(call).toMatchObject({ options: { package: 'prepay_id=1' }, errMsg: 'requestPayment:ok' });
  });

  it('dialogs are read and answered', async () => {
    const weapp = await open();
    await weapp.tap('询问');
    expect(await weapp.text()).toContain('要删除吗');
    await weapp.tap('取消');
    await weapp.see('modal false');
    await weapp.tap('选择');
    await weapp.tap('余额');
    await weapp.see('sheet 1');
    expect((await weapp.dialogs()).map(({ kind }) => kind)).toEqual(['modal', 'actionSheet']);
  });

  it('location, picture and upload, clipboard, share', async () => {
    const weapp = await open();
    await weapp.tap('位置');
    await weapp.see('lat 30.25');
    await weapp.tap('上传');
    await weapp.see('upload {"jpeg":true,"kind":true}');
    await weapp.tap('分享');
    expect(await weapp.share()).toEqual({ title: '来喝茶', path: '/pages/home/index?from=menu' });
    await weapp.tap('我的');
    await weapp.tap('复制');
    await weapp.see('凭证 YJ0001');
    await weapp.toast('内容已复制');
  });

  it('storage outlives a restart; a test may fill it before the first start', async () => {
    const weapp = await open({ path: 'pages/mine/index', storage: { token: '旧' } });
    await weapp.see('凭证 旧');
    await weapp.tap('登录');
    await weapp.see('凭证 mock-login-code');
    await weapp.reload();
    await weapp.see('凭证 mock-login-code');
    expect(await weapp.storage()).toEqual({ token: 'mock-login-code' });
  });

  it('audio is recorded; a title is set', async () => {
    const weapp = await open({ path: 'pages/mine/index' });
    await weapp.tap('播放');
    await weapp.see('正在播放');
    expect((await weapp.audio()).map(({ action }) => action)).toEqual(['src', 'play']);
  });

  it('a socket goes through to the API', async () => {
    const weapp = await open();
    await weapp.tap('连接');
    await weapp.see('socket 回 你好');
  });

  it('a laid-down failure replaces the network', async () => {
    const weapp = await open({ mock: { request: { '/api/goods': { fail: 'timeout' } } } });
    await weapp.see('request:fail timeout');
    expect((await weapp.requests())[0]).toMatchObject({ status: 0, errMsg: 'request:fail timeout' });
  });

  it('goes to the background and comes back', async () => {
    const weapp = await open();
    await weapp.background();
    expect(await weapp.faults()).toEqual([]);
  });
});

describe('measuring', () => {
  it('counts the bytes of each interaction', async () => {
    const weapp = await open();
    await weapp.tap('次数 0');
    const small = await weapp.interaction();
    expect(small).toMatchObject({ label: 'tap 次数 0', calls: 1, sum: 11, max: 11, byPage: { [HOME]: 11 } });
    await weapp.tap('大数据');
    expect((await weapp.interaction()).max).toBeGreaterThan(32 * 1024);
    expect((await weapp.setDataMax())[HOME]).toBeGreaterThan(32 * 1024);
    expect((await weapp.interactions()).map(({ label }) => label)).toEqual(['launch', 'tap 次数 0', 'tap 大数据']);
  });
});
