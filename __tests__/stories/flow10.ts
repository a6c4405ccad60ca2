/** Flow 10 (rules 21.16, 25.1 to 25.9): a tree is chosen, named and paid, brings tea in spring and autumn, and each harvest is claimed once. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import {
  adoptions,
  escrowLots,
  escrowRequests,
  harvests,
  members,
  notices,
  payments,
  stockDocuments,
  teaTrees,
} from '../../server/db/schema';
import { verifyEscrow } from '../../server/domains/trade/escrow/verify';
import { verifyGroves } from '../../server/domains/selling/grove/verify';
import { verifyWarehouse } from '../../server/domains/trade/warehouse/verify';
import { FENG, LIN, ZHAO, ZHOU } from '../server/demo';
import type { TestServer } from '../server/harness';
import { chooseBalance, type Story, type StoryPhone, type StoryShop } from './phone';

const PIN = '246810';
export const PLAQUE = '知夏的茶';

/** The clock of everybody, and what is due by then. */
async function until({ clock, runJobs }: TestServer, text: string): Promise<void> {
  clock.advance(Date.parse(text) - clock.now());
  await runJobs();
}

/** First the map of two thousand trees comes nearer, then the tree that is nearest opens. */
async function pressTree(phone: StoryPhone): Promise<void> {
  await phone.scrollTo('点一处走近看');
  for (const seen of ['滑动，点一棵看', '认养它']) {
    await phone.pressMap();
    await phone.sees(seen);
  }
}

/** From the gardens to a field and back, to another one, the tree under the finger, and its form; answers the tree. */
async function chooseTree(phone: StoryPhone): Promise<string> {
  await phone.open('/pages/tea/szcy');
  await phone.pressIn('可认养', '福鼎太姥园');
  await phone.arrive('/pages/tea/rycs');
  await pressTree(phone);
  await phone.pressIcon('close');
  await phone.back();
  await phone.arrive('/pages/tea/szcy');
  await phone.pressIn('可认养', '武夷山岩韵园');
  await phone.arrive('/pages/tea/rycs');
  await pressTree(phone);
  await phone.press('认养它');
  const { treeId } = await phone.arrive('/pages/tea/wyry');
  return treeId!;
}

/** For a year, which is chosen already, with a name; the end of the agreement leads on to the payment. */
async function handIn(phone: StoryPhone): Promise<void> {
  await phone.sees('认养多久');
  await phone.type('2 到 12 个字', PLAQUE);
  await phone.press('读协议并认养');
  await phone.arrive('/site/pages/single_detail');
  await phone.scrollTo('同意并返回');
  await phone.press('同意并返回');
  await phone.arrive('/member/pages/wallet/pay');
}

