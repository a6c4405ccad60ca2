// Breaks a dist one way at a time. Each of these is a mistake that WeChat refuses or that leaves a page blank on the phone: a
// host that does not notice one of them proves nothing about the dists it finds sound.
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openWeapp } from './driver';
import { packWeapp } from './pack';
import { serveWeapp } from './serve';
import type { AppJson, Fault, PageJson } from './types';

/** The copy that is broken, and what the mutations need to know about any dist. */
class Copy {
  readonly app: AppJson;
  constructor(readonly folder: string) {
    this.app = JSON.parse(this.read('app.json')) as AppJson;
  }
  get home() {
    return this.app.entryPagePath ?? this.app.pages[0] ?? '';
  }
  /** A page of the first sub-package. */
  get far() {
    const [sub] = this.app.subPackages ?? this.app.subpackages ?? [];
    return sub ? path.posix.join(sub.root, sub.pages[0] ?? '') : undefined;
  }
  has(file: string) {
    return fs.existsSync(path.join(this.folder, file));
  }
  read(file: string) {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }
  edit(file: string, change: (text: string) => string): boolean {
    const before = this.read(file);
    const after = change(before);
    fs.writeFileSync(path.join(this.folder, file), after);
    return after !== before;
  }
  configure(change: (app: AppJson) => void): boolean {
    return this.edit('app.json', (text) => {
      const app = JSON.parse(text) as AppJson;
      change(app);
      return JSON.stringify(app);
    });
  }
  /** The first file with that ending, and with that text in it if one is given. */
  find(extension: string, containing = '') {
    const all = fs
      .readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'));
    return all.find((file) => file.endsWith(extension) && this.read(file).includes(containing));
  }
  /** Code at the end of the home page, when its Page() stands. */
  afterHome(code: string) {
    return this.edit(`${this.home}.js`, (text) => `${text}\n;${code}`);
  }
  beforeHome(code: string) {
    return this.edit(`${this.home}.js`, (text) => `${code};\n${text}`);
  }
}

export interface Mutation {
  name: string;
  /** What the host has to say about it: noticing something else would not be noticing this. */
  sign: RegExp;
  /** False when the dist has nothing to break in this way. */
  apply(copy: Copy): boolean;
}

/** Before everything else of the home page, where it is seen at once. */
const above = (copy: Copy, wxml: string): boolean => copy.edit(`${copy.home}.wxml`, (text) => wxml + text);
const styled = (copy: Copy, styles: string): boolean => copy.edit('app.wxss', (text) => `${text}\n${styles}`);
/** Words of the home page of the fixture. */
const SEEN = '次数';
const BOX = 'width: 24px; height: 24px;';
const later = (code: string) => `setTimeout(function () { ${code} }, 100)`;
const MIB = 1024 * 1024;

/** Calls that WeChat does not know, or not as they are made. */
const CALLS: Mutation[] = [
  {
    name: 'a call that is renamed',
    sign: /the messenger knows no requestPayments/,
    apply: (copy) => copy.edit(`${copy.home}.js`, (text) => text.replace('wx.requestPayment(', 'wx.requestPayments(')),
  },
  {
    name: 'an option that is renamed',
    sign: /requestPayment needs its option timeStamp/,
    apply: (copy) => copy.edit(`${copy.home}.js`, (text) => text.replace('timeStamp:', 'timestamp:')),
  },
  {
    name: 'an option that the call does not have',
    sign: /requestPayment has no option timestamp/,
    apply: (copy) => copy.edit(`${copy.home}.js`, (text) => text.replace('timeStamp:', 'timestamp:')),
  },
  {
    name: 'a call that the host does not know',
    sign: /wx: the host does not know getBLEDeviceRSSI/,
    apply: (copy) => copy.afterHome('function unused() { wx.getBLEDeviceRSSI({ deviceId: "1" }) }'),
  },
  ...Object.entries({
    'no option where one is needed': ['wx.showToast(some({}))', 'showToast needs its option title'],
    'an option of another kind': ['wx.showToast(some({ title: 1 }))', 'title is no string but 1'],
    'an option that is none': ['wx.showToast(some({ title: "a", wait: 1 }))', 'showToast has no option wait'],
    'a film that is sent nowhere': ['wx.createVideoContext("a").seek("1")', 'VideoContext.seek takes a number'],
    'a film that is told what it cannot do': ['wx.createVideoContext("a").begin()', 'begin is not a function'],
    'a property that no player has': ['wx.createInnerAudioContext().speed = 2', 'has no property speed'],
    'a recording of another kind': ['wx.getRecorderManager().start({ format: "ogg" })', 'format is ogg'],
  }).map(([name, [code = '', words = '']]) => ({
    name: `while it runs: ${name}`,
    sign: new RegExp(words),
    apply: (copy: Copy) => copy.afterHome(`function some(given) { return given }; ${later(code)}`),
  })),
];

