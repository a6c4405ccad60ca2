/**
 * Names of classes in the mini-program, where they are a third of what its setData carries: two letters for what all pages use, three for
 * the rest. They are counted in the order of the files, the kit's first, so that a build of the same sources has the same names.
 */
import fs from 'node:fs';
import path from 'node:path';

const SHEET = '.module.scss';
/** What pages have in common comes first. */
const FIRST = ['ui', 'domain', 'pages'];
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${LETTERS}0123456789_-`;
/** Beginnings of what a style sheet names itself, of our own global classes and of Taro's. */
const SPOKEN = /^(?:w|s|g)-/;

/** The name of a class of that sheet. One that a sheet puts together does not stand there as a word: it is counted when it is asked for. */
export function classNames(sources: string): (name: string, file: string) => string {
  const known = new Map<string, string>();
  const next = letters();
  const nameOf = (key: string): string => {
    const name = known.get(key) ?? next();
    known.set(key, name);
    return name;
  };
  for (const file of sheetsOf(sources)) for (const name of namesIn(path.join(sources, file))) nameOf(`${file} ${name}`);
  return (name, file) => nameOf(`${path.relative(sources, file).split(path.sep).join('/')} ${name}`);
}

function sheetsOf(sources: string): string[] {
  const rank = (file: string) => (FIRST.indexOf(file.split('/')[0] ?? '') + FIRST.length + 1) % (FIRST.length + 1);
  return fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(SHEET))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const namesIn = (file: string): Set<string> =>
  new Set(Array.from(fs.readFileSync(file, 'utf8').matchAll(NAME), ([, name = '']) => name));

/** aa, ab ... aaa. */
function letters(): () => string {
  let count = 0;
  const spell = (at: number): string =>
    at < LETTERS.length
      ? LETTERS.charAt(at)
      : spell(Math.floor((at - LETTERS.length) / REST.length)) + REST.charAt((at - LETTERS.length) % REST.length);
  return () => {
    let name: string;
    do {
      name = spell(LETTERS.length + count);
      count += 1;
    } while (SPOKEN.test(name));
    return name;
  };
}
