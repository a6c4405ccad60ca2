/**
 * What `npm run new` writes, in a copy of the repository, CONTRIBUTING's examples among it: it type-checks, a page changes at most two
 * files that stand and an endpoint three, and what cannot be is refused before anything is written.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEndpoint } from '../../scripts/new/endpoint';
import { newPage, SUITES } from '../../scripts/new/page';

const ROOT = join(__dirname, '../..');
const COPIED = ['src', 'server', 'scripts', 'types', 'config', '__tests__', 'package.json', '.oxfmtrc.json'].concat([
  'babel.config.js',
  'jest.config.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.server.json',
]);
const CULTURE = 'src/core/routes/table/culture.ts';
const FIXTURE = '__tests__/contract/endpoints.tsv';
/** Folders and what is compiled; pictures, sounds and films are not. */
const isSource = (file: string) => !/\.(?:png|webp|jpg|svg|mp3|mp4|wav|json\.gz)$/.test(file);

/** What CONTRIBUTING shows: a command, and what it does: `---` before a file that it changes, `+++` before one that it writes. */
const EXAMPLES = [
  ...readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /`npm run new (\w+ \/?[\w.][^`]*)`(?:(?!```)[^])*```diff\n([^]*?)```/g,
  ),
].map(([, command = '', diff = '']) => ({
  command,
  files: diff.split(/^(?=--- |\+\+\+ )/m).map((part) => {
    const [head = '', ...lines] = part.trimEnd().split('\n');
    const of = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
    return { file: head.slice(4), isNew: head.startsWith('+++'), gone: of('-'), come: of('+') };
  }),
}));

let copy: string;
const at = (file: string) => join(copy, file);
const text = (file: string) => readFileSync(at(file), 'utf8');
/** As one types it, with what it prints. */
const run = (...words: string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...words], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
  });
