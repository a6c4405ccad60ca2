/** Own addresses: `/shop/pages/goods?id=1`, without the base /h5 and without a host. */
import { readScenePart } from '../../contract/site/scene';
import { H5_PATH } from '../lib/app';
import { formatQuery, decodePart, parseQuery } from '../lib/query';
import { ENTRY_ALIAS, isRoute, type RoutePath } from './table';

export interface ParsedRoute {
  path: RoutePath;
  query: Record<string, string>;
}

const BASE = H5_PATH.slice(0, -1);
/** Taro's router adds these on the web, the messenger the time of a scan. */
const INTERNAL = new Set(['stamp', '$taroTimestamp', 'scancode_time']);

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

/** The own page behind an ordinary link, whatever its host: `https://host/h5/shop/pages/goods?id=1`, as posters carry it in their code. */
export const parseLink = (url: string): ParsedRoute | undefined => {
  const [, path] = /^https?:\/\/[^/]+(\/h5(?:\/.*)?)$/i.exec(url.trim()) ?? [];
  return path === undefined ? undefined : parseRoute(path);
};

/** `i=1013&s=Xy12` or the id alone; undefined for a page's own param of that name (`scene=vip`). */
function readScene(scene: string): Record<string, string> | undefined {
  const text = /%3D/i.test(scene) ? decodePart(scene) : scene;
  if (/^\d+$/.test(text)) return { id: text };
  if (!text.includes('=')) return undefined;
  return Object.fromEntries(Object.entries(parseQuery(text)).map(readScenePart));
}

/**
 * The params a page was opened with. Both routers hand them out still escaped. What a scanned code brings in one value - the `scene` of a
 * mini-program code, the whole link as `q` - is taken apart.
 */
export function readParams(raw: Record<string, string | undefined> = {}): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (value !== undefined && !INTERNAL.has(key)) query[key] = decodePart(String(value));
  }
  const { scene, q, ...own } = query;
  const coded = scene === undefined ? undefined : (readScene(scene) ?? { scene });
  const linked = q === undefined ? undefined : (parseLink(q)?.query ?? { q });
  return { ...linked, ...coded, ...own };
}

/** The page that a scanned link means: the messenger opens the one that its rule names and hands over the link. */
export const linkedRoute = (raw: Record<string, string | undefined>): ParsedRoute | undefined =>
  raw.q === undefined ? undefined : parseLink(decodePart(raw.q));
