/**
 * The wallet against a model of it (fast-check commands): recharges, gifts, payments, refunds, withdrawals that are passed, refused and
 * paid out, in any order. After every step each account holds what the model says - given money is spent first and never leaves,
 * nothing is below zero - and the rows add up to it.
 */
import fc from 'fast-check';
import { and, eq, sql } from 'drizzle-orm';
import { accounts, ledgerRows, members, orders, payments } from '../../../server/db/schema';
import type { Tx } from '../../../server/db/client';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { verifyLedgers } from '../../../server/domains/people/ledger/verify';
import { withdrawalAudit } from '../../../server/domains/people/withdrawal/audit';
import { verifyWithdrawals } from '../../../server/domains/people/withdrawal/verify';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { testServer, type TestServer } from '../harness';
import { approve, linesOf } from '../afterSale/sales';
import { ANNA, BEN, buy, fillShop, payTokenFor, rid, TEA, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { verifyAll } from './desk';

const PEOPLE = [ANNA, BEN] as const;
const PACKAGES = { '1': [50_000, 3000], '2': [100_000, 8000] } as const;
const SEND_PER_DAY = OWN.shopSettings.wallet.sendPerDay;

interface Purse {
  principal: number;
  bonus: number;
  frozen: number;
  sent: number;
  /** Withdrawals that wait at the desk, and paid orders with the given money that they took. */
  waiting: { id: string; amount: number }[];
  paid: { id: string; price: number; bonus: number }[];
}
type Model = Record<string, Purse>;
interface Real {
  app: TestServer;
  tokens: Record<string, string>;
}

const purse = (): Purse => ({ principal: 0, bonus: 0, frozen: 0, sent: 0, waiting: [], paid: [] });
/** Given money first. */
const spend = (from: Purse, amount: number): number => {
  const bonus = Math.min(from.bonus, amount);
  from.bonus -= bonus;
  from.principal -= amount - bonus;
  return bonus;
};
const hold = (one: Purse) => one.principal + one.bonus;

async function agrees(model: Model, { app }: Real): Promise<void> {
  for (const id of PEOPLE) {
    const [row] = await app.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, id), eq(accounts.unit, 'money')));
    const mine = model[id]!;
    expect({ available: row?.available ?? 0, bonus: row?.bonus ?? 0, frozen: row?.frozen ?? 0 }).toEqual({
      available: hold(mine),
      bonus: mine.bonus,
      frozen: mine.frozen,
    });
  }
  const out = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizType, 'withdraw'));
  expect(out.every(({ bonusDelta }) => bonusDelta === 0)).toBe(true);
  expect([...(await verifyLedgers(app.db)), ...(await verifyWithdrawals(app.db))]).toEqual([]);
}

class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly work: (model: Model, real: Real) => Promise<void>,
    private readonly may: (model: Model) => boolean = () => true,
  ) {}
  check = (model: Model) => this.may(model);
  run = async (model: Model, real: Real) => {
    await this.work(model, real);
    await agrees(model, real);
  };
  toString = () => this.name;
}

const recharge = (who: string, packageId: keyof typeof PACKAGES) =>
  new Step(`recharge ${who} ${packageId}`, async (model, { app, tokens }) => {
    const token = tokens[who]!;
    const { orderId } = await app.ok('recharge.create', { packageId, unit: 'money', requestId: rid() }, { token });
    const asked = { trade_type: 'js', pay_type: 11, order_group: 'recharge', data: { order_id: orderId } } as const;
    const { paymentId } = await app.ok('pay', asked, { token });
    const [row] = await app.db.select().from(payments).where(eq(payments.id, paymentId));
    // The callback comes twice.
    for (let i = 0; i < 2; i++) await app.call('pay.notify', sandboxNotify(app.server.config.secret, row!));
    const [value, bonus] = PACKAGES[packageId];
    model[who]!.principal += value;
    model[who]!.bonus += bonus;
  });

const give = (from: string, amount: number) =>
  new Step(`give ${from} ${amount}`, async (model, { app, tokens }) => {
    const to = from === ANNA ? BEN : ANNA;
    const { code } = await app.call(
      'credits.sendMoney',
      { toId: to, amount, payToken: await payTokenFor(app, from), requestId: rid() },
      { token: tokens[from]! },
    );
    const mine = model[from]!;
    const may = amount <= hold(mine) && mine.sent + amount <= SEND_PER_DAY;
    expect(code).toBe(may ? 200 : 422);
    if (!may) return;
    const bonus = spend(mine, amount);
    mine.sent += amount;
    model[to]!.bonus += bonus;
    model[to]!.principal += amount - bonus;
  });

