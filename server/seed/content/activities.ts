/** Activities with who comes, seats, blind tastings, themes, and what they sell (rule 20.7). */
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  activities,
  activityCates,
  activityGoods,
  activitySeats,
  activitySignups,
  activitySkus,
  activityThemes,
  jobs,
  pageContents,
  payments,
  skus,
  storeStocks,
  tastingSamples,
  tastingScores,
} from '../../db/schema';
import { RELEASE_JOB } from '../../domains/selling/activity/tasting/service';
import { kvOf } from '../../lib/kv';
import { numberOf } from '../../lib/numbers';
import { createRandom } from '../../lib/random';
import { DAY_MS } from '../../lib/shanghai';
import { ACTIVITIES, EVENT_GOODS, SEATS, TICKETS, type ActivitySeed } from '../data/culture/activities';
import { CAMPAIGN_PAGE } from '../data/culture/campaignPage';
import { OWN_SCORES, SAMPLES } from '../data/culture/tastings';
import { THEMES } from '../data/culture/themes';
import { GUESTS as NAMED_GUESTS, PATRON_GUESTS } from '../data/people';
import { insertAll } from '../insert';

const MAIN_MEMBER = '10001';
/** Pieces that a store gets of goods it would not carry otherwise. */
const EVENT_SHELF = 6;
const DIMENSIONS = ['aroma', 'taste', 'colour', 'leaf', 'after', 'layers', 'lasting', 'whole'];
const JUDGES = 12;
const GUESTS = [...NAMED_GUESTS, ...PATRON_GUESTS];

const idOf = (index: number): string => String(9401 + index);
const instantAt = (at: number) => (day: number, clock: string) =>
  at + day * DAY_MS + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000;

export async function seedActivities(tx: Tx, at: number): Promise<void> {
  const instant = instantAt(at);
  const random = createRandom(20260616);
  await insertAll(
    tx,
    activityThemes,
    THEMES.map(({ flow, teas, text, price, ...row }, sort) => ({
      ...row,
      id: String(9471 + sort),
      cover: `/images/activity/${row.cover}.webp`,
      html: text.map((line) => `<p>${line}</p>`).join(''),
      flow: kvOf(flow),
      teas: kvOf(teas),
      photos: row.photos.map((n) => `/images/activity/${n}.webp`),
      priceEach: price * 100,
      sort,
    })),
  );
  await insertAll(
    tx,
    activities,
    ACTIVITIES.map(
      ({ day, from, to, price, text, agenda, questions, reveal, released, gift, photos, theme, ...row }, i) => ({
        ...row,
        id: idOf(i),
        cover: `/images/activity/${i + 1}.webp`,
        startAt: instant(day, from),
        endAt: instant(day, to),
        price: price * 100,
        html: text.map((line) => `<p>${line}</p>`).join(''),
        agenda: kvOf(agenda),
        questions: (questions ?? []).map((label, k) => ({ key: `q${k + 1}`, label, value: '' })),
        revealAt: reveal ? instant(day, reveal) : null,
        releasedAt: released ? instant(day, released) : null,
        themeId: theme === undefined ? null : String(9471 + theme),
        gift: kvOf(gift ?? []),
        photos: photos ?? [],
        seatNames: SEATS[i] ?? [],
        minGuests: row.kind === 'publicTable' ? 2 : 0,
        doorCode: `M${String(random.int(100_000, 999_999))}${idOf(i)}`,
        sort: i,
      }),
    ),
  );
  await insertAll(
    tx,
    jobs,
    ACTIVITIES.flatMap(({ day, to, reveal, released }, i) =>
      reveal && !released ? [{ kind: RELEASE_JOB, key: idOf(i), runAt: instant(day, to) }] : [],
    ),
  );
  await seedSignups(tx, at);
  await seedTastings(tx, at);
  await seedEventGoods(tx);
  await insertAll(tx, pageContents, [{ ...CAMPAIGN_PAGE, updatedAt: at }]);
}

type Row = typeof activitySignups.$inferInsert & { id: string };

const paidNo = (id: string, at: number): string => numberOf('YJ', at, id);

