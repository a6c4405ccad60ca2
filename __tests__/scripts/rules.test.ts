/** Comments and tests cite rules that stand in docs/rules.md, and no file that lies outside the repository. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const NOT_OURS = /\/(?:node_modules|dist|seed\/content\/texts|docs\/screens)\//;
const READ = /\.(?:tsx?|m?js|cjs|scss|css|html|md)$/;
/** Where citations stand. Page texts of the demo world are product copy. */
const PLACES = [
  'server',
  'src',
  '__tests__',
  'scripts',
  'config',
  'types',
  'docs',
  ...readdirSync(ROOT).filter((name) => READ.test(name)),
];
/** A number, or several: (rule 9.4), (rules 1.1, 1.4), rules 20.1 to 20.7. */
const CITED = /\brules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/gi;
const OUTSIDE =
  /(?<![\w-])(?:domain|flows|seed|shop|DESIGN)\.md\b|\bspec\/|\bpages\/[a-z-]+\.md\b|\bshared\/(?:spec|guide|design)|\bdesign\/\w|\b(?:[Ss]pec|domain) \d/;

const filesIn = (place: string): string[] =>
  statSync(join(ROOT, place)).isFile()
    ? [join(ROOT, place)]
    : readdirSync(join(ROOT, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && READ.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !NOT_OURS.test(file) && file !== __filename);

const lines = PLACES.flatMap(filesIn).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ where: `${relative(ROOT, file)}:${at + 1}`, text })),
);
const numbers = [...readFileSync(join(ROOT, 'docs/rules.md'), 'utf8').matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(
  ([, number = '']) => number,
);

test('a rule has one number, and the numbers of a chapter rise', () => {
  expect(numbers.length).toBeGreaterThan(100);
  const asNumber = (number: string) => number.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => asNumber(a) - asNumber(b)));
});

test('every rule that is cited stands in docs/rules.md', () => {
  const cited = lines.flatMap(({ where, text }) =>
    [...text.matchAll(CITED)].flatMap(([, list = '']) =>
      list.split(/, | and | to /).map((number) => ({ where, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('nothing cites a file outside the repository', () => {
  expect(lines.filter(({ text }) => OUTSIDE.test(text)).map(({ where, text }) => `${where} ${text.trim()}`)).toEqual(
    [],
  );
});
