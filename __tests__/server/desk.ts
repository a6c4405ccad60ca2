/** Staff at the desk of tasks: each decides with the own session. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders, type TaskKind } from '../../server/db/schema';
import type { TestServer } from './harness';

/** 钱多多 decides after-sales. */
export const SERVICE = '13900000004';
/** 孙会. */
export const FINANCE = '13900000005';

/** The newest open task of a kind is decided, and what follows from it is done. */
export async function decideNewest(
  server: TestServer,
  staff: string,
  { kind, result, note = '' }: { kind: TaskKind; result: 'pass' | 'reject'; note?: string },
): Promise<void> {
  const token = await server.login(staff);
  const { page } = await server.ok('ding.tasksMessage', { kind }, { token });
  const newest = [...page!.list].sort((a, b) => b.at - a.at)[0]!;
  const { task } = await server.ok('ding.tasksMessage', { id: newest.id }, { token });
  await server.ok(
    'ding.tasksComplete',
    { id: newest.id, rev: task!.rev, result, note, requestId: randomUUID() },
    { token },
  );
  await server.runJobs();
}

/** 孙会 finds the proof of a transfer on the desk and passes it. */
export async function passTransfer(
  server: TestServer,
  { orderId, payer }: { orderId: string; payer: string },
): Promise<void> {
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const finance = await server.login(FINANCE);
  const { page: desk } = await server.ok('ding.tasksMessage', { kind: 'voucher' }, { token: finance });
  const found = desk!.list.filter(({ title }) => title.includes(order!.no));
  expect(found).toHaveLength(1);
  const { task } = await server.ok('ding.tasksMessage', { id: found[0]!.id }, { token: finance });
  expect(task!.fields).toContainEqual(expect.objectContaining({ label: '付款户名', value: payer }));
  await server.ok(
    'ding.tasksComplete',
    { id: found[0]!.id, result: 'pass', rev: task!.rev, requestId: randomUUID() },
    { token: finance },
  );
}
