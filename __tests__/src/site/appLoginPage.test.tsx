/** /site/pages/appLogin: a device that asks, the three answers, and how each ends. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { AppTicket } from '@/contract';
import { platform } from '@/core/platform';
import AppLogin from '@/site/pages/appLogin';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW } from '../contract/fixtures';

const bench = pageBench();
const CODE = 'abcdefghijklmnopqrstuv';
const ticket = (part: Partial<AppTicket> = {}): AppTicket => ({
  ticket: CODE,
  kind: 'pc',
  device: 'Windows 电脑 · Edge',
  place: '与这台手机在同一网络',
  ip: '203.0.113.*',
  status: 'scanned',
  createdAt: NOW,
  expiresAt: NOW + 120_000,
  ...part,
});
const open = async (answers: Answers = {}, params: Record<string, string> = { ticket: CODE }) => {
  answer(bench.set, {
    'member.my': MEMBER,
    'site.appLogin': ticket(),
    'site.appLoginConfirm': (request) =>
      ticket({ status: fields(request).action === 'confirm' ? 'confirmed' : 'cancelled' }),
    ...answers,
  });
  bench.login(MEMBER);
  await bench.open('/site/pages/appLogin', AppLogin, params);
};
const press = async (name: string) => {
  bench.set.clock.advance(1600);
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(300);
};
const decisions = () => sent(bench.set, 'site.appLoginConfirm').map(fields);

it('says which device asks, for what and as whom, and lets it in', async () => {
  await open();
  for (const words of ['电脑端请求登录', 'Windows 电脑 · Edge', '与这台手机在同一网络', MEMBER.nickname, MEMBER.mobile])
    expect(bench.view.hasText(words)).toBe(true);
  await press('确认登录');
  expect(decisions()).toMatchObject([{ ticket: CODE, action: 'confirm' }]);
  expect(bench.view.hasText('已登录')).toBe(true);
  await press('管理登录设备');
  expect(bench.lastUrl()).toBe('/member/pages/oauth/index');
});

it('不是我 turns it away and offers another password', async () => {
  await open();
  await press('不是我');
  expect(decisions()).toMatchObject([{ action: 'cancel' }]);
  expect(bench.view.hasText('已取消')).toBe(true);
  const dialog = bench.view.byRole('alertdialog', /换一个登录密码/);
  bench.set.clock.advance(1600);
  await bench.view.tap(
    [...dialog.querySelectorAll<HTMLElement>('[role=button]')].find((one) => one.textContent === '换密码')!,
  );
  await pass(300);
  expect(bench.lastUrl()).toBe('/site/pages/setPassword');
});

it('two minutes later it is over by itself', async () => {
  await open();
  bench.set.clock.advance(120_000);
  await pass(120_000);
  expect(bench.view.hasText('二维码已过期')).toBe(true);
});

it('refused because it was too late: the page shows how it stands', async () => {
  let late = false;
  await open({
    'site.appLogin': () => ticket({ status: late ? 'expired' : 'scanned' }),
    'site.appLoginConfirm': () => {
      late = true;
      return new Refusal(410, '二维码已过期');
    },
  });
  await press('确认登录');
  expect(bench.view.hasText('请刷新那台设备上的二维码，再扫一次')).toBe(true);
});

it('one of a screen goes on to its own page', async () => {
  await open({ 'site.appLogin': ticket({ kind: 'tv', status: 'waiting' }) });
  await pass(0);
  expect(bench.lastUrl()).toBe(`/outbound/pages/tvLogin?ticket=${CODE}`);
});

it('without a ticket it scans: a link or the code itself; somebody else’s is not there', async () => {
  jest.spyOn(platform.scan, 'scan').mockResolvedValue(`https://shop.example/h5/site/pages/appLogin?ticket=${CODE}`);
  await open({}, {});
  expect(sent(bench.set, 'site.appLogin')).toEqual([]);
  await press('扫一扫');
  expect(sent(bench.set, 'site.appLogin')[0]?.url).toContain(`ticket=${CODE}`);
  expect(bench.view.hasText('确认登录')).toBe(true);
  await open({ 'site.appLogin': new Refusal(404, '内容不存在或已下架') });
  expect(bench.view.hasText('内容不存在或已下架')).toBe(true);
});
