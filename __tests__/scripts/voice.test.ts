/** One voice for everybody (你), in words that who buys or sells tea understands: what app, server, notices, demo and agreements say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');

/** What is read by who sets up the server, not by who uses the app. */
const FOR_OWNERS = /^server\/(shop|gateways|main|config|workers)\b/;

const files = ['src', 'server'].flatMap((tree) =>
  readdirSync(join(ROOT, tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** Lines of a file as they are said: without its comments, which quote. */
const linesOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return text.split('\n');
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|\s)\/\/.*$/gm, blank)
    .split('\n');
};

/** `file: line` of whatever says it. */
const saying = (pattern: RegExp, isAsked: (name: string) => boolean = () => true): string[] =>
  files
    .map((file) => [relative(ROOT, file), file] as const)
    .filter(([name]) => isAsked(name))
    .flatMap(([name, file]) =>
      linesOf(file)
        .filter((line) => pattern.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );

test('nobody is spoken to as 您', () => {
  expect(saying(/您/)).toEqual([]);
});

/** The house's own words. */
const HOUSE = /文件夹|服务器|后端|前端|接口|数据库|字段|(?<!养护|设备与)日志(?!不记录)|拉取|npm run/;
/** What the contract fixes, and the commands that a manager hands on to who looks after the computer. */
const FIXED = [
  /^src\/core\/texts\.ts/,
  /^server\/http\/plugins\/failures\.ts/,
  /^server\/domains\/staff\/desk\/commands\.ts/,
];

test('no word of the house is said to who uses the app', () => {
  const said = saying(HOUSE, (name) => !FOR_OWNERS.test(name) && !FIXED.some((one) => one.test(name)));
  expect(said.filter((line) => /[一-鿿]/.test(line))).toEqual([]);
});

/** What there may be thousands of, behind a value that stands in a sentence as it is. */
const BARE =
  /\$\{(?![^{}]*(?:figure|grouped|countText)\()[\w.]+\} (?:次(?:播放|阅读|下载|查询|出价)|人(?:关注|在看|围观|已预约|在学)|积分|条评价|个赞|位茶友)/;

test('a count that grows has its comma', () => {
  expect(BARE.test('`${row.views} 次阅读`')).toBe(true);
  expect(BARE.test('`${figure(row.views)} 次阅读`')).toBe(false);
  expect(saying(BARE, (name) => name.startsWith('src/'))).toEqual([]);
});
