/**
 * Flow 26 (rule 21.21, chapter 35 of docs/rules.md): a shared link becomes a ticket with its fee paid, the poster at the door lets it in, a sample is
 * scored, something is chosen at the price of the event, and the guest card makes a client of the consultant.
 */
import { and, desc, eq } from 'drizzle-orm';
import { activities, activitySignups, activitySkus, cartItems, clients, tastingScores } from '../../server/db/schema';
import { LIN, WANG, XU } from '../server/demo';
import { shareOf } from '../server/shareOf';
import { confirmPayment } from './paid';
import { payInMessenger, type Story, type StoryShop } from './phone';

/** 二〇二六春茶品鉴会: today, with six samples and a shop of its own. */
const TASTING = '9412';
const PAGE = '/activity/pages/index';
const FEE = 2000;
const GUEST = '10003';
const TEA = '黄山毛峰';
/** 李牧之, who looks after the guest from then on. */
const CONSULTANT = { id: '10102', no: 'E1002', mobile: '13900000002' };
const SCORES = [
  ['香气', 'aroma', 8],
  ['滋味', 'taste', 7],
  ['汤色', 'colour', 9],
  ['叶底', 'leaf', 6],
  ['回甘', 'after', 8],
  ['层次', 'layers', 7],
  ['耐泡', 'lasting', 5],
  ['整体', 'whole', 8],
] as const;

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  await db.update(activities).set({ price: FEE }).where(eq(activities.id, TASTING));
  const [{ doorCode, title }] = (await db.select().from(activities).where(eq(activities.id, TASTING))) as [
    typeof activities.$inferSelect,
  ];
  const own = async () =>
    (
      await db
        .select()
        .from(activitySignups)
        .where(and(eq(activitySignups.activityId, TASTING), eq(activitySignups.memberId, GUEST)))
    )[0];

  // 1. 林知夏 looks at it, whose link carries the own share_id; who opens it signs up and pays.
  const lin = await phoneOf({ member: LIN });
  await lin.open(`${PAGE}?id=${TASTING}`);
  await lin.sees(title);
  const shared = await shareOf(server, '10001');
  const xu = await phoneOf({ member: XU, pays: true });
  await xu.open(`${PAGE}?id=${TASTING}&share_id=${shared.shareId}`);
  await xu.sees(title);
  await xu.press('立即报名');
  await xu.sees('费用 15 分钟内付清');
  await xu.fill('姓名', '许清和');
  await xu.fill('手机号', XU);
  await xu.pressTwice('去支付 ¥20');
  await xu.arrive('/member/pages/wallet/pay');
  expect(await own()).toMatchObject({ status: 'unpaid', price: FEE, broughtById: '10001' });
  await payInMessenger(xu);
  await xu.arrive(PAGE);
  await xu.sees('我的票');
  await confirmPayment(server, (await own())!.id);
  const ticket = (await own())!;
  expect(ticket.status).toBe('signed');

  // 2. The code of the poster lets in, once; the staff see it.
  await xu.open(`${PAGE}?id=${TASTING}&code=${doorCode}`);
  await xu.sees('已签到');
  await xu.sees('蒙着喝');
  expect(await own()).toMatchObject({ id: ticket.id, status: 'checked', checkedBy: '门口签到码' });
  const wang = await phoneOf({ member: WANG });
  await wang.open(`${PAGE}?id=${TASTING}`);
  await wang.press('到场名单');
  const rows = await db.select().from(activitySignups).where(eq(activitySignups.activityId, TASTING));
  const placesOf = (...states: string[]) =>
    rows.filter(({ status }) => states.includes(status)).reduce((sum, { qty }) => sum + qty, 0);
  await wang.sees(`到场 ${placesOf('checked')} / ${placesOf('checked', 'signed')}`);

  // 3. The first sample is scored, which stays.
  await xu.press('品鉴打分');
  await xu.arrive('/activity/pages/input');
  await xu.sees('先闻后尝，一项一项来');
  for (const [label, , value] of SCORES) await xu.slide(label, value);
  await xu.sees('八项都打了');
  await xu.press('存好，去 B');
  await xu.sees('样品 B');
  const scores = () => db.select().from(tastingScores).where(eq(tastingScores.memberId, GUEST));
  for (let look = 0; look < 100 && (await scores()).length === 0; look += 1) await xu.rest();
  expect((await scores()).map((row) => row.scores)).toEqual([
    Object.fromEntries(SCORES.map(([, key, value]) => [key, value])),
  ]);

  // 4. At the price of the event, taken along.
  await xu.open(`/activity/pages/product?id=${TASTING}`);
  await xu.sees('现场价');
  await xu.scrollTo(TEA);
  await xu.pressIn(TEA, '选规格');
  await xu.sees('选择规格');
  await xu.press(/^加入购物车 ¥/);
  await xu.rest();
  await xu.press('去结算');
  await xu.arrive('/shop/pages/order/settle');
  await xu.sees('应付');
  const [line] = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.memberId, GUEST))
    .orderBy(desc(cartItems.id))
    .limit(1);
  const [offered] = await db
    .select()
    .from(activitySkus)
    .where(and(eq(activitySkus.activityId, TASTING), eq(activitySkus.skuId, line!.skuId)));
  // To be paid is what the tea costs there.
  expect(await xu.reads()).toContain(String(offered!.price / 100));

  // 5. The guest card, and whose client that makes.
  await xu.open(`/activity/pages/vip?id=${TASTING}&employeeNo=${CONSULTANT.no}`);
  await xu.sees('喜欢什么');
  await xu.fill('姓名', '许清和');
  await xu.fill('手机号', XU);
  await xu.press('花果香');
  await xu.press('我同意用这些信息联系我和推荐茶，见');
  await xu.pressTwice('登记');
  await xu.sees('嘉宾卡');
  await xu.sees('李牧之');
  const [client] = await db.select().from(clients).where(eq(clients.mobile, XU));
  expect(client).toMatchObject({ ownerId: CONSULTANT.id, name: '许清和' });
  const consultant = await phoneOf({ member: CONSULTANT.mobile });
  await consultant.open(`/client/pages/client?id=${client!.id}`);
  await consultant.sees('许清和');
  await consultant.sees('李牧之 负责');
}

export const flow26: Story = {
  title:
    'a link becomes a paid ticket, the door lets it in, a tea is scored and another chosen, and the guest a client',
  tell,
};
