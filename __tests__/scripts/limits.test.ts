/**
 * Functions are at most 80 lines and 15 ways long, beside those that `.oxlintrc.json` names. A name that is no exception any more leaves the
 * list, so that it only gets shorter.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const LIMITS = ['max-lines-per-function', 'complexity'] as const;
type Limit = (typeof LIMITS)[number];
interface Override {
  files: string[];
  rules?: Partial<Record<Limit, 'off' | [level: 'error', options: Record<string, unknown>]>>;
}

const { overrides } = JSON.parse(
  fs.readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
) as { overrides: Override[] };
const limited = overrides.filter(({ rules }) => Array.isArray(rules?.complexity));
const exceptions = overrides.flatMap(({ files, rules }) =>
  LIMITS.filter((limit) => rules?.[limit] === 'off').flatMap((limit) => files.map((file) => ({ file, limit }))),
);

let dir: string;
/** Lines of the repository that a limit alone, without its exceptions, is said of. */
const tooLong = { 'max-lines-per-function': [] as string[], complexity: [] as string[] };
function broken(cwd: string, places: readonly string[]): { file: string; limit: Limit }[] {
  const config = path.join(dir, 'limits.json');
  fs.writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules: limited[0]?.rules }));
  const args = ['-c', config, '--format', 'json', '--ignore-pattern', 'server/art', ...places];
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics.map(({ code, filename }) => ({
    file: filename,
    limit: LIMITS.find((limit) => code.includes(limit)) ?? 'complexity',
  }));
}

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-limits-'));
  for (const { file, limit } of broken(ROOT, ['src', 'server', 'scripts', 'config'])) tooLong[limit].push(file);
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('the limits are 80 lines and 15 ways, for all that is no test', () => {
  expect(limited).toEqual([
    {
      files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.{ts,mjs}', 'config/**/*.{ts,js,mjs}'],
      rules: {
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
        complexity: ['error', { max: 15 }],
      },
    },
  ]);
});

test('a function of 81 lines and one of 16 ways are refused', () => {
  const long = `export function long(): number {\n${'  now();\n'.repeat(79)}}\n`;
  const many = `export const many = (a: boolean) =>\n  ${'a || '.repeat(15)}a;\n`;
  const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);
  write('long.ts', long.replace('}\n', '  now();\n}\n'));
  write('most.ts', long.replace('  now();\n', ''));
  write('many.ts', many);
  write('enough.ts', many.replace('a || ', ''));
  expect(broken(dir, ['.']).map(({ file, limit }) => [path.basename(file), limit])).toEqual(
    expect.arrayContaining([
      ['long.ts', 'max-lines-per-function'],
      ['many.ts', 'complexity'],
    ]),
  );
  expect(broken(dir, ['.'])).toHaveLength(2);
});

/** `**` is any number of folders. */
const patternOf = (file: string): RegExp =>
  new RegExp(`^${file.replace(/[.]/g, '\\.').replace(/\*\*\/?/g, '(?:.+)?')}$`);

test('what is named an exception is one', () => {
  expect(exceptions.filter(({ file, limit }) => !tooLong[limit].some((one) => patternOf(file).test(one)))).toEqual([]);
});
