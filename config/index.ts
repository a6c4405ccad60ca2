/**
 * Taro's build. What differs from Taro's defaults was measured, see CONTRIBUTING.md "Sizes": one split policy over all chunks,
 * modern targets, plain HTML elements on H5, code that only sub-packages use kept out of the mini-program's main package.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import type Webpack from 'webpack-chain';
import { accentOf, readShop, stylesOf } from './brand';
import { classNames } from './classNames';
import { fastCompilers } from './compilers';
import dev from './dev';
import { ErrorStats } from './errorStats';
import { LightTemplates } from './lightTemplates';
import { PageChunks } from './pageChunks';
import { PageTable } from './pageTable';
import prod from './prod';
import { StandIns } from './standIns';
import { CALLS, TRACES } from './starts';

const root = path.resolve(__dirname, '..');
const inRoot = (file: string) => path.join(root, file);
const weapp = process.env.TARO_ENV === 'weapp';
/** Of YEJIAN_SHOP, a folder with a shop.yml; src/app.config is read by Taro itself and finds it here. */
const shop = readShop(process.env.YEJIAN_SHOP);
const isOther = Boolean(process.env.YEJIAN_SHOP);
process.env.SHOP = JSON.stringify(shop.brand);
const outputRoot = `${process.env.YEJIAN_DIST || 'dist'}/${process.env.TARO_ENV}`;
const DEFAULT_API = weapp ? 'http://127.0.0.1:8086' : '';

// Class names are a third of what a mini-program's setData carries: there they are nothing but a number.
const short = weapp && process.env.NODE_ENV === 'production';
const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module',
    generateScopedName: short ? classNames(inRoot('src')) : '[name]_[local]_[hash:base64:5]',
  },
};
/** A script of a page group may take so long (rule 3.4). */
const CHUNK_TIMEOUT = 120_000;
const TARO_STYLES = [
  '@tarojs/components/global.css',
  '@tarojs/components/dist/taro-components/taro-components.css',
  '@tarojs/components-react/dist/index.css',
];
/** Components of Taro with the file of config that stands in: elements themselves, and what our shell and kit have of their own. */
const PLAIN_COMPONENTS = {
  view: 'plainView.js',
  text: 'plainText.js',
  'pull-down-refresh': 'nothing.js',
  swiper: 'nothing.js',
};
/** Files of Taro's router with what stands in for them. */
const ROUTER_FILES = { 'navigationBar.js': 'plainRouterBar.mjs', 'router/spa.js': 'plainRouter.mjs' };
const POLYFILLS = ['whatwg-fetch', 'abortcontroller-polyfill/dist/abortcontroller-polyfill-only', 'jsonp-retry'];
/** The smaller part of the entry: what it brings beside React's drawing and our own core, so that it is there first. */
const ENTRY_BASE = /[\\/]node_modules[\\/](mobx|mobx-react-lite|@tarojs|history|@babel|tslib|react|scheduler)[\\/]/;
/** Packages published in newer syntax than the targets read. Taro's own packages go through Babel without being named. */
const MODERN_PACKAGES =
  /[\\/]node_modules[\\/](mobx|mobx-react|mobx-react-lite|@stencil|tslib|uqr|perfect-freehand|@breezystack)[\\/]/;

/**
 * Taro's type knows `enable` only; the rest is handed to webpack. The mini-program is built anew each time: after files had moved,
 * a cached build with optimizeMainPackage left modules out of every package.
 */
const buildCache: { enable: boolean } = Object.assign(
  { enable: process.env.TARO_ENV === 'h5' && process.env.YEJIAN_CACHE !== '0' },
  {
    // Taro makes the entry of the pages of app.config; a cached one would not know a page that is new.
    version: versionOf(['config', 'babel.config.js', 'package-lock.json', 'src/core/routes/table']),
    // Checkouts may share node_modules (scripts/bench/trivial.ts does), so each folder, and each shop, has a cache of its own.
    name: [
      process.env.NODE_ENV,
      process.env.TARO_ENV,
      createHash('sha256').update(`${root} ${process.env.SHOP}`).digest('hex').slice(0, 8),
    ].join('-'),
  },
);

