/** A picture from the phone, in a field of photos. */
import sharp from 'sharp';
import type { ShopPhone } from './shop';

/** `shade`: another one is another picture. */
export async function addPhoto(phone: ShopPhone, shade = 0): Promise<void> {
  await phone.press('添加照片');
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('从本机选择文件')]);
  const background = { r: 200, g: 180, b: shade % 256 };
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
}
