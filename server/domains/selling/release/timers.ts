/** Timers of a release; the key is its id. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';

export const DRAW_JOB = 'release.draw';
export const SETTLE_JOB = 'release.settle';

export const planDraw = (tx: Tx, { id, drawAt }: { id: string; drawAt: number }): Promise<void> =>
  schedule(tx, DRAW_JOB, id, drawAt);
