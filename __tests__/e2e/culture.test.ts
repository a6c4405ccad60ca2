/** The culture pages in the browser: from the masters to their goods, a code traced, the VR turned by finger and by key. */
import { ASKED_OFTEN } from '../../server/seed/data/culture/trace';
import { openShop, PATIENCE, type Shop } from './shop';
import { LIN } from '../server/demo';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

test('masters → one master → the goods', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/tea/pages/index');
  await phone.sees('茶人');
  await phone.press('茶人，全部').catch(() => phone.open('/tea/pages/artistList'));
  await phone.arrive('/tea/pages/artistList');
  await phone.press(/^制茶大师/);
  await phone.settled();
  await phone.sees('陈守拙');
  await phone.press('关注，陈守拙');
  await phone.top.getByRole('button', { name: '已关注，陈守拙' }).waitFor({ timeout: PATIENCE });
  await phone.press(/^陈守拙，/);
  await phone.arrive('/tea/pages/artistDetail');
  await phone.sees('可预约');
  await phone.press(/武夷大红袍/);
  await phone.arrive('/shop/pages/goods');
  await phone.press(/^陈守拙，/);
  await phone.arrive('/tea/pages/artistDetail');
});

test('a code is traced: genuine with its chain, asked too often, unknown', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/tea/pages/official?code=${ASKED_OFTEN}`);
  await phone.sees('正品');
  await phone.sees('第 10 次查询');
  await phone.sees(/已被查询 10 次/);
  await phone.sees('采摘');
  await phone.type('防伪编码', 'YJ2020000000');
  // Buttons are guarded for 1.5 s, and the scanned code has just been asked for.
  await phone.page.waitForTimeout(1600);
  await phone.press('查一查');
  await phone.sees('未查到该编码，谨防假冒');
});

test('the VR turns by key and by finger, and its spots lead on', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/tea/pages/vr?id=2');
  const slider = phone.top.getByRole('slider');
  await slider.waitFor({ timeout: PATIENCE });
  const yaw = async () => Number(await slider.getAttribute('aria-valuenow'));
  await slider.focus();
  await phone.page.keyboard.press('ArrowRight');
  await phone.page.keyboard.press('ArrowRight');
  await expect(yaw()).resolves.toBe(20);
  const box = (await slider.boundingBox())!;
  await phone.page.mouse.move(box.x + 300, box.y + 200);
  await phone.page.mouse.down();
  await phone.page.mouse.move(box.x + 180, box.y + 200, { steps: 6 });
  await phone.page.mouse.up();
  expect(await yaw()).toBeGreaterThan(30);
  await phone.press('牛栏坑肉桂，转过去看');
  await phone.sees('石缝里的土，溪水边的雾，给了它那股桂皮的辛。');
  await phone.press('去看看');
  await phone.arrive('/shop/pages/goods');
});
