// A small WeChat mini-program host for a browser: module loader, App/Page/Component, page stack, tab bar.
// It runs the raw dist on glass-easel; what WeChat would refuse at run time is recorded as a fault.
import { installBuiltins, partOf, pullScrollView } from './builtins';
import { hostless, routeStyle, rpx, text } from './dom';
import { isTooFaint } from './seen';
import { pressables, shows, sight } from './sight';
import { ELEMENTS } from './elements';
import {
  createEnvironment,
  engine,
  type BoundElement,
  type Data,
  type EngineEvent,
  type EngineNode,
  type EventOptions,
  type Handler,
  type Instance,
  type Root,
} from './engine';
import type { CallRule, Fault, HostApi, Interaction, LogEntry, PackedApp, PageJson } from './types';
import { makeWx } from './wx';
import { wrongOptions } from './wxOptions';
import { mocked, plain, setMocks, type HostContext, type NavigationName, type Records, type TopPage } from './wxCore';

type Factory = (...parameters: unknown[]) => void;
interface HostWindow {
  __APP: PackedApp;
  /** The calls of the package, with what the messenger documents of them. */
  __CALLS: Record<string, CallRule>;
  __TMPL: Record<string, unknown>;
  __define: (file: string, factory: Factory) => void;
  __boot: () => Promise<void>;
  __host: HostApi;
}
const hostWindow = window as unknown as HostWindow;
const packed = hostWindow.__APP;
const { app: appJson, json, subs, bytes, nodes } = packed;

const STACK_LIMIT = 10;
const SET_DATA_LIMIT = 1024 * 1024;
const LOG_LIMIT = 20_000;

// ---- records that the tests read

const log: LogEntry[] = [];
const note = (kind: string, fields: Data = {}) => {
  log.push({ kind, ...fields });
  if (log.length > LOG_LIMIT) log.shift();
};
// Apart from the log, which forgets: a fault never does.
const faults: Fault[] = [];
const fault = (what: string, msg: string) => {
  faults.push({ what, msg });
  note('fault', { what, msg });
  console.error(`[host] ${what}: ${msg}`);
};
const errorText = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message)
    : text((error as { errMsg?: unknown } | null)?.errMsg ?? error);

const records: Records = { requests: [], toasts: [], dialogs: [], calls: [], audio: [], titles: {} };
const pending = new Set<object>();
const setDataMax: Record<string, number> = {};
const interactions: Interaction[] = [];
let lastSetData = 0;
let booted = false;
/** At rest is a host whose last setData is that long ago. */
const QUIET_MS = 60;
const POLL_MS = 25;
const markInteraction = (label = '') => void interactions.push({ label, calls: 0, sum: 0, max: 0, byPage: {} });
markInteraction('launch');
const currentInteraction = () => interactions[interactions.length - 1] as Interaction;

// ---- paths

const tabs = (appJson.tabBar?.list ?? []).map((tab) => tab.pagePath);
const pagePaths = new Set([...appJson.pages, ...subs.flatMap((sub) => sub.pages.map((page) => sub.root + page))]);
const packageOf = (path: string) => subs.find((sub) => path.startsWith(sub.root))?.root ?? '';
const loadedPackages = new Set(['']);

/** A path written in the module `from`, as a file from the root. */
function resolveFile(from: string, to: string): string {
  const parts: string[] = [];
  const base = to.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of [...base, ...to.split('/')]) {
    if (part === '..') parts.pop();
    else if (part && part !== '.') parts.push(part);
  }
  return parts.join('/').replace(/(\.js)?$/, '.js');
}
const resolveComponent = (from: string, to: string) => resolveFile(from, to).slice(0, -3);

