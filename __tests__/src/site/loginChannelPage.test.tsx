import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { LoginResult, Logins } from '@/contract';
import ChannelLoginPage from '@/site/pages/login_channel';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, site } from '../contract/fixtures';

const PARTNER: LoginResult = { token: 'T0KEN', isNew: false, member: MEMBER, channelLogin: true };
const OPEN: Logins = { code: true, password: true, messenger: true, workplace: true, channel: true };

let set: Stage;
const start = (answers: Answers = {}) =>
  answer(set, {
    'site.smsCode': { ttl: 300, hint: '888888' },
    'cartItem.merge': { merged: 0, limited: [] },
    'login.bindChannel': PARTNER,
    'atShop.login': PARTNER,
    ...answers,
  });

async function open(params: Record<string, string> = {}): Promise<View> {
  visit({ path: '/shop/pages/category_channel' }, { path: '/site/pages/login_channel', params });
  return render(set.wrap(<ChannelLoginPage />));
}

beforeEach(() => {
  fakeTimers();
  set = stage();
  start();
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function fill(view: View) {
  await view.input(view.byLabel('手机号'), '13811112222');
  await view.input(view.byLabel('验证码'), '888888');
}

/** The words stand for 1.5 s before the page goes (rule 6.21). */
async function gone() {
  expect(set.core.root.feedback.shown?.text).toBe('登录成功');
  set.clock.advance(1500);
  await pass(0);
}

it('by number, mobile and code, and on to the catalogue of the channel', async () => {
  const view = await open();
  await view.tap(view.byRole('checkbox'));
  await view.tap(view.byRole('button', '登录'));
  expect(view.hasText('填渠道编号')).toBe(true);
  await view.input(view.byLabel('渠道编号'), 'CH8801');
  await fill(view);
  set.clock.advance(1500);
  await view.tap(view.byRole('button', '登录'));
  await pass(0);
  expect(fields(sent(set, 'login.bindChannel')[0])).toMatchObject({
    channelNo: 'CH8801',
    mobile: '13811112222',
    code: '888888',
  });
  expect(set.core.root.session.channelLogin).toBe(true);
  await gone();
  expect([Taro.navigateBack, Taro.redirectTo].some((way) => jest.mocked(way).mock.calls.length)).toBe(true);
});

it('by password, also with a member’s session, and back to where the gate stood', async () => {
  set.core.root.session.accept({ token: 'T' });
  const view = await open({ backurl: '/shop/pages/order/settle_channel' });
  expect(Taro.redirectTo).not.toHaveBeenCalled();
  await view.tap(view.byRole('button', '账号密码'));
  await view.input(view.byLabel('渠道账号'), 'CH8801');
  await view.input(view.byLabel('密码'), 'Yejian2026');
  await view.tap(view.byRole('checkbox'));
  await view.tap(view.byRole('button', '登录'));
  await pass(0);
  expect(fields(sent(set, 'atShop.login')[0])).toMatchObject({ account: 'CH8801' });
  await gone();
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/order/settle_channel' });
});

it('a link brings the number; that it does not match the mobile is said under it', async () => {
  start({ 'login.bindChannel': new Refusal(422, '对不上', undefined, { field: 'channelNo' }) });
  const view = await open({ channelNo: 'CH0000' });
  await fill(view);
  await view.tap(view.byRole('checkbox'));
  await view.tap(view.byRole('button', '登录'));
  await pass(0);
  expect(fields(sent(set, 'login.bindChannel')[0])).toMatchObject({ channelNo: 'CH0000' });
  expect(view.byRole('alert').textContent).toContain('对不上');
  expect(view.byLabel('渠道编号').getAttribute('aria-invalid')).toBe('true');
});

it('whoever is no partner yet reads whom to ask, or logs in as a member', async () => {
  const view = await open();
  await view.tap(view.byRole('link', '申请成为渠道商'));
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/contact/pages/ContactUs?topic=channel' });
  set.clock.advance(1500);
  await view.tap(view.byRole('link', '会员登录'));
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/site/pages/login' });
});

it('is not there in a shop that has closed it', async () => {
  start({ 'site.config': site({ logins: { ...OPEN, channel: false } }) });
  await set.core.root.config.load(true);
  const view = await open();
  expect(view.hasText('渠道编号')).toBe(false);
  expect(view.hasText('本店没有开通渠道商登录')).toBe(true);
  expect(view.byRole('button', '会员登录')).toBeTruthy();
});
