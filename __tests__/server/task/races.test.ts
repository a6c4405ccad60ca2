/**
 * Races at the desk, for every kind there is: two deciders of one task, a decision beside its sender taking it back, a decision sent twice.
 * A kind is raced by being in `auditKinds`: what waits of it in the demo shop is taken, or made here. What is no audit is only done.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { TASK_KINDS } from '../../../src/contract/task/schemas';
import {
  contentChecks,
  employees,
  goods,
  members,
  merchantGoods,
  notices,
  tasks,
  type TaskKind,
} from '../../../server/db/schema';
import { seated } from '../../../server/domains/people/employee/seat';
import { allowedResults } from '../../../server/domains/people/task/permission';
import { putTask } from '../../../server/domains/people/task/open';
import { auditKinds } from '../../../server/taskKinds';
import { createTestServer, RACES, type TestServer } from '../harness';
import { buy } from '../order/shop';
import { keepRows } from '../rewind';

let app: TestServer;
let rewind: () => Promise<void>;
interface Race {
  task: NonNullable<Awaited<ReturnType<typeof waiting>>>;
  /** Two who may decide it. */
  tokens: string[];
}
const races = new Map<TaskKind, Race>();
/** Of whoever sends what he takes back. */
let own: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  await makeProof();
  await makeGoods();
  await makeTransfer();
  await makeContent();
  await makeTodo();
  own = await app.login('13900000006');
  for (const kind of KINDS) {
    const task = await waiting(kind);
    if (!task) throw new Error(`nothing of ${kind} waits in the demo shop: seed one, or make it here`);
    const mobiles = await decidersOf(task);
    expect([kind, mobiles.length]).toEqual([kind, 2]);
    races.set(kind, { task, tokens: await Promise.all(mobiles.map((mobile) => app.login(mobile))) });
  }
  // Each round begins with them all at their desks.
  rewind = await keepRows(app);
}, 600_000);
afterAll(() => app.close());

const KINDS = [...(Object.keys(auditKinds) as TaskKind[]), 'todo' as const];
const resultOf = (kind: TaskKind) => (kind === 'todo' ? 'done' : 'pass');
const LIN = '13800000001';

/** A transfer that waits for finance. */
async function makeProof(): Promise<void> {
  const token = await app.login(LIN);
  const { order } = await buy(app, token, [{ skuId: '101401', qty: 1 }]);
  const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { url } = (await app.upload(body, { token, scene: 'voucher' })).data;
  await app.ok(
    'atShop.orderProof',
    {
      orderGroup: 'order',
      orderId: order.orderId,
      amount: order.amount,
      payer: '林知夏',
      paidAt: app.clock.now() - 60_000,
      photos: [url],
      requestId: randomUUID(),
    },
    { token },
  );
}

/** A merchant's goods that wait for a manager. */
async function makeGoods(): Promise<void> {
  const [papers] = await app.db.select().from(merchantGoods).limit(1);
  await app.db.update(merchantGoods).set({ state: 'audit' }).where(eq(merchantGoods.goodsId, papers!.goodsId));
  await app.db.update(goods).set({ status: 'off' }).where(eq(goods.id, papers!.goodsId));
  await app.db.transaction((tx) =>
    putTask(tx as never, {
      kind: 'goods',
      targetId: papers!.goodsId,
      title: '商品上架',
      fromId: papers!.memberId,
      fromName: '苏禾',
      area: 'manager',
      worth: null,
      createdAt: app.clock.now(),
    }),
  );
}

/** A client that 李牧之 hands on waits for a manager. */
async function makeTransfer(): Promise<void> {
  await app.ok(
    'customer.apply',
    { kind: 'transfer', clientId: '720002', toEmployeeId: '10107', reason: '迁居上海', requestId: randomUUID() },
    { token: await app.login('13900000002') },
  );
}

/** A post about which the platform is in doubt. */
async function makeContent(): Promise<void> {
  const token = await app.login(LIN);
  const post = { action: 'post', text: '今天的一泡', requestId: randomUUID() } as const;
  const { id: targetId, user } = await app.ok('tea.lifePost', post, { token });
  const createdAt = app.clock.now();
  const about = { kind: 'lifePost', targetId, memberId: user.id, text: post.text } as const;
  const [check] = await app.db
    .insert(contentChecks)
    .values({ ...about, found: 'review', state: 'person', at: createdAt })
    .returning();
  const sent = { title: '内容审核', fromId: null, fromName: '平台内容检查', area: 'service', worth: null, createdAt };
  await app.db.transaction((tx) => putTask(tx as never, { kind: 'content', targetId: check!.id, ...sent }));
}

