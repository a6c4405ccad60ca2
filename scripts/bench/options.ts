/** How the measurements are taken. Throttling is Chromium's own: a latency per request and a shared throughput, no TCP slow start. */
export interface Options {
  runs: number;
  /** The processor is slowed by this factor. */
  cpu: number;
  /** Milliseconds per request; kbit/s. */
  rtt: number;
  down: number;
  up: number;
  /**
   * Cores that other processes may use: a run in which they used more is repeated, at most three times per run, then kept and
   * counted as noisy. 0 = take every run as it comes.
   */
  quiet: number;
  json: string | undefined;
  /** Only addresses with one of these words in their name. */
  only: string[];
  /** A member's session on every address. */
  member: boolean;
}

/** `--runs 5 --cpu 4 --rtt 150 --down 1600 --up 750 --quiet 0.25 --json out.json --only goods,list --member` */
export function readOptions(args: readonly string[]): Options {
  const value = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const number = (name: string, fallback: number) => Number(value(name) ?? fallback);
  return {
    runs: number('runs', 5),
    cpu: number('cpu', 4),
    rtt: number('rtt', 150),
    down: number('down', 1600),
    up: number('up', 750),
    quiet: number('quiet', 0),
    json: value('json'),
    only: (value('only') ?? '').split(',').filter(Boolean),
    member: args.includes('--member'),
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values
    .filter((value): value is number => typeof value === 'number' && !Number.isNaN(value))
    .sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
