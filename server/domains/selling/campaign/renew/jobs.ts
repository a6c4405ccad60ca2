/**
 * demo.renew: the demo world begins on its first day, so its campaigns would all be over some days later. While the autopilot is on,
 * what has ended begins again: group buying and ladders with their quota, lots with the terms they had, zones, the prize pool and the
 * claim windows of coupons. (Flash sales have their own plan: flash/jobs.ts.)
 */
import type { Tx } from '../../../../db/client';
import type { Server } from '../../../../http/context';
import { type JobHandlers } from '../../../../jobs/runner';
import { schedule } from '../../../../db/timers';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import { insertAuction, listLots } from '../../auction/repository';
import { planLot } from '../../auction/timers';
import {
  copyCampaign,
  countUpcoming,
  lastPool,
  listCampaigns,
  listEndedZones,
  moveZone,
  prolongPool,
  reopenCoupons,
  type Campaign,
} from './repository';

const RENEW_JOB = 'demo.renew';
const KEY = 'world';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVERY_MS = 10 * MINUTE;
/** A lot is open for a day at least, so that there is something to bid for. */
const LEAST_LOT_MS = 20 * HOUR;
/** 20:00 of tomorrow. */
const EVENING = DAY_MS + 20 * HOUR;
const EVENING_MS = 2 * HOUR;
const COUPONS_MS = 60 * DAY_MS;

/** Of each goods the campaign that ended last, unless another one runs or is announced. Goods off the shelf are left out. */
async function endedOf(tx: Tx, type: Campaign['type'], now: number): Promise<Campaign[]> {
  const last = new Map<string, Campaign>();
  for (const campaign of await listCampaigns(tx, type))
    if (!last.has(campaign.goodsId)) last.set(campaign.goodsId, campaign);
  return [...last.values()].filter(({ endAt }) => endAt <= now).reverse();
}

async function renewGroupBuying(tx: Tx, now: number): Promise<void> {
  for (const type of ['group', 'tier'] as const)
    for (const old of await endedOf(tx, type, now)) await copyCampaign(tx, old, now, now + (old.endAt - old.startAt));
}

/** One lot is always announced for tomorrow evening, the others begin at once. A lot whose end is still being settled waits. */
async function renewLots(tx: Tx, now: number): Promise<void> {
  let announced = (await countUpcoming(tx, 'auction', now)) > 0;
  for (const old of await endedOf(tx, 'auction', now)) {
    const lot = (await listLots(tx, [old.id])).get(old.id);
    if (!lot || lot.state === 'open') continue;
    const startAt = announced ? now : startOfDay(now) + EVENING;
    const endAt = startAt + (announced ? Math.max(LEAST_LOT_MS, lot.plannedEndAt - old.startAt) : EVENING_MS);
    const id = await copyCampaign(tx, old, startAt, endAt);
    const { skuId, startPrice, step, deposit, marketPrice } = lot;
    await insertAuction(tx, {
      campaignId: id,
      skuId,
      startPrice,
      step,
      deposit,
      marketPrice,
      plannedEndAt: endAt,
    });
    await planLot(tx, { id, startAt, endAt }, now);
    announced = true;
  }
}

async function renewPeriods(tx: Tx, now: number): Promise<void> {
  for (const { id, startAt, endAt } of await listEndedZones(tx, now))
    await moveZone(tx, { id, startAt: now, endAt: now + (endAt - startAt) });
  const pool = await lastPool(tx);
  if (pool && pool.endAt <= now) await prolongPool(tx, pool.id, now + (pool.endAt - pool.startAt));
  await reopenCoupons(tx, ['new', 'center', 'level', 'staff'], now + COUPONS_MS, now);
}

export const renewJobs = {
  [RENEW_JOB]: async (tx, key, { now, config }) => {
    if (!config.autopilot) return;
    await renewGroupBuying(tx, now());
    await renewLots(tx, now());
    await renewPeriods(tx, now());
    await schedule(tx, RENEW_JOB, key, now() + EVERY_MS);
  },
} satisfies JobHandlers;

/** At every start: only where the autopilot plays the shop. */
export const planRenew = async ({ db, config, now }: Pick<Server, 'db' | 'config' | 'now'>): Promise<void> => {
  if (config.demo && config.autopilot) await schedule(db, RENEW_JOB, KEY, now());
};
