/** Tea fields, their trees, who has adopted them, and what they bring (chapter 25 of the rules). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, list, ms, ref, words } from '../columns';

export type Season = 'spring' | 'summer' | 'autumn';
export type Craft = 'raw' | 'white' | 'red' | 'oolong';

export const teaFields = pgTable('tea_fields', {
  id: id(),
  name: text('name').notNull(),
  region: text('region').notNull(),
  /** Metres. */
  altitude: int('altitude').notNull(),
  areaMu: int('area_mu').notNull(),
  variety: text('variety').notNull(),
  gallery: list('gallery'),
  story: text('story').notNull(),
  liveId: ref('live_id'),
  lat: text('lat').notNull(),
  lng: text('lng').notNull(),
  /** What a harvest becomes when nobody has chosen. */
  craft: words<Craft>('craft').notNull(),
  crafts: list<Craft>('crafts'),
  batches: list<{ key: string; label: string; value: string }>('batches'),
  sort: int('sort').notNull().default(0),
});

/** Every ten minutes; tenths of a degree and of a percent, lux. */
export const fieldReadings = pgTable(
  'field_readings',
  {
    fieldId: ref('field_id').notNull(),
    at: ms('at').notNull(),
    temp: integer('temp').notNull(),
    humidity: integer('humidity').notNull(),
    soil: integer('soil').notNull(),
    light: integer('light').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fieldId, t.at] })],
);

export const fieldLogs = pgTable(
  'field_logs',
  {
    id: id(),
    fieldId: ref('field_id').notNull(),
    at: ms('at').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    photo: text('photo').notNull(),
  },
  (t) => [index('field_logs_field').on(t.fieldId, t.at)],
);

/** `left` of `quota` adoptions are still to be had. */
export const adoptPlans = pgTable(
  'adopt_plans',
  {
    id: id(),
    fieldId: ref('field_id').notNull(),
    name: text('name').notNull(),
    unit: words<'tree' | 'plot'>('unit').notNull(),
    years: int('years').notNull(),
    price: fen('price').notNull(),
    /** Grams of finished tea of a year. */
    yieldGrams: int('yield_grams').notNull(),
    gifts: list('gifts'),
    quota: integer('quota').notNull(),
    left: integer('left').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    index('adopt_plans_field').on(t.fieldId),
    check('adopt_plans_left', sql`${t.left} >= 0 and ${t.left} <= ${t.quota}`),
  ],
);

export const teaTrees = pgTable(
  'tea_trees',
  {
    id: id(),
    fieldId: ref('field_id').notNull(),
    code: text('code').notNull().unique(),
    age: int('age').notNull(),
    variety: text('variety').notNull(),
    /** Thousandths of the drawn terrace. */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    /** Centimetres. */
    height: int('height').notNull(),
    crown: int('crown').notNull(),
    history: list<{ key: string; label: string; value: string }>('history'),
    state: words<'free' | 'held' | 'adopted'>('state').notNull().default('free'),
    /** Kept back by the field: nobody may adopt it. */
    reserved: flag('reserved'),
    plaque: text('plaque'),
  },
  (t) => [index('tea_trees_field').on(t.fieldId, t.state), index('tea_trees_place').on(t.fieldId, t.id)],
);

export type AdoptionStatus = 'unpaid' | 'growing' | 'making' | 'claimable' | 'ended' | 'cancelled';

export const adoptions = pgTable(
  'adoptions',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    treeId: ref('tree_id').notNull(),
    fieldId: ref('field_id').notNull(),
    planId: ref('plan_id').notNull(),
    plaque: text('plaque').notNull(),
    status: words<AdoptionStatus>('status').notNull(),
    price: fen('price').notNull(),
    /** As the plan said when it was adopted. */
    yieldGrams: int('yield_grams').notNull(),
    createdAt: ms('created_at').notNull(),
    /** Until when it is paid. */
    expireAt: ms('expire_at').notNull(),
    startAt: ms('start_at').notNull().default(0),
    endAt: ms('end_at').notNull().default(0),
    /** The next picking within its years; 0 when there is none. */
    pickAt: ms('pick_at').notNull().default(0),
    certificateNo: text('certificate_no').notNull().default(''),
    /** The price went back before anything was picked. */
    refundedAt: ms('refunded_at').notNull().default(0),
    renamedAt: ms('renamed_at').notNull().default(0),
    /** A renewal that waits to be paid prolongs this one. */
    renewsId: ref('renews_id'),
    giftTo: ref('gift_to'),
    giftExpireAt: ms('gift_expire_at').notNull().default(0),
    /** Who had it before. */
    givenBy: list<{ memberId: string; at: number }>('given_by'),
  },
  (t) => [
    index('adoptions_member').on(t.memberId, t.status),
    index('adoptions_gift').on(t.giftTo),
    index('adoptions_field').on(t.fieldId, t.status),
    // One tree has at most one adoption that is alive or waits to be paid; a renewal belongs to the one it prolongs.
    uniqueIndex('adoptions_tree')
      .on(t.treeId)
      .where(sql`${t.status} in ('unpaid', 'growing', 'making', 'claimable') and ${t.renewsId} is null`),
  ],
);

export type HarvestStatus = 'chooseCraft' | 'making' | 'claimable' | 'shipped' | 'stored';

export const harvests = pgTable(
  'harvests',
  {
    id: id(),
    adoptionId: ref('adoption_id').notNull(),
    fieldId: ref('field_id').notNull(),
    /** Who owned the tree when it was picked, or was given the harvest with it. */
    memberId: ref('member_id').notNull(),
    season: words<Season>('season').notNull(),
    year: int('year').notNull(),
    grams: integer('grams').notNull(),
    craft: words<Craft>('craft'),
    byDefault: flag('by_default'),
    status: words<HarvestStatus>('status').notNull(),
    pickedAt: ms('picked_at').notNull(),
    chooseBefore: ms('choose_before').notNull(),
    readyAt: ms('ready_at').notNull().default(0),
    claimBefore: ms('claim_before').notNull().default(0),
    claimedAt: ms('claimed_at').notNull().default(0),
    /** What it became in the cellar, and the outbound that sends it. */
    lotId: ref('lot_id'),
    requestId: ref('request_id'),
  },
  (t) => [
    uniqueIndex('harvests_season').on(t.adoptionId, t.year, t.season),
    index('harvests_member').on(t.memberId, t.status),
  ],
);

export const harvestPosts = pgTable(
  'harvest_posts',
  {
    id: id(),
    fieldId: ref('field_id').notNull(),
    season: words<Season>('season').notNull(),
    year: int('year').notNull(),
    grams: int('grams').notNull(),
    photos: list('photos'),
    text: text('text').notNull(),
    adopters: int('adopters').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    index('harvest_posts_at').on(t.at),
    index('harvest_posts_field').on(t.fieldId, t.at),
    uniqueIndex('harvest_posts_season').on(t.fieldId, t.year, t.season),
  ],
);
