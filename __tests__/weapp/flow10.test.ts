/** Flow 10 (rules 21.16, 25.1 to 25.9) in the mini-program: a tree is found on the map of two thousand, adopted, named and paid; its autumn is made and stored. */
import { and, eq } from 'drizzle-orm';
import { adoptions, escrowLots, harvests, teaTrees } from '../../server/db/schema';
import { nextPicking } from '../../server/lib/pickings';
import type { WeappDriver } from './host/driver';
import { last, scrollUntil, shopForTests } from './shop';
import { LIN } from '../server/demo';

const DAY = 86_400_000;
const shop = shopForTests();

/** What a touch may send at most where the map is moved and pressed; a hundred dots took 30 KiB. */
const TOUCH = 8 * 1024;

/** In the middle of the window on the map. */
async function press(phone: WeappDriver) {
  const frame = phone.locator('wx-scroll-view:has([id^="map"])').last();
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame.boundingBox())!;
  await phone.mark('press on the map');
  await phone.raw.touchscreen.tap(x + width / 2, y + height / 2);
  await phone.settle();
}

test('the map of two thousand trees comes nearer, a tree is pressed, adopted and paid; its harvest goes into the cellar', async () => {
  const { server } = shop;
  const phone = await shop.phone({ member: LIN, path: '/pages/tea/szcy', mock: { requestPayment: ['success'] } });
  await phone.tap('福鼎太姥园');
  await phone.page('/pages/tea/rycs');
  await scrollUntil(phone, phone.locator('wx-view').getByText('点一处走近看'));
  await press(phone);
  await phone.see('滑动，点一棵看');
  const nearer = await phone.interaction();
  await press(phone);
  await phone.see('认养它');
  const pressed = await phone.interaction();
  expect([nearer.sum, pressed.max].map((bytes) => bytes <= TOUCH)).toEqual([true, true]);

  await phone.tap(last(phone, '认养它'));
  const { treeId = '' } = await phone.page('/pages/tea/wyry');
  await phone.see('认养多久');
  await phone.tap(last(phone, '一年'));
  await phone.input('2 到 12 个字', '太姥的茶');
  await phone.tap('《茶树认养协议》');
  await phone.page('/site/pages/single_detail');
  await scrollUntil(phone, phone.locator('wx-view').getByText('同意并返回'));
  await phone.tap('同意并返回');
  await phone.page('/pages/tea/wyry');
  await phone.tap(last(phone, '提交认养'));
  await phone.page('/member/pages/wallet/pay');
  await phone.tap('微信支付');
  await phone.tap(last(phone, /^确认支付/));
  await phone.page('/pages/tea/success');
  await phone.tap('查看证书');
  const { id = '' } = await phone.page('/pages/tea/rycg');
  await phone.see('太姥的茶');
  expect(await server.db.select().from(teaTrees).where(eq(teaTrees.id, treeId))).toMatchObject([
    { state: 'adopted', plaque: '太姥的茶' },
  ]);

  // The autumn: picked, made into red tea, and claimed into the cellar.
  const until = async (at: number) => {
    server.clock.set(at);
    await server.runJobs();
  };
  await until(nextPicking(server.clock.now()).at + 1000);
  const chooser = await shop.phone({ member: LIN, path: '/pages/tea/wryd', query: { id } });
  await chooser.tap('做红茶');
  await chooser.tap(last(chooser, '做红茶'));
  await chooser.see('制成红茶');
  await until(server.clock.now() + 7 * DAY + 1000);
  const later = await shop.phone({ member: LIN, path: '/pages/tea/wryd', query: { tab: 'claimable', id } });
  const [picked] = await server.db.select().from(harvests).where(eq(harvests.adoptionId, id));
  await later.tap(last(later, `领这 ${picked!.grams} g`));
  await later.tap('存入茶窖');
  await later.tap(last(later, `领这 ${picked!.grams} g`));
  await later.see('去茶窖看');
  const [harvest] = await server.db.select().from(harvests).where(eq(harvests.adoptionId, id));
  expect(harvest).toMatchObject({ season: 'autumn', craft: 'red', byDefault: false, status: 'stored' });
  expect(
    await server.db
      .select()
      .from(escrowLots)
      .where(and(eq(escrowLots.source, 'harvest'), eq(escrowLots.sourceId, harvest!.id))),
  ).toMatchObject([{ qty: harvest!.grams, unit: 'g' }]);
  expect(await server.db.select().from(adoptions).where(eq(adoptions.id, id))).toMatchObject([{ status: 'growing' }]);
});
