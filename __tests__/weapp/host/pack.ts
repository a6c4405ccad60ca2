// Packs a compiled dist/weapp into something a browser can run, and reports everything that WeChat would refuse at compile time.
import fs from 'node:fs';
import path from 'node:path';
import { parse, tokenizer, type ecmaVersion as EcmaVersion } from 'acorn';
import { build } from 'esbuild';
import { TmplGroup } from 'glass-easel-template-compiler';
import postcss from 'postcss';
import { callsIn, platformCalls, problemsOf, rulesOf, type FoundCall } from './calls';
import { configurationProblems } from './configuration';
import { ELEMENTS, SYNTAX_TAGS } from './elements';
import { isNode, type SyntaxNode } from './syntax';
import type { AppJson, PackedApp, PageJson, SubPackageJson } from './types';

export interface PackOptions {
  /** The compiled mini-program. */
  dist: string;
  /** Folder to write; emptied first. */
  out: string;
  /** The newest syntax that the oldest supported phone can parse. */
  ecmaVersion?: EcmaVersion;
}

/** What a test does to a file of the dist before it is packed. */
type Change = (file: string, text: string) => string;

export interface PackResult {
  /** One line for each thing that WeChat would refuse; empty for a sound dist. */
  problems: string[];
  /** Bytes by package; the main package is called main. */
  sizes: Record<string, number>;
  files: number;
}

const MIB = 1024 * 1024;
const ECMA_VERSION = 2018;
/** WeChat's limits: see "Limits as checkable facts" in the guide to the mini-program. */
const LIMIT = {
  package: 2 * MIB,
  all: 20 * MIB,
  preload: 2 * MIB,
  subPackages: 100,
  tabs: [2, 5],
  tabIcon: 40 * 1024,
} as const;
// What a browser has and WeChat's logic layer has not. Each name becomes an undefined parameter of every module.
const ABSENT_GLOBALS =
  `window document frames self location navigator localStorage sessionStorage indexedDB history Caches screen alert confirm
  prompt fetch XMLHttpRequest WebSocket Worker Image Audio FileReader FormData Blob File URL URLSearchParams Headers Request
  Response AbortController TextEncoder TextDecoder MutationObserver IntersectionObserver ResizeObserver requestAnimationFrame
  cancelAnimationFrame requestIdleCallback matchMedia getComputedStyle HTMLElement Element Node Event CustomEvent
  customElements crypto performance btoa atob queueMicrotask structuredClone postMessage MessageChannel BroadcastChannel
  Notification`.split(/\s+/);
const MODULE_PARAMETERS = [
  'require',
  'module',
  'exports',
  'wx',
  'App',
  'Page',
  'Component',
  'Behavior',
  'getApp',
  'getCurrentPages',
  'global',
  'globalThis',
  'console',
  ...ABSENT_GLOBALS,
].join(',');

const INDEX_HTML = `<!doctype html>
<meta charset=utf-8>
<meta name=viewport content="width=device-width,initial-scale=1">
<link rel=icon href=data:,>
<link rel=stylesheet href=host.css>
<body>
<script src=host-config.js></script>
<script src=app-data.js></script>
<script src=calls.js></script>
<script src=host.js></script>
<script src=pkg-main.js></script>
<script>__boot()</script>
`;

const packageFile = (root: string) => `pkg-${root.replace(/\W/g, '_') || 'main'}.js`;

const message = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

function walk(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(full) : [full];
  });
}

/** The dist as the checks see it: names with forward slashes, text on demand, the package of each file. */
class Dist {
  readonly files: string[];
  readonly app: AppJson;
  readonly json: Record<string, PageJson> = {};
  readonly subs: SubPackageJson[];
  readonly problems: string[] = [];
  readonly #names: Set<string>;
  readonly #texts = new Map<string, string>();

