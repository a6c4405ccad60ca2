/** A merchant frames a picture in the mini-program: one drag stays far under what a touch may send. */
import { shopForTests } from './shop';
import { SU } from '../server/demo';

const shop = shopForTests();

test('a picture is chosen, dragged, pinched and sent as it was framed', async () => {
  const phone = await shop.phone({
    member: SU,
    path: '/member/pages/wholesale/manage',
    query: { tab: 'goods' },
    // Of a photo that lies on its side: upright it is twice as high as wide.
    mock: {
      getImageInfo: { width: 128, height: 64, path: 'http://tmp/mock-0.jpg', type: 'jpeg', orientation: 'right' },
    },
  });
  await phone.tap('上新');
  await phone.tap('添加图片');
  await phone.see('1.0 倍');
  const touches = await phone.raw.context().newCDPSession(phone.raw);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const framed = () => phone.locator('[style*="scale("]').first().getAttribute('style');
  const before = await framed();
  expect(before).toContain('translate(0%, -25%)');
  await phone.mark('drag');
  await send('touchStart', [190, 400]);
  // The frame is measured meanwhile.
  await phone.settle();
  for (let y = 400; y >= 200; y -= 5) await send('touchMove', [190, y]);
  await send('touchEnd');
  await phone.settle();
  expect(await framed()).toMatch(/scale\(1\) translate\(0%, -50%\)/);
  await phone.mark('pinch');
  await send('touchStart', [150, 400], [230, 400]);
  for (let by = 0; by <= 40; by += 4) await send('touchMove', [150 - by, 400], [230 + by, 400]);
  await send('touchEnd');
  await phone.settle();
  await phone.see('2.0 倍');
  await touches.detach();
  await phone.tap('完成');
  await phone.see('商品图片（1/9）');
  const [{ data } = { data: undefined }] = (await phone.requests('/file/images')).slice(-1);
  const { w, h } = JSON.parse(String((data as { crop?: string } | undefined)?.crop)) as { w: number; h: number };
  expect([w, h]).toEqual([expect.closeTo(0.5, 2), expect.closeTo(0.25, 2)]);
  expect((await phone.interactions()).find(({ label }) => label === 'drag')?.sum).toBeLessThan(8 * 1024);
});
