/**
 * Races of the waiting list (rule 35.10): places that are taken, lapse, come back and are edited at once. Seats, offers, money: exactly what is
 * right. Every round has an activity of its own and none is put back, so the server that closes proves shop and books of all of them.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { activities, activitySignups, members, waits } from '../../../server/db/schema';
import { findAccount } from '../../../server/domains/people/ledger/repository';
import { memberOwner } from '../../../server/domains/people/ledger/service';
import { verifyActivities } from '../../../server/domains/selling/activity/verify';
import { RACES, testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { activityOf, fill, LESSON, pay, signUp, staffFor } from './parties';

const app = testServer({ seed: true });
const MINUTE = 60_000;
const FEE = 6800;
let [AN, BO, CAI, DAN, EVE] = ['', '', '', '', ''];
let [an, bo, cai, dan, eve, staff] = ['', '', '', '', '', ''];
/** The activity of the round. */
let here = '';
beforeAll(async () => {
  const coming = await app.db.select().from(activitySignups).where(eq(activitySignups.activityId, LESSON));
  const all = await app.db.select({ id: members.id }).from(members).orderBy(members.id);
  const free = all.filter(({ id }) => !coming.some(({ memberId }) => memberId === id)).map(({ id }) => id);
  [AN, BO, CAI, DAN, EVE] = free as [string, string, string, string, string];
  const tokens = await Promise.all(free.slice(0, 5).map((id) => tokenFor(app, id)));
  [an, bo, cai, dan, eve] = tokens as [string, string, string, string, string];
  staff = await staffFor(app, LESSON);
  for (const memberId of [AN, BO, CAI]) await fill(app, memberId, 100_000_000);
});

/** A lesson nobody has signed up for yet, at the time of the first one. */
async function begin(at: number): Promise<void> {
  app.clock.set(at);
  const { id: _, ...lesson } = await activityOf(app.db, LESSON);
  const [made] = await app.db
    .insert(activities)
    .values({ ...lesson, price: FEE, joined: 0, kept: 0 })
    .returning();
  here = made!.id;
}

const wait = (token: string, qty = 1) =>
  app.call('activity.waitSave', { activityId: here, qty, requestId: rid() }, { token });
const leave = async (token: string) => {
  const { wait: own } = await app.ok('activity.index', { id: here }, { token });
  return () => app.ok('activity.waitLeave', { id: own!.id, requestId: rid() }, { token });
};
const cancel = (token: string, id: string) => app.call('activity.signUpCancel', { id }, { token });
const resize = (seats: number) =>
  app.call('activity.hostAct', { activityId: here, action: 'seats', seats, requestId: rid() }, { token: staff });
const balance = async (memberId: string) => (await findAccount(app.db, memberOwner(memberId), 'money'))!.available;
/** The newest entry of each. */
const statesOf = async (...ids: string[]) => {
  const isHere = and(eq(waits.subjectId, here), inArray(waits.memberId, ids));
  const rows = await app.db.select().from(waits).where(isHere).orderBy(waits.createdAt, waits.id);
  return ids.map((id) => rows.filter(({ memberId }) => memberId === id).at(-1)?.state);
};
/** As many places as are taken, the last `qty` of them paid for by the first. */
async function full(qty = 1): Promise<string> {
  const { joined } = await activityOf(app.db, here);
  await app.db
    .update(activities)
    .set({ seats: joined + qty })
    .where(eq(activities.id, here));
  const { id } = (await signUp(app, an, here, { qty })).data.signup;
  expect((await pay(app, AN, id)).code).toBe(200);
  return id;
}
const paidBy = async (token: string, memberId: string) =>
  (await pay(app, memberId, (await signUp(app, token, here)).data.signup.id)).code;

const rounds = (name: string, round: () => Promise<void>) =>
  test(`${name}, ${RACES} times`, async () => {
    const at = app.clock.now();
    for (let i = 0; i < RACES; i += 1) {
      await begin(at);
      await round();
      expect(await verifyActivities(app.db)).toEqual([]);
    }
    app.clock.set(at);
  });

rounds('a free seat: one signs up while another wants to wait for it', async () => {
  await full();
  const { seats } = await activityOf(app.db, here);
  await app.db
    .update(activities)
    .set({ seats: seats + 1 })
    .where(eq(activities.id, here));
  const [signed, waited] = await Promise.all([signUp(app, cai, here), wait(bo)]);
  expect(signed.code).toBe(200);
  // Either it was free still, and is signed up for, or it was gone.
  expect(waited.code === 409 || waited.data.state === 'waiting').toBe(true);
  expect(await activityOf(app.db, here)).toMatchObject({ joined: seats + 1, kept: 0 });
});

