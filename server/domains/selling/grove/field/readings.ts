/**
 * The instruments of the demo's fields: while the autopilot plays the shop, every ten minutes bring what the same minute of yesterday
 * had, a little warmer or drier. In a shop of one's own the instruments write their rows themselves.
 */
import type { Server } from '../../../../http/context';
import type { JobHandlers } from '../../../../jobs/runner';
import { schedule } from '../../../../db/timers';
import { DAY_MS } from '../../../../lib/shanghai';
import { dropReadings, repeatReadings } from './repository';

const READ_JOB = 'grove.read';
const KEY = 'fields';
const EVERY_MS = 10 * 60_000;
/** The page shows seven whole days before today. */
const KEPT_MS = 9 * DAY_MS;
/** A server that slept makes up for so many days. */
const MOST_DAYS = 8;

export const readingJobs = {
  [READ_JOB]: async (tx, key, { now, config }) => {
    if (!config.autopilot) return;
    // Each round brings the readings on by at most a day.
    for (let round = 0; round < MOST_DAYS; round++) if ((await repeatReadings(tx, now())) === 0) break;
    await dropReadings(tx, now() - KEPT_MS);
    await schedule(tx, READ_JOB, key, now() + EVERY_MS);
  },
} satisfies JobHandlers;

/** At every start: only where the autopilot plays the shop. */
export const planReadings = async ({ db, config, now }: Pick<Server, 'db' | 'config' | 'now'>): Promise<void> => {
  if (config.demo && config.autopilot) await schedule(db, READ_JOB, KEY, now());
};
