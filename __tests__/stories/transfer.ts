/** A transfer on its page, and its audit at the desk. */
import { passTransfer } from '../server/desk';
import type { TestServer } from '../server/harness';
import type { StoryPhone } from './phone';

/** The proof is sent by a double tap, audited, and passed; the page hears of it by itself. */
export async function payByTransfer(
  server: TestServer,
  phone: StoryPhone,
  { orderId, payer }: { orderId: string; payer: string },
): Promise<void> {
  expect(await phone.arrive('/member/pages/wallet/voucher')).toMatchObject({ orderGroup: 'order', orderId });
  await phone.sees('前提交凭证，审核期间订单为您保留');
  await phone.type('转账人或公司的户名', payer);
  await phone.addPicture('添加照片');
  await phone.sees('转账截图（1/9）');
  await phone.pressTwice('提交凭证');
  await phone.sees('凭证已提交，财务会在 1 个工作日内核对');
  await passTransfer(server, { orderId, payer });
  await phone.sees('款项已到账');
}