interface Address {
  path: string;
  query: Record<string, string>;
}
function parseAddress(url: string): Address {
  const [path = '', ...search] = url.split('?');
  const pairs = search
    .join('?')
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      // WeChat hands the values over as they were written: decoding is the app's.
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    });
  return { path: path.replace(/^\//, ''), query: Object.fromEntries(pairs) };
}

// ---- the view: glass-easel on the DOM, element names wx-*, rpx and API addresses in inline styles

const environment = createEnvironment();
/** On a phone a path has no origin that it could begin at. */
const needHost = (what: string, paths: string[]) => {
  for (const path of paths) fault('address', `${what}: ${path} has no host`);
};
const context = new engine.CurrentWindowBackendContext();
const customTags = new Set(
  [appJson as PageJson, ...Object.values(json)].flatMap((config) => Object.keys(config.usingComponents ?? {})),
);
context.document = {
  createElement(tag) {
    if (!(tag in ELEMENTS) && tag !== 'slot' && !tag.startsWith('wx-') && !customTags.has(tag))
      fault('wxml', `<${tag}> is neither built in nor in usingComponents`);
    const element = document.createElement(`wx-${tag.replace(/^wx-/, '')}`);
    const setAttribute = element.setAttribute.bind(element);
    element.setAttribute = (name: string, value: string) => {
      if (name === 'style') needHost(`style of <${tag}>`, hostless(value));
      setAttribute(name, name === 'style' ? routeStyle(rpx(value)) : value);
    };
    return element;
  },
  createTextNode: (content) => document.createTextNode(content),
  createDocumentFragment: () => document.createDocumentFragment(),
};
const backend = environment.associateBackend(context);

function emit(target: EngineNode, type: string, detail: unknown, options: EventOptions): number {
  const event = new engine.Event(type, detail, options);
  engine.Event.dispatchEvent(target, event);
  return event.getEventBubbleStatus();
}
// Without a listener here glass-easel synthesises no event at all. The browser's own input, change and scroll stop here:
// the built-in elements send their own, and handlers would fire twice.
const FROM_DOM =
  /^(tap|longpress|touch(start|move|end|cancel)|canceltap|transitionend|animation(start|end|iteration))$/;
context.onEvent((target, type, detail, options) => {
  if (!FROM_DOM.test(type)) return 0;
  const source = (options.originalEvent as Event | undefined)?.target;
  // A disabled button swallows the tap: neither it nor its parents hear of it.
  if (type === 'tap' && source instanceof Element && source.closest('wx-button[data-dis]')) return 0;
  return emit(target, type, detail, options);
});

let press: ReturnType<typeof setTimeout> | undefined;
const releasePress = () => clearTimeout(press);
document.addEventListener(
  'touchstart',
  (event) => {
    releasePress();
    let element = event.target as BoundElement | null;
    while (element && !element.__wxElement) element = element.parentNode as BoundElement | null;
    const node = element?.__wxElement;
    const finger = event.touches[0];
    if (!node || !finger) return;
    press = setTimeout(() => {
      const options = { originalEvent: event, bubbles: true, composed: true, capturePhase: true };
      emit(node, 'longpress', { x: finger.clientX, y: finger.clientY }, options);
    }, 350);
  },
  true,
);
for (const type of ['touchmove', 'touchend', 'touchcancel']) document.addEventListener(type, releasePress, true);

engine.addGlobalWarningListener((message) => {
  note('warn', { msg: message });
  return false;
});
engine.addGlobalErrorListener((error, meta) => {
  fault('render', `${meta?.method ?? ''} ${errorText(error)}`);
  return false;
});

// Element ids as written in the markup, so that a test can find #id.
const codeSpacePrototype = environment.getGlobalCodeSpace().constructor.prototype;
const prepareOptions = codeSpacePrototype.prepareComponentOptions;
codeSpacePrototype.prepareComponentOptions = function (...parameters) {
  const result = prepareOptions.apply(this, parameters);
  result[0].idPrefixGenerator = null;
  result[0].writeIdToDOM = true;
  return result;
};

// The main space: built-ins registered globally are not inherited by any other.
const space = environment.createCodeSpace('main', true);
// Otherwise an unknown tag silently becomes an element.
space.getComponentSpace()._$allowUnusedNativeNode = false;
let lastShare: unknown;
installBuiltins(space.getComponentSpace(), {
  hostless: (element, paths) => needHost(`<${element}>`, paths),
  navigate: (name, options) => {
    const run = wx.api[name];
    if (typeof run === 'function') (run as (options: Data) => unknown)({ ...options, fail: () => undefined });
  },
  share: () => {
    lastShare = share('button');
  },
  mocked: (name) => mocked(name, {}, {}),
});
for (const [path, config] of Object.entries(json))
  if (path !== 'app')
    space.addComponentStaticConfig(path, {
      ...config,
      usingComponents: { ...appJson.usingComponents, ...config.usingComponents },
    });
for (const [path, content] of Object.entries(hostWindow.__TMPL))
  space.addCompiledTemplate(path, { groupList: hostWindow.__TMPL, content });

function addStyle(content: string, enabled: boolean): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = routeStyle(content);
  document.head.append(style);
  style.disabled = !enabled;
  return style;
}
const pageStyles: Record<string, HTMLStyleElement> = {};
// Styles of the app come first, so that a page's own win against them.
const { app: appStyle = '', ...ownStyles } = packed.styles;
addStyle(appStyle, true);
for (const [path, content] of Object.entries(ownStyles)) pageStyles[path] = addStyle(content, false);

// ---- events: what reaches the logic layer is plain JSON, as over WeChat's bridge

const plainNode = (node: EngineNode | null) =>
  node && {
    id: node.id ?? '',
    dataset: { ...node.dataset },
    offsetLeft: node.$$?.offsetLeft ?? 0,
    offsetTop: node.$$?.offsetTop ?? 0,
  };
