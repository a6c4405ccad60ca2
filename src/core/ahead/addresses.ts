/**
 * The addresses of a page's first calls, exactly as core/api/url.ts builds them and as src/index.html and the server ask for them when the
 * page is opened from outside (__tests__/src/core/ahead/addresses.test.ts holds the three to each other).
 */
export type Query = Readonly<Record<string, string | undefined>>;

/** `!id`, `id@fieldId`, `page=1`, `sort:default`: the words of config/starts.ts. */
const WORD = /^([!^]?)(\w+)(?:@(\w+))?[=:]?(.*)$/;

/** `name=value`; empty when it is left out, undefined when the call is not made. */
function paramOf(word: string, query: Query): string | undefined {
  const [, sign, name = '', page = name, value] = WORD.exec(word) ?? [];
  const own = query[page];
  if (sign === (own ? '!' : '^')) return undefined;
  const said = word.includes('=') ? value : own || value;
  return sign !== '!' && said ? `${name}=${encodeURIComponent(said)}` : '';
}

/**
 * Undefined for a call that this page does not make, that wants a login which nobody has, or that waits for the answer of another one.
 * `query`: the params of the page; `token`: empty for a visitor.
 */
export function addressOf(call: string, query: Query, token: string): string | undefined {
  if (call.includes('>') || (call.startsWith('+') && !token)) return undefined;
  const [route = '', words = ''] = call.replace('+', '').split('?');
  const params = words
    .split('&')
    .filter(Boolean)
    .map((word) => paramOf(word, query));
  const filled = route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(query[name] ?? ''));
  const isKnown = [...route.matchAll(/:(\w+)/g)].every(([, name = '']) => query[name]);
  if (!isKnown || params.includes(undefined)) return undefined;
  return `${filled}?${[`access-token=${encodeURIComponent(token)}`, ...params].filter(Boolean).join('&')}`;
}
