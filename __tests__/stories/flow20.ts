/**
 * Flow 20 (rule 21.9): a store's screen is let in by the phone of an employee, shows what he chose, and is logged out. The screen knows
 * nothing but the address of its page. A computer logs in the same way.
 */
import { and, desc, eq } from 'drizzle-orm';
import { loginTickets, members, sessions } from '../../server/db/schema';
import { LIN } from '../server/demo';
import type { TestServer } from '../server/harness';
import type { Story, StoryShop } from './phone';

/** Floor of 武林馆 without area report; finance there. */
const QIAN = { mobile: '13900000004', id: '10104' };
const SUN = '13900000005';
const DEVICE = 'Windows 电脑 · Edge';

const newestTicket = async ({ db }: TestServer) =>
  (await db.select().from(loginTickets).orderBy(desc(loginTickets.id)).limit(1))[0]!;
const sessionsOf = ({ db }: TestServer, tokenHash: string) =>
  db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));

async function letScreenIn({ server, phone: phoneOf, computer }: StoryShop) {
  // 1. Put up once: which store it stands in. Then it shows its code.
  const screen = await computer('/screen');
  await screen.press(/武林/);
  await screen.sees('二维码两分钟内有效');
  const ticket = await newestTicket(server);
  expect(ticket).toMatchObject({ kind: 'tv', storeId: '2', status: 'waiting' });

  const phone = await phoneOf({ member: QIAN.mobile });
  await phone.open(`/outbound/pages/tvLogin?ticket=${ticket.code}`);
  await phone.sees('门店大屏请求登录');
  await screen.sees('已扫描，请在手机上确认');
  expect((await newestTicket(server)).status).toBe('scanned');
  // The report board is not for him.
  const report = { ticket: ticket.code, action: 'confirm', board: 'report' } as const;
  const token = await server.login(QIAN.mobile);
  expect(await server.call('tv.dingAuthConfirm', report, { token })).toMatchObject({ code: 403, message: '暂无权限' });
  await phone.press('菜单屏');
  await phone.pressTwice('报表屏');

  await phone.pressTwice('确认登录');
  await phone.sees('已登录');
  // The wall asks every 1.2 seconds. Its first question from now on is enough, so the board is there within two, on a machine of any speed.
  const asked = await screen.asked('/state');
  await screen.sees(/茶单/);
  expect((await screen.asked('/state')) - asked).toBeLessThanOrEqual(1);
  await screen.sees('由 钱多多 登录');
  expect((await screen.reads()).split('¥').length - 1).toBeGreaterThan(5);
  expect(await newestTicket(server)).toMatchObject({ status: 'confirmed', board: 'menu', memberId: QIAN.id });
  expect(await sessionsOf(server, ticket.tokenHash)).toMatchObject([{ memberId: QIAN.id, way: 'screen' }]);

  // 2. A colleague with the same code, and a reload of the screen: nothing changes.
  const other = await phoneOf({ member: SUN });
  await other.open(`/outbound/pages/tvLogin?ticket=${ticket.code}`);
  await other.sees('已由 钱多多 确认');
  await screen.reload();
  await screen.sees(/茶单/);
  await phone.press('取茶屏');
  await screen.sees('请取茶');
  expect(await sessionsOf(server, ticket.tokenHash)).toHaveLength(1);

  // 3. Logged out.
  await phone.press('退出该大屏');
  await phone.sees('退出这块大屏？');
  await phone.press('退出');
  await phone.sees('大屏没有登录');
  await screen.sees('二维码两分钟内有效');
  expect(await sessionsOf(server, ticket.tokenHash)).toEqual([]);
  // A scan has no page under it: the way back is the one home.
  await phone.press('首页');
  await phone.arrive('/pages/tea/mine');
}

async function comeTooLate({ server, phone: phoneOf }: StoryShop) {
  const { ticket: code } = await server.ok('ticket.create', { kind: 'tv', storeId: '2' });
  const ticket = await newestTicket(server);
  server.clock.advance(120_000);
  const phone = await phoneOf({ member: QIAN.mobile });
  await phone.open(`/outbound/pages/tvLogin?ticket=${code}`);
  await phone.sees('二维码已过期');
  expect(await sessionsOf(server, ticket.tokenHash)).toEqual([]);
}

async function letComputerIn({ server, phone: phoneOf, computer }: StoryShop) {
  const { db } = server;
  // The only computer of her list.
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  await db.delete(sessions).where(and(eq(sessions.memberId, lin!.id), eq(sessions.way, 'pc')));
  const pc = await computer('/pc');
  await pc.sees('二维码两分钟内有效');
  const { code } = await newestTicket(server);
  const phone = await phoneOf({ member: LIN });
  await phone.open(`/site/pages/appLogin?ticket=${code}`);
  await phone.sees(DEVICE);
  await phone.press('确认登录');
  await phone.sees('已登录');
  await pc.arrive('/h5/');
  const { token } = (await pc.stored()) as { token: string };
  expect((await server.call('member.my', {}, { token })).code).toBe(200);

  await phone.open('/member/pages/oauth/index');
  await phone.sees('登录的设备');
  await phone.pressIn(DEVICE, '退出');
  await phone.sees(`退出${DEVICE}？`);
  await phone.press('退出');
  await phone.sees('已退出');
  expect((await server.call('member.my', {}, { token })).code).toBe(401);
}

export const flow20: Story[] = [
  { title: 'scanned, confirmed, shown within two seconds, seen by a colleague, logged out', tell: letScreenIn },
  { title: 'a code of two minutes ago opens nothing', tell: comeTooLate },
  {
    title: 'a computer logs in by scan; ended from the list of devices its session opens nothing',
    tell: letComputerIn,
  },
];
