/**
 * The whole shop for a browser: the built app, the real server with its seeded database in this process, one Chromium. The server's
 * clock starts at the harness' morning and runs; every phone shows the same time.
 *
 *   const shop = await openShop();
 *   const phone = await shop.phone({ member: LIN });
 *   await phone.open('/shop/pages/goods?id=101');
 *   afterEach(() => shop.hangUp());   // pictures of the last state, and nobody complained
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator, Page } from 'playwright-core';
import { createPictureStore } from '../../server/pictures/store';
import { createFolder } from '../../server/storage/folder';
import { orderOf } from '../server/demo';
import { createTestServer, PASSWORD, type TestServer, type TestServerOptions } from '../server/harness';
import {
  keepScreenshot,
  launchBrowser,
  openPhone,
  PATIENCE,
  tapFound,
  TOP,
  waitUntil,
  type Phone,
  type PhoneOptions,
} from './browser';
import { NOTHING_EARLY, stretchAnswers } from './stretched';

export { PATIENCE };

/** Drawn once for all runs, and quickly: the last tenth of a file's size takes as long as the drawing. `own`: the data folder in which the shop's own photographs lie. */
export const drawnPictures = (own?: string) =>
  createPictureStore({
    dir: path.resolve('node_modules/.cache/yejian-pictures'),
    effort: 2,
    ...(own !== undefined && { photos: createFolder(own) }),
  });

