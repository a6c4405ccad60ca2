/**
 * `WORKERS=n`: this process starts n servers on one port and one PostgreSQL, and looks after them. The first one migrates and fills an
 * empty database before the others begin; one that dies is replaced; when this process is asked to stop, all of them finish what
 * they are doing.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** One that lived shorter is not replaced at once: it would only die again. */
const SHORT_LIFE_MS = 5000;
const PAUSE_MS = 1000;

export interface WorkersOptions {
  count: number;
  /** After this time of stopping the rest is cut. */
  stopWithinMs: number;
  say(line: string): void;
}

/** Resolves when all of them listen; rejects when the first one does not come up. */
export async function keepWorkers({ count, stopWithinMs, say }: WorkersOptions): Promise<void> {
  let stopping = false;
  const alive = () =>
    Object.values(cluster.workers ?? {}).flatMap((worker) => (worker?.isDead() ? [] : (worker ?? [])));

  const replace = async (worker: Worker, startedAt: number, how: string) => {
    say(`Worker ${worker.process.pid} ended with ${how}.`);
    if (Date.now() - startedAt < SHORT_LIFE_MS) await sleep(PAUSE_MS);
    if (!stopping) start();
  };
  const start = (): Worker => {
    const startedAt = Date.now();
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => {
      if (stopping) {
        if (alive().length === 0) process.exit(0);
      } else if (isUp) void replace(worker, startedAt, signal ?? String(code));
    });
    return worker;
  };
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: stopping ${count} workers ...`);
    if (alive().length === 0) process.exit(0);
    for (const worker of alive()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of alive()) worker.process.kill('SIGKILL');
      process.exit(1);
    }, stopWithinMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  let isUp = false;
  const listens = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      worker.once('listening', () => resolve());
      // What was wrong it has said itself.
      worker.once('exit', () => reject(new WorkerFailed()));
    });
  await listens(start());
  isUp = true;
  await Promise.all(Array.from({ length: count - 1 }, () => listens(start())));
}

export class WorkerFailed extends Error {}
