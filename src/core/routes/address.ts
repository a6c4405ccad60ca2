/** Own addresses: `/shop/pages/goods?id=1`, without the base /h5 and without a host. */
import { formatQuery, decodePart, parseQuery } from '../lib/query';
import { ENTRY_ALIAS, isRoute, type RoutePath } from './table';

export interface ParsedRoute {
  path: RoutePath;
  query: Record<string, string>;
}

const BASE = '/h5';
/** Taro's router adds these on the web. */
const INTERNAL = new Set(['stamp', '$taroTimestamp']);

export function formatRoute(path: string, params: object = {}): string {
  const query = formatQuery(params);
  return query ? `${path}?${query}` : path;
}

/** Reads an own address, with or without leading slash or /h5; undefined for anything that is no route of the table. */
export function parseRoute(url: string): ParsedRoute | undefined {
  const [rest = '', search = ''] = url.trim().split('#')[0]?.split('?', 2) ?? [];
  if (/^[a-z][\w+.-]*:|^\/\//i.test(rest)) return undefined;
  const slashed = `/${rest.replace(/^\/+/, '')}`;
  const bare = slashed === BASE || slashed.startsWith(`${BASE}/`) ? slashed.slice(BASE.length) || '/' : slashed;
  const path = bare === '/' ? ENTRY_ALIAS['/'] : bare.replace(/\/$/, '');
  return isRoute(path) ? { path, query: parseQuery(search) } : undefined;
}

/** True for addresses inside the app: the only ones a `redirect`, `next` or `backurl` may name. */
export const isOwnRoute = (url: string): boolean => parseRoute(url) !== undefined;

/** The params a page was opened with. Both routers hand them out still escaped. */
export function readParams(raw: Record<string, string | undefined> = {}): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (value !== undefined && !INTERNAL.has(key)) query[key] = decodePart(String(value));
  }
  return query;
}
