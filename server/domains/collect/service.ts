/** Favourites and reminders. Both are idempotent: switching on twice is one row, switching off what is off is fine. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import type { RemindRow } from '../../../src/contract/collect/schemas';
import type { Tx } from '../../db/client';
import {
  activities,
  articles,
  campaigns,
  collectibles,
  collects,
  couponTemplates,
  goods,
  masters,
  reminds,
  stores,
  videos,
} from '../../db/schema';
import { notFound } from '../../http/errors';
import { schedule, unschedule } from '../../db/timers';
import type { JobHandlers } from '../../jobs/runner';
import { countCollects } from '../member/counters';
import { loadSaved } from '../promo/saved';
import { findZone } from '../promo/zones';
import { sendNotice } from '../notice/send';
import { watchJobs } from './watch';

type Collect = RequestOf<'collect.create'>;
type Remind = RequestOf<'wechat.remind'>;

/** Table of each kind that can be saved; of kinds without a table yet (course, tree) nothing can be. */
const KEPT = { store: stores, article: articles, master: masters, collectible: collectibles, video: videos } as const;

/** Price of kept goods in fen, to show a drop later; undefined when there is no such thing. */
async function findTarget(tx: Tx, kind: Collect['kind'], id: string): Promise<{ price: number | null } | undefined> {
  if (kind === 'goods') {
    const [row] = await tx.select({ price: goods.minPrice, status: goods.status }).from(goods).where(eq(goods.id, id));
    return row && row.status !== 'deleted' ? { price: row.price } : undefined;
  }
  if (!(kind in KEPT)) return undefined;
  const table = KEPT[kind as keyof typeof KEPT];
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
  return row ? { price: null } : undefined;
}

/** A master's followers are counted where they are shown. */
async function countFollower(tx: Tx, kind: Collect['kind'], id: string, by: 1 | -1): Promise<void> {
  if (kind !== 'master') return;
  await tx
    .update(masters)
    .set({ followers: sql`greatest(0, ${masters.followers} + ${by}::int)` })
    .where(eq(masters.id, id));
}

/** `count` = everything the member keeps. 404 for a thing that does not exist; removing never fails. */
export async function setCollect(tx: Tx, memberId: string, { kind, targetId, on }: Collect, now: number) {
  const mine = and(eq(collects.memberId, memberId), eq(collects.kind, kind), eq(collects.targetId, targetId));
  if (on) {
    const target = await findTarget(tx, kind, targetId);
    if (!target) throw notFound();
    const added = await tx
      .insert(collects)
      .values({ memberId, kind, targetId, price: target.price, at: now })
      .onConflictDoNothing()
      .returning({ id: collects.id });
    if (added.length > 0) await countFollower(tx, kind, targetId, 1);
  } else {
    const gone = await tx.delete(collects).where(mine).returning({ id: collects.id });
    if (gone.length > 0) await countFollower(tx, kind, targetId, -1);
  }
  return { on, count: await countCollects(tx, memberId) };
}

interface RemindTarget {
  title: string;
  /** Epoch ms of the event; undefined for things that happen when they happen (stock, price). */
  when?: number;
  /** Today's lowest price of goods, in fen. */
  price?: number;
}

async function findRemindTarget(
  tx: Tx,
  kind: Remind['kind'],
  id: string,
  now: number,
): Promise<RemindTarget | undefined> {
  if (kind === 'discount') {
    const [row] = await tx
      .select({ title: goods.title, when: campaigns.startAt })
      .from(campaigns)
      .innerJoin(goods, eq(goods.id, campaigns.goodsId))
      .where(eq(campaigns.id, id));
    if (row) return row;
    const zone = await findZone(tx, id, now);
    if (zone) return { title: zone.title, when: zone.startAt };
  }
  if (kind === 'auction') {
    const [row] = await tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.type, 'auction')));
    // Before it begins the beginning counts, then the end.
    return row && { title: row.title, when: row.startAt > now ? row.startAt : row.endAt };
  }
  if (kind === 'coupon') {
    const [row] = await tx
      .select({ title: couponTemplates.title, when: couponTemplates.takeFrom })
      .from(couponTemplates)
      .where(eq(couponTemplates.id, id));
    return row;
  }
  if (kind === 'activity') {
    const [row] = await tx
      .select({ title: activities.title, when: activities.startAt })
      .from(activities)
      .where(eq(activities.id, id));
    return row;
  }
  if (!['stock', 'price', 'discount'].includes(kind)) return undefined;
  const item = (await loadSaved(tx, [id], now)).get(id);
  if (item) return { title: item.title, price: item.price };
  if (kind !== 'stock') return undefined;
  const [issue] = await tx.select({ title: collectibles.name }).from(collectibles).where(eq(collectibles.id, id));
  return issue;
}

