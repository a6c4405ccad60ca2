/**
 * Tables against what must hold of them (fast-check commands): guests add, change, order, take back, return, split any way, pay and let it
 * be; the staff accepts, serves, moves, joins, undoes and clears; phones send things twice. After every step no piece is lost, revisions
 * only rise, legs are what was paid, and no line is paid twice (rules 39.3 to 39.6).
 */
import fc from 'fast-check';
import { and, eq, ne } from 'drizzle-orm';
import {
  cartLines,
  menuPortions,
  skus,
  storeStocks,
  tableLegs,
  tableMembers,
  tableReturns,
  tableRoundLines,
  tableRounds,
  tableSessions,
} from '../../../server/db/schema';
import { verifyShop } from '../../../server/verify';
import { testServer, type TestServer } from '../harness';
import { keepRows } from '../rewind';
import {
  addressOf,
  ANNA,
  balanceOf,
  BEN,
  CAKE,
  CARL,
  furnish,
  GUESTS,
  legsOf,
  linesOf,
  loginAll,
  LONGJING,
  PORTIONS,
  RARE,
  rid,
  seatOf,
  sessionOf,
  SUGAR,
  TABLES,
  TIN,
  WAITER,
  WATER,
  type Seat,
} from './tearoom';

const TINS = 100;

interface Model {
  /** Pieces that were added and neither taken out nor cleared away. */
  pieces: number;
  revs: Map<string, number>;
  /** What is in nobody's wallet any more. */
  spent: number;
  lastAdd?: { who: string; sessionId: string; productId: string; qty: number; opId: string } | undefined;
  /** Rounds and legs of the sessions before the last join, by session. */
  before?: Map<string, string[]> | undefined;
}
interface Real {
  app: TestServer;
  seat: Seat;
}
/** What the house may say no with; anything else is a fault. */
const REFUSALS = [200, 400, 404, 409, 410, 422];
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const liveAt = async ({ app }: Real, table: number) =>
  (
    await app.db
      .select()
      .from(tableSessions)
      .where(and(eq(tableSessions.tableId, TABLES[table]!), ne(tableSessions.status, 'closed')))
  )[0];
const sittingAt = async ({ app }: Real, sessionId: string) =>
  (await app.db.select().from(tableMembers).where(eq(tableMembers.sessionId, sessionId))).map(
    ({ memberId }) => memberId!,
  );
const cartOf = async ({ app }: Real, sessionId: string) =>
  app.db.select().from(cartLines).where(eq(cartLines.sessionId, sessionId));

