/** At one table at the same moment, many times: exactly what is right comes out (rules 39.3 to 39.6). */
import { eq } from 'drizzle-orm';
import { cartLines, menuPortions, tableRounds, tableSessions } from '../../../server/db/schema';
import { RACES, testServer } from '../harness';
import { keepRows } from '../rewind';
import {
  ANNA,
  balanceOf,
  BEN,
  CAKE,
  CARL,
  furnish,
  legsOf,
  linesOf,
  loginAll,
  LONGJING,
  placed,
  PORTIONS,
  RARE,
  rid,
  seatOf,
  sessionOf,
  TABLES,
  WAITER,
  type Seat,
} from './tearoom';

const app = testServer();
let rewind: () => Promise<void>;
let seat: Seat;
/** ANNA and BEN, and CARL. */
let [ours, his] = ['', ''];
beforeAll(async () => {
  await furnish(app);
  seat = seatOf(app, await loginAll(app));
  rewind = await keepRows(app);
});
async function begin(): Promise<void> {
  await rewind();
  ours = (await seat.sit(ANNA, TABLES[0]!)).data.session.id;
  await seat.sit(BEN, TABLES[0]!);
  his = (await seat.sit(CARL, TABLES[1]!)).data.session.id;
}
const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).sort();
const again = (name: string, round: () => Promise<void>) =>
  test(`${name}, ${RACES} times`, async () => {
    for (let i = 0; i < RACES; i += 1) {
      await begin();
      await round();
    }
  });

again('the first two scans of a label open one table', async () => {
  const both = await Promise.all([ANNA, BEN].map((who) => seat.sit(who, TABLES[2]!)));
  expect(codes(both)).toEqual([200, 200]);
  expect(both[0]!.data.session.id).toBe(both[1]!.data.session.id);
});

again('what several add at once is all there, and each revision is one change', async () => {
  const before = (await sessionOf(app, ours)).rev;
  const opId = rid();
  await Promise.all([
    seat.add(ANNA, ours, LONGJING, 2),
    seat.add(BEN, ours, LONGJING, 1),
    seat.add(ANNA, ours, LONGJING, 3),
    // A phone that heard no answer sends it again.
    seat.add(BEN, ours, CAKE, 1, opId),
    seat.add(BEN, ours, CAKE, 1, opId),
  ]);
  const cart = await seat.cart(ANNA, ours);
  expect(cart).toMatchObject({ qty: 7, rev: before + 4 });
  const own = cart.lines.filter(({ productId, addedBy }) => productId === LONGJING && addedBy.id === ANNA);
  expect(own.map(({ qty }) => qty)).toEqual([5]);
});

again('two change and take away one line: nothing of it comes back', async () => {
  const line = (await seat.add(ANNA, ours, CAKE, 2)).data.lines[0]!;
  const [edited, gone] = await Promise.all([seat.edit(BEN, ours, line.id, 5), seat.drop(ANNA, ours, line.id)]);
  expect(gone.code).toBe(200);
  expect([200, 409]).toContain(edited.code);
  if (edited.code === 409) expect(edited.message).toBe('该菜品已被同桌删除');
  expect((await seat.cart(ANNA, ours)).lines).toEqual([]);
});

again('two send the cart to the kitchen: one round, and the other is told', async () => {
  const { rev } = (await seat.add(ANNA, ours, CAKE, 2)).data;
  const both = await Promise.all([seat.order(ANNA, ours, rev), seat.order(BEN, ours, rev)]);
  expect(codes(both)).toEqual([200, 409]);
  expect(both.find(({ code }) => code === 409)?.message).toContain('同桌已下单');
  expect(await app.db.select().from(tableRounds).where(eq(tableRounds.sessionId, ours))).toHaveLength(1);
});

again('something is added while it is sent: it is in the round or still in the cart, once', async () => {
  const { rev } = (await seat.add(ANNA, ours, CAKE, 2)).data;
  const [sent, added] = await Promise.all([seat.order(ANNA, ours, rev), seat.add(BEN, ours, LONGJING, 1)]);
  expect(added.code).toBe(200);
  expect([200, 409]).toContain(sent.code);
  const [ordered, open] = [await linesOf(app, ours), await seat.cart(ANNA, ours)];
  expect(ordered.reduce((sum, { qty }) => sum + qty, 0) + open.qty).toBe(3);
  expect(ordered.map(({ itemId }) => itemId)).toEqual(sent.code === 200 ? [CAKE] : []);
});

