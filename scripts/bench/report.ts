/** Medians of the runs and the table they are printed in. */
import { median } from './options';
import type { Load, Run } from './measure';

export interface Summary {
  name: string;
  runs: number;
  noisy: number;
  cold: Record<'fcp' | 'lcp' | 'ready' | 'words' | 'cls' | 'tbt' | 'requests' | 'bytes' | 'jsReady', number | null>;
  warm: Summary['cold'];
  route?: { first: number | null; again: number | null; js: number | null };
  tap?: number | null;
  lcpOf: string;
  repeated: string[];
  errors: string[];
  failed: string[];
}

const unique = (values: readonly string[]) => [...new Set(values)];

export function summarise(name: string, runs: readonly Run[]): Summary {
  const medians = (of: (run: Run) => Load): Summary['cold'] => ({
    fcp: median(runs.map((run) => of(run).fcp)),
    lcp: median(runs.map((run) => of(run).lcp)),
    ready: median(runs.map((run) => of(run).ready)),
    words: median(runs.map((run) => of(run).words)),
    cls: median(runs.map((run) => of(run).cls)),
    tbt: median(runs.map((run) => of(run).tbt)),
    requests: median(runs.map((run) => of(run).requests)),
    bytes: median(runs.map((run) => of(run).bytes)),
    jsReady: median(runs.map((run) => of(run).jsReady)),
  });
  const withRoute = runs.flatMap(({ route }) => (route ? [route] : []));
  return {
    name,
    runs: runs.length,
    noisy: runs.filter(({ noisy }) => noisy).length,
    cold: medians((run) => run.cold),
    warm: medians((run) => run.warm),
    ...(withRoute.length > 0 && {
      route: {
        first: median(withRoute.map(({ first }) => first)),
        again: median(withRoute.map(({ again }) => again)),
        js: median(withRoute.map(({ js }) => js)),
      },
    }),
    ...(runs.some(({ tap }) => tap !== undefined) && { tap: median(runs.map(({ tap }) => tap)) }),
    lcpOf: runs.at(-1)?.cold.lcpOf ?? '',
    repeated: unique(runs.flatMap(({ cold }) => cold.repeated)),
    errors: unique(runs.flatMap(({ errors }) => errors)),
    failed: unique(runs.flatMap(({ cold }) => cold.failed)),
  };
}

const kB = (bytes: number | null) => (bytes === null ? '-' : (bytes / 1024).toFixed(0));
const ms = (value: number | null | undefined) => (value === null || value === undefined ? '-' : value.toFixed(0));

export function table(rows: readonly Summary[]): string {
  const lines = rows.map(({ name, cold, warm, route, lcpOf }) =>
    [
      name,
      kB(cold.jsReady),
      kB(cold.bytes),
      cold.requests,
      ms(cold.fcp),
      ms(cold.ready),
      ms(cold.lcp),
      ms(cold.tbt),
      cold.cls?.toFixed(3),
      ms(warm.lcp),
      ms(route?.first),
      ms(route?.again),
      lcpOf,
    ].join(' | '),
  );
  const head =
    'app | JS kB before ready | all kB | requests | FCP | ready | LCP | TBT | CLS | warm LCP | route first | route again | LCP element';
  return [head, head.replace(/[^|]+/g, '---'), ...lines].map((line) => `| ${line} |`).join('\n');
}

const times = (value: number | null | undefined, floor: number | null) =>
  value === null || value === undefined || !floor ? '-' : (value / floor).toFixed(2);

/** Each address in multiples of the trivial app's largest paint. */
export function linksTable(floor: Summary, rows: readonly (Summary & { lcp: number })[]): string {
  const base = floor.cold.lcp;
  const lines = rows.map((row) =>
    [
      row.name,
      ms(row.cold.lcp),
      `${times(row.cold.lcp, base)} of ${row.lcp.toFixed(1)}`,
      times(row.cold.words, base),
      ms(row.cold.ready),
      times(row.cold.ready, base),
      row.cold.cls?.toFixed(3),
      kB(row.cold.jsReady),
      times(row.warm.ready, base),
      ms(row.tap),
    ].join(' | '),
  );
  const own = [
    floor.name,
    ms(base),
    '1',
    '-',
    ms(floor.cold.ready),
    times(floor.cold.ready, base),
    floor.cold.cls?.toFixed(3),
  ];
  const head =
    'address | LCP ms | x trivial | what it is about, x trivial | content ms | x trivial | CLS | KiB of script until content | warm content x trivial | SKU sheet ms';
  const rest = [kB(floor.cold.jsReady), times(floor.warm.ready, base), '-'];
  return [head, head.replace(/[^|]+/g, '---'), [...own, ...rest].join(' | '), ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}
