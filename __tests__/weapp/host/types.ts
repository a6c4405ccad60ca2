// The shapes that the packer (Node), the host (browser) and the driver (Node) agree on. Types only: no code may live here,
// because two of the three sides could not run it.

export interface PageJson {
  component?: boolean;
  usingComponents?: Record<string, string>;
  navigationStyle?: string;
  navigationBarTitleText?: string;
  enablePullDownRefresh?: boolean;
  onReachBottomDistance?: number;
}

export interface TabItem {
  pagePath: string;
  text: string;
  iconPath?: string;
  selectedIconPath?: string;
}

export interface SubPackageJson {
  root: string;
  name?: string;
  pages: string[];
  independent?: boolean;
}

export interface AppJson extends PageJson {
  pages: string[];
  entryPagePath?: string;
  subPackages?: SubPackageJson[];
  subpackages?: SubPackageJson[];
  window?: PageJson;
  tabBar?: { custom?: boolean; list?: TabItem[] };
  preloadRule?: Record<string, { network?: string; packages: string[] }>;
  requiredPrivateInfos?: string[];
  permission?: Record<string, { desc?: string }>;
  lazyCodeLoading?: string;
  sitemapLocation?: string;
  networkTimeout?: Record<string, number>;
}

/** What the packer hands to the host: everything of the dist that is not code. */
export interface PackedApp {
  app: AppJson;
  json: Record<string, PageJson>;
  styles: Record<string, string>;
  /** Sub-packages with a root that ends in a slash. */
  subs: SubPackageJson[];
  /** Bytes by package root; the main package is ''. */
  bytes: Record<string, number>;
  /** Node names that base.wxml has a template for (Taro); empty when the app has no such templates. */
  nodes: string[];
}

/** Written by the server into host-config.js. */
export interface HostConfig {
  /** Path prefixes that the test server forwards to the API: a request to any origin with such a path becomes same-origin. */
  proxied: string[];
}

export type OptionKind = 'string' | 'number' | 'boolean' | 'array' | 'any';
export interface OptionRule {
  required: boolean;
  kind: OptionKind;
}
/** What the messenger documents of one of its calls. */
export interface CallRule {
  /** Something has to be handed over. */
  needed: boolean;
  /** Of a call that takes an object of options. */
  options?: Record<string, OptionRule>;
  /** Options that are none of its own, and passed over. */
  passed?: string[];
}

export interface Fault {
  what: string;
  msg: string;
}

export interface LogEntry {
  kind: string;
  [field: string]: unknown;
}

export interface RequestRecord {
  /** request, uploadFile or downloadFile */
  name: string;
  /** As the app wrote it. */
  url: string;
  /** Path and query of the url, for matching without an origin. */
  path: string;
  method: string;
  data: unknown;
  header: Record<string, string>;
  /** The page on top when the request was made. */
  page: string;
  /** Requests under way, this one included, when it went out. */
  inFlight: number;
  /** HTTP status; 0 while under way or when no answer came. */
  status: number;
  ms: number;
  errMsg: string;
}

export interface ToastRecord {
  kind: 'toast' | 'loading';
  title: string;
  icon: string;
  /** Milliseconds; a loading toast has none and stays until it is hidden. */
  duration: number;
  visible: boolean;
}

export interface DialogRecord {
  kind: 'modal' | 'actionSheet';
  title: string;
  content: string;
  items: string[];
}

/** One call of a wx function, with its options as plain data. */
export interface CallRecord {
  name: string;
  options: unknown;
  page: string;
  errMsg: string;
}

export interface AudioRecord {
  src: string;
  action: string;
}

/** setData traffic since a mark, in bytes of UTF-8 JSON. */
export interface Interaction {
  label: string;
  calls: number;
  sum: number;
  max: number;
  byPage: Record<string, number>;
}

/** A mock answers a device API: an object is the result, { fail } refuses, a word is a shorthand, a list is used up in order. */
export type MockAnswer = 'success' | 'cancel' | 'fail' | { fail?: string | true; [field: string]: unknown };
export interface RequestMock {
  fail?: string;
  statusCode?: number;
  data?: unknown;
  /** Milliseconds to wait before the answer (or before the real request when nothing else is given). */
  delay?: number;
}
export interface Mocks {
  /** By part of the url: the first key that the url contains answers. */
  request?: Record<string, RequestMock>;
  [api: string]: MockAnswer | MockAnswer[] | Record<string, RequestMock> | undefined;
}

/** What the page under test exposes as window.__host. */
export interface HostApi {
  log: LogEntry[];
  requests: RequestRecord[];
  toasts: ToastRecord[];
  dialogs: DialogRecord[];
  calls: CallRecord[];
  audio: AudioRecord[];
  titles: Record<string, string>;
  /** Largest single setData of each page, in bytes. */
  setDataMax: Record<string, number>;
  interactions: Interaction[];
  wx: Record<string, unknown>;
  markInteraction(label?: string): void;
  interaction(): Interaction;
  stack(): string[];
  pages(): { path: string; query: Record<string, string>; ready: boolean }[];
  faults(): Fault[];
  data(): unknown;
  loaded(): string[];
  clipboard(): string;
  storage(): Record<string, unknown>;
  /** Comes back when no request, navigation or setData is under way any more, or after that time. */
  rest(timeoutMs: number): Promise<void>;
  /** Whether these words come to stand in the dialog that is open, or else on the page on top, within that time. */
  shows(words: string, timeoutMs: number): Promise<boolean>;
  /** What is still missing after that time at most: pictures in sight that did not come, classes without a rule. */
  missing(timeoutMs: number): Promise<string[]>;
  /** How often that function of wx was called. */
  used(name: string): number;
  /** Addresses of the films of the page on top. */
  films(): string[];
  /** Points at which something may be tapped once nothing slides any more, the content's before the bars'. */
  pressables(timeoutMs: number): Promise<{ x: number; y: number; words: string }[]>;
  /** Counts what the app did: two answers that differ say that it did something. */
  answers(): { taps: number; moves: string; sent: number; calls: number };
  network(): { peak: number; sockets: number };
  navigate(api: string, options: Record<string, unknown>): Promise<string>;
  mock(values: Mocks): void;
  pullDown(selector?: string): unknown;
  /** Scrolls the page, or an element in it, to a position in px or to its end. */
  scrollTo(selector?: string | null, top?: number | null): Promise<void>;
  /** The middle of that text inside an element, from the element's corner; null when it is not one piece of text. */
  textPoint(element: unknown, text: string): { x: number; y: number } | null;
  /** Where a touch on the element (or on that text in it) comes down, and whether it reaches it. */
  tapPoint(element: unknown, text: string | null): { x: number; y: number; free: boolean; hit: string } | null;
  share(from?: string): unknown;
  shareTimeline(): unknown;
  lastShare(): unknown;
  hideApp(): void;
  /** `referrer`: what the app that was left for says. */
  showApp(referrer?: object): void;
}
