/** The report of a day: prefilled, kept while it is typed, one for each employee, store and day, late or not, and closed at noon. */
import { and, eq, sql } from 'drizzle-orm';
import { activities, activitySignups, dailyReports, employees, masters } from '../../../server/db/schema';
import { DAY_MS, dayOf, instantOf } from '../../../server/lib/shanghai';
import { RACES, testServer } from '../harness';
import { rid } from '../order/shop';

const app = testServer({ seed: true });
/** 武林馆. */
const STORE = '2';
const SUN = '10105';
let sun: string;
let wang: string;
beforeAll(async () => {
  sun = await app.login('13900000005');
  wang = await app.login('13900000001');
});

const kv = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, label: key, value }));
const WHOLE = { card: '0', online: '0', cash: '65400', guests: '46', tables: '24', joined: '0', sold: '0' };
const today = () => dayOf(app.clock.now());
const at = (day: string, hour: number, minute = 0) => instantOf(day) + (hour * 60 + minute) * 60_000;
const send = (values: Record<string, string>, rev: number, date = today(), token = sun, storeId = STORE) =>
  app.call('manage.dailyInputSave', { date, storeId, values: kv(values), rev, requestId: rid() }, { token });
const draft = (values: Record<string, string>, rev: number, date = today()) =>
  app.call('manage.dailyInputSaveNew', { date, storeId: STORE, values: kv(values), rev }, { token: sun });
const form = (date = today(), token = sun) => app.ok('manage.dailyInput', { date, storeId: STORE }, { token });

test('what is typed is there on another phone; two phones meet, and the second sees both', async () => {
  expect((await form()).draft).toBeUndefined();
  expect((await draft({ guests: '40' }, 0)).data).toMatchObject({ rev: 1 });
  expect((await form()).draft).toMatchObject({ values: [{ key: 'guests', label: '到店', value: '40' }], rev: 1 });
  expect((await draft({ guests: '46' }, 1)).data).toMatchObject({ rev: 2 });
  const late = await draft({ guests: '41' }, 1);
  expect([late.code, late.data]).toMatchObject([409, { rev: 2, values: [{ key: 'guests', value: '46' }] }]);
});

test('handed in, handed in again: one row with rev 2; an old rev is told what the other handed in', async () => {
  const missing = await send({ card: '0' }, 0);
  expect([missing.code, missing.field]).toEqual([400, 'online']);
  // The workbench reminds whoever writes reports, until there is one of the store (rule 26.2).
  const reminded = async (token = sun) => (await app.ok('desk.index', {}, { token })).daily;
  expect(await reminded()).toEqual({ dueAt: at(today(), 22, 30) });
  expect(await reminded(await app.login('13900000006'))).toBeUndefined();
  const first = await send(WHOLE, 0);
  expect(await reminded()).toBeUndefined();
  expect(first.data).toMatchObject({ status: 'submitted', rev: 1, late: false, store: '武林馆', by: '孙会' });
  const old = await send(WHOLE, 0);
  expect([old.code, old.data]).toMatchObject([409, { rev: 1 }]);
  expect((await send({ ...WHOLE, guests: '50' }, 1)).data).toMatchObject({ rev: 2 });
  const rows = await app.db
    .select()
    .from(dailyReports)
    .where(sql`employee_id = ${SUN} and store_id = ${STORE} and day = ${today()}`);
  expect(rows).toMatchObject([{ rev: 2, values: { guests: '50' } }]);
  expect((await form()).report).toMatchObject({ rev: 2 });
});

test('late from 22:30 on, changed until noon of the next day, and no day that has not come', async () => {
  const day = today();
  app.clock.set(at(day, 22, 30));
  // What was handed in in time stays in time.
  expect((await send(WHOLE, 2)).data).toMatchObject({ late: false, rev: 3 });
  app.clock.set(at(day, 35, 59));
  expect((await send(WHOLE, 3, day)).data).toMatchObject({ rev: 4 });
  app.clock.set(at(day, 36));
  const closed = await send(WHOLE, 4, day);
  expect([closed.code, closed.message]).toEqual([422, '次日 12:00 后不能再改，请店长在报表里更正']);
  expect((await form(day)).readOnly).toBe(true);
  expect((await send(WHOLE, 0, dayOf(app.clock.now() + DAY_MS))).code).toBe(422);
  expect((await draft(WHOLE, 0, dayOf(app.clock.now() + DAY_MS))).code).toBe(422);
  app.clock.set(at(today(), 22, 31));
  expect((await send(WHOLE, 0)).data).toMatchObject({ late: true });
});

test('a day that was left out is filled in for a week, then no more', async () => {
  app.clock.set(at(today(), 10) + DAY_MS);
  const gone = dayOf(app.clock.now() - 3 * DAY_MS);
  await app.db.delete(dailyReports).where(sql`employee_id = ${SUN} and day = ${gone}`);
  expect((await form()).missing).toEqual([gone]);
  expect((await send(WHOLE, 0, gone)).data).toMatchObject({ late: true });
  expect((await form()).missing).toEqual([]);
  const old = dayOf(app.clock.now() - 7 * DAY_MS);
  await app.db.delete(dailyReports).where(sql`employee_id = ${SUN} and day = ${old}`);
  expect((await send(WHOLE, 0, old)).message).toBe('只能补填最近 7 天');
});