export default defineConfig<'webpack5'>(async (merge) => {
  const styles = isOther ? await stylesOf(shop) : '';
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'yejian',
    date: '2026-11-21',
    // Sources are written in px at 375: the mini-program gets 2rpx, the browser 0.05rem of a root that is 20px at 375.
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: buildCache,
    alias: { '@': inRoot('src') },
    defineConstants: {
      API_BASE: JSON.stringify(process.env.YEJIAN_API ?? DEFAULT_API),
      START_CALLS: JSON.stringify(CALLS),
      START_TRACES: JSON.stringify(TRACES),
      'process.env.SHOP': JSON.stringify(process.env.SHOP),
      BUILD_VERSION: JSON.stringify('1.5.3'),
      BUILD_CODE: '119',
    },
    copy: { patterns: sitemapOf(outputRoot), options: {} },
    mini: {
      compile: { include: [isModernPackage] },
      optimizeMainPackage: { enable: true },
      postcss: { cssModules },
      miniCssExtractPluginOption: { ignoreOrder: true },
      webpackChain(chain: Webpack) {
        boundPages(chain);
        lightenNodes(chain);
        const standIns = new StandIns(chain);
        showShop(chain, standIns, styles);
        forProduction(chain, standIns);
      },
    },
    h5: {
      publicPath: '/h5/',
      staticDirectory: 'static',
      useHtmlComponents: true,
      compile: { include: [isModernPackage] },
      router: {
        mode: 'browser',
        basename: '/h5',
        // The first address is the one shown after navigation; `/` is the second (rule 6.1).
        customRoutes: { '/pages/tea/advertising': ['/pages/tea/advertising', '/'] },
      },
      output: {
        filename: 'static/js/[name].[contenthash:8].js',
        // One hash for all: with a hash each, the first script would carry those of every page.
        chunkFilename: 'static/js/[name].[fullhash:8].js',
        chunkLoadTimeout: CHUNK_TIMEOUT,
      },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'static/css/[name].[contenthash:8].css',
        chunkFilename: 'static/css/[name].[fullhash:8].css',
      },
      // baseFontSize = min = the root of 20px at 375 that index.html sets in CSS; Taro's script is not in the template.
      postcss: { pxtransform: { enable: true, config: { baseFontSize: 20, minRootSize: 20 } }, cssModules },
      htmlPluginOption: {
        apiBase: process.env.YEJIAN_API ?? DEFAULT_API,
        shop: { ...shop.brand, accent: accentOf(shop.brand) },
        minify: { collapseWhitespace: true, removeComments: true, minifyCSS: true, minifyJS: true },
      },
      webpackChain(chain: Webpack) {
        boundPages(chain);
        const standIns = new StandIns(chain);
        showShop(chain, standIns, styles);
        slimWeb(chain, standIns);
        forProduction(chain, standIns);
      },
    },
  };
  return merge({}, base, process.env.NODE_ENV === 'production' ? prod : dev);
});