async function agrees(model: Model, real: Real): Promise<void> {
  const { app, seat } = real;
  const rounds = await app.db.select().from(tableRounds);
  const standing = rounds.filter(({ status }) => status !== 'withdrawn');
  const lines = (await app.db.select().from(tableRoundLines)).filter(({ roundId }) =>
    standing.some(({ id }) => id === roundId),
  );
  const open = await app.db.select().from(cartLines);
  // No piece is lost by somebody else's write, and none comes twice.
  expect(sum(open.map(({ qty }) => qty)) + sum(lines.map(({ qty }) => qty))).toBe(model.pieces);
  // Portions are never more than there are, and what came back is there again.
  const rare = lines.filter(({ itemId }) => itemId === RARE);
  const [portions] = await app.db.select().from(menuPortions).where(eq(menuPortions.itemId, RARE));
  const sold = portions?.sold ?? 0;
  expect(sold).toBe(sum(rare.map(({ qty, returned }) => qty - returned)));
  expect(sold).toBeLessThanOrEqual(PORTIONS);
  // What is taken home left the shelf and the house, each tin once.
  const tins = sum(lines.filter(({ skuId }) => skuId === TIN).map(({ qty, returned }) => qty - returned));
  const [house] = await app.db.select().from(skus).where(eq(skus.id, TIN));
  const [shelf] = await app.db.select().from(storeStocks).where(eq(storeStocks.skuId, TIN));
  expect([house!.stock, house!.locked, shelf!.stock]).toEqual([TINS - tins, 0, TINS - tins]);
  // A parcel for each line that is sent from a table that is cleared, and for nothing else.
  for (const line of lines.filter(({ skuId }) => skuId === TIN)) {
    const round = standing.find(({ id }) => id === line.roundId);
    const at = (await app.db.select().from(tableSessions)).find(({ id }) => id === round!.sessionId);
    const isSent = line.address !== null && at!.status === 'closed' && line.qty > line.returned;
    expect(line.orderId !== null).toBe(isSent);
  }
  const legs = await app.db.select().from(tableLegs);
  for (const session of await app.db.select().from(tableSessions)) {
    expect(session.rev).toBeGreaterThanOrEqual(model.revs.get(session.id) ?? 0);
    model.revs.set(session.id, session.rev);
    const own = legs.filter(({ sessionId, status }) => sessionId === session.id && status !== 'cancelled');
    if (session.status === 'closed') continue;
    const bill = await seat.bill(WAITER, session.id);
    expect(bill.payable).toBe(sum(bill.lines.map(({ share }) => share)));
    expect(bill.payable).toBe(bill.goods - bill.returned - bill.memberOff - bill.couponOff);
    const paid = sum(own.filter(({ status }) => status === 'paid').map(({ amount, refunded }) => amount - refunded));
    const pending = sum(own.filter(({ status }) => status === 'unpaid').map(({ amount }) => amount));
    expect(bill.paid).toBe(paid);
    // Never more than is to pay, whoever pays for what.
    expect(paid + pending).toBeLessThanOrEqual(bill.payable);
    expect(bill.left).toBe(bill.payable - paid - pending);
    if (session.status === 'paid') expect(paid).toBe(bill.payable);
    for (const line of await linesOf(app, session.id))
      if (line.legId !== null) expect(own.map(({ id }) => id)).toContain(line.legId);
  }
  const wallet = legs.filter(({ status, channel }) => status === 'paid' && channel === 'wallet');
  const gone = sum(wallet.map(({ amount, refunded }) => amount - refunded));
  const now = sum(await Promise.all(GUESTS.map((id) => balanceOf(app, id))));
  expect(model.spent - now).toBe(gone);
}

class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly work: (model: Model, real: Real) => Promise<void>,
  ) {}
  check = () => true;
  run = async (model: Model, real: Real) => {
    await this.work(model, real);
    await real.app.runJobs();
    await agrees(model, real);
  };
  toString = () => this.name;
}
const fair = (code: number) => expect(REFUSALS).toContain(code);

/** A step at a table that somebody sits at, by one of them. */
const atTable = (
  name: string,
  table: number,
  pick: number,
  work: (on: { model: Model; real: Real; id: string; who: string }) => Promise<void>,
) =>
  new Step(`${name} @${table} #${pick}`, async (model, real) => {
    const session = await liveAt(real, table);
    if (!session) return;
    const people = await sittingAt(real, session.id);
    const who = people[pick % people.length];
    if (who) await work({ model, real, id: session.id, who });
  });

const sit = (table: number, pick: number) =>
  new Step(`sit @${table} #${pick}`, async (_model, { seat }) =>
    fair((await seat.sit(GUESTS[pick % 3]!, TABLES[table]!)).code),
  );

const add = (table: number, pick: number, productId: string, qty: number) =>
  atTable(`add ${productId} ${qty}`, table, pick, async ({ model, real, id, who }) => {
    const was = await sessionOf(real.app, id);
    const opId = rid();
    const { code, data } = await real.seat.add(who, id, productId, qty, opId);
    fair(code);
    if (code !== 200) return;
    model.pieces += qty;
    model.lastAdd = { who, sessionId: id, productId, qty, opId };
    expect(data.rev).toBe(was.rev + 1);
  });

/** A tin of the shelf, over the desk or to an own address. */
const take = (table: number, pick: number, isSent: boolean) =>
  atTable(`take ${isSent}`, table, pick, async ({ model, real, id, who }) => {
    const { code } = await real.seat.take(who, id, isSent ? { addressId: addressOf(who) } : {});
    fair(code);
    if (code === 200) model.pieces += 1;
  });

const replay = () =>
  new Step('replay', async (model, { app, seat }) => {
    const last = model.lastAdd;
    if (!last) return;
    const { rev } = await sessionOf(app, last.sessionId);
    const { code } = await seat.add(last.who, last.sessionId, last.productId, last.qty, last.opId);
    fair(code);
    expect((await sessionOf(app, last.sessionId)).rev).toBe(rev);
  });

