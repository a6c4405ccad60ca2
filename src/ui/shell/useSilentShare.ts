/**
 * Every public page can be shared (rule 6.11): site.share is called once, silently, after the page has settled. A page that has
 * offered a card of its own - with the name and picture of what it shows - is left alone.
 */
import { useEffect } from 'react';
import { routes, type RoutePath } from '@/core/routes';
import { useStores } from '@/core/stores';

/** Later than the first drawing and than what a page offers once its data came. */
const SETTLED_MS = 2500;
export function useSilentShare(path: RoutePath, title: string, visible: boolean): void {
  const { sharing } = useStores();
  useEffect(() => {
    if (!visible || routes[path].login !== 'none') return undefined;
    const before = sharing.offers;
    // Without the script nothing is offered, and nobody misses it.
    const share = () =>
      import('./silentShare').then(
        ({ sharePage }) => sharePage(sharing, path, title, before),
        () => undefined,
      );
    const timer = setTimeout(() => void share(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path, title, visible, sharing]);
}
