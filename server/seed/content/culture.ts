/** Makers' stories, batches, trace codes, papers, exhibits, the life circle, VR, music (rule 20.7). */
import { eq, sql } from 'drizzle-orm';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import {
  audios,
  batches,
  brandCerts,
  exhibits,
  goods,
  lifeComments,
  lifeLikes,
  lifePosts,
  makerCates,
  masters,
  merchantCates,
  merchants,
  pageContents,
  producers,
  traceCodes,
} from '../../db/schema';
import { AUDIOS } from '../data/culture/audios';
import { EXHIBITS, INFUSIONS, TASTES } from '../data/culture/exhibits';
import { COMMENTS, MERCHANT_CATES, MERCHANTS, POSTS } from '../data/culture/life';
import { CERTS, MASTER_CATES, MASTER_STORIES, PRODUCER_STORIES, REGIONS } from '../data/culture/makers';
import { stepsOf, TRACES } from '../data/culture/trace';
import { VR_SCENES, VR_TOUR } from '../data/culture/vr';
import { insertAll } from '../insert';
import { createRandom } from '../../lib/random';
import { kvOf } from '../../lib/kv';

const MAIN_MEMBER = '10001';
const HOUR = 3_600_000;
/** Members of the demo world who post and comment. */
const AUTHORS = Array.from({ length: 30 }, (_, i) => String(10050 + i));

export async function seedCulture(tx: Tx, at: number, now: number): Promise<void> {
  await seedMakers(tx, at);
  await seedTrace(tx, at, now);
  await seedExhibits(tx);
  await seedLife(tx, now);
  await insertAll(
    tx,
    audios,
    AUDIOS.map(([title, author, seconds], i) => ({
      id: String(9801 + i),
      title,
      cover: '/images/music/1.webp',
      author,
      seconds,
      url: `/audio/${i + 1}.wav`,
      sort: i,
    })),
  );
  await insertAll(tx, pageContents, [
    {
      code: 'VR',
      title: 'VR 云游',
      cover: '/images/vr/1.webp',
      html: null,
      blocks: [...VR_SCENES, VR_TOUR],
      version: '1.0',
      private: true,
      updatedAt: at,
    },
  ]);
}

async function seedMakers(tx: Tx, at: number): Promise<void> {
  await insertAll(tx, makerCates, [
    ...MASTER_CATES.map(([id, label], sort) => ({ id, label, sort, isRegion: false })),
    ...REGIONS.map(([id, label], sort) => ({ id, label, sort, isRegion: true })),
  ]);
  for (const [id, { honours, employeeNo }] of Object.entries(MASTER_STORIES)) {
    const n = Number(id) - 600;
    await tx
      .update(masters)
      .set({
        honours: kvOf(honours),
        gallery: [1, 2, 3].map((k) => `/images/master/${n}-${k}.webp`),
        bookable: employeeNo !== undefined,
        employeeNo: employeeNo ?? null,
      })
      .where(eq(masters.id, id));
  }
  let batchId = 9301;
  for (const [id, story] of Object.entries(PRODUCER_STORIES)) {
    const n = Number(id) - 700;
    const { regionId, lat, lng } = story;
    const steps = kvOf(story.steps).map((step, k) => ({ ...step, image: `/images/producer/${n}-${k + 1}.webp` }));
    await tx.update(producers).set({ regionId, lat, lng, steps }).where(eq(producers.id, id));
    await insertAll(
      tx,
      batches,
      story.batches.map(({ no, daysAgo, grade, tested, goodsId }) => ({
        id: String(batchId++),
        no,
        producerId: id,
        goodsId: goodsId ?? null,
        date: dayOf(at - daysAgo * DAY_MS),
        grade,
        report: tested ? `/images/paper/${5 + (n % 2)}.webp` : '',
      })),
    );
  }
}

