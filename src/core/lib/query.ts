/** Query strings without a DOM: the mini-program has no URLSearchParams. */
export type QueryValue = string | number | boolean | null | undefined | object;

/** A value as it travels (rule 2.1): objects and arrays as JSON, everything else as its own text. */
export const encodeValue = (value: Exclude<QueryValue, undefined | null>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** `{a: 1, b: [2]}` -> `a=1&b=%5B2%5D`; undefined and null are left out. */
export function formatQuery(params: object): string {
  return Object.entries(params as Record<string, QueryValue>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(encodeValue(value as string))}`)
    .join('&');
}

/** A broken escape stays as it was written, so that a foreign link never throws. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** `?a=1&b=` -> `{a: '1', b: ''}`; the last of two equal keys counts. */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const pair of search.replace(/^[?#]/, '').split('&')) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    query[decodePart(key)] = at < 0 ? '' : decodePart(pair.slice(at + 1));
  }
  return query;
}

/** Adds (or replaces) query parameters of an address and keeps its hash. */
export function withQuery(url: string, params: object): string {
  const [rest = '', hash] = url.split('#', 2);
  const [path = '', search = ''] = rest.split('?', 2);
  const query = formatQuery({ ...parseQuery(search), ...params });
  return `${path}${query ? `?${query}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}
