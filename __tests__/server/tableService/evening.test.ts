/** An evening at a table (flow 9 without its screens): two phones, two rounds, a return, a bill in two halves, cleared. */
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cartOps, ledgerRows, printJobs, tableLegs, teaTables } from '../../../server/db/schema';
import { LIN, XU, ZHOU } from '../demo';
import { PAY_PASSWORD, testServer } from '../harness';

const app = testServer({ seed: true });
const QIAN = '13900000004';
const CODE = 'T1-05';
const LABEL = `${CODE}.demot105`;
const tokens: Record<string, string> = {};
const as = (who: string) => ({ token: tokens[who]! });
beforeAll(async () => {
  for (const who of [LIN, XU, ZHOU, QIAN]) tokens[who] = await app.login(who);
});
const opId = () => randomUUID();
const rid = () => ({ requestId: randomUUID() });

test('two phones, one cart, two rounds, a return, two halves of a bill', async () => {
  const home = await app.ok('scanCode.index', { code: LABEL, party: 2 }, as(LIN));
  const sessionId = home.session.id;
  expect(home).toMatchObject({ staff: false, session: { status: 'open', party: 2, table: { name: '听松5号桌' } } });
  expect(home.products).toHaveLength(36);
  expect(
    (await app.ok('scanCode.index', { code: LABEL }, as(XU))).session.members.map(({ nickname }) => nickname),
  ).toEqual(['林知夏', '许清和']);
  expect((await app.call('scanCode.index', { code: `${CODE}.wrong111` }, as(ZHOU))).code).toBe(410);
  expect((await app.call('scanCode.seatCart', { sessionId }, as(ZHOU))).code).toBe(404);

  const feeding = [{ key: 'flavour', label: '加料', value: 'guihua' }];
  const tea = { sessionId, productId: '75101', specId: 'pot', feeding, qty: 1 };
  const added = await app.ok('scanCode.insertCartItemFeeding', { ...tea, rev: 0, opId: opId() }, as(LIN));
  expect(added).toMatchObject({ rev: 1, lines: [{ title: '白毫银针', specText: '壶，桂花', price: 9400, qty: 1 }] });
  const op = opId();
  const cake = { sessionId, productId: '75201', qty: 2, rev: 0, opId: op };
  expect(await app.ok('scanCode.insertCartItem', cake, as(XU))).toMatchObject({ rev: 2, qty: 3 });
  // Sent again after a lost line it is the same change.
  expect(await app.ok('scanCode.insertCartItem', cake, as(XU))).toMatchObject({ rev: 2, qty: 3 });
  const line = added.lines[0]!;
  const edit = (who: string, qty: number, rev: number) =>
    app.call('scanCode.insertItemByCart', { sessionId, lineId: line.id, qty, rev, opId: opId() }, as(who));
  expect((await edit(LIN, 2, 1)).data).toMatchObject({ rev: 3, qty: 4 });
  expect(
    (await app.call('scanCode.deleteCartItem', { sessionId, lineId: line.id, rev: 3, opId: opId() }, as(XU))).code,
  ).toBe(200);
  expect(await edit(LIN, 3, 3)).toMatchObject({ code: 409, message: '该菜品已被同桌删除' });
  const again = await app.ok('scanCode.insertCartItemFeeding', { ...tea, rev: 4, opId: opId() }, as(LIN));

  const [one, two] = await Promise.all(
    [LIN, XU].map((who) =>
      app.call('scanCode.insertOrder', { sessionId, rev: again.rev, total: again.total, ...rid() }, as(who)),
    ),
  );
  expect([one!.code, two!.code].sort()).toEqual([200, 409]);
  const { order } = (one!.code === 200 ? one! : two!).data;
  expect(order).toMatchObject({ round: 1, status: 'placed', total: 15_000, lines: [{ qty: 2 }, { qty: 1 }] });
  await app.runJobs();
  expect(
    (await app.db.select().from(printJobs).where(eq(printJobs.orderId, order.id)))
      .map(({ station, status }) => [station, status])
      .sort(),
  ).toEqual([
    ['茶水', 'printed'],
    ['茶点', 'printed'],
  ]);
  const act = (who: string, action: string, more: object = {}) =>
    app.call('scanCode.tableAct', { sessionId, action, opId: opId(), ...more } as never, as(who));
  expect((await act(LIN, 'accept', { orderId: order.id })).code).toBe(403);
  expect((await act(QIAN, 'accept', { orderId: order.id })).data.order).toMatchObject({ status: 'accepted' });
  expect((await app.call('scanCode.backOrder', { orderId: order.id, opId: opId() }, as(LIN))).message).toBe(
    '已接单，不能撤回',
  );
  expect((await act(QIAN, 'serve', { orderId: order.id })).data.order).toMatchObject({ status: 'served' });

  const second = await app.ok(
    'scanCode.insertCartItem',
    { sessionId, productId: '75203', qty: 1, rev: 0, opId: opId() },
    as(XU),
  );
  const placed = await app.ok(
    'scanCode.insertOrder',
    { sessionId, rev: second.rev, total: second.total, ...rid() },
    as(XU),
  );
  const back = await app.ok('scanCode.backOrder', { orderId: placed.order.id, opId: opId() }, as(XU));
  expect(back).toMatchObject({ order: { status: 'withdrawn' }, cart: { qty: 1 } });
  const anew = await app.ok(
    'scanCode.insertOrder',
    { sessionId, rev: back.cart.rev, total: back.cart.total, ...rid() },
    as(XU),
  );
  expect(anew.order).toMatchObject({ round: 3, total: 2200 });
  await act(QIAN, 'accept', { orderId: anew.order.id });
  await act(QIAN, 'serve', { orderId: anew.order.id });

  const cakes = order.lines.find(({ title }) => title === '绿豆糕')!;
  const asked = await app.ok(
    'scanCode.returnApply',
    { orderId: order.id, lineId: cakes.id, qty: 1, reason: '上错', ...rid() },
    as(XU),
  );
  expect((await app.call('scanCode.returnPass', { id: asked.id }, as(XU))).code).toBe(403);
  expect(await app.ok('scanCode.returnPass', { id: asked.id }, as(QIAN))).toMatchObject({ status: 'passed' });
  const whole = await app.ok('scanCode.preview', { sessionId, useVip: true }, as(LIN));
  // 94 + 28 + 22 less five percent, to the fen.
  expect(whole).toMatchObject({ goods: 17_200, returned: 2800, memberOff: 720, payable: 13_680, left: 13_680 });

  const half = await app.ok('scanCode.legSave', { sessionId, split: 'even', parts: 2, ...rid() }, as(LIN));
  // The room was booked with 50.00, which pay first; what is left is halved.
  expect(half).toMatchObject({ legAmount: 4340, left: 4340, paid: 5000, status: 'billing' });
  const { payToken } = (await app.ok('member.checkPayPw', { password: PAY_PASSWORD } as never, as(LIN))) as never as {
    payToken: string;
  };
  const pay = { sessionId, legId: half.legId, channel: 'wallet' as const, payToken, ...rid() };
  expect((await app.call('scanCode.doOrderPay', { ...pay, payToken: 'x' }, as(XU))).code).toBe(404);
  expect(await app.ok('scanCode.doOrderPay', pay, as(LIN))).toMatchObject({
    payment: { status: 'paid', amount: 4340 },
    bill: { paid: 9340 },
  });
  const other = await app.ok('scanCode.legSave', { sessionId, split: 'even', parts: 2, ...rid() }, as(XU));
  const cash = { sessionId, legId: other.legId, channel: 'cash' as const, ...rid() };
  // Who sits there pays himself, who serves takes cash.
  expect(other.methods.map(({ value }) => value)).toEqual(['wallet', 'js']);
  expect((await app.ok('scanCode.orderPay', { sessionId }, as(QIAN))).methods).toEqual([
    { value: 'cash', label: '现金' },
  ]);
  expect((await app.call('scanCode.doOrderPay', cash, as(XU))).code).toBe(403);
  expect(await app.ok('scanCode.doOrderPay', cash, as(QIAN))).toMatchObject({
    bill: { left: 0, paid: 13_680, status: 'paid' },
  });
  expect(
    (await app.db.select().from(tableLegs).where(eq(tableLegs.sessionId, sessionId))).reduce(
      (sum, { amount }) => sum + amount,
      0,
    ),
  ).toBe(13_680);
  expect(
    await app.db
      .select()
      .from(ledgerRows)
      .where(and(eq(ledgerRows.bizType, 'orderPay'), eq(ledgerRows.bizId, half.legId))),
  ).toMatchObject([{ delta: -4340 }]);

  const mine = await app.ok('scanCode.orderList', { scope: 'mine' }, as(LIN));
  expect(
    mine.page.list.filter((row) => row.sessionId === sessionId).flatMap(({ lines }) => lines.map(({ title }) => title)),
  ).toEqual(['白毫银针']);
  expect((await act(QIAN, 'clear')).data.session).toMatchObject({ status: 'closed' });
  expect((await app.call('scanCode.index', { code: LABEL }, as(LIN))).message).toBe('桌码已更新，请重新扫码');
  expect((await app.call('scanCode.insertCartItem', { ...cake, opId: opId() }, as(XU))).message).toBe('本桌已结账');
  const ops = await app.db.select().from(cartOps).where(eq(cartOps.sessionId, sessionId));
  expect(new Set(ops.map((one) => one.opId)).size).toBe(ops.length);
  const [table] = await app.db.select().from(teaTables).where(eq(teaTables.code, CODE));
  expect(table!.secret).not.toBe('demot105');
  // What the page of the card promised, once, however often the table is cleared.
  expect((await act(QIAN, 'clear')).code).not.toBe(403);
  const rewards = await app.db
    .select()
    .from(ledgerRows)
    .where(eq(ledgerRows.bizId, `table-${sessionId}`));
  expect(rewards.map(({ unit, delta }) => [unit, delta]).sort()).toEqual([
    ['growth', 136],
    ['points', whole.withMine?.points],
  ]);
  expect(whole.withMine?.points).toBe(164);
});
