/**
 * `npm run bench -- --weapp`: how long the compiled mini-program takes in its host from the first line of its code to the content of its
 * home, on a phone that remembers nothing, and what the heaviest touches send from the logic to the screen, against the real server with
 * the demo's data. `--runs 20`. Beside the home stands a mini-program written by hand (fixture/): what the machine does to that one it does
 * to ours.
 */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { ask, MEMBERS, PASSWORD } from '../../scripts/bench/links';
import { median, sleep } from '../../scripts/bench/options';
import { startServer, type Server } from '../../scripts/bench/server';
import { startFixtureApi } from './host/fixtureApi';
import { launchBrowser, openWeapp, type WeappDriver } from './host/driver';
import { serveWeapp } from './host/serve';
import { packedWeapp } from './packed';

/** ms from the first line of code to the content; bytes of setData of one touch. */
const LIMITS = { cold: 450, touch: 24 * 1024 };
const RUNS = 15;
/** One of the home's entries: of the first screen, and nowhere else. */
const CONTENT = '茶点';
const PATIENCE = 30_000;
const POLL_MS = 25;

/**
 * Begins when the host stands and the package is about to run, ends with the frame after the words are there. Defined before any other
 * script: the host itself puts `__boot` in place as its last act.
 */
const watch = (words: string) => `(() => {
  let boot;
  Object.defineProperty(window, '__boot', {
    get: () => boot,
    set(value) {
      boot = value;
      window.__began = performance.now();
    },
  });
  const look = new MutationObserver(() => {
    if (!document.querySelector('.h-page.top')?.textContent.includes(${JSON.stringify(words)})) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.__cold = performance.now() - window.__began)));
  });
  look.observe(document, { childList: true, subtree: true, characterData: true });
})();`;

interface Cold {
  name: string;
  url: string;
  words: string;
}

async function coldOnce(browser: Browser, { url, words }: Cold): Promise<number> {
  const phone = await openWeapp({ url, browser, timeoutMs: PATIENCE, init: watch(words) });
  try {
    await phone.see(words);
    let ms: number | undefined;
    while (!(ms = await phone.raw.evaluate<number | undefined>('window.__cold'))) await sleep(POLL_MS);
    return ms;
  } finally {
    await phone.close();
  }
}

/** All in turn, so that each has known the same minutes. */
async function measureCold(browser: Browser, all: readonly Cold[], runs: number): Promise<number[]> {
  const times = all.map((): number[] => []);
  for (let run = -1; run < runs; run += 1)
    for (const [at, one] of all.entries()) {
      const ms = await coldOnce(browser, one);
      // Once before it counts: the server draws a picture when it is first asked for.
      if (run >= 0) times[at]?.push(ms);
    }
  return times.map((row, at) => {
    const middle = median(row) ?? Infinity;
    console.log(`    ${all[at]?.name}: ${middle.toFixed(0)} ms (${row.map((ms) => ms.toFixed(0)).join(', ')})`);
    return middle;
  });
}

/** A page that is opened; `then`: what is done there, and counted. */
interface Touch {
  path: string;
  then?: (phone: WeappDriver) => Promise<unknown>;
  name?: string;
}
/** The heaviest that `__tests__/weapp` knows, which holds every touch of every page to the same limit. */
const TOUCHES: readonly Touch[] = [
  { path: '/pages/tea/index' },
  { path: '/pages/tea/mine', name: 'from mine to the home', then: (phone) => phone.tap('首页') },
  { path: '/pages/tea/vip-rights' },
  { path: '/shop/pages/order/index' },
  { path: '/vip/pages/jiujiao' },
];

async function measureTouches(browser: Browser, url: string, server: Server): Promise<number> {
  const { token } = await ask<{ token: string }>(server, '/api/v1/site/login', {
    account: MEMBERS.lin,
    password: PASSWORD,
  });
  const phone = await openWeapp({
    url,
    browser,
    timeoutMs: PATIENCE,
    storage: { yejian: JSON.stringify({ token, hasLogin: true }) },
  });
  let most = 0;
  try {
    for (const { path: page, then, name = page } of TOUCHES) {
      await phone.navigate('reLaunch', page);
      await phone.settle();
      await then?.(phone);
      await phone.settle();
      const { sum } = await phone.interaction();
      most = Math.max(most, sum);
      console.log(`    ${name}: ${(sum / 1024).toFixed(1)} KiB`);
    }
  } finally {
    await phone.close();
  }
  return most;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const runs = args.includes('--runs') ? Number(args[args.indexOf('--runs') + 1]) : RUNS;
  const [out, plain] = [
    await packedWeapp(path.resolve('dist/weapp')),
    await packedWeapp(path.join(__dirname, 'fixture')),
  ];
  const [server, api] = [await startServer('pglite'), await startFixtureApi()];
  const [ours, theirs] = [
    await serveWeapp({ out, api: server.origin }),
    await serveWeapp({ out: plain, api: api.url }),
  ];
  const browser = await launchBrowser();
  try {
    const cold = [
      { name: 'the home, cold', url: ours.url, words: CONTENT },
      { name: 'one by hand, cold', url: theirs.url, words: '茶 10' },
    ];
    const [home = Infinity] = await measureCold(browser, cold, runs);
    const touch = await measureTouches(browser, ours.url, server);
    if (home > LIMITS.cold) console.error(`The home takes ${home.toFixed(0)} ms; the limit is ${LIMITS.cold}.`);
    if (touch > LIMITS.touch)
      console.error(`A touch sends ${(touch / 1024).toFixed(1)} KiB; the limit is ${LIMITS.touch / 1024}.`);
    process.exitCode = home > LIMITS.cold || touch > LIMITS.touch ? 1 : 0;
  } finally {
    await browser.close();
    for (const each of [ours, theirs, server, api]) await each.close();
  }
}

void main();
