/** Flow 10 in the mini-program, and what its map sends. */
import { LIN } from '../server/demo';
import { flow10 } from '../stories/flow10';
import { scrollUntil } from './shop';
import { live, pressMap } from './story';

/** What a touch may send at most where the map is moved and pressed; a hundred dots took 30 KiB. */
const TOUCH = 8 * 1024;
const shop = live(flow10);

test('the map of two thousand trees comes nearer and opens a tree with few bytes', async () => {
  const phone = await shop.phone({ member: LIN, path: '/pages/tea/szcy' });
  await phone.tap('福鼎太姥园');
  await phone.page('/pages/tea/rycs');
  await scrollUntil(phone, phone.locator('wx-view').getByText('点一处走近看'));
  const nearer = await pressMap(phone);
  await phone.see('滑动，点一棵看');
  const pressed = await pressMap(phone);
  await phone.see('认养它');
  expect([nearer.sum, pressed.max].map((bytes) => bytes <= TOUCH)).toEqual([true, true]);
});
