/**
 * Every page of a table of routes, in each of its faces, as a member and as a visitor: nothing serious under axe-core, its console
 * silent, nothing jumps while it comes, one column at every width, every word to be read at 200 % with long names and large balances,
 * no name cut to a few signs, and nothing breaks on the narrowest phone whose every name is long and every sum large.
 * A long table has a file for each of its `parts`, so that no worker waits for the last one.
 */
import { pathsOf, type PageGroup } from '../groups';
import { COLUMN, layoutOf } from '../layout';
import { isPublic, looksAt, named, showLook, type Look } from '../pages';
import { openShop, type Shop, type ShopPhone } from '../shop';
import { cutShort } from './cut';
import { makeLong, unreadable } from './enlarged';
import { findings } from './findings';
import { breaksOf } from './squeezed';

/** A phone, a tablet and a desktop between the narrowest phone and the widest window. */
const NARROW = [360, 844] as const;
const WIDE = [1440, 900] as const;
const BETWEEN = [
  [414, 844],
  [1024, 900],
] as const;
const USUAL = [390, 844] as const;

/** The new width has been laid out. */
const TWO_FRAMES = 'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))';

const MOST_JUMPS = 0.02;
/** Pages that jump more until each is mended, with what was measured: none may grow, and none be added. */
const JUMPING: Readonly<Record<string, number>> = {
  '/outbound/pages/escrow': 0.03,
  '/outbound/pages/escrow requests': 0.03,
  '/pages/tea/cpf': 0.06,
  '/pages/tea/index1': 0.05,
  '/pages/tea/my-cpf': 0.05,
  '/pages/tea/wholesale': 0.06,
  '/tea/pages/home': 0.11,
  '/open-location': 0.03,
  '/shop/pages/footprint/index': 0.06,
  '/shop/pages/marketing/wholesale_index': 0.1,
  '/shop/pages/order/success': 0.22,
};

/** Which of two answers comes first on a busy machine is chance: a page that jumps by itself does so each time. */
const TRIES = 4;
/** From one page of the app to another, as from one address to another (starts.test.ts). */
async function showStill(shop: Shop, look: Look, options: Parameters<typeof showLook>[2]): Promise<ShopPhone> {
  const most = JUMPING[named(look)[0]] ?? MOST_JUMPS;
  const jumped = async (phone: ShopPhone) => {
    const jumps = await phone.jumps();
    return jumps.reduce((sum, { value }) => sum + value, 0) > most ? jumps : [];
  };
  let phone = await showLook(shop, look, options);
  for (let tries = 1; tries < TRIES && (await jumped(phone)).length > 0; tries += 1)
    phone = await showLook(shop, look, options);
  expect(await jumped(phone)).toEqual([]);
  return phone;
}

async function expectOneColumn(phone: ShopPhone, [width, height]: readonly [number, number]): Promise<string> {
  await phone.page.setViewportSize({ width, height });
  await phone.page.evaluate(TWO_FRAMES);
  const { kind, ...seen } = await layoutOf(phone);
  expect({ at: width, ...seen }).toMatchObject({
    at: width,
    width: Math.min(width, COLUMN),
    sideways: 0,
    outside: [],
  });
  // A centred column; a scroll bar may stand on one side.
  expect(Math.abs(seen.left - seen.right)).toBeLessThanOrEqual(16);
  return kind;
}

export function everyPage(group: PageGroup, part = 1, parts = 1): void {
  const looks = pathsOf(group)
    .filter((_, at) => at % parts === part - 1)
    .flatMap(looksAt);
  /** Layouts seen so far: what stands fixed on a page. */
  const kinds = new Set<string>();
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop({ disagrees: 'balances that nobody has earned' });
    await makeLong(shop.server);
  });
  afterEach(() => shop.hangUp());
  afterAll(() => shop.close());

  test.each(looks.map(named))('%s', async (_, look) => {
    const phone = await showStill(shop, look, { kept: true });
    await expect(findings(phone)).resolves.toEqual([]);
    await expectOneColumn(phone, NARROW);
    const kind = await expectOneColumn(phone, WIDE);
    if (!kinds.has(kind)) for (const screen of BETWEEN) await expectOneColumn(phone, screen);
    kinds.add(kind);
    await expectOneColumn(phone, USUAL);
    await expect(cutShort(phone)).resolves.toEqual([]);
    await expect(unreadable(phone)).resolves.toEqual({ usual: [], enlarged: [] });
    await expect(breaksOf(shop, look)).resolves.toEqual([]);
  });

  const open = looks.filter(({ path }) => isPublic(path));
  if (open.length === 0) return;
  test.each(open.map(named))('%s as a visitor', async (_, look) => {
    const phone = await showStill(shop, look, { member: undefined, channel: false, kept: true });
    await expect(findings(phone)).resolves.toEqual([]);
  });
}
