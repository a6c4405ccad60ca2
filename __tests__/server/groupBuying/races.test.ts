/**
 * The last place of a group, many times: two members order and pay for it at the same moment. One has it, the other hears 该团已满 and is
 * not charged; after every round the invariants are read from SQL. Runs on PGlite, and on PostgreSQL when TEST_DATABASE_URL is set.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { groups, skus } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { verifyShop } from '../../../server/verify';
import { testServer, RACES } from '../harness';
import { addMember, fillShop, TEA, tokenFor } from '../order/shop';
import { problemsOfSold } from './sold';
import { addCampaign, groupOf, join, order, pay, PRICE } from './tables';

const LATE_ROUNDS = Math.min(20, RACES);
const [LEADER, SECOND, RED, BLUE] = ['401', '402', '403', '404'] as const;
const app = testServer();
const problems = async () => [...(await verifyShop(app.db)), ...(await problemsOfSold(app))];
beforeAll(async () => {
  await fillShop(app);
  await addCampaign(app, 3, { stock: 900, perMember: 900 });
  await app.db.update(skus).set({ stock: 900 }).where(eq(skus.id, TEA));
  for (const id of [LEADER, SECOND, RED, BLUE]) await addMember(app.db, id, app.clock.now(), 5_000_000);
});

const moneyOf = async (id: string) => (await balancesOf(app.db, id)).money.available;
const openGroup = async () => {
  const first = await join(app, LEADER);
  const { group } = await groupOf(app, LEADER, first);
  await join(app, SECOND, group!.id);
  return group!.id;
};

/** Orders and, when that worked, pays. */
async function grab(memberId: string, groupId: string) {
  const made = await order(app, await tokenFor(app, memberId), groupId);
  if (made.code !== 200) return { memberId, won: false, message: made.message };
  const paid = await pay(app, memberId, made.data.orderId);
  return { memberId, won: paid.code === 200, message: paid.message };
}

test(`the last place, ${RACES} times`, async () => {
  for (let round = 0; round < RACES; round++) {
    const groupId = await openGroup();
    const before = { [RED]: await moneyOf(RED), [BLUE]: await moneyOf(BLUE) };
    const pair = round % 2 === 0 ? [RED, BLUE] : [BLUE, RED];
    const answers = await Promise.all(pair.map((memberId) => grab(memberId, groupId)));
    const [winner] = answers.filter(({ won }) => won);
    const [loser] = answers.filter(({ won }) => !won);
    expect({ round, winners: answers.filter(({ won }) => won).length }).toEqual({ round, winners: 1 });
    expect(loser!.message).toBe('该团已满，去开新团');
    expect(await moneyOf(winner!.memberId)).toBe(before[winner!.memberId as typeof RED] - PRICE);
    expect(await moneyOf(loser!.memberId)).toBe(before[loser!.memberId as typeof RED]);
    expect((await app.db.select().from(groups).where(eq(groups.id, groupId)))[0]).toMatchObject({
      status: 'success',
      joined: 3,
    });
    expect({ round, problems: await problems() }).toEqual({ round, problems: [] });
  }
});

test(`the last payment and the end of the 24 hours, ${LATE_ROUNDS} times: everybody has the tea or everybody has the money`, async () => {
  for (let round = 0; round < LATE_ROUNDS; round++) {
    const groupId = await openGroup();
    app.clock.advance(86_400_000 - 60_000);
    const last = await order(app, await tokenFor(app, RED), groupId);
    app.clock.advance(60_000);
    const money = await moneyOf(RED);
    // Either may come first.
    const [payAfter, endAfter] = round % 2 === 0 ? [0, round] : [round, 0];
    const [paid] = await Promise.all([
      sleep(payAfter).then(() => pay(app, RED, last.data.orderId)),
      sleep(endAfter).then(() => app.runJobs()),
    ]);
    const [group] = await app.db.select().from(groups).where(eq(groups.id, groupId));
    expect(group!.status).toBe(paid.code === 200 ? 'success' : 'failed');
    expect(await moneyOf(RED)).toBe(paid.code === 200 ? money - PRICE : money);
    expect({ round, problems: await problems() }).toEqual({ round, problems: [] });
  }
});
