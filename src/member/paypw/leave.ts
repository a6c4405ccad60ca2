/** After the payment password is set: back to whoever asked. */
import Taro from '@tarojs/taro';
import { back, canOpen, finishPick, isPicking, open, parseRoute } from '@/core/routes';

/** The path of the page underneath. */
function pathBelow(): string | undefined {
  const pages = Taro.getCurrentPages() as { route?: string; path?: string }[];
  const below = pages[pages.length - 2];
  return parseRoute(below?.route ?? below?.path ?? '')?.path;
}

/** `asked`: opened by pick(). `next`: own route to go on to; one that is already underneath is gone back to. */
export async function leavePayPassword(asked: boolean, next: string | undefined): Promise<void> {
  if (asked && isPicking()) return finishPick(true);
  const route = next ? parseRoute(next) : undefined;
  if (!next || !route || !canOpen(route.path) || route.path === pathBelow()) return back('/member/pages/setting');
  if (!(await open(next, 'replace'))) await back('/member/pages/setting');
}