export const REMIND_JOB = 'remind';
/** Reminders come ten minutes before the event. */
const EARLY_MS = 10 * 60_000;
const keyOf = (memberId: string, { kind, targetId }: Pick<Remind, 'kind' | 'targetId'>) =>
  `${memberId}:${kind}:${targetId}`;

export async function setRemind(tx: Tx, memberId: string, input: Remind, now: number): Promise<RemindRow> {
  const { kind, targetId, on } = input;
  const target = await findRemindTarget(tx, kind, targetId, now);
  if (!target) throw notFound();
  const key = keyOf(memberId, input);
  if (on) {
    await tx
      .insert(reminds)
      .values({ memberId, kind, targetId, title: target.title, price: target.price, at: now })
      .onConflictDoNothing();
    if (target.when !== undefined && target.when > now)
      await schedule(tx, REMIND_JOB, key, Math.max(now, target.when - EARLY_MS));
  } else {
    await tx
      .delete(reminds)
      .where(and(eq(reminds.memberId, memberId), eq(reminds.kind, kind), eq(reminds.targetId, targetId)));
    await unschedule(tx, REMIND_JOB, key);
  }
  return { kind, targetId, title: target.title, ...(target.when === undefined ? {} : { when: target.when }), on };
}

/** Newest first. */
export async function listReminds(tx: Tx, memberId: string, now: number): Promise<RemindRow[]> {
  const rows = await tx
    .select()
    .from(reminds)
    .where(eq(reminds.memberId, memberId))
    .orderBy(desc(reminds.at), desc(reminds.id));
  return Promise.all(
    rows.map(async ({ kind, targetId, title }) => {
      const target = await findRemindTarget(tx, kind as Remind['kind'], targetId, now);
      return {
        kind: kind as Remind['kind'],
        targetId,
        title: target?.title ?? title,
        ...(target?.when === undefined ? {} : { when: target.when }),
        on: true,
      };
    }),
  );
}

/** What is about to begin, and the page where. */
async function remindWords(tx: Tx, kind: string, targetId: string): Promise<{ text: string; link: string }> {
  if (kind === 'coupon') return { text: '您预约的优惠券即将开放领取。', link: '/shop/pages/marketing/coupon' };
  if (kind === 'auction')
    return {
      text: '您关注的竞拍还有十分钟，别错过出价。',
      link: `/shop/pages/marketing/wholesale_detail?id=${targetId}&type=auction`,
    };
  if (kind === 'activity') return { text: '您关注的活动还有十分钟开始。', link: '/tea/pages/home' };
  const [sale] = await tx.select({ type: campaigns.type }).from(campaigns).where(eq(campaigns.id, targetId));
  if (sale && sale.type !== 'discount')
    return {
      text: '您关注的集采活动还有十分钟开始。',
      link: `/shop/pages/marketing/wholesale_detail?id=${targetId}&type=${sale.type}`,
    };
  return sale
    ? { text: '您预约的秒杀即将开始，记得准时来抢。', link: `/shop/pages/marketing/discount?slotId=${targetId}` }
    : { text: '您关注的会员专场即将开始。', link: `/tea/pages/discount?zoneId=${targetId}` };
}

/** Jobs of this domain: one message per reminder, which is used up by it. */
export const collectJobs: JobHandlers = {
  ...watchJobs,
  [REMIND_JOB]: async (tx, key, server) => {
    const [memberId = '', kind = '', targetId = ''] = key.split(':');
    const [row] = await tx
      .delete(reminds)
      .where(and(eq(reminds.memberId, memberId), eq(reminds.kind, kind), eq(reminds.targetId, targetId)))
      .returning();
    if (!row) return;
    const { text, link } = await remindWords(tx, kind, targetId);
    await sendNotice(tx, memberId, { box: 'service', title: row.title, text, link, at: server.now() });
  },
};