/** The desk takes it up: one label on the bag, another person passes it, and the parcel is on the harvest. */
async function send({ server, phone: phoneOf }: StoryShop, no: string, bag: string): Promise<void> {
  const clerk = await phoneOf({ member: ZHAO });
  await clerk.open('/outbound/pages/escrow?tab=todo');
  await clerk.pressIn(no, '生成出库单');
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  await clerk.scan(bag, '扫码拣货');
  await clerk.sees('800 / 800');
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');
  const checker = await phoneOf({ member: FENG });
  await checker.open(`/outbound/pages/detailed?code=${no}`);
  await checker.press('复核通过');
  await checker.type('扫码或输入', 'SF1234567890');
  await checker.press('确认出库 800 件');
  await checker.sees('顺丰速运 SF1234567890');
  expect(await verifyWarehouse(server.db)).toEqual([]);
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  /** A session does not last from season to season. */
  const lin = () => phoneOf({ member: LIN });
  await until(server, '2027-03-01T10:00:00+08:00');

  // 1. Chosen and handed in.
  const phone = await lin();
  const treeId = await chooseTree(phone);
  const treeOf = async () => (await db.select().from(teaTrees).where(eq(teaTrees.id, treeId)))[0]!;
  await handIn(phone);
  const handedIn = await db.select().from(adoptions).where(eq(adoptions.treeId, treeId));
  expect(handedIn).toMatchObject([{ plaque: PLAQUE, price: 129_900, status: 'unpaid' }]);
  const { id, planId } = handedIn[0]!;
  expect(await treeOf()).toMatchObject({ state: 'held' });
  // Somebody else is too late, on his phone and at the server.
  const zhou = await phoneOf({ member: ZHOU });
  await zhou.open(`/pages/tea/wyry?treeId=${treeId}`);
  await zhou.sees('这棵茶树刚被认养');
  const late = await server.call(
    'tea.adoptCreate',
    { treeId, planId, plaque: '我也要', agree: true, requestId: randomUUID() },
    { token: await server.login(ZHOU) },
  );
  expect(late).toMatchObject({ code: 409, message: '这棵茶树刚被认养' });

  // 2. Paid, it has a certificate.
  await chooseBalance(phone);
  await phone.keys(PIN);
  await phone.arrive('/pages/tea/success');
  await phone.sees('认养成功');
  await phone.press('查看证书');
  await phone.arrive('/pages/tea/rycg');
  const rowOf = async () => (await db.select().from(adoptions).where(eq(adoptions.id, id)))[0]!;
  const { certificateNo } = await rowOf();
  expect(certificateNo).toMatch(/^RY2027\d{8}$/);
  await phone.sees(`编号 ${certificateNo}`);
  await phone.sees(PLAQUE);
  expect(await treeOf()).toMatchObject({ state: 'adopted', plaque: PLAQUE });
  expect(
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.orderGroup, 'adopt'), eq(payments.orderId, id))),
  ).toMatchObject([{ status: 'paid' }]);

  // 3. Spring: 800 g, red tea, a week of making.
  await until(server, '2027-04-12T09:00:00+08:00');
  const spring = await lin();
  await spring.open(`/pages/tea/wryd?id=${id}`);
  await spring.sees('2027 春茶');
  expect(await rowOf()).toMatchObject({ status: 'making' });
  await spring.press('做红茶');
  await spring.sees('做成红茶？');
  await spring.press('做红茶');
  await spring.sees(/制成红茶，.*制好/);
  const harvestOf = async (season: 'spring' | 'autumn') =>
    (
      await db
        .select()
        .from(harvests)
        .where(and(eq(harvests.adoptionId, id), eq(harvests.season, season)))
    )[0]!;
  expect(await harvestOf('spring')).toMatchObject({ grams: 800, craft: 'red', byDefault: false, status: 'making' });
  await until(server, '2027-04-20T09:00:00+08:00');
  expect(await rowOf()).toMatchObject({ status: 'claimable' });

  // 4. Sent home: one document of the store-room.
  const claimer = await lin();
  await claimer.open(`/pages/tea/wryd?tab=claimable&id=${id}`);
  await claimer.press('领这 800 g');
  await claimer.sees('寄到家');
  await claimer.press('领这 800 g');
  await claimer.sees('看出库进度');
  const sent = await harvestOf('spring');
  expect(sent).toMatchObject({ status: 'shipped' });
  expect(await rowOf()).toMatchObject({ status: 'growing' });
  const [request] = await db.select().from(escrowRequests).where(eq(escrowRequests.id, sent.requestId!));
  expect(request).toMatchObject({ kind: 'outbound', qty: 800, fee: 0, status: 'applied' });
  const again = await server.call(
    'tea.adoptAct',
    { id, action: 'claim', harvestId: sent.id, delivery: 'escrow', requestId: randomUUID() },
    { token: await server.login(LIN) },
  );
  expect(again).toMatchObject({ code: 409, message: '该收成已领取' });
  const [bag] = await db.select().from(escrowLots).where(eq(escrowLots.id, sent.lotId!));
  await send(shop, request!.no, bag!.no);
  expect(await db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, request!.id))).toMatchObject([
    { kind: 'escrow', status: 'done' },
  ]);
  const receiver = await lin();
  await receiver.open(`/pages/tea/wryd?id=${id}`);
  await receiver.sees('顺丰速运 SF1234567890');
  await receiver.press('看物流');
  await receiver.arrive('/shop/pages/order/express');
  await receiver.sees('800 g');
  await receiver.back();
  await receiver.arrive('/pages/tea/wryd');

  // 5. Autumn: 300 g of the field's own craft, into the cellar.
  for (const day of ['2027-09-20', '2027-09-28', '2027-10-06']) await until(server, `${day}T09:00:00+08:00`);
  const autumn = await lin();
  await autumn.open(`/pages/tea/wryd?tab=claimable&id=${id}`);
  await autumn.press('领这 300 g');
  await autumn.sees('寄到家');
  await autumn.press('存入茶窖');
  await autumn.press('领这 300 g');
  await autumn.sees('去茶窖看');
  const stored = await harvestOf('autumn');
  expect(stored).toMatchObject({ status: 'stored', grams: 300, byDefault: true });
  expect(await db.select().from(escrowLots).where(eq(escrowLots.id, stored.lotId!))).toMatchObject([
    { source: 'harvest', sourceId: stored.id, qty: 300, unit: 'g' },
  ]);
  const [member] = await db.select().from(members).where(eq(members.mobile, LIN));
  const told = await db
    .select({ title: notices.title })
    .from(notices)
    .where(and(eq(notices.memberId, member!.id), inArray(notices.title, ['认养成功', '茶树采摘了', '收成可以领取了'])));
  expect(new Set(told.map(({ title }) => title)).size).toBe(3);
  expect(await db.$count(adoptions, and(eq(adoptions.treeId, treeId), eq(adoptions.status, 'growing')))).toBe(1);
  expect(await verifyGroves(db)).toEqual([]);
  expect(await verifyEscrow(db)).toEqual([]);
  expect(await verifyWarehouse(db)).toEqual([]);
}

export const flow10: Story = {
  title: `${PLAQUE}: adopted before spring, made into red tea, sent home; autumn goes into the cellar`,
  tell,
};
