/**
 * `npm run bench -- --touches`: how soon a page answers a finger (INP). On each of the bench's addresses what lies in sight is touched, one of
 * each shape, on a slowed-down phone that has been here before; the slowest stands for the page. From the finger to the frame after it.
 */
import type { Page } from 'playwright-core';
import { ensureBuilt } from '../lib/build.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { readLinks, type MeasuredLink } from './links';
import { launchBrowser, newPhone, openPage } from './measure';
import { watchNetwork } from './network';
import { median, sleep, type Options } from './options';
import { calm } from './pace';
import { startServer } from './server';

const TOUCHED = '[role=tab],[role=radio],[role=switch],[role=button],[role=link]';
/** Of more shapes a page has hardly another kind. */
const MOST_SHAPES = 6;
const LIMIT_MS = 120;
/** A second press within 1,500 ms is none (rule 6.8). */
const REST_MS = 1600;
/** What the finger has set off is drawn, and the browser has told how long it took. */
const TOLD_MS = 900;
const CALM_MS = 20_000;

interface Place {
  x: number;
  y: number;
  name: string;
}
/** What lies in sight with nothing over it, the last of each shape: the first is often what is chosen already, or 返回. */
const places = (page: Page): Promise<Place[]> =>
  page.evaluate((wanted) => {
    const shapes = new Map<string, Place>();
    for (const one of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
      if (!one.contains(document.elementFromPoint(x, y))) continue;
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      shapes.set(one.className, { x, y, name: name.slice(0, 10) });
    }
    return [...shapes.values()];
  }, TOUCHED);

type Touch = Pick<Place, 'name'> & { ms: number };

async function touchAround(link: MeasuredLink, origin: string, options: Options): Promise<Touch[]> {
  const browser = await launchBrowser();
  try {
    const context = await newPhone(browser);
    const { page, cdp } = await openPage(context, link, options);
    const network = watchNetwork(cdp);
    const open = async () => {
      await page.goto('about:blank');
      await page.goto(origin + link.home, { waitUntil: 'load', timeout: 120_000 });
      await page.waitForFunction(() => window.__perf.ready > 0, null, { timeout: 45_000, polling: 250 });
      await network.idle(1000, 20_000);
    };
    await open();
    const touches: Touch[] = [];
    for (const { x, y, name } of (await places(page)).slice(0, MOST_SHAPES)) {
      await sleep(REST_MS);
      await page.evaluate(() => (window.__perf.slowest = 0));
      await page.touchscreen.tap(x, y);
      await sleep(TOLD_MS);
      touches.push({ name, ms: await page.evaluate(() => window.__perf.slowest) });
      // What was touched has opened something over the page, or has led away.
      if ((await page.locator('[role=dialog]').count()) > 0) await open();
      else if (!page.url().endsWith(link.home)) await page.goBack({ waitUntil: 'commit', timeout: 15_000 });
    }
    return touches;
  } finally {
    await browser.close();
  }
}

export async function measureTouches(options: Options): Promise<void> {
  await ensureBuilt('h5');
  const server = await step('The server is running on demo data', () => startServer('pglite'));
  try {
    const over: string[] = [];
    for (const link of await readLinks(server, options.only, options.member)) {
      const known = new Map<string, number[]>();
      for (let run = 0; run < options.runs; run += 1) {
        const slow = await calm(CALM_MS);
        const slowed = { ...options, cpu: Math.max(1, options.cpu / slow) };
        for (const { name, ms } of await touchAround(link, server.origin, slowed))
          known.set(name, [...(known.get(name) ?? []), ms]);
      }
      const middles = [...known].map(([of, all]) => ({ of, ms: median(all) ?? 0 })).sort((a, b) => b.ms - a.ms);
      say(`    ${link.name.padEnd(16)} ${middles.map(({ of, ms }) => `${ms.toFixed(0)} ms ${of}`).join(', ')}`);
      for (const { of, ms } of middles)
        if (ms > LIMIT_MS) over.push(`${link.name}: ${of} takes ${ms.toFixed(0)} ms; the limit is ${LIMIT_MS}.`);
    }
    if (over.length > 0) throw new Failure(over.join('\n'));
  } finally {
    await server.close();
  }
}
