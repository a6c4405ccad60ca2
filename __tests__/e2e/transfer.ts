/** A transfer in its page and its audit: the payer fills in the proof, 孙会 passes the task (whose page is not built yet) by its endpoint. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { orders } from '../../server/db/schema';
import type { TestServer } from '../server/harness';
import type { Shop, ShopPhone } from './shop';

/** 孙会. */
const FINANCE = '13900000005';

/** On /member/pages/wallet/voucher: sends the proof by a double tap, sees it audited, and has it passed. */
export async function payByTransfer(
  { server }: Shop,
  phone: ShopPhone,
  { orderId, payer }: { orderId: string; payer: string },
): Promise<void> {
  await phone.arrive('/member/pages/wallet/voucher');
  await phone.sees('前提交凭证，审核期间订单为您保留');
  await phone.type('付款户名', payer);
  await phone.press('添加照片');
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('从本机选择文件')]);
  // One receipt pays one order.
  const background = { r: 255, g: 255, b: Number(orderId) % 256 };
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture });
  await phone.sees('转账截图（1/9）');
  await phone.pressTwice('提交凭证');
  await phone.sees('凭证已提交，财务会在 1 个工作日内核对');
  await passTransfer(server, { orderId, payer });
  // The page hears of it by itself.
  await phone.sees('款项已到账');
}

/** 孙会 finds the proof on the desk and passes it. */
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
