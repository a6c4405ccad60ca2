/** Page texts by code: agreements, help, landing texts. */
import type { PageContent } from '../../../../src/contract/content/schemas';
import type { Tx } from '../../../db/client';
import { notFound, notLoggedIn } from '../../../http/errors';
import { readShopSettings, readSite } from '../shopSettings/repository';
import { factsOf, fillHtml, fillText, type Facts } from './fill';
import { findContents, type ContentRow } from './repository';

const readFacts = async (tx: Tx): Promise<Facts> => factsOf(await readSite(tx), await readShopSettings(tx));

const presentContent = (row: ContentRow, facts: Facts): PageContent => ({
  code: row.code,
  title: fillText(row.title, facts),
  ...(row.cover ? { cover: row.cover } : {}),
  ...(row.html ? { html: fillHtml(row.html, facts) } : {}),
  blocks: row.blocks as PageContent['blocks'],
  version: row.version,
  updatedAt: row.updatedAt,
});

/** 404 for an unknown code, 401 for a private one without a session. */
export async function readContent(tx: Tx, memberId: string | undefined, code: string): Promise<PageContent> {
  const [row] = await findContents(tx, [code.toUpperCase()]);
  if (!row) throw notFound();
  if (row.private && memberId === undefined) throw notLoggedIn();
  return presentContent(row, await readFacts(tx));
}

/** Agreements that somebody accepts when joining as a partner. */
const JOINING = ['MERCHANT', 'WHOLESALE', 'CHANNEL', 'ADOPT', 'ESCROW', 'PROMOTER'];

/** The asked one, else all of them in their order; an unknown code is left out. */
export async function listJoining(tx: Tx, code: string | undefined): Promise<PageContent[]> {
  const codes = code ? [code.toUpperCase()] : JOINING;
  const rows = await findContents(tx, codes);
  const facts = await readFacts(tx);
  return codes.flatMap((wanted) => rows.filter((row) => row.code === wanted)).map((row) => presentContent(row, facts));
}
