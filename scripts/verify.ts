/**
 * `npm run verify`: every gate in order, one line each, stopping at the first failure.
 * `--full` (npm test) goes on after a failure, adds the server tests on PostgreSQL, the browser and the mini-program tests, and ends
 * with the line `N passed, N failed`: the tests of all Jest runs, a failed gate counting as one failure.
 */
import fs from 'node:fs';
import { build } from './lib/build.mjs';
import { embeddedSuites, readLayer, sayLayers, type Layer } from './lib/layers';
import { run } from './lib/run.mjs';
import { say, seconds } from './lib/say.mjs';

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
/** Runs a package's own command from node_modules, so no shell and no npx is between. */
const tool = (name: string, file: string, ...args: string[]): Gate => ({
  name,
  work: async () => void (await run(process.execPath, [`node_modules/${file}`, ...args], { log: logOf(name) })),
});
const script = (name: string, needs: string, ...args: string[]): Gate => ({
  name,
  needs,
  work: async () => void (await run(process.execPath, ['--import', 'tsx', ...args], { log: logOf(name) })),
});

interface JestOptions {
  inBand?: boolean;
  /** Only, or all but, the files with such names. */
  only?: string;
  except?: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  needs?: string;
}

function jest(
  name: string,
  project: string,
  { inBand = false, only, except, databaseUrl = '', env: more = {}, needs }: JestOptions = {},
): Gate {
  const report = `${ARTIFACTS}/jest-${name.replace(/[^a-z0-9]+/gi, '-')}.json`;
  const workers = inBand ? '--runInBand' : '--maxWorkers=2';
  return {
    name: `tests: ${name}`,
    ...(needs && { needs }),
    async work() {
      fs.rmSync(report, { force: true });
      const args = [
        JEST,
        ...(only ? ['--testPathPattern', only] : []),
        ...(except ? ['--testPathIgnorePatterns', except] : []),
        '--selectProjects',
        project,
        workers,
        '--json',
        `--outputFile=${report}`,
        '--passWithNoTests',
      ];
      const env = { NODE_ENV: 'test', TEST_DATABASE_URL: databaseUrl, ...more };
      const code = await run(process.execPath, args, { log: logOf(`tests-${name}`), env, allowFailure: true });
      const layer = readLayer(name, report);
      layers.push(layer);
      return code !== 0 && layer.failed === 0 ? { ...layer, failed: 1 } : layer;
    },
  };
}

/** Of the Jest runs so far. */
const layers: Layer[] = [];

const builds = (target: 'h5' | 'weapp'): Gate => ({
  name: `build: ${target}`,
  work: async () => void (await build(target)),
});

const checks: Gate[] = [
  {
    name: 'lock file',
    work: async () => void (await run(process.execPath, ['scripts/lock.mjs'], { log: logOf('lock') })),
  },
  tool('format', 'prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn', '--cache'),
  tool(
    'lint',
    'eslint/bin/eslint.js',
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ),
  tool('lint: styles', 'stylelint/bin/stylelint.mjs', 'src/**/*.scss'),
  // TypeScript 7 checks in a tenth of the time; ESLint and editors still need the API of TypeScript 5.
  tool('types: h5', 'typescript-native/bin/tsc', '-p', 'tsconfig.json'),
  tool('types: weapp', 'typescript-native/bin/tsc', '-p', 'tsconfig.weapp.json'),
  tool('types: server', 'typescript-native/bin/tsc', '-p', 'tsconfig.server.json'),
  tool('unused code', 'knip/bin/knip.js', '--no-progress'),
  script('structure', '', 'scripts/structure.ts'),
];
const products: Gate[] = [builds('h5'), builds('weapp'), script('sizes', 'build: weapp', 'scripts/size.ts')];
const app = jest('app', 'app');
/** No database in them. */
const PURE = 'server/(pictures|pricing|gateways)/|contract/|scripts/';
/** With PostgreSQL at hand the whole server runs there, and PGlite what may differ; races are none with one connection, so few rounds. */
const server: Gate[] = database
  ? [
      jest('server', 'server', { databaseUrl: database }),
      jest('server on PGlite', 'server', {
        only: embeddedSuites().join('|'),
        except: PURE,
        env: { YEJIAN_RACES: '3' },
      }),
    ]
  : [jest('server', 'server')];
/** They measure time, or take the network away: nothing else may run beside them. */
const ALONE = 'e2e/(layout|errors|speed)';
const fullTests: Gate[] = [
  jest('browser', 'e2e', { except: ALONE, needs: 'build: h5' }),
  jest('mini-program', 'weapp', { needs: 'build: weapp' }),
  jest('browser, alone', 'e2e', { only: ALONE, inBand: true, needs: 'build: h5' }),
];
/** Lanes run side by side, one after the other inside a lane. */
const stages: Gate[][][] = full
  ? [[checks, [...products, app]], [[...server, ...fullTests]]]
  : [[[...checks, app, ...server, ...products]]];

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
    if (count?.failed) showFailures(gate.name);
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
  say(
    `${broken.size === 0 ? 'All gates are open' : `Closed gates: ${[...broken].join(', ')}`} after ${seconds(started)}.`,
  );
  if (broken.size > 0) say(`Logs and pictures: ${ARTIFACTS}`);
  if (full) say(`${total.passed} passed, ${total.failed} failed`);
  return broken.size === 0;
}

/** The part of Jest's output that says what went wrong; the rest is in the log. */
function showFailures(name: string): void {
  const log = logOf(name.replace('tests: ', 'tests-'));
  const text = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '';
  const at = text.indexOf('●');
  say(at < 0 ? `See ${log}` : `${text.slice(at, at + 6000)}\n(the rest is in ${log})`);
}

void verify().then((passed) => {
  process.exitCode = passed ? 0 : 1;
});
