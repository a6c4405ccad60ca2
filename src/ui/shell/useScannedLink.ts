/**
 * An ordinary link that was scanned (a poster's code): the messenger opens the page that its one rule for such links names and hands the
 * link over. The page of the link takes its place, so that what nobody asked for is not sent to the screen.
 */
import { useEffect } from 'react';
import { useRouter } from '@tarojs/taro';
import { formatRoute, linkedRoute, open, type RoutePath } from '@/core/routes';

export function useScannedLink(path: RoutePath): void {
  const { params } = useRouter();
  useEffect(() => {
    if (process.env.TARO_ENV !== 'weapp') return;
    const link = linkedRoute(params as Record<string, string | undefined>);
    if (!link || link.path === path) return;
    void open(formatRoute(link.path, link.query), 'replace');
    // A page is opened with its params once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