async function seedTrace(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    brandCerts,
    CERTS.map(([title, no], sort) => ({
      id: String(9701 + sort),
      title,
      no,
      image: `/images/paper/${sort + 1}.webp`,
      sort,
    })),
  );
  await insertAll(
    tx,
    traceCodes,
    TRACES.map((trace) => ({
      code: trace.code,
      goodsId: trace.goodsId,
      batchNo: trace.batchNo,
      steps: stepsOf(trace, at),
      queryCount: trace.queries,
      firstQueryAt: trace.queries > 0 ? now - trace.queries * DAY_MS : null,
    })),
  );
}

async function seedExhibits(tx: Tx): Promise<void> {
  await insertAll(
    tx,
    exhibits,
    EXHIBITS.map(({ goodsId, craft, taste, brew, pairing, note }, sort) => {
      const picture = (part: string, view: number) =>
        taste.length > 0
          ? `/images/exhibit/${goodsId}-${part}.webp`
          : `/images/goods/${goodsId}${view === 1 ? '' : `-${view}`}.webp`;
      return {
        goodsId,
        craft,
        dry: picture('dry', 1),
        liquor: picture('liquor', 2),
        base: picture('base', 3),
        taste: TASTES.flatMap(([key, label], i) => (taste[i] === undefined ? [] : [{ key, label, value: taste[i] }])),
        infusions: brew ? Array.from({ length: INFUSIONS }, (_, i) => brew[0] + brew[1] * i) : [],
        pairing,
        note,
        sort,
      };
    }),
  );
  for (const { goodsId } of EXHIBITS)
    await tx
      .update(goods)
      .set({ marks: sql`${goods.marks} || '["exhibit"]'::jsonb` })
      .where(sql`${goods.id} = ${goodsId}::bigint and not ${goods.marks} @> '["exhibit"]'::jsonb`);
}

async function seedLife(tx: Tx, now: number): Promise<void> {
  const random = createRandom(20260607);
  await insertAll(
    tx,
    merchantCates,
    MERCHANT_CATES.map(([id, label], sort) => ({ id, label, sort })),
  );
  await insertAll(
    tx,
    merchants,
    MERCHANTS.map(({ tel, open, close, ...row }, sort) => ({
      ...row,
      logo: `/images/merchant/${sort + 1}.webp`,
      cover: `/images/merchant/${sort + 1}.webp`,
      photos: [`/images/merchant/${sort + 1}.webp`],
      contact: '店主',
      mobile: tel,
      hours: { open, close, closedDays: [] },
      open: true,
      state: 'approved' as const,
      sort,
    })),
  );
  const authors = POSTS.map((_, i) => (i % 8 === 4 ? MAIN_MEMBER : (AUTHORS[(i * 7) % AUTHORS.length] ?? MAIN_MEMBER)));
  const likers = POSTS.map((_, i) => AUTHORS.slice(0, random.int(0, 18)).filter((id) => id !== authors[i]));
  await insertAll(
    tx,
    lifePosts,
    POSTS.map(({ topic, text, photos = [], storeId }, i) => ({
      id: String(9601 + i),
      memberId: authors[i] ?? MAIN_MEMBER,
      text,
      photos,
      topic,
      storeId: storeId ?? null,
      status: 'on' as const,
      likes: likers[i]?.length ?? 0,
      at: now - (i * 7 + 2) * HOUR,
    })),
  );
  await insertAll(
    tx,
    lifeLikes,
    likers.flatMap((ids, i) => ids.map((memberId) => ({ postId: String(9601 + i), memberId }))),
  );
  await insertAll(
    tx,
    lifeComments,
    POSTS.flatMap((_, i) =>
      Array.from({ length: i % 4 }, (__, k) => ({
        id: String(9901 + i * 3 + k),
        postId: String(9601 + i),
        memberId: AUTHORS[(i + k * 5 + 3) % AUTHORS.length] ?? MAIN_MEMBER,
        text: COMMENTS[(i * 3 + k) % COMMENTS.length] ?? '',
        at: now - (i * 7 + 2) * HOUR + (k + 1) * 20 * 60_000,
      })),
    ),
  );
}
