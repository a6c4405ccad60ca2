/** Flow 9 (chapters 33, 34 of docs/rules.md): a room booked ahead, one cart on two phones, rounds, a return, a bill in two halves, the table cleared. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import {
  bookings,
  cartOps,
  ledgerRows,
  printJobs,
  roomSlots,
  tableLegs,
  tableReturns,
  tableRoundLines,
  tableRounds,
  tableSessions,
  teaTables,
} from '../../server/db/schema';
import { LIN, XU, ZHOU } from '../server/demo';
import { PAY_PASSWORD, type TestServer } from '../server/harness';
import { chooseBalance, type Story, type StoryPhone, type StoryShop } from './phone';

const [LIN_ID, XU_ID] = ['10001', '10003'];
/** 吴听雨, who serves there. */
const WU = '13900000006';
const DATE = '2026-06-18';
const AT = Date.parse(`${DATE}T19:00:00+08:00`);
const MINUTE = 60_000;
/** 听松 of 西湖总店, and the table in it. */
const ROOM = '730111';
const TABLE = { id: '75605', name: '听松5号桌', address: '/qrCodeOrder/pages/index?code=T1-05.demot105' };
/** 94 + 2 x 28 + 22, less a cake, less five percent of what is left. */
const PAYABLE = 13_680;
const DEPOSIT = 5000;
const MENU = '/qrCodeOrder/pages/index';
const BILL = '/qrCodeOrder/pages/order';
const TEA_PRINTER = 'virtual:西湖茶水间';
const [TEA, CAKE, BISCUIT] = ['白毫银针', '绿豆糕', '桃酥'];

/** By its time, then by its room, with a specialist; the deposit from the balance. Answers the booking. */
async function book(server: TestServer, phone: StoryPhone, other: StoryPhone): Promise<string> {
  await phone.open('/reservation/pages/index/home');
  await phone.press('查空位');
  await phone.arrive('/reservation/pages/search/bookingsearch');
  await phone.press('18');
  for (const party of [3, 4]) {
    await phone.pressIcon('plus', '几位');
    await phone.sees(`几位${party}`);
  }
  await phone.sees('恰好有');
  await phone.pressIn(['西湖总店', '听松'], '19:00');
  const wish = await phone.arrive('/reservation/pages/detail/newDetail');
  expect(wish).toMatchObject({ roomId: ROOM, date: DATE, start: '19:00', party: '4' });
  await phone.sees(/留位0[45]:\d\d/);

  // Somebody else at the same moment: the room is kept for the first.
  await other.open(`/reservation/pages/detail/newDetail?${new URLSearchParams(wish).toString()}`);
  await other.sees('听松 19:00 那段刚被预订，最近的空位已圈出。');

  await phone.press('下一步，选服务');
  await phone.press('吴听雨 茶艺师');
  await phone.sees('品茶 吴听雨');
  await phone.pressTwice('提交预约');
  const { orderId } = await phone.arrive('/member/pages/wallet/pay');
  await chooseBalance(phone);
  await phone.keys(PAY_PASSWORD);
  await phone.arrive('/pages/tea/success');
  await server.runJobs();
  await phone.open(`/reservation/pages/order/order?id=${orderId!}`);
  await phone.sees('待到店');
  await phone.sees('¥50.00 已付');
  return orderId!;
}

/** On the menu: into the cart, once more than there is. */
async function add(phone: StoryPhone, dish: string, qty: number) {
  await phone.pressIcon('plus', dish);
  await phone.sees(`${qty}件`);
}

/** From the menu: the sheet of the next round, up to its question. */
async function askFor(phone: StoryPhone, round: number) {
  await phone.press('去下单');
  await phone.sees(`下第 ${round} 轮单`);
}

/** 吴听雨 takes a round and serves it. */
async function serve(phone: StoryPhone) {
  await phone.press('接单');
  await phone.sees('已接单');
  await phone.rest();
  await phone.press('全部上齐');
  await phone.sees('已上菜');
}

/** One cart on two phones; what one of them raises without a line the other has taken away meanwhile. Leaves a pot and two cakes. */
async function fillTogether(lin: StoryPhone, xu: StoryPhone) {
  await lin.pressIn(TEA, '选规格');
  await lin.arrive('/qrCodeOrder/pages/product');
  await lin.press('桂花');
  await lin.sees('¥94.00');
  await lin.press('加到同桌的单');
  await lin.arrive(MENU);
  await xu.sees('林知夏 加了 白毫银针');
  await add(xu, CAKE, 2);
  await add(xu, CAKE, 3);
  await lin.sees('许清和 加了 绿豆糕');
  await lin.sees('3 件，2 人点的');

  // Both change the same line: the older revision merges.
  await lin.press('去下单');
  await lin.sees('许清和点的 2 件');
  await lin.pressIcon('plus', CAKE);
  await xu.sees('4 件，2 人点的');

  await lin.loseLine();
  await lin.pressIcon('plus', CAKE);
  await lin.sees('连上网再下单');
  await xu.press('去下单');
  await xu.sees('我点的 3 件');
  await xu.press('清空我的');
  await xu.sees('同桌点的还在。');
  await xu.press('清空');
  await xu.sees('我还没点');
  await lin.findLine();
  await lin.sees('该菜品已被同桌删除');
  await lin.sees('许清和还没点');
  // The notice, then the sheet.
  await lin.pressIcon('close', '该菜品已被同桌删除');
  for (const phone of [lin, xu]) await phone.pressIcon('close');
  await add(xu, CAKE, 2);
  await add(xu, CAKE, 3);
  await lin.sees('3 件，2 人点的');
}

