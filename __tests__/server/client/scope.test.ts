/** Whose clients an employee sees (rule 29.3), and the client book of the demo world. */
import { eq } from 'drizzle-orm';
import { clientCollaborators, clients, employees, members } from '../../../server/db/schema';
import { isOverdue, presentClient } from '../../../server/domains/staff/client/presenter';
import { findClientInScope, listClientsById, touchClient } from '../../../server/domains/staff/client/repository';
import { clientsInScope, type ClientScope } from '../../../server/domains/staff/client/scope';
import { DAY_MS, dayOf } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { keepRows } from '../rewind';

const [WANG, LI, QIAN, ZHENG] = ['10101', '10102', '10104', '10107'];
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
beforeAll(async () => {
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const employee = async (id: string) => (await app.db.select().from(employees).where(eq(employees.id, id)))[0]!;
const count = async (id: string, scope?: ClientScope) =>
  app.db.$count(clients, clientsInScope(await employee(id), scope));

test('the book of the demo world: 87, 61 and a pool of 32; three birthdays, nine overdue; 周允 is nobody’s', async () => {
  expect([await count(LI, 'mine'), await count(ZHENG, 'mine'), await count(LI, 'pool')]).toEqual([87, 61, 32]);
  const all = await app.db.select().from(clients);
  const days = new Set(Array.from({ length: 7 }, (_, i) => dayOf(app.clock.now() + i * DAY_MS).slice(5)));
  expect(all.filter(({ birthday }) => days.has(birthday.slice(5)))).toHaveLength(3);
  expect(all.filter((row) => isOverdue(row, app.clock.now()))).toHaveLength(9);
  const of = (mobile: string) => all.filter((row) => row.mobile === mobile).map(({ ownerId }) => ownerId);
  expect([of('13800000001'), of('13800000002'), of('13800000003')]).toEqual([[LI], [], []]);
  expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(150);
});

test('own, shared, the department’s for its manager, nobody’s: each its own scope, and together all that one works with', async () => {
  expect([await count(LI, 'shared'), await count(LI, 'team'), await count(LI)]).toEqual([2, 0, 89]);
  // 王岚 leads the house: all clients that have an owner.
  expect([await count(WANG, 'mine'), await count(WANG, 'team'), await count(WANG)]).toEqual([0, 148, 148]);
  expect([await count(QIAN), await count(QIAN, 'team')]).toEqual([0, 0]);
  await app.db.update(employees).set({ isManager: true }).where(eq(employees.id, ZHENG));
  expect([await count(ZHENG, 'team'), await count(ZHENG)]).toEqual([148, 148]);
  await app.db.update(employees).set({ isManager: true }).where(eq(employees.id, QIAN));
  expect(await count(QIAN, 'team')).toBe(0);
});

test('what is outside is not there: a colleague’s, the pool’s, a merged one, an unknown id', async () => {
  const li = await employee(LI);
  const [mine] = await app.db.select().from(clients).where(eq(clients.ownerId, LI)).limit(1);
  const foreign = (await app.db.select().from(clients).where(eq(clients.ownerId, ZHENG))).find(
    ({ id }) => !['720092', '720105'].includes(id),
  )!;
  const [free] = await app.db.select().from(clients).where(clientsInScope(li, 'pool')).limit(1);
  await expect(findClientInScope(app.db, li, mine!.id)).resolves.toMatchObject({ id: mine!.id });
  for (const id of [foreign.id, free!.id, '999999'])
    await expect(findClientInScope(app.db, li, id)).rejects.toMatchObject({ code: 404 });
  await app.db.insert(clientCollaborators).values({ clientId: foreign.id, employeeId: LI, at: 1 });
  await expect(findClientInScope(app.db, li, foreign.id)).resolves.toMatchObject({ id: foreign.id });
  await app.db.update(clients).set({ mergedIntoId: mine!.id }).where(eq(clients.id, foreign.id));
  await expect(findClientInScope(app.db, li, foreign.id)).rejects.toMatchObject({ code: 404 });
});

test('a card says whose the client is; the pool’s mobile is masked', async () => {
  const rows = await listClientsById(app.db, ['720001', '720180']);
  const cards = await presentClient(app.db, rows, app.clock.now());
  expect(cards.find(({ id }) => id === '720001')).toMatchObject({
    owner: '李牧之',
    mobile: '13800000001',
    name: '林知夏',
  });
  expect(cards.find(({ id }) => id === '720180')).toMatchObject({
    owner: '',
    mobile: expect.stringMatching(/^137\*{4}\d{4}$/),
  });
  expect(await app.db.$count(members, eq(members.mobile, '13800000001'))).toBe(1);
});

test('a contact moves on and never back; what is planned is as it was said; a refund takes no more than there was', async () => {
  const read = async () => (await listClientsById(app.db, ['720001']))[0]!;
  const before = await read();
  await touchClient(app.db, '720001', { lastAt: app.clock.now(), nextAt: app.clock.now() + DAY_MS, dealAmount: 5000 });
  expect(await read()).toMatchObject({
    lastAt: app.clock.now(),
    nextAt: app.clock.now() + DAY_MS,
    dealAmount: before.dealAmount + 5000,
    rev: before.rev,
  });
  await touchClient(app.db, '720001', { lastAt: 5, nextAt: null, dealAmount: -99_999_999 });
  expect(await read()).toMatchObject({ lastAt: app.clock.now(), nextAt: null, dealAmount: 0 });
});
