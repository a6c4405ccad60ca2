/** Staff at the desk of tasks, whose page is not built yet: each decides with the own session; and a scanner at the keyboard. */
import { randomUUID } from 'node:crypto';
import type { TaskKind } from '../../server/db/schema';
import type { TestServer } from '../server/harness';
import type { ShopPhone } from './shop';

/** 钱多多 decides after-sales. */
export const SERVICE = '13900000004';

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

/** A second clerk on the page of a document: passes it, and its parcel leaves under this number; the last button is pressed twice. */
export async function passParcel(
  phone: ShopPhone,
  { company, trackingNo, pieces }: { company: string; trackingNo: string; pieces: number },
): Promise<void> {
  await phone.press('复核通过');
  await phone.still();
  await phone.press(company);
  await phone.type('快递单号', trackingNo);
  await phone.pressTwice(`确认出库 ${pieces} 件`);
  await phone.sees(`${company} ${trackingNo}`);
}

/** A whole code within a blink. */
export const scan = (phone: ShopPhone, code: string) =>
  phone.page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