again('the last portion goes to one table', async () => {
  await placed(seat, ANNA, ours, [[RARE, PORTIONS - 1]]);
  const [mine, other] = [(await seat.add(ANNA, ours, RARE)).data.rev, (await seat.add(CARL, his, RARE)).data.rev];
  const both = await Promise.all([seat.order(ANNA, ours, mine), seat.order(CARL, his, other)]);
  expect(codes(both)).toEqual([200, 422]);
  expect(both.find(({ code }) => code === 422)?.reason).toBe('soldOut');
  expect((await app.db.select().from(menuPortions))[0]!.sold).toBe(PORTIONS);
});

again('two pay for all of it: one of them does, and once', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 3]]);
  const before = [await balanceOf(app, ANNA), await balanceOf(app, BEN)];
  const legs = await Promise.all([seat.leg(ANNA, ours, 'all'), seat.leg(BEN, ours, 'all')]);
  expect(codes(legs)).toEqual([200, 409]);
  const who = legs[0]!.code === 200 ? ANNA : BEN;
  const { legId } = legs.find(({ code }) => code === 200)!.data;
  const paid = await Promise.all([seat.pay(who, ours, legId), seat.pay(who, ours, legId)]);
  expect(paid.some(({ code }) => code === 200)).toBe(true);
  const after = [await balanceOf(app, ANNA), await balanceOf(app, BEN)];
  expect(before[0]! + before[1]! - after[0]! - after[1]!).toBe(9999);
  expect((await sessionOf(app, ours)).status).toBe('paid');
});

again('a leg is paid and taken back at the same moment: one of both, and the sums agree', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 1]]);
  const { legId } = (await seat.leg(ANNA, ours, 'all')).data;
  const before = await balanceOf(app, ANNA);
  await Promise.all([seat.pay(ANNA, ours, legId), app.call('scanCode.legDrop', { legId }, seat.as(ANNA))]);
  const [leg] = await legsOf(app, ours);
  expect(before - (await balanceOf(app, ANNA))).toBe(leg!.status === 'paid' ? 3333 : 0);
});

again('the table is moved while they order: the round is where they sit', async () => {
  const { rev } = (await seat.add(ANNA, ours, CAKE, 2)).data;
  const [moved, sent] = await Promise.all([
    seat.act(WAITER, 'transfer', { sessionId: ours, targetTableId: TABLES[3] }),
    seat.order(ANNA, ours, rev),
  ]);
  expect([moved.code, sent.code]).toEqual([200, 200]);
  expect((await sessionOf(app, ours)).tableId).toBe(TABLES[3]);
  expect((await linesOf(app, ours)).map(({ qty }) => qty)).toEqual([2]);
});

again('two tables go to one free table: one of them sits there', async () => {
  const both = await Promise.all(
    [ours, his].map((sessionId) => seat.act(WAITER, 'transfer', { sessionId, targetTableId: TABLES[3] })),
  );
  expect(codes(both)[0]).toBe(200);
  expect([409, 422]).toContain(codes(both)[1]);
  const there = await app.db.select().from(tableSessions).where(eq(tableSessions.tableId, TABLES[3]!));
  expect(there).toHaveLength(1);
});

again('two tables are joined into each other at once: one bill, and nothing is lost', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  await placed(seat, CARL, his, [[CAKE, 1]]);
  await seat.add(CARL, his, LONGJING, 1);
  const both = await Promise.all([
    seat.act(WAITER, 'merge', { sessionId: ours, targetTableId: TABLES[1] }),
    seat.act(WAITER, 'merge', { sessionId: his, targetTableId: TABLES[0] }),
  ]);
  expect(codes(both)[0]).toBe(200);
  const live = (await app.db.select().from(tableSessions)).filter(({ status }) => status !== 'closed');
  expect(live).toHaveLength(1);
  expect((await linesOf(app, live[0]!.id)).reduce((sum, { qty }) => sum + qty, 0)).toBe(3);
  expect((await app.db.select().from(cartLines)).map(({ sessionId, qty }) => ({ sessionId, qty }))).toEqual([
    { sessionId: live[0]!.id, qty: 1 },
  ]);
});