export interface ShopPhoneOptions extends PhoneOptions {
  /** Mobile of a member whose session the phone already has. */
  member?: string;
  /** The session comes from the channel's own login. */
  channel?: boolean;
  /** Stays when a test ends: the next one that asks for the same gets it with its caches warm, as a visitor's phone is. */
  kept?: boolean;
  /** What the server answers is stretched on its way (stretched.ts). */
  stretched?: boolean;
}
export interface Jump {
  /** This jump's part of the cumulative layout shift. */
  value: number;
  /** What moved: its class, the place it had, the one it has. */
  what: string[];
}
export interface ShopPhone extends Phone {
  /** Opens an address of the app, as a link does: without history. */
  open(url: string): Promise<void>;
  /** Shows an address in the app that runs, alone as a link would: without a start of everything, which is most of what `open` takes. */
  turnTo(url: string): Promise<void>;
  /** The page on top: earlier ones stay in the document. */
  top: Locator;
  /** The goods cards of the top page: links with a picture. */
  cards: Locator;
  /** Where the phone is, without /h5 and without the router's own parameters. */
  at(): string;
  /** Waits until that page is on top. */
  arrive(path: string): Promise<void>;
  /** What is stored on the phone under the app's key. */
  stored(): Promise<Record<string, unknown>>;
  /** Presses what carries this name on the top page: a button, link, radio, tick, tab ... */
  press(name: string | RegExp): Promise<void>;
  /** Two presses in the same instant, as a nervous thumb does. */
  pressTwice(name: string | RegExp): Promise<void>;
  /** Types into the field of this label. */
  type(label: string, text: string): Promise<void>;
  /** A scanner at the keyboard: a whole code within a blink. */
  scan(code: string): Promise<void>;
  /** Presses the keys of the payment password. */
  enterPin(digits: string): Promise<void>;
  /** Everything that was announced so far: toasts, counts, states. */
  said(): Promise<string[]>;
  /** Waits until something with this text was announced. */
  hears(text: string): Promise<void>;
  /** Sum of the layout shifts since the address was opened; what a person does is not counted. */
  shifts(): Promise<number>;
  /**
   * Each of them since an address was opened or turned to, with what moved; whatever was done before, since a new size of the window
   * counts as done by a person.
   */
  jumps(): Promise<Jump[]>;
  /** The text of the top page without blanks: `¥184.20` however it is drawn. */
  reads(): Promise<string>;
  /** Waits until the page stands: loaded, drawn, its pictures there, nothing on its way in. */
  settled(): Promise<void>;
  /** Waits until the page shows what it has loaded; its pictures may still come. */
  loaded(): Promise<void>;
  /** Waits until what was opened, a sheet for example, has come in. */
  still(): Promise<void>;
  /** Waits for a toast, or any other text, on the top page. */
  sees(text: string | RegExp): Promise<void>;
}
export interface Shop {
  url: string;
  server: TestServer;
  browser: Browser;
  phone(options?: ShopPhoneOptions): Promise<ShopPhone>;
  /** An unpaid order of a member, made as the app makes it. */
  order(mobile: string, skuId: string, qty?: number): Promise<{ id: string; payable: number; token: string }>;
  /** Moves the time of the server and of every phone that is opened or reloaded later. */
  advance(ms: number): void;
  /** Ends a test: keeps a picture of every phone, closes them, and fails when one of them complained. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/** The built app: YEJIAN_H5_DIR or dist/h5. */
export function h5Folder(): string {
  const dir = path.resolve(process.env.YEJIAN_H5_DIR ?? 'dist/h5');
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no built app in ${dir}: run "npm run build:h5" first, or name a build in YEJIAN_H5_DIR.`);
  }
  return dir;
}

export async function openShop(
  options: TestServerOptions = {},
  device: Parameters<typeof launchBrowser>[0] = {},
): Promise<Shop> {
  const h5Dir = h5Folder();
  const server = await createTestServer({
    seed: true,
    pictures: drawnPictures(),
    ...options,
    config: { h5Dir, ...options.config },
  });
  const stopTicking = keepTicking(server);
  await server.http.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}`;
  // Only now is the port known; links are shared and signed for the own address only.
  server.server.config.publicUrl = url;
  const browser = await launchBrowser(device);
  const phones: ShopPhone[] = [];
  const kept = new Map<string, ShopPhone>();

  const phone = async (asked: ShopPhoneOptions = {}): Promise<ShopPhone> => {
    const same = asked.kept && kept.get(JSON.stringify(asked));
    if (same) {
      phones.push(same);
      return same;
    }
    const { member, channel = false, init = '', stretched = false, ...rest } = asked;
    const session = member && (await sessionOf(server, member, channel));
    const opened = await openPhone(browser, {
      ...rest,
      init: `${sameTime(server.clock.now() - Date.now())}\n${LISTENING}\n${session ? withSession(session) : ''}\n${stretched ? NOTHING_EARLY : ''}\n${init}`,
    });
    if (stretched) await stretchAnswers(opened.page);
    const made = drive(opened, url);
    phones.push(made);
    if (asked.kept) kept.set(JSON.stringify(asked), made);
    return made;
  };

  return {
    url,
    server,
    browser,
    phone,
    order: (mobile, skuId, qty) => orderOf(server, { mobile, skuId, qty }),
    advance: (ms) => server.clock.advance(ms),
    async hangUp() {
      const told: string[] = [];
      const lasting = new Set(kept.values());
      for (const [at, one] of phones.splice(0).entries()) {
        await keepScreenshot(one.page, at);
        if (!lasting.has(one)) await one.close();
        told.push(...one.complaints.splice(0));
      }
      expect(told).toEqual([]);
    },
    async close() {
      stopTicking();
      // A browser that does not end goes with this process; the shop's own faults are the server's to tell.
      await Promise.race([browser.close(), sleep(BROWSER_ENDS_MS, undefined, { ref: false })]);
      // A connection on which nothing was ever asked is not idle for Node: the server would wait for it without end.
      await server.drain(DRAIN_MS);
      await saidWhenLate('the server closes', server.close());
    },
  };
}

/** What a phone keeps of a session, as text; `channel`: from the channel's own login. */
export async function sessionOf(server: TestServer, member: string, channel = false): Promise<string> {
  if (!channel) return JSON.stringify({ token: await server.login(member), hasLogin: true });
  const { token } = await server.ok('atShop.login', { account: member, password: PASSWORD });
  return JSON.stringify({ token, hasLogin: true, channelLogin: true });
}

const BROWSER_ENDS_MS = 30_000;
const DRAIN_MS = 8000;
/** Long before a hook runs out of time: its message would not say what it waited for. */
const LATE_MS = 60_000;

async function saidWhenLate(what: string, work: Promise<void>): Promise<void> {
  const timer = setTimeout(() => console.error(`After ${LATE_MS} ms still waiting until ${what}.`), LATE_MS);
  await work.finally(() => clearTimeout(timer));
}

/** The harness' clock stands still; a shop's runs. */
export function keepTicking(server: TestServer): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const passed = Math.floor(performance.now() - last);
    server.clock.advance(passed);
    last += passed;
  }, 20);
  return () => clearInterval(timer);
}

