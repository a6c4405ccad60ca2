/**
 * Every public page can be shared (rule 6.11): site.share is called once, silently, after the page has settled. A page that has
 * offered a card of its own - with the name and picture of what it shows - is left alone.
 */
import { useEffect } from 'react';
import { currentRoute, formatRoute, routes, type RoutePath } from '@/core/routes';
import { useStores } from '@/core/stores';

/** Later than the first drawing and than what a page offers once its data came. */
const SETTLED_MS = 2500;
const PICTURE = '/images/share/1.webp';
const WORDS = '好茶、茶器与山头，都在叶间';
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

export function useSilentShare(path: RoutePath, title: string, visible: boolean): void {
  const { sharing } = useStores();
  useEffect(() => {
    if (!visible || !isShared(path)) return undefined;
    const before = sharing.offers;
    const timer = setTimeout(() => {
      if (sharing.offers > before) return;
      const route = currentRoute();
      if (route?.path !== path) return;
      const url = formatRoute(path, route.query);
      void sharing.offer({ title: title ? `${title} · 叶间` : '叶间', desc: WORDS, pic: PICTURE, url });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path, title, visible, sharing]);
}