/** Something that the service is to do. */
async function makeTodo(): Promise<void> {
  const [by] = await app.db.select().from(members).where(eq(members.mobile, '13900000006'));
  await app.db.transaction((tx) =>
    putTask(tx as never, {
      ...{ kind: 'todo', targetId: by!.id, title: '给林女士回电', fromId: by!.id, fromName: by!.nickname },
      ...{ area: 'service', worth: null, createdAt: app.clock.now() },
    }),
  );
}

const waiting = async (kind: TaskKind) =>
  (
    await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.status, 'todo')))
      .orderBy(tasks.id)
  )[0];

/** Mobiles of those who may pass it; where only one may, a colleague joins the desk. */
async function decidersOf(task: NonNullable<Awaited<ReturnType<typeof waiting>>>): Promise<string[]> {
  const all = await app.db
    .select({ employee: employees, mobile: members.mobile })
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId))
    .orderBy(employees.id);
  await app.db.update(tasks).set({ assigneeId: null }).where(eq(tasks.id, task.id));
  const found: string[] = [];
  for (const { employee, mobile } of all) {
    const areas = [...new Set([...employee.areas, task.area])];
    await app.db
      .update(employees)
      .set({ areas, isManager: employee.isManager || task.area === 'manager' })
      .where(eq(employees.id, employee.id));
    const seat = await seated(app.db as never, { ...employee, areas, isManager: true }, app.clock.now());
    const can = await allowedResults(app.db as never, seat, { ...task, assigneeId: null }, auditKinds);
    if (can.includes(resultOf(task.kind))) found.push(mobile);
    if (found.length === 2) break;
  }
  return found;
}

const complete = (
  token: string,
  task: { id: string; rev: number },
  result: 'pass' | 'done' | 'withdraw',
  requestId: string = randomUUID(),
) => app.call('ding.tasksComplete', { id: task.id, rev: task.rev, result, note: '已核对', requestId }, { token });

/** What one effect leaves: one decision in the log. */
async function ended(id: string) {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  const decisions = task!.log.filter(({ label }) => /(通过|撤回|驳回|完成)/.test(label)).length;
  return { status: task!.status, rev: task!.rev, decisions };
}
const told = async () => app.db.$count(notices);

test('every kind of the contract is raced', () => {
  expect(TASK_KINDS.filter((kind) => !KINDS.includes(kind))).toEqual([]);
});

describe.each(KINDS)('%s', (kind) => {
  let task: Race['task'];
  let tokens: string[];
  const begin = async () => {
    await rewind();
    ({ task, tokens } = races.get(kind)!);
  };

  test('two decide: one effect, the other is told who was faster', async () => {
    for (let round = 0; round < RACES; round += 1) {
      await begin();
      const answers = await Promise.all(tokens.map((token) => complete(token, task, resultOf(kind))));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
      const status = kind === 'todo' ? 'done' : 'passed';
      expect(await ended(task.id)).toMatchObject({ status, decisions: 1, rev: task.rev + 1 });
    }
  }, 600_000);

  test('sent twice: one effect, the same answer', async () => {
    await begin();
    const requestId = randomUUID();
    const before = await told();
    const answers = await Promise.all([1, 2].map(() => complete(tokens[0]!, task, resultOf(kind), requestId)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    const after = await told();
    await complete(tokens[0]!, task, resultOf(kind), requestId);
    expect([await told(), (await ended(task.id)).decisions]).toEqual([after, 1]);
    expect(after).toBeGreaterThanOrEqual(before);
  }, 120_000);

  test('a decision beside its sender taking it back: one of both', async () => {
    if (!auditKinds[kind]?.withdraw) return;
    for (let round = 0; round < RACES; round += 1) {
      await begin();
      // Whoever decides first is the sender now, so that he may take it back at the desk.
      const [sender] = await app.db
        .select({ id: members.id })
        .from(members)
        .innerJoin(employees, eq(employees.memberId, members.id))
        .where(eq(employees.no, 'E1006'));
      await app.db.update(tasks).set({ fromId: sender!.id }).where(eq(tasks.id, task.id));
      const answers = await Promise.all([complete(tokens[0]!, task, 'pass'), complete(own, task, 'withdraw')]);
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      const passed = codes[0] === 200;
      expect(await ended(task.id)).toMatchObject({ status: passed ? 'passed' : 'done', decisions: 1 });
    }
  }, 600_000);
});
