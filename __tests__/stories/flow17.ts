/** Flow 17 (rule 21.8): a shared link brings a member for good; what that one buys earns both depths, a week after receipt. */
import { and, eq } from 'drizzle-orm';
import {
  accounts,
  addresses,
  afterSales,
  incomes,
  ledgerRows,
  members,
  orderLines,
  orders,
  skus,
} from '../../server/db/schema';
import { ship } from '../../server/domains/trade/fulfilment/service';
import { DAY_MS } from '../../server/lib/shanghai';
import { CHEN, goodsId } from '../server/demo';
import { SERVICE } from '../server/desk';
import { SMS_CODE, type TestServer } from '../server/harness';
import { shareOf } from '../server/shareOf';
import { decide } from './decide';
import { confirmPayment } from './paid';
import {
  askBack,
  buyAtOnce,
  handIn,
  payInMessenger,
  receive,
  type Story,
  type StoryPhone,
  type StoryShop,
} from './phone';

const NEWCOMER = '13700170001';
const ADDED = '13700170002';
/** Both of today; the first brings the second. */
const ABOVE = '13700170003';
const BELOW = '13700170004';
const GU = '13800000011';
export const CHEN_ID = '10010';
const GU_ID = '10011';
/** Costs ¥150 here, two of them ¥300. */
export const TEA = '茉莉龙珠';
const PRICE = 15_000;

const memberBy = async ({ db }: TestServer, mobile: string) =>
  (await db.select().from(members).where(eq(members.mobile, mobile)))[0];

/** From another page than the one the link opened, an hour later. */
async function register(phone: StoryPhone) {
  await phone.open('/site/pages/register');
  await phone.type('11 位手机号', NEWCOMER);
  await phone.press('获取验证码');
  await phone.sees(`演示环境，验证码 ${SMS_CODE}`);
  await phone.type('6 位数字', SMS_CODE);
  await phone.type('8-20 位，字母和数字都要有', 'Yejian2026');
  await phone.press('我已阅读并同意');
  await phone.rest();
  await phone.press('注册');
  await phone.arrive('/tea/pages/newGift');
}

/** Two of the tea, paid in the messenger; what the provider says of it afterwards changes nothing. */
async function buyTwo({ server }: StoryShop, phone: StoryPhone, { memberId, tea }: { memberId: string; tea: string }) {
  const { db } = server;
  await db.insert(addresses).values({
    memberId,
    name: '新茶友',
    mobile: NEWCOMER,
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: server.clock.now(),
  });
  await db
    .update(skus)
    .set({ price: PRICE })
    .where(eq(skus.id, `${tea}01`));
  await buyAtOnce(phone, tea, 2);
  const orderId = await handIn(phone);
  await payInMessenger(phone);
  await phone.arrive('/shop/pages/order/success');
  await phone.sees('支付成功');
  await confirmPayment(server, orderId);
  return orderId;
}

/** The card of the team and its list say the same. */
async function countTeam(server: TestServer, phone: StoryPhone) {
  await phone.open('/member/pages/team/index');
  const { direct } = await server.ok('member.team', {}, { token: await server.login(CHEN) });
  await phone.press(`全部 ${direct + 9} 人`);
  await phone.arrive('/member/pages/team/list');
  await phone.sees(`直属 ${direct} 人`);
}

/** What the order brings, and how it is calculated. */
async function readIncome(phone: StoryPhone, state: string) {
  await phone.open('/income/pages/index');
  await phone.press('+27.00');
  await phone.arrive('/income/pages/details');
  await phone.sees('9%');
  await phone.sees(state);
  await phone.back();
  await phone.arrive('/income/pages/index');
}

