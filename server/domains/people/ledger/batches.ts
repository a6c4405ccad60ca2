/**
 * Points end with a year, so an account holds them in batches (rule 11.6): those that end first are used first, bought ones before
 * earned ones, and bought ones only for gifts and exchanges. The account's row is locked whenever its batches move.
 */
import type { Tx } from '../../../db/client';
import { refuse } from '../../../http/errors';
import { dayOf, instantOf } from '../../../lib/shanghai';
import { readShopSettings } from '../shopSettings/repository';
import type { BizType } from './bizTypes';
import { addToBatch, insertMove, listLive, movesOf, takeFromBatch, type Account, type PointKind } from './repository';

/** Of one booking: how much of one kind, and when it ends. */
export interface Part {
  kind: PointKind;
  expireAt: number;
  delta: number;
  /** Points come back to where they were taken from. */
  returned?: true;
}

interface PointBooking {
  bizType: BizType;
  delta: number;
  at: number;
  parts?: readonly Part[];
}

/** What bought points may leave for; what corrects an account or ends a batch asks nobody. */
const OPEN_TO_BOUGHT: ReadonlySet<BizType> = new Set(['transferOut', 'exchange', 'expire', 'rewardBack', 'adjust']);
const BOUGHT: ReadonlySet<BizType> = new Set(['recharge', 'rechargeBonus']);

/** First instant at which points of `at` are gone: they last until the end of the year `keepYears` after theirs. */
export const endOfPoints = (at: number, keepYears: number): number =>
  endOfYear(Number(dayOf(at).slice(0, 4)) + keepYears);
export const endOfYear = (year: number): number => instantOf(`${year + 1}-01`);

/** Which batches a booking moves. Refuses 积分不足 (422). */
export async function partsOf(tx: Tx, account: Account, booking: PointBooking): Promise<Part[]> {
  const { bizType, delta, at } = booking;
  if (booking.parts) return delta > 0 ? joined(booking.parts.map((part) => stillGood(part, at))) : [...booking.parts];
  if (delta >= 0) {
    const { keepYears } = (await readShopSettings(tx)).points;
    return [{ kind: BOUGHT.has(bizType) ? 'bought' : 'earned', expireAt: endOfPoints(at, keepYears), delta }];
  }
  const live = await listLive(tx, account.id, at);
  const open = live.filter(({ kind }) => kind === 'earned' || OPEN_TO_BOUGHT.has(bizType));
  // What was given for something that comes back is what came last.
  const parts = spread(bizType === 'rewardBack' ? open.toReversed() : open, -delta);
  if (!parts) throw refuse(spread(live, -delta) ? '积分不足，充值积分仅可转赠与兑换' : '积分不足');
  return parts;
}

/** Points that can be taken. */
export const liveOf = async (tx: Tx, accountId: string, at: number): Promise<number> =>
  (await listLive(tx, accountId, at)).reduce((sum, { left }) => sum + left, 0);

/** What comes back after its year lasts until the end of the present one. */
const stillGood = (part: Part, at: number): Part =>
  part.expireAt > at ? part : { kind: part.kind, expireAt: endOfPoints(at, 0), delta: part.delta };

/** Two that end together by now are one. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((list, part) => {
    const same = list.find(({ kind, expireAt }) => kind === part.kind && expireAt === part.expireAt);
    if (!same) return [...list, part];
    return list.map((one) => (one === same ? { ...one, delta: one.delta + part.delta } : one));
  }, []);

/** Takes `value` from the batches in their order; undefined when they do not hold so much. */
function spread(
  batches: readonly { kind: PointKind; expireAt: number; left: number }[],
  value: number,
): Part[] | undefined {
  let open = value;
  const parts: Part[] = [];
  for (const { kind, expireAt, left } of batches) {
    const taken = Math.min(open, left);
    if (taken > 0) parts.push({ kind, expireAt, delta: -taken });
    open -= taken;
  }
  return open > 0 ? undefined : parts;
}

export const boughtIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { kind, delta }) => sum + (kind === 'bought' ? delta : 0), 0);

/** Writes down what a row of the ledger moved. */
export async function moveBatches(tx: Tx, accountId: string, rowId: string, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    const batchId = await (part.delta < 0 ? takeFromBatch : addToBatch)(tx, accountId, part);
    await insertMove(tx, { rowId, batchId, delta: part.delta });
  }
}

/** The other way round what a row took: all of it, or `value` in proportion. Undefined for a row from before there were batches. */
export async function partsBack(
  tx: Tx,
  row: { id: string; delta: number },
  value = -row.delta,
): Promise<Part[] | undefined> {
  const taken = await movesOf(tx, row.id);
  if (taken.length === 0) return undefined;
  let before = 0;
  const upTo = (sum: number) => Math.floor((sum * value) / -row.delta);
  return taken.map(({ kind, expireAt, delta }) => {
    const part = upTo(before - delta) - upTo(before);
    before -= delta;
    return { kind, expireAt, delta: part, returned: true as const };
  });
}
