/** The tea fields with their trees, readings, logs, adoptions and harvests; 林知夏 has two that grow, one to claim and one that is over. */
import type { Tx } from '../../db/client';
import {
  adoptions,
  adoptPlans,
  fieldLogs,
  fieldReadings,
  harvestPosts,
  harvests,
  teaFields,
  teaTrees,
} from '../../db/schema';
import { schedule } from '../../db/timers';
import { certificateOf, END_JOB, EXPIRE_JOB, HOLD_MS } from '../../domains/selling/grove/adoption/create';
import { planPicking } from '../../domains/selling/grove/adoption/pick';
import { STORE_JOB } from '../../domains/selling/grove/adoption/timers';
import { CHOOSE_MS, CLAIM_MS, gramsOf } from '../../domains/selling/grove/harvest/seasons';
import { numberOf } from '../../lib/numbers';
import { nextPicking, type Picking } from '../../lib/pickings';
import { createRandom } from '../../lib/random';
import { DAY_MS, dayOf, monthsAfter } from '../../lib/shanghai';
import { insertAll } from '../insert';
import { FIELDS, LOGS, PLAQUES, type FieldSeed } from '../data/groves';

const LIN = '10001';
/** Who has adopted, one after the other: members of the demo who are not new, and tea friends. */
const ADOPTERS = ['10003', '10010', '10011', '10020', ...Array.from({ length: 22 }, (_, i) => String(10_500 + i))];
const STEP_MS = 10 * 60_000;
const READ_DAYS = 8;
/** Of the demo's own data: what is not there is a mistake in it. */
function nth<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`the groves have no ${index}`);
  return found;
}
const firstTree = (at: number) => 72_000 + at * 3000;
const planId = (field: FieldSeed, at: number) => `${field.id}${at + 1}`;

/** Rows of terraces that follow the slope; the same field is always drawn alike. */
function treesOf(field: FieldSeed, at: number): (typeof teaTrees.$inferInsert)[] {
  const random = createRandom(Number(field.id)).next;
  const rows = Math.ceil(Math.sqrt(field.trees / 2.2));
  const perRow = Math.ceil(field.trees / rows);
  return Array.from({ length: field.trees }, (_, i) => {
    const [row, place] = [Math.floor(i / perRow), i % perRow];
    const bend = Math.sin((place / perRow) * Math.PI) * 26;
    const [from, to] = field.ages;
    const age = Math.round(from + (to - from) * random() ** 2);
    const variety = field.varieties[random() < 0.7 ? 0 : 1 + Math.floor(random() * (field.varieties.length - 1))];
    return {
      id: String(firstTree(at) + i),
      fieldId: field.id,
      code: `${field.code}-${String(row + 1).padStart(2, '0')}-${String(place + 1).padStart(2, '0')}`,
      age,
      variety: variety ?? field.variety,
      x: Math.round(30 + (940 * (place + 0.5)) / perRow + (random() - 0.5) * 8),
      y: Math.round(60 + (880 * (row + 0.5)) / rows - bend + (random() - 0.5) * 6),
      height: Math.round(80 + Math.min(age, 150) * 2.1 + random() * 40),
      crown: Math.round(70 + Math.min(age, 150) * 1.4 + random() * 30),
      history: [{ key: 'planted', label: '栽种', value: `约 ${2026 - age} 年` }],
      state: 'free' as const,
      reserved: i % 211 === 7,
      plaque: null,
    };
  });
}