/** Both press in the same moment: one round, whose ticket comes out once the paper is there. */
async function placeTogether({ db, server, runJobs, clock }: TestServer, lin: StoryPhone, xu: StoryPhone) {
  const { states, printed } = server.gateways.printer.virtual;
  states.set(TEA_PRINTER, 'paperOut');
  for (const phone of [lin, xu]) await askFor(phone, 1);
  // Who comes a moment later finds nothing left to be ordered: the sheet has closed and has said so.
  await Promise.all([lin, xu].map((phone) => phone.press('下第 1 轮单').catch(() => undefined)));
  for (const phone of [lin, xu]) await phone.sees(/第1轮已下单|同桌已下单/);
  const rounds = await db
    .select()
    .from(tableRounds)
    .where(gt(tableRounds.placedAt, AT - 10 * MINUTE));
  expect(rounds).toMatchObject([{ round: 1, status: 'placed' }]);
  const before = printed.length;
  for (let tries = 0; tries < 3; tries += 1) {
    await runJobs();
    clock.advance(15_000);
  }
  expect(printed.slice(before).map(({ address }) => address)).toEqual(['virtual:西湖茶点间']);
  states.delete(TEA_PRINTER);
  return rounds[0]!;
}

/** From the board: the failed ticket once more, then the table and its round. */
async function attend({ runJobs }: TestServer, wu: StoryPhone) {
  await wu.open(BILL);
  await wu.sees('缺纸');
  await wu.pressIn('茶水间 小票没打出', '重打');
  await wu.sees('已送打印');
  await runJobs();
  await wu.press(TABLE.name);
  await wu.arrive(BILL);
  await serve(wu);
  await wu.sees('小票已打印');
}

/** 许清和: a second round, taken back and placed again. */
async function orderAgain(xu: StoryPhone) {
  await xu.press('找');
  await xu.type('茶名、点心', BISCUIT);
  await add(xu, BISCUIT, 1);
  await askFor(xu, 2);
  await xu.press('下第 2 轮单');
  await xu.sees('第 2 轮已下单');
  await xu.press('账单');
  await xu.arrive(BILL);
  await xu.press('撤回这轮');
  await xu.sees('撤回第 2 轮？');
  await xu.press('撤回');
  await xu.sees('已回到购物车');
  await xu.back();
  await xu.arrive(MENU);
  await xu.sees('1 件');
  await askFor(xu, 3);
  await xu.press('下第 3 轮单');
  await xu.sees('第 3 轮已下单');
}

/** One cake goes back. */
async function giveBack(xu: StoryPhone, wu: StoryPhone) {
  await xu.press('账单');
  await xu.arrive(BILL);
  await xu.press(`${CAKE} ×2`);
  await xu.press('上错');
  await xu.press('申请退菜');
  await xu.sees('已申请退菜，店员马上处理');
  await wu.back();
  await wu.arrive(BILL);
  await wu.pressIn(`${TABLE.name} 退 ${CAKE} ×1`, '同意');
  await wu.sees('绿豆糕 已退，账单已减');
  await xu.sees('已退 1');
}

/** The card of 林知夏, her half from the balance, the other one in cash; then the printed bill and a cleared table. */
async function settle({ runJobs }: TestServer, lin: StoryPhone, wu: StoryPhone) {
  await lin.press('账单');
  await lin.arrive(BILL);
  // The bill stands as the return left it.
  await lin.sees('应付¥144.00');
  await lin.press('桌台会员');
  await lin.arrive('/qrCodeOrder/pages/vip');
  await lin.press('用我的会员');
  await lin.sees('已用我的会员');
  await lin.sees('省 ¥7.20');
  await lin.back();
  await lin.arrive(BILL);
  await lin.sees('¥136.80');
  await lin.press('均摊 2 份');
  await lin.press('付我的一份');
  await lin.sees('付这一份');
  await lin.press('支付 ¥43.40');
  await lin.keys(PAY_PASSWORD);
  await lin.sees('这一份已付');

  await wu.press(TABLE.name);
  await wu.arrive(BILL);
  await wu.press('收款 ¥43.40');
  await wu.sees('付这一份');
  await wu.sees('现金');
  await wu.press('已收 ¥43.40');
  await wu.sees('收到现金了？');
  await wu.press('已收');
  await wu.sees('已结账');
  await wu.rest();
  await wu.press('打账单');
  await wu.sees('已送打印');
  await runJobs();
  await wu.press('清台');
  await wu.sees(`清台 ${TABLE.name}？`);
  await wu.press('清台');
  await wu.sees('已清台，桌码换新');
}

