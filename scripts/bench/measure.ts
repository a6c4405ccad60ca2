/** One cold load, its route change, and the same page opened again with the browser's cache. */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { sample, usedByOthers } from './contention';
import { repeated, watchNetwork, type Call, type Network } from './network';
import { sleep, type Options } from './options';
import { probe } from './probe';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  // Loopback only: an address of the world outside is a fault of the page.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
/** Total blocking time is counted until this long after the load event. */
const BLOCKING_UNTIL = 5000;
const LONG_TASK = 50;

export interface Target {
  name: string;
  /** Address of the page, without the origin. */
  home: string;
  /** CSS selector: the page counts as rendered when a match has a box. */
  ready: string;
  /** What the page is about: read as soon as the outline says it. */
  words?: string;
  route?: { name: string; click: string; target: string };
  /** What is tapped at last: how long until the next paint? */
  tap?: string;
  /** What a member's phone has stored. */
  session?: string;
  open(): Promise<{ origin: string; close(): void | Promise<void> }>;
}
export interface Load {
  fcp: number;
  lcp: number;
  lcpOf: string;
  ready: number | null;
  words: number | null;
  cls: number;
  tbt: number;
  requests: number;
  bytes: number;
  /** JavaScript on the wire that finished before `ready`. */
  jsReady: number;
  repeated: string[];
  failed: string[];
}
export interface Run {
  cold: Load;
  warm: Load;
  route?: { first: number | null; again: number | null; js: number };
  /** ms from the tap to the next paint. */
  tap?: number;
  errors: string[];
  contention: number;
  /** How slow the core was before it (pace.ts). */
  slow?: number;
  /** The machine was not steady, and the retries were used up. */
  noisy?: boolean;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, headless: true, args: ARGS });

/** A phone whose caches are empty. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    // Waiting by an expression is evaluated in the page.
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    userAgent: PHONE,
  });

export async function measureOnce(target: Target, options: Options): Promise<Run> {
  const server = await target.open();
  const browser = await launchBrowser();
  const before = sample();
  try {
    const context = await newPhone(browser);
    const { page, cdp, errors } = await openPage(context, target, options);
    const network = watchNetwork(cdp);
    const url = server.origin + target.home;
    const cold = await load(page, network, url);
    const contention = usedByOthers(before, sample());
    const route = target.route && (await changeRoute(page, network, target.route));
    await page.goto('about:blank');
    const warm = await load(page, network, url, 0);
    const tap = target.tap === undefined ? undefined : await timeTap(page, target.tap);
    return { cold, warm, errors, contention, ...(route && { route }), ...(tap !== undefined && { tap }) };
  } finally {
    await browser.close();
    await server.close();
  }
}

export async function openPage(
  context: BrowserContext,
  target: Pick<Target, 'ready' | 'words' | 'session'>,
  options: Options,
) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => void dialog.dismiss());
  // The TypeScript runner marks functions with this helper; the page does not have it.
  await page.addInitScript({ content: 'window.__name = (fn) => fn' });
  await page.addInitScript(probe, [target.ready, target.words ?? ''] as const);
  if (target.session)
    await page.addInitScript({
      // An empty page has no storage.
      content: `if (location.protocol === 'http:') localStorage.setItem('yejian', ${JSON.stringify(target.session)})`,
    });
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await page.goto('about:blank');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpu });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: options.rtt,
    downloadThroughput: (options.down * 1000) / 8,
    uploadThroughput: (options.up * 1000) / 8,
    connectionType: 'cellular4g',
  });
  return { page, cdp, errors };
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

/** `watched`: until when the page is looked at, ms after its load event. */
async function load(page: Page, network: Network, url: string, watched = BLOCKING_UNTIL): Promise<Load> {
  network.reset();
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const loadedAt = Date.now();
  // Nothing is evaluated in the page while it draws: Playwright's own script takes a slowed-down processor some 50 ms to compile.
  await network.idle(1500, 45_000);
  await page
    .waitForFunction(() => window.__perf.ready > 0, null, { timeout: 45_000, polling: 250 })
    .catch(() => undefined);
  await sleep(Math.max(0, watched + 200 - (Date.now() - loadedAt)));
  const perf = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { fcp, lcp, lcpOf, cls, ready, words, long } = window.__perf;
    return {
      fcp,
      lcp,
      lcpOf,
      cls,
      ready,
      words,
      long,
      origin: performance.timeOrigin,
      load: navigation?.loadEventEnd ?? 0,
    };
  });
  const calls = network.calls();
  const done = calls.filter((call): call is Call & { end: number } => call.end !== undefined);
  const ready = perf.ready || Infinity;
  const tasks = perf.long.filter(([start]) => start < perf.load + BLOCKING_UNTIL);
  return {
    fcp: perf.fcp,
    lcp: perf.lcp,
    lcpOf: perf.lcpOf,
    cls: perf.cls,
    ready: perf.ready || null,
    words: perf.words || null,
    tbt: sum(tasks, ([, duration]) => Math.max(0, duration - LONG_TASK)),
    requests: calls.length,
    bytes: sum(done, ({ bytes }) => bytes),
    jsReady: sum(
      done.filter(({ isScript, end }) => isScript && network.wall(end) - perf.origin <= ready),
      ({ bytes }) => bytes,
    ),
    repeated: repeated(calls),
    failed: calls.flatMap(({ url: address, failed }) => (failed ? [`${address} ${failed}`] : [])),
  };
}

/** The browser's own account of the slowest event of the tap: from the finger to the frame after it. */
async function timeTap(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => (window.__perf.slowest = 0));
  await page.locator(selector).first().tap({ timeout: 15_000, noWaitAfter: true });
  await sleep(1500);
  return page.evaluate(() => window.__perf.slowest);
}

/** The route's first change, back, and the change again: by then its scripts are there. */
async function changeRoute(page: Page, network: Network, { click, target }: NonNullable<Target['route']>) {
  const go = async () => {
    const known = new Set(network.calls());
    await page.evaluate((wanted) => window.__perf.arm(wanted), target);
    await page.locator(click).first().tap({ timeout: 15_000, noWaitAfter: true });
    const shown = await page
      .waitForFunction(() => (window.__perf.route?.end ?? 0) > 0, null, { timeout: 30_000, polling: 100 })
      .then(
        () => true,
        () => false,
      );
    await network.idle(1000, 20_000);
    const ms = shown
      ? await page.evaluate(() => (window.__perf.route?.end ?? 0) - (window.__perf.route?.start ?? 0))
      : null;
    return {
      ms,
      js: sum(
        network.calls().filter((call) => !known.has(call) && call.isScript),
        ({ bytes }) => bytes,
      ),
    };
  };
  const first = await go();
  await page.goBack({ waitUntil: 'commit', timeout: 15_000 });
  await page.waitForFunction((wanted) => window.__perf.seen(wanted), click, { timeout: 15_000, polling: 100 });
  await network.idle(1000, 15_000);
  await sleep(500);
  const again = await go();
  return { first: first.ms, again: again.ms, js: first.js };
}
