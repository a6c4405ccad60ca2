/** Flow 3 in a browser, and what its order sheet says to those who hear it. */
import { SHEN } from '../server/demo';
import { flow3 } from '../stories/flow3';
import { live } from './story';

const shop = live(flow3);

test('the way to the settlement is off as long as the order is too small; a multiple stands corrected in its field', async () => {
  const phone = await shop.phone({ member: SHEN });
  await phone.open('/shop/pages/marketing/wholesale');
  const field = (name: string) => phone.top.getByLabel(`${name}数量`, { exact: true });
  await field('老茶头 250g').fill('10');
  await field('老茶头 250g').press('Enter');
  await phone.sees('还差 ¥1,020 起批');
  const settle = phone.top.getByRole('button', { name: '结算', exact: true });
  expect(await settle.getAttribute('aria-disabled')).toBe('true');
  await field('正山小种 无烟蜜香 100g').fill('12');
  await field('正山小种 无烟蜜香 100g').press('Enter');
  await phone.hears('已调整为 15');
  expect(await field('正山小种 无烟蜜香 100g').inputValue()).toBe('15');
});
