/**
 * What is true of the demo's shop is data of the demo: no source of app or server says it, so no other shop does. The facts are read from the
 * seed itself: its settings, stores, staff, people, makers, goods and issues.
 */
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { DEMO, OWN } from '../../server/domains/people/shopSettings/settings';
import { ISSUES } from '../../server/seed/data/collectibles';
import { FIELDS } from '../../server/seed/data/groves';
import { GOODS } from '../../server/seed/data/goods';
import { MASTERS, PRODUCERS } from '../../server/seed/data/makers';
import { EMPLOYEES } from '../../server/seed/data/staff';
import { STORES } from '../../server/seed/data/stores';

/** The demo's own world, and the shop folder's: its examples are somebody's on purpose. */
const OWN_WORLD =
  /^server\/(seed|art|pictures|audio|papers|video|shop|data)\/|^server\/domains\/people\/shopSettings\/settings\.ts$/;
/**
 * Sandboxes stand for somebody else; the start prints the accounts of the demo; the season's line names a tea only where it is sold
 * (server/catalogue/home.test.ts).
 */
const TRUE_ELSEWHERE = /^server\/(gateways\/|main\.ts$|domains\/offer\/home\/greeting\.ts$)/;

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];

// Banks are everybody's.
const usual = new Set([...stringsOf(OWN), ...DEMO.shopSettings.bankAccounts.map(({ bank }) => bank)]);
const inPlace = (city: string) => [`${city}市`, `${city}总店`];
const FACTS = new Set(
  [
    ...stringsOf(DEMO).filter((text) => !usual.has(text)),
    ...STORES.flatMap(({ name, address, tel, city }) => [
      name.split('·').at(-1) ?? name,
      address,
      tel,
      ...inPlace(city),
    ]),
    ...MASTERS.map(({ name }) => name),
    ...PRODUCERS.map(({ name }) => name),
    ...FIELDS.map(({ name }) => name),
    ...GOODS.map(({ title }) => title),
    ...ISSUES.map(({ name }) => name),
    ...EMPLOYEES.map(({ name }) => name),
  ].filter((fact) => /\p{Script=Han}{2}|\d{4}/u.test(fact) && !fact.startsWith('/')),
);

/** Code of a file without comments and types. */
const codeOf = (file: string): string =>
  transformSync(fs.readFileSync(file, 'utf8'), { loader: file.endsWith('x') ? 'tsx' : 'ts', charset: 'utf8' }).code;
const sources = ['src', 'server', 'config']
  .flatMap((root) =>
    fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(root, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !OWN_WORLD.test(file) && !TRUE_ELSEWHERE.test(file));

test('no source says what is true of the demo only', () => {
  expect(FACTS.size).toBeGreaterThan(100);
  expect(sources.length).toBeGreaterThan(1000);
  const said = sources.flatMap((file) => {
    const code = codeOf(file);
    return [...FACTS].filter((fact) => code.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(said).toEqual([]);
});
