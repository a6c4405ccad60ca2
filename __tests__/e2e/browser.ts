/**
 * One Chromium for a test file, a phone per test: 390x844, touch, Chinese. Every page error, every console error and everything the
 * page's Content-Security-Policy refuses fails the test.
 */
import fs from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';

/** Longest wait for something a person would wait for; the machine may be busy. */
export const PATIENCE = 60_000;

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
export const MESSENGER = `${IPHONE} MicroMessenger/8.0.50`;
export const MESSENGER_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

/** `video`: a file that its camera shows, to every page that asks. */
export async function launchBrowser({ video }: { video?: string } = {}): Promise<Browser> {
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
  return chromium.launch({ executablePath: CHROMIUM, args: [...ARGS, ...(video ? camera : [])] });
}

/**
 * For `init`: timers of `from` milliseconds and more wait until the phone is told `letTimersGo()`, which answers how long they would have
 * taken. So a page that leaves by itself stands for as long as a slow machine needs to look at it, and what comes after a delay is
 * known without a clock.
 */
export const holdTimers = (from = 1000) => `(() => {
  const { setTimeout: start, clearTimeout: stop } = window;
  let held = new Map();
  let last = 0;
  window.setTimeout = (work, ms = 0, ...rest) => {
    if (!held || ms < ${from}) return start(work, ms, ...rest);
    held.set((last -= 1), [work, ms, ...rest]);
    return last;
  };
  window.clearTimeout = (id) => {
    if (!held || !held.delete(id)) stop(id);
  };
  window.letTimersGo = () => {
    const waiting = [...held.values()];
    held = null;
    // What waits that long is a limit of something else, such as of a script that is on its way.
    for (const [work, ms, ...rest] of waiting) start(work, ms < ${PATIENCE} ? 0 : ms, ...rest);
    return waiting.map(([, ms]) => ms);
  };
})();`;

/** For `init`: a phone that saves data: no script comes before somebody's finger is on what leads to its page (core/ahead). */
export const THRIFTY = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

/** For `init`: what reads the own search words throws, which the function of the search page does while it is drawn. */
export const FAULTY_WORDS = `(() => {
  const { get } = Map.prototype;
  Map.prototype.get = function (key) {
    if (key === 'search_words') throw new Error('boom');
    return get.call(this, key);
  };
})();`;

/** The page on top; expressions as text, not functions: tsx gives functions names through a helper that the page does not have. */
export const TOP = `[...document.querySelectorAll('.taro_page')].filter((one) => one.getClientRects().length > 0).pop()`;

export interface PhoneOptions {
  userAgent?: string;
  /** JavaScript run before the page's own scripts. */
  init?: string;
  width?: number;
  height?: number;
  /** Console errors that this test provokes on purpose (failed requests, for example). */
  expectErrors?: RegExp[];
}

export interface Phone {
  page: Page;
  context: BrowserContext;
  /** Everything the page complained about and nobody expected. */
  complaints: string[];
  close(): Promise<void>;
}

export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    userAgent: options.userAgent ?? IPHONE,
  });
  if (options.init) await context.addInitScript({ content: options.init });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  const expected = (text: string) => (options.expectErrors ?? []).some((pattern) => pattern.test(text));
  page.on('pageerror', (error) => !expected(String(error)) && complaints.push(`page error: ${String(error)}`));
  page.on('console', (message) => {
    const refused = message.text().includes('Content Security Policy');
    if (refused || (message.type() === 'error' && !expected(message.text())))
      complaints.push(`console: ${message.text()}`);
  });
  return { page, context, complaints, close: () => context.close() };
}

/**
 * Waits until an expression is true in the page, which looks by itself: every question from here would cost both sides more than the
 * look. Not `page.waitForFunction`: it evaluates inside the page, which the page's policy forbids.
 */
export async function waitUntil(page: Page, expression: string, timeout = PATIENCE): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    const looking = `(async () => {
      for (const until = performance.now() + ${until - Date.now()}; performance.now() < until; ) {
        if (${expression}) return true;
        await new Promise((then) => setTimeout(then, 50));
      }
    })()`;
    // While the page goes to another address there is nobody to ask.
    if (await page.evaluate<boolean>(looking).catch(() => false)) return;
    if (Date.now() > until) throw new Error(`not true within ${timeout} ms: ${expression}`);
    await page.waitForTimeout(100);
  }
}

/** Of what is about to be ready, on a busy machine. */
export const SOON = 10_000;

/** A tap. What was found first may lie under what has come since: then another one is meant, which is looked for anew. */
export async function tapFound(what: Locator): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;)
    try {
      return await what.tap({ timeout: SOON });
    } catch (error) {
      if (performance.now() > end) throw error;
    }
}

declare global {
  /** Of nodeEnvironment.js: whether the test that a hook follows has failed. */
  function testFailed(): boolean;
}

/**
 * After a test that failed: a picture of the last state of its phone for a person to look at, kept with the other artifacts of the
 * run. `at`: place of the phone among those of the test.
 */
export async function keepScreenshot(page: Page, at = 0, kind = ''): Promise<void> {
  if (!testFailed()) return;
  const dir = '.data/test-artifacts';
  const test = (expect.getState().currentTestName ?? 'phone').replace(/[^\p{L}\p{N}]+/gu, '-');
  fs.mkdirSync(dir, { recursive: true });
  const file = `${dir}/${kind}${test}${at > 0 ? `-${at + 1}` : ''}.jpg`;
  // A phone that broke has no picture; its test says why.
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, scale: 'css' }).catch(() => undefined);
}
