/** Coming in, being sent out, and what the phone remembers of it (rules 4.3, 4.4, 4.9). */
import { eq } from 'drizzle-orm';
import { members, sessions } from '../../server/db/schema';
import { PASSWORD, SMS_CODE } from '../server/harness';
import { holdTimers } from './browser';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN, XU, ZHOU } from '../server/demo';

let shop: Shop;
const CLICK_GUARD = 1600;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const loginPage = '/site/pages/login';
const agree = (phone: ShopPhone) => phone.press('我已阅读并同意用户协议与隐私政策');
const memberId = async (mobile: string) =>
  (await shop.server.db.select().from(members).where(eq(members.mobile, mobile)))[0]!.id;
const cached = (phone: ShopPhone, key: string) =>
  phone.page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? 'null') as { data: unknown } | null)?.data,
    key,
  );

async function byPassword(phone: ShopPhone, mobile: string, password = PASSWORD): Promise<void> {
  await phone.press('密码登录');
  await phone.type('账号', mobile);
  await phone.type('密码', password);
  await agree(phone);
  await phone.press('登录');
}

test('a login page for a visitor: the toast, 1.5 s later the login, then back with its query', async () => {
  const phone = await shop.phone({ init: holdTimers() });
  await phone.open('/shop/pages/order/index?tab=shipped');
  await phone.sees('请登录后再操作');
  expect(phone.at()).toBe('/shop/pages/order/index?tab=shipped');
  expect(await phone.page.evaluate('letTimersGo()')).toContain(1500);
  await phone.arrive(loginPage);
  expect(await cached(phone, 'backurl')).toBe('/shop/pages/order/index?tab=shipped');
  await byPassword(phone, LIN);
  await phone.arrive('/shop/pages/order/index');
  expect(phone.at()).toBe('/shop/pages/order/index?tab=shipped');
  await expect(phone.top.getByRole('tab', { selected: true }).textContent()).resolves.toContain('待收货');
  expect(await cached(phone, 'backurl')).toBeUndefined();
  expect(await cached(phone, 'username')).toBe(LIN);
  expect(await phone.stored()).toMatchObject({ hasLogin: true, token: expect.any(String) });
});

test('a session that ends in the middle: 0.8 s later a fresh start at the login, the page remembered', async () => {
  const phone = await shop.phone({ member: LIN, init: holdTimers(800) });
  await phone.open('/shop/pages/order/index?tab=paid');
  await phone.settled();
  // The session ends when the tab's own question is on its way: else another call may be refused, and the page gone, before the press.
  await phone.page.route(
    (url) => url.pathname.includes('/order') && url.searchParams.has('access-token'),
    async (route) => {
      await shop.server.db.delete(sessions).where(eq(sessions.memberId, await memberId(LIN)));
      await route.continue();
    },
    { times: 1 },
  );
  const refused = phone.page.waitForResponse(
    (answer) => answer.url().includes('/order') && answer.url().includes('access-token'),
  );
  await phone.press(/^待评价/);
  await refused;
  await phone.settled();
  expect(phone.at()).toMatch(/^\/shop\/pages\/order\/index/);
  expect(await phone.page.evaluate('letTimersGo()')).toContain(800);
  await phone.arrive(loginPage);
  await phone.sees('请登录后再操作');
  expect(await cached(phone, 'backurl')).toBe('/shop/pages/order/index?tab=review');
  // Relaunched: nothing is left to go back to.
  await expect(phone.top.getByRole('link', { name: '首页' }).count()).resolves.toBe(1);
  expect((await phone.stored()).token).toBeUndefined();
  await byPassword(phone, LIN);
  await phone.arrive('/shop/pages/order/index');
  expect(phone.at()).toBe('/shop/pages/order/index?tab=review');
});

