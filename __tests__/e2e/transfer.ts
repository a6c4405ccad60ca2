/** A transfer on its page, and its audit at the desk. */
import sharp from 'sharp';
import { passTransfer } from '../server/desk';
import type { Shop, ShopPhone } from './shop';

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