const edit = (table: number, pick: number, qty: number) =>
  atTable(`edit to ${qty}`, table, pick, async ({ model, real, id, who }) => {
    const lines = await cartOf(real, id);
    const line = lines[pick % lines.length];
    if (!line) return;
    const { code } = await real.seat.edit(who, id, line.id, qty);
    fair(code);
    if (code === 200) model.pieces += qty - line.qty;
    // A line that is gone is told so, and nothing changes.
    if (code === 200 && qty === 0)
      expect((await real.seat.edit(who, id, line.id, 5)).message).toContain('已被同桌删除');
  });

const empty = (table: number, pick: number, mine: boolean) =>
  atTable(`empty ${mine}`, table, pick, async ({ model, real, id, who }) => {
    const lines = (await cartOf(real, id)).filter(({ addedBy }) => !mine || addedBy === who);
    const { code } = await real.app.call(
      'scanCode.cart',
      { sessionId: id, mine, rev: 0, opId: rid() },
      real.seat.as(who),
    );
    fair(code);
    if (code === 200) model.pieces -= sum(lines.map(({ qty }) => qty));
  });

const order = (table: number, pick: number) =>
  atTable('order', table, pick, async ({ real, id, who }) => {
    const [{ rev }, people] = [await sessionOf(real.app, id), await sittingAt(real, id)];
    const other = people[(pick + 1) % people.length]!;
    const requestId = rid();
    const before = (await real.app.db.select().from(tableRounds)).length;
    // Two of the table at once, and the first one's phone once more.
    const both = await Promise.all([real.seat.order(who, id, rev, requestId), real.seat.order(other, id, rev)]);
    const again = await real.seat.order(who, id, rev, requestId);
    for (const { code } of [...both, again]) fair(code);
    const after = (await real.app.db.select().from(tableRounds)).length;
    expect(after - before).toBe(both.filter(({ code }) => code === 200).length);
    expect(after - before).toBeLessThanOrEqual(1);
    if (both[0]!.code === 200) expect(again.data.order.id).toBe(both[0]!.data.order.id);
  });

const roundOf = async (real: Real, id: string, pick: number) => {
  const rounds = await real.app.db.select().from(tableRounds).where(eq(tableRounds.sessionId, id));
  return rounds[pick % rounds.length];
};
const withdraw = (table: number, pick: number) =>
  atTable('withdraw', table, pick, async ({ real, id, who }) => {
    const round = await roundOf(real, id, pick);
    if (round) fair((await real.seat.back(who, round.id)).code);
  });
const staffRound = (action: 'accept' | 'serve' | 'unserve', table: number, pick: number) =>
  atTable(action, table, pick, async ({ real, id }) => {
    const round = await roundOf(real, id, pick);
    if (!round) return;
    const lineIds = (await linesOf(real.app, id)).filter(({ roundId }) => roundId === round.id).map((line) => line.id);
    fair(
      (
        await real.seat.act(WAITER, action, {
          orderId: round.id,
          sessionId: id,
          ...(action === 'accept' ? {} : { lineIds }),
        })
      ).code,
    );
  });

const giveBack = (table: number, pick: number, qty: number) =>
  atTable(`return ${qty}`, table, pick, async ({ real, id, who }) => {
    const lines = await linesOf(real.app, id);
    const line = lines[pick % lines.length];
    if (line) fair((await real.seat.give(who, line.roundId!, line.id, qty)).code);
  });
const decide = (pick: number, pass: boolean) =>
  new Step(`${pass ? 'pass' : 'reject'} #${pick}`, async (_model, { app, seat }) => {
    const open = await app.db.select().from(tableReturns).where(eq(tableReturns.status, 'applied'));
    const one = open[pick % open.length];
    if (!one) return;
    fair((await (pass ? seat.pass(WAITER, one.id) : seat.reject(WAITER, one.id))).code);
    // Decided twice it is decided once.
    expect((await (pass ? seat.pass(WAITER, one.id) : seat.reject(WAITER, one.id))).code).not.toBe(500);
  });

