/** The prize pool: published odds, draws for coins, prizes that arrive at once or wait 15 days for an address. */
import { randomInt } from 'node:crypto';
import type { ExchangeRow } from '../../../../src/contract/exchange/schemas';
import type { PrizePool } from '../../../../src/contract/prize/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, expired, notFound, refuse } from '../../../http/errors';
import { schedule } from '../../../db/timers';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { findTemplate } from '../../offer/coupon/repository';
import { issueCoupon } from '../../offer/coupon/service';
import { balancesOf } from '../../people/ledger/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { chooseAddress } from '../../people/address/choose';
import { openGivenOrder } from '../../trade/order/stages/given';
import { lockMember } from '../../../db/locks';
import { givenLine } from '../exchange/given';
import { claimedRow, prizeView, winViews } from './presenter';
import {
  countDraws,
  findPrize,
  findRunningPool,
  giveBackPrize,
  insertDraw,
  listPrizes,
  listWins,
  oldestWaiting,
  setClaimed,
  setLost,
  takePrize,
  type PoolRow,
  type PrizeRow,
} from './repository';

export const PRIZE_LOST_JOB = 'prize.lost';
const WAIT_MS = 15 * DAY_MS;
const ODDS = 10_000;
const SHOWN = 20;

async function runningPool(tx: Tx, now: number): Promise<PoolRow> {
  const pool = await findRunningPool(tx, now);
  if (!pool) throw notFound();
  return pool;
}

async function drawsToday(tx: Tx, memberId: string, pool: PoolRow, now: number) {
  const { all, free } = await countDraws(tx, memberId, pool.id, startOfDay(now));
  return { left: Math.max(0, pool.perDay - all), freeLeft: Math.max(0, pool.freePerDay - free) };
}

export async function viewPool(tx: Tx, memberId: string, now: number): Promise<PrizePool> {
  const pool = await runningPool(tx, now);
  const rows = await listPrizes(tx, pool.id);
  const wins = await listWins(tx, memberId, pool.id, SHOWN);
  return {
    id: pool.id,
    title: pool.title,
    cost: pool.cost,
    ...(await drawsToday(tx, memberId, pool, now)),
    coins: (await balancesOf(tx, memberId)).coin.available,
    prizes: rows.map(prizeView),
    odds: rows.map(({ id, title, oddsBp }) => ({ key: id, label: title, value: `${oddsBp / 100}%` })),
    mine: winViews(wins, rows),
    endAt: pool.endAt,
  };
}

/** The prize at `roll` of 0..9999; pure. */
export function prizeAt(rows: readonly { oddsBp: number }[], roll: number): number {
  let upTo = 0;
  const at = rows.findIndex(({ oddsBp }) => (upTo += oddsBp) > roll);
  return at < 0 ? rows.length - 1 : at;
}

async function hasCoupons(tx: Tx, { templateId }: PrizeRow): Promise<boolean> {
  const template = await findTemplate(tx, templateId ?? '0');
  return template !== undefined && template.issued < template.total;
}

/** Takes the rolled prize, or the next kind that is still there (of a coupon, its issue, too); 谢谢参与 takes nothing. */
async function take(tx: Tx, rows: readonly PrizeRow[], at: number): Promise<PrizeRow> {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[(at + i) % rows.length] as PrizeRow;
    if (row.kind === 'thanks') return row;
    if (row.kind === 'coupon' && !(await hasCoupons(tx, row))) continue;
    const taken = await takePrize(tx, row.id);
    if (taken) return taken;
  }
  throw refuse('奖品已抽完');
}

/** One draw; `roll` is fixed here, on the server. Refuses 404 unknown pool · 422 次数用完, 瓜瓜币不足. */
export async function draw(
  tx: Tx,
  memberId: string,
  poolId: string,
  now: number,
  roll: number = randomInt(ODDS),
): Promise<DataOf<'special.prizeDraw'>> {
  await lockMember(tx, memberId);
  const pool = await runningPool(tx, now);
  if (pool.id !== poolId) throw notFound();
  const { left, freeLeft } = await drawsToday(tx, memberId, pool, now);
  if (left <= 0) throw refuse('今日次数已用完，明天再来');
  const rows = await listPrizes(tx, pool.id);
  const free = freeLeft > 0;
  const owner = memberOwner(memberId);
  if (!free && (await balancesOf(tx, memberId)).coin.available < pool.cost) throw refuse('瓜瓜币不足');
  const prize = await take(tx, rows, prizeAt(rows, roll));
  const waits = prize.kind === 'goods';
  const made = await insertDraw(tx, {
    memberId,
    poolId,
    prizeId: prize.id,
    free,
    state: waits ? 'waiting' : prize.kind === 'thanks' ? 'none' : 'done',
    until: waits ? now + WAIT_MS : null,
    at: now,
  });
  if (!free)
    await book(tx, {
      owner,
      unit: 'coin',
      bizType: 'draw',
      bizId: made.id,
      delta: -pool.cost,
      title: pool.title,
      at: now,
    });
  await give(tx, memberId, prize, made.id, now);
  if (waits) await schedule(tx, PRIZE_LOST_JOB, made.id, now + WAIT_MS);
  return { prize: prizeView(prize), coins: (await balancesOf(tx, memberId)).coin.available, left: left - 1 };
}

async function give(tx: Tx, memberId: string, prize: PrizeRow, drawId: string, now: number): Promise<void> {
  if (prize.kind === 'points' || prize.kind === 'coin') {
    await book(tx, {
      owner: memberOwner(memberId),
      unit: prize.kind,
      bizType: 'draw',
      bizId: `draw-${drawId}`,
      delta: prize.value,
      title: `抽中${prize.title}`,
      at: now,
    });
  }
  if (prize.kind === 'coupon') {
    const template = await findTemplate(tx, prize.templateId ?? '0');
    if (!template) throw notFound();
    await issueCoupon(tx, memberId, template, now);
  }
}

/**
 * The address of a won prize: `prizeId` of the oldest win that still waits becomes an order. Undefined when this id is no prize,
 * so that the coin zone's goods can be looked at. Refuses 422 没有待领取的奖品 · 410 奖品已失效.
 */
export async function claimPrize(
  tx: Tx,
  memberId: string,
  prizeId: string,
  addressId: string | undefined,
  now: number,
  server: Setup,
): Promise<ExchangeRow | undefined> {
  const prize = await findPrize(tx, prizeId);
  if (!prize) return undefined;
  await lockMember(tx, memberId);
  const win = await oldestWaiting(tx, memberId, prizeId);
  if (!win) throw refuse('没有待领取的奖品');
  if ((win.until ?? 0) <= now) throw expired('奖品已失效');
  if (addressId === undefined) throw badRequest('addressId', '请选择收货地址');
  const address = await chooseAddress(tx, memberId, addressId);
  if (!address) throw notFound();
  const order = await openGivenOrder(
    tx,
    {
      memberId,
      kind: 'exchange',
      address,
      lines: [await givenLine(tx, prize.skuId, 1, 0, true)],
      fromShelf: false,
      label: '领取奖品',
      remark: `奖池奖品：${prize.title}`,
    },
    now,
    server,
  );
  await setClaimed(tx, win.id, order.id);
  return claimedRow(win.id, prize, order.id, now);
}

/** 15 days without an address: the prize goes back into the pool. */
export async function losePrize(tx: Tx, drawId: string): Promise<void> {
  const row = await setLost(tx, drawId);
  if (row) await giveBackPrize(tx, row.prizeId ?? '0');
}
