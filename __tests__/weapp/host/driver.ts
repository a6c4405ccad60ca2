// Drives a packed mini-program in Chromium the way a hand would: what a test says is what a user sees.
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { PATIENCE } from '../../e2e/browser';
import type {
  AudioRecord,
  CallRecord,
  DialogRecord,
  Fault,
  HostApi,
  Interaction,
  LogEntry,
  Mocks,
  RequestRecord,
  ToastRecord,
} from './types';

export interface OpenOptions {
  /** Of serveWeapp. */
  url: string;
  /** Page to start at, for example /shop/pages/goods; without it the entry page of app.json. */
  path?: string;
  /** Query of that page; values are encoded here. */
  query?: Record<string, string | number>;
  /** Launch scene; 1001 when absent. */
  scene?: number;
  /** Answers of device functions and requests, in force from the first line of app.js. */
  mock?: Mocks;
  /** What the phone has stored already, by key. */
  storage?: Record<string, unknown>;
  /** JavaScript for the browser, run before the host: for example another clock. */
  init?: string;
  /** One browser for many mini-programs; without it each has its own. */
  browser?: Browser;
  /** How long an element or a page is waited for. */
  timeoutMs?: number;
}

/** With its query, as wx.navigateTo takes it. */
export function addressOf({ path = '', query = {} }: Pick<OpenOptions, 'path' | 'query'>): string {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `/${path.replace(/^\//, '')}${search.length ? `?${search.join('&')}` : ''}`;
}

export type Target = string | Locator;

/** What an empty `expected` leaves open is answered by the last one. */
export interface WeappDriver {
  /** Taps a text (exact before partial, visible only, a dialog before the page) or a locator, `times` in a row; then waits until all is quiet. */
  tap(target: Target, times?: number): Promise<void>;
  longPress(target: Target): Promise<void>;
  /** Types into the field with that placeholder, or into a locator. */
  input(target: Target, value: string, options?: { confirm?: boolean }): Promise<void>;
  /** Opens a picker and chooses: an index for each column, or the value of a date, a time or a region (a,b,c). */
  choose(target: Target, choice: number | number[] | string): Promise<void>;
  /** Waits until that page is on top and ready; answers its query. */
  page(path: string): Promise<Record<string, string>>;
  /** The visible text of the dialog that is open, or else of the page on top. */
  text(): Promise<string>;
  /** Waits until the visible text contains `expected`. */
  see(expected: string): Promise<void>;
  /** Waits until everything in sight is drawn: pictures that came, classes with a rule. */
  drawn(): Promise<void>;
  /** Taps what the page offers until something changes; fails when it answers no tap. */
  answersATap(): Promise<void>;
  /** Elements of the page on top; WeChat's are called wx-view, wx-button ... */
  locator(selector: string): Locator;
  back(): Promise<void>;
  stack(): Promise<string[]>;
  /** Any of navigateTo, redirectTo, reLaunch, switchTab, navigateBack; answers its errMsg. */
  navigate(api: string, url?: string): Promise<string>;
  /** Scrolls the page, or a scroll-view in it, to its end (or to a position in px). */
  scroll(selector?: string, top?: number): Promise<void>;
  pullDown(selector?: string): Promise<void>;
  share(): Promise<unknown>;
  /** What the Moments would show of the page. */
  shareTimeline(): Promise<unknown>;
  /** The last toast whose title contains `expected`, waited for; null when none was shown and none is expected. */
  toast(expected?: string): Promise<ToastRecord | null>;
  toasts(): Promise<ToastRecord[]>;
  dialogs(): Promise<DialogRecord[]>;
  /** Everything that WeChat would refuse at run time, and every uncaught error. */
  faults(): Promise<Fault[]>;
  /** What the app itself wrote with console.error and console.warn. */
  complaints(): Promise<string[]>;
  /** Requests so far, those whose url contains `part` if given. */
  requests(part?: string): Promise<RequestRecord[]>;
  /** Calls of a wx function, with their options. */
  calls(name: string): Promise<CallRecord[]>;
  /** How often a function of wx was called. */
  used(name: string): Promise<number>;
  /** Addresses of the films of the page on top. */
  films(): Promise<string[]>;
  audio(): Promise<AudioRecord[]>;
  storage(): Promise<Record<string, unknown>>;
  mock(values: Mocks): Promise<void>;
  /** Begins an interaction; tap, input and the like do it themselves. */
  mark(label: string): Promise<void>;
  /** setData since the last mark. */
  interaction(): Promise<Interaction>;
  interactions(): Promise<Interaction[]>;
  /** Largest single setData of each page, in bytes. */
  setDataMax(): Promise<Record<string, number>>;
  /** Waits until no request, navigation or render is under way. */
  settle(): Promise<void>;
  /** The app goes to the background and comes back. */
  background(): Promise<void>;
  /** Starts the app again, at another page if one is named. */
  reload(to?: Pick<OpenOptions, 'path' | 'query'>): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** For what the helpers do not cover. */
  raw: Page;
  close(): Promise<void>;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A touch goes where it is put, not to the nearest control.
  '--disable-touch-adjustment',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: ARGUMENTS });

