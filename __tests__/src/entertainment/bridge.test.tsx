/** 打开小程序: the button of the messenger, the code elsewhere, and where a link that is wrong leads. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import Taro from '@tarojs/taro';
import TestUtils from '@tarojs/test-utils-react';
import { platform } from '@/core/platform';
import BridgePage from '@/entertainment/pages/h5mpweixin/h5mpweixin';
import { targetOf, titleOf, weappPath } from '@/entertainment/bridge/target';
import { answer, Refusal, sent } from '../ui/answers';
import { site } from '../contract/fixtures';

const bench = pageBench();
const { press, see, lastUrl } = bench;
const AREA = '/entertainment/pages/video/video';
const host = platform.host as { app: string };
let ready: jest.SpyInstance;

async function open(params: Record<string, string>, app = 'browser') {
  host.app = app;
  answer(bench.set, {
    'site.config': site({ miniProgram: { appId: 'wx0123456789abcdef', path: '/pages/tea/index' } }),
    'video.card': ({ url }) =>
      url.includes('8803')
        ? { title: '白毫银针，慢慢泡', cover: '/images/video/3.webp' }
        : new Refusal(404, '内容不存在或已下架'),
  });
  await bench.open('/entertainment/pages/h5mpweixin/h5mpweixin', BridgePage, params);
  await pass(50);
}
const tag = () => bench.view.container.querySelector('wx-open-launch-weapp');
const told = async (event: string) => {
  const { act } = new TestUtils();
  await act(async () => {
    tag()?.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
};
beforeEach(() => {
  ready = jest.spyOn(platform.wechat, 'ready').mockResolvedValue({} as never);
});
afterEach(() => {
  host.app = 'browser';
});

describe('where it leads', () => {
  test('a page of ours with its id; everything else is the mall home', () => {
    expect(targetOf(AREA, '8803')).toBe(`${AREA}?id=8803`);
    expect(targetOf('entertainment/pages/index/index?tab=audio', undefined)).toBe(
      '/entertainment/pages/index/index?tab=audio',
    );
    for (const wrong of [
      undefined,
      '',
      '/no/such/page',
      'https://evil.example/x',
      'javascript:alert(1)',
      '//evil.example',
      '/entertainment/pages/h5mpweixin/h5mpweixin',
    ])
      expect(targetOf(wrong, '1')).toBe('/pages/tea/index');
  });

  test('as the messenger names it', () => {
    expect(weappPath(`${AREA}?id=1`)).toBe('entertainment/pages/video/video.html?id=1');
    expect(weappPath('/pages/tea/index')).toBe('pages/tea/index.html');
  });

  test('a title is short and on one line', () => {
    expect(titleOf('白毫银针，\n慢慢泡')).toBe('白毫银针， 慢慢泡');
    expect(titleOf('长'.repeat(60))).toHaveLength(40);
  });
});

test('a browser shows the code, and goes on by itself', async () => {
  await open({ path: AREA, id: '8803', title: '白毫银针，慢慢泡' });
  see('白毫银针，慢慢泡', '请用微信浏览器打开', '保存二维码');
  expect(tag()).toBeNull();
  expect(bench.view.byRole('img', '白毫银针，慢慢泡的小程序码')).toBeTruthy();
  await press('继续用浏览器看');
  expect(lastUrl()).toBe(`${AREA}?id=8803`);
  expect(Taro.redirectTo).toHaveBeenCalled();
});

test('a film is shown by its own picture and name, whatever title the link has', async () => {
  await open({ path: AREA, id: '8803', title: '中奖了，点这里' });
  see('白毫银针，慢慢泡');
  expect(bench.view.hasText('中奖了，点这里')).toBe(false);
  expect(bench.view.container.querySelector('img')?.getAttribute('src')).toContain('/images/video/3.webp');
  // One that was withdrawn, and pages that have no picture of their own, by the mark of the shop.
  await open({ path: AREA, id: '1', title: '一部片子' });
  see('一部片子');
  await open({ path: '/entertainment/pages/search/index', title: '搜视频' });
  see('搜视频');
  expect(sent(bench.set, 'video.card').every(({ url }) => /id=(8803|1)$/.test(url))).toBe(true);
});

test('a wrong path goes on to the mall home', async () => {
  await open({ path: '/no/such/page' });
  await press('继续用浏览器看');
  expect(lastUrl()).toBe('/pages/tea/index');
});

describe('in the messenger', () => {
  test('the button stands, and stays once it is drawn', async () => {
    await open({ path: AREA, id: '8803' }, 'messenger');
    expect(tag()?.getAttribute('appid')).toBe('wx0123456789abcdef');
    expect(tag()?.getAttribute('path')).toBe('entertainment/pages/video/video.html?id=8803');
    expect(tag()?.innerHTML).toContain('打开小程序');
    await told('ready');
    await pass(4000);
    expect(tag()).not.toBeNull();
  });

  test('three seconds without it, or a refusal of the signature, and the code stands there', async () => {
    await open({ path: AREA, id: '8803' }, 'messenger');
    await pass(2000);
    expect(tag()).not.toBeNull();
    await pass(1200);
    expect(tag()).toBeNull();
    see('扫一扫打开小程序');
    ready.mockRejectedValue(new Error('no signature'));
    await open({ path: AREA, id: '8803' }, 'messenger');
    expect(tag()).toBeNull();
    see('扫一扫打开小程序');
  });

  test('inside the mini-program’s own browser it leaves at once', async () => {
    const reLaunch = jest.fn();
    ready.mockResolvedValue({ miniProgram: { reLaunch } } as never);
    const agent = jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram/wx01');
    await open({ path: AREA, id: '8803' }, 'messenger');
    expect(reLaunch).toHaveBeenCalledWith({ url: `${AREA}?id=8803` });
    agent.mockRestore();
  });
});
