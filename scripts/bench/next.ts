/**
 * `npm run bench -- --next`: from a press to the next page's content, on a slowed-down phone and a slow line: the first time, back, and again.
 * The page before has stood for some seconds, the finger rests as long as a person's does; the time begins when it is lifted. `--hold 0`: a
 * press that takes no time.
 */
import type { CDPSession, Page } from 'playwright-core';
import { ensureBuilt } from '../lib/build.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { ask, MEMBERS, PASSWORD } from './links';
import { launchBrowser, newPhone, openPage } from './measure';
import { watchNetwork, type Network } from './network';
import { median, sleep, type Options } from './options';
import { calm } from './pace';
import { startServer } from './server';

interface Way {
  name: string;
  from: string;
  /** CSS selector of what is pressed, and of what the next page shows of its own. */
  press: string;
  content: string;
  member?: true;
  /** A root of the bottom navigation: the way back is another one. */
  back?: string;
}
const CARD = '[class*=GoodsCard] [role=link]';
const PRICE = '[class*=PriceBlock]';
const tab = (name: string) => `[aria-label=主导航] [role=link]:has-text("${name}")`;
const WAYS: readonly Way[] = [
  { name: 'home to goods', from: '/h5/pages/tea/index', press: CARD, content: PRICE },
  { name: 'list to goods', from: '/h5/shop/pages/list?scene=vip', press: CARD, content: PRICE },
  {
    name: 'mine to orders',
    from: '/h5/pages/tea/mine',
    press: '[aria-label=全部订单]',
    content: '[class*=OrderRow]',
    member: true,
  },
  {
    name: 'orders to order',
    from: '/h5/shop/pages/order/index',
    press: '[class*=OrderRow] [role=link]',
    content: '[class*=OrderStory]',
    member: true,
  },
  {
    name: 'home to classes',
    from: '/h5/pages/tea/index',
    press: tab('分类'),
    content: '[class*=ClassBody]',
    back: tab('首页'),
  },
];
/** ms: the first time, and when it was there a moment ago. */
const LIMITS = { first: 400, again: 200 };
const HOLD_MS = 80;
const READ_MS = 3000;
/** A second press on the same within that time is none (rule 6.8). */
const GUARD_MS = 1600;
const CALM_MS = 20_000;

interface Times {
  first: number | null;
  again: number | null;
}

async function press(page: Page, cdp: CDPSession, selector: string, holdMs: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Failure(`${selector} is not there.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(holdMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** ms from the finger's lift to the frame with the content. */
async function time(page: Page, network: Network, touch: () => Promise<void>, content: string): Promise<number | null> {
  await page.evaluate((wanted) => window.__perf.arm(wanted), content);
  await touch();
  const shown = await page
    .waitForFunction(() => (window.__perf.route?.end ?? 0) > 0, null, { timeout: 30_000, polling: 100 })
    .then(
      () => true,
      () => false,
    );
  await network.idle(1000, 20_000);
  return shown ? page.evaluate(() => (window.__perf.route?.end ?? 0) - (window.__perf.route?.start ?? 0)) : null;
}

async function walk(
  origin: string,
  way: Way,
  session: string | undefined,
  options: Options,
  holdMs: number,
): Promise<Times> {
  const browser = await launchBrowser();
  try {
    const context = await newPhone(browser);
    const { page, cdp } = await openPage(
      context,
      { ready: way.press.split(':has')[0] ?? '', ...(session && { session }) },
      options,
    );
    const network = watchNetwork(cdp);
    const reach = async () => {
      await page.locator(way.press).first().waitFor();
      await page.locator(way.press).first().scrollIntoViewIfNeeded();
      await network.idle(1500, 45_000);
      // What stands above it, out of sight, may have come since.
      await page.locator(way.press).first().scrollIntoViewIfNeeded();
      await sleep(READ_MS);
      await network.idle(1000, 20_000);
    };
    const touch = () => press(page, cdp, way.press, holdMs);
    await page.goto(origin + way.from, { waitUntil: 'load', timeout: 120_000 });
    await reach();
    const first = await time(page, network, touch, way.content);
    if (way.back) await press(page, cdp, way.back, HOLD_MS);
    else await page.goBack({ waitUntil: 'commit', timeout: 15_000 });
    await sleep(GUARD_MS);
    await reach();
    return { first, again: await time(page, network, touch, way.content) };
  } finally {
    await browser.close();
  }
}

export async function measureNext(options: Options, holdMs = HOLD_MS): Promise<void> {
  await ensureBuilt('h5');
  const server = await step('The server is running on demo data', () => startServer('pglite'));
  try {
    const { token } = await ask<{ token: string }>(server, '/api/v1/site/login', {
      account: MEMBERS.lin,
      password: PASSWORD,
    });
    const session = JSON.stringify({ token, hasLogin: true });
    const over: string[] = [];
    for (const way of WAYS.filter(
      ({ name }) => options.only.length === 0 || options.only.some((word) => name.includes(word)),
    )) {
      const runs: Times[] = [];
      for (let run = 0; run < options.runs; run += 1) {
        const slow = await calm(CALM_MS);
        const slowed = { ...options, cpu: Math.max(1, options.cpu / slow) };
        runs.push(await walk(server.origin, way, way.member || options.member ? session : undefined, slowed, holdMs));
      }
      const tell = (of: keyof Times) => {
        const all = runs.map((run) => run[of]);
        const middle = median(all);
        if (middle === null || middle > LIMITS[of])
          over.push(`${way.name}, ${of}: ${middle?.toFixed(0)} ms; the limit is ${LIMITS[of]}.`);
        return `${middle?.toFixed(0)} ms (${all.map((ms) => ms?.toFixed(0)).join(', ')})`;
      };
      say(`    ${way.name.padEnd(16)} first ${tell('first')} again ${tell('again')}`);
    }
    if (over.length > 0) throw new Failure(over.join('\n'));
  } finally {
    await server.close();
  }
}