/** Runs in the phone before anything else: its clock shows the server's time, and what passes by `later` passes by its other clock, too. */
export const sameTime = (offset: number) => `(() => {
  const Real = Date;
  const now = () => Real.now() + ${Math.round(offset)} + (window.__later ?? 0);
  const steady = performance.now.bind(performance);
  performance.now = () => steady() + (window.__later ?? 0);
  window.Date = new Proxy(Real, {
    construct: (target, args) => (args.length ? new target(...args) : new target(now())),
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : target[key]),
  });
})();`;

/** Time passes on the server and on this phone, whose page stays as it is; counts go on with their next second. */
export async function later(server: TestServer, page: Page, ms: number): Promise<void> {
  server.clock.advance(ms);
  await page.evaluate(`window.__later = (window.__later ?? 0) + ${ms}`);
}

/** Keeps every text of a live region: a toast may be gone before the test looks. */
const LISTENING = `(() => {
  const said = (window.__said = []);
  const last = new WeakMap();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status]')) {
      const text = region.textContent.trim();
      if (text && last.get(region) !== text) said.push(text);
      last.set(region, text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  window.__shifts = 0;
  window.__jumps = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      const what = sources.map(({ node, previousRect, currentRect }) =>
        (node?.className || node?.nodeName) + ': ' + place(previousRect) + ' -> ' + place(currentRect));
      window.__jumps.push({ value, what });
      if (!hadRecentInput) window.__shifts += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();`;

/** Once per phone: a logout must last. */
const withSession = (session: string) => `if (!sessionStorage.getItem('told')) {
  sessionStorage.setItem('told', '1');
  localStorage.setItem('yejian', ${JSON.stringify(session)});
}`;

