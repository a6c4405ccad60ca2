/**
 * Share links: a row per (member, address) whose id travels as share_id and binds the inviter of whoever registers through it.
 * A visitor's link binds nobody, so it has an id but no row: strangers leave nothing behind.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ServerConfig } from '../../../config';
import type { Tx } from '../../../db/client';
import { badRequest, tooOften } from '../../../http/errors';
import { DAY_MS } from '../../../lib/shanghai';
import { ownUrl } from './ownUrl';
import { countShares, findShareId, insertShare } from './repository';

/** The same link again within a day is the same share: pages ask silently on every visit. */
const SAME_SHARE_MS = DAY_MS;
const MOST_CHARS = 1000;
/** New links of a member in a day; a lively reader opens some dozens of pages. */
const MOST_A_DAY = 300;

export interface SharedLink {
  url: string;
  share_id: string;
}

/** Query parameters that must not travel with a link. */
const PRIVATE = ['access-token', 'share_id', 'source'];

/** Own addresses only, absolute or from the root; the fragment router's query is cleaned too. */
export function cleanUrl(url: string, config: Pick<ServerConfig, 'publicUrl' | 'corsOrigins'>): URL {
  if (url.length > MOST_CHARS) throw badRequest('share_url');
  const parsed = ownUrl(config, url, 'share_url');
  // Pages name themselves by their route; in the browser every route lives under /h5/.
  if (url.startsWith('/') && !/^\/h5(\/|$)/.test(url)) parsed.pathname = `/h5${parsed.pathname}`;
  for (const name of PRIVATE) parsed.searchParams.delete(name);
  if (parsed.hash.includes('?')) {
    const [path = '', query = ''] = parsed.hash.split('?', 2);
    const rest = new URLSearchParams(query);
    for (const name of PRIVATE) rest.delete(name);
    parsed.hash = rest.size > 0 ? `${path}?${rest}` : path;
  }
  return parsed;
}

interface NewShare {
  url: string;
  title: string;
  /** One id for good: a code that is printed or hung up. */
  lasting?: boolean;
}

/** Remembers a member's share and appends its id to the address; a visitor has no `memberId`. */
export async function createShare(
  tx: Tx,
  memberId: string | undefined,
  { url, ...share }: NewShare,
  now: number,
  config: Pick<ServerConfig, 'publicUrl' | 'corsOrigins'>,
): Promise<SharedLink> {
  const parsed = cleanUrl(url, config);
  const shareId = memberId
    ? await shareIdOf(tx, memberId, { url: parsed.href, ...share }, now)
    : createHash('sha256').update(parsed.href).digest('base64url').slice(0, 12);
  parsed.searchParams.set('share_id', shareId);
  return { url: parsed.href, share_id: shareId };
}

async function shareIdOf(
  tx: Tx,
  memberId: string,
  { url, title, lasting = false }: NewShare,
  now: number,
): Promise<string> {
  const lately = now - SAME_SHARE_MS;
  const known = await findShareId(tx, memberId, url, lasting ? 0 : lately);
  if (known) return known;
  if ((await countShares(tx, memberId, lately)) >= MOST_A_DAY) throw tooOften();
  const shareId = randomBytes(9).toString('base64url');
  await insertShare(tx, { shareId, memberId, url, title: title.slice(0, 100), createdAt: now });
  return shareId;
}