/** Part of the cache's key: webpack does not notice changes of these by itself, and takes node_modules as unchanging. */
function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.env.YEJIAN_API ?? DEFAULT_API} ${process.env.SHOP}`);
  // Another app that is built with these settings (scripts/bench/trivial.ts) has no table of routes.
  for (const at of paths.map(inRoot).filter((file) => fs.existsSync(file))) {
    const inside = fs.statSync(at).isDirectory() ? fs.readdirSync(at, { recursive: true, encoding: 'utf8' }) : [''];
    for (const file of inside.map((name) => path.join(at, name)))
      if (fs.statSync(file).isFile()) hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What search may find goes with the mini-program; another app that is built with these settings has none. */
function sitemapOf(folder: string): { from: string; to: string }[] {
  const from = 'src/sitemap.json';
  return weapp && fs.existsSync(inRoot(from)) ? [{ from, to: `${folder}/sitemap.json` }] : [];
}

/** Rows of the route table whose page stands; another app has few pages and none of this. */
function countPages(): number {
  const table = inRoot('src/core/routes/table');
  if (!fs.existsSync(table)) return Infinity;
  const rows = fs.readdirSync(table).map((file) => fs.readFileSync(path.join(table, file), 'utf8'));
  return rows.join('').match(/: page[(<]/g)?.length ?? Infinity;
}

function isModernPackage(file: string): boolean {
  return MODERN_PACKAGES.test(file) || path.dirname(file) === inRoot('config');
}

function forProduction(chain: Webpack, standIns: StandIns): void {
  if (process.env.NODE_ENV !== 'production') return;
  fastCompilers(chain);
  chain.plugin('errorStats').use(ErrorStats);
  // Another app that is built with these settings (scripts/bench/trivial.ts) calls nobody and has one page.
  if (!fs.existsSync(inRoot('src/core'))) return;
  rowsTravel(chain, standIns);
  chain.plugin('standIns').use(standIns);
}

/** What the app has tables of comes with who names it: the row of a call with its callers, the row of an address with its page. */
function rowsTravel(chain: Webpack, standIns: StandIns): void {
  standIns.set(inRoot('src/contract/endpoints.ts'), 'knownCalls.mjs');
  standIns.set(inRoot('src/core/routes/rows.ts'), 'knownRoutes.mjs');
  const callers = chain.module
    .rule('callRows')
    .include.add(inRoot('src'))
    .end()
    .test(/\.tsx?$/)
    .enforce('post');
  callers.use('callRows').loader(inRoot('config/callRows.js'));
  const pages = chain.module
    .rule('routeRows')
    .include.add(inRoot('src'))
    .add(inRoot('config/knownRoutes.mjs'))
    .end()
    .test(/\.(?:tsx|mjs)$/)
    .enforce('pre');
  pages.use('routeRows').loader(inRoot('config/routeRows.js'));
  if (weapp) return;
  const entry = chain.module
    .rule('slimEntry')
    .test(/src[\\/]app\.config\.ts$/)
    .enforce('post');
  entry.use('slimEntry').loader(inRoot('config/slimEntry.js'));
  chain.plugin('pageTable').use(PageTable);
}

/** Another shop has another sign over its door, and its own colour. */
function showShop({ module }: Webpack, standIns: StandIns, styles: string): void {
  if (!isOther) return;
  standIns.set(inRoot('src/ui/kit/Brand/Brand.tsx'), inRoot('src/ui/kit/Brand/OwnBrand.tsx'));
  const sheet = module
    .rule('shopStyles')
    .test(/[\\/]src[\\/]app\.scss$/)
    .enforce('pre');
  sheet.use('shopStyles').loader(inRoot('config/append.js')).options({ text: styles });
}

function boundPages({ module }: Webpack): void {
  // Another app that is built with these settings (scripts/bench/trivial.ts) has none.
  if (!fs.existsSync(inRoot('src/ui/shell/pageBoundary.tsx'))) return;
  const pages = module
    .rule('pageBoundary')
    .include.add(inRoot('src'))
    .end()
    .test(/\.tsx$/)
    .enforce('pre');
  pages.use('pageBoundary').loader(inRoot('config/pageBoundary.js'));
}

/** What is sent to the screen of every node, and the templates that read it. */
function lightenNodes(chain: Webpack): void {
  const hydrate = path.join(path.dirname(require.resolve('@tarojs/runtime')), 'hydrate.js');
  const nodes = chain.module.rule('lightNodes').test(hydrate).enforce('pre');
  nodes.use('lightNodes').loader(inRoot('config/lightNodes.js'));
  chain.plugin('lightTemplates').use(LightTemplates);
}

function slimWeb(chain: Webpack, standIns: StandIns): void {
  // Sizes have their own gate (scripts/size.ts), so webpack's opinion is not asked.
  chain.merge({ target: ['web', 'es2018'], performance: { hints: false } });
  // So little of it is used that a file of config does it in a tenth of the bytes.
  standIns.set('mobx-react$', 'plainObserver.mjs');
  const router = path.dirname(require.resolve('@tarojs/router'));
  for (const [name, file] of Object.entries(ROUTER_FILES)) standIns.set(path.join(router, name), file);
  // What every page has hundreds of is the element itself.
  for (const [name, file] of Object.entries(PLAIN_COMPONENTS))
    standIns.set(require.resolve(`@tarojs/components-react/dist/components/${name}/index.js`), file);
  for (const styles of TARO_STYLES) standIns.set(styles, 'htmlComponents.css');
  // Every browser we serve has fetch and AbortController; nothing here calls by JSONP.
  for (const polyfill of POLYFILLS) standIns.set(polyfill, 'nothing.js');
  // A page that takes one thing from an index gets that one: no module of ours does anything by being imported.
  chain.module
    .rule('pure')
    .include.add(inRoot('src'))
    .end()
    .test(/\.tsx?$/)
    .set('sideEffects', false);
  chain.plugin('pageChunks').use(PageChunks, [inRoot('src/index.html')]);
  // Every file is named by its build anyway, so numbers need not outlive one: counted, the most used first, they are short. The numbers
  // that webpack spreads out instead are four and five digits by chance, which no compression makes shorter.
  chain.optimization.merge({ moduleIds: 'size', chunkIds: 'total-size' });
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 20_000,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // The script of index.html asks for the page's own files when this part is there, so its share of the entry decides when they come: as
      // the other ends. Earlier they hold it up, later the line stands idle.
      base: { name: 'base', chunks: 'initial', test: ENTRY_BASE, enforce: true, priority: 30 },
      // What nearly every page needs is one file, which compresses better than pieces.
      pages: { name: 'pages', minChunks: Math.round(countPages() * 0.9), minSize: 0, priority: 20 },
      vendors: { name: false, test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: 10, reuseExistingChunk: true },
      common: { name: false, minChunks: 2, priority: 1, reuseExistingChunk: true },
    },
  });
}