const plainTouches = (touches: TouchList | undefined) =>
  Array.from(touches ?? [], ({ identifier, pageX, pageY, clientX, clientY }) => ({
    identifier,
    pageX,
    pageY,
    clientX,
    clientY,
  }));
function plainEvent(event: EngineEvent): Data {
  const original = event.getOriginalEvent?.() as Partial<TouchEvent> | undefined;
  return plain({
    type: event.type,
    timeStamp: Math.round(event.timeStamp),
    target: plainNode(event.target),
    currentTarget: plainNode(event.currentTarget),
    mark: event.mark ?? {},
    detail: /^(touch|anim|trans)/.test(event.type) ? {} : event.detail,
    touches: plainTouches(original?.touches),
    changedTouches: plainTouches(original?.changedTouches),
  }) as Data;
}
/** A method of the app that may be an event handler. */
const bridged = (method: Handler): Handler =>
  function (this: unknown, ...parameters: unknown[]) {
    const [first] = parameters;
    if (!(first instanceof engine.Event)) return method.apply(this, parameters);
    const event = plainEvent(first);
    note('event', { type: event.type, id: first.currentTarget?.id });
    return method.call(this, event);
  };
const bridgedMembers = (definition: Data): Data =>
  Object.fromEntries(
    Object.entries(definition).map(([key, value]) => [
      key,
      typeof value === 'function' ? bridged(value as Handler) : value,
    ]),
  );

// ---- setData: a JSON copy, measured

const encoder = new TextEncoder();

/** Taro's nodes carry the name of their template; one without a template is drawn as nothing, silently. */
function nodesWithoutTemplate(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { nn } = value as { nn?: unknown };
  if (typeof nn === 'string' && !nodes.includes(nn)) found.add(nn);
  for (const child of Object.values(value)) nodesWithoutTemplate(child, found);
  return found;
}

function measureSetData(instance: Instance, path: string) {
  const setData = instance.setData.bind(instance);
  instance.setData = (patch, done) => {
    let serialized: string;
    try {
      serialized = JSON.stringify(patch);
    } catch (error) {
      fault('setData', `${path}: ${errorText(error)}`);
      throw error;
    }
    const size = encoder.encode(serialized).length;
    const page = pageOf(instance)?.path ?? path;
    const interaction = currentInteraction();
    interaction.calls += 1;
    interaction.sum += size;
    interaction.max = Math.max(interaction.max, size);
    interaction.byPage[page] = (interaction.byPage[page] ?? 0) + size;
    setDataMax[page] = Math.max(setDataMax[page] ?? 0, size);
    lastSetData = performance.now();
    note('setData', {
      path,
      bytes: size,
      keys: Object.keys(patch).length,
      paths: Object.keys(patch).slice(0, 6).join(' '),
    });
    if (size > SET_DATA_LIMIT) fault('setData', `${path}: ${size} bytes in one call, over 1 MiB`);
    for (const key in patch) if (patch[key] === undefined) fault('setData', `${path}: "${key}" is undefined`);
    const copy = JSON.parse(serialized) as Data;
    if (nodes.length)
      for (const name of nodesWithoutTemplate(copy))
        fault('template', `${path}: node "${name}" has no template in base.wxml, nothing will be drawn`);
    setData(copy, done && (() => done.call(instance)));
  };
}

// ---- module loader

const factories = new Map<string, Factory>();
const modules = new Map<string, { exports: unknown }>();
hostWindow.__define = (file, factory) => void factories.set(file, factory);

// The logic layer's global object: the language without the browser.
const sandbox: Data = {};
const LANGUAGE =
  `Object Array String Number Boolean Symbol Map Set WeakMap WeakSet WeakRef Promise Proxy Reflect Date Math JSON
  RegExp Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError parseInt parseFloat isNaN
  isFinite Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Uint32Array Int32Array Float32Array Float64Array
  ArrayBuffer DataView BigInt Infinity NaN decodeURIComponent encodeURIComponent encodeURI decodeURI Function`.split(
    /\s+/,
  );
for (const name of LANGUAGE) sandbox[name] = (window as unknown as Data)[name];
for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const)
  sandbox[name] = (...parameters: unknown[]) => (window[name] as Handler)(...parameters);
sandbox.global = sandbox.globalThis = sandbox;

/** The app's console: errors are kept for the tests, because React reports much of what goes wrong only there. */
const appConsole = new Proxy(console, {
  get(target, key) {
    const method = Reflect.get(target, key) as unknown;
    if (typeof method !== 'function') return method;
    return (...parameters: unknown[]) => {
      if (key === 'error' || key === 'warn')
        note('console', {
          level: key,
          msg: parameters
            .map((each) => errorText(each))
            .join(' ')
            .slice(0, 2000),
        });
      (method as Handler).apply(target, parameters);
    };
  },
});

/** The path whose Page() or Component() call is awaited. */
let awaited = '';
const registered = new Set<string>();

