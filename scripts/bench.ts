/**
 * `npm run bench`: opens twenty-one addresses (real server, demo data; scripts/bench/links.ts) and a trivial Taro app in turn in a
 * slowed-down Chromium, and holds the medians against the limits. `npm run bench -- --server`: answering times under load instead, of
 * visitors and of members (`--server postgres`: on one of the databases; `--server --workers 2`: PostgreSQL with one process and with
 * two); `-- --search`: the search on ten thousand goods on both databases; `-- --big`: what grows with the shop
 * (scripts/bench/big.ts); `-- --frames`: what a finger feels (scripts/bench/frames.ts); `-- --tables`: how soon a change is on every phone of a
 * table (scripts/bench/tables.ts); `-- --next`: from a press to the next page's content (scripts/bench/next.ts); `-- --touches`: how soon
 * every page answers a finger (scripts/bench/touches.ts);
 * `-- --live`: a live room with 200 phones (scripts/bench/live.ts); `-- --weapp`: the mini-program's start and its heaviest touches
 * (__tests__/weapp/bench.ts). Options: scripts/bench/options.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { Failure, main, say, step } from './lib/say.mjs';
import { waitForQuiet } from './bench/contention';
import { calm, isSteady, slowness } from './bench/pace';
import { measureBig } from './bench/big';
import { measureFrames } from './bench/frames';
import { measureServer } from './bench/load';
import { measureOnce, type Run, type Target } from './bench/measure';
import { LIMITS, readLinks, type MeasuredLink } from './bench/links';
import { readOptions, type Options } from './bench/options';
import { measureSearch } from './bench/search';
import { linksTable, summarise, table, type Summary } from './bench/report';
import { startServer } from './bench/server';
import { measureLive } from './bench/live';
import { measureNext } from './bench/next';
import { measureTables } from './bench/tables';
import { measureTouches } from './bench/touches';
import { buildTrivial, trivial } from './bench/trivial';

const MOST_RETRIES = 2;
const CALM_MS = 20_000;
/** The first is what others are held against: it is measured again after every so many of them, so that it has known the same hours. */
const FLOOR_EVERY = 4;

async function alternate(targets: readonly Target[], options: Options): Promise<Summary[]> {
  // Once before it counts: the server draws a picture when it is first asked for.
  for (const target of targets) {
    slowness();
    await measureOnce(target, options);
  }
  const runs = new Map<string, Run[]>(targets.map(({ name }) => [name, []]));
  for (let turn = 0; turn < options.runs; turn += 1) {
    for (const target of withFloor(targets)) {
      const run = await quietly(target, options);
      runs.get(target.name)?.push(run);
      const { cold, route } = run;
      say(
        `    ${turn + 1}/${options.runs} ${target.name}: content ${cold.ready?.toFixed(0)} warm ${run.warm.ready?.toFixed(0)} FCP ${cold.fcp.toFixed(0)} LCP ${cold.lcp.toFixed(0)} CLS ${cold.cls.toFixed(3)}` +
          `${route ? ` route ${route.first?.toFixed(0)}/${route.again?.toFixed(0)}` : ''} others ${run.contention.toFixed(2)} cores, core ${run.slow?.toFixed(2)}${run.noisy ? ' unsteady' : ''}`,
      );
    }
  }
  return targets.map(({ name }) => summarise(name, runs.get(name) ?? []));
}

const withFloor = (targets: readonly Target[]): Target[] => {
  const [floor, ...rest] = targets;
  return rest.flatMap((target, at) => (floor && at % FLOOR_EVERY === 0 ? [floor, target] : [target]));
};

