/** Folders for tests: each in a place of its own that is gone afterwards. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pictureSize } from '../../../server/pictures/catalogue';
import { createPictureStore } from '../../../server/pictures/store';
import type { Pull } from '../../../server/shop/pull';
import { readCsv, writeCsv } from '../../../server/shop/sheet/csv';
import type { TestServer } from '../harness';

/** Stripes instead of the catalogue's five hundred drawings: what is shown does not matter here, only that no two are the same. */
function stripes(key: string) {
  const size = pictureSize(key);
  if (!size) return;
  const colours = createHash('sha256').update(key).digest('hex').match(/.{6}/g)!;
  const { width, height } = size;
  const bar = width / colours.length;
  const rects = colours.map(
    (colour, at) => `<rect x="${at * bar}" width="${bar}" height="${height}" fill="#${colour}"/>`,
  );
  return {
    ...size,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rects.join('')}</svg>`,
  };
}
const drawings = createPictureStore({ dir: path.resolve('node_modules/.cache/yejian-stripes'), draw: stripes });
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
  storage: server.storage,
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

type TableRow = Record<string, string>;
/** Rewrites a table of a folder by the headings of its columns; gives back how it was. */
export function rewriteTable(folder: string, name: string, work: (rows: TableRow[]) => TableRow[]): () => void {
  const file = path.join(folder, name);
  const before = fs.readFileSync(file);
  const [head = [], ...lines] = readCsv(before);
  const rows = work(lines.map((cells) => Object.fromEntries(head.map((heading, i) => [heading, cells[i] ?? '']))));
  fs.writeFileSync(file, writeCsv([head, ...rows.map((row) => head.map((heading) => row[heading] ?? ''))]));
  return () => fs.writeFileSync(file, before);
}
