/** The messenger's browser and the ordinary one, decided by the user agent alone (rule 7.1). */
import type { Platform } from '@/core/platform';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.47';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.47';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120';
const WORKPLACE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AliApp(DingTalk/7.5.0)';
const REFUSED = '请用微信浏览器打开';
const SIGNED = { appId: 'wx1', timestamp: '1700000000', nonceStr: 'n', signature: 's' };
const CONFIG = {
  appId: 'wx1',
  timestamp: '1700000001',
  nonceStr: 'n2',
  signature: '',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 'p',
};

type Options = Record<string, (answer?: unknown) => void> & Record<string, unknown>;
const sdk = {
  config: jest.fn(),
  ready: jest.fn((fn: () => void) => fn()),
  error: jest.fn(),
  chooseWXPay: jest.fn<void, [Options]>(),
  getLocation: jest.fn<void, [Options]>(),
  chooseImage: jest.fn<void, [Options]>(),
  scanQRCode: jest.fn<void, [Options]>(),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
};

function load(agent: string): Platform {
  jest.resetModules();
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent);
  jest.doMock('weixin-js-sdk', () => ({ __esModule: true, default: sdk }));
  // oxlint-disable-next-line typescript/no-require-imports
  const { platform } = require('@/core/platform') as { platform: Platform };
  platform.wechat.setSigner(signer);
  return platform;
}
const signer = jest.fn().mockResolvedValue(SIGNED);

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/h5/pages/tea/index');
});

describe('rule 7.2: outside the messenger', () => {
  test.each([BROWSER, WORKPLACE])(
    'payment, location, image choice and scanning are refused with the fixed text, before any network: %s',
    async (agent) => {
      const { pay, location, image, scan, wechat } = load(agent);
      await expect(pay.request(CONFIG)).rejects.toMatchObject({ kind: 'refused', message: REFUSED });
      await expect(location.current()).rejects.toThrow(REFUSED);
      await expect(location.open({ lat: 1, lng: 2 })).rejects.toThrow(REFUSED);
      await expect(image.choose()).rejects.toThrow(REFUSED);
      await expect(scan.scan()).rejects.toThrow(REFUSED);
      await expect(wechat.ready()).rejects.toThrow(REFUSED);
      expect(pay.available).toBe(false);
      expect(signer).not.toHaveBeenCalled();
    },
  );
  test('sharing is silent', async () => {
    await expect(load(BROWSER).share.offer({ title: '', desc: '', pic: '', url: '' })).resolves.toBeUndefined();
  });
  test('the messenger login is refused, the ordinary browser offers none', async () => {
    const { login } = load(BROWSER);
    expect(login.provider).toBeUndefined();
    await expect(login.code()).rejects.toThrow(REFUSED);
  });
});

describe('rule 7.5: JS-SDK', () => {
  test('is configured once per address, debug off', async () => {
    const { wechat } = load(ANDROID);
    await wechat.ready();
    await wechat.ready();
    expect(sdk.config).toHaveBeenCalledTimes(1);
    expect(sdk.config.mock.calls[0]?.[0]).toMatchObject({
      debug: false,
      appId: 'wx1',
      timestamp: 1700000000,
      signature: 's',
    });
  });
  test.each([
    [ANDROID, 'http://localhost/h5/shop/pages/goods?id=1'],
    [IPHONE, 'http://localhost/h5/pages/tea/index'],
  ])('signs the current address on Android and the landing address on iOS (%s)', async (agent, url) => {
    const { wechat } = load(agent);
    window.history.pushState(null, '', '/h5/shop/pages/goods?id=1#top');
    await wechat.ready();
    expect(signer).toHaveBeenCalledWith(url);
  });
  test('a refused signature does not stick', async () => {
    const { wechat } = load(ANDROID);
    signer.mockRejectedValueOnce(new Error('offline'));
    await expect(wechat.ready()).rejects.toThrow('offline');
    await expect(wechat.ready()).resolves.toBeDefined();
  });
});

