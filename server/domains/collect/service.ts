/** Favourites and reminders. Both are idempotent: switching on twice is one row, switching off what is off is fine. */
import { and, desc, eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import type { RemindRow } from '../../../src/contract/member/schemas';
import type { Tx } from '../../db/client';
import {
  articles,
  campaigns,
  collects,
  couponTemplates,
  goods,
  masters,
  notices,
  reminds,
  stores,
} from '../../db/schema';
import { notFound } from '../../http/errors';
import { schedule, unschedule } from '../../jobs/runner';
import { countCollects } from '../member/counters';

type Collect = RequestOf<'collect.create'>;
type Remind = RequestOf<'wechat.remind'>;

/** Rows of things that can be kept; kinds without a table yet (video, course, tree) exist nowhere. */
const KEPT = { store: stores, article: articles, master: masters } as const;

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

/** `count` = everything the member keeps. 404 for a thing that does not exist; letting go never fails. */
export async function setCollect(tx: Tx, memberId: string, { kind, targetId, on }: Collect, now: number) {
  const mine = and(eq(collects.memberId, memberId), eq(collects.kind, kind), eq(collects.targetId, targetId));
  if (on) {
    const target = await findTarget(tx, kind, targetId);
    if (!target) throw notFound();
    await tx.insert(collects).values({ memberId, kind, targetId, price: target.price, at: now }).onConflictDoNothing();
  } else {
    await tx.delete(collects).where(mine);
  }
  return { on, count: await countCollects(tx, memberId) };
}

interface RemindTarget {
  title: string;
  /** Epoch ms of the event; undefined for things that happen when they happen (stock, price). */
  when?: number;
}

async function findRemindTarget(tx: Tx, kind: Remind['kind'], id: string): Promise<RemindTarget | undefined> {
  if (kind === 'discount') {
    const [row] = await tx
      .select({ title: goods.title, when: campaigns.startAt })
      .from(campaigns)
      .innerJoin(goods, eq(goods.id, campaigns.goodsId))
      .where(eq(campaigns.id, id));
    if (row) return row;
  }
  if (kind === 'coupon') {
    const [row] = await tx
      .select({ title: couponTemplates.title, when: couponTemplates.takeFrom })
      .from(couponTemplates)
      .where(eq(couponTemplates.id, id));
    return row;
  }
  if (!['stock', 'price', 'discount'].includes(kind)) return undefined;
  const [row] = await tx.select({ title: goods.title, status: goods.status }).from(goods).where(eq(goods.id, id));
  return row && row.status !== 'deleted' ? { title: row.title } : undefined;
}

export const REMIND_JOB = 'remind';
/** Reminders come ten minutes before the event. */
const EARLY_MS = 10 * 60_000;
const keyOf = (memberId: string, { kind, targetId }: Pick<Remind, 'kind' | 'targetId'>) =>
  `${memberId}:${kind}:${targetId}`;

export async function setRemind(tx: Tx, memberId: string, input: Remind, now: number): Promise<RemindRow> {
  const { kind, targetId, on } = input;
  const target = await findRemindTarget(tx, kind, targetId);
  if (!target) throw notFound();
  const key = keyOf(memberId, input);
  if (on) {
    await tx.insert(reminds).values({ memberId, kind, targetId, title: target.title, at: now }).onConflictDoNothing();
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
export async function listReminds(tx: Tx, memberId: string): Promise<RemindRow[]> {
  const rows = await tx
    .select()
    .from(reminds)
    .where(eq(reminds.memberId, memberId))
    .orderBy(desc(reminds.at), desc(reminds.id));
  return Promise.all(
    rows.map(async ({ kind, targetId, title }) => {
      const target = await findRemindTarget(tx, kind as Remind['kind'], targetId);
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

/** Jobs of this domain: one message per reminder, which is used up by it. */
export const collectJobs = {
  [REMIND_JOB]: async (tx: Tx, key: string, server: { now(): number }) => {
    const [memberId = '', kind = '', targetId = ''] = key.split(':');
    const [row] = await tx
      .delete(reminds)
      .where(and(eq(reminds.memberId, memberId), eq(reminds.kind, kind), eq(reminds.targetId, targetId)))
      .returning();
    if (!row) return;
    const link = kind === 'coupon' ? '/shop/pages/marketing/coupon' : '/pages/tea/index';
    const text = kind === 'coupon' ? '您预约的优惠券即将开放领取。' : '您预约的秒杀即将开始，记得准时来抢。';
    await tx
      .insert(notices)
      .values({ memberId, box: 'service', title: row.title, text, link, createdAt: server.now() });
  },
};
