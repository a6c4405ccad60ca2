/** Settings and page texts of the demo world. The texts are files in texts/, one per page code. */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { DEFAULT_SITE } from '../../domains/site/defaults';
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { pageContents, settings } from '../../db/schema';
import { insertAll } from '../insert';
import { htmlOf } from './markup';

const TEXTS = path.resolve(import.meta.dirname ?? __dirname, 'texts');

/** First line `# title`, then `key: value` lines (version, updated = days before the start, cover), a blank line, the text. */
export function readPage(code: string, source: string, at: number): typeof pageContents.$inferInsert {
  const [head = '', ...rest] = source.split(/\n\s*\n/);
  const [title = '', ...lines] = head.split('\n');
  const about = new Map(lines.map((line) => line.split(/:\s*/, 2) as [string, string]));
  return {
    code,
    title: title.replace(/^#\s*/, ''),
    cover: about.get('cover') ?? null,
    html: htmlOf(rest.join('\n\n')),
    blocks: [],
    version: about.get('version') ?? '1.0',
    private: about.get('private') === 'true',
    updatedAt: at - Number(about.get('updated') ?? 0) * DAY_MS,
  };
}

/** `at` = midnight of the start day. */
export async function seedSite(tx: Tx, at: number): Promise<void> {
  await insertAll(tx, settings, [{ key: 'site', value: DEFAULT_SITE }]);
  const files = fs.readdirSync(TEXTS).filter((name) => name.endsWith('.md'));
  const pages = files.map((name) =>
    readPage(path.basename(name, '.md'), fs.readFileSync(path.join(TEXTS, name), 'utf8'), at),
  );
  await insertAll(tx, pageContents, [...pages, receiptPage(at)]);
}

/** Writes them unless they are there; true when they were written. */
export async function ensureSite(tx: Tx, at: number): Promise<boolean> {
  const found = await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, 'site'));
  if (found.length > 0) return false;
  await seedSite(tx, at);
  return true;
}

/** Goods shown under the messenger's receipt. */
const receiptPage = (at: number): typeof pageContents.$inferInsert => ({
  code: 'AD_ORDER',
  title: '小票好物',
  html: null,
  cover: null,
  blocks: [
    {
      kind: 'banner',
      items: [
        {
          key: 'ad-order',
          label: '新茶到店',
          value: '新茶到店，下一单更划算',
          image: '/images/banner/2.webp',
          link: '/shop/pages/list?scene=new',
        },
      ],
    },
  ],
  version: '1.0',
  private: false,
  updatedAt: at - 2 * DAY_MS,
});
