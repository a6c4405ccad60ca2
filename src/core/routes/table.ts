/** Which addresses there are, and those that have a name of their own. What the app knows of each stands in `rows.ts`. */
import { routes, type Params, type RoutePath } from './rows';

export { routes, type Params, type RoutePath };

export const isRoute = (path: string): path is RoutePath => path in routes;
export const ROUTE_PATHS: readonly RoutePath[] = Object.keys(routes).filter(isRoute);

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