rounds('the last seat, kept for one: two want it, and it is of whom it is kept for', async () => {
  const id = await full();
  await wait(bo);
  await cancel(an, id);
  const [own, other] = await Promise.all([signUp(app, bo, here), signUp(app, cai, here)]);
  expect([own.code, other.code, other.reason]).toEqual([200, 422, 'soldOut']);
  expect(await statesOf(BO)).toEqual(['taken']);
  expect((await activityOf(app.db, here)).kept).toBe(0);
});

rounds('a seat that was kept for one and is given back: two want it, one has it', async () => {
  const id = await full();
  await wait(bo);
  await cancel(an, id);
  const [, first, second] = await Promise.all([(await leave(bo))(), signUp(app, cai, here), signUp(app, dan, here)]);
  const { joined, kept, seats } = await activityOf(app.db, here);
  const came = [first, second].filter(({ code }) => code === 200).length;
  // Both may have come before it was given back.
  expect([kept, joined]).toEqual([0, seats - 1 + came]);
  expect(came).toBeLessThanOrEqual(1);
  expect([first, second].filter(({ reason }) => reason === 'soldOut')).toHaveLength(2 - came);
});

rounds('an offer lapses while it is taken: it is the one’s or the next one’s', async () => {
  const id = await full();
  await wait(bo);
  await wait(cai);
  await cancel(an, id);
  app.clock.advance(30 * MINUTE);
  const [signed] = await Promise.all([signUp(app, bo, here), app.runJobs()]);
  await app.runJobs();
  expect([signed.code, ...(await statesOf(BO, CAI))]).toEqual(
    signed.code === 200 ? [200, 'taken', 'waiting'] : [422, 'lapsed', 'offered'],
  );
  const { kept, joined, seats } = await activityOf(app.db, here);
  expect([kept + joined, kept]).toEqual([seats, signed.code === 200 ? 0 : 1]);
});

rounds('what was taken is paid for as its fifteen minutes end: paid and a ticket, or neither', async () => {
  const id = await full();
  await wait(bo);
  await wait(cai);
  await cancel(an, id);
  const before = await balance(BO);
  const { signup } = (await signUp(app, bo, here)).data;
  app.clock.advance(15 * MINUTE);
  const [paid] = await Promise.all([pay(app, BO, signup.id), app.runJobs()]);
  await app.runJobs();
  const [row] = await app.db.select().from(activitySignups).where(eq(activitySignups.id, signup.id));
  const isPaid = paid.code === 200;
  expect([row!.status, before - (await balance(BO)), ...(await statesOf(CAI))]).toEqual(
    isPaid ? ['signed', FEE, 'waiting'] : ['cancelled', 0, 'offered'],
  );
});

rounds('two places come back with three waiting, of whom the first leaves', async () => {
  const start = await balance(AN);
  const id = await full(2);
  await wait(bo);
  await wait(cai);
  await wait(dan, 2);
  await wait(eve);
  const [cancelled] = await Promise.all([cancel(an, id), (await leave(bo))()]);
  expect(cancelled.code).toBe(200);
  // Two are never offered as one: who waits for one behind has the other.
  expect(await statesOf(BO, CAI, DAN, EVE)).toEqual(['left', 'offered', 'waiting', 'offered']);
  await app.runJobs();
  expect(await balance(AN)).toBe(start);
  const [one, two] = await Promise.all([paidBy(cai, CAI), signUp(app, eve, here)]);
  expect([one, two.code]).toEqual([200, 200]);
  const { kept, joined, seats } = await activityOf(app.db, here);
  expect([kept, joined]).toEqual([0, seats]);
});

rounds('capacity is lowered while one offer is taken and the other given back', async () => {
  const id = await full(2);
  await wait(bo);
  await wait(cai);
  await cancel(an, id);
  const { joined, seats } = await activityOf(app.db, here);
  const [edited, taken, , other] = await Promise.all([
    resize(seats - 1),
    signUp(app, bo, here),
    (await leave(cai))(),
    signUp(app, dan, here),
  ]);
  expect(taken.code).toBe(200);
  const came = other.code === 200 ? 1 : 0;
  const after = await activityOf(app.db, here);
  expect(after).toMatchObject({ joined: joined + 1 + came, kept: 0, seats: edited.code === 200 ? seats - 1 : seats });
  // The seat that was given back was struck off or was somebody's, never both.
  expect(edited.code === 200 && came === 1).toBe(false);
});

rounds(
  'capacity is raised by one while a ticket comes back, with three waiting: two are offered, in their order',
  async () => {
    const id = await full();
    for (const token of [bo, cai, dan]) await wait(token);
    const { seats } = await activityOf(app.db, here);
    const [edited, cancelled] = await Promise.all([resize(seats + 1), cancel(an, id)]);
    expect([edited.code, cancelled.code]).toEqual([200, 200]);
    expect(await statesOf(BO, CAI, DAN)).toEqual(['offered', 'offered', 'waiting']);
    expect(await activityOf(app.db, here)).toMatchObject({ kept: 2, joined: seats - 1, seats: seats + 1 });
  },
);
