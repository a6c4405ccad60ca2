/** The page that a bridge leads to: what its link names, if that is a page of ours; the mall home otherwise (rule 44.8). */
import { canOpen, formatRoute, parseRoute, START_PATH } from '@/core/routes';

const BRIDGE = '/entertainment/pages/h5mpweixin/h5mpweixin';

export function targetOf(path: string | undefined, id: string | undefined): string {
  const route = path ? parseRoute(path) : undefined;
  // A bridge to a bridge leads nowhere.
  if (!route || route.path === BRIDGE || !canOpen(path ?? '')) return START_PATH;
  return formatRoute(route.path, { ...route.query, ...(id && { id }) });
}

/** How the messenger names a page of the mini-program: without the slash, `.html` behind the path. */
export function weappPath(target: string): string {
  const [path = '', query] = target.replace(/^\//, '').split('?');
  return query ? `${path}.html?${query}` : `${path}.html`;
}

/** A title comes with the link, so it is short and on one line, whoever wrote it. */
export const titleOf = (text: string | undefined): string =>
  Array.from((text ?? '').replace(/\s+/g, ' ').trim())
    .slice(0, 40)
    .join('');
