/**
 * index.html for the address that was asked for. The build's own file has a map of all pages (config/pageChunks.ts); a phone gets the
 * one page: the names of its files, the answers of its first calls, the first picture.
 *
 * The answers are a visitor's, for the request of a document tells nobody's name: each is made by asking our own endpoint without a
 * token, so visitors share it as always (frame/shared.ts), limits count the caller, and nothing personal can be in it. A phone that
 * has a token leaves them aside and asks for its own (src/index.html).
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A box of the outline (config/outline/kit.ts), as far as its picture goes. */
interface Part {
  picture?: string;
  width?: number;
  rows?: string;
  when?: string;
  has?: Part[];
}
interface Outline {
  fixed?: Part[];
  parts?: Part[];
}
interface Start {
  files: number[];
  calls: string[];
  /** In the build a long one is the name of its file. */
  outline?: Outline | string;
}
interface Starts {
  files: string[];
  pages: Record<string, Start | undefined>;
}
/** The file of the build, cut where something is put in. */
interface Template {
  starts: Starts;
  /** Header `Link`: scripts and styles of every page, so that a phone asks for them before it has read the document. */
  entry: string;
  /** Before the preloads, before the map, between map and answers, after the answers. */
  parts: readonly [string, string, string, string];
}

const CUTS =
  /^([^]*?)(<style>[^]*?<script type="application\/json" id="starts">)([^<]*)([^]*?id="answers">)\{\}([^]*)$/;
const ADVERT = 'pages/tea/advertising';

/** The page of an address under /h5/. */
const pageOf = (pathname: string): string => pathname.replace(/^\/h5|\/+$/g, '').slice(1) || ADVERT;

/**
 * The address that index.html would ask, without a token; undefined for a call that is not made or wants a login. The words are
 * those of config/starts.ts.
 */
export function publicCall(call: string, query: URLSearchParams): string | undefined {
  if (call.startsWith('+')) return undefined;
  const [route = '', words = ''] = call.split('?');
  let asked = true;
  const need = (name: string) => {
    const value = query.get(name);
    asked &&= Boolean(value);
    return encodeURIComponent(value ?? '');
  };
  const params = ['access-token='];
  for (const word of words.split('&').filter(Boolean)) {
    const [, sign, name = '', page = name, , value] = /^([!^]?)(\w+)(?:@(\w+))?([=:]?)(.*)$/.exec(word) ?? [];
    const own = query.get(page);
    if (sign) asked &&= (sign === '!') !== Boolean(own);
    const chosen = word.includes('=') ? value : own || value;
    if (sign !== '!' && chosen) params.push(`${name}=${encodeURIComponent(chosen)}`);
  }
  const filled = route.replace(/:(\w+)/g, (_, name: string) => need(name));
  return asked ? `${filled}?${params.join('&')}` : undefined;
}

/** JSON inside a script element: nothing in it can end the element, and old engines read it as one line. */
export const inScript = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const isIn = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
const at = (data: unknown, fields: string): unknown => fields.split('.').filter(Boolean).reduce(isIn, data);

/** Of a few goods the last one would stand alone: it lies over both columns (`pairs` and `alone` of src/index.html). */
const endsAlone = (list: readonly unknown[]): boolean => list.length < 4 && list.length % 2 === 1;
const TAKES: Readonly<Partial<Record<string, (list: readonly unknown[]) => readonly unknown[]>>> = {
  pairs: (list) => (endsAlone(list) ? list.slice(0, -1) : list),
  alone: (list) => (endsAlone(list) ? list.slice(-1) : []),
};

/** The rows that a part is drawn for: `page.list`, or what it takes of them, `page.list:pairs`. */
function rowsAt(data: unknown, rows: string): readonly unknown[] {
  const [fields = '', take] = rows.split(':');
  const list = at(data, fields);
  if (!Array.isArray(list)) return [];
  return take === undefined ? list : (TAKES[take]?.(list) ?? []);
}

/** The first picture of the outline, for a visitor: only our own, which the phone cuts the same way (ui/kit/Picture/source.ts). */
function firstPicture(parts: readonly Part[], data: unknown): string | undefined {
  for (const { picture, width, rows, when, has = [] } of parts) {
    const list = rows === undefined ? [data] : rowsAt(data, rows);
    const holds = (row: unknown) => when === undefined || !/^[\w.]+$/.test(when) || Boolean(at(row, when));
    const row = list.find(holds);
    if (row === undefined) continue;
    const source = picture?.replace(/\{([\w.]+)\}/g, (_, fields: string) => String(at(row, fields) ?? ''));
    if (source && /^\/images\/[\w./-]+$/.test(source)) return `${source}?w=${width}`;
    const inside = firstPicture(has, row);
    if (inside) return inside;
  }
  return undefined;
}