function loadModule(file: string): unknown {
  const known = modules.get(file);
  if (known) return known.exports;
  const factory = factories.get(file);
  if (!factory) {
    const hint = loadedPackages.has(packageOf(file)) ? '' : ' (its subpackage is not loaded)';
    throw new Error(`module '${file}' is not defined${hint}`);
  }
  const module: { exports: unknown } = { exports: {} };
  modules.set(file, module);
  const owner = packageOf(file);
  const requireModule = (to: string) => {
    const target = resolveFile(file, to);
    const targetPackage = packageOf(target);
    if (targetPackage && targetPackage !== owner) fault('require', `${file} requires ${target} of another subpackage`);
    return loadModule(target);
  };
  const require = Object.assign(requireModule, {
    async: async (to: string) => {
      const target = resolveFile(file, to);
      await loadPackage(packageOf(target));
      return loadModule(target);
    },
  });
  factory.call(
    undefined,
    require,
    module,
    module.exports,
    wx.api,
    (definition: Instance) => {
      app = definition;
    },
    (definition: Data) => awaited && define('Page', definition),
    (definition: Data) => define('Component', definition),
    (definition: Data) => space.behavior().definition(definition).register(),
    () => app,
    () => stack.map((entry) => entry.page),
    sandbox,
    sandbox,
    appConsole,
  );
  return module.exports;
}

function define(kind: 'Page' | 'Component', definition: Data) {
  const path = awaited;
  if (kind === 'Page') space.componentEnv(path, (env) => env.Page(bridgedMembers(definition)));
  else {
    const lifetimes = (definition.lifetimes ?? {}) as Data;
    const created = (lifetimes.created ?? definition.created) as Handler | undefined;
    const methods = definition.methods ? bridgedMembers(definition.methods as Data) : {};
    // A component may be the page itself, which is measured when it is opened.
    const measured = !pagePaths.has(path);
    space.componentEnv(path, (env) =>
      env.Component({
        ...definition,
        methods,
        lifetimes: {
          ...lifetimes,
          created(this: Instance, ...parameters: unknown[]) {
            if (measured) measureSetData(this, path);
            created?.apply(this, parameters);
          },
        },
      }),
    );
  }
  registered.add(path);
}

/** Runs the code of a page or component, and before it that of the components it uses. */
function ensureRegistered(path: string, seen = new Set<string>()) {
  if (registered.has(path) || seen.has(path)) return;
  seen.add(path);
  for (const used of usedComponents(path)) ensureRegistered(used, seen);
  const before = awaited;
  awaited = path;
  try {
    loadModule(`${path}.js`);
  } finally {
    awaited = before;
  }
  if (!registered.has(path)) throw new Error(`${path}.js made no Page() or Component() call`);
}

const usedComponents = (path: string) =>
  Object.values(space.getComponentStaticConfig(path)?.usingComponents ?? {}).map((to) => resolveComponent(path, to));

/** The components a page draws, at any depth: their styles are needed with it. */
function allComponents(path: string, found = new Set<string>()): Set<string> {
  for (const used of usedComponents(path))
    if (!found.has(used)) {
      found.add(used);
      allComponents(used, found);
    }
  return found;
}

function loadPackage(root: string): Promise<void> {
  if (loadedPackages.has(root)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `pkg-${root.replace(/\W/g, '_')}.js`;
    script.onload = () => {
      loadedPackages.add(root);
      note('subpackage', { root, bytes: bytes[root] });
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`subpackage ${root} did not come`));
    };
    document.head.append(script);
  });
}

// ---- App and the page stack

interface Entry extends TopPage {
  query: Record<string, string>;
  config: PageJson;
  root: Root;
  page: Instance;
  components: Set<string>;
  ready: boolean;
  gone: boolean;
  extras: Root[];
}

let app: Instance | undefined;
const stack: Entry[] = [];
const entries = new WeakMap<Instance, Entry>();
const tabEntries = new Map<string, Entry>();
const top = () => stack[stack.length - 1];
/** The page that was opened with this instance; for what is no page, the one on top. */
const pageOf = (instance: unknown) => entries.get(instance as Instance) ?? top();
const isTab = (path: string) => tabs.includes(path);

const first = parseAddress(
  new URLSearchParams(location.search).get('path') ?? appJson.entryPagePath ?? appJson.pages[0] ?? '',
);
const launchOptions = (): Data => ({
  path: first.path,
  query: first.query,
  scene: Number(new URLSearchParams(location.search).get('scene')) || 1001,
  referrerInfo: {},
  shareTicket: undefined,
});

/** Calls a life-cycle method; what it throws is a fault, not the end of the host. */
function call(target: Instance | undefined, method: string, ...parameters: unknown[]): unknown {
  const member = target?.[method];
  if (typeof member !== 'function') return undefined;
  try {
    return (member as Handler).apply(target, parameters);
  } catch (error) {
    fault(method, errorText(error));
    return undefined;
  }
}

