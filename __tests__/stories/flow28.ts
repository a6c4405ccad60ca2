/** Flow 28 (chapter 35 of docs/rules.md): a seat at a public table is taken and paid for, those who sit there talk, and who gives the seat up is out of it. */
import { and, asc, desc, eq } from 'drizzle-orm';
import {
  activities,
  activityRefunds,
  activitySeats,
  activitySignups,
  chatMessages,
  conversationMembers,
  conversations,
  members,
} from '../../server/db/schema';
import { XU } from '../server/demo';
import { confirmPayment } from './paid';
import { payInMessenger, type Story, type StoryPhone, type StoryShop } from './phone';

const PUBLIC = '/reservation/pages/explore/public';
const GROUP = '/dingding/pages/group';
/** 湖边夜茶席, ¥58, with its host. */
const TABLE = '9410';
const PRICE = 5_800;
const XU_ID = '10003';
const HELLO = '我带一款老丛，坐得近的先尝';
const ANSWER = '好，水我来烧';

async function says(phone: StoryPhone, words: string): Promise<void> {
  await phone.type('说点什么', words);
  await phone.press('发送');
  await phone.sees(words);
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const table = (await db.select().from(activities).where(eq(activities.id, TABLE)))[0]!;
  const host = (await db.select().from(members).where(eq(members.id, table.hostMemberId!)))[0]!;
  const taken = await db.select().from(activitySeats).where(eq(activitySeats.activityId, TABLE));
  const seat = table.seatNames.find((name) => !taken.some((one) => one.seat === name))!;
  const own = async () =>
    (
      await db
        .select()
        .from(activitySignups)
        .where(and(eq(activitySignups.activityId, TABLE), eq(activitySignups.memberId, XU_ID)))
        .orderBy(desc(activitySignups.id))
    )[0]!;
  const joined = async () => (await db.select().from(activities).where(eq(activities.id, TABLE)))[0]!.joined;
  const before = await joined();

  // 1. A seat is tapped, held, and paid for.
  const xu = await phoneOf({ member: XU, pays: true });
  await xu.open(`${PUBLIC}?id=${TABLE}`);
  await xu.sees('入席后可以和同席的人打招呼');
  await xu.press(seat);
  await xu.sees(`我选 ${seat} 号`);
  await xu.press('入席');
  await xu.sees('座位为你留着');
  await xu.fill('姓名', '徐青禾');
  await xu.holds('手机号', XU.replace(/(\d{3})\d{4}/, '$1****'));
  await xu.rest();
  await xu.pressTwice('去支付 ¥58');
  const { orderId } = await xu.arrive('/member/pages/wallet/pay');
  expect(await own()).toMatchObject({ id: orderId, status: 'unpaid', seatNo: seat, price: PRICE });
  await payInMessenger(xu);
  await xu.arrive(PUBLIC);
  await confirmPayment(server, orderId!);
  expect(await own()).toMatchObject({ status: 'signed', qty: 1 });
  expect(await joined()).toBe(before + 1);

  // 2. Those who sit there talk: the guest says hello, the host answers.
  await xu.open(`${PUBLIC}?id=${TABLE}`);
  await xu.press('打招呼');
  await xu.arrive(GROUP);
  await xu.sees(table.title);
  await says(xu, HELLO);
  const hosting = await phoneOf({ member: host.mobile! });
  await hosting.open(`${PUBLIC}?id=${TABLE}`);
  await hosting.press('打招呼');
  await hosting.arrive(GROUP);
  await hosting.sees(HELLO);
  await says(hosting, ANSWER);
  await xu.sees(ANSWER);
  const talk = (await db.select().from(conversations).where(eq(conversations.activityId, TABLE)))[0]!;
  const said = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, talk.id), eq(chatMessages.type, 'text')))
    .orderBy(asc(chatMessages.seq));
  expect(said.map(({ senderId, body }) => [senderId, body.text])).toEqual([
    [XU_ID, HELLO],
    [host.id, ANSWER],
  ]);

  // 3. The seat is given up: its money goes back, it is free again, and the talk is closed to who was there.
  await xu.open(`${PUBLIC}?id=${TABLE}`);
  await xu.press('离座');
  await xu.sees('¥58，原路退回');
  await xu.rest();
  await xu.pressTwice('离座');
  await xu.sees('已取消，¥58 原路退回');
  expect(await own()).toMatchObject({ status: 'cancelled' });
  expect(await joined()).toBe(before);
  const back = await db.select().from(activityRefunds).where(eq(activityRefunds.signupId, orderId!));
  expect(back.map(({ amount }) => amount)).toEqual([PRICE]);
  const there = await db.select().from(conversationMembers).where(eq(conversationMembers.conversationId, talk.id));
  expect(there.map(({ memberId }) => memberId)).not.toContain(XU_ID);
  await xu.open(`${GROUP}?activityId=${TABLE}`);
  await xu.sees('内容不存在或已下架');
  expect(await xu.reads()).not.toContain(HELLO);
}

export const flow28: Story = {
  title: 'a seat at a public table is taken, those who sit there talk, and who gives it up is out of it',
  tell,
};
