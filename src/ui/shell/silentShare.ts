/** The card of a page that has none of its own: its title and the shop's picture. */
import { BRAND } from '@/core/lib/brand';
import { currentRoute, formatRoute, routes, type RoutePath } from '@/core/routes';
import type { Sharing } from '@/core/stores';

const WORDS = `${BRAND.slogan}，都在${BRAND.name}`;
/** Pages that are steps on the way, not places to send a friend to. */
const STEPS: ReadonlySet<string> = new Set([
  '/site/pages/login',
  '/site/pages/register',
  '/site/pages/setPassword',
  '/site/pages/login_channel',
  '/pages/tea/advertising',
  '/pages/tea/order_bill_transit',
  '/choose-location',
  '/open-location',
  '/site/pages/webview',
  '/shop/pages/imgshow',
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup',
]);

export const isShared = (path: RoutePath): boolean => routes[path].login === 'none' && !STEPS.has(path);

/** `before`: how many cards had been offered when the page was shown. True when its card is offered now. */
export function sharePage(sharing: Sharing, path: RoutePath, title: string, before: number): boolean {
  if (!isShared(path) || sharing.offers > before) return false;
  const route = currentRoute();
  if (route?.path !== path) return false;
  const url = formatRoute(path, route.query);
  void sharing.offer({
    title: title ? `${title} · ${BRAND.name}` : BRAND.name,
    desc: WORDS,
    pic: BRAND.shareImage,
    url,
  });
  return true;
}