const POLL_MS = 25;
/** How many things of a page are tapped before it counts as one that answers none. */
const MOST_TRIES = 6;
const NEXT_TICK_MS = 500;
/** So long the host looks by itself: every question from here would cost both sides more than the look. */
const SLICE_MS = 500;

/** Runs in the browser. One expression and no inner function: the transpiler's helpers do not exist there. */
const tapPoint = (element: unknown, text: string | null) =>
  (window as unknown as { __host: HostApi }).__host.tapPoint(element, text);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function openWeapp(options: OpenOptions): Promise<WeappDriver> {
  const { url, path, query = {}, scene, mock = {}, storage = {}, init = '', timeoutMs = 8000 } = options;
  const browser = options.browser ?? (await launchBrowser());
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  // A machine that is busy takes long to start a phone; `timeoutMs` is for what a person waits for on it.
  page.setDefaultNavigationTimeout(PATIENCE);
  const crashes: Fault[] = [];
  page.on('crash', () => crashes.push({ what: 'crash', msg: 'the page crashed' }));

  // Scripts for the browser are text: a function from here would carry helpers that the transpiler put in.
  await page.addInitScript({
    content: `${init}
      window.__mock = ${JSON.stringify(mock)};
      for (const [key, value] of Object.entries(${JSON.stringify(storage)}))
        if (localStorage.getItem('wx:' + key) === null) localStorage.setItem('wx:' + key, JSON.stringify({ v: value }));`,
  });

  const read = <K extends keyof HostApi>(name: K) =>
    page.evaluate<HostApi[K]>(`window.__host && window.__host.${name}`);
  type Methods = {
    [K in keyof HostApi as HostApi[K] extends (...parameters: never[]) => unknown ? K : never]: HostApi[K];
  };
  const host = <K extends keyof Methods>(name: K, ...parameters: Parameters<Methods[K]>) =>
    page.evaluate<Awaited<ReturnType<Methods[K]>>>(
      `window.__host.${name}(...${JSON.stringify(parameters.map((each) => each ?? null))})`,
    );

  async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`${what}: not within ${timeoutMs} ms\n${await situation()}`);
      await pause(POLL_MS);
    }
  }

  /** What a failed wait needs in order to be understood. */
  async function situation(): Promise<string> {
    try {
      const seen = (await text()).replace(/\s+/g, ' ').slice(0, 400);
      return `stack: ${(await host('stack')).join(' > ')}\nfaults: ${JSON.stringify(await faults()).slice(0, 600)}\nseen: ${seen}`;
    } catch (error) {
      return String(error);
    }
  }

  const settle = () => host('rest', timeoutMs);

  const scope = async (): Promise<Locator> => {
    const dialog = page.locator('.h-mask').last();
    return (await dialog.count()) > 0 ? dialog : page.locator('.h-page.top');
  };

  async function find(target: Target): Promise<Locator> {
    if (typeof target !== 'string') return target.filter({ visible: true }).first();
    return until(`"${target}"`, async () => {
      const within = await scope();
      for (const exact of [true, false]) {
        const found = within.getByText(target, { exact }).filter({ visible: true });
        if ((await found.count()) > 0) return found.first();
      }
      return null;
    });
  }

  /** A place of the element that a finger reaches, once the element stands still. */
  async function spotOf(element: Locator, words: string | null) {
    await element.scrollIntoViewIfNeeded();
    let before = '';
    return until(`a free spot on ${String(element)}`, async () => {
      const spot = await element.evaluate(tapPoint, words);
      const now = JSON.stringify(spot);
      const still = now === before;
      before = now;
      return still && spot?.free ? spot : null;
    });
  }

  async function field(target: Target): Promise<Locator> {
    const fields = 'input, textarea';
    if (typeof target === 'string') return (await scope()).getByPlaceholder(target).filter({ visible: true }).first();
    const isField = (await target.and(page.locator(fields)).count()) > 0;
    return isField ? target.first() : target.locator(fields).first();
  }

  const describe = (target: Target) => (typeof target === 'string' ? target : String(target));
  const mark = (label: string) => host('markInteraction', label);
  const text = async () => (await scope()).innerText();
  const faults = async () => [...(await host('faults')), ...crashes];

  async function start(to: Pick<OpenOptions, 'path' | 'query'>) {
    const address = new URL(url);
    if (to.path) address.searchParams.set('path', addressOf(to).slice(1));
    if (scene) address.searchParams.set('scene', String(scene));
    await page.goto(address.href);
    await settle();
  }

  /** Waiting for each would leave a quick server the time to answer the first: a thumb that trembles is quicker. */
  async function tapAtOnce(x: number, y: number, times: number): Promise<void> {
    const session = await context.newCDPSession(page);
    const touches = Array.from({ length: times }, () => [
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
    await Promise.all(touches.flat());
    await session.detach();
  }

  const driver: WeappDriver = {
    raw: page,
    settle,
    text,
    faults,
    mark,
    async tap(target, times = 1) {
      const element = await find(target);
      // A user who is told to tap a text taps the text, not the middle of the box around it and its neighbours.
      const { x, y } = await spotOf(element, typeof target === 'string' ? target : null);
      await mark(`tap ${describe(target)}`);
      if (times === 1) await page.touchscreen.tap(x, y);
      else await tapAtOnce(x, y, times);
      await settle();
    },
    async longPress(target) {
      const element = await find(target);
      const box = await element.boundingBox();
      if (!box) throw new Error(`${describe(target)} has no box`);
      await mark(`long press ${describe(target)}`);
      const session = await context.newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await pause(500);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await session.detach();
      await settle();
    },
    async input(target, value, { confirm = false } = {}) {
      const element = await field(target);
      await mark(`input ${describe(target)}`);
      await element.fill(value);
      if (confirm) await element.press('Enter');
      await settle();
    },
    async choose(target, choice) {
      await driver.tap(target);
      const box = page.locator('.h-mask').last();
      if (typeof choice === 'string') await box.locator('input').fill(choice);
      else
        for (const [column, index] of [choice].flat().entries())
          await box.locator('select').nth(column).selectOption({ index });
      await mark(`choose ${describe(target)}`);
      await box.locator('[data-k=ok]').tap();
      await settle();
    },
    async page(wanted) {
      const name = wanted.replace(/^\//, '');
      const entry = await until(`page ${name}`, async () => {
        const top = (await host('pages')).at(-1);
        return top?.path === name && top.ready ? top : null;
      });
      await settle();
      return entry.query;
    },
    async see(expected) {
      await until(`text "${expected}"`, () => host('shows', expected, SLICE_MS));
    },
    async drawn() {
      const missing = await host('missing', timeoutMs);
      if (missing.length) throw new Error(`${missing.slice(0, 8).join('; ')}\n${await situation()}`);
    },
    async answersATap() {
      const spots = await host('pressables', timeoutMs);
      const tried: string[] = [];
      for (const { x, y, words } of spots.slice(0, MOST_TRIES)) {
        tried.push(words || `${Math.round(x)},${Math.round(y)}`);
        const before = await host('answers');
        await mark(`tap ${words}`);
        await page.touchscreen.tap(x, y);
        await settle();
        // What a page does in its next tick, a scroll to a part of it, may come after all has settled.
        for (const end = Date.now() + NEXT_TICK_MS; Date.now() < end; await pause(POLL_MS)) {
          const after = await host('answers');
          const did = after.moves !== before.moves || after.sent > before.sent || after.calls > before.calls;
          if (after.taps > before.taps && did) return;
        }
      }
      throw new Error(`no tap changes anything: ${tried.join(', ') || 'nothing to tap'}\n${await situation()}`);
    },
    locator: (selector) => page.locator('.h-page.top').locator(selector),
    async back() {
      await mark('back');
      const button = page.locator('.h-page.top .h-back');
      if ((await button.count()) > 0) await button.tap();
      // A page with a navigation bar of its own is left by the swipe or the key of the phone.
      else await host('navigate', 'navigateBack', {});
      await settle();
    },
    stack: () => host('stack'),
    async navigate(api, target) {
      await mark(`${api} ${target ?? ''}`);
      const answer = await host('navigate', api, target === undefined ? {} : { url: target });
      await settle();
      return answer;
    },
    async scroll(selector, top) {
      await mark(`scroll ${selector ?? 'page'}`);
      await host('scrollTo', selector, top);
      await settle();
    },
    async pullDown(selector) {
      await mark('pull down');
      // Not awaited in the page: a handler may wait for a request.
      await page.evaluate(`void window.__host.pullDown(${selector === undefined ? '' : JSON.stringify(selector)})`);
      await settle();
    },
    share: () => host('share'),
    shareTimeline: () => host('shareTimeline'),
    async toast(expected) {
      if (expected === undefined) return (await read('toasts')).at(-1) ?? null;
      return until(`toast "${expected}"`, async () =>
        (await read('toasts')).filter(({ title }) => title.includes(expected)).at(-1),
      );
    },
    toasts: () => read('toasts'),
    dialogs: () => read('dialogs'),
    async complaints() {
      const log: LogEntry[] = await read('log');
      return log.filter(({ kind }) => kind === 'console').map(({ msg }) => String(msg));
    },
    async requests(part = '') {
      return (await read('requests')).filter((request) => request.url.includes(part));
    },
    async calls(name) {
      return (await read('calls')).filter((call) => call.name === name);
    },
    used: (name) => host('used', name),
    films: () => host('films'),
    audio: () => read('audio'),
    storage: () => host('storage'),
    mock: (values) => host('mock', values),
    interaction: () => host('interaction'),
    interactions: () => read('interactions'),
    setDataMax: () => read('setDataMax'),
    async background() {
      await host('hideApp');
      await host('showApp');
      await settle();
    },
    async reload(to = { path, query }) {
      await start(to);
    },
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
    async close() {
      await context.close();
      if (!options.browser) await browser.close();
    },
  };
  try {
    await start({ path, query });
  } catch (error) {
    await driver.close();
    throw error;
  }
  return driver;
}
