/** Flow 10 (rules 21.16, 25.1 to 25.6): a tree is chosen, named and paid, brings tea in spring and autumn, and each harvest is claimed once. */
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
import { verifyWarehouse } from '../../server/domains/trade/warehouse/verify';
import { verifyGroves } from '../../server/domains/selling/grove/verify';
import { openShop, type Shop, type ShopPhone } from './shop';
import { FENG, LIN, ZHAO, ZHOU } from '../server/demo';

const PIN = '246810';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** The clock of everybody, and what is due by then. */
async function until(text: string): Promise<void> {
  shop.advance(Date.parse(text) - shop.server.clock.now());
  await shop.server.runJobs();
}
/** In the middle of the window on the drawn map: first it comes nearer, then the tree that is nearest opens. */
async function pressTree(phone: ShopPhone): Promise<void> {
  const frame = phone.top.locator('[class*=Pane-module_frame]');
  await frame.scrollIntoViewIfNeeded();
  for (const seen of ['滑动，点一棵看', '认养它']) {
    const { x, y, width, height } = (await frame.boundingBox())!;
    await phone.page.touchscreen.tap(x + width / 2, y + height / 2);
    await phone.sees(seen);
    await phone.still();
  }
}
/** A session does not last from season to season. */
const lin = () => shop.phone({ member: LIN });

