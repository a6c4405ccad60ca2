/**
 * `npm run verify`: every gate in order, one line each, stopping at the first failure.
 * `--full` (npm test) goes on after a failure, adds the server tests on PostgreSQL, the browser and the mini-program tests, and ends
 * with the line `N passed, N failed`: the tests of all Jest runs, a failed gate counting as one failure.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { readLayers, sayFailures, sayLayers, type Layer } from './lib/layers';
import { run } from './lib/run.mjs';
import { say, seconds } from './lib/say.mjs';
import { ensureWeappCheck } from './lib/weappCheck.mjs';

const ARTIFACTS = '.data/test-artifacts';
const JEST = 'node_modules/jest/bin/jest.js';
const full = process.argv.includes('--full');
const database = process.env.TEST_DATABASE_URL ?? '';

type Count = Pick<Layer, 'passed' | 'failed'>;
interface Gate {
  name: string;
  /** Gates that would only repeat the failure of this one are left out. */
  needs?: string;
  work(): Promise<Count | undefined>;
}

const logOf = (name: string) => `${ARTIFACTS}/${name.replace(/[^a-z0-9]+/gi, '-')}.log`;
/** A full run fills the cores with gates side by side: no threads beside them, and no collecting of what ends in seconds. */
const ONE_CORE: Record<string, string> = full ? { GOMAXPROCS: '1', GOGC: '400' } : {};
/** Runs a package's own command from node_modules, so no shell and no npx is between. */
const tool = (name: string, file: string, ...args: string[]): Gate => ({
  name,
  work: async () =>
    void (await run(process.execPath, [`node_modules/${file}`, ...args], { log: logOf(name), env: ONE_CORE })),
});
/** One checker: each of several would look at much that the others look at too. */
const types = (target: string): Gate =>
  tool(`types: ${target}`, 'typescript-native/bin/tsc', '-p', `tsconfig.${target}.json`, '--checkers', '1');
const script = (name: string, needs: string, ...args: string[]): Gate => ({
  name,
  needs,
  work: async () => void (await run(process.execPath, ['--import', 'tsx', ...args], { log: logOf(name) })),
});

/** Of the Jest runs so far. */
const layers: Layer[] = [];

/** One run of several projects: its workers are busy until the last file. */
function jest(name: string, projects: Partial<Record<Project, string>>, ...more: string[]): Gate {
  const report = path.resolve(logOf(name).replace('.log', '.json'));
  return {
    name,
    async work() {
      fs.rmSync(report, { force: true });
      const chosen = Object.entries(projects).filter(([, needs]) => !broken.has(needs));
      const left = Object.keys(projects).length - chosen.length;
      const args = [
        // What a request makes is gone before the next: with room for more of it, there is less collecting.
        '--max-semi-space-size=64',
        JEST,
        '--selectProjects',
        ...chosen.map(([project]) => project),
        ...more,
        '--workerIdleMemoryLimit=1500MB',
        '--passWithNoTests',
      ];
      const env = { NODE_ENV: 'test', LAYERS_REPORT: report };
      const code = await run(process.execPath, args, { log: logOf(name), env, allowFailure: true });
      const ran = readLayers(report);
      layers.push(...ran);
      const sum = (what: 'passed' | 'failed') => ran.reduce((all, layer) => all + layer[what], 0);
      return { passed: sum('passed'), failed: Math.max(sum('failed'), code === 0 ? 0 : 1) + left };
    },
  };
}

const builds = (target: 'h5' | 'weapp'): Gate => ({
  name: `build: ${target}`,
  // A full run is the only one of its clone, or one of few: what webpack would keep takes longer than it saves.
  work: async () => void (await build(target, undefined, { kept: !full })),
});
/** Nothing of 叶间 is left in the build of another shop (__tests__/e2e/ownShop.test.ts). */
const buildsOther = (target: 'h5' | 'weapp'): Gate => ({
  name: `build of another shop: ${target}`,
  work: async () => {
    await build(target, { shop: '__tests__/e2e/shanwai', dist: '.data/shanwai' }, { kept: false, served: false });
  },
});

