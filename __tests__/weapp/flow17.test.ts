/** Flow 17 in the mini-program, and the card that its menu shares. */
import { CHEN, goodsId } from '../server/demo';
import { shareOf } from '../server/shareOf';
import { CHEN_ID, flow17, TEA } from '../stories/flow17';
import { live } from './story';

const shop = live(flow17);

test('the card of a goods carries the share_id of who shares it', async () => {
  const id = await goodsId(shop.server, TEA);
  const phone = await shop.phone({ member: CHEN, path: '/shop/pages/goods', query: { id } });
  await phone.see(TEA);
  const card = await phone.share();
  const { shareId } = await shareOf(shop.server, CHEN_ID);
  expect(card).toMatchObject({ path: expect.stringContaining(`share_id=${shareId}`) });
});