/** Before the scripts: what stands on the first screen is what people wait for. */
function pictureOf(start: Start | undefined, answer: string | undefined): string[] {
  const { fixed = [], parts = [] } = typeof start?.outline === 'object' ? start.outline : {};
  const found = firstPicture(fixed, {}) ?? (answer && firstPicture(parts, isIn(JSON.parse(answer), 'data')));
  return found ? [`<link rel="preload" as="image" fetchpriority="high" href="${found}">`] : [];
}

const ENTRY = /<(?:script|link)[^>]* (?:src|href)="(\/h5\/static\/[^"]+\.(?:(js)|css))"/g;
const entryOf = (html: string): string =>
  [...html.matchAll(ENTRY)].map(([, file, js]) => `<${file}>; rel=preload; as=${js ? 'script' : 'style'}`).join(', ');

async function cut(html: string, h5Dir: string): Promise<Template | undefined> {
  const [, before, style, map, middle, after] = CUTS.exec(html) ?? [];
  if (before === undefined || style === undefined || middle === undefined || after === undefined) return undefined;
  const starts = JSON.parse(map ?? '') as Starts;
  for (const start of Object.values(starts.pages)) {
    if (typeof start?.outline !== 'string') continue;
    // What is not there the phone asks for in vain, and has the plain outline.
    const text = await fs.readFile(path.join(h5Dir, start.outline), 'utf8').catch(() => undefined);
    if (text !== undefined) start.outline = JSON.parse(text) as Outline;
  }
  return { starts, entry: entryOf(html), parts: [before, style, middle, after] };
}

/** An answer, or undefined when it does not come in time. */
function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patienceMs, undefined)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** `link`: header of the same name; empty for a document that starts without help. */
interface Page {
  html: string;
  link: string;
}
/** The document of any address of the app; undefined when the app is not built. */
export type DocumentOf = (request: FastifyRequest) => Promise<Page | undefined>;

/** `patienceMs`: a document waits no longer for its answers; the phone then asks for them itself. */
export function startPages(app: FastifyInstance, h5Dir: string, patienceMs: number, now: () => number): DocumentOf {
  const file = path.join(h5Dir, 'index.html');
  let known: { at: number; html?: string; template?: Template | undefined } = { at: 0 };

  /** Read again after a build. */
  const read = async () => {
    const at = await fs.stat(file).then(
      (stat) => stat.mtimeMs,
      () => 0,
    );
    if (at !== known.at) {
      const html = at ? await fs.readFile(file, 'utf8') : undefined;
      known = { at, ...(html !== undefined && { html, template: await cut(html, h5Dir) }) };
    }
    return known;
  };

  const ask = async (url: string, request: FastifyRequest): Promise<string | undefined> => {
    const device = request.headers['user-agent'] ?? '';
    const { statusCode, body } = await app.inject({
      url,
      remoteAddress: request.ip,
      headers: { 'user-agent': device },
    });
    return statusCode === 200 && body.startsWith('{"code":200,') ? body : undefined;
  };

  return async (request) => {
    const { html: built, template } = await read();
    if (!template) return built === undefined ? undefined : { html: built, link: '' };
    const { starts, entry, parts } = template;
    const { pathname, searchParams } = new URL(`http://own${request.url}`);
    const page = pageOf(pathname);
    const start = starts.pages[page];
    const urls = start?.calls.map((call) => publicCall(call, searchParams)) ?? [];
    const answers = await Promise.all(
      urls.map(async (url) => (url ? inTime(ask(url, request), patienceMs) : undefined)),
    );
    const brought = urls.flatMap((url, place) => {
      const answer = answers[place];
      return url && answer ? [{ url, answer }] : [];
    });
    const own = {
      files: start?.files.map((place) => starts.files[place]) ?? [],
      pages: start ? { [page]: { ...start, files: start.files.map((_, place) => place) } } : {},
      answers: brought.map(({ url }) => url),
    };
    const links = pictureOf(start, answers[0]);
    const [before, style, middle, after] = parts;
    const texts = brought.map(({ url, answer }) => `${JSON.stringify(url)}:${answer}`);
    // An answer inside a document has no header that the phone could set its clock by.
    const date = `<meta name="date" content="${new Date(now()).toUTCString()}">`;
    const html = [
      before,
      date,
      ...links,
      style,
      inScript(JSON.stringify(own)),
      middle,
      inScript(`{${texts.join()}}`),
      after,
    ];
    return { html: html.join(''), link: entry };
  };
}
