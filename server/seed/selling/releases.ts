/**
 * Limited releases (rule 20.3): one that opens tomorrow, one open, one that is drawn in two hours, one whose chosen pay, one that is
 * over. 林知夏 reserved the last three: she waits for the draw, waits to move up, was not chosen. Draws and orders are those of the domain itself.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { unschedule } from '../../db/timers';
import { orderLogs, orders, payments, releaseEntries, releases } from '../../db/schema';
import { readShopSettings } from '../../domains/people/shopSettings/repository';
import { balancesOf } from '../../domains/people/ledger/repository';
import { book, memberOwner } from '../../domains/people/ledger/service';
import { EXPIRE_JOB } from '../../domains/trade/order/stages/create';
import { levelOf } from '../../domains/people/pricing/levels';
import { drawLots, hashOfSeed } from '../../domains/selling/release/draw';
import { choose } from '../../domains/selling/release/orders';
import {
  endWaiting,
  insertBoost,
  listBest,
  listUnsettled,
  placeAll,
  updateEntry,
  updateRelease,
  type Release,
} from '../../domains/selling/release/repository';
import { giveBack } from '../../domains/selling/release/run';
import { planDraw } from '../../domains/selling/release/timers';
import { deductPieces } from '../../domains/offer/stock/repository';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const MAIN = '10001';
const FIRST_FRIEND = 10050;

interface ReleaseSeed {
  id: string;
  title: string;
  note: string;
  skuId: string;
  /** Yuan. */
  price: number;
  quota: number;
  drum: number;
  reserveFrom: number;
  reserveTo: number;
  drawAt: number;
  /** Tea friends who reserved, one after another. */
  friends: number;
  /** What 林知夏 is in it; undefined: she did not reserve. */
  mine?: 'reserved' | 'waiting' | 'missed';
  /** Of those who were drawn, so many have paid. */
  paid?: number;
}

const releasesAt = (at: number, now: number): ReleaseSeed[] => [
  {
    id: '9801',
    title: '九曲红梅 · 夏至头批',
    note: '湖埠一片坡地的手工红茶，只做了三十罐，夏至当天封罐。',
    skuId: '102501',
    price: 138,
    quota: 6,
    drum: 18,
    reserveFrom: at + DAY_MS + 10 * HOUR,
    reserveTo: at + 3 * DAY_MS + 20 * HOUR,
    drawAt: at + 3 * DAY_MS + 21 * HOUR,
    friends: 0,
  },
  {
    id: '9802',
    title: '白毫银针 · 太姥山头采',
    note: '清明前三日采的单芽，日晒三天，只留了二十罐给老茶友。',
    skuId: '101301',
    price: 228,
    quota: 6,
    drum: 18,
    reserveFrom: now - 30 * HOUR,
    reserveTo: at + DAY_MS + 20 * HOUR,
    drawAt: at + DAY_MS + 21 * HOUR,
    friends: 26,
  },
  {
    id: '9803',
    title: '牛栏坑肉桂 · 开坑第一焙',
    note: '坑底老丛，足火后退火四十天，只出五斤。',
    skuId: '102901',
    price: 798,
    quota: 5,
    drum: 15,
    reserveFrom: now - 50 * HOUR,
    reserveTo: now - HOUR,
    drawAt: now + 2 * HOUR,
    friends: 28,
    mine: 'reserved',
  },
  {
    id: '9804',
    title: '冰岛五寨生饼 · 藏家编号版',
    note: '二〇二〇年春料，单饼 200 克，饼面有手写编号。',
    skuId: '100301',
    price: 1380,
    quota: 4,
    drum: 12,
    reserveFrom: now - 4 * DAY_MS,
    reserveTo: now - 8 * HOUR,
    drawAt: now - 6 * HOUR,
    friends: 24,
    mine: 'waiting',
    paid: 2,
  },
  {
    id: '9805',
    title: '西湖龙井 · 狮峰开山茶',
    note: '群体种，开山第一锅，七位炒茶师傅各炒一斤。',
    skuId: '103601',
    price: 428,
    quota: 3,
    drum: 9,
    reserveFrom: at - 24 * DAY_MS,
    reserveTo: at - 21 * DAY_MS,
    drawAt: at - 21 * DAY_MS + HOUR,
    friends: 22,
    mine: 'missed',
    paid: 3,
  },
];

export async function seedReleases(tx: Tx, at: number, now: number): Promise<void> {
  for (const plan of releasesAt(at, now)) {
    const { id, title, note, skuId, quota, drum, reserveFrom, reserveTo, drawAt } = plan;
    const seed = hashOfSeed(`release ${id}`);
    await tx.insert(releases).values({
      id,
      title,
      note,
      goodsId: skuId.slice(0, 4),
      skuId,
      price: plan.price * 100,
      quota,
      drum,
      reserveFrom,
      reserveTo,
      drawAt,
      payHours: 24,
      seed,
      seedHash: hashOfSeed(seed),
    });
    const release = await enter(tx, plan, now);
    if (drawAt > now) await planDraw(tx, { id, drawAt });
    else await drawn(tx, release, plan, now);
  }
}

/** Of a fixed sequence, from 0 to `below`. */
const chance = (word: string, below: number): number =>
  createHash('sha256').update(word).digest().readUInt32BE(0) % below;

