/** A transfer and its audit, as their pages will do it: the payer uploads the proof, 孙会 passes the task. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { orders } from '../../server/db/schema';
import type { TestServer } from '../server/harness';

/** 孙会. */
const FINANCE = '13900000005';

export interface Transfer {
  /** Of the member whose order it is. */
  mobile: string;
  orderId: string;
  payer: string;
}

/** Sends the proof twice, as a double tap would, and passes it. */
export async function payByTransfer(server: TestServer, { mobile, orderId, payer }: Transfer): Promise<void> {
  const token = await server.login(mobile);
  const body = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data: picture } = await server.upload(body, { token });
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const proof = {
    orderGroup: 'order' as const,
    orderId,
    amount: order!.payable,
    payer,
    paidAt: server.clock.now() - 60_000,
    photos: [picture.url],
    requestId: randomUUID(),
  };
  const { id } = await server.ok('atShop.orderProof', proof, { token });
  await expect(server.ok('atShop.orderProof', proof, { token })).resolves.toMatchObject({ id });

  const finance = await server.login(FINANCE);
  const { page: desk } = await server.ok('ding.tasksMessage', { kind: 'voucher' }, { token: finance });
  const found = desk!.list.find(({ title }) => title.includes(order!.no))!;
  const { task } = await server.ok('ding.tasksMessage', { id: found.id }, { token: finance });
  expect(task!.fields).toContainEqual(expect.objectContaining({ label: '付款户名', value: payer }));
  await server.ok(
    'ding.tasksComplete',
    { id: found.id, result: 'pass', rev: task!.rev, requestId: randomUUID() },
    { token: finance },
  );
}
