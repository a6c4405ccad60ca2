/** After the payment password is set: back to whoever asked. */
import Taro from '@tarojs/taro';
import { call } from '@/core/api';
import { back, canOpen, finishPick, isPicking, open, parseRoute } from '@/core/routes';

/** The path of the page underneath. */
function pathBelow(): string | undefined {
  const pages = Taro.getCurrentPages() as { route?: string; path?: string }[];
  const below = pages[pages.length - 2];
  return parseRoute(below?.route ?? below?.path ?? '')?.path;
}

/** The new password as a proof for what waits for it; undefined: it is asked for there. */
const proofOf = (password: string) => call('member.checkPayPw', { password }, { hide: true }).catch(() => undefined);

/** `asked`: opened by pick(). `next`: own route to go on to; one that is already underneath is gone back to. */
export async function leavePayPassword(asked: boolean, next: string | undefined, password: string): Promise<void> {
  if (asked && isPicking()) return finishPick(await proofOf(password));
  const route = next ? parseRoute(next) : undefined;
  if (!next || !route || !canOpen(route.path) || route.path === pathBelow()) return back('/member/pages/setting');
  if (!(await open(next, 'replace'))) await back('/member/pages/setting');
}