test('a wrong code is said under its field and leaves the visitor outside', async () => {
  const phone = await shop.phone();
  await phone.open(loginPage);
  await phone.type('手机号', '1380000000');
  await phone.press('获取验证码');
  await phone.sees('少一位，请填 11 位手机号');
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.type('手机号', XU);
  await phone.press('获取验证码');
  await phone.sees(`演示环境，验证码 ${SMS_CODE}`);
  await phone.type('验证码', '123456');
  await agree(phone);
  await phone.press('登录');
  await phone.sees('验证码错误');
  expect(phone.at()).toBe(loginPage);
  expect((await phone.stored()).token).toBeUndefined();
  await phone.page.waitForTimeout(CLICK_GUARD);
  // Ticked already, the last digit is enough.
  await phone.type('验证码', SMS_CODE);
  await phone.arrive('/pages/tea/mine');
  await phone.sees('许清和');
});

test('without the tick nobody comes in, and nothing is sent', async () => {
  const phone = await shop.phone();
  const sent: string[] = [];
  phone.page.on('request', (request) => request.url().includes('/site/login') && sent.push(request.url()));
  await phone.open(loginPage);
  await phone.press('密码登录');
  await phone.type('账号', LIN);
  await phone.type('密码', PASSWORD);
  await phone.press('登录');
  await phone.sees('请先阅读并同意用户协议与隐私政策');
  expect(sent).toEqual([]);
  expect(phone.at()).toBe(loginPage);
});

test('the terms are agreed to at their end: back at the login the tick is set and what was typed is there', async () => {
  const phone = await shop.phone();
  await phone.open(loginPage);
  await phone.press('密码登录');
  await phone.type('账号', LIN);
  await phone.press('阅读《用户协议》');
  await phone.arrive('/site/pages/single_detail');
  const unread = phone.top.getByRole('button', { name: '请读到最后' });
  await unread.waitFor();
  await expect(unread.getAttribute('aria-disabled')).resolves.toBe('true');
  // A thumb goes down until nothing is left to read.
  const agreeButton = phone.top.getByRole('button', { name: '同意并返回' });
  for (let thumb = 0; thumb < 50 && !(await agreeButton.isVisible()); thumb += 1) {
    await phone.top.evaluate((page) => page.scrollBy(0, 400));
    await phone.page.waitForTimeout(50);
  }
  await agreeButton.waitFor();
  await phone.press('同意并返回');
  await phone.arrive(loginPage);
  await expect(
    phone.top.getByRole('checkbox', { name: '我已阅读并同意用户协议与隐私政策' }).getAttribute('aria-checked'),
  ).resolves.toBe('true');
  await expect(phone.top.getByLabel('账号', { exact: true }).inputValue()).resolves.toBe(LIN);
});

test('five wrong passwords lock the account for 15 minutes', async () => {
  const phone = await shop.phone();
  for (let count = 0; count < 4; count += 1) {
    await shop.server.call('site.login', { account: ZHOU, password: 'Wrong2026' });
  }
  // Both answers say the same, so each is waited for: the clock must not go on under the second.
  const answered = (press: Promise<void>) => Promise.all([phone.page.waitForResponse(/\/v1\/site\/login/), press]);
  await phone.open(loginPage);
  await answered(byPassword(phone, ZHOU, 'Wrong2026'));
  await phone.sees(/账号已锁定，请15分钟后再试/);
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.type('密码', PASSWORD);
  await answered(phone.press('登录'));
  await phone.sees(/账号已锁定，请15分钟后再试/);
  expect(phone.at()).toBe(loginPage);
  // A quarter of an hour later it opens again.
  shop.advance(15 * 60_000 + 1000);
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.press('登录');
  await phone.arrive('/pages/tea/mine');
  await phone.sees('周允');
});

test('logout wipes the phone and ends at 我的 as a visitor', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/member/pages/setting');
  await phone.page.evaluate(() => localStorage.setItem('left-behind', '1'));
  await phone.press('退出登录');
  await phone.sees('退出登录？');
  await phone.press('退出');
  await phone.arrive('/pages/tea/mine');
  await phone.sees(/登录.*注册/);
  const kept = await phone.page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain('left-behind');
  expect(kept).not.toContain('yejian');
  expect(kept).not.toContain('username');
  expect(await phone.reads()).not.toContain('林知夏');
});
