/** Every built page can be reached by taps: the ways of ways.ts are walked on one phone per kind of person. */
import { PASSWORD } from '../server/harness';
import { waitUntil } from './browser';
import { ROUTE_PATHS, TAB_PATHS, type RoutePath } from '../../src/core/routes/table';
import { openShop, PATIENCE, pressable, type Shop, type ShopPhone } from './shop';
import { isPublic } from './pages';
import {
  ADVISER_MINE,
  FAR,
  MEMBER_HOME,
  MEMBER_MINE,
  MEMBER_TABS,
  MOST_TAPS,
  NEW_MEMBER_MINE,
  NO_VISITOR,
  TEAM_MINE,
  OUTSIDE,
  publicOf,
  STAFF_MINE,
  VISITOR_MINE,
  MERCHANT_MINE,
  WHOLESALER_MINE,
  type Way,
} from './ways';
import { CHEN, LIANG, LIN, SHEN, ZHOU } from '../server/demo';

const HOME = '/pages/tea/index';
const MINE = '/pages/tea/mine';
let shop: Shop;
const reached = new Set<RoutePath>();
/** The fewest taps from a tab of the app, by the kind of person. */
const taps = new Map<string, Map<RoutePath, number>>();
let kind = '';

function comes(to: RoutePath, after: number): void {
  reached.add(to);
  const own = taps.get(kind) ?? new Map<RoutePath, number>();
  taps.set(kind, own.set(to, Math.min(after, own.get(to) ?? after)));
}

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** The sheet that one went away from closes on the page that one comes back to, and is still there for a while, below the screen. */
const NO_SHEET_GOES = `[...document.querySelectorAll('[role=dialog]')].every((one) => one.getBoundingClientRect().top < innerHeight)`;

/** The words of a page that has nothing to show. */
const DEAD_END = /暂无权限|内容不存在或已下架|出错了/;

async function follow(phone: ShopPhone, from: string, way: Way, before: number): Promise<void> {
  const { to, press, search, tab, then = [] } = way;
  if (search) await phone.top.getByRole('searchbox').fill(search);
  for (const name of [press].flat()) {
    // A sheet lies over the page with buttons of the same name.
    const sheet = phone.top.getByRole('dialog');
    await ((await sheet.count()) > 0 ? pressable(sheet.last(), name).tap({ timeout: PATIENCE }) : phone.press(name));
    if (phone.at().split('?')[0] === from) await phone.still();
  }
  await phone.arrive(to);
  const after = TAB_PATHS.includes(to) ? 0 : before + [press].flat().length + (search ? 1 : 0);
  comes(to, after);
  await phone.loaded();
  expect([to, (await phone.reads()).match(DEAD_END)?.[0]]).toEqual([to, undefined]);
  for (const next of then) await follow(phone, to, next, after);
  // Back leads out of the place and not through its tabs: whoever pressed the first goes back.
  if (tab) return;
  // A tab root has nothing to go back to.
  if (TAB_PATHS.includes(to)) return phone.open(from);
  await phone.page.goBack();
  await phone.arrive(from);
  await waitUntil(phone.page, NO_SHEET_GOES);
}
async function walk(phone: ShopPhone, from: RoutePath, ways: readonly Way[]): Promise<void> {
  await phone.open(from);
  await phone.loaded();
  comes(from, 0);
  for (const way of ways) await follow(phone, from, way, 0);
}

/** What can be pressed on the page, without the tab bar and the goods that it offers below. */
const TARGETS = `(() => {
  const page = [...document.querySelectorAll('.taro_page')].at(-1);
  const goods = [...page.querySelectorAll('[role=heading]')].find(({ textContent }) => textContent === '猜你喜欢');
  return [...page.querySelectorAll('[role=button], [role=link], [role=tab], [role=radio]')]
    .filter((one) => !one.closest('[role=navigation]') && one.getClientRects().length > 0)
    .filter((one) => !goods || (goods.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
})()`;

