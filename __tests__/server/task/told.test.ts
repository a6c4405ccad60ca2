/** Staff learn of their work (rule 5.9): whoever finds it on the own desk was told, nobody else; and the topic of the store counts. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte } from 'drizzle-orm';
import { STAFF_AREAS } from '../../../src/contract/roles';
import { employees, members, notices, orders, tasks, type TaskKind } from '../../../server/db/schema';
import { worksAt } from '../../../server/domains/people/employee/desks';
import { closeTask, openTask } from '../../../server/domains/people/task/open';
import { passOpenTasks } from '../../../server/domains/people/task/service';
import { testServer } from '../harness';
import { buy, payTokenFor } from '../order/shop';
import { openEar, serve } from '../realtime/listen';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
let url: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  url = await serve(app);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const staff = () =>
  app.db
    .select({ employee: employees, mobile: members.mobile })
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId));
/** Members with a notice of this title since `from`, once for each. */
const toldOf = async (title: string, from: number) =>
  (
    await app.db
      .select({ memberId: notices.memberId })
      .from(notices)
      .where(and(eq(notices.title, title), gte(notices.createdAt, from)))
  )
    .map(({ memberId }) => memberId)
    .sort();
const put = (kind: TaskKind, area: string, fromId: string, more: object = {}) =>
  app.db.transaction((tx) =>
    openTask(
      tx as never,
      {
        kind,
        area,
        targetId: '1',
        title: `${kind} ${area}`,
        fromId,
        fromName: '林知夏',
        worth: null,
        createdAt: app.clock.now(),
        ...more,
      },
      app.server,
    ),
  );

const KINDS: TaskKind[] = [
  'todo',
  'wholesale',
  'merchant',
  'withdraw',
  'voucher',
  'stockAdjust',
  'declaration',
  'feedback',
];
const DESKS = ['manager', ...STAFF_AREAS];

test('told is whoever finds it among what waits, whatever it is, at every desk', async () => {
  const all = await staff();
  const tokens = new Map<string, string>();
  for (const { employee, mobile } of all) tokens.set(employee.memberId, await app.login(mobile));
  const sender = all[0]!.employee.memberId;
  for (const [at, desk] of DESKS.entries()) {
    const kind = KINDS[at % KINDS.length]!;
    app.clock.advance(1000);
    const from = app.clock.now();
    await put(kind, desk, sender);
    const [task] = await app.db.select().from(tasks).orderBy(desc(tasks.id)).limit(1);
    const finding: string[] = [];
    for (const [memberId, token] of tokens) {
      const { page } = await app.ok('ding.tasksMessage', { tab: 'todo', kind }, { token });
      if (memberId !== sender && page!.list.some(({ id }) => id === task!.id)) finding.push(memberId);
    }
    expect(await toldOf(task!.title, from)).toEqual(finding.sort());
  }
});

test('work with a name on it is for that employee alone', async () => {
  const [one] = await staff();
  const from = app.clock.now();
  await put('todo', 'service', '1', { assigneeId: one!.employee.id, title: '回访' });
  expect(await toldOf('回访', from)).toEqual([one!.employee.memberId]);
});

async function pay(token: string) {
  const { order } = await buy(app, token, [{ skuId: '101401', qty: 1 }]);
  const [row] = await app.db.select().from(orders).where(eq(orders.id, order.orderId));
  const payToken = await payTokenFor(app, row!.memberId);
  await app.ok(
    'pay.wallet',
    { orderGroup: 'order', orderId: order.orderId, payToken, requestId: randomUUID() },
    { token },
  );
  return order.orderId;
}

test('a paid order: the clerks of the desk are told once until they have read it, and their counts go up', async () => {
  const clerks = (await staff()).filter(({ employee }) => employee.areas.includes('stock'));
  expect(clerks.length).toBeGreaterThan(0);
  await app.db.delete(notices).where(eq(notices.title, '销售单待拣货'));
  const { employee, mobile } = clerks[0]!;
  const topic = `store:${employee.storeId}`;
  const ear = openEar(url, await app.login(mobile), topic);
  const countsOf = () =>
    ear.frames.filter((frame) => frame.topic === topic && 'data' in frame).map(({ data }) => data as { stock: number });
  await ear.hears((frame) => frame.topic === topic);
  const before = countsOf()[0]!.stock;
  const from = app.clock.now();
  const lin = await app.login('13800000001');
  for (let i = 0; i < 2; i += 1) await pay(lin);
  expect(await toldOf('销售单待拣货', from)).toEqual(clerks.map((clerk) => clerk.employee.memberId).sort());
  await ear.hears((frame) => frame.topic === topic && (frame.data as { stock?: number }).stock === before + 2);
  await app.db.update(notices).set({ read: true }).where(eq(notices.title, '销售单待拣货'));
  app.clock.advance(1000);
  const later = app.clock.now();
  await pay(lin);
  expect((await toldOf('销售单待拣货', later)).length).toBe(clerks.length);
  ear.socket.close();
});

test('a task that came and went is counted; nobody listens to another store', async () => {
  const all = await staff();
  const { employee, mobile } = all.find((one) => one.employee.areas.includes('service'))!;
  const topic = `store:${employee.storeId}`;
  const ear = openEar(url, await app.login(mobile), topic);
  const tasksIs = (count: number) =>
    ear.hears((frame) => frame.topic === topic && (frame.data as { tasks?: number })?.tasks === count);
  const first = await ear.hears((frame) => frame.topic === topic);
  const before = (first.data as { tasks: number }).tasks;
  await put('feedback', 'service', '1', { targetId: '987' });
  await tasksIs(before + 1);
  ear.frames.length = 0;
  await app.db.transaction((tx) =>
    closeTask(tx as never, { kind: 'feedback', targetId: '987' }, '已处理', app.clock.now()),
  );
  await tasksIs(before);
  // Decided by whoever: at the desk, with the thing in his hands, by the autopilot.
  await put('feedback', 'service', '1', { targetId: '988' });
  await tasksIs(before + 1);
  ear.frames.length = 0;
  await app.db.transaction((tx) =>
    passOpenTasks(tx as never, { kind: 'feedback', targetId: '988' }, employee, app.clock.now()),
  );
  await tasksIs(before);
  ear.socket.close();
  const other = all.find((one) => !worksAt(one.employee, employee.storeId))!;
  const stranger = openEar(url, await app.login(other.mobile), topic);
  await stranger.hears(({ kind, data }) => kind === 'denied' && (data as { topic?: string }).topic === topic);
  stranger.socket.close();
});
