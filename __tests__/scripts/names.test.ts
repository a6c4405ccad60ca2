/** What the documents name is there, and a test names every page and every call, so that one search finds them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpoints } from '@/contract/endpoints';
import { ROUTE_PATHS } from '@/core/routes/table';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const PLACES = ['src', 'server', 'scripts', 'config', 'docs', 'types', '__tests__'];
const PATH = new RegExp(`(?<![\\w/.@-])(?:${PLACES.join('|')})/[\\w<>{},*./-]*`, 'g');
/** `{a,b}.ts` -> a.ts, b.ts. */
const spread = (path: string): string[] => {
  const [whole, words] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole === undefined ? [path] : words!.split(',').flatMap((word) => spread(path.replace(whole, word)));
};
/** `<group>` and `*` are any name, `**` any number of folders; a folder stands for itself. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[./]+$/, '')
      .replace(/\./g, '\\.')
      .replace(/<\w+>/g, '[^/]+')
      .replace(/\*\*/g, '.+')
      .replace(/(?<!\.)\*(?!\*)/g, '[^/]*')}$`,
  );

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (doc) => {
  // `+++` stands before a file that `npm run new` would write.
  const text = read(doc).replace(/^\+\+\+ .*$/gm, '');

  test('every path is there', () => {
    const files = PLACES.flatMap((place) => [place, ...filesIn(place)]);
    const named = [...new Set([...text.matchAll(PATH)].flatMap(([path]) => spread(path)))];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !files.some((file) => patternOf(path).test(file)))).toEqual([]);
  });

  test('a name before a file stands in it', () => {
    const pairs = [...text.matchAll(/`(\w+)`\s+\(`([\w./]+)`\)/g)].map(([, name = '', file = '']) => ({ name, file }));
    expect(
      pairs.filter(
        ({ file, name }) => !statSync(join(ROOT, file)).isFile() || !new RegExp(`\\b${name}\\b`).test(read(file)),
      ),
    ).toEqual([]);
  });
});

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe.each(DOCUMENTS)('%s', (doc) => {
  const text = read(doc);
  /** `## On the phone` is reached by `#on-the-phone`. */
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );

  test('every link leads somewhere', () => {
    // What is quoted is shown, not linked.
    const links = [
      ...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ].map(([, to = '', anchor]) => ({
      file: to ? join(dirname(doc), to) : doc,
      anchor,
    }));
    expect(
      links.filter(
        ({ file, anchor }) => !existsSync(join(ROOT, file)) || (anchor && !anchorsOf(file).includes(anchor)),
      ),
    ).toEqual([]);
  });

  test('every command is one', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/\bnpm run ([a-z][\w-]*(?::[\w-]+)?)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const isTest = (file: string) => /\.tsx?$/.test(file);
const all = (folder: string) => filesIn(folder).filter(isTest).map(read).join('\n');

test('every page is named by a test of the app', () => {
  const tests = all('__tests__/src');
  expect(ROUTE_PATHS.filter((path) => !tests.includes(`'${path}'`))).toEqual([]);
});

test('every call is named by a test of the server', () => {
  const tests = all('__tests__/server');
  expect(Object.keys(endpoints).filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});

/** One of several lines is one comment. */
const COMMENT = /\/\*[^]*?\*\/|(?<=^|[\s;{(,])\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm;
const sources = ['src', 'server', 'scripts', 'config', 'types', '__tests__']
  .flatMap(filesIn)
  .filter((file) => /\.(?:tsx?|m?js|cjs|scss|css)$/.test(file) && !file.includes('/node_modules/'))
  .map((file) => ({ file, text: read(file) }));

test('a comment begins with what it is about', () => {
  const pronoun = /^(?:\/\/|[/*\s]+) *(?:It|Its|They|Their|Theirs|Those|There|That|He|His|She|Her)\b/;
  expect(
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(COMMENT)]
        .filter(([comment]) => pronoun.test(comment))
        .map(([comment]) => `${file}: ${comment}`),
    ),
  ).toEqual([]);
});

/** `name`, `a.b` and `work()`, which a comment quotes. */
const QUOTED = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\([^`]*\))?`/g;

test('a name that a comment quotes stands in the code', () => {
  const words = new Set(
    [...sources.map(({ text }) => text.replace(COMMENT, '')), read('package.json')].flatMap(
      (code) => code.match(/[\w$]+/g) ?? [],
    ),
  );
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(COMMENT)].flatMap(([comment]) =>
      [...comment.matchAll(QUOTED)]
        .flatMap(([, name = '']) => name.split('.'))
        .filter((name) => !words.has(name))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
