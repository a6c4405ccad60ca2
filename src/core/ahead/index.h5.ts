/**
 * The browser asks for what a page needs before the page does (comes when the first screen stands): its script as the finger comes down on
 * what leads there (`to` of a Pressable) or when that has been in sight for a while; its first calls when the finger rests there, at the
 * latest with the press.
 */
import { RouterConfig } from '@tarojs/router/dist/router/index.js';
import type { EarlyCalls } from '../api/early';
import { systemClock } from '../lib/clock';
import { ahead } from '../routes';
import { createAhead, type Ahead } from './ahead';
import type { LookAhead } from './types';

/** A finger that scrolls has moved by then: the browser takes it away (`pointercancel`). */
const REST_MS = 50;
/** What has been in sight that long, with nobody pressing anything, may be pressed next. */
const SIGHT_MS = 1500;
/** Scripts that one sight brings, those with the most ways to them first. */
const MOST_SCRIPTS = 6;
const WAYS = '[data-to]';

/** Of config/starts.ts; the phone has these answers in its own cache. */
const KEPT = {
  '/api/v1/member/member/my': 'member',
  '/api/v1/member/notify/statistics': 'notice_count',
} as const;

interface PageRoute {
  path: string;
  load?: (context: object, params: object) => readonly Promise<unknown>[];
}
const bring = async (page: string): Promise<unknown> => {
  const { routes = [] } = RouterConfig.config as { routes?: PageRoute[] };
  const route = routes.find(({ path }) => path === page);
  return Promise.all(route?.load?.({ pathname: `/${page}` }, {}) ?? []);
};

/** Read to its end before the page asks for it. What is no answer the page asks for itself. */
async function ask(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  const body: unknown = await response.json();
  return { status: response.status, date: response.headers.get('date'), json: () => Promise.resolve(body) };
}

const wayOf = (event: Event): string | undefined =>
  (event.target as Element | null)?.closest?.(WAYS)?.getAttribute('data-to') ?? undefined;

/** Calls `then` with where the finger came down, and again when it stays there. */
function watchFinger({ bring, resting }: Pick<Ahead, 'bring' | 'resting'>): void {
  let leave = () => {};
  const over = () => leave();
  const passive = { capture: true, passive: true };
  addEventListener(
    'pointerdown',
    (event) => {
      leave();
      const to = wayOf(event);
      if (!to) return;
      void bring(to);
      leave = systemClock.later(REST_MS, () => resting(to));
    },
    passive,
  );
  addEventListener('pointercancel', over, passive);
  addEventListener('pointerup', over, passive);
}

/** Addresses in sight, by how many ways lead to their page. */
function inSight(): string[] {
  const ways = new Map<string, { to: string; count: number }>();
  for (const way of document.querySelectorAll(WAYS)) {
    const { top, bottom, height } = way.getBoundingClientRect();
    if (height === 0 || bottom < 0 || top > innerHeight) continue;
    const to = way.getAttribute('data-to') ?? '';
    const [page = ''] = to.split('?');
    ways.set(page, { to, count: (ways.get(page)?.count ?? 0) + 1 });
  }
  return [...ways.values()].sort((a, b) => b.count - a.count).map(({ to }) => to);
}

interface Line {
  connection?: { saveData?: boolean; effectiveType?: string };
}
const isSpare = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as Line).connection ?? {};
  return !saveData && !effectiveType.includes('2g') && document.visibilityState === 'visible';
};

/** When nothing has been pressed or scrolled for a while: one script after the other, until something is. */
function watchSight({ bring }: Pick<Ahead, 'bring'>): () => void {
  let round = 0;
  let cancel = () => {};
  const again = () => {
    round += 1;
    const mine = round;
    cancel();
    cancel = systemClock.later(SIGHT_MS, async () => {
      if (!isSpare()) return;
      for (const to of inSight().slice(0, MOST_SCRIPTS)) if (mine === round) await bring(to);
    });
  };
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'popstate', 'scroll'])
    addEventListener(name, again, { capture: true, passive: true });
  again();
  return again;
}

export const lookAhead: LookAhead = ({ session, cache }) => {
  const page = window as { __early?: EarlyCalls };
  const own = createAhead({
    calls: START_CALLS,
    traces: START_TRACES,
    base: API_BASE,
    token: () => session.token,
    isKept: (path) => path in KEPT && cache.get(KEPT[path as keyof typeof KEPT]) !== undefined,
    fetch: ask,
    early: () => (page.__early ??= {}),
    bring,
    steady: systemClock.steady,
  });
  watchFinger(own);
  const look = watchSight(own);
  ahead.ask = (url) => {
    own.going(url);
    look();
  };
  // In the browser's own timeline: from here on.
  performance.mark('ahead');
};