/** The day's curve: cool at five, warm at two in the afternoon; damp when it is cool. */
function readingsOf(field: FieldSeed, now: number): (typeof fieldReadings.$inferInsert)[] {
  const random = createRandom(Number(field.id) + 1).next;
  const [mean, swing, humidity] = field.climate;
  const last = Math.floor(now / STEP_MS) * STEP_MS;
  return Array.from({ length: (READ_DAYS * DAY_MS) / STEP_MS }, (_, i) => {
    const at = last - i * STEP_MS;
    const hour = ((at + 8 * 3_600_000) % DAY_MS) / 3_600_000;
    const wave = Math.sin(((hour - 8) / 24) * 2 * Math.PI);
    const sun = Math.max(0, Math.sin(((hour - 5.5) / 13) * Math.PI));
    return {
      fieldId: field.id,
      at,
      temp: Math.round(mean + swing * wave + (random() - 0.5) * 6),
      humidity: Math.min(990, Math.round(humidity - wave * 90 + (random() - 0.5) * 14)),
      soil: Math.round(310 + (random() - 0.5) * 8),
      light: hour > 5.5 && hour < 18.5 ? Math.round(sun * 52_000 + random() * 3000) : 0,
    };
  });
}

interface AdoptionSeed {
  id: string;
  memberId: string;
  field: number;
  tree: number;
  plan: number;
  plaque: string;
  status: 'growing' | 'claimable' | 'ended' | 'unpaid';
  /** Days since it began. */
  days: number;
}
const OWN: readonly AdoptionSeed[] = [
  { id: '7201', memberId: LIN, field: 0, tree: 101, plan: 1, plaque: '知夏的茶', status: 'growing', days: 130 },
  { id: '7202', memberId: LIN, field: 3, tree: 88, plan: 0, plaque: '半日', status: 'growing', days: 40 },
  { id: '7203', memberId: LIN, field: 0, tree: 260, plan: 0, plaque: '夏至', status: 'claimable', days: 220 },
  { id: '7204', memberId: LIN, field: 2, tree: 500, plan: 0, plaque: '第一棵', status: 'ended', days: 420 },
];
/** Others: every field has some, three wait to be paid. */
const others: readonly AdoptionSeed[] = FIELDS.flatMap((field, at) =>
  Array.from({ length: 18 }, (_, i) => ({
    id: String(7210 + at * 20 + i),
    memberId: ADOPTERS[(at * 18 + i) % ADOPTERS.length] ?? LIN,
    field: at,
    tree: Math.floor(((i + 0.5) * field.trees) / 18),
    plan: i % 5 === 0 ? 1 : 0,
    plaque: PLAQUES[(at * 7 + i) % PLAQUES.length] ?? '茶友',
    status: i === 17 && at < 3 ? ('unpaid' as const) : ('growing' as const),
    days: 20 + i * 9,
  })),
);

/** The newest first. */
function pickingsBefore(now: number, count: number): Picking[] {
  const all: Picking[] = [];
  for (let one = nextPicking(now - 5 * 366 * DAY_MS); one.at < now; one = nextPicking(one.at)) all.unshift(one);
  return all.slice(0, count);
}

