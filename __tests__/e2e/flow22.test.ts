/** Flow 22 in a browser, and a picture that a finger has framed: what is uploaded is what lay in the frame. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { goods } from '../../server/db/schema';
import { ZHOU } from '../server/demo';
import { flow22 } from '../stories/flow22';
import type { ShopPhone } from './shop';
import { live } from './story';

const TITLE = '三色糕';
const shop = live(flow22);

const square = (background: string, width = 600) => ({
  create: { width, height: 600, channels: 3 as const, background },
});

/** Green, yellow and blue, a square each. */
async function addThreeColours(phone: ShopPhone): Promise<void> {
  const buffer = await sharp(square('#d9a441', 1800))
    .composite([
      { input: square('#3f7043'), left: 0, top: 0 },
      { input: square('#2b4c7e'), left: 1200, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  await phone.press('添加图片');
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('从本机选择文件')]);
  await chooser.setFiles({ name: 'cake.jpg', mimeType: 'image/jpeg', buffer });
}

/** One finger takes the picture by the middle of its frame and lets it go further right, by a part of the screen's width. */
async function drag(phone: ShopPhone, by: number): Promise<void> {
  const box = (await phone.top.getByRole('img', { name: '要裁剪的图片' }).boundingBox())!;
  const touches = await phone.page.context().newCDPSession(phone.page);
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }];
  const from = 390 * (0.5 - by / 2);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 10; step += 1)
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + (390 * by * step) / 10),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.page.waitForTimeout(300);
  await touches.detach();
}

test('what the finger brought under the frame is uploaded, and nothing beside it', async () => {
  const { server } = shop;
  const phone = await shop.phone({ member: ZHOU });
  await phone.open('/member/pages/wholesale/manage?tab=goods');
  await phone.press('上新');
  await addThreeColours(phone);
  await phone.sees('1.0 倍');
  await drag(phone, 0.95);
  await phone.press('放大');
  await phone.sees('1.2 倍');
  await phone.press('完成');
  await phone.sees('商品图片（1/9），按住拖动可排序');
  await phone.type('名称', TITLE);
  await phone.type('价格（元）', '36');
  await phone.type('库存', '10');
  await phone.press('提交审核');
  await phone.sees(TITLE);
  const [made] = await server.db.select().from(goods).where(eq(goods.title, TITLE));
  // The phone had made it 1600 px wide.
  const uploaded = (await server.http.inject(made!.images[0]!)).rawPayload;
  const { channels } = await sharp(uploaded).stats();
  expect((await sharp(uploaded).metadata()).width).toBe(444);
  expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual(
    [0x3f, 0x70, 0x43].map((mean) => Math.round(mean / 8)),
  );
});