test('a visitor', async () => {
  kind = 'visitor';
  const phone = await shop.phone();
  await walk(phone, HOME, publicOf(MEMBER_HOME));
  await walk(phone, HOME, publicOf(MEMBER_TABS));
  await walk(phone, MINE, VISITOR_MINE);
  const told = { ...OUTSIDE, ...NO_VISITOR };
  expect(ROUTE_PATHS.filter((path) => isPublic(path) && !reached.has(path) && !told[path])).toEqual([]);
  expect(Object.keys(NO_VISITOR).filter((path) => reached.has(path as RoutePath))).toEqual([]);
});

test('a member', async () => {
  kind = 'member';
  const phone = await shop.phone({ member: LIN });
  await walk(phone, HOME, MEMBER_HOME);
  await walk(phone, HOME, MEMBER_TABS);
  await walk(phone, MINE, MEMBER_MINE);
});

test('我的 of a member has thirty targets at most', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(MINE);
  await phone.settled();
  // The lower half comes with a script of its own.
  await phone.top.getByRole('link', { name: '发票', exact: true }).waitFor();
  const targets = await phone.page.evaluate<string[]>(TARGETS);
  expect(targets).toEqual(expect.arrayContaining(['设置', '会员码', '推广', '发票']));
  expect([targets.length <= 30, targets]).toEqual([true, targets]);
});

test('a new member', async () => {
  kind = 'new member';
  await walk(await shop.phone({ member: ZHOU }), MINE, NEW_MEMBER_MINE);
});

test('a promoter', async () => {
  kind = 'promoter';
  await walk(await shop.phone({ member: CHEN }), MINE, TEAM_MINE);
});

test('an employee', async () => {
  kind = 'employee';
  await walk(await shop.phone({ member: '13900000001' }), MINE, STAFF_MINE);
  await walk(await shop.phone({ member: '13900000002' }), MINE, ADVISER_MINE);
});

test('a wholesaler finds all of wholesale', async () => {
  kind = 'wholesaler';
  await walk(await shop.phone({ member: SHEN }), MINE, WHOLESALER_MINE);
  kind = 'merchant';
  await walk(await shop.phone({ member: '13800000030' }), MINE, MERCHANT_MINE);
});

test('a partner logs in as one, picks boxes and settles them', async () => {
  kind = 'partner';
  const phone = await shop.phone({ member: LIANG });
  await phone.open(MINE);
  await phone.press('渠道选货');
  await phone.arrive('/shop/pages/category_channel');
  await phone.press('渠道登录');
  await phone.arrive('/site/pages/login_channel');
  comes('/site/pages/login_channel', 2);
  await phone.press('账号密码');
  await phone.type('渠道账号', 'CH8801');
  await phone.type('密码', PASSWORD);
  await phone.press('我已阅读并同意用户协议与隐私政策');
  await phone.press('登录');
  await phone.arrive('/shop/pages/category_channel');
  comes('/shop/pages/category_channel', 1);
  await phone.settled();
  await phone.press(/加一箱|增加/);
  await phone.press(/^去结算/);
  await phone.arrive('/shop/pages/order/settle_channel');
  comes('/shop/pages/order/settle_channel', 2);
  await phone.sees('存为常购');
});

test('every built page is reached, or says from where it is entered', () => {
  const outside = Object.keys(OUTSIDE);
  expect(ROUTE_PATHS.filter((path) => !reached.has(path) && !outside.includes(path))).toEqual([]);
  expect(outside.filter((path) => reached.has(path as RoutePath))).toEqual([]);
});

test('every page is within four taps for every kind of person, or says why not', () => {
  const far = [...taps].flatMap(([who, own]) =>
    [...own].filter(([, after]) => after > MOST_TAPS).map(([path, after]) => ({ who, path, after })),
  );
  expect(far.filter(({ path }) => !FAR[path])).toEqual([]);
  expect(Object.keys(FAR).filter((path) => far.every((one) => one.path !== path))).toEqual([]);
});
