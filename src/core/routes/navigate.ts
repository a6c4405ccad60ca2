/** Typed navigation. Paths without a page file do not compile; addresses from outside go through `open`. */
import Taro from '@tarojs/taro';
import { ahead } from './ahead';
import { formatRoute, parseLink, parseRoute, readParams, type ParsedRoute } from './address';
import { opening, pressedTwice } from './opening';
import type { ParamsArg } from './params';
import { parseSeatCode } from './seatCode';
import { FALLBACK_PATH, LOGIN_PATHS, TAB_PATHS, type RoutePath } from './table';

/** A mini-program holds ten pages; the eleventh replaces the tenth. */
const MOST_PAGES = 10;

type RawParams = Record<string, string | undefined>;
interface PageInstance {
  route?: string;
  path?: string;
  /** The browser's router leaves `options` empty; both platforms keep the params here. */
  $taroParams?: RawParams;
  options?: RawParams;
}
/** A copy: the platform's own list must not change. */
const stack = (): PageInstance[] => [...(Taro.getCurrentPages() as PageInstance[])];

const paramsOf = (page: PageInstance | undefined): RawParams | undefined => page?.$taroParams ?? page?.options;

function routeOf(page: PageInstance | undefined): ParsedRoute | undefined {
  const parsed = parseRoute(page?.route ?? page?.path ?? '');
  return parsed && { path: parsed.path, query: readParams(paramsOf(page)) };
}

const isTab = (path: string): boolean => (TAB_PATHS as readonly string[]).includes(path);
const stackIsFull = (): boolean => process.env.TARO_ENV === 'weapp' && stack().length >= MOST_PAGES;

export type OpenMode = 'go' | 'replace' | 'relaunch';
/** The page that was gone to last, and the depth it was gone to from. */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- one page is on top, whoever holds the phone
let ledOn: { path: string; depth: number } | undefined;
/** Pages that are looked into on the way: whoever comes back from one goes on with the sheet that led there. */
const ASIDE: readonly string[] = [
  ...LOGIN_PATHS,
  '/site/pages/single_detail',
  '/site/pages/article_detail',
  '/member/pages/withdraw/identifier',
  '/member/pages/withdraw/identifierHe',
  '/member/pages/password2',
];
/** Whether the page at this depth was left for one that carries on what was begun on it. */
export const hasLedOn = (depth: number): boolean => ledOn?.depth === depth && !ASIDE.includes(ledOn.path);
/** A page is shown: what was led on from it is over. */
export function endLedOn(depth: number): void {
  if (ledOn && depth <= ledOn.depth) ledOn = undefined;
}

/** By which way an address is gone to; a tab root always empties the stack. False when its page did not come and nobody tried again. */
async function goTo(path: string, url: string, mode: OpenMode): Promise<boolean> {
  if (mode === 'go' && pressedTwice(url, stack().length)) return false;
  if (mode === 'go') ledOn = { path, depth: stack().length };
  if (process.env.TARO_ENV === 'h5') ahead.ask?.(url);
  return opening(() => {
    if (mode === 'relaunch' || isTab(path)) return Taro.reLaunch({ url });
    if (mode === 'replace' || stackIsFull()) return Taro.redirectTo({ url });
    return Taro.navigateTo({ url });
  });
}

/** `go` for who waits for that page: false when it did not come. */
export const tryGo = <P extends RoutePath>(path: P, ...[params]: ParamsArg<P>): Promise<boolean> =>
  goTo(path, formatRoute(path, params), 'go');
/** Opens a page; a tab root empties the stack first. */
export async function go<P extends RoutePath>(path: P, ...args: ParamsArg<P>): Promise<void> {
  await tryGo(path, ...args);
}

/** What leads to a page is given its press, and its address for what is asked for ahead (`to` of a Pressable). */
export const leadsTo = <P extends RoutePath>(path: P, ...args: ParamsArg<P>) => ({
  to: formatRoute(path, args[0]),
  onPress: () => go(path, ...args),
});

/** Puts a page in the place of the present one. */
export async function replace<P extends RoutePath>(path: P, ...[params]: ParamsArg<P>): Promise<void> {
  await goTo(path, formatRoute(path, params), 'replace');
}

/** Empties the stack and opens a page. */
export async function relaunch<P extends RoutePath>(path: P, ...[params]: ParamsArg<P>): Promise<void> {
  await goTo(path, formatRoute(path, params), 'relaunch');
}

/** True when there is an earlier page: the top bar shows the arrow, otherwise 首页 (rule 6.4). */
export const canGoBack = (): boolean => stack().length > 1;

/** One page back; without an earlier page to the fallback, /pages/tea/mine unless told (rule 6.4). */
export async function back(fallback: RoutePath = FALLBACK_PATH): Promise<void> {
  if (canGoBack()) await Taro.navigateBack({ delta: 1 });
  else await goTo(fallback, fallback, 'relaunch');
}

/** The page that is shown, with its params. */
export const currentRoute = (): ParsedRoute | undefined => routeOf(stack().pop());
/** The page underneath, with its params. */
export const routeBelow = (): ParsedRoute | undefined => routeOf(stack().slice(-2, -1)[0]);

export const stackDepth = (): number => stack().length;

/**
 * Says in the params of a page, as its router holds them, what was chosen there, and in the browser's address while that page is shown:
 * in its own entry of the history, so that back still leads away from it.
 */
export function keepParam(params: RawParams, name: string, value: string | undefined): void {
  params[name] = value && encodeURIComponent(value);
  if (process.env.TARO_ENV !== 'h5') return;
  const top = stack().pop();
  const route = routeOf(top);
  const { history, location } = window;
  // Another page may be on its way: then the address is that one's already.
  if (!route || paramsOf(top) !== params || parseRoute(location.pathname)?.path !== route.path) return;
  history.replaceState(history.state, '', formatRoute(location.pathname, route.query));
}

/** The own page that a text means: an address, a link to it, or the bare code of a table. */
const routeBehind = (text: string): ParsedRoute | undefined =>
  parseRoute(text) ?? parseLink(text) ?? parseSeatCode(text);

/**
 * Opens an address that came as data (menus, banners, codes, backurl). Own routes by their mode, also behind a link with a host,
 * other https through the web page; resolves false for anything else.
 */
export async function open(url: string, mode: OpenMode = 'go'): Promise<boolean> {
  const route = routeBehind(url);
  if (!route) {
    if (!/^https:\/\//i.test(url)) return false;
    await go('/site/pages/webview', { url });
    return true;
  }
  await goTo(route.path, formatRoute(route.path, route.query), mode);
  return true;
}

/** True for what `open` can show; menus gray out the rest. */
export const canOpen = (url: string): boolean => routeBehind(url) !== undefined || /^https:\/\//i.test(url);
