/**
 * `npm run bench -- --frames`: what a finger feels. From the home to a goods page whose script is here already (the goods stand two frames after
 * their data at the latest), and a thousand goods that scroll on a phone of a quarter of this machine's speed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/client';
import { seed } from '../../server/seed';
import { ensureBuilt } from '../lib/build.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { addManyGoods } from './manyGoods';
import { sleep } from './options';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const GOODS = 1000;
const SLOWER = 4;
/** Frames between the goods' data and their price on the screen. */
const MOST_FRAMES = 2;
/** A task of more than so many times the yardstick is a pause; the first loads of a part may cost a few. */
const PAUSE = 1.5;
const MOST_PAUSES = 3;
const TRIES = 3;
const TAP_GUARD_MS = 1600;
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const TOP = `[...document.querySelectorAll('.taro_page')].filter((one) => one.getClientRects().length > 0).pop()`;

/** Counts frames, and notes the frame in which the goods' data was read and the one after which its price stands there. */
const WATCH = `(() => {
  const seen = { frame: 0, data: 0, content: 0 };
  window.seenOfRoute = seen;
  const count = () => {
    seen.frame += 1;
    if (seen.content === 0 && document.querySelector('[class*=PriceBlock]')) seen.content = seen.frame;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (const read of ['json', 'text', 'blob', 'arrayBuffer']) {
    const original = Response.prototype[read];
    Response.prototype[read] = async function () {
      const body = await original.call(this);
      if (/\\/v1\\/product\\/\\d+(\\?|$)/.test(this.url)) seen.data = seen.frame;
      return body;
    };
  }
})()`;

/** What this machine needs, at the same moment, to draw four hundred plain boxes with a line of text. */
const YARDSTICK = `(() => {
  const box = document.createElement('div');
  document.body.append(box);
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    box.innerHTML = '<p style="display:flex"><b>白毫银针</b><i>头采单芽</i></p>'.repeat(400);
    box.offsetHeight;
    return performance.now() - from;
  });
  box.remove();
  return Math.min(...times);
})()`;

/** Scrolls like a thumb that is in a hurry, until the end of the list. What it reads would be work of the page, so it looks every hundred frames. */
const SCROLL = `new Promise((resolve) => {
  const page = ${TOP};
  const long = [];
  const watch = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => Math.round(duration))));
  watch.observe({ type: 'longtask' });
  let frames = 0;
  const step = () => {
    page.scrollBy(0, 160);
    frames += 1;
    if (frames % 100 === 0 && page.textContent.includes('没有更多了') && page.scrollTop + page.clientHeight > page.scrollHeight - 4) {
      watch.disconnect();
      return resolve(long);
    }
    requestAnimationFrame(step);
  };
  step();
})`;

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  // Pictures are another machine's work in real life; here they would share the cores with the page.
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  return page;
}

/** Frames between data and content. */
async function timeRoute(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/h5/pages/tea/index`, { waitUntil: 'networkidle' });
  const card = page.locator('[class*=GoodsCard] [role=link]').first();
  // Once, so that the page's script is warm.
  await card.tap();
  await page.waitForURL('**/shop/pages/goods**');
  await page.locator('[class*=PriceBlock]').first().waitFor();
  await page.goBack();
  await page.waitForURL('**/pages/tea/index**');
  await sleep(TAP_GUARD_MS);
  await page.route(/\/v1\/product\/\d+(\?|$)/, async (route) => {
    await sleep(800);
    await route.continue();
  });
  await page.evaluate(WATCH);
  await card.tap();
  await page.locator('[class*=PriceBlock]').first().waitFor();
  await sleep(500);
  const seen = await page.evaluate<{ data: number; content: number }>('window.seenOfRoute');
  if (seen.data === 0) throw new Failure('The data of the goods was not seen to come.');
  return seen.content - seen.data;
}

/** Tasks that a finger would feel, ms each. */
async function findPauses(page: Page, origin: string): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${origin}/h5/shop/pages/list`, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const yardstick = await page.evaluate<number>(YARDSTICK);
  const long = await page.evaluate<number[]>(SCROLL);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return long.filter((ms) => ms > PAUSE * yardstick);
}

export async function measureFrames(): Promise<void> {
  await ensureBuilt('h5');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-frames-'));
  const config = {
    ...readConfig({}),
    dataDir,
    rateLimit: 0,
    autopilot: false,
    checkAnswers: false,
    logLevel: 'silent',
  };
  const app = await buildApp({ config, database: await openDatabase({}) });
  const browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: ['--no-sandbox'] });
  try {
    await seed(app.server);
    const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const page = await openPhone(browser);
    const frames = await step('From the home to a goods page', () => timeRoute(page, origin));
    say(`    its price stands ${frames} frames after its data; ${MOST_FRAMES} at most.`);
    await addManyGoods(app.server.db, GOODS);
    // Another process can only make a run slower: what the page itself does too slowly is too slow every time.
    let pauses: number[] = [];
    for (let run = 0; run === 0 || (run < TRIES && pauses.length > MOST_PAUSES); run += 1)
      pauses = await step(`${GOODS} goods at a quarter of the speed`, () => findPauses(page, origin));
    say(`    ${pauses.length} pauses (${pauses.join(', ')} ms); ${MOST_PAUSES} at most.`);
    if (frames > MOST_FRAMES || pauses.length > MOST_PAUSES) throw new Failure('A finger would feel that.');
  } finally {
    await browser.close();
    await app.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