const split = (table: number, pick: number, kind: 'all' | 'lines' | 'even' | 'mine', parts: number) =>
  atTable(`leg ${kind} ${parts}`, table, pick, async ({ real, id, who }) => {
    const lineIds = (await linesOf(real.app, id)).map((line) => line.id).filter((_, i) => (i + pick) % 2 === 0);
    const more = kind === 'lines' ? { lineIds } : kind === 'even' ? { parts } : {};
    fair((await real.seat.leg(who, id, kind, more)).code);
    for (const { amount } of await legsOf(real.app, id)) expect(amount).toBeGreaterThan(0);
  });
const payLeg = (table: number, pick: number) =>
  atTable('pay', table, pick, async ({ real, id }) => {
    const waiting = (await legsOf(real.app, id)).filter(({ status }) => status === 'unpaid');
    const leg = waiting[pick % waiting.length];
    if (!leg) return;
    // Two thumbs: it is paid once.
    const twice = await Promise.all([1, 2].map(() => real.seat.pay(leg.memberId!, id, leg.id)));
    for (const { code } of twice) fair(code);
    const [row] = await real.app.db.select().from(tableLegs).where(eq(tableLegs.id, leg.id));
    expect(row!.status).toBe('paid');
  });
const dropLeg = (table: number, pick: number) =>
  atTable('drop leg', table, pick, async ({ real, id }) => {
    const waiting = (await legsOf(real.app, id)).filter(({ status }) => status === 'unpaid');
    const leg = waiting[pick % waiting.length];
    if (leg) fair((await real.app.call('scanCode.legDrop', { legId: leg.id }, real.seat.as(leg.memberId!))).code);
  });
const wait = () =>
  new Step('ten minutes', async (_model, { app }) => {
    app.clock.advance(10 * 60_000 + 1);
    await app.runJobs();
  });
const card = (table: number, pick: number, useVip: boolean) =>
  atTable(`card ${useVip}`, table, pick, async ({ real, id, who }) =>
    fair((await real.app.call('scanCode.preview', { sessionId: id, useVip }, real.seat.as(who))).code),
  );
const payer = (table: number, pick: number, whose: 'me' | 'shared' | 'adder') =>
  atTable(`payer ${whose}`, table, pick, async ({ real, id, who }) => {
    const lines = await linesOf(real.app, id);
    const line = lines[pick % lines.length];
    if (!line) return;
    fair(
      (await real.app.call('scanCode.linePayer', { sessionId: id, lineId: line.id, payer: whose }, real.seat.as(who)))
        .code,
    );
  });

const contents = async ({ app }: Real, ids: readonly string[]) => {
  const [rounds, legs] = [await app.db.select().from(tableRounds), await app.db.select().from(tableLegs)];
  return new Map(
    ids.map((id) => [
      id,
      [...rounds, ...legs.filter(({ status }) => status !== 'cancelled')]
        .filter(({ sessionId }) => sessionId === id)
        .map((row) => row.id)
        .sort(),
    ]),
  );
};
const move = (action: 'transfer' | 'merge', from: number, to: number) =>
  new Step(`${action} ${from} to ${to}`, async (model, real) => {
    const [session, target] = [await liveAt(real, from), await liveAt(real, to)];
    if (!session) return;
    const before = await contents(real, [session.id, ...(target ? [target.id] : [])]);
    const { code } = await real.seat.act(WAITER, action, { sessionId: session.id, targetTableId: TABLES[to] });
    fair(code);
    // Neither with itself, nor onto guests who did not ask.
    if (from === to) expect(code).not.toBe(200);
    if (action === 'transfer' && target) expect(code).not.toBe(200);
    if (action === 'merge' && !target) expect(code).not.toBe(200);
    if (code === 200) model.before = action === 'merge' ? before : undefined;
  });
const undo = (table: number) =>
  new Step(`undo @${table}`, async (model, real) => {
    const session = await liveAt(real, table);
    if (!session) return;
    const { code } = await real.seat.act(WAITER, 'undo', { sessionId: session.id });
    fair(code);
    if (code !== 200 || !model.before) return;
    // Each table has its own rounds and legs again, beside what came meanwhile.
    const after = await contents(real, [...model.before.keys()]);
    const legs = await real.app.db.select().from(tableLegs).where(eq(tableLegs.status, 'cancelled'));
    for (const [id, rows] of model.before)
      expect(after.get(id)).toEqual(expect.arrayContaining(rows.filter((row) => legs.every((leg) => leg.id !== row))));
    model.before = undefined;
  });
