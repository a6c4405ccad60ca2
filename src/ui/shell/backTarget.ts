/** What the left end of the top bar offers (spec 2). */
import Taro from '@tarojs/taro';
import { canGoBack } from '@/core/routes';

interface Entry {
  route?: string;
  path?: string;
  options?: Record<string, string | undefined>;
}

const INTERNAL = new Set(['stamp', '$taroTimestamp']);
const identity = ({ route, path = '', options = {} }: Entry): string =>
  JSON.stringify([
    (route ?? path.split('?')[0])?.replace(/^\//, ''),
    Object.entries(options)
      .filter(([name]) => !INTERNAL.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** The arrow only when the page before is another one; otherwise the home label. */
export function hasWayBack(): boolean {
  const [before, here] = (Taro.getCurrentPages() as Entry[]).slice(-2);
  return canGoBack() && before !== undefined && here !== undefined && identity(before) !== identity(here);
}