/** As many places as each activity says: 林知夏's tickets, the host's, and guests in turn. */
async function seedSignups(tx: Tx, at: number): Promise<void> {
  const instant = instantAt(at);
  const rows: Row[] = [];
  const base = (index: number, memberId: string, qty: number, id: string): Row => {
    const { day, price, to } = ACTIVITIES[index] as ActivitySeed;
    const person = GUESTS.find((one) => one.id === memberId);
    const isOver = instant(day, to) < at;
    const signedAt = at + Math.min(day, 0) * DAY_MS - (2 + (Number(id) % 9)) * DAY_MS + (Number(id) % 600) * 60_000;
    return {
      id,
      activityId: idOf(index),
      memberId,
      name: person?.nickname ?? '',
      mobile: person?.mobile ?? '',
      qty,
      code: `HD${String(30_000_000 + Number(id) * 137)}`,
      status: isOver ? ('checked' as const) : ('signed' as const),
      at: signedAt,
      checkedAt: isOver ? instant(day, ACTIVITIES[index]?.from ?? '10:00') - (Number(id) % 20) * 60_000 : null,
      checkedBy: isOver ? '门口签到码' : '',
      no: paidNo(id, signedAt),
      price: price * 100,
      names: [person?.nickname ?? ''],
      calendarToken: `seed-ticket-${id}`,
    };
  };
  TICKETS.forEach(([index, qty, checked], i) => {
    rows.push({
      ...base(index, MAIN_MEMBER, qty, String(9501 + i)),
      name: '林知夏',
      mobile: '13800000001',
      names: ['林知夏'],
      code: `HD${String(20_260_601 + i * 7)}`,
      ...(checked
        ? {
            status: 'checked' as const,
            checkedAt: instant(ACTIVITIES[index]?.day ?? 0, checked),
            checkedBy: '门口签到码',
          }
        : {}),
    });
  });
  let next = 96_001;
  ACTIVITIES.forEach(({ joined, hostMemberId, kind, day }, index) => {
    const own = rows.filter(({ activityId }) => activityId === idOf(index));
    let left = joined - own.reduce((sum, { qty = 1 }) => sum + qty, 0);
    if (hostMemberId) {
      rows.push({ ...base(index, hostMemberId, 1, String(next++)), price: 0 });
      left -= 1;
    }
    const pool = GUESTS.filter(({ id }) => id !== hostMemberId);
    for (let k = 0; left > 0; k++) {
      const guest = pool[(k + index * 7) % pool.length];
      // With fewer people than places the last ones bring a friend.
      const spare = left - (pool.length - k);
      const qty = Math.min(left, kind !== 'furniture' && (spare > 0 || k % 4 === 3) ? 2 : 1);
      const row = base(index, guest?.id ?? MAIN_MEMBER, qty, String(next++));
      // Of today's tasting half are there already.
      const isIn = kind === 'tasting' && day === 0 && k % 2 === 0;
      rows.push(
        isIn
          ? { ...row, status: 'checked', checkedAt: instant(0, '10:05') + k * 40_000, checkedBy: '门口签到码' }
          : row,
      );
      left -= qty;
    }
  });
  const seats = rows.flatMap((row) => takeSeats(row, rows));
  for (const { signupId, seat } of seats) {
    const row = rows.find(({ id }) => id === signupId);
    if (row) row.seatNo = row.seatNo ? `${row.seatNo}、${seat}` : seat;
  }
  await insertAll(tx, activitySignups, rows);
  await insertAll(tx, activitySeats, seats);
  const paid = rows.filter(({ price = 0 }) => price > 0);
  await insertAll(
    tx,
    payments,
    paid.map(({ id, memberId, price = 0, qty = 1, at: signedAt }, i) => ({
      id: String(97_001 + i),
      no: numberOf('YP', signedAt, 97_001 + i, 8),
      memberId,
      orderGroup: 'activity',
      orderId: id,
      amount: price * qty,
      channel: 'js' as const,
      status: 'paid' as const,
      createdAt: signedAt,
      paidAt: signedAt,
    })),
  );
}

