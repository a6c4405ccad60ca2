/** How much of the machine other processes use (Linux): its busy time less that of our own process tree. Elsewhere: unknown, 0. */
import fs from 'node:fs';
import { sleep } from './options';

const TICKS_PER_SECOND = 100;
const PROBE_MS = 1500;

interface Sample {
  at: number;
  busy: number;
  steal: number;
  own: number;
}

const fieldsOf = (stat: string) =>
  stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);

function ownTicks(): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = fieldsOf(fs.readFileSync(`/proc/${name}/stat`, 'utf8'));
      const [, parent = 0] = fields;
      processes.set(Number(name), { parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) });
    } catch {
      // Gone since the folder was read.
    }
  }
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (processes.has(pid) && isOurs(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, { ticks }]) => sum + (isOurs(pid) ? ticks : 0), 0);
}

export function sample(): Sample | undefined {
  try {
    const [line = ''] = fs.readFileSync('/proc/stat', 'utf8').split('\n');
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { at: Date.now(), busy: user + nice + system + irq + softirq, steal, own: ownTicks() };
  } catch {
    return undefined;
  }
}

/** Cores that others used between two samples. */
export function usedByOthers(from: Sample | undefined, to: Sample | undefined): number {
  if (!from || !to || to.at <= from.at) return 0;
  const seconds = (to.at - from.at) / 1000;
  const others = to.busy - from.busy - (to.own - from.own);
  return (Math.max(0, others) + to.steal - from.steal) / TICKS_PER_SECOND / seconds;
}

/** Waits until others use less than `limit` cores for a moment; false when they never do within `maxMs`. */
export async function waitForQuiet(limit: number, maxMs = 300_000): Promise<boolean> {
  const until = Date.now() + maxMs;
  while (Date.now() < until) {
    const from = sample();
    await sleep(PROBE_MS);
    if (usedByOthers(from, sample()) < limit) return true;
  }
  return false;
}
