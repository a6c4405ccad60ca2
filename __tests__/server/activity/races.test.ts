/** Races: the last seats of a map by eight, capacity edited while people sign up, one ticket at two doors. Exactly what is right. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { activities, activitySignups, members } from '../../../server/db/schema';
import { verifyActivities } from '../../../server/domains/selling/activity/verify';
import { RACES, testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { activityOf, LESSON, signUp, staffFor, TABLE } from './parties';

const app = testServer({ seed: true });
let tokens: string[];
let staff = '';
beforeAll(async () => {
  const taken = await app.db
    .select()
    .from(activitySignups)
    .where(inArray(activitySignups.activityId, [TABLE, LESSON]));
  const all = await app.db.select({ id: members.id }).from(members);
  const free = all.filter(({ id }) => !taken.some(({ memberId }) => memberId === id)).slice(0, 8);
  tokens = await Promise.all(free.map(({ id }) => tokenFor(app, id)));
  staff = await staffFor(app, LESSON);
});

const leave = async (answers: { code: number; data?: { signup: { id: string } } }[], made: string[]) => {
  for (const [i, answer] of answers.entries())
    if (answer.code === 200 && answer.data)
      await app.ok('activity.signUpCancel', { id: answer.data.signup.id }, { token: made[i]! });
};

test('one seat, eight who want it: one has it', async () => {
  for (let round = 0; round < RACES; round++) {
    const { seatsMap } = await app.ok('activity.index', { id: TABLE }, { token: tokens[0]! });
    const seatNo = seatsMap!.find(({ state }) => state === 'free')!.key;
    const answers = await Promise.all(tokens.map((token) => signUp(app, token, TABLE, { seatNo })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code, reason }) => code === 409 && reason === 'taken')).toHaveLength(7);
    await leave(answers, tokens);
  }
  expect(await verifyActivities(app.db)).toEqual([]);
});

test('capacity edited while people sign up: never more than there are', async () => {
  for (let round = 0; round < RACES; round++) {
    const { joined } = await activityOf(app.db, LESSON);
    await app.db
      .update(activities)
      .set({ seats: joined + 5 })
      .where(eq(activities.id, LESSON));
    const edit = app.call(
      'activity.hostAct',
      { activityId: LESSON, action: 'seats', seats: joined + 3, requestId: rid() },
      { token: staff },
    );
    const [edited, ...answers] = await Promise.all([edit, ...tokens.map((token) => signUp(app, token, LESSON))]);
    const after = await activityOf(app.db, LESSON);
    const came = answers.filter(({ code }) => code === 200).length;
    expect(after.joined).toBe(joined + came);
    // Either three had places when it was edited, and no more got one, or the edit came too late and five have.
    expect([came, after.seats]).toEqual(edited.code === 200 ? [3, joined + 3] : [5, joined + 5]);
    await leave(answers, tokens);
  }
});

test('one ticket at two doors: one lets in, the other says who did', async () => {
  // Who cancelled before has a row of no ticket.
  const tickets = and(eq(activitySignups.activityId, LESSON), ne(activitySignups.status, 'cancelled'));
  const [row] = await app.db.select().from(activitySignups).where(tickets).orderBy(activitySignups.id).limit(1);
  app.clock.set((await activityOf(app.db, LESSON)).startAt);
  for (let round = 0; round < RACES; round++) {
    await app.db
      .update(activitySignups)
      .set({ status: 'signed', checkedAt: null, checkedBy: '' })
      .where(eq(activitySignups.id, row!.id));
    const scan = () =>
      app.ok(
        'activity.doorSave',
        { activityId: LESSON, code: row!.code, action: 'in', at: app.clock.now(), opId: randomUUID() },
        { token: staff },
      );
    const said = (await Promise.all([scan(), scan()])).map(({ result }) => result?.state).sort();
    expect(said).toEqual(['already', 'in']);
  }
});
