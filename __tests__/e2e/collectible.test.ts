/** Collectibles in two browsers: bought, an own number, given to another member who accepts; and a poster that is sharp at 3x. */
import { and, eq } from 'drizzle-orm';
import { holdings } from '../../server/db/schema';
import { openShop, type Shop } from './shop';
import { LIN, XU } from '../server/demo';

const ISSUE = '9205';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const piecesOf = (memberId: string) =>
  shop.server.db
    .select()
    .from(holdings)
    .where(and(eq(holdings.memberId, memberId), eq(holdings.collectibleId, ISSUE)));

test('bought in the hall, numbered, given to 许清和, accepted', async () => {
  const lin = await shop.phone({ member: LIN });
  await lin.open('/pages/tea/cpf');
  await lin.sees('藏品可转赠、可提货，不可转售');
  await lin.sees('2015 易武正山小饼');
  await lin.open(`/pages/tea/cpf-goods?id=${ISSUE}`);
  await lin.sees('下一个编号');
  await lin.press('立即收藏');
  await lin.top.getByRole('dialog', { name: '立即收藏' }).getByRole('button', { name: '提交订单' }).tap();
  await lin.arrive('/member/pages/wallet/pay');
  await lin.press(/余额支付/);
  await lin.press(/^确认支付/);
  await lin.enterPin('246810');
  await lin.arrive('/pages/tea/success');
  await lin.sees('藏品已入手');
  const [bought] = await piecesOf('10001');
  expect(bought).toMatchObject({ status: 'held' });
  const serial = `No.${String(bought!.serialNo).padStart(4, '0')}`;

  await lin.press('查看藏品');
  await lin.arrive('/pages/tea/my-cpf');
  await lin.sees(serial);
  const card = lin.top.getByRole('button', { name: serial });
  await card.locator('xpath=..').getByRole('button', { name: '转赠' }).tap();
  await lin.type('手机号或会员号', XU);
  await lin.press('查找');
  await lin.press('确认转赠给 许**');
  await lin.enterPin('246810');
  await lin.sees('赠给 许**，待对方接收');

  const xu = await shop.phone({ member: XU });
  await xu.open('/pages/tea/my-cpf');
  await xu.sees('林** 赠你一件藏品');
  await xu.press('接收');
  await xu.sees(/前不可转赠/);
  await expect(piecesOf('10003')).resolves.toMatchObject([{ status: 'held', serialNo: bought!.serialNo }]);
  await expect(piecesOf('10001')).resolves.toMatchObject([{ status: 'given' }]);
});

test('the poster of goods and the certificate of a piece are drawn at three times their size', async () => {
  const lin = await shop.phone({ member: LIN });
  const sizeOf = (name: string) =>
    lin.top
      .getByRole('img', { name })
      .last()
      .evaluate((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]);
  await lin.open('/shop/pages/goods?id=1001');
  await lin.press('分享');
  await lin.top.getByRole('img', { name: '存图分享' }).waitFor();
  await expect(sizeOf('存图分享')).resolves.toEqual([1125, 1860]);
  const [download] = await Promise.all([lin.page.waitForEvent('download'), lin.press('保存图片')]);
  expect(download.suggestedFilename()).toBe('叶间.jpg');

  await lin.open('/pages/tea/my-cpf?id=94001');
  await lin.press('分享证书');
  await lin.top.getByRole('img', { name: '藏品证书' }).waitFor();
  await expect(sizeOf('藏品证书')).resolves.toEqual([1125, 1860]);
});
