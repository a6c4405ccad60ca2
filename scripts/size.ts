/**
 * `npm run size`: what a phone has to fetch. H5 by the files that webpack says each page needs (dist/h5/pages.json, gzip level 6 as
 * the server sends them), the mini-program by the bytes WeChat counts. Prints a table and fails when a budget is exceeded.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import type { Target } from './lib/build.mjs';
import { filesOf } from './lib/machine.mjs';
import { Failure, main, say } from './lib/say.mjs';

const KB = 1024;
const MB = KB * KB;
const DIST = 'dist';
const HOME = 'pages/tea/index';
/** Pages that people open from outside: all scripts until their content stands, in KiB. */
const CONTENT = {
  [HOME]: 118,
  'shop/pages/goods': 124,
  // A table in the store: its booking, its menu, its bill.
  'reservation/pages/index/home': 124,
  'reservation/pages/detail/newDetail': 124,
  // One cart for all who sit there: its outbox, the line to the others and what was tapped meanwhile are drawn with the first dish.
  'qrCodeOrder/pages/index': 127,
  // The keypad says what for and how much, and a sheet that led on is closed on coming back.
  'qrCodeOrder/pages/order': 125,
  // A course or a film that somebody sent: its picture stands at once, the player comes with the first press.
  'collegePackages/pages/college/course/detail': 134,
  'entertainment/pages/video/video': 131,
};
/** Budgets in bytes; the H5 ones after gzip. */
const BUDGET = { entry: 110 * KB, page: 60 * KB, main: 1 * MB, subPackage: 600 * KB, all: 20 * MB };
/** What comes with a press only, never with the entry or the first script of a page: each by words that its script alone has. */
const PRESSED = { 'src/ui/kit/Player': 'application/vnd.apple.mpegurl', 'hls.js': '#EXTM3U' };
/** The syntax of old WebViews and of the mini-program's engines. */
const ECMA_VERSION = 2018;
/** What WeChat uploads, by suffix; everything else in the folder is left behind. */
const UPLOADED = /\.(js|json|wxml|wxss|wxs|png|jpe?g|gif|svg|mp3|aac|m4a|mp4|wav|wasm|ttf|woff2?)$/i;
const NOT_UPLOADED = /(^|\/)project\.(private\.)?config\.json$/;

const untilContent = (page: string) => `until content stands, ${page}`;
const MAIN = 'main package';

interface Row {
  name: string;
  bytes: number;
  budget: number;
}
interface PageFiles {
  entry: string[];
  pages: Record<string, string[]>;
}
interface AppJson {
  subPackages?: { root: string }[];
}

const readJson = <T>(file: string): T => {
  if (!fs.existsSync(file))
    throw new Failure(`${file} is missing: run \`npm run build:h5\` and \`npm run build:weapp\` first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
};
const isScript = (file: string) => file.endsWith('.js');
const packed = (files: readonly string[], dir: string) =>
  files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(dir, file)), { level: 6 }).length, 0);

function measureH5(dist: string): Row[] {
  const h5 = `${dist}/h5`;
  const { entry, pages } = readJson<PageFiles>(`${h5}/pages.json`);
  const own = Object.entries(pages)
    .map(([name, files]) => ({ name: `page ${name}`, bytes: packed(files.filter(isScript), h5), budget: BUDGET.page }))
    .sort((a, b) => b.bytes - a.bytes);
  const content = Object.entries(CONTENT).map(([name, budget]) => {
    const files = pages[name];
    if (!files)
      throw new Failure(
        `${h5}/pages.json does not name ${name}: config/pageChunks.ts no longer recognises Taro's page imports.`,
      );
    const bytes = packed([...entry, ...files].filter(isScript), h5);
    return { name: untilContent(name), bytes, budget: budget * KB };
  });
  return [
    ...content,
    { name: '  of which every page needs', bytes: packed(entry.filter(isScript), h5), budget: BUDGET.entry },
    ...own,
  ];
}

