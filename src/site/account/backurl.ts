/** Where a login leads (rule 4.10): the address that was remembered, own built routes only, never a login page; else 我的. */
import {
  back,
  canOpen,
  FALLBACK_PATH,
  formatRoute,
  LOGIN_PATHS,
  open,
  parseRoute,
  relaunch,
  routeBelow,
  TAB_PATHS,
} from '@/core/routes';

/** The address as our own path; undefined when nobody may be sent there. */
export function safeBackurl(url: string | undefined): string | undefined {
  const route = url ? parseRoute(url) : undefined;
  if (!route || LOGIN_PATHS.includes(route.path) || !canOpen(route.path)) return undefined;
  return formatRoute(route.path, route.query);
}

/** Leaves the login pages. The page that is already underneath is gone back to instead of being opened twice. */
export async function leaveLogin(url: string | undefined): Promise<void> {
  const target = safeBackurl(url);
  if (!target) return relaunch(FALLBACK_PATH);
  const isTab = (TAB_PATHS as readonly string[]).includes(parseRoute(target)?.path ?? '');
  const below = routeBelow();
  if (!isTab && below && target === formatRoute(below.path, below.query)) return back();
  if (!(await open(target, 'replace'))) await relaunch(FALLBACK_PATH);
}