  constructor(
    readonly folder: string,
    readonly change: Change = (_, text) => text,
  ) {
    this.files = walk(folder)
      .map((file) => path.relative(folder, file).split(path.sep).join('/'))
      .sort();
    this.#names = new Set(this.files);
    // Without a readable app.json there is nothing to check: let it throw.
    this.app = JSON.parse(this.text('app.json')) as AppJson;
    this.subs = (this.app.subPackages ?? this.app.subpackages ?? []).map((sub) => ({
      ...sub,
      root: sub.root.replace(/^\//, '').replace(/\/?$/, '/'),
    }));
    for (const file of this.ending('.json')) {
      if (/^project\.(private\.)?config\.json$/.test(file)) continue;
      try {
        this.json[file.slice(0, -5)] = JSON.parse(this.text(file)) as PageJson;
      } catch (error) {
        this.problems.push(`json ${file}: ${message(error)}`);
      }
    }
  }

  has(file: string) {
    return this.#names.has(file);
  }

  text(file: string) {
    let text = this.#texts.get(file);
    if (text === undefined)
      this.#texts.set(file, (text = this.change(file, fs.readFileSync(path.join(this.folder, file), 'utf8'))));
    return text;
  }

  bytes(file: string) {
    return fs.statSync(path.join(this.folder, file)).size;
  }

  ending(...extensions: string[]) {
    return this.files.filter((file) => extensions.some((extension) => file.endsWith(extension)));
  }

  packageOf(file: string) {
    return this.subs.find((sub) => file.startsWith(sub.root))?.root ?? '';
  }

  pages() {
    return [...this.app.pages, ...this.subs.flatMap((sub) => sub.pages.map((page) => sub.root + page))];
  }

  /** A path written in one file, as a path from the root. */
  resolve(from: string, to: string) {
    return path.posix.join(to.startsWith('/') ? '' : path.posix.dirname(from), to).replace(/^\//, '');
  }
}

// ---- templates

function compileTemplates(dist: Dist): string {
  const group = new TmplGroup();
  try {
    for (const file of dist.ending('.wxml', '.wxs')) {
      const name = file.replace(/\.\w+$/, '');
      try {
        if (file.endsWith('.wxs')) {
          // The template compiler takes a script as it is; a syntax error would surface only as a blank screen.
          parse(dist.text(file), { ecmaVersion: 5 });
          group.addScript(name, dist.text(file));
        } else {
          const warnings = (group.addTmpl(name, dist.text(file)) ?? []) as { message: string; startLine: number }[];
          for (const warning of warnings)
            dist.problems.push(`wxml ${file}: ${warning.message} (line ${warning.startLine + 1})`);
        }
      } catch (error) {
        dist.problems.push(`${file.endsWith('.wxs') ? 'wxs' : 'wxml'} ${file}: ${message(error)}`);
      }
    }
    return group.getTmplGenObjectGroups();
  } finally {
    group.free();
  }
}

function checkTemplates(dist: Dist): Set<string> {
  const templates = new Set<string>();
  const tags = new Set([
    ...Object.keys(ELEMENTS),
    ...SYNTAX_TAGS,
    ...Object.values(dist.json).flatMap((config) => Object.keys(config.usingComponents ?? {})),
  ]);
  // An expression may contain "<", a comment may contain anything: both would look like tags.
  const markup = dist.ending('.wxml').map((file) => [file, dist.text(file).replace(/<!--[\s\S]*?-->/g, '')] as const);
  for (const [, text] of markup)
    for (const [, name] of text.matchAll(/<template\s+name="([^"]+)"/g)) if (name) templates.add(name);

  for (const [file, text] of markup) {
    for (const [, kind = '', source = ''] of text.matchAll(/<(import|include|wxs)\b[^>]*\ssrc="([^"]+)"/g)) {
      const extension = kind === 'wxs' ? '.wxs' : '.wxml';
      const resolved = dist.resolve(file, source);
      const target = resolved.endsWith(extension) ? resolved : resolved + extension;
      const owner = dist.packageOf(target);
      if (!dist.has(target)) dist.problems.push(`wxml ${file}: ${kind} ${source} not found`);
      else if (owner && owner !== dist.packageOf(file))
        dist.problems.push(`wxml ${file}: ${kind} of another package ${source}`);
    }
    for (const [, name = ''] of text.matchAll(/<template\s+is="([^"{]+)"/g))
      if (!templates.has(name)) dist.problems.push(`wxml ${file}: template ${name} not defined`);
    const used = new Set(
      Array.from(text.replace(/{{[\s\S]*?}}/g, '').matchAll(/<([a-zA-Z][\w-]*)/g), (m) => m[1] ?? ''),
    );
    for (const tag of used)
      if (!tags.has(tag)) dist.problems.push(`wxml ${file}: <${tag}> is neither built in nor in usingComponents`);
  }
  checkTaroTemplates(dist, templates);
  return templates;
}

/**
 * The templates that Taro's base.wxml asks for by a name made at run time (utils.wxs): each level of what may hold itself, both states of
 * a field. One that is missing draws nothing, silently.
 */
function checkTaroTemplates(dist: Dist, templates: Set<string>) {
  if (!dist.has('base.wxml') || !dist.has('utils.wxs')) return;
  const base = dist.text('base.wxml');
  const list = (name: string) =>
    JSON.parse(new RegExp(`var ${name} = (\\[[^\\]]*\\])`).exec(dist.text('utils.wxs'))?.[1] ?? '[]') as string[];
  const deepest = Number(/l >= (\d+)/.exec(dist.text('utils.wxs'))?.[1] ?? 0);
  const limited = new Set(list('b'));
  const wanted = list('a')
    .filter((node) => !limited.has(node) && templates.has(`tmpl_1_${node}`))
    .flatMap((node) => Array.from({ length: deepest }, (_, level) => `tmpl_${level}_${node}`));
  if (deepest) wanted.push(`tmpl_${deepest}_container`);
  for (const [, name = '', prefix = ''] of base.matchAll(
    /<template name="(tmpl_\w+)">\s*<template is="{{xs\.c\(i, '(\w+)'\)}}"/g,
  )) {
    const node = name.replace(prefix, '');
    wanted.push(...['focus', 'blur'].map((state) => `${prefix}${node}_${state}`));
  }
  for (const name of wanted)
    if (!templates.has(name)) dist.problems.push(`wxml base.wxml: template ${name} not defined`);
  for (const name of templates) {
    const [, node] = /^(tmpl_\d+_\w+)_(?:focus|blur)$/.exec(name) ?? [];
    if (node && !templates.has(node)) dist.problems.push(`wxml base.wxml: template ${node} not defined`);
  }
}

// ---- styles

/** WeChat's element names are custom elements here: `view` in a selector becomes `wx-view`. */
const elementSelectors = (selector: string) =>
  selector.replace(/(^|[\s>+~,(])([a-z][a-z-]*)(?![\w-]*\()/g, (whole: string, before: string, tag: string) =>
    /^(from|to|not|is|where|has)$/.test(tag) ? whole : `${before}wx-${tag}`,
  );

const rpxToCalc = (value: string) => value.replace(/(-?\d*\.?\d+)rpx/g, 'calc($1 * var(--rpx))');

function compileStyle(dist: Dist, file: string, importedFrom: string[] = []): string {
  let root: postcss.Root;
  try {
    root = postcss.parse(dist.text(file), { from: file });
  } catch (error) {
    const { reason, line } = error as postcss.CssSyntaxError;
    dist.problems.push(`wxss ${file}: ${reason} (line ${line ?? 0})`);
    return '';
  }
  root.walkRules((rule) => {
    const parent = rule.parent;
    if (parent?.type === 'atrule' && /keyframes/.test((parent as postcss.AtRule).name)) return;
    rule.selector = elementSelectors(rule.selector);
  });
  root.walkDecls((declaration) => {
    declaration.value = rpxToCalc(declaration.value);
    if (/url\((?!\s*['"]?(data:|https?:))/.test(declaration.value))
      dist.problems.push(`wxss ${file}: local url() ${declaration.value}`);
  });
  // Last, so that what is inlined is not converted twice.
  root.walkAtRules('import', (rule) => {
    const target = dist.resolve(file, rule.params.replace(/^['"]|['"].*$/g, ''));
    if (!dist.has(target)) dist.problems.push(`wxss ${file}: import ${target} not found`);
    else if (importedFrom.includes(target)) dist.problems.push(`wxss ${file}: import of ${target} runs in a circle`);
    else rule.replaceWith(postcss.parse(compileStyle(dist, target, [...importedFrom, file])));
  });
  return root.toString();
}

// ---- code

/** The literal arguments of every require("./...") in a syntax tree. */
function requiredPaths(root: unknown): string[] {
  const found: string[] = [];
  const queue: unknown[] = [root];
  while (queue.length) {
    const node = queue.pop();
    if (Array.isArray(node)) queue.push(...(node as unknown[]));
    else if (isNode(node)) {
      const callee = node.callee;
      if (
        node.type === 'CallExpression' &&
        isNode(callee) &&
        callee.type === 'Identifier' &&
        callee.name === 'require'
      ) {
        const [first] = node.arguments as SyntaxNode[];
        if (first?.type === 'Literal' && typeof first.value === 'string' && /^[./]/.test(first.value))
          found.push(first.value);
      }
      for (const key in node) if (typeof node[key] === 'object') queue.push(node[key]);
    }
  }
  return found;
}

/** `broken`: files that cannot be parsed. They must not reach the browser, or one of them would take its whole package down. */
function checkCode(dist: Dist, ecmaVersion: EcmaVersion): { broken: Set<string>; calls: FoundCall[] } {
  const broken = new Set<string>();
  const calls: FoundCall[] = [];
  for (const file of dist.ending('.js')) {
    const text = dist.text(file);
    try {
      const tree = parse(text, { ecmaVersion, sourceType: 'script' });
      calls.push(...callsIn(file, tree));
      for (const target of requiredPaths(tree)) {
        const resolved = dist.resolve(file, target).replace(/(\.js)?$/, '.js');
        const owner = dist.packageOf(resolved);
        if (owner && owner !== dist.packageOf(file) && dist.has(resolved))
          dist.problems.push(`js ${file}: requires ${resolved} of another package`);
      }
    } catch (error) {
      broken.add(file);
      dist.problems.push(`js ${file}: ${message(error)} (ecmaVersion ${ecmaVersion})`);
      continue;
    }
    // Part of ES2018, but Safari before 16.4 refuses to parse it and the whole app stays white.
    if (text.includes('(?<=') || text.includes('(?<!'))
      for (const token of tokenizer(text, { ecmaVersion })) {
        const { pattern = '' } =
          token.type.label === 'regexp' ? (token as unknown as { value: { pattern: string } }).value : {};
        if (/\(\?<[=!]/.test(pattern)) dist.problems.push(`js ${file}: look-behind in /${pattern.slice(0, 60)}/`);
      }
  }
  const ofPlatform = platformCalls(calls);
  dist.problems.push(...ofPlatform.flatMap(problemsOf));
  return { broken, calls: ofPlatform };
}

// ---- configuration and sizes

function checkPages(dist: Dist) {
  const pages = dist.pages();
  for (const page of pages)
    for (const extension of ['js', 'json', 'wxml'])
      if (!dist.has(`${page}.${extension}`)) dist.problems.push(`page ${page}: no ${page}.${extension}`);
  for (const page of new Set(pages.filter((page, index) => pages.indexOf(page) !== index)))
    dist.problems.push(`page ${page}: listed twice`);
  for (const [owner, config] of [...Object.entries(dist.json)])
    for (const [name, target] of Object.entries(config.usingComponents ?? {})) {
      if (target.startsWith('plugin://')) continue;
      const component = dist.resolve(owner, target);
      if (!dist.has(`${component}.js`) || !dist.has(`${component}.wxml`))
        dist.problems.push(`json ${owner}.json: component ${name} (${component}) has no files`);
      else if (!dist.json[component]?.component)
        dist.problems.push(`json ${component}.json: "component": true is missing`);
    }
}

function checkTabBar(dist: Dist) {
  const { tabBar } = dist.app;
  if (!tabBar) return;
  const list = tabBar.list ?? [];
  const [fewest, most] = LIMIT.tabs;
  if (list.length < fewest || list.length > most)
    dist.problems.push(`tabBar: ${list.length} items, allowed ${fewest} to ${most}`);
  for (const [index, { pagePath, iconPath, selectedIconPath }] of list.entries()) {
    if (!dist.app.pages.includes(pagePath)) dist.problems.push(`tabBar: ${pagePath} is not a page of the main package`);
    if (list.findIndex((item) => item.pagePath === pagePath) !== index)
      dist.problems.push(`tabBar: ${pagePath} is listed twice`);
    for (const icon of [iconPath, selectedIconPath]) {
      if (!icon) continue;
      const file = icon.replace(/^\.?\//, '');
      if (!dist.has(file)) dist.problems.push(`tabBar: icon ${icon} not found`);
      else if (!/\.(png|jpe?g)$/.test(file)) dist.problems.push(`tabBar: icon ${icon} is neither png nor jpg`);
      else if (dist.bytes(file) > LIMIT.tabIcon) dist.problems.push(`tabBar: icon ${icon} is over 40 KiB`);
    }
  }
}

function measure(dist: Dist): Record<string, number> {
  const bytes: Record<string, number> = { '': 0 };
  for (const file of dist.files) {
    // Read by the developer tools, never uploaded.
    if (/^project\.(private\.)?config\.json$|\.map$/.test(file)) continue;
    const owner = dist.packageOf(file);
    bytes[owner] = (bytes[owner] ?? 0) + dist.bytes(file);
  }
  return bytes;
}

function checkSizes(dist: Dist, bytes: Record<string, number>) {
  for (const [root, size] of Object.entries(bytes))
    if (size > LIMIT.package) dist.problems.push(`package ${root || 'main'} is ${size} bytes, over 2 MiB`);
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  if (all > LIMIT.all) dist.problems.push(`all packages are ${all} bytes, over 20 MiB`);
  if (dist.subs.length > LIMIT.subPackages)
    dist.problems.push(`${dist.subs.length} sub-packages, over ${LIMIT.subPackages}`);
}

function checkPreload(dist: Dist, bytes: Record<string, number>) {
  // The 2 MiB are one allowance for all pages of a package, so what its pages ask for is added up; a sub-package that two
  // of them ask for is downloaded, and counted, once.
  const asked = new Map<string, Set<string>>();
  for (const [page, rule] of Object.entries(dist.app.preloadRule ?? {})) {
    const key = page.replace(/^\//, '');
    if (!dist.pages().includes(key)) dist.problems.push(`preloadRule: no page ${page}`);
    const owner = dist.packageOf(key);
    const wanted = asked.get(owner) ?? new Set<string>();
    asked.set(owner, wanted);
    for (const name of rule.packages) {
      if (name === '__APP__') continue;
      const sub = dist.subs.find(
        (each) => each.name === name || each.root === name.replace(/^\//, '').replace(/\/?$/, '/'),
      );
      if (sub) wanted.add(sub.root);
      else dist.problems.push(`preloadRule ${page}: no package ${name}`);
    }
  }
  for (const [owner, wanted] of asked) {
    const sum = Array.from(wanted).reduce((total, root) => total + (bytes[root] ?? 0), 0);
    if (sum > LIMIT.preload)
      dist.problems.push(`preloadRule: the pages of package ${owner || 'main'} preload ${sum} bytes, over 2 MiB`);
  }
}

// ---- output

// The host's own bundle is the same for every dist of a process: built once.
let hostBundle: Promise<string> | undefined;
const bundleHost = () =>
  (hostBundle ??= build({
    entryPoints: [path.join(__dirname, 'host.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The package's "main" is the CommonJS build, which would put the framework in twice.
    alias: { 'glass-easel': path.join(path.dirname(require.resolve('glass-easel')), 'glass_easel.all.es.js') },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''));

/** Templates and styles as the host reads them. */
interface Markup {
  templates: string;
  /** Of the templates. */
  names: Set<string>;
  styles: Record<string, string>;
}
const nameOfStyle = (file: string) => file.slice(0, -5);

const compileStyles = (dist: Dist, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [nameOfStyle(file), compileStyle(dist, file)]));

const markupOf = (dist: Dist): Markup => ({
  templates: compileTemplates(dist),
  names: checkTemplates(dist),
  styles: compileStyles(dist, dist.ending('.wxss')),
});

function markupScript(dist: Dist, { templates, names, styles }: Markup, bytes: Record<string, number>): string {
  const nodes = Array.from(names, (name) => /^tmpl_\d+_(\w+)$/.exec(name)?.[1] ?? '').filter(
    (name) => name && !/_(focus|blur)$/.test(name),
  );
  const packed: PackedApp = {
    app: dist.app,
    json: dist.json,
    styles,
    subs: dist.subs,
    bytes,
    nodes: Array.from(new Set(nodes)),
  };
  return `window.__APP=${JSON.stringify(packed)};window.__TMPL=${templates};`;
}

/** By folder: each change of a dist is compiled beside the same sound one. */
const sound = new Map<string, { dist: Dist; markup: Markup }>();
function soundOf(folder: string) {
  const known = sound.get(folder);
  if (known) return known;
  const dist = new Dist(folder);
  const made = { dist, markup: markupOf(dist) };
  sound.set(folder, made);
  return made;
}

/** The markup of a dist that was changed: what replaces `app-data.js` of the packed one. */
export function changedMarkup(folder: string, change: Change): { problems: string[]; script: string } {
  const dist = new Dist(folder, change);
  const { dist: before, markup } = soundOf(folder);
  const isChanged = (file: string) => dist.text(file) !== before.text(file);
  const isTouched = (file: string): boolean =>
    isChanged(file) ||
    Array.from(dist.text(file).matchAll(/@import\s+["']([^"']+)/g), ([, to = '']) => dist.resolve(file, to)).some(
      (imported) => dist.has(imported) && isTouched(imported),
    );
  const drawn = dist.ending('.wxml', '.wxs').some(isChanged)
    ? { templates: compileTemplates(dist), names: checkTemplates(dist) }
    : markup;
  const styles = { ...markup.styles, ...compileStyles(dist, dist.ending('.wxss').filter(isTouched)) };
  return { problems: dist.problems, script: markupScript(dist, { ...drawn, styles }, measure(dist)) };
}

/** By text of a file: most of a dist stays as it is when it is changed. */
const callsRead = new Map<string, FoundCall[]>();

/** The calls of a dist that was changed, and what the messenger would not understand of them. */
export function changedCalls(folder: string, change: Change): { problems: string[]; calls: FoundCall[] } {
  const dist = new Dist(folder, change);
  const all = dist.ending('.js').flatMap((file) => {
    const text = dist.text(file);
    const known = callsRead.get(text);
    if (known) return known;
    const calls = callsIn(file, parse(text, { ecmaVersion: ECMA_VERSION, sourceType: 'script' }));
    callsRead.set(text, calls);
    return calls;
  });
  const calls = platformCalls(all);
  return { problems: calls.flatMap(problemsOf), calls };
}

export async function packWeapp({ dist: folder, out, ecmaVersion = ECMA_VERSION }: PackOptions): Promise<PackResult> {
  const dist = new Dist(folder);
  const { broken, calls } = checkCode(dist, ecmaVersion);
  checkPages(dist);
  checkTabBar(dist);
  dist.problems.push(...configurationProblems({ app: dist.app, has: (file) => dist.has(file), calls }));
  const bytes = measure(dist);
  checkSizes(dist, bytes);
  checkPreload(dist, bytes);
  const markup = markupScript(dist, markupOf(dist), bytes);

  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });
  const write = (file: string, text: string) => fs.writeFileSync(path.join(out, file), text);
  for (const root of ['', ...dist.subs.map((sub) => sub.root)]) {
    const code = dist
      .ending('.js')
      .filter((file) => dist.packageOf(file) === root && !broken.has(file))
      .map((file) => `__define(${JSON.stringify(file)},function(${MODULE_PARAMETERS}){${dist.text(file)}\n});`);
    write(packageFile(root), code.join('\n'));
  }
  for (const file of dist.files)
    if (!/\.(js|json|wxml|wxss|wxs|txt|map)$/.test(file)) {
      fs.mkdirSync(path.join(out, 'assets', path.dirname(file)), { recursive: true });
      fs.copyFileSync(path.join(folder, file), path.join(out, 'assets', file));
    }
  write('app-data.js', markup);
  write('calls.js', `window.__CALLS=${JSON.stringify(rulesOf(calls))};`);
  write('host-config.js', 'window.__hostConfig={proxied:[]};');
  write('host.js', await bundleHost());
  write('index.html', INDEX_HTML);
  fs.copyFileSync(path.join(__dirname, 'host.css'), path.join(out, 'host.css'));

  const sizes = Object.fromEntries(Object.entries(bytes).map(([root, size]) => [root || 'main', size]));
  return { problems: dist.problems, sizes, files: dist.files.length };
}
