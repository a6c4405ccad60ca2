/**
 * Flow 20 (rule 21.9): a store's screen is let in by the phone of an employee, shows what he chose, and is logged out. Two browsers: the
 * screen's knows nothing but the address of its page. A computer logs in the same way.
 */
import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { loginTickets, sessions } from '../../server/db/schema';
import { openShop, PATIENCE, type Shop } from './shop';
import { LIN } from '../server/demo';

/** Floor of 武林馆 without area report; finance there. */
const QIAN = '13900000004';
const SUN = '13900000005';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0';
let shop: Shop;
let complaints: string[];

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  complaints = [];
});
afterEach(async () => {
  await shop.hangUp();
  expect(complaints).toEqual([]);
});
afterAll(() => shop.close());

async function openWall(size: { width: number; height: number }): Promise<Page> {
  const context = await shop.browser.newContext({ viewport: size, userAgent: DESKTOP, locale: 'zh-CN' });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return page;
}
const newest = async () =>
  (await shop.server.db.select().from(loginTickets).orderBy(desc(loginTickets.id)).limit(1))[0]!;
const sessionsOf = (tokenHash: string) =>
  shop.server.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
const sees = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: PATIENCE });

test('scanned, confirmed, shown within two seconds, seen by a colleague, logged out', async () => {
  // 1. Put up once: which store it stands in. Then it shows its code.
  const screen = await openWall({ width: 1280, height: 720 });
  await screen.goto(`${shop.url}/screen`);
  await screen.getByRole('link', { name: /武林/ }).click();
  await screen.getByRole('img', { name: '登录二维码' }).waitFor({ timeout: PATIENCE });
  const ticket = await newest();
  expect(ticket).toMatchObject({ kind: 'tv', storeId: '2', status: 'waiting' });

  const phone = await shop.phone({ member: QIAN });
  await phone.open(`/outbound/pages/tvLogin?ticket=${ticket.code}`);
  await phone.sees('门店大屏请求登录');
  await sees(screen, '已扫描，请在手机上确认');
  expect((await newest()).status).toBe('scanned');
  // The report board is not for him.
  expect(await phone.top.getByRole('radio', { name: /报表屏/ }).getAttribute('aria-disabled')).toBe('true');
  const token = await shop.server.login(QIAN);
  expect(
    await shop.server.call(
      'tv.dingAuthConfirm',
      { ticket: ticket.code, action: 'confirm', board: 'report' },
      { token },
    ),
  ).toMatchObject({ code: 403, message: '暂无权限' });

  await phone.press(/^菜单屏/);
  await phone.pressTwice('确认登录');
  await phone.sees('已登录');
  // The wall asks every 1.2 seconds. Its first question from now on is enough, so the board is there within two, on a machine of any speed.
  let asked = 0;
  screen.on('request', (request) => request.url().endsWith('/state') && (asked += 1));
  await sees(screen, /茶单/);
  expect(asked).toBeLessThanOrEqual(1);
  await sees(screen, '由 钱多多 登录');
  expect(await screen.locator('.tea').count()).toBeGreaterThan(5);
  expect(await newest()).toMatchObject({ status: 'confirmed', board: 'menu', memberId: '10104' });
  expect(await sessionsOf(ticket.tokenHash)).toMatchObject([{ memberId: '10104', way: 'screen' }]);

  // 2. A colleague with the same code, and a reload of the screen: nothing changes.
  const other = await shop.phone({ member: SUN });
  await other.open(`/outbound/pages/tvLogin?ticket=${ticket.code}`);
  await other.sees('已由 钱多多 确认');
  await screen.reload();
  await sees(screen, /茶单/);
  await phone.press('叫号屏');
  await sees(screen, '请取茶');
  expect(await sessionsOf(ticket.tokenHash)).toHaveLength(1);

  // 3. Logged out.
  await phone.press('退出该大屏');
  await phone.top.page().getByRole('alertdialog').getByRole('button', { name: '退出' }).tap();
  await phone.sees('大屏没有登录');
  await screen.getByRole('img', { name: '登录二维码' }).waitFor({ timeout: PATIENCE });
  expect(await sessionsOf(ticket.tokenHash)).toEqual([]);
  await screen.context().close();
  // A scan has no page under it: the way back is the one home.
  await phone.press('首页');
  await phone.arrive('/pages/tea/mine');
});

test('a code of two minutes ago opens nothing', async () => {
  const { ticket: code } = await shop.server.ok('ticket.create', { kind: 'tv', storeId: '2' });
  const ticket = await newest();
  shop.advance(120_000);
  const phone = await shop.phone({ member: QIAN });
  await phone.open(`/outbound/pages/tvLogin?ticket=${code}`);
  await phone.sees('二维码已过期');
  expect(await sessionsOf(ticket.tokenHash)).toEqual([]);
});

test('a computer logs in by scan and goes on in the app; ended from the list of devices its session opens nothing', async () => {
  const pc = await openWall({ width: 1280, height: 800 });
  await pc.goto(`${shop.url}/pc`);
  await pc.getByRole('img', { name: '登录二维码' }).waitFor({ timeout: PATIENCE });
  const { code } = await newest();
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/site/pages/appLogin?ticket=${code}`);
  await phone.sees('Windows 电脑 · Edge');
  await phone.press('确认登录');
  await phone.sees('已登录');
  await pc.waitForURL(/\/h5\//, { timeout: PATIENCE });
  await pc.goto(`${shop.url}/h5/pages/tea/mine`);
  await sees(pc, '林知夏');

  await phone.open('/member/pages/oauth/index');
  await phone.sees('登录的设备');
  await phone.top.getByRole('button', { name: '退出Windows 电脑 · Edge' }).first().tap();
  await phone.top.page().getByRole('alertdialog').getByRole('button', { name: '退出' }).tap();
  await phone.sees('已退出');
  const kept = await pc.evaluate(() => JSON.parse(localStorage.getItem('yejian') ?? '{}') as { token?: string });
  expect((await shop.server.call('member.my', {}, { token: kept.token })).code).toBe(401);
  await pc.context().close();
});