function show(entry: Entry) {
  for (const element of Array.from(document.querySelectorAll('.h-page.top'))) element.classList.remove('top');
  entry.element.classList.add('top');
  for (const style of Object.values(pageStyles)) style.disabled = true;
  for (const path of [...entry.components, entry.path]) {
    const style = pageStyles[path];
    if (style) style.disabled = false;
  }
  for (const button of Array.from(document.querySelectorAll<HTMLElement>('.h-tab button')))
    button.classList.toggle('on', button.dataset.path === entry.path);
}

function tabBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'h-tab';
  for (const [index, tab] of (appJson.tabBar?.list ?? []).entries()) {
    const button = document.createElement('button');
    button.dataset.path = tab.pagePath;
    button.textContent = tab.text;
    button.onclick = () => {
      void navigate.switchTab({ url: `/${tab.pagePath}` }).then(() => {
        call(top()?.page, 'onTabItemTap', { index, pagePath: tab.pagePath, text: tab.text });
      });
    };
    bar.append(button);
  }
  return bar;
}

/** The frame WeChat draws around a page: navigation bar, body, tab bar. */
function frame(path: string, config: PageJson) {
  const element = document.createElement('div');
  element.className = 'h-page';
  element.dataset.path = path;
  let title: HTMLElement | undefined;
  if (config.navigationStyle !== 'custom') {
    const bar = document.createElement('div');
    bar.className = 'h-nav';
    if (stack.length && !isTab(path)) {
      const back = document.createElement('button');
      back.className = 'h-back';
      back.setAttribute('aria-label', 'back');
      back.textContent = '‹';
      back.onclick = () => void navigate.navigateBack({}).catch(() => undefined);
      bar.append(back);
    }
    title = document.createElement('span');
    title.className = 'h-title';
    bar.append(title);
    element.append(bar);
  }
  const body = document.createElement('div');
  body.className = 'h-body';
  const placeholder = document.createElement('i');
  body.append(placeholder);
  element.append(body);
  if (isTab(path) && appJson.tabBar && !appJson.tabBar.custom) element.append(tabBar());
  document.body.append(element);
  const setTitle = (content: string) => {
    if (title) title.textContent = content;
  };
  return { element, body, placeholder, setTitle };
}

/** A tab bar of the app's own lies over the bottom of each tab page, one instance for each. */
function customTabBar(element: HTMLElement): { root: Root; instance: Instance } {
  const path = 'custom-tab-bar/index';
  ensureRegistered(path);
  const holder = document.createElement('div');
  holder.className = 'h-custom-tab';
  const placeholder = document.createElement('i');
  holder.append(placeholder);
  element.append(holder);
  const root = backend.createRoot('custom-tab-bar', space, path);
  root.attach(holder, placeholder);
  const style = pageStyles[path];
  if (style) addStyle(style.textContent ?? '', true);
  return { root, instance: root.get() };
}

/** What navigateTo's caller and the opened page talk through. */
function eventChannel() {
  const listeners = new Map<string, Handler[]>();
  const on = (name: string, listener: Handler) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const off = (name: string, listener?: Handler) =>
    void listeners.set(name, listener ? (listeners.get(name) ?? []).filter((each) => each !== listener) : []);
  return {
    on,
    off,
    once: (name: string, listener: Handler) => {
      const once = (...parameters: unknown[]) => {
        off(name, once);
        listener(...parameters);
      };
      on(name, once);
    },
    emit: (name: string, ...parameters: unknown[]) => {
      for (const listener of listeners.get(name) ?? []) listener(...parameters);
    },
  };
}

function open({ path, query }: Address, channel = eventChannel()): Entry {
  const config: PageJson = { ...appJson.window, ...json[path] };
  ensureRegistered(path);
  const { element, body, placeholder, setTitle } = frame(path, config);
  setTitle(config.navigationBarTitleText ?? '');
  records.titles[path] = config.navigationBarTitleText ?? '';
  const root = backend.createRoot('wx-page', space, path);
  const page = root.get();
  const extras: Root[] = [];
  Object.assign(page, {
    route: path,
    __route__: path,
    options: query,
    __wxExparserNodeId__: Math.random().toString(36),
    getOpenerEventChannel: () => channel,
  });
  if (isTab(path) && appJson.tabBar?.custom) {
    const bar = customTabBar(element);
    extras.push(bar.root);
    page.getTabBar = () => bar.instance;
  }
  measureSetData(page, path);
  const components = allComponents(path);
  const entry: Entry = {
    path,
    query,
    element,
    body,
    setTitle,
    config,
    root,
    page,
    components,
    ready: false,
    gone: false,
    extras,
  };
  entries.set(page, entry);
  stack.push(entry);
  show(entry);
  note('page', { life: 'load', path });
  call(page, 'onLoad', query);
  root.attach(body, placeholder);
  let atBottom = false;
  body.addEventListener('scroll', () => {
    call(page, 'onPageScroll', { scrollTop: body.scrollTop });
    const distance = config.onReachBottomDistance ?? 50;
    const reached = body.scrollTop + body.clientHeight >= body.scrollHeight - distance;
    if (reached && !atBottom) call(page, 'onReachBottom');
    atBottom = reached;
  });
  note('page', { life: 'show', path });
  call(page, 'onShow');
  pending.add(entry);
  requestAnimationFrame(() =>
    setTimeout(() => {
      pending.delete(entry);
      if (entry.gone) return;
      entry.ready = true;
      note('page', { life: 'ready', path });
      call(page, 'onReady');
    }, 0),
  );
  preload(path);
  return entry;
}

