/**
 * Settings and page texts of a new shop, the demo world's too. The texts are files in texts/, one per page code, what only the demo says in
 * demoTexts/ (content/fill.ts fills them).
 */
import fs from 'node:fs';
import path from 'node:path';
import { KEYS } from '../../domains/people/shopSettings/repository';
import { DEMO, OWN, type Settings } from '../../domains/people/shopSettings/settings';
import { DAY_MS, startOfDay } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { pageContents, settings } from '../../db/schema';
import { insertAll } from '../insert';
import { htmlOf } from '../../lib/markup';

const HERE = import.meta.dirname ?? __dirname;

export type PageRow = typeof pageContents.$inferSelect;

/** First line `# title`, then `key: value` lines (version, updated = days before the start, cover), a blank line, the text. */
export function readPage(code: string, source: string, at: number): PageRow {
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

/** What every shop begins with, until it says something of its own; `at` = midnight of the start day. */
export const samplePages = (at: number): PageRow[] => pagesIn('texts', at);

/** The demo's shop tells its own story. */
function demoPages(at: number): PageRow[] {
  const own = pagesIn('demoTexts', at);
  return [...samplePages(at).filter((page) => !own.some(({ code }) => code === page.code)), ...own];
}

const pagesIn = (folder: string, at: number): PageRow[] =>
  fs
    .readdirSync(path.join(HERE, folder))
    .sort()
    .map((name) => readPage(path.basename(name, '.md'), fs.readFileSync(path.join(HERE, folder, name), 'utf8'), at));

/** `at` = midnight of the start day. */
export async function seedSite(tx: Tx, at: number, own = DEMO, pages = demoPages(at)): Promise<void> {
  await addSettings(tx, own);
  await insertAll(tx, pageContents, [...pages, receiptPage(at)]);
}

/** Settings that are missing: a shop of one's own may have them before its texts, and an older demo lacks the newer ones. */
export async function addSettings(tx: Tx, own: Settings): Promise<void> {
  const rows = (Object.keys(KEYS) as (keyof Settings)[]).map((part) => ({ key: KEYS[part], value: own[part] }));
  await tx.insert(settings).values(rows).onConflictDoNothing();
}

/** Writes them unless they are there; true when they were written. */
export async function ensureSite(tx: Tx, at: number): Promise<boolean> {
  if ((await tx.$count(pageContents)) > 0) return false;
  const today = startOfDay(at);
  await seedSite(tx, today, OWN, samplePages(today));
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