/** What stands in the books of that evening. */
async function prove({ db }: TestServer, sessionId: string) {
  const rounds = await db.select().from(tableRounds).where(eq(tableRounds.sessionId, sessionId));
  expect(rounds.map(({ round, status }) => `${round} ${status}`).sort()).toEqual([
    '1 served',
    '2 withdrawn',
    '3 served',
  ]);
  const lines = await db
    .select()
    .from(tableRoundLines)
    .where(
      inArray(
        tableRoundLines.roundId,
        rounds.filter(({ status }) => status === 'served').map(({ id }) => id),
      ),
    );
  expect(lines.map(({ title, qty, addedBy }) => [title, qty, addedBy]).sort()).toEqual(
    [
      [TEA, 1, LIN_ID],
      [CAKE, 2, XU_ID],
      [BISCUIT, 1, XU_ID],
    ].sort(),
  );
  expect(
    await db
      .select()
      .from(tableReturns)
      .where(
        inArray(
          tableReturns.roundId,
          rounds.map(({ id }) => id),
        ),
      ),
  ).toMatchObject([{ qty: 1, reason: '上错', status: 'passed' }]);
  const legs = await db.select().from(tableLegs).where(eq(tableLegs.sessionId, sessionId)).orderBy(asc(tableLegs.id));
  expect(legs.map(({ split, amount, status, channel }) => [split, amount, status, channel])).toEqual([
    ['deposit', DEPOSIT, 'paid', 'deposit'],
    ['even', 4340, 'paid', 'wallet'],
    ['all', 4340, 'paid', 'cash'],
  ]);
  expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(PAYABLE);
  const paid = and(
    eq(ledgerRows.bizType, 'orderPay'),
    inArray(
      ledgerRows.bizId,
      legs.map(({ id }) => id),
    ),
  );
  expect((await db.select().from(ledgerRows).where(paid)).map(({ delta }) => delta)).toEqual([-4340]);
  // Each change of the cart once, each with a revision of its own.
  const ops = await db.select().from(cartOps).where(eq(cartOps.sessionId, sessionId));
  expect(new Set(ops.map(({ opId }) => opId)).size).toBe(ops.length);
  expect(
    (await db.select().from(printJobs).where(eq(printJobs.sessionId, sessionId))).map(({ status }) => status),
  ).toEqual(expect.not.arrayContaining(['failed', 'queued']));
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db, clock } = server;
  const bookingId = await book(server, await phoneOf({ member: LIN }), await phoneOf({ member: ZHOU }));
  const booking = async () => (await db.select().from(bookings).where(eq(bookings.id, bookingId)))[0]!;
  expect(await booking()).toMatchObject({ memberId: LIN_ID, roomId: ROOM, status: 'booked', party: 4, startAt: AT });
  // Two hours and the turn-over after them, each half hour once.
  expect(await db.$count(roomSlots, eq(roomSlots.takerId, bookingId))).toBe(5);

  clock.set(AT - 5 * MINUTE);
  await server.runJobs();
  const lin = await phoneOf({ member: LIN, remote: true });
  const xu = await phoneOf({ member: XU });
  const wu = await phoneOf({ member: WU });
  // For how many the room was booked is known.
  await lin.open(TABLE.address);
  await lin.sees(TABLE.name);
  await lin.sees('只有我');
  const [session] = await db
    .select()
    .from(tableSessions)
    .where(and(eq(tableSessions.tableId, TABLE.id), eq(tableSessions.status, 'open')));
  expect(session).toMatchObject({ party: 4, bookingId });
  expect(await booking()).toMatchObject({ status: 'seated' });
  await xu.open(TABLE.address);
  for (const phone of [lin, xu]) await phone.sees('2 人同席，都在线');

  await fillTogether(lin, xu);
  await placeTogether(server, lin, xu);
  await attend(server, wu);
  await orderAgain(xu);
  await serve(wu);
  await giveBack(xu, wu);
  await settle(server, lin, wu);
  await prove(server, session!.id);
  expect(await booking()).toMatchObject({ status: 'finished', spent: DEPOSIT, refunded: 0 });

  await lin.open(`${BILL}?scope=mine`);
  await lin.sees(TABLE.name);
  await lin.open(TABLE.address);
  await lin.sees('桌码已更新，请重新扫码');
  const [table] = await db.select().from(teaTables).where(eq(teaTables.id, TABLE.id));
  expect(table!.secret).not.toBe('demot105');
}

export const flow9: Story = {
  title: 'a room is booked, two phones fill one cart, a return, two halves of a bill, and the old code is over',
  tell,
};