/** The address changes before its page's script is there: until then the page that was left stands on top. */
const ARRIVED = `(${TOP})?.id.split('?')[0] === location.pathname`;
/** What comes in has arrived; what moves for ever is no reason to wait. */
const RESTS = `document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;
/** A sheet that is there but has not set out yet moves no more than one that has come. */
const COMES = `[...document.querySelectorAll('[role=dialog]')].some((one) => one.getBoundingClientRect().top >= innerHeight)`;
/** And what was pressed is let go. No tap lasts seconds: what is held longer is what went away under its finger. */
const STILL = `(() => {
  window.__heldSince = document.querySelector(':active') ? (window.__heldSince ?? performance.now()) : undefined;
  return (window.__heldSince === undefined || performance.now() - window.__heldSince > 3000) && ${RESTS} && !${COMES};
})()`;
/** What keeps a page from being still. */
const RESTLESS = `[
  document.querySelector(':active:not(:has(:active))'),
  ...document.getAnimations().filter(({ playState }) => playState === 'running').map(({ effect }) => effect.target),
].map((one) => one?.outerHTML.slice(0, 120) ?? 'nothing').join(' / ')`;
const LOADED = `${ARRIVED} && ${TOP}.textContent.trim() && !document.getElementById('shell') && !${TOP}.querySelector('[aria-busy="true"]')`;
const STANDS = `(() => {
  const page = ${TOP};
  if (!page || !(${LOADED})) return false;
  if (page.getBoundingClientRect().left !== 0 || !${RESTS}) return false;
  const frame = (page.querySelector('.page') || page).getBoundingClientRect();
  return [...page.querySelectorAll('img')].every((image) => {
    const { top, left, bottom, right } = image.getBoundingClientRect();
    return image.complete || bottom <= 0 || top >= innerHeight || right <= frame.left || left >= frame.right;
  });
})()`;

/** A step back to before everything that was there: the router ends all pages and shows that one (config/plainRouter.mjs). */
const turn = (address: string) => `(async () => {
  const old = ${TOP};
  window.__turns = (window.__turns ?? 0) - 1;
  window.__jumps = [];
  const state = { idx: window.__turns, key: String(Math.random()), usr: null };
  history.pushState(state, '', ${JSON.stringify(address)});
  dispatchEvent(new PopStateEvent('popstate', { state }));
  for (const until = performance.now() + ${PATIENCE}; performance.now() < until; ) {
    const now = ${TOP};
    if (now && now !== old) return true;
    await new Promise((then) => setTimeout(then, 20));
  }
  return false;
})()`;

/** Of what is pressed. */
export const ROLES = ['button', 'link', 'radio', 'checkbox', 'switch', 'tab', 'option', 'menuitem'] as const;

/** The first control of this name. */
export function pressable(within: Locator, name: string | RegExp): Locator {
  const exact = typeof name === 'string';
  return ROLES.map((role) => within.getByRole(role, { name, exact }))
    .reduce((found, next) => found.or(next))
    .first();
}

function drive(phone: Phone, url: string): ShopPhone {
  const { page } = phone;
  const top = page.locator('.taro_page:visible').last();
  const at = () => {
    const { pathname, searchParams } = new URL(page.url());
    searchParams.delete('stamp');
    const query = decodeURIComponent(searchParams.toString());
    return `${pathname.replace(/^\/h5/, '')}${query ? `?${query}` : ''}`;
  };
  const open = async (address: string) => {
    await page.goto(`${url}/h5${address}`, { waitUntil: 'domcontentloaded' });
  };
  return {
    ...phone,
    top,
    cards: top.getByRole('link').filter({ has: page.locator('img') }),
    at,
    open,
    turnTo: async (address) => {
      if (!page.url().startsWith(`${url}/h5/`)) await open(address);
      else if (!(await page.evaluate<boolean>(turn(`/h5${address}`)))) throw new Error(`${address} did not come`);
    },
    arrive: async (path) => {
      // Not until everything is loaded: the first run of a fresh clone still draws its pictures.
      try {
        await page.waitForURL((now) => now.pathname === `/h5${path}`, { timeout: PATIENCE, waitUntil: 'commit' });
        await waitUntil(page, ARRIVED, PATIENCE);
      } catch (cause) {
        // What kept a person on the page stands in its last words.
        const said = await page.evaluate<string[]>('window.__said').catch(() => []);
        throw new Error(
          `${path} did not come; still at ${at()}, which said ${said.slice(-3).join(' / ') || 'nothing'}`,
          {
            cause,
          },
        );
      }
    },
    settled: async () => {
      await waitUntil(page, STANDS);
      // What is drawn in answer to that comes with the next frames.
      await waitUntil(
        page,
        `await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))), ${STANDS}`,
        60_000,
      );
    },
    loaded: () => waitUntil(page, LOADED, PATIENCE),
    still: () =>
      waitUntil(page, STILL).catch(async (cause: unknown) => {
        const what = await page.evaluate<string>(RESTLESS).catch(() => 'the page went away');
        throw new Error(`the page at ${at()} is never still; held and moving: ${what}`, { cause });
      }),
    stored: () => page.evaluate(() => JSON.parse(localStorage.getItem('yejian') ?? '{}') as Record<string, unknown>),
    press: (name) => tapFound(pressable(top, name)),
    pressTwice: async (name) => {
      // A person waits until it can be pressed.
      await pressable(top, name).tap({ trial: true, timeout: PATIENCE });
      await pressable(top, name).evaluate((control: HTMLElement) => {
        control.click();
        control.click();
      });
    },
    said: () => page.evaluate<string[]>('window.__said'),
    hears: (text) => waitUntil(page, `window.__said.some((words) => words.includes(${JSON.stringify(text)}))`),
    shifts: () => page.evaluate<number>('window.__shifts'),
    jumps: () => page.evaluate<Jump[]>('window.__jumps'),
    reads: async () => ((await top.textContent()) ?? '').replace(/\s/g, ''),
    type: (label, text) => top.getByLabel(label, { exact: true }).fill(text, { timeout: PATIENCE }),
    scan: (code) =>
      page.evaluate((text) => {
        for (const key of [...text, 'Enter'])
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }, code),
    enterPin: async (digits) => {
      for (const digit of digits) await pressable(top, digit).tap({ timeout: PATIENCE });
    },
    sees: async (text) => {
      await top.getByText(text).filter({ visible: true }).first().waitFor({ timeout: PATIENCE });
    },
  };
}