const clear = (table: number) =>
  new Step(`clear @${table}`, async (model, real) => {
    const session = await liveAt(real, table);
    if (!session) return;
    const { code } = await real.seat.act(WAITER, 'clear', { sessionId: session.id });
    fair(code);
    const lines = await real.app.db.select().from(cartLines);
    const standing = (await real.app.db.select().from(tableRounds)).filter(({ status }) => status !== 'withdrawn');
    const placed = (await real.app.db.select().from(tableRoundLines)).filter(({ roundId }) =>
      standing.some(({ id }) => id === roundId),
    );
    // What was in the cart goes with the table; what was ordered stays in the books.
    const left = sum(lines.map(({ qty }) => qty)) + sum(placed.map(({ qty }) => qty));
    if (code === 200) model.pieces = left;
    else expect(left).toBe(model.pieces);
  });

const table = fc.nat({ max: 2 });
const pick = fc.nat({ max: 5 });
const steps = [
  fc.tuple(table, pick).map((given) => sit(...given)),
  ...[1, 2, 3].map(() =>
    fc
      .tuple(table, pick, fc.constantFrom(LONGJING, CAKE, SUGAR, RARE, WATER), fc.integer({ min: 1, max: 4 }))
      .map((given) => add(...given)),
  ),
  fc.tuple(table, pick, fc.boolean()).map((given) => take(...given)),
  fc.constant(0).map(() => replay()),
  fc.tuple(table, pick, fc.nat({ max: 3 })).map((given) => edit(...given)),
  fc.tuple(table, pick, fc.boolean()).map((given) => empty(...given)),
  ...[1, 2, 3].map(() => fc.tuple(table, pick).map((given) => order(...given))),
  fc.tuple(table, pick).map((given) => withdraw(...given)),
  fc.tuple(fc.constantFrom('accept', 'serve', 'unserve'), table, pick).map((given) => staffRound(...given)),
  fc.tuple(table, pick, fc.integer({ min: 1, max: 2 })).map((given) => giveBack(...given)),
  fc.tuple(pick, fc.boolean()).map((given) => decide(...given)),
  ...[1, 2].map(() =>
    fc
      .tuple(table, pick, fc.constantFrom('all', 'lines', 'even', 'mine'), fc.integer({ min: 2, max: 4 }))
      .map((given) => split(...given)),
  ),
  ...[1, 2].map(() => fc.tuple(table, pick).map((given) => payLeg(...given))),
  fc.tuple(table, pick).map((given) => dropLeg(...given)),
  fc.constant(0).map(() => wait()),
  fc.tuple(table, pick, fc.boolean()).map((given) => card(...given)),
  fc.tuple(table, pick, fc.constantFrom('me', 'shared', 'adder')).map((given) => payer(...given)),
  fc.tuple(fc.constantFrom('transfer', 'merge'), table, table).map((given) => move(...given)),
  table.map(undo),
  table.map(clear),
] as fc.Arbitrary<Step>[];

const app = testServer();
let rewind: () => Promise<void>;
beforeAll(async () => {
  await furnish(app);
  rewind = await keepRows(app);
});

test('whatever is done at the tables, nothing is lost and nothing is paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
      await rewind();
      const seat = seatOf(app, await loginAll(app));
      await seat.sit(ANNA, TABLES[0]!);
      await seat.sit(BEN, TABLES[0]!);
      await seat.sit(CARL, TABLES[1]!);
      const spent = sum(await Promise.all(GUESTS.map((id) => balanceOf(app, id))));
      await fc.asyncModelRun(
        () => ({ model: { pieces: 0, revs: new Map(), spent }, real: { app, seat } }),
        commands as Iterable<fc.AsyncCommand<Model, Real>>,
      );
      expect(await verifyShop(app.db)).toEqual([]);
    }),
    { numRuns: Number(process.env.YEJIAN_RACES ?? 20), endOnFailure: true },
  );
});