/** A run counts when the core was as fast after it as before, and (`quiet`) nobody else worked on the machine. */
async function quietly(target: Target, options: Options): Promise<Run> {
  for (let attempt = 0; ; attempt += 1) {
    if (options.quiet > 0) await waitForQuiet(options.quiet);
    const slow = await calm(CALM_MS);
    const run = await measureOnce(target, { ...options, cpu: Math.max(1, options.cpu / slow) });
    const noisy = !isSteady(slow, slowness()) || (options.quiet > 0 && run.contention > options.quiet);
    if (!noisy || attempt >= MOST_RETRIES) return { ...run, slow, noisy };
  }
}

function judge(ours: Summary, link: MeasuredLink, floor: Summary): string[] {
  const base = floor.cold.lcp ?? 1;
  const over = (what: string, value: number | null | undefined, most: number, unit = '') =>
    value === undefined || (value !== null && value <= most)
      ? []
      : [`${link.name}: ${what} is ${value === null ? 'never' : value.toFixed(3)}${unit}, the limit is ${most}.`];
  return [
    ...over('LCP beside the trivial app', (ours.cold.lcp ?? Infinity) / base, link.lcp),
    ...over('content beside the trivial app', ours.cold.ready && ours.cold.ready / base, LIMITS.content),
    ...(link.words === undefined
      ? []
      : over('what it is about', ours.cold.words && ours.cold.words / base, LIMITS.words)),
    ...over('content with a warm cache', ours.warm.ready && ours.warm.ready / base, LIMITS.warm),
    ...over('CLS', ours.cold.cls, LIMITS.cls),
    ...over('the tap', ours.tap, LIMITS.tap, ' ms'),
    ...(link.polls ? [] : ours.repeated).map((call) => `${link.name}: fetched more than once: ${call}`),
    ...ours.errors.map((error) => `${link.name}: error in the page: ${error}`),
    ...ours.failed.map((call) => `${link.name}: failed request: ${call}`),
  ];
}

async function measureLinks(options: Options): Promise<void> {
  await ensureBuilt('h5');
  await step('The trivial app is built with the same settings', buildTrivial);
  const server = await step('The server is running on demo data', () => startServer('pglite'));
  try {
    const targets = await readLinks(server, options.only, options.member);
    const [floor, ...rows] = await alternate([trivial, ...targets], options);
    if (!floor || rows.length === 0) throw new Failure('Nothing was measured.');
    const results = rows.map((row, at) => ({ ...row, lcp: targets[at]?.lcp ?? 1 }));
    say(`\n${table([floor, ...rows])}\n\n${linksTable(floor, results)}`);
    if (options.json) {
      fs.mkdirSync(path.dirname(options.json), { recursive: true });
      fs.writeFileSync(options.json, JSON.stringify({ options, results: [floor, ...results] }, null, 1));
    }
    const faults = rows.flatMap((row, at) => judge(row, targets[at] as MeasuredLink, floor));
    if (faults.length > 0) throw new Failure(faults.join('\n'));
  } finally {
    await server.close();
  }
}

/** The host of the mini-program is a part of the tests, on which no script stands. */
async function measureWeapp(args: readonly string[]): Promise<void> {
  await ensureBuilt('weapp');
  await run(process.execPath, ['--import', 'tsx', '__tests__/weapp/bench.ts', ...args]);
}

void main(async () => {
  const args = process.argv.slice(2);
  const after = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  if (args.includes('--workers')) await measureServer('postgres', Number(after('--workers')));
  else if (args.includes('--server')) await measureServer(after('--server'));
  else if (args.includes('--search')) await measureSearch();
  else if (args.includes('--big')) await measureBig(after('--big'));
  else if (args.includes('--frames')) await measureFrames();
  else if (args.includes('--next')) await measureNext(readOptions(args), Number(after('--hold') ?? 80));
  else if (args.includes('--touches')) await measureTouches(readOptions(args));
  else if (args.includes('--weapp')) await measureWeapp(args);
  else if (args.includes('--live')) await measureLive(Number(after('--live') ?? 1));
  else if (args.includes('--tables')) await measureTables(Number(after('--tables') ?? 3));
  else await measureLinks(readOptions(args));
});
