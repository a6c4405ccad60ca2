/** Folders for tests: each in a place of its own that is gone afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPictureStore } from '../../../server/pictures/store';
import type { Pull } from '../../../server/shop/pull';
import { readCsv, writeCsv } from '../../../server/shop/sheet/csv';
import type { TestServer } from '../harness';

const drawings = createPictureStore({ dir: path.resolve('node_modules/.cache/yejian-pictures') });
/** Small: what is drawn does not matter here. */
const SMALL = 120;
const made: string[] = [];

afterAll(() => {
  for (const at of made.splice(0)) fs.rmSync(at, { recursive: true, force: true });
});

export function newFolder(): string {
  const at = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-shop-'));
  made.push(at);
  return at;
}

export const drawing = async (key: string) => (await drawings.get(key, SMALL))?.body;

/** What a push and a pull need of a server. */
export const settingsOf = ({ db, server }: TestServer): Pull & { note: string } => ({
  db,
  now: server.now(),
  dataDir: server.config.dataDir,
  note: '推送',
  picture: (address) => drawing(/^\/images\/(.+)\.webp$/.exec(address)?.[1] ?? ''),
});

/** The texts of a folder's tables, by file. */
export const tablesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((name) => /\.(csv|yml)$/.test(name))
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

const CODE = 'DH-2026';
/** So many goods more, each with a SKU and stock: copies of one that is there. */
export function addGoods(folder: string, count: number): void {
  for (const name of ['goods.csv', 'skus.csv', 'stock.csv']) {
    const file = path.join(folder, name);
    const rows = readCsv(fs.readFileSync(file));
    const like = rows.filter((cells) => cells[0]?.startsWith(CODE));
    const copies = Array.from({ length: count }, (_, i) =>
      like.map((cells) => cells.map((cell) => cell.replace(CODE, `N-${i + 1}`))),
    ).flat();
    fs.writeFileSync(file, writeCsv([...rows, ...copies]));
  }
}
