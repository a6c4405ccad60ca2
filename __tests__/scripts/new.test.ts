/**
 * What `npm run new` writes, in a copy of the repository, CONTRIBUTING's example among it: it type-checks, changes at most three files that
 * stand, and what cannot be is refused before anything is written.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEndpoint } from '../../scripts/new/endpoint';

const ROOT = join(__dirname, '../..');
const COPIED = ['src', 'server', 'scripts', 'types', 'config', '__tests__', 'package.json', '.oxfmtrc.json'].concat([
  'babel.config.js',
  'jest.config.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.server.json',
]);
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

/** What the tests add to: calls that are known and not there yet, CONTRIBUTING's among them. */
const CALLS = `
tea.sample	-	GET	/api/v1/sample	true	false	spec	kind?:enum(tea|cup),from:d,page?:i	Page<CartLine>	Samples of the basket
salon.sample	-	POST	/api/v1/sample/:id	true	false	spec	id:s,tags:json<KV[]>,requestId:s	Ok	Asks for a sample
tea.sampleShow	-	GET	/api/v1/sample/show	false	false	spec	-	KV[]	What is shown
sample.ask	-	POST	/api/v1/sample/ask	false	false	spec	mobile:s,amount:fen	Ok	A stranger asks for a sample
desk.ask	-	POST	/api/v1/desk/ask	true	false	spec	note:s	Ok	Asks the desk for a sample
`;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'yejian-new-'));
  for (const place of COPIED) cpSync(join(ROOT, place), at(place), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  writeFileSync(at(FIXTURE), text(FIXTURE) + CALLS.trimStart());
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('endpoints: of a domain that answers, of one with files and no endpoints, of a new domain, of a new one that names its floor', async () => {
  for (const [name, domain] of [
    ['salon.sample', 'salon'],
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
    /'salon\.sample': \{\s*request: [^\n]*\s*data: [^\n]*\s*once: true/,
  );
});

test('CONTRIBUTING shows a call', () => {
  expect(EXAMPLES.map(({ command }) => command.split(' ')[0])).toEqual(['endpoint']);
});

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
  const answers = [
    'src/contract/schemas.ts',
    ...['offer/salon', 'offer/store', 'selling/sample', 'staff/desk'].map(
      (place) => `server/domains/${place}/routes.ts`,
    ),
  ];
  const shown = EXAMPLES.flatMap(({ files }) => files).map(({ file }) => file);
  const compiled = shown.filter((file) => /^(?:src|server|__tests__\/src)\//.test(file));
  expect(complaints([...answers, ...compiled])).toBe('');
});

test('what was written passes its tests', () => {
  const suites = ['__tests__/server/sample/'];
  const shown = EXAMPLES.flatMap(({ files }) => files).filter(
    ({ file }) => file.endsWith('.test.ts') || file.endsWith('.test.tsx'),
  );
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--runInBand'];
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
  const refused =
    (...given: [string, string]) =>
    () =>
      newEndpoint(copy, ...given);
  expect(refused('cartItem.none', 'cart')).toThrow('cartItem.none is no row of');
  expect(refused('cartItem.index', 'cart')).toThrow('stands in src/contract/cart/endpoints.ts already');
  expect(refused('file.files', 'file')).toThrow('takes a file');
  expect(refused('site.wechatInfo', '../site')).toThrow('not "../site"');
  expect(refused('site.wechatInfo', 'attic/site')).toThrow('not "attic/site"');
  expect(() => run('page', 'tea.sample', 'cart')).toThrow('npm run new endpoint');
});