/** The next free seats of its map, after those of the rows before; 林知夏 and a companion sit side by side. */
function takeSeats(row: Row, rows: readonly Row[]): (typeof activitySeats.$inferInsert)[] {
  const index = Number(row.activityId) - 9401;
  const names = SEATS[index] ?? [];
  const same = names.length === 0 ? [] : rows.filter(({ activityId }) => activityId === row.activityId);
  const host = ACTIVITIES[index]?.hostMemberId;
  const own = ['乙3', '乙4'].filter((seat) => names.includes(seat));
  const order = [...names.filter((seat) => !own.includes(seat))];
  const isMain = (one: Row) => one.memberId === MAIN_MEMBER && own.length > 0;
  if (same.length === 0) return [];
  const seat = (name: string) => ({
    ...{ activityId: row.activityId, seat: name, memberId: row.memberId, signupId: row.id, heldUntil: null },
  });
  if (isMain(row)) return own.map(seat);
  // The host sits at the head; a place is left free beside every second guest.
  const before = [
    ...same.filter((one) => one.memberId === host),
    ...same.filter((one) => one.memberId !== host),
  ].filter((one) => !isMain(one));
  const at = before.findIndex(({ id }) => id === row.id);
  const start = before.slice(0, at).reduce((sum, { qty = 1 }) => sum + qty, 0);
  const free = order.length - before.reduce((sum, { qty = 1 }) => sum + qty, 0);
  const spread = [
    order[0],
    ...order.slice(1).filter((_, i) => free === 0 || i % 3 !== 1),
    ...order.slice(1).filter((_, i) => free > 0 && i % 3 === 1),
  ];
  return spread.slice(start, start + (row.qty ?? 1)).flatMap((name) => (name === undefined ? [] : [seat(name)]));
}

/** What is drunk blind, what the guests of the closed one wrote, and what has been written today. */
async function seedTastings(tx: Tx, at: number): Promise<void> {
  const instant = instantAt(at);
  const random = createRandom(20260617);
  for (const { activity, samples } of SAMPLES) {
    const { day, from } = ACTIVITIES[activity] as ActivitySeed;
    const begin = instant(day, from);
    const rows = samples.map(({ quality: _, ...row }, i) => ({
      ...row,
      id: String(9851 + activity * 10 - 110 + i),
      activityId: idOf(activity),
    }));
    await insertAll(tx, tastingSamples, rows);
    const judges = GUESTS.slice(activity, activity + JUDGES - 1).map(({ id }) => id);
    const known = OWN_SCORES[activity] ?? {};
    await insertAll(
      tx,
      tastingScores,
      rows.flatMap(({ id, letter }, i) => {
        const own = known[letter];
        const others = judges.slice(0, day < 0 ? JUDGES - 1 : 4).map((memberId) => {
          const bias = random.int(-1, 1);
          const scores = DIMENSIONS.map((key): [string, number] => [
            key,
            Math.max(1, Math.min(10, (samples[i]?.quality ?? 7) + bias + random.int(-1, 1))),
          ]);
          return { memberId, scores: Object.fromEntries(scores), note: '' };
        });
        const mine = own ? [{ memberId: MAIN_MEMBER, scores: scoresOf(own.scores), note: own.note ?? '' }] : [];
        return [...mine, ...others].map((row, k) => ({
          ...row,
          sampleId: id,
          activityId: idOf(activity),
          writtenAt: begin + (k + i * 3) * 60_000,
          at: begin + (k + i * 3) * 60_000,
        }));
      }),
    );
  }
}

const scoresOf = (own: readonly number[]): Record<string, number> =>
  Object.fromEntries(own.map((score, i) => [DIMENSIONS[i] ?? '', score]));

/** Prices end on whole yuan; what an event sells stands on the shelf of its store. */
async function seedEventGoods(tx: Tx): Promise<void> {
  let cateId = 9451;
  for (const { activity, percent, cates } of EVENT_GOODS) {
    const activityId = String(9401 + activity);
    const goodsRows = cates.flatMap(({ label, goods: rows }, sort) => {
      const id = String(cateId++);
      return rows.map((row, place) => ({ cate: { id, activityId, label, sort }, row, sort: sort * 10 + place }));
    });
    await insertAll(tx, activityCates, [...new Map(goodsRows.map(({ cate }) => [cate.id, cate])).values()]);
    await insertAll(
      tx,
      activityGoods,
      goodsRows.map(({ cate, row, sort }) => ({
        activityId,
        goodsId: row.id,
        cateId: cate.id,
        perMember: row.perMember,
        sort,
      })),
    );
    const priced = await tx
      .select({ id: skus.id, price: skus.price, stock: skus.stock })
      .from(skus)
      .where(
        inArray(
          skus.goodsId,
          goodsRows.map(({ row }) => row.id),
        ),
      )
      .orderBy(skus.id);
    await insertAll(
      tx,
      activitySkus,
      priced.map(({ id: skuId, price }) => ({
        activityId,
        skuId,
        price: Math.round((price * percent) / 10_000) * 100,
      })),
    );
    const storeId = ACTIVITIES[activity]?.storeId ?? '1';
    for (const { id: skuId, stock } of priced.filter((sku) => sku.stock > 0))
      await tx
        .insert(storeStocks)
        .values({ storeId, skuId, stock: Math.min(stock, EVENT_SHELF) })
        .onConflictDoNothing();
  }
}
