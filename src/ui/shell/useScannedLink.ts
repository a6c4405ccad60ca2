/**
 * An ordinary link that was scanned (a poster's code): the messenger opens the page that its one rule for such links names and hands the
 * link over. Its own page is gone on to, over a root of the bottom navigation, in the place of any other.
 */
import { useEffect } from 'react';
import { useRouter } from '@tarojs/taro';
import { formatRoute, linkedRoute, open, TAB_PATHS, type RoutePath } from '@/core/routes';

export function useScannedLink(path: RoutePath): void {
  const { params } = useRouter();
  useEffect(() => {
    if (process.env.TARO_ENV !== 'weapp') return;
    const link = linkedRoute(params as Record<string, string | undefined>);
    if (!link || link.path === path) return;
    void open(formatRoute(link.path, link.query), TAB_PATHS.includes(path) ? 'go' : 'replace');
    // A page is opened with its params once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