function measureWeapp(dist: string): Row[] {
  const weapp = `${dist}/weapp`;
  const { subPackages = [] } = readJson<AppJson>(`${weapp}/app.json`);
  const roots = new Map(subPackages.map(({ root }) => [`${root.replace(/\/$/, '')}/`, 0]));
  let mainBytes = 0;
  for (const file of filesOf([weapp])) {
    const rel = path.relative(weapp, file).replaceAll(path.sep, '/');
    if (!UPLOADED.test(rel) || NOT_UPLOADED.test(rel)) continue;
    const { size } = fs.statSync(file);
    const root = [...roots.keys()].find((prefix) => rel.startsWith(prefix));
    if (root) roots.set(root, (roots.get(root) ?? 0) + size);
    else mainBytes += size;
  }
  const subs = [...roots].map(([root, bytes]) => ({ name: `sub-package ${root}`, bytes, budget: BUDGET.subPackage }));
  const all = mainBytes + subs.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    { name: MAIN, bytes: mainBytes, budget: BUDGET.main },
    ...subs.sort((a, b) => b.bytes - a.bytes),
    { name: 'all packages', bytes: all, budget: BUDGET.all },
  ];
}

/** Files that an engine of ECMAScript 2018 cannot read. */
function tooModern(dir: string): string[] {
  const faults: string[] = [];
  for (const file of filesOf([dir])) {
    if (!isScript(file)) continue;
    try {
      parse(fs.readFileSync(file, 'utf8'), { ecmaVersion: ECMA_VERSION, sourceType: 'script' });
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

/** Pages that bring a player before somebody has pressed anything. */
function tooEarly(h5: string): string[] {
  const { entry, pages } = readJson<PageFiles>(`${h5}/pages.json`);
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? fs.readFileSync(path.join(h5, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return Object.entries({ 'the entry': entry, ...pages }).flatMap(([name, files]) =>
    Object.entries(PRESSED).flatMap(([what, words]) =>
      files.some((file) => isScript(file) && textOf(file).includes(words)) ? [`${name}: ${what}`] : [],
    ),
  );
}

function print(title: string, rows: readonly Row[]): Row[] {
  say(`\n${title}`);
  const over = rows.filter(({ bytes, budget }) => bytes > budget);
  for (const { name, bytes, budget } of rows) {
    const mark = bytes > budget ? '  OVER' : '';
    say(
      `  ${name.padEnd(44)} ${(bytes / KB).toFixed(1).padStart(8)} KiB of ${(budget / KB).toFixed(budget % KB ? 1 : 0).padStart(6)}${mark}`,
    );
  }
  return over;
}

const MEASURED: Record<Target, { title: string; measure: (dist: string) => Row[] }> = {
  h5: { title: 'H5, JavaScript after gzip', measure: measureH5 },
  weapp: { title: 'Mini-program, bytes as uploaded', measure: measureWeapp },
};

void main(async () => {
  const [only] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const targets = (['h5', 'weapp'] as const).filter((target) => !only || only === target);
  const over = targets.flatMap((target) => print(MEASURED[target].title, MEASURED[target].measure(DIST)));
  if (over.length > 0) {
    throw new Failure(
      `${over.length} of the budgets in scripts/size.ts are exceeded (marked OVER). Load what is not needed at once with import(), or take it out.`,
    );
  }
  const early = targets.includes('h5') ? tooEarly(`${DIST}/h5`) : [];
  if (early.length > 0)
    throw new Failure(
      `These bring a player before a press; load it by \`later\` or import():\n  ${early.join('\n  ')}`,
    );
  const faults = targets.flatMap((target) => tooModern(`${DIST}/${target}`));
  if (faults.length > 0) {
    throw new Failure(
      `These files are not ECMAScript ${ECMA_VERSION}; name their packages in MODERN_PACKAGES of config/index.ts:\n  ${faults.join('\n  ')}`,
    );
  }
});