describe('rule 7.6: payment', () => {
  test.each([
    ['success', { errMsg: 'chooseWXPay:ok' }, { state: 'paid' }],
    ['cancel', { errMsg: 'chooseWXPay:cancel' }, { state: 'cancelled', text: '用户取消支付' }],
    [
      'fail',
      { errMsg: 'chooseWXPay:fail', code: 7 },
      { state: 'failed', text: '{"errMsg":"chooseWXPay:fail","code":7}', words: '支付没有完成，请稍后再试' },
    ],
  ])('ends as %s', async (way, answer, result) => {
    const { pay } = load(ANDROID);
    sdk.chooseWXPay.mockImplementation((options) => options[way]?.(answer));
    await expect(pay.request(CONFIG)).resolves.toEqual(result);
    expect(sdk.chooseWXPay.mock.calls[0]?.[0]).toMatchObject({
      timestamp: 1700000001,
      nonceStr: 'n2',
      package: 'prepay_id=1',
      signType: 'RSA',
      paySign: 'p',
    });
  });
});

describe('rules 7.3, 7.4: location and images', () => {
  test('location is asked as gcj02', async () => {
    const { location } = load(ANDROID);
    sdk.getLocation.mockImplementation((options) => options.success?.({ latitude: '30.1', longitude: 120.2 }));
    await expect(location.current()).resolves.toEqual({ lat: 30.1, lng: 120.2 });
    expect(sdk.getLocation.mock.calls[0]?.[0]).toMatchObject({ type: 'gcj02' });
  });
  test('one picture, compressed, from the album only; choosing none is no failure', async () => {
    const { image } = load(ANDROID);
    sdk.chooseImage.mockImplementation((options) => options.cancel?.());
    await expect(image.choose()).resolves.toBeUndefined();
    expect(sdk.chooseImage.mock.calls[0]?.[0]).toMatchObject({
      count: 1,
      sizeType: ['compressed'],
      sourceType: ['album'],
    });
  });
});

test('rule 6.11: the share card goes to friends and moments, with the signature that site.share brought', async () => {
  const { share } = load(ANDROID);
  await share.offer({ title: 't', desc: 'd', pic: 'p', url: 'u' }, { ...SIGNED, appId: 'wx2' });
  expect(signer).not.toHaveBeenCalled();
  expect(sdk.config.mock.calls[0]?.[0]).toMatchObject({ appId: 'wx2' });
  expect(sdk.updateAppMessageShareData.mock.calls[0]?.[0]).toMatchObject({
    title: 't',
    desc: 'd',
    link: 'u',
    imgUrl: 'p',
  });
  expect(sdk.updateTimelineShareData.mock.calls[0]?.[0]).toMatchObject({ title: 't', link: 'u', imgUrl: 'p' });
});

test('scanning gives the bare code of a bar code', async () => {
  const { scan } = load(ANDROID);
  sdk.scanQRCode.mockImplementation((options) => options.success?.({ resultStr: 'EAN_13,6901234567892' }));
  await expect(scan.scan()).resolves.toBe('6901234567892');
});

describe('messenger login', () => {
  test('a returned code is taken once, only with the state this browser sent, and leaves the address', () => {
    window.sessionStorage.setItem('oauth_state', 'abc');
    window.history.replaceState(null, '', '/h5/site/pages/login?code=C1&state=abc&share_id=7');
    const { login } = load(ANDROID);
    expect(login.returned()).toEqual({ provider: 'messenger', code: 'C1', state: 'abc' });
    expect(window.location.search).toBe('?share_id=7');
    expect(login.returned()).toBeUndefined();
  });
  test('a foreign state is refused', () => {
    window.sessionStorage.setItem('oauth_state', 'abc');
    window.history.replaceState(null, '', '/h5/site/pages/login?code=C1&state=evil');
    expect(load(ANDROID).login.returned()).toBeUndefined();
  });
});

describe('workplace login', () => {
  test('asks for the authCode with the corpId of the landing address; its failure is told in words', async () => {
    const requestAuthCode = jest
      .fn()
      .mockResolvedValueOnce({ code: 'A1' })
      .mockRejectedValueOnce({ errMsg: 'corp not found' });
    jest.doMock('dingtalk-jsapi/api/runtime/permission/requestAuthCode', () => ({
      __esModule: true,
      default: requestAuthCode,
    }));
    window.history.replaceState(null, '', '/h5/site/pages/login?corpId=ding1');
    const { login } = load('Mozilla/5.0 (Linux; Android 13) AliApp(DingTalk/7.0)');
    expect(login.provider).toBe('workplace');
    await expect(login.code()).resolves.toEqual({ provider: 'workplace', code: 'A1' });
    expect(requestAuthCode).toHaveBeenCalledWith({ corpId: 'ding1' });
    await expect(login.code()).rejects.toThrow('操作未成功，请稍后再试');
  });
});
