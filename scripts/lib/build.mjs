/** Builds with Taro and remembers from which sources: a build whose sources have not changed is not repeated. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Failure, say, step } from './say.mjs';
import { filesOf } from './machine.mjs';
import { run } from './run.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export const TARGETS = { h5: 'H5 app', weapp: 'mini-program' };
export const SOURCES = [
  'src',
  'config',
  'types',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'project.config.json',
  'tsconfig.base.json',
];

/**
 * @typedef {'h5' | 'weapp'} Target
 * @typedef {{ shop: string, dist: string }} Brand folder of the shop whose name the build carries, '' = 叶间; where the build goes
 * @typedef {{ kept?: boolean, served?: boolean }} Uses `kept`: what webpack knows stays for the next build; `served`: compressed too
 */

/** @returns {Brand} */
const brandOfEnvironment = () => ({ shop: process.env.YEJIAN_SHOP ?? '', dist: process.env.YEJIAN_DIST ?? 'dist' });

/** @param {Target} target @param {string} dist */
const stampOf = (target, dist) => `${dist}/${target}.stamp`;
/** @param {Target} target @param {string} dist */
const resultOf = (target, dist) => `${dist}/${target}/${target === 'h5' ? 'index.html' : 'app.json'}`;

/**
 * Changes with the sources, the packages and what the environment puts into the build.
 * @param {Target} target
 */
export function sourceHash(target, { shop } = brandOfEnvironment()) {
  const hash = createHash('sha256').update(`${target} ${process.env.YEJIAN_API ?? ''}`);
  // What another shop is called and looks like is part of its build.
  if (shop) {
    const file = path.join(shop, 'shop.yml');
    if (!fs.existsSync(file))
      throw new Failure(
        `YEJIAN_SHOP wants the folder of a shop, and ${file} is not there. \`npm run shop -- init ${shop}\` makes one.`,
      );
    const text = fs.readFileSync(file);
    // Not named above: this file is read before the packages are there (scripts/start.mjs).
    const company = createRequire(import.meta.url)('yaml').parse(text.toString())?.company;
    const logo = company?.logo ?? company?.['标志'];
    hash.update(text);
    if (logo) hash.update(fs.readFileSync(path.join(shop, 'pictures', logo)));
  }
  for (const file of filesOf(SOURCES))
    hash.update(file.replaceAll(path.sep, '/')).update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** @param {Target} target */
export function isBuilt(target, brand = brandOfEnvironment()) {
  const { dist } = brand;
  return (
    fs.existsSync(resultOf(target, dist)) &&
    fs.existsSync(stampOf(target, dist)) &&
    fs.readFileSync(stampOf(target, dist), 'utf8') === sourceHash(target, brand)
  );
}

/** @param {Target} target @param {Brand} brand @param {Uses} uses */
export async function build(target, brand = brandOfEnvironment(), { kept = true, served = true } = {}) {
  const { shop, dist } = brand;
  const hash = sourceHash(target, brand);
  const log = `.data/logs/build-${target}${shop && `-${path.basename(shop)}`}.log`;
  fs.rmSync(stampOf(target, dist), { force: true });
  fs.rmSync(`${dist}/${target}`, { recursive: true, force: true });
  await run(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', target], {
    env: { NODE_ENV: 'production', YEJIAN_SHOP: shop, YEJIAN_DIST: dist, YEJIAN_CACHE: kept ? '1' : '0' },
    log,
    hints: [
      [/ENOSPC/, 'The disk is full. Free some space and run the command again.'],
      [
        /heap out of memory/,
        'The build ran out of memory. Close other programs, or run it with NODE_OPTIONS=--max-old-space-size=4096.',
      ],
    ],
  });
  // Taro ends with code 0 in some failures; a build without its first file is one.
  if (!fs.existsSync(resultOf(target, dist)))
    throw new Failure(
      `${fs.readFileSync(log, 'utf8').split('\n').slice(-40).join('\n')}\nThe ${TARGETS[target]} was not built; the whole output is in ${log}.`,
    );
  if (target === 'h5' && served) await compress(`${dist}/h5`);
  fs.writeFileSync(stampOf(target, dist), hash);
}

/**
 * .br and .gz beside every text file: the server sends them as they are, so no request waits for a compression.
 * @param {string} folder
 */
async function compress(folder) {
  const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } };
  const files = [...filesOf([folder])].filter((file) => /\.(js|css|html|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = fs.readFileSync(file);
      fs.writeFileSync(`${file}.br`, await brotli(text, best));
      fs.writeFileSync(`${file}.gz`, await gzip(text, { level: 9 }));
    }),
  );
}

/**
 * Builds only when the sources have changed since.
 * @param {Target} target
 */
export async function ensureBuilt(target) {
  if (isBuilt(target)) return;
  say(`    Building the ${TARGETS[target]}: a minute the first time, seconds later.`);
  await step(`The ${TARGETS[target]} is built`, () => build(target));
}