/** The packer has checked the rule; here it only has its effect. */
function preload(path: string) {
  for (const name of appJson.preloadRule?.[path]?.packages ?? []) {
    const sub = subs.find((each) => each.name === name || each.root === `${name.replace(/\/$/, '')}/`);
    // One that does not come is fetched again when somebody goes there.
    if (sub) void loadPackage(sub.root).catch((error: unknown) => note('preload', { msg: errorText(error) }));
    else if (name !== '__APP__') fault('preloadRule', `${path}: no package ${name}`);
  }
}

function close(entry: Entry | undefined) {
  if (!entry || entry.gone) return;
  entry.gone = true;
  note('page', { life: 'unload', path: entry.path });
  call(entry.page, 'onUnload');
  for (const root of [...entry.extras, entry.root]) root.release();
  entry.element.remove();
}
function hide(entry: Entry | undefined) {
  if (!entry) return;
  note('page', { life: 'hide', path: entry.path });
  call(entry.page, 'onHide');
}
function reshow(entry: Entry | undefined) {
  if (!entry) return;
  show(entry);
  note('page', { life: 'show', path: entry.path });
  call(entry.page, 'onShow');
}

/**
 * Refuses what WeChat refuses, and has the package of the target loaded before anything changes. Refusals are thrown as text,
 * the way WeChat words them: the wrapper of the wx functions makes errMsg of it, and an Error would mean a fault of the host.
 */
async function target(name: NavigationName, url: unknown, kind?: 'tab' | 'ordinary'): Promise<Address> {
  const [path = '', ...search] = text(url).split('?');
  const from = `${top()?.path ?? ''}.x`;
  const absolute = path.startsWith('/') ? path : resolveFile(from, path).slice(0, -3);
  const address = parseAddress([absolute, ...search].join('?'));
  if (!pagePaths.has(address.path)) throw `${name}:fail page "${address.path}" is not found`;
  if (kind === 'ordinary' && isTab(address.path)) throw `${name}:fail can not ${name} a tabbar page`;
  if (kind === 'tab' && !isTab(address.path)) throw `${name}:fail can not switch to no-tabBar page`;
  await loadPackage(packageOf(address.path)).catch(() => {
    throw `${name}:fail timeout`;
  });
  return address;
}

const moves: Record<NavigationName, (options: Data) => Promise<Data | undefined>> = {
  async navigateTo({ url, events }) {
    const address = await target('navigateTo', url, 'ordinary');
    if (stack.length >= STACK_LIMIT) throw 'navigateTo:fail webview count limit exceed';
    const channel = eventChannel();
    for (const [name, listener] of Object.entries((events ?? {}) as Record<string, Handler>))
      channel.on(name, listener);
    hide(top());
    open(address, channel);
    return { eventChannel: channel };
  },
  async redirectTo({ url }) {
    const address = await target('redirectTo', url, 'ordinary');
    const old = stack.pop();
    if (old) tabEntries.delete(old.path);
    close(old);
    open(address);
    return undefined;
  },
  async reLaunch({ url }) {
    const address = await target('reLaunch', url);
    for (const entry of tabEntries.values()) if (!stack.includes(entry)) close(entry);
    tabEntries.clear();
    while (stack.length) close(stack.pop());
    const entry = open(address);
    if (isTab(entry.path)) tabEntries.set(entry.path, entry);
    return undefined;
  },
  async switchTab({ url }) {
    const { path } = await target('switchTab', url, 'tab');
    if (stack.length === 1 && stack[0]?.path === path) return undefined;
    while (stack.length) {
      const entry = stack.pop();
      if (entry && isTab(entry.path)) {
        tabEntries.set(entry.path, entry);
        // A tab page under others was hidden when they were opened.
        if (entry.element.classList.contains('top')) hide(entry);
      } else close(entry);
    }
    const known = tabEntries.get(path);
    if (known) {
      stack.push(known);
      reshow(known);
    } else tabEntries.set(path, open({ path, query: {} }));
    return undefined;
  },
  navigateBack({ delta = 1 }) {
    if (stack.length < 2) return Promise.reject('navigateBack:fail cannot navigate back at first page.');
    for (let left = Math.min(Number(delta) || 1, stack.length - 1); left > 0; left -= 1) close(stack.pop());
    reshow(top());
    return Promise.resolve(undefined);
  },
};
// Each move is work under way until its page stands.
const navigate = Object.fromEntries(
  Object.entries(moves).map(([name, move]) => [
    name,
    async (options: Data) => {
      const token = {};
      pending.add(token);
      try {
        return await move(options);
      } finally {
        pending.delete(token);
      }
    },
  ]),
) as typeof moves;

