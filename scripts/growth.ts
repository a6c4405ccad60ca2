/**
 * The app as it will be when all addresses have their pages: a copy of the sources in which `npm run new` has written every page and every
 * call that is still to come. What the first scripts are then larger by is what each page costs everybody (`npm run size -- --growth`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { BUILT_PATHS, routes } from '../src/core/routes/table';
import { endpoints } from '../src/contract/endpoints';
import { newEndpoint, NEW_FLOOR } from './new/endpoint';
import { LOOKS, newPage, SUITES } from './new/page';
import { SOURCES, type Target } from './lib/build.mjs';
import { run } from './lib/run.mjs';

/** What `npm run new` reads and changes beside the sources. */
const CHANGED = ['__tests__/contract', LOOKS, ...SUITES, 'server/handlers.ts'];
const FIXTURE = '__tests__/contract/endpoints.tsv';
/** The folder of the calls: one more domain. */
const DOMAIN = 'grown';

export interface Growth {
  pages: string[];
  calls: string[];
}

/** What is still to come. */
export function planned(): Growth {
  const built: readonly string[] = BUILT_PATHS;
  const [, ...rows] = fs.readFileSync(FIXTURE, 'utf8').trim().split('\n');
  const calls = rows
    .map((row) => row.split('\t'))
    .filter(([name = '', , method]) => method !== 'WS' && !(name in endpoints));
  return {
    pages: Object.keys(routes).filter((address) => !built.includes(address)),
    calls: calls.map(([name = '']) => name),
  };
}

/** Writes the copy; each page names its share of the calls. */
export async function writeGrown(folder: string, { pages, calls }: Growth): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of [...SOURCES, ...CHANGED]) fs.cpSync(name, path.join(folder, name), { recursive: true });
  fs.mkdirSync(path.join(folder, 'server/domains', NEW_FLOOR), { recursive: true });
  for (const name of calls) await newEndpoint(folder, name, DOMAIN).write();
  const share = Math.ceil(calls.length / pages.length);
  for (const [at, address] of pages.entries()) {
    await newPage(folder, address).write();
    const file = path.join(folder, `src${address}.tsx`);
    const named = calls.slice(at * share, (at + 1) * share).map((name) => `'${name}'`);
    const before = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, before.replace(/<Empty (.*?)\s*\/>/, `<Empty $1 text={[${named.join(', ')}].join()} />`));
  }
}

/** Taro builds the folder it is started in, so the copy is whole. */
export async function buildGrown(folder: string, target: Target): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  if (!fs.existsSync(packages)) fs.symlinkSync(path.resolve('node_modules'), packages, 'dir');
  await run(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', target], {
    cwd: folder,
    env: { NODE_ENV: 'production', YEJIAN_CACHE: '0', YEJIAN_SHOP: '', YEJIAN_DIST: 'dist' },
    log: `.data/logs/build-grown-${target}.log`,
  });
}
