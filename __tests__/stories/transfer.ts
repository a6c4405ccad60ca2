/** A transfer on its page, and its audit on the finance phone. */
import { eq } from 'drizzle-orm';
import { orders } from '../../server/db/schema';
import { FINANCE } from '../server/desk';
import { decide } from './decide';
import type { StoryPhone, StoryShop } from './phone';

/** The proof is sent by a double tap; 孙会 compares and passes it, and the page hears of it by itself. */
export async function payByTransfer(
  { server, phone: phoneOf }: StoryShop,
  phone: StoryPhone,
  { orderId, payer }: { orderId: string; payer: string },
): Promise<void> {
  expect(await phone.arrive('/member/pages/wallet/voucher')).toMatchObject({ orderGroup: 'order', orderId });
  await phone.sees('前提交凭证，审核期间订单为你保留');
  await phone.type('转账人或公司的户名', payer);
  await phone.addPicture('添加照片');
  await phone.sees('转账截图（1/9）');
  await phone.pressTwice('提交凭证');
  await phone.sees('凭证已提交，财务会在 1 个工作日内核对');
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const sun = await phoneOf({ member: FINANCE });
  await decide(sun, { kind: 'voucher', title: `转账凭证 ${order!.no}`, reads: [`付款户名${payer}`, '附件1份'] });
  await phone.sees('款项已到账');
}
