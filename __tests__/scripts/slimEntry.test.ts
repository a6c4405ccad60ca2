/**
 * The entry of the browser's app is what Taro's loader writes, made short (config/slimEntry.js): it is read here as the locked version
 * writes it, and what no longer fits ends the build with a sentence.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { rowOf } from '../../config/pageTable';

type Loader = { (source: string): string; LEFT_OUT: string[] };
// webpack loads them this way.
/* oxlint-disable typescript/no-require-imports */
const slimEntry: Loader = require('../../config/slimEntry.js');
const { pagesInOrder }: { pagesInOrder(): string[] } = require('../../config/routeRows.js');
/* oxlint-enable typescript/no-require-imports */

/** In a process of its own: Taro's tools keep things open that a test would wait for. */
const TARO = `
  const { config, pages, ...loader } = JSON.parse(process.argv[1]);
  const options = { ...loader, config, pages: config.pages.map((page) => [page, '/nowhere/' + page + '.tsx']) };
  const contextify = (folder, request) => request.replace(folder + '/', './');
  const context = { getOptions: () => options, mode: 'production', resourcePath: '/src/app.config.ts', context: '/src', utils: { contextify } };
  process.stdout.write(require('@tarojs/taro-loader/lib/h5.js').default.call(context), () => process.exit());
`;
/** The entry of an app with these pages, compiled as the build compiles it. */
function entryOf(pages: readonly string[]): string {
  const given = {
    config: { router: { mode: 'browser', basename: '/h5' }, window: {}, pages, permission: { a: 1 } },
    runtimePath: [],
    sourceDir: '/src',
    entryFileName: 'app',
    pxTransformConfig: { designWidth: 375, deviceRatio: {}, baseFontSize: 20, minRootSize: 20, targetUnit: 'rem' },
    loaderMeta: {
      creator: 'createReactApp',
      creatorLocation: 'react',
      importFrameworkName: 'React',
      frameworkArgs: 'React',
    },
  };
  for (const said of ['importFrameworkStatement', 'extraImportForWeb', 'execBeforeCreateWebApp'])
    Object.assign(given.loaderMeta, { [said]: '' });
  const written = execFileSync(process.execPath, ['-e', TARO, JSON.stringify(given)], { encoding: 'utf8' });
  return transformSync(written, { target: 'es2018', format: 'esm' }).code;
}
/** Entry of our app. */
const entry = entryOf(pagesInOrder());

interface Route {
  path: string;
  load(context: object, params: object): [Promise<unknown>, object, object];
}

test('each page is one text of numbers: its chunks are fetched, then its module is there', async () => {
  const pages = pagesInOrder();
  const short = slimEntry(entry);
  expect(short.match(/\bload\b/g)).toHaveLength(1);
  expect(short).not.toContain('permission');
  // What webpack makes of an import() there (config/pageTable.ts).
  const [table = ''] = /^config\.pages = [^]*?^\}\)\)\(0, 0\);/m.exec(short) ?? [];
  const numbersOf = (page: string | undefined) =>
    page === undefined ? undefined : [...(page.length % 2 ? [7] : []), pages.indexOf(page) + 10, page.length + 1000];
  const text = table.replaceAll(/import\("\.\/([^"]+)"\)/g, (_, page: string) =>
    JSON.stringify(rowOf(numbersOf(page) ?? [], numbersOf(pages[pages.indexOf(page) - 1]))),
  );
  const config: { pages?: string[]; routes?: Route[] } = {};
  const asked: number[] = [];
  new Function('config', 'pages', '__webpack_chunk_load__', '__webpack_require__', text)(
    config,
    pages,
    (id: string | number) => Promise.resolve(asked.push(Number(id))),
    (id: number) => ({ module: id, after: asked.splice(0) }),
  );
  expect(config.pages).toBe(pages);
  expect(config.routes?.map(({ path }) => path)).toEqual(pages);
  for (const [at, name] of pages.entries()) {
    const context = {};
    const [page, ...given] = config.routes![at]!.load(context, context);
    const numbers = numbersOf(name) ?? [];
    expect(await page).toEqual({ module: numbers.pop(), after: numbers });
    expect(given).toEqual([context, context]);
  }
});

test('a page that follows the one before says only what it has in common with others', () => {
  expect([rowOf([0, 91, 81]), rowOf([0, 9, 92, 82], [0, 91, 81]), rowOf([95, 80], [0, 91, 81])]).toEqual([
    '0:91:81',
    '0.9',
    ':4:-1',
  ]);
});

// Taro's packages that run in a browser, and what stands in for their files.
test('what is left out of the configuration nobody asks for there', () => {
  const { LEFT_OUT } = slimEntry;
  expect(LEFT_OUT).toEqual(expect.arrayContaining(['permission', 'disableScroll', 'pageOrientation']));
  const folders = ['router', 'runtime', 'taro-h5', 'react', 'plugin-framework-react', 'shared'].map((name) =>
    path.dirname(require.resolve(`@tarojs/${name}/package.json`)),
  );
  const sources = [...folders.map((folder) => path.join(folder, 'dist')), path.resolve('config')].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => (folder === path.resolve('config') ? /^plain.*js$/ : /\.m?js$/).test(name))
      .map((name) => path.join(folder, name)),
  );
  const word = new RegExp(`\\b(?:${LEFT_OUT.join('|')})\\b`);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => word.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['another configuration', entry.replace('var config', 'let config'), /no line "var config/],
  ['another list', entry.replace('config.routes =', 'routes ='), /no list "config\.routes/],
  [
    'another way to load a page',
    entry.replaceAll('return [page, context, params]', 'return [page]'),
    /0 pages that it can read, and the table of routes \d+; the first that is not in its place is pages\/tea\/index/,
  ],
  [
    'a page that is in no table',
    entry.replace('path: "contact/pages/ContactUs"', 'path: "contact/pages/other"'),
    /not in its place is contact\/pages\/ContactUs/,
  ],
  [
    'a flag that the router would want to know',
    entry.replace(/\}, \{\}\)/, '}, {"enableShareTimeline": true})'),
    /would not learn enableShareTimeline of pages\/tea\/index/,
  ],
])('%s ends the build with a sentence', (_what, other, sentence) => {
  expect(other).not.toBe(entry);
  expect(() => slimEntry(other)).toThrow(sentence);
  expect(() => slimEntry(other)).toThrow(/taro-loader\/lib\/h5\.js/);
});