/** What a person would not see, though it is there. */
const SIGHT: Mutation[] = [
  ...Object.entries({
    'rich text without content': ['<rich-text />', '<rich-text> is empty'],
    'a page of the web without an address': ['<web-view />', '<web-view> is empty'],
    'a picture without an address': ['<image style="width: 9px; height: 9px" />', 'without an address'],
    'words at opacity .02': ['<view style="opacity: .02">春茶</view>', 'text "春茶" is too faint'],
    'words in words at opacity .1': [
      '<view style="opacity: .3"><view style="opacity: .3">春茶</view></view>',
      'text "春茶" is too faint',
    ],
    'words without colour': [
      '<view style="color: transparent">春茶</view>',
      'text "春茶" has the colour of its ground',
    ],
    'white words on white': [
      '<view style="background: #fff; color: #fff">春茶</view>',
      'text "春茶" has the colour of its ground',
    ],
    'words of one pixel': ['<view style="font-size: 1px; line-height: 1">春茶</view>', 'text "春茶" is too small'],
    'an icon without a picture': [
      `<view class="icon icon-cup" style="${BOX} background: #000" />`,
      'icon-cup has no picture',
    ],
    'an icon without a size': ['<view class="icon icon-cup" />', 'icon-cup has no size'],
    'a ground that does not come': [
      `<view style="${BOX} background-image: url(data:image/png;base64,AAAA)" />`,
      'does not come',
    ],
    'a ground with nothing on it': [
      `<view style="${BOX} background-image: url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)" />`,
      'has nothing on it',
    ],
  }).map(([name, [wxml = '', words = '']]) => ({
    name: `in sight: ${name}`,
    sign: new RegExp(words),
    apply: (copy: Copy) => above(copy, wxml),
  })),
  ...Object.entries({
    'a page at opacity .02': 'page { opacity: .02 }',
    'a page beside the window': 'page { margin-left: -2000px }',
    'a page that is cut off': 'page { min-height: 0; height: 0; overflow: hidden }',
    'a page under a layer': 'page::after { content: ""; position: fixed; inset: 0; z-index: 9; background: #fff }',
    'words that are hidden': '.wide { visibility: hidden }',
    'words in the colour of the page': 'page { background: #fff } .wide { color: #fefefe }',
  }).map(([name, styles]) => ({
    name: `in sight: ${name}`,
    sign: new RegExp(`${SEEN} is not to be seen`),
    apply: (copy: Copy) => styled(copy, styles),
  })),
];