export async function seedGroves(tx: Tx, _at: number, now: number): Promise<void> {
  const all = [...OWN, ...others];
  const trees = FIELDS.map(treesOf);
  for (const { field, tree, plaque, status } of all) {
    const row = trees[field]?.[tree];
    if (!row || status === 'ended') continue;
    Object.assign(row, status === 'unpaid' ? { state: 'held' } : { state: 'adopted', plaque }, { reserved: false });
  }
  await insertAll(
    tx,
    teaFields,
    FIELDS.map((field, sort) => ({
      id: field.id,
      name: field.name,
      region: field.region,
      altitude: field.altitude,
      areaMu: field.areaMu,
      variety: field.variety,
      gallery: [1, 2, 3].map((n) => `/images/field/${sort * 3 + n}.webp`),
      story: field.story,
      liveId: field.liveId ?? null,
      lat: field.lat,
      lng: field.lng,
      craft: field.craft,
      crafts: [...field.crafts],
      batches: [
        { key: 'spring', label: '2026 春', value: `已制 ${field.trees > 1000 ? 3 : 2} 批` },
        { key: 'autumn', label: '2025 秋', value: '已制 1 批' },
      ],
      sort,
    })),
  );
  for (const field of FIELDS) await insertAll(tx, fieldReadings, readingsOf(field, now));
  await insertAll(
    tx,
    fieldLogs,
    FIELDS.flatMap((field, at) =>
      LOGS.map(([daysAgo, title, text], i) => ({
        id: String(7300 + at * 20 + i),
        fieldId: field.id,
        at: now - (daysAgo + at) * DAY_MS,
        title,
        text,
        photo: `/images/field/${at * 3 + 1 + (i % 3)}.webp`,
      })),
    ),
  );
  const taken = (id: string) =>
    all.filter((one) => one.status !== 'ended' && planId(nth(FIELDS, one.field), one.plan) === id).length;
  await insertAll(
    tx,
    adoptPlans,
    FIELDS.flatMap((field) =>
      field.plans.map((plan, sort) => ({
        id: planId(field, sort),
        fieldId: field.id,
        name: plan.name,
        unit: plan.unit,
        years: plan.years,
        price: plan.price,
        yieldGrams: plan.grams,
        gifts: [...plan.gifts],
        quota: plan.quota,
        left: plan.quota - taken(planId(field, sort)),
        sort,
      })),
    ),
  );
  for (const rows of trees) await insertAll(tx, teaTrees, rows);

  const rows = all.map((one): typeof adoptions.$inferInsert => {
    const field = nth(FIELDS, one.field);
    const plan = nth(field.plans, one.plan);
    const createdAt = one.status === 'unpaid' ? now - 4 * 60_000 : now - one.days * DAY_MS;
    const paid = one.status !== 'unpaid';
    const endAt = paid ? monthsAfter(createdAt, 12 * plan.years) : 0;
    const next = nextPicking(now).at;
    return {
      id: one.id,
      no: numberOf('RY', createdAt, one.id),
      memberId: one.memberId,
      treeId: String(firstTree(one.field) + one.tree),
      fieldId: field.id,
      planId: planId(field, one.plan),
      plaque: one.plaque,
      status: one.status,
      price: plan.price,
      yieldGrams: plan.grams,
      createdAt,
      expireAt: createdAt + HOLD_MS,
      startAt: paid ? createdAt : 0,
      endAt,
      pickAt: one.status !== 'ended' && next < endAt ? next : 0,
      certificateNo: paid ? certificateOf(one.id, createdAt) : '',
    };
  });
  await insertAll(tx, adoptions, rows);
  for (const row of rows) {
    const { id = '', endAt = 0 } = row;
    if (row.status === 'unpaid') await schedule(tx, EXPIRE_JOB, id, row.expireAt);
    if (row.status === 'growing' || row.status === 'claimable') {
      await schedule(tx, END_JOB, id, endAt);
      await planPicking(tx, id, now, endAt);
    }
  }
  const pickedAt = now - 50 * DAY_MS;
  const claimBefore = now - 30 * DAY_MS + CLAIM_MS;
  await insertAll(tx, harvests, [
    {
      id: '7401',
      adoptionId: '7203',
      fieldId: nth(FIELDS, 0).id,
      memberId: LIN,
      season: 'spring',
      year: Number(dayOf(pickedAt).slice(0, 4)),
      grams: 800,
      craft: 'red',
      status: 'claimable',
      pickedAt,
      chooseBefore: pickedAt + CHOOSE_MS,
      readyAt: now - 30 * DAY_MS,
      claimBefore,
    },
  ]);
  await schedule(tx, STORE_JOB, '7401', claimBefore);
  await insertAll(
    tx,
    harvestPosts,
    FIELDS.flatMap((field, at) =>
      pickingsBefore(now, 6).map(({ season, year, at: pickedAt }, i) => ({
        id: String(7500 + at * 10 + i),
        fieldId: field.id,
        season,
        year,
        grams: Math.round(gramsOf(season, field.trees * 66) * (1 - i * 0.06)),
        photos: [1, 2, 3].map((n) => `/images/field/${at * 3 + n}.webp`),
        text:
          season === 'spring'
            ? `${field.name}的春茶开采，天气好，做青稳，${field.variety}的香气比去年更扬。`
            : `秋露白，一年里最后一轮。产量少，香高水甜，适合存。`,
        adopters: Math.round(field.trees * 0.08 * (1 - i * 0.1)),
        at: pickedAt,
      })),
    ),
  );
}
