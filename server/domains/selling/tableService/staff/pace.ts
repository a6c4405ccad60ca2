/** 催菜 (rule 39.9): how long a round still takes, as long as its dishes took in this store in the last 30 days. */
import type { Tx } from '../../../../db/client';
import { DAY_MS } from '../../../../lib/shanghai';
import { listLinesOf, type RoundLineRow, type RoundRow } from '../rows/bill/repository';
import { listPace } from '../rows/kitchen/repository';

const PACE_MS = 30 * DAY_MS;
const MINUTE = 60_000;
/** A dish that was made less often says nothing by itself: its station does. */
const ENOUGH = 3;

type Pace = Awaited<ReturnType<typeof listPace>>;

function timeOf(pace: Pace, { itemId, station }: RoundLineRow): number | undefined {
  const own = pace.find((one) => one.itemId === itemId && one.station === station && one.times >= ENOUGH);
  if (own) return own.middle;
  const near = pace.filter((one) => one.station === station);
  const times = near.reduce((sum, one) => sum + one.times, 0);
  return times < ENOUGH ? undefined : near.reduce((sum, one) => sum + one.middle * one.times, 0) / times;
}

/** Of what is still to be brought and does not wait for a call, the last; at least one. undefined: nobody knows yet. */
export async function minutesLeft(tx: Tx, round: RoundRow, now: number): Promise<number | undefined> {
  const lines = (await listLinesOf(tx, [round.id])).filter(
    ({ status, held, skuId }) => (status === 'pending' || status === 'making') && !held && skuId === '0',
  );
  const pace = lines.length === 0 ? [] : await listPace(tx, round.storeId, now - PACE_MS);
  const times = lines.flatMap((line) => timeOf(pace, line) ?? []);
  if (times.length === 0) return undefined;
  return Math.max(1, Math.ceil((Math.max(...times) - (now - round.placedAt)) / MINUTE));
}
