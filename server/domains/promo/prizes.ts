/** The prize pool: published odds, draws for coins, prizes that arrive at once or wait 15 days for an address. */
import { randomInt } from 'node:crypto';
import { and, asc, count, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { ExchangeRow, Prize, PrizePool } from '../../../src/contract/promo/schemas';
import type { DataOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { couponTemplates, prizeDraws, prizePools, prizes } from '../../db/schema';
import type { Setup } from '../../http/context';
import { badRequest, expired, notFound, refuse } from '../../http/errors';
import { schedule } from '../../db/timers';
import { DAY_MS, startOfDay } from '../../lib/shanghai';
import { issueCoupon } from '../coupon/service';
import { balancesOf } from '../ledger/repository';
import { book, memberOwner } from '../ledger/service';
import { chooseAddress } from '../address/choose';
import { openGivenOrder } from '../order/stages/given';
import { lockMember } from '../../db/locks';
import { givenLine } from './exchange';

export const PRIZE_LOST_JOB = 'prize.lost';
const WAIT_MS = 15 * DAY_MS;
const ODDS = 10_000;
const SHOWN = 20;

type PoolRow = typeof prizePools.$inferSelect;
type PrizeRow = typeof prizes.$inferSelect;
type DrawRow = typeof prizeDraws.$inferSelect;

async function runningPool(tx: Tx, now: number): Promise<PoolRow> {
  const [pool] = await tx
    .select()
    .from(prizePools)
    .where(and(lte(prizePools.startAt, now), gt(prizePools.endAt, now)))
    .orderBy(asc(prizePools.id))
    .limit(1);
  if (!pool) throw notFound();
  return pool;
}
const prizesOf = (tx: Tx, poolId: string): Promise<PrizeRow[]> =>
  tx.select().from(prizes).where(eq(prizes.poolId, poolId)).orderBy(asc(prizes.sort), asc(prizes.id));

const view = ({ id, title, image, kind, oddsBp, stock, given }: PrizeRow): Prize => ({
  id,
  title,
  image,
  kind,
  oddsBp,
  left: stock - given,
});

async function drawsToday(tx: Tx, memberId: string, pool: PoolRow, now: number) {
  const [row] = await tx
    .select({ all: count(), free: sql<number>`count(*) filter (where ${prizeDraws.free})`.mapWith(Number) })
    .from(prizeDraws)
    .where(and(eq(prizeDraws.memberId, memberId), eq(prizeDraws.poolId, pool.id), gte(prizeDraws.at, startOfDay(now))));
  return {
    left: Math.max(0, pool.perDay - (row?.all ?? 0)),
    freeLeft: Math.max(0, pool.freePerDay - (row?.free ?? 0)),
  };
}

const STATES: Record<DrawRow['state'], string> = {
  done: '已发放',
  waiting: '待填地址',
  lost: '奖品已失效',
  none: '谢谢参与',
};

export async function viewPool(tx: Tx, memberId: string, now: number): Promise<PrizePool> {
  const pool = await runningPool(tx, now);
  const rows = await prizesOf(tx, pool.id);
  const mine = await tx
    .select()
    .from(prizeDraws)
    .where(and(eq(prizeDraws.memberId, memberId), eq(prizeDraws.poolId, pool.id), sql`${prizeDraws.state} <> 'none'`))
    .orderBy(desc(prizeDraws.at), desc(prizeDraws.id))
    .limit(SHOWN);
  return {
    id: pool.id,
    title: pool.title,
    cost: pool.cost,
    ...(await drawsToday(tx, memberId, pool, now)),
    coins: (await balancesOf(tx, memberId)).coin.available,
    prizes: rows.map(view),
    odds: rows.map(({ id, title, oddsBp }) => ({ key: id, label: title, value: `${oddsBp / 100}%` })),
    mine: mine.flatMap((draw) => {
      const row = rows.find(({ id }) => id === draw.prizeId);
      if (!row) return [];
      return [
        {
          prize: view(row),
          at: draw.at,
          state: STATES[draw.state],
          ...(draw.orderId ? { orderId: draw.orderId } : {}),
        },
      ];
    }),
    endAt: pool.endAt,
  };
}

/** The prize at `roll` of 0..9999; pure. */
export function prizeAt(rows: readonly { oddsBp: number }[], roll: number): number {
  let upTo = 0;
  const at = rows.findIndex(({ oddsBp }) => (upTo += oddsBp) > roll);
  return at < 0 ? rows.length - 1 : at;
}

/** Takes the rolled prize, or the next kind that is still there; 谢谢参与 takes nothing. */
async function take(tx: Tx, rows: readonly PrizeRow[], at: number): Promise<PrizeRow> {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[(at + i) % rows.length] as PrizeRow;
    if (row.kind === 'thanks') return row;
    const [taken] = await tx
      .update(prizes)
      .set({ given: sql`${prizes.given} + 1` })
      .where(and(eq(prizes.id, row.id), sql`${prizes.given} < ${prizes.stock}`))
      .returning();
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
  const rows = await prizesOf(tx, pool.id);
  const free = freeLeft > 0;
  const owner = memberOwner(memberId);
  if (!free && (await balancesOf(tx, memberId)).coin.available < pool.cost) throw refuse('瓜瓜币不足');
  const prize = await take(tx, rows, prizeAt(rows, roll));
  const waits = prize.kind === 'goods';
  const [made] = await tx
    .insert(prizeDraws)
    .values({
      memberId,
      poolId,
      prizeId: prize.id,
      free,
      state: waits ? 'waiting' : prize.kind === 'thanks' ? 'none' : 'done',
      until: waits ? now + WAIT_MS : null,
      at: now,
    })
    .returning();
  if (!made) throw new Error('the draw was not written');
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
  return { prize: view(prize), coins: (await balancesOf(tx, memberId)).coin.available, left: left - 1 };
}

async function give(tx: Tx, memberId: string, prize: PrizeRow, drawId: string, now: number): Promise<void> {
  if (prize.kind === 'points' || prize.kind === 'coin') {
    await book(tx, {
      owner: memberOwner(memberId),
      unit: prize.kind,
      bizType: 'reward',
      bizId: `draw-${drawId}`,
      delta: prize.value,
      title: `抽中${prize.title}`,
      at: now,
    });
  }
  if (prize.kind === 'coupon') {
    const [template] = await tx
      .select()
      .from(couponTemplates)
      .where(eq(couponTemplates.id, prize.templateId ?? '0'));
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
  const [prize] = await tx.select().from(prizes).where(eq(prizes.id, prizeId));
  if (!prize) return undefined;
  await lockMember(tx, memberId);
  const [win] = await tx
    .select()
    .from(prizeDraws)
    .where(and(eq(prizeDraws.memberId, memberId), eq(prizeDraws.prizeId, prizeId), eq(prizeDraws.state, 'waiting')))
    .orderBy(asc(prizeDraws.at))
    .limit(1);
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
  await tx.update(prizeDraws).set({ state: 'done', orderId: order.id }).where(eq(prizeDraws.id, win.id));
  return {
    id: win.id,
    unit: 'prize',
    value: 0,
    goods: {
      id: prize.id,
      title: prize.title,
      cover: prize.image,
      unit: 'coin',
      value: 0,
      money: 0,
      stock: prize.stock - prize.given,
      limit: 0,
      bought: 1,
      cateId: '',
      kind: 'goods',
    },
    status: 'done',
    addressNeeded: false,
    orderId: order.id,
    at: now,
  };
}

/** 15 days without an address: the prize goes back into the pool. */
export async function losePrize(tx: Tx, drawId: string): Promise<void> {
  const [row] = await tx
    .update(prizeDraws)
    .set({ state: 'lost' })
    .where(and(eq(prizeDraws.id, drawId), eq(prizeDraws.state, 'waiting')))
    .returning();
  if (!row) return;
  await tx
    .update(prizes)
    .set({ given: sql`${prizes.given} - 1` })
    .where(eq(prizes.id, row.prizeId ?? '0'));
}
