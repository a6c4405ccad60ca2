/** The ledger: one event books once, nothing goes below zero, given money is spent first and never withdrawn. */
import { eq } from 'drizzle-orm';
import { accounts, ledgerRows } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import {
  book,
  bookBack,
  freeze,
  memberOwner,
  spendFrozen,
  transfer,
  unfreeze,
} from '../../../server/domains/people/ledger/service';
import { verifyLedgers } from '../../../server/domains/people/ledger/verify';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => void (app = await createTestServer()));
afterAll(() => app.close());

const at = 1;
const one = memberOwner('1');
const two = memberOwner('2');
const money = async (id: string) => (await balancesOf(app.db, id)).money;

test('a life of an account', async () => {
  await book(app.db, { owner: one, unit: 'money', bizType: 'recharge', bizId: 'r1', delta: 100_000, at });
  await book(app.db, {
    owner: one,
    unit: 'money',
    bizType: 'rechargeBonus',
    bizId: 'r1',
    delta: 8_000,
    bonus: 8_000,
    at,
  });
  const row = await book(app.db, {
    owner: one,
    unit: 'money',
    bizType: 'orderPay',
    bizId: 'o1',
    delta: -12_800,
    bonus: 'first',
    at,
  });
  expect(row).toMatchObject({ balanceAfter: 95_200, bonusDelta: -8_000 });
  expect(
    await book(app.db, { owner: one, unit: 'money', bizType: 'orderPay', bizId: 'o1', delta: -12_800, at }),
  ).toEqual(row);
  expect(await money('1')).toEqual({ available: 95_200, frozen: 0, bonus: 0 });

  await bookBack(app.db, { owner: one, unit: 'money', taken: 'orderPay', bizId: 'o1', bizType: 'orderRefund', at });
  expect(await money('1')).toEqual({ available: 108_000, frozen: 0, bonus: 8_000 });

  await expect(
    freeze(app.db, { owner: one, unit: 'money', bizType: 'withdraw', bizId: 'w1', value: 100_001, at }),
  ).rejects.toThrow('余额不足');
  await freeze(app.db, { owner: one, unit: 'money', bizType: 'withdraw', bizId: 'w1', value: 20_000, at });
  expect(await money('1')).toEqual({ available: 88_000, frozen: 20_000, bonus: 8_000 });
  await unfreeze(app.db, { owner: one, unit: 'money', bizType: 'withdraw', bizId: 'w1', value: 20_000, at });
  await freeze(app.db, { owner: one, unit: 'money', bizType: 'withdraw', bizId: 'w2', value: 30_000, at });
  await spendFrozen(app.db, one, 'money', 30_000);
  expect(await money('1')).toEqual({ available: 78_000, frozen: 0, bonus: 8_000 });

  await transfer(app.db, { from: one, to: two, unit: 'money', value: 10_000, bizId: 't1', at });
  expect(await money('2')).toEqual({ available: 10_000, frozen: 0, bonus: 8_000 });
  await expect(transfer(app.db, { from: two, to: one, unit: 'money', value: 10_001, bizId: 't2', at })).rejects.toThrow(
    '余额不足',
  );
  await expect(
    book(app.db, { owner: two, unit: 'points', bizType: 'exchange', bizId: 'e', delta: -1, at }),
  ).rejects.toThrow('积分不足');
  expect(await verifyLedgers(app.db)).toEqual([]);
});

test('a row of the books is never changed, nor taken away (rule 11.1)', async () => {
  const rows = () => app.db.select().from(ledgerRows);
  const before = await rows();
  expect(before.length).toBeGreaterThan(0);
  const refused = { cause: expect.objectContaining({ message: 'ledger_rows are never changed' }) };
  await expect(app.db.update(ledgerRows).set({ delta: 1 })).rejects.toMatchObject(refused);
  await expect(app.db.delete(ledgerRows)).rejects.toMatchObject(refused);
  expect(await rows()).toEqual(before);
});

test('verifyLedgers finds an account that was changed by hand', async () => {
  await book(app.db, { owner: memberOwner('3'), unit: 'coin', bizType: 'gift', bizId: 'g', delta: 5, at });
  await app.db.update(accounts).set({ available: 6 }).where(eq(accounts.ownerId, '3'));
  expect(await verifyLedgers(app.db)).toEqual([expect.stringContaining('coin of 3')]);
  await app.db.update(accounts).set({ available: 5 }).where(eq(accounts.ownerId, '3'));
});
