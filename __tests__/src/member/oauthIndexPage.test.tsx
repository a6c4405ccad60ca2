/** /member/pages/oauth/index: what is bound, binding in its own app, giving up with a code, devices one by one. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { AuthBinding, DeviceRow, Member } from '@/contract';
import { platform } from '@/core/platform';
import Oauth from '@/member/pages/oauth/index';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW } from '../contract/fixtures';

const bench = pageBench();
const bindings = (bound: Partial<Record<AuthBinding['provider'], string>> = { wechat: '知夏' }): AuthBinding[] => [
  { provider: 'mobile', label: '手机', nickname: '138****0001' },
  ...(
    [
      ['wechat', '微信'],
      ['mini', '小程序'],
      ['ding', '钉钉'],
      ['app', 'App'],
    ] as const
  ).map(([provider, label]) => ({
    provider,
    label,
    nickname: bound[provider] ?? '',
    ...(bound[provider] === undefined ? {} : { boundAt: NOW }),
  })),
];
const device = (part: Partial<DeviceRow>): DeviceRow => ({
  id: '1',
  name: 'iPhone · 微信',
  way: 'login',
  ip: '203.0.113.*',
  createdAt: NOW,
  expiresAt: NOW + 1,
  current: true,
  ...part,
});
const PC = device({ id: '2', name: 'Windows 电脑 · Edge', way: 'pc', current: false });

const open = async (part: Partial<Member> = {}, answers: Answers = {}) => {
  const member = { ...MEMBER, mobile: '138****0001', hasPassword: true, ...part };
  answer(bench.set, {
    'auth.list': bindings(),
    'auth.devices': { list: [device({}), PC] },
    'site.wechatInfo': { bound: true, nickname: '知夏', avatar: '', subscribed: true },
    'site.smsCode': { ttl: 300 },
    'site.unBindWechat': { ok: true },
    'member.my': member,
    ...answers,
  });
  bench.login(member);
  await bench.open('/member/pages/oauth/index', Oauth);
};
const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(300);
};
/** The dialog stands above the page, with the verb at its right. */
const agree = async (verb: string) => {
  const dialog = bench.view.byRole('alertdialog');
  bench.set.clock.advance(1600);
  await bench.view.tap(
    [...dialog.querySelectorAll<HTMLElement>('[role=button]')].find((one) => one.textContent === verb)!,
  );
  await pass(300);
};

it('tells what is bound since when; what is bound elsewhere says where', async () => {
  await open();
  expect(bench.view.hasText('138****0001')).toBe(true);
  expect(bench.view.hasText(/知夏 · 2023-11-15 绑定 · 已关注/)).toBe(true);
  await press('绑定小程序');
  expect(bench.toast()).toBe('请在微信小程序中打开');
  await press('绑定钉钉');
  expect(bench.toast()).toBe('请在钉钉中打开');
});

it('binds with the code of the app around it, to the account of the session', async () => {
  jest.replaceProperty(platform.login, 'provider', 'workplace' as never);
  jest.spyOn(platform.login, 'code').mockResolvedValue({ provider: 'workplace', code: 'C1' });
  await open({}, { 'site.dingLogin': {} });
  await press('绑定钉钉');
  expect(fields(sent(bench.set, 'site.dingLogin')[0])).toMatchObject({ authCode: 'C1', bind: 'true' });
  expect(bench.toast()).toBe('已绑定');
});

it('what the consent page brought back is bound at once; one of another account is refused in words', async () => {
  jest.spyOn(platform.login, 'returned').mockReturnValueOnce({ provider: 'messenger', code: 'C2', state: 'S' });
  await open({}, { 'site.wechatLogin': new Refusal(422, '该微信已绑定其他账号') });
  expect(fields(sent(bench.set, 'site.wechatLogin')[0])).toMatchObject({ code: 'C2', state: 'S', bind: 'true' });
  expect(bench.toast()).toBe('该微信已绑定其他账号');
});

it('gives up the messenger with a code; a wrong one is told under the field', async () => {
  let right = false;
  await open(
    {},
    {
      'auth.list': () => bindings(right ? {} : undefined),
      'site.unBindWechat': () => (right ? { ok: true } : new Refusal(422, '验证码错误')),
    },
  );
  await press('解绑微信');
  await press('获取验证码');
  expect(fields(sent(bench.set, 'site.smsCode')[0])).toMatchObject({ mobile: '138****0001', scene: 'bind' });
  await bench.view.input(bench.view.byLabel('验证码'), '123456');
  await press('解绑');
  expect(bench.view.byRole('alert').textContent).toContain('验证码错误');
  right = true;
  await bench.view.input(bench.view.byLabel('验证码'), '888888');
  await press('解绑');
  expect(bench.toast()).toBe('已解绑微信');
  expect(bench.view.byRole('button', '绑定微信')).toBeTruthy();
});

it('whoever would have nothing but the mobile left sets a password first', async () => {
  await open({ hasPassword: false });
  await press('解绑微信');
  expect(bench.view.hasText(/最后一种登录方式/)).toBe(true);
  await press('去设置登录密码');
  expect(bench.lastUrl()).toBe('/member/pages/password');
});

it('ends another device after a question; the own one only says so', async () => {
  await open({}, { 'auth.endDevice': { list: [device({})] } });
  expect(bench.view.hasText('本机')).toBe(true);
  // A computer is no telephone.
  const rows = [...document.querySelectorAll('.cell')].filter(({ textContent }) =>
    textContent?.includes('Windows 电脑'),
  );
  expect(rows.map((row) => row.querySelector('svg')?.classList.contains('icon-columns'))).toEqual([true]);
  await press('退出 Windows 电脑 · Edge');
  expect(sent(bench.set, 'auth.endDevice')).toEqual([]);
  await agree('退出');
  expect(fields(sent(bench.set, 'auth.endDevice')[0])).toMatchObject({ id: '2' });
  expect(bench.view.hasText('Windows 电脑 · Edge')).toBe(false);
  expect(bench.toast()).toBe('已退出');
});

it('ends all of them, and this one with them', async () => {
  await open({}, { 'member.logout': { ok: true } });
  await press('退出所有设备');
  await agree('全部退出');
  expect(fields(sent(bench.set, 'member.logout')[0])).toMatchObject({ scope: 'all' });
  expect(bench.set.core.root.session.hasLogin).toBe(false);
  expect(bench.lastUrl()).toBe('/pages/tea/mine');
});

it('stands without the messenger’s picture; fails with 重新加载 when the list does not come', async () => {
  await open({}, { 'site.wechatInfo': new Refusal(500, '') });
  expect(bench.view.hasText(/知夏/)).toBe(true);
  await open({}, { 'auth.list': new Refusal(422, '稍后再试') });
  expect(bench.view.hasText('重新加载')).toBe(true);
});