export const MUTATIONS: Mutation[] = [
  {
    name: 'localStorage in a page',
    sign: /setItem/,
    apply: (copy) => copy.beforeHome('localStorage.setItem("a", "b")'),
  },
  {
    name: 'document in a page',
    sign: /createElement/,
    apply: (copy) => copy.beforeHome('document.createElement("a")'),
  },
  {
    name: 'new Function in a page',
    sign: /unsafe-eval/,
    apply: (copy) => copy.beforeHome('new Function("return 1")()'),
  },
  {
    name: 'an exception in a page',
    sign: /uncaught: .*undefinedFunction/,
    apply: (copy) => copy.afterHome(later('undefinedFunction()')),
  },
  {
    name: 'an unhandled rejection',
    sign: /unhandledrejection/,
    apply: (copy) => copy.afterHome(later('Promise.reject(new Error("no"))')),
  },
  {
    name: 'a wx function that does not exist',
    sign: /the messenger knows no noSuchFunction/,
    apply: (copy) => copy.afterHome(later('wx.noSuchFunction({})')),
  },
  {
    name: 'JavaScript that cannot be parsed',
    sign: /Unexpected token.*ecmaVersion/,
    apply: (copy) => copy.afterHome('const = 1'),
  },
  {
    name: 'JavaScript of ES2020',
    sign: /Unexpected token.*ecmaVersion 2018/,
    apply: (copy) => copy.afterHome('var a = wx?.b ?? 1'),
  },
  { name: 'a look-behind', sign: /look-behind/, apply: (copy) => copy.afterHome('var a = /(?<=b)c/') },
  {
    name: 'setData of more than 1 MiB',
    sign: /over 1 MiB/,
    apply: (copy) => copy.afterHome(later('getCurrentPages()[0].setData({ x: new Array(1100000).join("y") })')),
  },
  {
    name: 'setData of undefined',
    sign: /is undefined/,
    apply: (copy) => copy.afterHome(later('getCurrentPages()[0].setData({ x: undefined })')),
  },
  {
    name: 'a tag that is not built in',
    sign: /<div> is neither/,
    apply: (copy) => copy.edit(`${copy.home}.wxml`, (text) => `${text}<div></div>`),
  },
  {
    name: 'WXML that is not closed',
    sign: /missing end tag/,
    apply: (copy) => copy.edit(`${copy.home}.wxml`, (text) => `${text}<view><text></view>`),
  },
  {
    name: 'an import that is missing',
    sign: /import .* not found/,
    apply: (copy) =>
      copy.edit(`${copy.home}.wxml`, (text) => text.replace(/<import src="[^"]+"/, '<import src="./gone.wxml"')),
  },
  {
    name: 'a template that is missing',
    sign: /template gone not defined/,
    apply: (copy) =>
      copy.edit(`${copy.home}.wxml`, (text) => text.replace(/<template is="\w+"/, '<template is="gone"')),
  },
  {
    name: 'a node without a template',
    sign: /has no template in base|template tmpl_\w+ not defined/,
    apply: (copy) =>
      copy.has('base.wxml') &&
      copy.edit('base.wxml', (text) => text.replace(/<template name="(tmpl_0_\w+)"/g, '<template name="$1x"')),
  },
  {
    name: 'a wxs that is missing',
    sign: /wxs .* not found/,
    apply: (copy) => {
      const file = copy.find('.wxs');
      if (file) fs.rmSync(path.join(copy.folder, file));
      return Boolean(file);
    },
  },
  {
    name: 'a wxs that cannot be parsed',
    sign: /wxs .*Unexpected token/,
    apply: (copy) => {
      const file = copy.find('.wxs');
      return Boolean(file && copy.edit(file, (text) => text.replace('return ', 'retrn ')));
    },
  },
  {
    name: 'a component that is not declared',
    sign: /neither built in|Cannot find component/,
    apply: (copy) => {
      let owner = copy.find('.json', '"usingComponents":{"') ?? copy.find('.json', '"usingComponents": { "');
      // Taro's comp uses itself: the nested one is what is missed.
      if (copy.has('comp.json')) owner = 'comp.json';
      return Boolean(
        owner && copy.edit(owner, (text) => JSON.stringify({ ...(JSON.parse(text) as PageJson), usingComponents: {} })),
      );
    },
  },
  {
    name: 'a component without files',
    sign: /component gone .* has no files/,
    apply: (copy) =>
      copy.edit(`${copy.home}.json`, (text) =>
        JSON.stringify({ ...(JSON.parse(text) as PageJson), usingComponents: { gone: './gone' } }),
      ),
  },
  {
    name: 'WXSS that cannot be parsed',
    sign: /wxss app.wxss: Unclosed block/,
    apply: (copy) => copy.edit('app.wxss', (text) => `${text}\n.a { color: red`),
  },
  {
    name: 'WXSS with a local picture',
    sign: /local url/,
    apply: (copy) => copy.edit('app.wxss', (text) => `${text}\n.a { background: url(./a.png) }`),
  },
  {
    name: 'a WXSS import that is missing',
    sign: /import gone.wxss not found/,
    apply: (copy) => copy.edit('app.wxss', (text) => `@import "./gone.wxss";${text}`),
  },
  {
    name: 'JSON that cannot be parsed',
    sign: /json .*JSON/,
    apply: (copy) => copy.edit(`${copy.home}.json`, (text) => `${text},`),
  },
  {
    name: 'a page without files',
    sign: /page pages\/gone\/index: no/,
    apply: (copy) => copy.configure((app) => app.pages.push('pages/gone/index')),
  },
  {
    name: 'a main package over 2 MiB',
    sign: /package main is \d+ bytes/,
    apply: (copy) => copy.edit('app.js', (text) => `${text}\n/*${'x'.repeat(2 * MIB)}*/`),
  },
  {
    name: 'a sub-package over 2 MiB',
    sign: /package \S+\/ is \d+ bytes/,
    apply: (copy) => Boolean(copy.far && copy.edit(`${copy.far}.js`, (text) => `${text}\n/*${'x'.repeat(2 * MIB)}*/`)),
  },
  {
    name: 'the main package requires a file of a sub-package',
    sign: /requires .* of another package/,
    apply: (copy) => {
      if (!copy.far) return false;
      const from = path.posix.relative(path.posix.dirname(copy.home), copy.far);
      return copy.beforeHome(`require("${from}.js")`);
    },
  },
  {
    name: 'preloadRule names no package',
    sign: /no package gone/,
    apply: (copy) =>
      copy.configure((app) => {
        app.preloadRule = { [copy.home]: { network: 'all', packages: ['gone'] } };
      }),
  },
  {
    // Each page stays under 2 MiB by itself: only the sum over the package is too much.
    name: 'the pages of a package preload more than 2 MiB together',
    sign: /preload \d+ bytes/,
    apply: (copy) => {
      const folders = ['big1', 'big2'];
      for (const folder of folders) {
        fs.mkdirSync(path.join(copy.folder, folder));
        for (const [extension, text] of Object.entries({
          js: `Page({});/*${'x'.repeat(1.2 * MIB)}*/`,
          json: '{}',
          wxml: '',
        }))
          fs.writeFileSync(path.join(copy.folder, folder, `a.${extension}`), text);
      }
      return copy.configure((app) => {
        const subs = app.subPackages ?? app.subpackages ?? [];
        app.subPackages = [...subs, ...folders.map((root) => ({ root, pages: ['a'] }))];
        delete app.subpackages;
        app.preloadRule = Object.fromEntries(
          folders.map((folder, i) => [app.pages[i] ?? '', { network: 'all', packages: [folder] }]),
        );
      });
    },
  },
  ...Object.entries({
    'a picture of rich text': "<rich-text nodes=\"{{[{ name: 'img', attrs: { src: '/images/a.webp' } }]}}\" />",
    'a picture': '<image src="/images/a.webp?w=480" />',
    'a film': '<video src="/video/a.mp4" />',
    'the poster of a film': '<video src="https://a/b.mp4" poster="/images/a.webp" />',
    'a ground': '<view style="background-image: url(/images/a.webp)" />',
    'a page of the web': '<web-view src="/uploads/a.html" />',
  }).map(([name, wxml]) => ({
    name: `${name} without a host`,
    sign: /address: .*\/a\.(webp|mp4|html)\S* has no host/,
    apply: (copy: Copy) => copy.edit(`${copy.home}.wxml`, (text) => `${text}${wxml}`),
  })),
  ...Object.entries({
    downloadFile: 'wx.downloadFile({ url: "/uploads/a.webp", fail: function () {} })',
    getImageInfo: 'wx.getImageInfo({ src: "/images/a.webp", fail: function () {} })',
    previewImage: 'wx.previewImage({ urls: ["https://a/b.jpg", "/images/a.webp"], fail: function () {} })',
    saveImageToPhotosAlbum: 'wx.saveImageToPhotosAlbum({ filePath: "/images/a.webp", fail: function () {} })',
    'an audio player': 'wx.createInnerAudioContext().src = "/audio/a.webp"',
  }).map(([name, code]) => ({
    name: `${name} gets a path without a host`,
    sign: /address: .*\/a\.webp has no host/,
    apply: (copy: Copy) => copy.afterHome(later(code)),
  })),
  {
    name: 'a tab bar of one item',
    sign: /1 items/,
    apply: (copy) =>
      copy.configure((app) => {
        app.tabBar = { list: [{ pagePath: copy.home, text: 'a' }] };
      }),
  },
  {
    name: 'a tab of a sub-package',
    sign: /not a page of the main package/,
    apply: (copy) =>
      copy.configure((app) => {
        app.tabBar = { list: [copy.home, copy.far ?? 'gone'].map((pagePath) => ({ pagePath, text: 'a' })) };
      }),
  },
  {
    name: 'getLocation that app.json does not declare',
    sign: /requiredPrivateInfos: getLocation/,
    apply: (copy) =>
      copy.configure((app) => {
        app.requiredPrivateInfos = [];
      }) && copy.afterHome(later('wx.getLocation({ fail: function () {} })')),
  },
  {
    name: 'a private info that does not exist',
    sign: /is not one of its names/,
    apply: (copy) =>
      copy.configure((app) => {
        app.requiredPrivateInfos = ['getLocations'];
      }),
  },
  {
    name: 'a private info that is declared and never called',
    sign: /chooseAddress is declared and never called/,
    apply: (copy) =>
      copy.configure((app) => {
        app.requiredPrivateInfos = ['getLocation', 'chooseAddress'];
      }),
  },
  {
    name: 'no words for the person who is asked where they are',
    sign: /permission: scope.userLocation has no words/,
    apply: (copy) =>
      copy.configure((app) => {
        delete app.permission;
      }),
  },
  {
    name: 'a package that reads the code of every page at its start',
    sign: /lazyCodeLoading: requiredComponents is missing/,
    apply: (copy) =>
      copy.configure((app) => {
        delete app.lazyCodeLoading;
      }),
  },
  {
    name: 'a site map without its file',
    sign: /sitemapLocation: no gone\.json/,
    apply: (copy) =>
      copy.configure((app) => {
        app.sitemapLocation = 'gone.json';
      }),
  },
  {
    name: 'a wait that is longer than WeChat allows',
    sign: /networkTimeout: request is 90000 ms/,
    apply: (copy) =>
      copy.configure((app) => {
        app.networkTimeout = { request: 90_000 };
      }),
  },
  ...CALLS,
  ...SIGHT,
];

export interface Seen {
  /** What packing said. */
  problems: string[];
  /** What running said. */
  faults: Fault[];
  /** What a person does not see of the home. */
  unseen: string[];
}

export const complaints = ({ problems, faults, unseen }: Seen) => [
  ...problems,
  ...faults.map(({ what, msg }) => `${what}: ${msg}`),
  ...unseen,
];

export interface TryOptions {
  dist: string;
  /** Scratch folder: holds the broken copy and what is packed from it. */
  work: string;
  /** None for the control: the dist as it is. */
  mutation?: Mutation;
  browser: Browser;
  api?: string;
}

/** Runs in the browser. Grounds come with the second look. */
const LOOK = `(async () => {
  const { __host: host } = window;
  const unseen = await host.missing(300);
  return (await host.shows('${SEEN}', 100)) ? unseen : [...unseen, '${SEEN} is not to be seen'];
})()`;

/** Packs and runs a broken copy; null when the mutation has nothing to break in this dist. */
export async function tryMutation({ dist, work, mutation, browser, api }: TryOptions): Promise<Seen | null> {
  const folder = path.join(work, 'dist');
  const out = path.join(work, 'out');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(dist, folder, { recursive: true });
  const copy = new Copy(folder);
  if (mutation && !mutation.apply(copy)) return null;
  const { problems } = await packWeapp({ dist: folder, out });
  // Refused already: WeChat would never run it.
  if (problems.length) return { problems, faults: [], unseen: [] };
  const served = await serveWeapp({ out, api });
  const weapp = await openWeapp({ url: served.url, browser, timeoutMs: 3000 });
  try {
    // The faults put into timers of 100 ms.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const unseen = await weapp.raw.evaluate<string[]>(LOOK);
    if (copy.far) await weapp.navigate('navigateTo', `/${copy.far}?id=1`);
    return { problems, faults: await weapp.faults(), unseen };
  } finally {
    await weapp.close();
    await served.close();
  }
}
