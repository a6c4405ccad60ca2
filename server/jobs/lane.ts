/** A lane carries out its own jobs, so many at once, and waits for no other lane. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Lane {
  /** Takes what is due until nothing is left; how many were done. Several hands that are all full take it by themselves; a single one is waited for. */
  drain(): Promise<number>;
  /** Until nothing is under way; several hands get `ms` for it. */
  rest(ms: number): Promise<unknown>;
}

/** `runOne`: whether one was done, undefined when none is due. */
export function createLane(hands: number, runOne: () => Promise<boolean | undefined>): Lane {
  const working = new Set<Promise<number>>();
  /** How often the lane was told that something is due. */
  let told = 0;
  let next: Promise<number> | undefined;

  const work = async (): Promise<number> => {
    for (let done = 0; ;) {
      const heard = told;
      const ran = await runOne();
      // What the lane was told of while this hand looked may have come too late for its look.
      if (ran === undefined && heard === told) return done;
      if (ran) done += 1;
    }
  };
  const begin = (): Promise<number> => {
    const run = work();
    const end = () => working.delete(run);
    working.add(run);
    run.then(end, end);
    return run;
  };
  const idle = () => Promise.allSettled(working);
  return {
    drain: async () => {
      told += 1;
      if (hands > 1) {
        const counts = await Promise.all(Array.from({ length: hands - working.size }, begin));
        return counts.reduce((sum, count) => sum + count, 0);
      }
      next ??= idle().then(() => {
        next = undefined;
        return begin();
      });
      return next;
    },
    rest: (ms) => (hands > 1 ? Promise.race([idle(), sleep(ms, undefined, { ref: false })]) : idle()),
  };
}
