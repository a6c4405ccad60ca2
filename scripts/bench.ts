/**
 * `npm run bench`: loads our home (real server, demo data) and a trivial Taro app in turn in a slowed-down Chromium, and holds the
 * medians against the limits below. `npm run bench -- --server`: answering times under load instead, of visitors and of members
 * (`--server postgres`: on one of the databases; `--server --workers 2`: PostgreSQL with one process and with two); `-- --search`: the search on ten thousand goods on both databases;
 * `-- --big`: what grows with the shop (scripts/bench/big.ts). Options: scripts/bench/options.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { Failure, main, say, step } from './lib/say.mjs';
import { waitForQuiet } from './bench/contention';
import { measureBig } from './bench/big';
import { measureServer } from './bench/load';
import { measureOnce, type Run, type Target } from './bench/measure';
import { readOptions, type Options } from './bench/options';
import { measureSearch } from './bench/search';
import { summarise, table, type Summary } from './bench/report';
import { startServer } from './bench/server';
import { buildTrivial, trivial } from './bench/trivial';

/** Largest contentful paint of our home in multiples of the trivial app's, and layout shift. */
const LIMITS = { lcpRatio: 1.35, cls: 0.02 };
const MOST_RETRIES = 3;

async function alternate(targets: readonly Target[], options: Options): Promise<Summary[]> {
  // Once before it counts: the server draws a picture when it is first asked for.
  for (const target of targets) await measureOnce(target, options);
  const runs = new Map<string, Run[]>(targets.map(({ name }) => [name, []]));
  for (let turn = 0; turn < options.runs; turn += 1) {
    for (const target of targets) {
      const run = await quietly(target, options);
      runs.get(target.name)?.push(run);
      const { cold, route } = run;
      say(
        `    ${turn + 1}/${options.runs} ${target.name}: FCP ${cold.fcp.toFixed(0)} LCP ${cold.lcp.toFixed(0)} CLS ${cold.cls.toFixed(3)}` +
          `${route ? ` route ${route.first?.toFixed(0)}/${route.again?.toFixed(0)}` : ''} others ${run.contention.toFixed(2)} cores`,
      );
    }
  }
  return targets.map(({ name }) => summarise(name, runs.get(name) ?? [], options.quiet));
}

async function quietly(target: Target, options: Options): Promise<Run> {
  for (let attempt = 0; ; attempt += 1) {
    if (options.quiet > 0) await waitForQuiet(options.quiet);
    const run = await measureOnce(target, options);
    if (options.quiet === 0 || run.contention <= options.quiet || attempt >= MOST_RETRIES) return run;
  }
}

function judge(ours: Summary, floor: Summary): string[] {
  const ratio = (ours.cold.lcp ?? Infinity) / (floor.cold.lcp ?? 1);
  say(
    `\nLCP ratio ${ratio.toFixed(2)} (at most ${LIMITS.lcpRatio}), CLS ${ours.cold.cls?.toFixed(3)} (at most ${LIMITS.cls})`,
  );
  return [
    ratio > LIMITS.lcpRatio &&
      `LCP is ${ratio.toFixed(2)} times that of the trivial app, the limit is ${LIMITS.lcpRatio}.`,
    (ours.cold.cls ?? 1) > LIMITS.cls && `CLS is ${ours.cold.cls?.toFixed(3)}, the limit is ${LIMITS.cls}.`,
    ours.repeated.length > 0 && `Fetched more than once: ${ours.repeated.join(', ')}`,
    ours.errors.length > 0 && `Errors in the page: ${ours.errors.join(' | ')}`,
    ours.failed.length > 0 && `Failed requests: ${ours.failed.join(', ')}`,
    ours.cold.ready === null && 'The home never showed its goods.',
  ].filter((fault): fault is string => fault !== false);
}

async function measureLoad(options: Options): Promise<void> {
  await ensureBuilt('h5');
  await step('The trivial app is built with the same settings', buildTrivial);
  const server = await step('The server is running on demo data', () => startServer('pglite'));
  const home: Target = {
    name: 'Yejian home',
    home: '/h5/pages/tea/index',
    ready: '[class*="GoodsCard"]',
    route: { name: 'goods', click: '[class*="GoodsCard"]', target: '[class*="PriceBlock"]' },
    open: () => Promise.resolve({ origin: server.origin, close: () => undefined }),
  };
  try {
    const [floor, ours] = await alternate([trivial, home], options);
    if (!floor || !ours) throw new Failure('Nothing was measured.');
    say(`\n${table([floor, ours])}`);
    if (options.json) {
      fs.mkdirSync(path.dirname(options.json), { recursive: true });
      fs.writeFileSync(options.json, JSON.stringify({ options, results: [floor, ours] }, null, 1));
    }
    const faults = judge(ours, floor);
    if (faults.length > 0) throw new Failure(faults.join('\n'));
  } finally {
    await server.close();
  }
}

void main(async () => {
  const args = process.argv.slice(2);
  const after = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  if (args.includes('--workers')) await measureServer('postgres', Number(after('--workers')));
  else if (args.includes('--server')) await measureServer(after('--server'));
  else if (args.includes('--search')) await measureSearch();
  else if (args.includes('--big')) await measureBig(after('--big'));
  else await measureLoad(readOptions(args));
});
