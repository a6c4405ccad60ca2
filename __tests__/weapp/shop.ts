/**
 * The whole shop for the mini-program: the built dist packed once, the real server with its seeded database in this process, one
 * Chromium. The server's clock starts at the harness' morning and runs; every phone shows the same time.
 *
 *   const shop = shopForTests();
 *   const phone = await shop.phone({ member: LIN, path: '/shop/pages/goods', query: { id: 101 } });
 *
 * After each test its phones are hung up: nothing that WeChat would refuse, no console error, no touch too heavy.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator } from 'playwright-core';
import { keepScreenshot } from '../e2e/browser';
import { drawnPictures, keepTicking, PATIENCE, sameTime, sessionOf } from '../e2e/shop';
import { createTestServer, type TestServer } from '../server/harness';
import { addressOf, launchBrowser, openWeapp, type OpenOptions, type WeappDriver } from './host/driver';
import { serveWeapp, type Served } from './host/serve';
import type { Interaction } from './host/types';
import { packedWeapp } from './packed';

/** What one touch may send from the logic to the screen in all. */
const SET_DATA_LIMIT = 24 * 1024;
/** Begins the label (`mark`) of a time in which nobody touches the phone: its clocks tick, and the longer it is the more they send. */
export const WAITING = 'waiting for ';
/** A second press of the same button counts after that time, in ms. */
export const CLICK_GUARD = 1600;

/** The built mini-program: YEJIAN_WEAPP_DIR or dist/weapp. */
export function weappFolder(): string {
  const dir = path.resolve(process.env.YEJIAN_WEAPP_DIR ?? 'dist/weapp');
  if (!fs.existsSync(path.join(dir, 'app.json'))) {
    throw new Error(
      `There is no built mini-program in ${dir}: run "npm run build:weapp" first, or name a build in YEJIAN_WEAPP_DIR.`,
    );
  }
  return dir;
}

export interface PhoneOptions extends Partial<Omit<OpenOptions, 'url' | 'browser'>> {
  /** Mobile of a member whose session the phone already has. */
  member?: string;
  /** The session comes from the channel's own login. */
  channel?: boolean;
  /** Of a package that the test breaks: what it complains of is not told, and it stays until the shop closes. */
  broken?: boolean;
  /** Stays when a test ends: the next one that asks for this member's goes on with it, and its page is opened by reLaunch. */
  kept?: boolean;
}
export interface WeappShop {
  server: TestServer;
  /** Of the server, for what is no phone. */
  url: string;
  browser: Browser;
  phone(options?: PhoneOptions): Promise<WeappDriver>;
  /** Ends a test: closes the phones, but kept ones, and fails when one was refused something, complained, or sent too much at one touch. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/** A shop for all tests of a file: opened before the first, hung up after each, closed after the last. */
export function shopForTests(): WeappShop {
  const shop = {} as WeappShop;
  beforeAll(async () => void Object.assign(shop, await openShop()), 180_000);
  afterEach(() => shop.hangUp());
  afterAll(() => shop.close());
  return shop;
}

async function openShop(): Promise<WeappShop> {
  const out = await packedWeapp(weappFolder());
  const server = await createTestServer({ seed: true, pictures: drawnPictures() });
  const stopTicking = keepTicking(server);
  await server.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const served: Served = await serveWeapp({ out, api: url });
  const browser: Browser = await launchBrowser();
  const lines: Line[] = [];
  const kept = new Map<string, Line>();
  const weights: Interaction[] = [];

  return {
    server,
    url,
    browser,
    async phone({ member, channel, broken = false, kept: keep, storage = {}, init = '', ...rest } = {}) {
      const owner = `${member} ${channel}`;
      const same = keep && kept.get(owner);
      if (same) {
        lines.push(same);
        await same.phone.navigate('reLaunch', addressOf(rest));
        return same.phone;
      }
      const session = member ? { yejian: await sessionOf(server, member, channel) } : {};
      const phone = await openWeapp({
        timeoutMs: PATIENCE,
        ...rest,
        storage: { ...session, ...storage },
        init: `${sameTime(server.clock.now() - Date.now())}\n${init}`,
        url: served.url,
        browser,
      });
      if (broken) return phone;
      const line = { phone, news: newsOf(phone) };
      lines.push(line);
      if (keep) kept.set(owner, line);
      return phone;
    },
    async hangUp() {
      const told: unknown[] = [];
      const lasting = new Set(kept.values());
      for (const [at, line] of lines.splice(0).entries()) {
        await keepScreenshot(line.phone.raw, at, 'weapp-');
        const { sent, faults } = await line.news();
        weights.push(...sent);
        told.push(...faults, ...sent.filter(tooHeavy));
        if (!lasting.has(line)) await line.phone.close();
      }
      expect(told).toEqual([]);
    },
    async close() {
      const heaviest = weights.sort((a, b) => b.sum - a.sum).slice(0, 3);
      console.log(heaviest.map((each) => JSON.stringify(each)).join('\n'));
      stopTicking();
      await browser.close();
      await served.close();
      await server.close();
    },
  };
}

/** A phone of the test that is running, and what happened on it since it was asked last. */
interface Line {
  phone: WeappDriver;
  news(): Promise<{ sent: Interaction[]; faults: unknown[] }>;
}
function newsOf(phone: WeappDriver): Line['news'] {
  let heard = { sent: 0, faults: 0, complaints: 0 };
  return async () => {
    const [sent, faults, complaints] = [await phone.interactions(), await phone.faults(), await phone.complaints()];
    const before = heard;
    heard = { sent: sent.length, faults: faults.length, complaints: complaints.length };
    return {
      sent: sent.slice(before.sent),
      faults: [...faults.slice(before.faults), ...complaints.slice(before.complaints)],
    };
  };
}

/** More calls than a touch makes are seconds of the page's clock, of which a busy machine sees many before the next touch; bytes of one. */
const MOST_CALLS = 20;
const TICK = 128;
const ticksIn = ({ calls }: Interaction) => Math.max(0, calls - MOST_CALLS) * TICK;
const tooHeavy = (one: Interaction) =>
  (one.label.startsWith(WAITING) ? one.max : one.sum - ticksIn(one)) > SET_DATA_LIMIT;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The uppermost of the same words: a sheet lies over its page and comes later. */
export const last = (phone: WeappDriver, words: string | RegExp): Locator =>
  phone.locator('wx-view').getByText(words, { exact: true }).filter({ visible: true }).last();

/** From a goods page with its first specification to the settlement. */
export async function buyAtOnce(phone: WeappDriver, pieces = 1): Promise<void> {
  await phone.tap('立即购买');
  await phone.see('选择规格');
  for (let piece = 1; piece < pieces; piece += 1) await phone.tap(phone.locator('.icon-plus').last());
  await phone.tap(last(phone, /^立即购买 ¥/));
  await phone.page('/shop/pages/order/settle');
}

export async function typePin(phone: WeappDriver, digits: string): Promise<void> {
  for (const digit of digits) await phone.tap(last(phone, digit));
}

/** A thumb that goes on to the end of what is there, again and again. */
export async function scrollUntil(phone: WeappDriver, what: Locator): Promise<void> {
  for (let thumb = 0; thumb < 30 && !(await what.count()); thumb += 1) {
    await phone.scroll();
    await phone.settle();
  }
  await what.first().waitFor();
}
