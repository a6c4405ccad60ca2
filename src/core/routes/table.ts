/**
 * All 211 addresses (rule 6.1): one row per address says what the app knows of it. `/` is a second address of
 * /pages/tea/advertising (the router's customRoutes).
 */
import type { PageRow, RouteRow } from './row';
import { cultureRows } from './table/culture';
import { homeRows } from './table/home';
import { moneyRows } from './table/money';
import { shopRows } from './table/shop';
import { staffRows } from './table/staff';
import { venuesRows } from './table/venues';

const rows = { ...homeRows, ...cultureRows, ...moneyRows, ...shopRows, ...venuesRows, ...staffRows };
type Rows = typeof rows;

export type RoutePath = keyof Rows;
/** The addresses that have a page file. */
export type BuiltPath = { [K in RoutePath]: Rows[K]['built'] extends true ? K : never }[RoutePath];
/** What every built page is opened with, by its address. */
export type Params = { [K in BuiltPath]: Rows[K] extends PageRow<infer P> ? P : never };

export const routes: Record<RoutePath, RouteRow> = rows;

export const isRoute = (path: string): path is RoutePath => path in routes;
export const isBuilt = (path: string): path is BuiltPath => isRoute(path) && routes[path].built;
export const BUILT_PATHS: readonly BuiltPath[] = Object.keys(routes).filter(isBuilt);

/** What `/` opens (rule 6.1). */
export const ENTRY_ALIAS = { '/': '/pages/tea/advertising' } as const;
export const START_PATH = '/pages/tea/index';
/** Where the back control goes without an earlier page. */
export const FALLBACK_PATH = '/pages/tea/mine';
/** The text an unknown address shows: one that is not there (rule 3.7). */
export const NO_PAGE = '404';
export const LOGIN_PATH = '/site/pages/login';
/** Pages that are never remembered as the address to return to. */
export const LOGIN_PATHS: readonly RoutePath[] = [
  '/site/pages/login',
  '/site/pages/login_channel',
  '/site/pages/register',
  '/site/pages/setPassword',
];
/** Roots of the bottom navigation; going to one empties the page stack. */
export const TAB_PATHS: readonly RoutePath[] = [
  '/pages/tea/index',
  '/pages/tea/classification',
  '/pages/tea/szcy',
  '/shop/pages/cart/index',
  '/pages/tea/mine',
];
