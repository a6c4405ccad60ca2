/** Sheets and dialogs under axe-core and in a wide window, and what the keyboard sees. */
import { COLUMN, layoutOf } from '../layout';
import { addressOf } from '../pages';
import { openShop, type Shop } from '../shop';
import { findings } from './findings';
import { squeezed, STRETCHED } from './squeezed';
import { LIN } from '../../server/demo';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

describe('sheets and dialogs', () => {
  test.each([
    ['the specification', '/shop/pages/goods', '加入购物车'],
    ['the coupons of a settlement', '/shop/pages/order/settle', /^优惠券/],
    ['the filters', '/shop/pages/list', /^筛选/],
    ['the colours', '/member/pages/setting', /^主题颜色/],
    ['what courses are narrowed by', '/collegePackages/pages/college/course/list', /^筛选/],
    ['the region', '/member/pages/address/edit', /^所在地区/],
    ['the keypad', '/member/pages/wallet/pay', /^确认支付/],
    ['a question', '/member/pages/setting', '退出登录'],
    // Paper over a film, whose page writes in white.
    ['how a film plays', '/entertainment/pages/video/video', '更多'],
    ['the pours of a film', '/entertainment/pages/video/video', /^跟泡/],
    ['the questions of a live room', '/collegePackages/pages/college/live/live', /^问题/],
    ['the notes of a course', '/collegePackages/pages/college/course/detail', '笔记'],
    ['all of 我的', '/pages/tea/mine', /\d\s*全部$/],
    ['wrong answers', '/collegePackages/pages/college/index', /^错题本/],
    ['being late', '/reservation/pages/index/home', /^我要迟到/],
    ['what a table pays less', '/qrCodeOrder/pages/order', /^换优惠/],
    ['the dishes of a table', '/qrCodeOrder/pages/index', /^看购物车|件，/],
  ] as const)('%s', async (_name, path, opener) => {
    const phone = await shop.phone({ member: LIN, ...STRETCHED });
    await phone.open(await addressOf(shop.server, path));
    await phone.settled();
    await phone.press(opener);
    await phone.top.locator('[role=dialog], [role=alertdialog]').first().waitFor();
    await phone.still();
    await expect(findings(phone)).resolves.toEqual([]);
    await expect(squeezed(phone)).resolves.toEqual([]);
  });
});

test('the longest names of the region stand in one line each', async () => {
  const phone = await shop.phone({ member: LIN, kept: true });
  await phone.open(await addressOf(shop.server, '/member/pages/address/edit'));
  await phone.settled();
  for (const name of [/^所在地区/, '新疆维吾尔自治区', '巴音郭楞蒙古自治州']) await phone.press(name);
  const levels = phone.top.getByRole('tablist', { name: '地区层级' }).getByRole('tab');
  await levels.nth(2).waitFor();
  const heights = await levels.evaluateAll((tabs) => tabs.map((tab) => tab.firstElementChild!.clientHeight));
  for (const height of heights) expect(height).toBeLessThan(30);
});

describe.each([
  ['a tablet', 1024, 900],
  ['a desktop', 1440, 900],
])('%s', (_name, width, height) => {
  test('an open sheet stays in the column', async () => {
    const phone = await shop.phone({ member: LIN, width, height });
    await phone.open(await addressOf(shop.server, '/shop/pages/goods'));
    await phone.press('加入购物车');
    await phone.top.getByRole('dialog').waitFor();
    await phone.still();
    await expect(layoutOf(phone)).resolves.toMatchObject({ width: COLUMN, outside: [] });
  });
});

describe('the keyboard', () => {
  test.each([
    ['/shop/pages/goods', '立即购买'],
    ['/pages/tea/index', /^搜索/],
    ['/shop/pages/cart/index', /^结算/],
    ['/shop/pages/order/index', /^去支付/],
  ] as const)('the focus is seen: %s', async (path, name) => {
    const phone = await shop.phone({ member: LIN, kept: true });
    await phone.open(await addressOf(shop.server, path));
    await phone.settled();
    const control = phone.top.getByRole('button', { name }).or(phone.top.getByRole('link', { name })).first();
    // A key first: the browser then takes the focus for one of the keyboard.
    await phone.page.keyboard.press('Tab');
    await control.focus();
    const ring = await control.evaluate((element: HTMLElement) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return { outlineStyle, width: parseFloat(outlineWidth), boxShadow };
    });
    expect(ring.outlineStyle !== 'none' ? ring.width : 0).toBeGreaterThanOrEqual(2);
  });

  test('a sheet takes the focus, keeps it, and gives it back', async () => {
    const phone = await shop.phone({ member: LIN, kept: true });
    await phone.open(await addressOf(shop.server, '/shop/pages/goods'));
    await phone.settled();
    const opener = phone.top.getByRole('button', { name: '加入购物车' });
    await opener.focus();
    await phone.page.keyboard.press('Enter');
    const sheet = phone.top.getByRole('dialog');
    await sheet.waitFor();
    const inside = () => sheet.evaluate((element: HTMLElement) => element.contains(document.activeElement));
    for (let count = 0; count < 14; count += 1) {
      await phone.page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await phone.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect(opener.evaluate((element: HTMLElement) => element === document.activeElement)).resolves.toBe(true);
  });
});
