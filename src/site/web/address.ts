/** Which web pages may be shown inside: https, and only hosts of the configuration or below one of them. */
export type WebVerdict =
  | { state: 'open'; url: string; host: string }
  /** A right address that is not on the list: it can be copied. */
  | { state: 'foreign'; url: string; host: string }
  /** No https address at all. */
  | { state: 'refused' };

/** Host of an https address without user, port and path; '' for anything else. URL is not there in the mini-program. */
export function hostOf(url: string): string {
  const authority = /^https:\/\/([^/?#\\\s]+)/i.exec(url.trim())?.[1] ?? '';
  // user@host would show one name and open another
  if (authority.includes('@')) return '';
  const host = authority.replace(/:\d+$/, '').toLowerCase();
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(host) ? host : '';
}

export function judge(url: string, allowed: readonly string[]): WebVerdict {
  const host = hostOf(url);
  if (!host) return { state: 'refused' };
  const known = allowed.some((one) => host === one.toLowerCase() || host.endsWith(`.${one.toLowerCase()}`));
  return { state: known ? 'open' : 'foreign', url: url.trim(), host };
}