function pullDown(selector?: string): unknown {
  const entry = top();
  if (!entry) return undefined;
  if (selector) {
    const view = entry.element.querySelector<BoundElement>(selector);
    if (!view) throw new Error(`${selector} is not on the page`);
    return pullScrollView(view);
  }
  if (!entry.config.enablePullDownRefresh) throw new Error('enablePullDownRefresh is off');
  return call(entry.page, 'onPullDownRefresh');
}

/** Until the page has heard of it: its scroll event comes before what the next frame runs, however late that frame is. */
async function scrollTo(selector?: string | null, position?: number | null): Promise<void> {
  const entry = top();
  const element = selector ? entry?.element.querySelector(selector) : entry?.body;
  if (!element) throw new Error(`${selector ?? 'page'} is not there`);
  element.scrollTop = position ?? element.scrollHeight;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

function textPoint(element: unknown, wanted: string) {
  if (!(element instanceof Element)) return null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as globalThis.Text;
    const from = node.data.indexOf(wanted);
    if (from < 0) continue;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + wanted.length);
    const piece = range.getClientRects()[0];
    const box = element.getBoundingClientRect();
    if (piece) return { x: piece.left + piece.width / 2 - box.left, y: piece.top + piece.height / 2 - box.top };
  }
  return null;
}

/**
 * Where a finger that aims at an element (or at a text in it) comes down. `free`: the person sees it, and the touch reaches the element,
 * something in it, or the control around it, whose hit area may lie over its own content. What is covered is brought to the middle for the next try.
 */
function tapPoint(element: unknown, wanted: string | null) {
  if (!(element instanceof Element)) return null;
  const box = element.getBoundingClientRect();
  const within = (wanted && textPoint(element, wanted)) || { x: box.width / 2, y: box.height / 2 };
  const [x, y] = [box.left + within.x, box.top + within.y];
  const hit = document.elementFromPoint(x, y);
  const around =
    hit !== null && hit.contains(element) && hit.closest('.h-page') !== null && !hit.matches('.h-page, .h-page > *');
  const free = hit !== null && (element.contains(hit) || around) && !isTooFaint(element);
  if (!free) element.scrollIntoView({ block: 'center', inline: 'center' });
  return { x, y, free, hit: hit ? `${hit.tagName.toLowerCase()}.${hit.className}` : '' };
}

const shared = (method: string, ...given: unknown[]) => {
  const card = call(top()?.page, method, ...given);
  needHost(method, hostless((card as { imageUrl?: unknown } | undefined)?.imageUrl));
  return card;
};
const share = (from = 'menu') => shared('onShareAppMessage', { from });
const shareTimeline = () => shared('onShareTimeline');

const hostContext: HostContext = {
  app: appJson,
  records,
  pending,
  clipboard: { text: '' },
  storage: new Map<string, string>(),
  navigate,
  note,
  fault,
  top,
  pageOf,
  launchOptions,
  pullDown,
};
const wx = makeWx(hostContext);
/** How often each function of wx was called. */
const used: Record<string, number> = {};
const rules = hostWindow.__CALLS;
for (const [name, run] of Object.entries(wx.api))
  if (typeof run === 'function')
    wx.api[name] = (...parameters: unknown[]) => {
      used[name] = (used[name] ?? 0) + 1;
      const rule = rules[name];
      for (const wrong of rule ? wrongOptions(name, rule, parameters[0]) : []) fault('options', wrong);
      return (run as Handler)(...parameters);
    };
for (const name of Object.keys(rules)) if (!(name in wx.api)) fault('wx', `the host does not know ${name}`);

// ---- start

hostWindow.__boot = async () => {
  try {
    loadModule('app.js');
    if (!app) throw new Error('app.js made no App() call');
    const options = launchOptions();
    note('app', { life: 'launch' });
    call(app, 'onLaunch', options);
    call(app, 'onShow', options);
    wx.tell('AppShow', options);
    if (!pagePaths.has(first.path)) {
      const missing = { path: first.path, query: first.query, isEntryPage: true };
      call(app, 'onPageNotFound', missing);
      wx.tell('PageNotFound', missing);
    } else {
      await loadPackage(packageOf(first.path));
      const entry = open(first);
      if (isTab(entry.path)) tabEntries.set(entry.path, entry);
    }
  } catch (error) {
    fault('boot', errorText(error));
  } finally {
    booted = true;
  }
};

