/** Every built page: under axe-core, its console silent, one column at every width; sheets, and what the keyboard sees. */
import fs from 'node:fs';
import { COLUMN, layoutOf } from './layout';
import { addressOf, BUILT_PATHS, isPublic, looksAt, showLook, type Look } from './pages';
import { LIN, openShop, type Shop, type ShopPhone } from './shop';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

interface Finding {
  rule: string;
  impact: string;
  where: string[];
}

/** Serious and critical findings of the page on top. */
async function findings(phone: ShopPhone): Promise<Finding[]> {
  await phone.page.evaluate(AXE);
  return phone.page.evaluate<Finding[]>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({ rule: id, impact, where: nodes.slice(0, 4).map((node) => node.html.slice(0, 160) + ' | ' + (node.any[0] || node.all[0] || node.none[0] || {}).message) })))`);
}

/** Phones first, then a tablet and a desktop. */
const SCREENS = [
  [360, 844],
  [414, 844],
  [1024, 900],
  [1440, 900],
  [390, 844],
] as const;

const named = (look: Look): [string, Look] => [[look.path, look.face].filter(Boolean).join(' '), look];

/** The new width has been laid out. */
const TWO_FRAMES = 'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))';

describe('as a member', () => {
  test.each(BUILT_PATHS.flatMap(looksAt).map(named))('%s', async (_, look) => {
    const phone = await showLook(shop, look, { kept: true });
    await expect(findings(phone)).resolves.toEqual([]);
    for (const [width, height] of SCREENS) {
      await phone.page.setViewportSize({ width, height });
      await phone.page.evaluate(TWO_FRAMES);
      const seen = await layoutOf(phone);
      expect({ at: width, ...seen }).toMatchObject({
        at: width,
        width: Math.min(width, COLUMN),
        sideways: 0,
        outside: [],
      });
      // A centred column; a scroll bar may stand on one side.
      expect(Math.abs(seen.left - seen.right)).toBeLessThanOrEqual(16);
    }
  });
});

describe('as a visitor', () => {
  test.each(BUILT_PATHS.filter(isPublic).flatMap(looksAt).map(named))('%s', async (_, look) => {
    const phone = await showLook(shop, look, { member: undefined, channel: false, kept: true });
    await expect(findings(phone)).resolves.toEqual([]);
  });
});

describe('sheets and dialogs', () => {
  test.each([
    ['the specification', '/shop/pages/goods', '加入购物车'],
    ['the coupons of a settlement', '/shop/pages/order/settle', /^优惠券/],
    ['the filters', '/shop/pages/list', /^筛选/],
    ['the colours', '/member/pages/setting', /^主题颜色/],
    ['the region', '/member/pages/address/edit', /^所在地区/],
    ['the keypad', '/member/pages/wallet/pay', /^确认支付/],
    ['a question', '/member/pages/setting', '退出登录'],
  ] as const)('%s', async (_name, path, opener) => {
    const phone = await shop.phone({ member: LIN });
    await phone.open(await addressOf(shop.server, path));
    await phone.settled();
    await phone.press(opener);
    await phone.top.locator('[role=dialog], [role=alertdialog]').first().waitFor();
    await phone.page.waitForTimeout(600);
    await expect(findings(phone)).resolves.toEqual([]);
  });
});

describe('the keyboard', () => {
  test.each([
    ['/shop/pages/goods', '立即购买'],
    ['/pages/tea/index', /^搜索/],
    ['/shop/pages/cart/index', /^结算/],
    ['/shop/pages/order/index', /^去支付/],
  ] as const)('the focus is seen: %s', async (path, name) => {
    const phone = await shop.phone({ member: LIN });
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
    const phone = await shop.phone({ member: LIN });
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