const pay = (who: string) =>
  new Step(`pay ${who}`, async (model, { app, tokens }) => {
    const token = tokens[who]!;
    const { order } = await buy(app, token, [{ skuId: TEA, qty: 1 }]);
    const asked = {
      orderGroup: 'order',
      orderId: order.orderId,
      payToken: await payTokenFor(app, who),
      requestId: rid(),
    };
    const twice = await Promise.all([1, 2].map(() => app.call('pay.wallet', asked, { token })));
    const mine = model[who]!;
    const price = order.amount;
    const may = hold(mine) >= price;
    expect(twice.map(({ code }) => code)).toEqual(may ? [200, 200] : [422, 422]);
    if (may) mine.paid.push({ id: order.orderId, price, bonus: spend(mine, price) });
    // What is not paid must not hold the next one back.
    else await app.ok('memberOrder.close', { id: order.orderId, reason: '不想要了' }, { token });
  });

const refund = (who: string) =>
  new Step(
    `refund ${who}`,
    async (model, { app, tokens }) => {
      const { id, price, bonus } = model[who]!.paid.shift()!;
      const [line] = await linesOf(app, id, tokens[who]!);
      const sale = await app.ok(
        'memberOrder.returnApply',
        { orderId: id, lines: [{ lineId: line!.id, qty: 1 }], way: 'refund', reason: '不想要了', requestId: rid() },
        { token: tokens[who]! },
      );
      await approve(app, sale.id);
      await app.runJobs();
      expect((await app.db.select().from(orders).where(eq(orders.id, id)))[0]!.status).toBe('refunded');
      model[who]!.bonus += bonus;
      model[who]!.principal += price - bonus;
    },
    (model) => model[who]!.paid.length > 0,
  );

const withdraw = (who: string, amount: number) =>
  new Step(`withdraw ${who} ${amount}`, async (model, { app, tokens }) => {
    const asked = { amount, method: 'bank', payToken: await payTokenFor(app, who), requestId: rid() };
    const twice = await Promise.all([1, 2].map(() => app.call('withdraw.draw', asked, { token: tokens[who]! })));
    const mine = model[who]!;
    const may = amount >= OWN.shopSettings.withdrawal.min && amount <= mine.principal;
    expect(twice.map(({ code }) => code)).toEqual(may ? [200, 200] : [422, 422]);
    if (!may) return;
    mine.principal -= amount;
    mine.frozen += amount;
    mine.waiting.push({ id: twice[0]!.data.id, amount });
  });

const decide = (who: string, pass: boolean) =>
  new Step(
    `${pass ? 'pass' : 'reject'} ${who}`,
    async (model, { app }) => {
      const mine = model[who]!;
      const { id, amount } = mine.waiting.shift()!;
      const now = app.clock.now();
      const decision = { targetId: id, pass, note: '信息不符', by: '孙会', now };
      const once = () => app.db.transaction((tx) => withdrawalAudit.decide(tx as unknown as Tx, decision, app.server));
      await once();
      await expect(once()).rejects.toThrow('该任务已处理');
      await app.runJobs();
      mine.frozen -= amount;
      if (!pass) mine.principal += amount;
    },
    (model) => model[who]!.waiting.length > 0,
  );

const who = fc.constantFrom(...PEOPLE);
const amount = fc.integer({ min: 500, max: 130_000 });
const steps = [
  fc.tuple(who, fc.constantFrom('1' as const, '2' as const)).map((given) => recharge(...given)),
  fc.tuple(who, amount).map((given) => give(...given)),
  who.map(pay),
  who.map(refund),
  fc.tuple(who, amount).map((given) => withdraw(...given)),
  fc.tuple(who, fc.boolean()).map((given) => decide(...given)),
];

const app = testServer();
let rewind: () => Promise<void>;
beforeAll(async () => {
  await fillShop(app);
  await writeShopSettings(app.db, {
    ...OWN.shopSettings,
    withdrawal: { ...OWN.shopSettings.withdrawal, timesPerDay: 1000 },
  });
  await app.db.update(members).set({ inviterId: ANNA }).where(eq(members.id, BEN));
  await app.db.execute(sql`truncate ${ledgerRows}`);
  await app.db.delete(accounts);
  await verifyAll(app, PEOPLE);
  rewind = await keepRows(app);
});

test('whatever is done to a wallet, it holds what it should', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 24 }), async (commands) => {
      await rewind();
      const tokens = { [ANNA]: await tokenFor(app, ANNA), [BEN]: await tokenFor(app, BEN) };
      await fc.asyncModelRun(
        () => ({ model: { [ANNA]: purse(), [BEN]: purse() }, real: { app, tokens } }),
        commands as Iterable<fc.AsyncCommand<Model, Real>>,
      );
    }),
    { numRuns: Number(process.env.YEJIAN_RACES ?? 20), endOnFailure: true },
  );
});