/** Who has an inviter keeps it, and nobody is brought by whom he brought. */
async function refuseOthers({ server, phone: phoneOf }: StoryShop) {
  const fresh = await phoneOf({ member: NEWCOMER });
  await fresh.open('/site/pages/inviteID?no=YJ88810001');
  await fresh.sees('邀请关系一经确认，不再更改');
  await fresh.sees('陈雨前');
  // Nothing is left to fill in.
  expect(await fresh.reads()).not.toContain('查找');
  const bind = async (mobile: string, inviteNo: string) =>
    server.call('memberV4.bind', { inviteNo }, { token: await server.login(mobile) });
  expect(await bind(NEWCOMER, 'YJ88810001')).toMatchObject({ code: 422, message: '已有邀请人，不能更改' });

  // A member of today without an inviter names the member brought by him.
  await server.login(ABOVE);
  const above = (await memberBy(server, ABOVE))!;
  expect((await bind(BELOW, above.no)).code).toBe(200);
  const below = (await memberBy(server, BELOW))!;
  expect(below.inviterId).toBe(above.id);
  const circle = await phoneOf({ member: ABOVE });
  await circle.open('/site/pages/inviteID');
  await circle.type('朋友的会员号', below.no);
  await circle.press('查找');
  await circle.sees('不能绑定下级为邀请人');
  expect(await bind(ABOVE, below.no)).toMatchObject({ code: 422, message: '不能绑定下级为邀请人' });

  // The member has 陈雨前 on the screen when another phone settles it: the change is refused in words.
  await circle.type('朋友的会员号', (await memberBy(server, CHEN))!.no);
  await circle.rest();
  await circle.press('查找');
  await circle.press('绑定');
  await circle.sees('只能绑定一次，以后不能更改');
  expect((await bind(ABOVE, (await memberBy(server, GU))!.no)).code).toBe(200);
  await circle.press('绑定');
  await circle.sees('已有邀请人，不能更改');
  expect((await memberBy(server, ABOVE))?.inviterId).toBe(GU_ID);
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  const tea = await goodsId(server, TEA);

  // 1. 陈雨前 looks at a goods: its link carries the own share_id, and who opens it belongs to 陈雨前.
  const chen = await phoneOf({ member: CHEN });
  await chen.open(`/shop/pages/goods?id=${tea}`);
  await chen.sees(TEA);
  const shared = await shareOf(server, CHEN_ID);
  expect(shared.url).toContain(`id=${tea}`);
  const guest = await phoneOf({ pays: true });
  await guest.open(`/shop/pages/goods?id=${tea}&share_id=${shared.shareId}`);
  await guest.sees(TEA);
  await guest.later(3_600_000);
  await register(guest);
  const newcomer = (await memberBy(server, NEWCOMER))!;
  expect(newcomer.inviterId).toBe(CHEN_ID);

  // 2. The first order is paid, sent and received.
  const orderId = await buyTwo(shop, guest, { memberId: newcomer.id, tea });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  expect(lines.filter(({ gift }) => !gift)).toMatchObject([{ qty: 2, paid: 2 * PRICE }]);
  const rows = () =>
    db.select().from(incomes).where(eq(incomes.orderId, orderId)).orderBy(incomes.memberId, incomes.id);
  expect(await rows()).toMatchObject([
    { memberId: CHEN_ID, source: 'direct', rateBp: 900, amount: 2700, status: 'pending' },
    { memberId: GU_ID, source: 'indirect', rateBp: 300, amount: 900, status: 'pending' },
  ]);
  await db.transaction((tx) => ship(tx as never, orderId, undefined, server.clock.now(), server.server));
  await guest.open(`/shop/pages/order/detail?id=${orderId}`);
  await receive(guest);
  await countTeam(server, chen);
  await readIncome(chen, '待结算');

  // One of the two pieces comes back before that: half of both goes with it, and what came as a gift for both is paid for (rule 12.5).
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const gifts = lines.filter(({ gift }) => gift).reduce((sum, { qty }) => sum + qty, 0);
  const kept = gifts * (order!.terms?.gift?.price ?? 0);
  expect(kept).toBeGreaterThan(0);
  await askBack(guest);
  const asked = await db.select().from(afterSales).where(eq(afterSales.orderId, orderId));
  expect(asked).toMatchObject([{ way: 'refund', refund: PRICE - kept, status: 'applied' }]);
  const service = await phoneOf({ member: SERVICE });
  await decide(service, { kind: 'afterSale', title: `仅退款申请 ${asked[0]!.no}` });
  await server.runJobs();
  const halved = [
    { memberId: CHEN_ID, source: 'direct', amount: 2700, cancelled: 1350 },
    { memberId: CHEN_ID, source: 'direct', amount: -1350 },
    { memberId: GU_ID, source: 'indirect', amount: 900, cancelled: 450 },
    { memberId: GU_ID, source: 'indirect', amount: -450 },
  ];
  expect(await rows()).toMatchObject(halved.map((row) => ({ ...row, status: 'pending' })));

  // A week after the receipt the rest is settled.
  await chen.later(7 * DAY_MS + 60_000);
  await server.runJobs();
  expect(await rows()).toMatchObject(halved.map((row) => ({ ...row, status: 'settled' })));
  const booked = await db
    .select({ memberId: accounts.ownerId, unit: ledgerRows.unit, delta: ledgerRows.delta })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(eq(ledgerRows.bizId, orderId), eq(ledgerRows.bizType, 'commission')))
    .orderBy(accounts.ownerId);
  expect(booked).toEqual([
    { memberId: CHEN_ID, unit: 'income', delta: 1350 },
    { memberId: GU_ID, unit: 'income', delta: 450 },
  ]);
  await readIncome(chen, '已结算');

  // 3. It stays as it is.
  await refuseOthers(shop);

  // 4. Another mobile, added with its code.
  await chen.open('/member/pages/subordinate/index');
  await chen.type('11 位手机号', ADDED);
  await chen.press('获取验证码');
  await chen.type('6 位数字', SMS_CODE);
  await chen.type('选填，只有你能看到', '茶会认识');
  await chen.pressTwice('添加');
  await chen.sees('已添加');
  expect((await memberBy(server, ADDED))?.inviterId).toBe(CHEN_ID);
}

export const flow17: Story = {
  title:
    'a shared link, a first order, both depths; nobody changes it afterwards; another mobile is added with its code',
  tell,
};