async function enter(tx: Tx, plan: ReleaseSeed, now: number): Promise<Release> {
  const { levels, release: rules } = await readShopSettings(tx);
  const people = Array.from({ length: plan.friends }, (_, i) => String(FIRST_FRIEND + ((i * 7 + plan.quota) % 30)));
  if (plan.mine) people.splice(plan.mine === 'missed' ? people.length : 4, 0, MAIN);
  const until = Math.min(plan.reserveTo, now) - 20 * MINUTE;
  for (const [i, memberId] of people.entries()) {
    const growth = (await balancesOf(tx, memberId)).growth.available;
    const levelScore = levelOf(levels, growth).level * rules.levelScore;
    const orderScore = Math.max(0, rules.orderScore - i * rules.orderStep);
    const entryAt = Math.round(plan.reserveFrom + MINUTE + ((until - plan.reserveFrom) * i) / people.length);
    const id = `${plan.id}${String(i + 1).padStart(2, '0')}`;
    const boost =
      memberId === MAIN || i % 3 !== 1 ? 0 : 100 * (1 + chance(`boost ${id}`, plan.mine === 'missed' ? 9 : 4));
    await tx.insert(releaseEntries).values({
      id,
      releaseId: plan.id,
      memberId,
      no: i + 1,
      levelScore,
      orderScore,
      boost,
      score: levelScore + orderScore + boost,
      at: entryAt,
    });
    if (boost > 0) await raise(tx, memberId, { entryId: id, boost, title: plan.title }, entryAt);
  }
  return updateRelease(tx, plan.id, { reserved: people.length });
}

/** The points came with a gift of the shop. */
async function raise(
  tx: Tx,
  memberId: string,
  { entryId, boost, title }: { entryId: string; boost: number; title: string },
  at: number,
): Promise<void> {
  const row = { owner: memberOwner(memberId), unit: 'points' as const };
  await book(tx, { ...row, bizType: 'gift', bizId: entryId, delta: boost, title: '茶友节礼遇', at: at - HOUR });
  const bizId = await insertBoost(tx, { entryId, points: boost, at });
  await book(tx, { ...row, bizType: 'boost', bizId, delta: -boost, memo: title, at });
}

async function drawn(tx: Tx, before: Release, plan: ReleaseSeed, now: number): Promise<void> {
  const { id, quota, drawAt, paid = 0 } = plan;
  const best = await listBest(tx, id, plan.drum);
  const { seed, lots } = seedFor(best, plan);
  await placeAll(tx, id);
  const set = { drawnAt: drawAt, seed, seedHash: hashOfSeed(seed), listHash: lots.listHash };
  let release = await updateRelease(tx, id, set);
  for (const [at, { no, lot }] of lots.drawn.entries()) {
    const entry = best.find((one) => one.no === no);
    if (!entry) throw new Error(`release ${id} has no entry ${no}`);
    await updateEntry(tx, entry.id, { state: 'waiting', place: at + 1, lot });
    if (at >= quota) continue;
    release = await choose(tx, release, entry, '申购中签，生成订单', drawAt);
    if (at < paid) release = await buy(tx, release, entry.id, drawAt + (at + 1) * HOUR, plan.mine === 'missed');
  }
  const over = release.bought === quota;
  if (over) await updateRelease(tx, id, { endedAt: drawAt + quota * HOUR });
  await settle(tx, before, over, Math.min(now, drawAt + 5 * HOUR));
}

/** The first of a fixed sequence of seeds by which 林知夏 is what the plan says, so that the demo world is the same every day. */
function seedFor(best: Awaited<ReturnType<typeof listBest>>, { id, quota, mine }: ReleaseSeed) {
  const own = best.find(({ memberId }) => memberId === MAIN)?.no;
  for (let i = 1; ; i += 1) {
    const seed = hashOfSeed(`release ${id} ${i}`);
    const lots = drawLots(best, seed);
    const place = lots.drawn.findIndex(({ no }) => no === own);
    if (mine === 'waiting' ? place === quota : place === -1 || place >= quota) return { seed, lots };
    if (i > 10_000) throw new Error(`林知夏 is not in the drum of release ${id}`);
  }
}

async function buy(tx: Tx, release: Release, entryId: string, paidAt: number, finished: boolean): Promise<Release> {
  const [entry] = await tx.select().from(releaseEntries).where(eq(releaseEntries.id, entryId));
  const orderId = entry?.orderId;
  if (!entry || !orderId) throw new Error(`entry ${entryId} has no order`);
  // What the goods have sold is a figure of the catalogue's own seed, which has these pieces in it.
  await deductPieces(tx, release.skuId, 1, 0);
  await unschedule(tx, EXPIRE_JOB, orderId);
  const end = { receivedAt: paidAt + 2 * DAY_MS, finishedAt: paidAt + 9 * DAY_MS };
  await tx
    .update(orders)
    .set({
      status: finished ? 'finished' : 'pickup',
      deliveryType: 'pickup',
      pickup: { storeId: '1', name: '茶友', mobile: '13900000000' },
      ...(finished ? {} : { pickupCode: `8600${entryId.slice(-4)}` }),
      paidAt,
      expireAt: null,
      ...(finished ? end : {}),
    })
    .where(eq(orders.id, orderId));
  await tx.insert(payments).values({
    no: numberOf('YP', paidAt, entryId, 8),
    memberId: entry.memberId,
    orderGroup: 'order',
    orderId,
    amount: release.price,
    channel: 'js',
    status: 'paid',
    createdAt: paidAt - MINUTE,
    paidAt,
  });
  await tx.insert(orderLogs).values({ orderId, key: 'paid', label: '支付成功', by: '买家', at: paidAt });
  await updateEntry(tx, entryId, { state: 'bought', settledAt: paidAt });
  return updateRelease(tx, release.id, { bought: release.bought + 1 });
}

/** Who was not chosen has the points back; in a release that is over nobody waits. */
async function settle(tx: Tx, release: Release, over: boolean, at: number): Promise<void> {
  if (over) await endWaiting(tx, release.id);
  for (const entry of await listUnsettled(tx, release.id, release.reserved)) await giveBack(tx, release, entry, at);
}
