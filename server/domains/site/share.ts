/** Share links: a row per (member, address) whose id travels as share_id and binds the inviter of whoever registers through it. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { shares } from '../../db/schema';
import { badRequest } from '../../http/errors';
import { DAY_MS } from '../../lib/shanghai';

/** The same link again within a day is the same share: pages ask silently on every visit. */
const SAME_SHARE_MS = DAY_MS;
const MOST_CHARS = 1000;

export interface SharedLink {
  url: string;
  share_id: string;
}

/** Query parameters that must not travel with a link. */
const PRIVATE = ['access-token', 'share_id', 'source'];

/** Own addresses only, absolute or from the root; the fragment router's query is cleaned too. */
export function cleanUrl(url: string, publicUrl: string): URL {
  let parsed: URL;
  try {
    parsed = new URL(url, publicUrl);
  } catch {
    throw badRequest('share_url');
  }
  if (!/^https?:$/.test(parsed.protocol) || url.length > MOST_CHARS) throw badRequest('share_url');
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

/** Remembers a share and appends its id to the address. */
export async function createShare(
  tx: Tx,
  share: { memberId: string | undefined; url: string; title: string; publicUrl: string; now: number },
): Promise<SharedLink> {
  const parsed = cleanUrl(share.url, share.publicUrl);
  const url = parsed.href;
  const owner = share.memberId ? eq(shares.memberId, share.memberId) : isNull(shares.memberId);
  const [known] = await tx
    .select({ shareId: shares.shareId })
    .from(shares)
    .where(and(owner, eq(shares.url, url), gt(shares.createdAt, share.now - SAME_SHARE_MS)))
    .limit(1);
  const shareId = known?.shareId ?? randomBytes(9).toString('base64url');
  if (!known) {
    const { memberId = null, title, now } = share;
    await tx.insert(shares).values({ shareId, memberId, url, title: title.slice(0, 100), createdAt: now });
  }
  parsed.searchParams.set('share_id', shareId);
  return { url: parsed.href, share_id: shareId };
}