const checks: Gate[] = [
  {
    name: 'lock file',
    work: async () => void (await run(process.execPath, ['scripts/lock.mjs'], { log: logOf('lock') })),
  },
  tool('format', 'oxfmt/bin/oxfmt', '--check'),
  tool('unused code', 'knip/bin/knip.js', '--no-progress'),
  tool('lint', 'oxlint/bin/oxlint', '--deny-warnings'),
  // TypeScript 7 checks in a tenth of the time; dependency-cruiser and editors still need the API of TypeScript 5.
  ...['h5', 'weapp'].map(types),
];
const wholeTree: Gate[] = [
  // Named, the configuration is not looked for anew beside every file.
  tool('lint: styles', 'stylelint/bin/stylelint.mjs', '--config', '.stylelintrc.json', 'src/**/*.scss'),
  script('structure', '', 'scripts/structure.ts'),
  types('browsers'),
  types('server'),
];
/** Mostly a download, so it comes while the others compute. */
const weappCheck: Gate = {
  name: "packages of WeChat's check",
  work: async () => void (await ensureWeappCheck()),
};
const h5 = builds('h5');
const weapp = builds('weapp');
const sizes = script('sizes', 'build: weapp', 'scripts/size.ts');

/** Project of jest.config.js -> the gate without which it is left out. */
type Project = 'app' | 'server' | 'pglite' | 'e2e' | 'weapp';
const CORES = os.availableParallelism();
const workers = (count: number) => `--maxWorkers=${count}`;
/** What computes, and what asks PostgreSQL, fills a core: with one worker more they would only take turns. */
const serverTests = jest(
  'tests: server',
  // Without PostgreSQL the whole server runs on PGlite already.
  { server: '', ...(full && database && { pglite: '' }) },
  workers(CORES),
);
/** Twice as many as cores: a page, in jsdom as in a browser, waits for frames, timers and answers for much of its time. */
const appTests = jest(
  'tests: app',
  { app: '', ...(full && { e2e: 'build: h5', weapp: 'build: weapp' }) },
  workers(2 * CORES),
);
/** Lanes run side by side, one after the other inside a lane. */
const stages: Gate[][][] = full
  ? [
      [[h5, buildsOther('weapp'), ...wholeTree], [weapp, buildsOther('h5'), ...checks], [weappCheck]],
      [[sizes], [serverTests, appTests]],
    ]
  : [[[...checks, ...wholeTree, serverTests, appTests, h5, weapp, sizes]]];

const outcome = (count: Count | undefined) => (count ? `${count.passed} passed, ${count.failed} failed, ` : '');

const total: Count = { passed: 0, failed: 0 };
const broken = new Set<string>();

async function pass(gate: Gate): Promise<void> {
  const from = Date.now();
  if (gate.needs && broken.has(gate.needs)) {
    broken.add(gate.name);
    total.failed += 1;
    say(`--  ${gate.name}: left out, because "${gate.needs}" failed`);
    return;
  }
  try {
    const count = await gate.work();
    total.passed += count?.passed ?? 0;
    total.failed += count?.failed ?? 0;
    if (count?.failed) broken.add(gate.name);
    say(`${count?.failed ? '-- ' : 'ok '} ${gate.name} (${outcome(count)}${seconds(from)})`);
  } catch (error) {
    broken.add(gate.name);
    total.failed += 1;
    say(`--  ${gate.name}: failed after ${seconds(from)}\n${error instanceof Error ? error.message : String(error)}\n`);
  }
}

async function drive(lane: readonly Gate[]): Promise<void> {
  for (const gate of lane) {
    if (broken.size > 0 && !full) return;
    await pass(gate);
  }
}

async function verify(): Promise<boolean> {
  fs.mkdirSync(ARTIFACTS, { recursive: true });
  const started = Date.now();
  for (const lanes of stages) await Promise.all(lanes.map(drive));
  if (full) sayLayers(layers);
  sayFailures(layers);
  say(
    `${broken.size === 0 ? 'All gates are open' : `Closed gates: ${[...broken].join(', ')}`} after ${seconds(started)}.`,
  );
  if (broken.size > 0) say(`Logs and pictures: ${ARTIFACTS}`);
  if (full) say(`${total.passed} passed, ${total.failed} failed`);
  return broken.size === 0;
}

void verify().then((passed) => {
  process.exitCode = passed ? 0 : 1;
});
