/**
 * Which pages of the mini-program the messenger's search may find: src/sitemap.json, written by `scripts/sitemap.ts` from the table of routes.
 * The platform takes 5120 characters, so the pages that may be found are named, and all others are not.
 */
import { LOGIN_PATHS, ROUTE_PATHS, routes, type RoutePath } from '../../src/core/routes/table';

/** Open to everybody, and yet nobody's find: one's own things, tools, and what is empty without a link. */
const NO_FIND: readonly RoutePath[] = [
  ...LOGIN_PATHS,
  '/pages/tea/mine',
  '/pages/tea/order_bill_transit',
  '/pages/tea/advertising',
  '/shop/pages/cart/index',
  '/shop/pages/imgshow',
  '/site/pages/feedback',
  '/site/pages/webview',
  '/choose-location',
  '/open-location',
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup',
  '/entertainment/pages/h5mpweixin/h5mpweixin',
];

interface Rule {
  action?: 'disallow';
  page: string;
}

/** Rules are read from top to bottom; `*` means all pages and is no pattern. */
export function sitemap(): { rules: Rule[] } {
  const open = ROUTE_PATHS.filter((path) => {
    const { login, role } = routes[path];
    return login === 'none' && role === undefined && !NO_FIND.includes(path);
  });
  return { rules: [...open.map((path) => ({ page: path.slice(1) })), { action: 'disallow', page: '*' }] };
}