window.addEventListener('error', (event) => {
  // The browser's note that an observer was called again within a frame; it harms nothing and WeChat never shows it.
  if (event.message.startsWith('ResizeObserver loop')) return;
  fault('uncaught', event.error ? errorText(event.error) : event.message);
  call(app, 'onError', event.message);
  wx.tell('Error', { message: event.message });
});
window.addEventListener('unhandledrejection', (event) => {
  fault('unhandledrejection', errorText(event.reason));
  call(app, 'onUnhandledRejection', { reason: event.reason as unknown, promise: event.promise });
  wx.tell('UnhandledRejection', { reason: event.reason as unknown });
});
document.addEventListener('securitypolicyviolation', (event) => {
  fault('csp', `${event.violatedDirective} ${event.blockedURI}`);
});

/** The dialog that is open, or else the page on top. */
const shown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.h-mask')).at(-1) ??
  document.querySelector<HTMLElement>('.h-page.top');

/** What the app itself did since it was asked last, apart from what its clocks do. */
const answers = () => ({
  taps: log.filter(({ kind, type }) => kind === 'event' && type === 'tap').length,
  moves: JSON.stringify(stack.map(({ path, query }) => [path, query])),
  sent: interactions.reduce((sum, { calls }) => sum + calls, 0),
  calls: records.calls.length,
});
/** The top bar, and the bars at the foot. */
const BARS = { top: 65, bottom: 62 };

/** Whether it came true in that time. */
async function waitFor(timeoutMs: number, done: () => boolean): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; performance.now() < end;) {
    if (done()) return true;
    await new Promise((then) => setTimeout(then, POLL_MS));
  }
  return false;
}
const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

hostWindow.__host = {
  log,
  ...records,
  setDataMax,
  interactions,
  wx: wx.api,
  markInteraction,
  interaction: currentInteraction,
  stack: () => stack.map(({ path }) => path),
  pages: () => stack.map(({ path, query, ready }) => ({ path, query, ready })),
  faults: () => faults,
  data: () => top()?.page.data,
  loaded: () => Array.from(loadedPackages),
  clipboard: () => hostContext.clipboard.text,
  storage: () =>
    Object.fromEntries(
      Array.from(hostContext.storage, ([key, value]) => [key, (JSON.parse(value) as { v: unknown }).v] as const),
    ),
  async rest(timeoutMs) {
    let calm = 0;
    // What never comes to rest (a long poll, an animation by timer) must not stop the test: the wait has an end.
    await waitFor(timeoutMs, () => {
      const quiet = booted && pending.size === 0 && performance.now() - lastSetData > QUIET_MS;
      // Twice in a row, because an answer's callback may start the next request.
      calm = quiet ? calm + 1 : 0;
      return calm === 2;
    });
  },
  films: () =>
    Array.from(top()?.element.querySelectorAll('wx-video, wx-live-player') ?? [], (film) =>
      text(partOf(film)?.props.src),
    ),
  shows: (words, timeoutMs) => waitFor(timeoutMs, () => shows(shown(), words)),
  async missing(timeoutMs) {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const entry = top();
      const sheets = ['app', ...(entry ? [...entry.components, entry.path] : [])];
      const missing = sight(
        entry?.element,
        sheets.map((path) => packed.styles[path] ?? ''),
        entry?.page.data.root,
      );
      if (missing.length === 0 || performance.now() > end) return missing;
      await new Promise((then) => setTimeout(then, POLL_MS * 4));
    }
  },
  used: (name) => used[name] ?? 0,
  async pressables(timeoutMs) {
    await waitFor(timeoutMs, () => !document.getAnimations().some(isMoving));
    return pressables(top()?.element, BARS);
  },
  answers,
  network: () => wx.network(),
  navigate: async (name, options) => {
    const move = navigate[name as NavigationName];
    try {
      await move(options);
      return `${name}:ok`;
    } catch (error) {
      if (error instanceof Error) fault('navigate', errorText(error));
      return errorText(error);
    }
  },
  mock: setMocks,
  pullDown,
  scrollTo,
  textPoint,
  tapPoint,
  share,
  shareTimeline,
  lastShare: () => lastShare,
  hideApp() {
    call(top()?.page, 'onHide');
    call(app, 'onHide');
    wx.tell('AppHide', {});
  },
  showApp(referrerInfo = {}) {
    const options = { ...launchOptions(), referrerInfo };
    call(app, 'onShow', options);
    wx.tell('AppShow', options);
    call(top()?.page, 'onShow');
  },
};