test('a figure that is far from what the shop counted needs a reason; 30 % is not far', async () => {
  const day = dayOf(app.clock.now() - DAY_MS);
  await app.db
    .execute(sql`insert into report_sums (store_id, day, part, key, sales) values (2, ${today()}, 'channel', 'cash', 100000),
    (2, ${today()}, 'day', '', 100000), (2, ${today()}, 'hour', '10', 100000), (2, ${today()}, 'goods', 'other', 100000),
    (2, ${today()}, 'category', 'other', 100000)`);
  const view = await form();
  expect(view.groups[0]!.fields.find(({ key }) => key === 'cash')).toMatchObject({
    prefill: '100000',
    hint: expect.stringMatching(/^昨天 /),
  });
  expect(day < today()).toBe(true);
  expect((await send({ ...WHOLE, cash: '130000' }, 0)).code).toBe(200);
  for (const cash of ['130100', '69900', '0']) {
    const far = await send({ ...WHOLE, cash }, 1);
    expect([far.code, far.field]).toEqual([422, 'reason.cash']);
    expect(far.message).toMatch(/^现金和系统的 1,000\.00 差 \d+ %，写一句原因$/);
  }
  expect((await send({ ...WHOLE, cash: '0', 'reason.cash': '定金记在明天' }, 1)).data.rev).toBe(2);
  await app.db.execute(sql`delete from report_sums where store_id = 2 and day = ${today()}`);
});

test('a tasting counts for who hosted it, on its day, once somebody has come', async () => {
  const tasting = async () =>
    (await form()).groups.flatMap(({ fields }) => fields).find(({ key }) => key === 'tasting');
  const [employee] = await app.db.select().from(employees).where(eq(employees.id, SUN));
  const [host] = await app.db.select().from(masters).limit(1);
  await app.db.update(masters).set({ employeeNo: employee!.no }).where(eq(masters.id, host!.id));
  const [guest] = await app.db.select().from(activitySignups).where(eq(activitySignups.status, 'signed')).limit(1);
  const id = guest!.activityId;
  const came = (was: 'signed' | 'checked', status: 'signed' | 'checked') =>
    app.db
      .update(activitySignups)
      .set({ status })
      .where(and(eq(activitySignups.activityId, id), eq(activitySignups.status, was)));
  const held = (set: Partial<typeof activities.$inferInsert>) =>
    app.db.update(activities).set(set).where(eq(activities.id, id));

  await held({ kind: 'tasting', startAt: at(today(), 19), hostIds: [host!.id] });
  await came('checked', 'signed');
  expect(await tasting()).toMatchObject({ prefill: '0' });
  await came('signed', 'checked');
  expect(await tasting()).toMatchObject({ prefill: '1' });
  await held({ startAt: at(today(), 24) });
  expect(await tasting()).toMatchObject({ prefill: '0' });
  await held({ startAt: at(today(), 0), kind: 'salon' });
  expect(await tasting()).toMatchObject({ prefill: '0' });
  await held({ kind: 'tasting', hostIds: [`${host!.id}9`] });
  expect(await tasting()).toMatchObject({ prefill: '0' });
});

test('another store is not there, to write or to read; a manager writes for any', async () => {
  for (const storeId of ['1', '0', '999999']) {
    expect((await send(WHOLE, 0, today(), sun, storeId)).code).toBe(404);
    expect((await app.call('manage.dailyInput', { storeId }, { token: sun })).code).toBe(404);
  }
  const [other] = await app.db.select().from(dailyReports).where(eq(dailyReports.storeId, '1')).limit(1);
  expect((await app.call('manage.dailyInput', { id: other!.id }, { token: sun })).code).toBe(404);
  expect(await app.ok('manage.dailyInput', { id: other!.id }, { token: wang })).toMatchObject({ store: '西湖总店' });
  expect((await send(WHOLE, 0, today(), wang, '3')).data.store).toBe('外滩馆');
  expect((await app.call('manage.dailyInput', {}, { token: await app.login('13900000006') })).code).toBe(403);
  expect((await app.call('manage.dailyInput', {}, { token: await app.login('13800000001') })).code).toBe(403);
});

test('two drafts and two reports at once: one of each', async () => {
  for (let i = 0; i < RACES; i++) {
    await app.db.delete(dailyReports).where(sql`employee_id = ${SUN} and day = ${today()}`);
    const drafts = await Promise.all([draft({ guests: '1' }, 0), draft({ guests: '2' }, 0)]);
    expect(drafts.map(({ code }) => code).sort()).toEqual([200, 409]);
    const reports = await Promise.all([send(WHOLE, 0), send({ ...WHOLE, guests: '47' }, 0)]);
    expect(reports.map(({ code }) => code).sort()).toEqual([200, 409]);
    const rows = await app.db
      .select()
      .from(dailyReports)
      .where(sql`employee_id = ${SUN} and day = ${today()}`);
    expect(rows).toMatchObject([{ rev: 1, draftRev: 2 }]);
  }
});