/** What the compiler says of these places and of all that they import. */
function complaints(places: readonly string[]): string {
  const include = ['types', 'src/**/*.d.ts', '__tests__/**/*.d.ts', ...places];
  writeFileSync(at('tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const tsc = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.new.json', '--checkers', '1'];
  return spawnSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8' }).stdout;
}

/** What the tests add to: addresses and calls that are known and not there yet. */
const PLANNED = `
  '/tea/pages/sample': planned('茶样', 'redirect'),
  '/tea/pages/sample/desk': planned('茶样 · 品鉴台', 'redirect', { role: 'staff:stock', noScroll: true }),
`;
const CALLS = `
cartItem.sample	-	GET	/api/v1/sample	true	false	spec	kind?:enum(tea|cup),from:d,page?:i	Page<CartLine>	Samples of the basket
tea.sample	-	POST	/api/v1/sample/:id	true	false	spec	id:s,tags:json<KV[]>,requestId:s	Ok	Asks for a sample
tea.sampleShow	-	GET	/api/v1/sample/show	false	false	spec	-	KV[]	What is shown
sample.ask	-	POST	/api/v1/sample/ask	false	false	spec	mobile:s,amount:fen	Ok	A stranger asks for a sample
desk.ask	-	POST	/api/v1/desk/ask	true	false	spec	note:s	Ok	Asks the desk for a sample
`;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'yejian-new-'));
  for (const place of COPIED) cpSync(join(ROOT, place), at(place), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  writeFileSync(at(CULTURE), text(CULTURE).replace('\n} as const', `${PLANNED}} as const`));
  writeFileSync(at(FIXTURE), text(FIXTURE) + CALLS.trimStart());
  // As if no page of its table were built: of a long one, several files look at the pages.
  for (const folder of SUITES)
    for (const file of readdirSync(at(folder)).filter((name) => /^culture\d*\.test\.ts$/.test(name)))
      rmSync(at(`${folder}/${file}`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a page: its row, its file and its test', () => {
  expect(run('page', '/tea/pages/sample')).toBe(`new      src/tea/pages/sample.tsx
new      __tests__/src/tea/samplePage.test.tsx
new      __tests__/e2e/axe/culture.test.ts
new      __tests__/weapp/pages/culture.test.ts
changed  src/core/routes/table/culture.ts
`);
});

test('a page with what its row and its params ask for', async () => {
  const plan = newPage(copy, '/tea/pages/sample/desk', ['id', 'tab?']);
  await plan.write();
  expect(plan.changed).toEqual([CULTURE, '__tests__/e2e/pages.ts']);
  expect(plan.created).toEqual([
    'src/tea/pages/sample/desk.tsx',
    'src/tea/pages/sample/desk.config.ts',
    '__tests__/src/tea/sampleDeskPage.test.tsx',
  ]);
  expect(text(CULTURE)).toContain(
    `'/tea/pages/sample/desk': page<{ id: string; tab?: string }>('茶样 · 品鉴台', 'redirect', {`,
  );
  expect(text('__tests__/e2e/pages.ts')).toContain(`'/tea/pages/sample/desk': { query: () => '?id=1' },`);
});

test('endpoints: of a domain that answers, of one with files and no endpoints, of a new domain, of a new one that names its floor', async () => {
  expect(run('endpoint', 'cartItem.sample', 'cart')).toBe(`new      __tests__/server/cart/cartItem-sample.test.ts
changed  src/contract/cart/endpoints.ts
changed  src/contract/cart/schemas.ts
changed  server/domains/trade/cart/routes.ts
`);
  for (const [name, domain] of [
    ['tea.sample', 'salon'],
    ['tea.sampleShow', 'store'],
    ['sample.ask', 'sample'],
    ['desk.ask', 'staff/desk'],
  ] as const) {
    const plan = newEndpoint(copy, name, domain);
    await plan.write();
    expect(plan.changed).toHaveLength(3);
  }
  expect(text('src/contract/sample/schemas.ts')).toContain('daily:');
  expect(text('src/contract/salon/schemas.ts')).toMatch(
    /'tea\.sample': \{\s*request: [^\n]*\s*data: [^\n]*\s*once: true/,
  );
});

test('CONTRIBUTING shows a page and a call', () => {
  expect(EXAMPLES.map(({ command }) => command.split(' ')[0])).toEqual(['page', 'endpoint']);
});

// Once the example stands it is refused: show another that is still to come.
test.each(EXAMPLES)('CONTRIBUTING: npm run new $command', ({ command, files }) => {
  const created = files.filter(({ isNew }) => isNew).map(({ file }) => file);
  const changed = files.filter(({ isNew }) => !isNew).map((one) => ({ ...one, before: text(one.file).split('\n') }));
  const printed = run(...command.replaceAll("'", '').split(' '))
    .trim()
    .split('\n')
    .sort();
  expect(printed).toEqual([
    ...changed.map(({ file }) => `changed  ${file}`).sort(),
    ...created.map((file) => `new      ${file}`).sort(),
  ]);
  for (const { file, before, gone, come } of changed) {
    const now = text(file).split('\n');
    expect(before).toEqual(expect.arrayContaining(gone));
    expect(now).toEqual(expect.arrayContaining(come));
    expect(gone.filter((line) => now.includes(line))).toEqual([]);
  }
});

// The tests of endpoints would bring the whole server into this compilation; their form is read by oxfmt.
test('what was written compiles with what it imports', () => {
  const pages = ['src/tea/pages/sample*', 'src/tea/pages/sample', '__tests__/src/tea/sample*'];
  const answers = [
    'src/contract/schemas.ts',
    ...['offer/salon', 'offer/store', 'selling/sample', 'staff/desk'].map(
      (place) => `server/domains/${place}/routes.ts`,
    ),
  ];
  const shown = EXAMPLES.flatMap(({ files }) => files).map(({ file }) => file);
  const compiled = shown.filter((file) => /^(?:src|server|__tests__\/src)\//.test(file));
  expect(complaints([...pages, ...answers, ...compiled])).toBe('');
});

// Two addresses more than there are is what this copy has; all else about addresses holds.
test('what was written passes its tests, and the suites of all pages see it', () => {
  const suites = ['__tests__/server/sample/', '__tests__/contract/routes'];
  const shown = EXAMPLES.flatMap(({ files }) => files).filter(
    ({ file }) => file.endsWith('.test.ts') || file.endsWith('.test.tsx'),
  );
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'app',
    'server',
    '--runInBand',
    '-t',
    '^(?!rule 6.1:)',
  ];
  // Databases of its own: of a cluster, the seeded ones belong to whichever sources filled them last.
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    [...jest, '--testPathPattern', [...suites, ...shown.map(({ file }) => file)].join('|')],
    { cwd: copy, encoding: 'utf8', env },
  );
  expect(status === 0 ? '' : stderr).toBe('');
});

test('what cannot be is refused by a sentence, and nothing is written', () => {
  const refusedPage =
    (...given: Parameters<typeof newPage>) =>
    () =>
      newPage(...given);
  expect(refusedPage(copy, '/tea/pages/nowhere')).toThrow('/tea/pages/nowhere is no address');
  expect(refusedPage(copy, '/shop/pages/goods')).toThrow('/shop/pages/goods is a page already');
  expect(refusedPage(copy, '/collegePackages/pages/college/order/settle', ['a-b'])).toThrow('not "a-b"');
  expect(refusedPage(copy, '/collegePackages/pages/college/order/settle', ['id', 'id?'])).toThrow('id is named twice');
  const refused =
    (...given: [string, string]) =>
    () =>
      newEndpoint(copy, ...given);
  expect(refused('cartItem.none', 'cart')).toThrow('cartItem.none is no row of');
  expect(refused('cartItem.index', 'cart')).toThrow('stands in src/contract/cart/endpoints.ts already');
  expect(refused('file.files', 'file')).toThrow('takes a file');
  expect(refused('site.wechatInfo', '../site')).toThrow('not "../site"');
  expect(refused('site.wechatInfo', 'attic/site')).toThrow('not "attic/site"');
  expect(() => run('page', 'tea/pages/vip')).toThrow('tea/pages/vip is no address');
  expect(existsSync(at('src/tea/pages/nowhere.tsx'))).toBe(false);
});
