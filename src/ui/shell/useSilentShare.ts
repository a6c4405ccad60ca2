/**
 * Every public page can be shared (rule 6.11): site.share is called once, silently, after the page has settled, and again when it has
 * settled on something else that was chosen there. A page that has offered a card of its own - with the name and picture of what it
 * shows - is left alone.
 */
import { useEffect, useRef } from 'react';
import { routes, type RoutePath } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePageParams } from './usePageParams';

/** Later than the first drawing and than what a page offers once its data came. */
const SETTLED_MS = 2500;
export function useSilentShare(path: RoutePath, title: string, visible: boolean): void {
  const { sharing } = useStores();
  const params = usePageParams();
  /** How many cards there were without those of this page's own. */
  const before = useRef(0);
  useEffect(() => {
    before.current = sharing.offers;
  }, [path, title, visible, sharing]);
  useEffect(() => {
    if (!visible || routes[path].login !== 'none') return undefined;
    // Without the script nothing is offered, and nobody misses it.
    const share = () =>
      import('./silentShare').then(
        ({ sharePage }) => {
          if (sharePage(sharing, path, title, before.current)) before.current = sharing.offers;
        },
        () => undefined,
      );
    const timer = setTimeout(() => void share(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path, title, visible, params, sharing]);
}
