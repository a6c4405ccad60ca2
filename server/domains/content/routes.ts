/** Page texts by code. */
import { eq, inArray } from 'drizzle-orm';
import type { PageContent } from '../../../src/contract/site/schemas';
import type { siteEndpoints } from '../../../src/contract/site/endpoints';
import type { Tx } from '../../db/client';
import { pageContents } from '../../db/schema';
import type { HandlersOf } from '../../http/handler';
import { notFound, notLoggedIn } from '../../http/errors';

type Row = typeof pageContents.$inferSelect;
type ContentNames = 'legacy.privacyProtection' | 'legacy.registerAgree' | 'legacy.joinAgreements' | 'pages.view';

const present = (row: Row): PageContent => ({
  code: row.code,
  title: row.title,
  ...(row.cover ? { cover: row.cover } : {}),
  ...(row.html ? { html: row.html } : {}),
  blocks: row.blocks as PageContent['blocks'],
  version: row.version,
  updatedAt: row.updatedAt,
});

/** 404 for an unknown code, 401 for a private one without a session. */
async function findPage(tx: Tx, code: string, hasSession: boolean): Promise<PageContent> {
  const [row] = await tx.select().from(pageContents).where(eq(pageContents.code, code.toUpperCase()));
  if (!row) throw notFound();
  if (row.private && !hasSession) throw notLoggedIn();
  return present(row);
}

/** Agreements that somebody accepts when joining as a partner. */
const JOINING = ['MERCHANT', 'WHOLESALE', 'CHANNEL', 'ADOPT', 'ESCROW', 'PROMOTER'];

export const contentHandlers = {
  'pages.view': (tx, { code }, { memberId }) => findPage(tx, code, memberId !== undefined),
  'legacy.privacyProtection': (tx) => findPage(tx, 'PRIVACY', false),
  'legacy.registerAgree': (tx) => findPage(tx, 'AGREEMENT', false),
  'legacy.joinAgreements': async (tx, { code }) => {
    const codes = code ? [code.toUpperCase()] : JOINING;
    const rows = await tx.select().from(pageContents).where(inArray(pageContents.code, codes));
    return codes.flatMap((wanted) => rows.filter((row) => row.code === wanted)).map(present);
  },
} satisfies HandlersOf<Pick<typeof siteEndpoints, ContentNames>>;
