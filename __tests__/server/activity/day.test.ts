/** The day itself: door, blind tasting, guest card (rules 35.5, 35.6, 35.8, 35.9); each call with somebody else's id. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DoorRow } from '../../../src/contract/activity/schemas';
import { activities, activitySignups, clients, tastingSamples } from '../../../server/db/schema';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { activityOf, hour, PAST, SALON, signUp, staffFor, TASTING } from './parties';

const app = testServer({ seed: true });
let [lin, xu, staff, stranger] = ['', '', '', ''];
let rewind: () => Promise<void>;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
  staff = await staffFor(app, TASTING);
  stranger = await staffFor(app, SALON);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
const doorCode = async () => (await activityOf(app.db, TASTING)).doorCode;
const enter = async (token: string, code?: string) =>
  app.call('activity.signIn', { activityId: TASTING, code: code ?? (await doorCode()) }, { token });
const save = (token: string, part: object = {}) =>
  app.call(
    'activity.inputSave',
    {
      activityId: TASTING,
      sampleId: 'A',
      scores: ['aroma', 'taste', 'colour', 'leaf', 'after', 'layers', 'lasting', 'whole'].map((key) => ({
        ...{ key, label: '', value: '7' },
      })),
      requestId: rid(),
      ...part,
    },
    { token },
  );

test('the poster at the door: its code only, signs up on the spot, twice says when', async () => {
  expect((await enter(xu, 'WRONG')).code).toBe(422);
  const first = await enter(xu, `http://localhost:8086/h5/activity/pages/index?id=${TASTING}&code=${await doorCode()}`);
  expect(first.data).toMatchObject({ status: 'checked', qty: 1 });
  app.clock.advance(60_000);
  expect((await enter(xu)).data.checkedAt).toBe(first.data.checkedAt);
  expect((await app.call('activity.signIn', { activityId: '1', code: 'x' }, { token: xu })).code).toBe(404);
  await app.db
    .update(activities)
    .set({ seats: (await activityOf(app.db, TASTING)).joined })
    .where(eq(activities.id, TASTING));
  expect(await enter(await tokenFor(app, '10011'))).toMatchObject({ code: 422, reason: 'soldOut' });
});

test('the door of the staff: a scan counts once, says who was first, is undone; another store has no door here', async () => {
  const view = await app.ok('activity.door', { activityId: TASTING }, { token: staff });
  const row = view.rows.find(({ status }) => status === 'signed')!;
  const scan = (opId: string, action: 'in' | 'out' = 'in') =>
    app.ok(
      'activity.doorSave',
      { activityId: TASTING, code: row.code, action, at: app.clock.now(), opId },
      { token: staff },
    );
  const opId = randomUUID();
  expect((await scan(opId)).result?.state).toBe('in');
  expect((await scan(opId)).result?.state).toBe('in');
  expect((await scan(randomUUID())).result).toMatchObject({
    state: 'already',
    text: expect.stringContaining('放行') as string,
  });
  expect((await scan(randomUUID(), 'out')).result?.state).toBe('out');
  // What was sent before the undoing does not let anybody in again.
  expect((await scan(opId)).result?.state).toBe('out');
  expect((await scan(randomUUID())).came).toBe(view.came + row.qty);
  expect((await app.call('activity.door', { activityId: TASTING }, { token: stranger })).code).toBe(404);
  expect((await app.call('activity.door', { activityId: TASTING }, { token: lin })).code).toBe(403);
  const foreign = { activityId: TASTING, code: row.code, action: 'in', at: 1, opId: randomUUID() };
  expect((await app.call('activity.doorSave', foreign, { token: stranger })).code).toBe(404);
});

test('no ticket is let in on a day before, neither at the door nor at the desk; on the day from the morning on', async () => {
  const { startAt } = await activityOf(app.db, TASTING);
  const { rows } = await app.ok('activity.door', { activityId: TASTING }, { token: staff });
  const { code } = rows.find(({ status }) => status === 'signed')!;
  const scan = async () =>
    (
      await app.ok(
        'activity.doorSave',
        { activityId: TASTING, code, action: 'in', at: app.clock.now(), opId: randomUUID() },
        { token: staff },
      )
    ).result;
  app.clock.set(startAt - 24 * hour);
  expect(await scan()).toMatchObject({
    state: 'early',
    text: expect.stringMatching(/^活动在 .*，当天才能入场$/) as string,
  });
  const desk = await app.ok('tea.verification', { code, confirm: false }, { token: staff });
  expect(desk).toMatchObject({ usable: false, reason: expect.stringContaining('当天才能入场') as string });
  app.clock.set(startAt - 3 * hour);
  expect((await scan())?.state).toBe('in');
});

describe('at the door, cases that were reported of others', () => {
  const scanAs = (token: string, code: string, opId: string, action: 'in' | 'out' = 'in') =>
    app.ok('activity.doorSave', { activityId: TASTING, code, action, at: app.clock.now(), opId }, { token });
  const signedRows = async () =>
    (await app.ok('activity.door', { activityId: TASTING }, { token: staff })).rows.filter(
      ({ status }) => status === 'signed',
    );

  // Eventra #10933: check-ins made offline were sent again after the line was back, and counted again.
  test('what was scanned without a line is replayed once each, also when the answer was lost half way', async () => {
    const view = await app.ok('activity.door', { activityId: TASTING }, { token: staff });
    const [one, two] = (await signedRows()).slice(0, 2) as [DoorRow, DoorRow];
    const queued = [
      [one.code, randomUUID(), 'in'],
      [two.code, randomUUID(), 'in'],
      [one.code, randomUUID(), 'out'],
      [one.code, randomUUID(), 'in'],
    ] as const;
    const replay = async (rows: readonly (typeof queued)[number][]) => {
      const said: unknown[] = [];
      for (const [code, opId, action] of rows) said.push((await scanAs(staff, code, opId, action)).result?.state);
      return said;
    };
    await replay(queued.slice(0, 3));
    expect(await replay(queued)).toEqual(['out', 'in', 'out', 'in']);
    expect(await replay(queued.slice(3))).toEqual(['in']);
    expect((await scanAs(staff, two.code, randomUUID())).came).toBe(view.came + one.qty + two.qty);
  });

  // Eventra #11074: the second attendee of one registration was taken for a duplicate of the first.
  test('two who came by one sign-up are two: each ticket lets in once', async () => {
    const { startAt } = await activityOf(app.db, TASTING);
    app.clock.set(startAt - hour);
    const { data } = await signUp(app, xu, TASTING, { qty: 2 });
    const given = await app.ok(
      'activity.ticketGive',
      { id: data.signup.id, action: 'give', qty: 1, requestId: rid() },
      { token: xu },
    );
    const gift = new URL(given.give!.url, 'http://x').searchParams.get('gift')!;
    const friend = await tokenFor(app, '10011');
    const taken = await app.ok('activity.ticketTake', { token: gift, requestId: rid() }, { token: friend });
    const states = async (code: string) => (await scanAs(staff, code, randomUUID())).result?.state;
    expect([await states(data.signup.code), await states(taken.code)]).toEqual(['in', 'in']);
    expect([await states(data.signup.code), await states(taken.code)]).toEqual(['already', 'already']);
  });

  test('the same opId of another phone’s member is no replay of this one’s', async () => {
    const [one, two] = (await signedRows()).slice(0, 2) as [DoorRow, DoorRow];
    const opId = randomUUID();
    expect((await scanAs(staff, one.code, opId)).result?.state).toBe('in');
    expect((await scanAs(await app.login('13900000001'), two.code, opId)).result?.state).toBe('in');
    expect((await signedRows()).map(({ code }) => code)).not.toContain(two.code);
  });
});

test('blind: letters only, own scores only, in every answer and on the poster, until the host opens all of it', async () => {
  expect((await app.call('activity.input', { activityId: TASTING }, { token: xu })).code).toBe(422);
  await enter(xu);
  const form = await app.ok('activity.input', { activityId: TASTING }, { token: xu });
  expect(form.samples.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(form.samples.find(({ id }) => id === 'E')?.own).toBe(true);
  expect((await save(xu, { sampleId: 'E' })).code).toBe(422);
  expect((await save(xu, { sampleId: 'Z' })).code).toBe(404);
  expect((await save(xu, { scores: [{ key: 'aroma', label: '', value: '11' }] })).code).toBe(400);
  expect((await save(xu)).data.samples[0]).toMatchObject({ id: 'A', done: true });
  app.clock.set((await activityOf(app.db, TASTING)).startAt + 7 * hour);
  expect((await save(xu)).code).toBe(410);
  const samples = await app.db.select().from(tastingSamples).where(eq(tastingSamples.activityId, TASTING));
  const answers = [
    await app.ok('activity.input', { activityId: TASTING }, { token: xu }),
    await app.ok('activity.index', { id: TASTING }, { token: xu }),
    await app.ok('site.poster', { kind: 'tasting', id: TASTING }, { token: xu }),
    await app.ok('tea.salon', { id: TASTING }, { token: xu }),
  ] as const;
  // What is sold there is named on its shelf; which letter it is stands nowhere.
  const said = JSON.stringify([answers[0], answers[2]]);
  for (const { name } of samples) expect(said).not.toContain(name);
  for (const { id } of samples) expect(JSON.stringify(answers)).not.toContain(`"${id}"`);
  expect(answers[1].ranking).toEqual([]);
  expect(answers[0]).not.toHaveProperty('result');
  expect(JSON.stringify(await app.ok('activity.product', { activityId: TASTING }, { token: xu }))).not.toContain(
    'sample',
  );
  expect(
    (await app.call('site.poster', { kind: 'tasting', id: TASTING }, { token: await tokenFor(app, '10011') })).code,
  ).toBe(404);
  const release = (token: string) =>
    app.call('activity.hostAct', { activityId: TASTING, action: 'release', requestId: rid() }, { token });
  expect((await release(xu)).code).toBe(403);
  expect((await release(stranger)).code).toBe(404);
  expect((await release(staff)).code).toBe(200);
  expect((await release(staff)).code).toBe(409);
  const open = await app.ok('activity.input', { activityId: TASTING }, { token: xu });
  expect(open.result?.map(({ rank }) => rank)[0]).toBe(1);
  const { ranking } = await app.ok('activity.index', { id: TASTING }, { token: xu });
  expect(ranking.map(({ letter, rank }) => [letter, rank])).toEqual(
    open.result?.flatMap(({ sampleId, rank }) => (rank === undefined ? [] : [[sampleId, rank]])),
  );
  expect(open.result?.every(({ name }) => samples.some((one) => one.name === name))).toBe(true);
});

test('an older writing never goes over a newer one; with two judges nobody is ranked; what was not released opens at the end', async () => {
  await enter(xu);
  const at = app.clock.now();
  await save(xu, { note: '新', at });
  await save(xu, { note: '旧', at: at - 1000 });
  expect((await app.ok('activity.input', { activityId: TASTING }, { token: xu })).samples[0]?.note).toBe('新');
  app.clock.set((await activityOf(app.db, TASTING)).endAt);
  await app.runJobs();
  expect((await activityOf(app.db, TASTING)).releasedAt).toBe((await activityOf(app.db, TASTING)).endAt);
  const past = await app.ok('activity.input', { activityId: PAST }, { token: lin });
  expect(past).toMatchObject({ released: true, judges: 12 });
  expect(past.result?.[0]).toMatchObject({ rank: 1, sampleId: 'C', mine: 825 });
});

test('two tabs: what each has set stays, of the same the newer one; an older writing fills what is missing', async () => {
  await enter(xu);
  const at = app.clock.now();
  const kv = (key: string, value: string) => ({ key, label: '', value });
  await save(xu, { scores: [kv('aroma', '8'), kv('taste', '8')], note: '兰香', at });
  await save(xu, { scores: [kv('taste', '9')], at: at + 1 });
  const { data } = await save(xu, { scores: [kv('taste', '1'), kv('leaf', '5')], note: '旧', at: at - 1000 });
  const { scores = [], note } = data.samples[0]!;
  expect(note).toBe('兰香');
  expect(Object.fromEntries(scores.map(({ key, value }) => [key, value]))).toEqual({
    aroma: '8',
    taste: '9',
    leaf: '5',
  });
});

test('a tasting that nobody has scored is opened at its end, too', async () => {
  const { endAt } = await activityOf(app.db, TASTING);
  app.clock.set(endAt);
  await app.runJobs();
  expect((await activityOf(app.db, TASTING)).releasedAt).toBe(endAt);
});

test('the guest card: consent, one client for the number, the gift once', async () => {
  await enter(xu);
  const guest = (part: object = {}, token = xu) =>
    app.call(
      'activity.vipSave',
      { activityId: TASTING, name: '许清和', mobile: '13800000003', agree: true, requestId: rid(), ...part },
      { token },
    );
  expect((await guest({ agree: false })).code).toBe(400);
  expect((await guest({ activityId: '1' })).code).toBe(404);
  const saved = await guest({ employeeNo: 'E9999', wish: '找一款白茶', birthday: '1990-05-06' });
  expect(saved.data).toMatchObject({ saved: true, checked: true });
  expect(saved.data.consultant).toBeDefined();
  const whose = async (employeeNo: string) =>
    (await app.ok('activity.vip', { activityId: TASTING, employeeNo }, { token: xu })).named;
  const { no } = saved.data.consultant!;
  expect([(await whose(no.toLowerCase()))?.no, await whose('E9999'), await whose(no.slice(0, 2))]).toEqual([
    no,
    undefined,
    undefined,
  ]);
  const cardNo = saved.data.cardNo;
  expect((await guest({ gender: 'male' })).data.cardNo).toBe(cardNo);
  const rows = await app.db.select().from(clients).where(eq(clients.mobile, '13800000003'));
  expect(rows).toHaveLength(1);
  const tagIds = saved.data.tags.slice(0, 2).map(({ id }) => id);
  expect(
    (await app.ok('activity.saveTags', { activityId: TASTING, tagIds }, { token: xu })).tags.filter(({ on }) => on),
  ).toHaveLength(2);
  expect((await app.call('activity.saveTags', { activityId: '1', tagIds }, { token: xu })).code).toBe(404);
  const foreign = await app.ok('activity.vip', { activityId: TASTING }, { token: lin });
  expect(foreign.giftCode).toBeUndefined();
  const code = saved.data.giftCode!;
  const verify = (token: string) => app.call('tea.verification', { code, confirm: true }, { token });
  expect((await verify(stranger)).code).toBe(422);
  expect((await verify(staff)).data).toMatchObject({ kind: 'gift', usable: false });
  expect((await verify(staff)).code).toBe(422);
  expect((await app.ok('activity.vip', { activityId: TASTING }, { token: xu })).giftAt).toBe(app.clock.now());
});

test('seats are changed by the store, never below who comes; a called-off one gives everything back', async () => {
  const before = await activityOf(app.db, TASTING);
  const act = (part: object, token = staff) =>
    app.call('activity.hostAct', { activityId: TASTING, action: 'seats', requestId: rid(), ...part }, { token });
  expect((await act({ seats: before.joined - 1 })).code).toBe(409);
  expect((await act({ seats: before.joined })).data.card.seats).toBe(before.joined);
  expect(await signUp(app, xu, TASTING)).toMatchObject({ code: 422, reason: 'soldOut' });
  expect((await act({ action: 'cancel' })).data.cancelled).toBe(true);
  const left = await app.db.select().from(activitySignups).where(eq(activitySignups.activityId, TASTING));
  expect(left.every(({ status }) => status === 'cancelled')).toBe(true);
});