test('知夏的茶: adopted before spring, made into red tea, sent home; autumn goes into the cellar', async () => {
  const { server } = shop;
  await until('2027-03-01T10:00:00+08:00');

  // 1. From the gardens to a field of two thousand trees and back, to another one, the tree under the finger, and its form.
  const phone = await lin();
  await phone.open('/pages/tea/szcy');
  await phone.press(/^福鼎太姥园，可认养/);
  await phone.arrive('/pages/tea/rycs');
  await pressTree(phone);
  await phone.press('关闭');
  await phone.still();
  await phone.press('返回');
  await phone.arrive('/pages/tea/szcy');
  await phone.press(/^武夷山岩韵园，可认养/);
  await phone.arrive('/pages/tea/rycs');
  await pressTree(phone);
  await phone.press('认养它');
  await phone.arrive('/pages/tea/wyry');
  const treeId = /treeId=(\d+)/.exec(phone.at())![1]!;
  const treeOf = async () => (await server.db.select().from(teaTrees).where(eq(teaTrees.id, treeId)))[0]!;
  await phone.press(/^一年/);
  await phone.type('铭牌名', '知夏的茶');
  await phone.press('《茶树认养协议》');
  await phone.arrive('/site/pages/single_detail');
  // A thumb goes down until nothing is left to read.
  const agree = phone.top.getByRole('button', { name: '同意并返回' });
  for (let thumb = 0; thumb < 50 && !(await agree.isVisible()); thumb += 1) {
    await phone.top.evaluate((page) => page.scrollBy(0, 400));
    await phone.page.waitForTimeout(50);
  }
  await phone.press('同意并返回');
  await phone.arrive('/pages/tea/wyry');
  await phone.pressTwice('提交认养');
  await phone.arrive('/member/pages/wallet/pay');
  const handedIn = await server.db.select().from(adoptions).where(eq(adoptions.treeId, treeId));
  expect(handedIn).toMatchObject([{ plaque: '知夏的茶', price: 129_900, status: 'unpaid' }]);
  const [order] = handedIn;
  expect(await treeOf()).toMatchObject({ state: 'held' });
  // Somebody else is too late, on his phone and at the server.
  const zhou = await shop.phone({ member: ZHOU });
  await zhou.open(`/pages/tea/wyry?treeId=${treeId}`);
  await zhou.sees('这棵茶树刚被认养');
  const late = await server.call(
    'tea.adoptCreate',
    { treeId, planId: order!.planId, plaque: '我也要', agree: true, requestId: randomUUID() },
    { token: await server.login(ZHOU) },
  );
  expect(late).toMatchObject({ code: 409, message: '这棵茶树刚被认养' });

  // 2. Paid, it has a certificate.
  await phone.press(/^余额支付/);
  await phone.press(/^确认支付/);
  await phone.enterPin(PIN);
  await phone.arrive('/pages/tea/success');
  await phone.sees('认养成功');
  await phone.press('查看证书');
  await phone.arrive('/pages/tea/rycg');
  const id = order!.id;
  const rowOf = async () => (await server.db.select().from(adoptions).where(eq(adoptions.id, id)))[0]!;
  const { certificateNo } = await rowOf();
  expect(certificateNo).toMatch(/^RY2027\d{8}$/);
  await phone.sees(`编号 ${certificateNo}`);
  await phone.press('保存证书');
  const picture = phone.top.getByRole('dialog', { name: '认养证书' }).getByRole('img', { name: '认养证书' });
  await picture.waitFor();
  await expect(
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).resolves.toEqual([1125, 1620]);
  expect(await treeOf()).toMatchObject({ state: 'adopted', plaque: '知夏的茶' });
  expect(
    await server.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderGroup, 'adopt'), eq(payments.orderId, id))),
  ).toMatchObject([{ status: 'paid' }]);

  // 3. Spring: 800 g, red tea, a week of making.
  await until('2027-04-12T09:00:00+08:00');
  const spring = await lin();
  await spring.open(`/pages/tea/wryd?id=${id}`);
  await spring.sees('2027 春茶');
  expect(await rowOf()).toMatchObject({ status: 'making' });
  await spring.press('做红茶');
  // The second is the answer to the question.
  await spring.top.getByRole('alertdialog').getByRole('button', { name: '做红茶' }).tap();
  await spring.sees(/制成红茶，.*制好/);
  const harvestOf = async (season: 'spring' | 'autumn') =>
    (
      await server.db
        .select()
        .from(harvests)
        .where(and(eq(harvests.adoptionId, id), eq(harvests.season, season)))
    )[0]!;
  expect(await harvestOf('spring')).toMatchObject({ grams: 800, craft: 'red', status: 'making' });
  await until('2027-04-20T09:00:00+08:00');
  expect(await rowOf()).toMatchObject({ status: 'claimable' });

  // 4. Sent home: one document of the store-room.
  const claimer = await lin();
  await claimer.open(`/pages/tea/wryd?tab=claimable&id=${id}`);
  await claimer.press('领这 800 g');
  await claimer.still();
  const sheet = claimer.top.getByRole('dialog', { name: /^领2027 春茶/ });
  await sheet.getByRole('radio', { name: /寄到家/ }).waitFor();
  await sheet.getByRole('button', { name: '领这 800 g' }).tap();
  await claimer.sees('看出库进度');
  const sent = await harvestOf('spring');
  expect(sent).toMatchObject({ status: 'shipped' });
  expect(await rowOf()).toMatchObject({ status: 'growing' });
  const [request] = await server.db.select().from(escrowRequests).where(eq(escrowRequests.id, sent.requestId!));
  expect(request).toMatchObject({ kind: 'outbound', qty: 800, fee: 0, status: 'applied' });
  const again = await server.call(
    'tea.adoptAct',
    { id, action: 'claim', harvestId: sent.id, delivery: 'escrow', requestId: randomUUID() },
    { token: await server.login(LIN) },
  );
  expect(again).toMatchObject({ code: 409, message: '该收成已领取' });

  // The desk takes it up: one label on the bag, another person passes it, and the parcel is on the harvest.
  const clerk = await shop.phone({ member: ZHAO });
  await clerk.open('/outbound/pages/escrow?tab=todo');
  await clerk.press(`生成出库单 ${request!.no}`);
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  const [bag] = await server.db.select().from(escrowLots).where(eq(escrowLots.id, sent.lotId!));
  await clerk.scan(bag!.no);
  await clerk.sees('800 / 800');
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');
  const checker = await shop.phone({ member: FENG });
  await checker.open(`/outbound/pages/detailed?code=${request!.no}`);
  await checker.press('复核通过');
  await checker.still();
  await checker.type('快递单号', 'SF1234567890');
  await checker.press('确认出库 800 件');
  await checker.sees('顺丰速运 SF1234567890');
  expect(await server.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, request!.id))).toMatchObject([
    { kind: 'escrow', status: 'done' },
  ]);
  const receiver = await lin();
  await receiver.open(`/pages/tea/wryd?id=${id}`);
  await receiver.sees(/顺丰速运 SF1234567890/);
  await receiver.press('看物流');
  await receiver.arrive('/shop/pages/order/express');
  await receiver.sees('800 g');
  await receiver.press('返回');
  await receiver.arrive('/pages/tea/wryd');

  // Autumn: 300 g of the field's own craft, into the cellar.
  await until('2027-09-20T09:00:00+08:00');
  await until('2027-09-28T09:00:00+08:00');
  await until('2027-10-06T09:00:00+08:00');
  const autumn = await lin();
  await autumn.open(`/pages/tea/wryd?tab=claimable&id=${id}`);
  await autumn.press('领这 300 g');
  await autumn.still();
  await autumn.press(/^存入茶窖/);
  await autumn.top
    .getByRole('dialog', { name: /^领2027 秋茶/ })
    .getByRole('button', { name: '领这 300 g' })
    .tap();
  await autumn.sees('去茶窖看');
  const stored = await harvestOf('autumn');
  expect(stored).toMatchObject({ status: 'stored', grams: 300, byDefault: true });
  expect(await server.db.select().from(escrowLots).where(eq(escrowLots.id, stored.lotId!))).toMatchObject([
    { source: 'harvest', qty: 300, unit: 'g' },
  ]);
  const [member] = await server.db.select().from(members).where(eq(members.mobile, LIN));
  const told = await server.db
    .select({ title: notices.title })
    .from(notices)
    .where(and(eq(notices.memberId, member!.id), inArray(notices.title, ['认养成功', '茶树采摘了', '收成可以领取了'])));
  expect(new Set(told.map(({ title }) => title)).size).toBe(3);
  expect(await server.db.$count(adoptions, and(eq(adoptions.treeId, treeId), eq(adoptions.status, 'growing')))).toBe(1);
  expect(await verifyGroves(server.db)).toEqual([]);
  expect(await verifyEscrow(server.db)).toEqual([]);
  expect(await verifyWarehouse(server.db)).toEqual([]);
});
