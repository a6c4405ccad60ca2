import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { LoginResult, Logins } from '@/contract';
import { platform } from '@/core/platform';
import LoginPage from '@/site/pages/login';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, site } from '../contract/fixtures';

const SESSION: LoginResult = { token: 'T0KEN', isNew: false, member: { ...MEMBER, theme: 'green' } };

let set: Stage;
const start = (answers: Answers = {}) =>
  answer(set, {
    'site.smsCode': { ttl: 300, hint: '888888' },
    'carrierSms.send': { ttl: 300, channel: 'voice' },
    'site.mobileLogin': SESSION,
    'cartItem.merge': { merged: 0, limited: [] },
    ...answers,
  });

async function open(params: Record<string, string> = {}): Promise<View> {
  visit({ path: '/shop/pages/goods', params: { id: '1001' } }, { path: '/site/pages/login', params });
  return render(set.wrap(<LoginPage />));
}

beforeEach(() => {
  fakeTimers();
  set = stage();
  start();
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function fill(view: View, code = '888888') {
  await view.input(view.byLabel('手机号'), '13811112222');
  await view.input(view.byLabel('验证码'), code);
}

/** Rule 6.21: the words stand for 1.5 s before the page goes. */
async function follow(said: string) {
  expect(set.core.root.feedback.shown?.text).toBe(said);
  set.clock.advance(1499);
  await pass(0);
  expect([Taro.navigateBack, Taro.reLaunch, Taro.redirectTo].some((way) => jest.mocked(way).mock.calls.length)).toBe(
    false,
  );
  set.clock.advance(1);
  await pass(0);
}

describe('login by code', () => {
  it('asks for the agreement first, then logs in, remembers the account and goes back to the page below', async () => {
    const view = await open({ backurl: '/shop/pages/goods?id=1001' });
    await fill(view);
    await view.tap(view.byRole('button', '登录'));
    expect(sent(set, 'site.mobileLogin')).toEqual([]);
    expect(set.core.root.feedback.shown?.text).toContain('请先阅读并同意');

    set.clock.advance(1500);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    expect(fields(sent(set, 'site.mobileLogin')[0])).toMatchObject({ mobile: '13811112222', code: '888888' });
    expect(set.core.root.session.token).toBe('T0KEN');
    expect(set.core.root.cache.get('username')).toBe('13811112222');
    expect(set.core.root.theme.chosen).toBe('green');
    await follow('登录成功');
    expect(Taro.navigateBack).toHaveBeenCalledTimes(1);
    expect(Taro.redirectTo).not.toHaveBeenCalled();
  });

  it('names the goods that were limited when the visitor cart moved over', async () => {
    start({ 'cartItem.merge': { merged: 0, limited: ['白毫银针'] } });
    set.core.root.cart.guest = [{ skuId: '1', qty: 9, goodsId: '1' }];
    const view = await open();
    await fill(view);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    await follow('白毫银针 超出可买数量，已按上限放进购物车');
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/mine' });
  });

  it('returns to the cached address by replacing itself, never to a foreign one', async () => {
    set.core.root.cache.set('backurl', '/shop/pages/order/settle?source=cart');
    const view = await open({ backurl: '' });
    await fill(view);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    await follow('登录成功');
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/settle?source=cart' });
    expect(set.core.root.cache.get('backurl')).toBeUndefined();
  });

  it('says a wrong code under its field and stays', async () => {
    start({ 'site.mobileLogin': new Refusal(422, '验证码错误') });
    const view = await open();
    await fill(view, '000000');
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    expect(view.byRole('alert').textContent).toContain('验证码错误');
    expect(set.core.root.feedback.shown).toBeUndefined();
    expect(set.core.root.session.hasLogin).toBe(false);
  });

  it('counts 60 s down, shows the demo code, then offers a call', async () => {
    const view = await open();
    await view.tap(view.byRole('button', '获取验证码'));
    expect(set.transport.send).not.toHaveBeenCalled();
    expect(view.hasText('请填手机号')).toBe(true);
    set.clock.advance(1500);
    await view.input(view.byLabel('手机号'), '13811112222');
    await view.tap(view.byRole('button', '获取验证码'));
    await pass(0);
    expect(view.hasText('60 秒后重发')).toBe(true);
    expect(view.hasText('验证码 888888')).toBe(true);
    set.clock.advance(60_000);
    await pass(1000);
    await view.tap(view.byRole('button', '语音验证码'));
    await pass(0);
    expect(fields(sent(set, 'carrierSms.send')[0])).toMatchObject({ scene: 'login' });
  });

  it('offers no call where nobody makes one', async () => {
    start({ 'site.config': site({ voiceCode: false }) });
    await set.core.root.config.load();
    const view = await open();
    await view.input(view.byLabel('手机号'), '13811112222');
    await view.tap(view.byRole('button', '获取验证码'));
    await pass(0);
    set.clock.advance(60_000);
    await pass(1000);
    expect(view.hasText('重新获取')).toBe(true);
    expect(view.hasText('语音验证码')).toBe(false);
  });
});

describe('the words', () => {
  it('welcomes back only who was here before', async () => {
    const first = await open();
    expect([first.hasText('登录叶间'), first.hasText('欢迎回到叶间')]).toEqual([true, false]);
    set.core.root.cache.set('username', '13811112222');
    const again = await open();
    expect(again.hasText('欢迎回到叶间')).toBe(true);
  });

  it('names what is missing of a number', async () => {
    const view = await open();
    await view.input(view.byLabel('手机号'), '1381111222');
    await view.tap(view.byRole('button', '获取验证码'));
    expect(view.hasText('少一位，请填 11 位手机号')).toBe(true);
  });
});

describe('a demo server', () => {
  const demoAccounts = [
    { name: '林知夏', mobile: '13800000001' },
    { name: '梁溪', mobile: '13800000040', channelNo: 'CH8801' },
  ];

  it('shows a member’s code without a word typed', async () => {
    start({ 'site.config': site({ demo: true, demoAccounts }) });
    await set.core.root.config.load();
    const view = await open();
    await view.tap(view.byRole('button', /演示环境，用林知夏 13800000001/));
    await pass(0);
    expect(fields(sent(set, 'site.smsCode')[0])).toMatchObject({ mobile: '13800000001', scene: 'login' });
    expect(view.hasText('验证码 888888')).toBe(true);
    set.clock.advance(1500);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    expect(fields(sent(set, 'site.mobileLogin')[0])).toMatchObject({ mobile: '13800000001', code: '888888' });
  });

  it('offers no account anywhere else', async () => {
    start({ 'site.config': site() });
    await set.core.root.config.load();
    const view = await open();
    expect(view.hasText('演示环境')).toBe(false);
  });
});

it.each([
  [
    'leads a new member who was going nowhere to the gift, and opens nothing else',
    { backurl: '/pages/tea/mine' },
    ['/tea/pages/newGift'],
  ],
  [
    'lets a new member go on with what was begun',
    { backurl: '/shop/pages/order/settle?source=cart' },
    ['/shop/pages/order/settle?source=cart'],
  ],
])('%s', async (_name, params, expected) => {
  const steps: string[] = [];
  jest.spyOn(Taro, 'reLaunch').mockImplementation(({ url }) => {
    steps.push(url);
    return Promise.resolve({ errMsg: '' });
  });
  jest.spyOn(Taro, 'redirectTo').mockImplementation(({ url }) => {
    steps.push(url);
    return Promise.resolve({ errMsg: '' });
  });
  jest.spyOn(Taro, 'navigateTo').mockImplementation(({ url }) => {
    steps.push(url);
    return Promise.resolve({ errMsg: '' });
  });
  start({ 'site.mobileLogin': { ...SESSION, isNew: true } });
  const view = await open(params);
  await fill(view);
  await view.tap(view.byRole('checkbox'));
  await view.tap(view.byRole('button', '登录'));
  await pass(0);
  set.clock.advance(1500);
  await pass(0);
  expect(steps).toEqual(expected);
});

describe('other ways', () => {
  const OPEN: Logins = { code: true, password: true, messenger: true, workplace: true, channel: true };
  async function withWays(ways: Partial<Logins>, params: Record<string, string> = {}, answers: Answers = {}) {
    start({ 'site.config': site({ logins: { ...OPEN, ...ways } }), ...answers });
    await set.core.root.config.load(true);
    return open(params);
  }

  it('logs in by password and says a lock where it belongs', async () => {
    start({ 'site.login': new Refusal(423, '账号已锁定，请15分钟后再试') });
    const view = await open();
    await view.tap(view.byRole('button', '密码登录'));
    await view.input(view.byLabel('账号'), '13811112222');
    await view.input(view.byLabel('密码'), 'longjing2026');
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    expect(view.byRole('alert').textContent).toContain('账号已锁定');
  });

  it('sends a member on at once', async () => {
    set.core.root.session.accept({ token: 'T' });
    await open({ backurl: '/shop/pages/order/index' });
    await pass(0);
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/index' });
  });

  it('offers only the ways that the shop keeps open', async () => {
    const view = await withWays({ password: false, channel: false });
    expect(view.hasText('密码登录')).toBe(false);
    expect(view.hasText('渠道商登录')).toBe(false);
    expect(view.hasText('注册会员')).toBe(true);
    await fill(view);
    await view.tap(view.byRole('checkbox'));
    await view.tap(view.byRole('button', '登录'));
    await pass(0);
    expect(set.core.root.session.token).toBe('T0KEN');
  });

  it('begins with the password where codes are closed, and sends strangers to the registration', async () => {
    const view = await withWays({ code: false });
    expect(view.hasText('验证码登录')).toBe(false);
    expect(view.hasText('第一次来，先注册会员')).toBe(true);
    expect(view.byLabel('密码')).toBeTruthy();
    expect(view.hasText('渠道商登录')).toBe(true);
  });

  it('leads partners to their own login, and takes along where they were going', async () => {
    const view = await withWays({}, { backurl: '/shop/pages/order/settle_channel' });
    jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    await view.tap(view.byRole('link', '渠道商登录'));
    expect(Taro.navigateTo).toHaveBeenCalledWith({
      url: `/site/pages/login_channel?backurl=${encodeURIComponent('/shop/pages/order/settle_channel')}`,
    });
  });

  describe('in the messenger', () => {
    beforeEach(() => void jest.replaceProperty(platform.login, 'provider', 'messenger'));

    it('closes its login, too', async () => {
      expect((await withWays({})).hasText('微信一键登录')).toBe(true);
      expect((await withWays({ messenger: false })).hasText('微信一键登录')).toBe(false);
      expect((await withWays({ workplace: false })).hasText('微信一键登录')).toBe(true);
    });

    it('may be the only way: with the agreement, and the mobile that a new identity proves', async () => {
      jest.spyOn(platform.login, 'code').mockResolvedValue({ provider: 'messenger', code: 'C1' });
      const view = await withWays({ code: false, password: false }, {}, { 'site.wechatLogin': { bindTicket: 'T1' } });
      expect(view.hasText('请在微信里打开本店，一键登录')).toBe(true);
      expect(view.hasText('手机号')).toBe(false);
      await view.tap(view.byRole('button', '微信一键登录'));
      expect(sent(set, 'site.wechatLogin')).toEqual([]);
      set.clock.advance(1500);
      await view.tap(view.byRole('checkbox'));
      await view.tap(view.byRole('button', '微信一键登录'));
      await pass(0);
      await fill(view);
      await view.tap(view.byRole('button', '绑定并登录'));
      await pass(0);
      expect(fields(sent(set, 'site.mobileLogin')[0])).toMatchObject({ bindTicket: 'T1' });
    });
  });

  it('offers no login of an app that is not around the page', async () => {
    const view = await open();
    expect(view.hasText('一键登录')).toBe(false);
    expect(view.hasText('钉钉')).toBe(false);
  });
});
