/** The client book: whom the consultants look after, who looks after whom, and how clients go from hand to hand. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CLIENT_LEVELS, CLIENT_STAGES, CLIENT_TYPES, GENDERS } from '../../../src/contract/client/shapes';
import type { Geo, KV } from '../../../src/contract/kit';
import { fen, flag, id, json, list, ms, ref, words } from '../columns';

export type ClientLevel = (typeof CLIENT_LEVELS)[number];
export type ClientStage = (typeof CLIENT_STAGES)[number];
export type ClientType = (typeof CLIENT_TYPES)[number];

export const clients = pgTable(
  'clients',
  {
    id: id(),
    name: text('name').notNull(),
    gender: words<(typeof GENDERS)[number]>('gender').notNull().default(''),
    /** Dial code, and the number in that country's own digits (client/mobile.ts): together they are one client (rule 29.1). */
    countryCode: text('country_code').notNull().default('86'),
    mobile: text('mobile').notNull(),
    mobile2: text('mobile2').notNull().default(''),
    type: words<ClientType>('type').notNull().default('person'),
    level: words<ClientLevel>('level').notNull().default('C'),
    stage: words<ClientStage>('stage').notNull().default('lead'),
    source: text('source').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    company: text('company').notNull().default(''),
    title: text('title').notNull().default(''),
    /** YYYY-MM-DD, '' = not known. */
    birthday: text('birthday').notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    address: text('address').notNull().default(''),
    geo: json<Geo>('geo'),
    wechat: text('wechat').notNull().default(''),
    hobbyTagIds: list('hobby_tag_ids'),
    tags: list('tags'),
    budget: text('budget').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** People of a company: what they are called, and how they are reached. */
    contacts: list<KV>('contacts'),
    /** The employee who answers for the client; null = the pool's. */
    ownerId: ref('owner_id'),
    /** Since when it is the owner's, or the pool's. */
    ownedAt: ms('owned_at').notNull(),
    /** Who told whom about it, for the owner of one that goes back to the pool: warned once for each silence. */
    warnedAt: ms('warned_at'),
    lastAt: ms('last_at'),
    nextAt: ms('next_at'),
    dealAmount: fen('deal_amount').notNull().default(0),
    /** Name, company, number and tags as they are searched for, and their characters and pairs (keyword/grams.ts). */
    searchText: text('search_text').notNull().default(''),
    searchGrams: text('search_grams')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdById: ref('created_by_id'),
    createdAt: ms('created_at').notNull(),
    updatedAt: ms('updated_at').notNull(),
    rev: integer('rev').notNull().default(1),
    /** The client it was merged into; until that is undone it is nowhere to be seen. */
    mergedIntoId: ref('merged_into_id'),
  },
  (t) => [
    uniqueIndex('clients_mobile')
      .on(t.countryCode, t.mobile)
      .where(sql`${t.mergedIntoId} is null`),
    index('clients_next').on(t.ownerId, t.nextAt, t.id),
    index('clients_last').on(t.ownerId, t.lastAt, t.id),
    index('clients_created').on(t.ownerId, t.createdAt, t.id),
    index('clients_amount').on(t.ownerId, t.dealAmount, t.id),
    index('clients_grams').using('gin', t.searchGrams).with({ fastupdate: false }),
    index('clients_merged')
      .on(t.mergedIntoId)
      .where(sql`${t.mergedIntoId} is not null`),
    index('clients_merged_mobile')
      .on(t.mobile)
      .where(sql`${t.mergedIntoId} is not null`),
    check('clients_amount_positive', sql`${t.dealAmount} >= 0`),
  ],
);

/** Colleagues with whom a client is shared. */
export const clientCollaborators = pgTable(
  'client_collaborators',
  { clientId: ref('client_id').notNull(), employeeId: ref('employee_id').notNull(), at: ms('at').notNull() },
  (t) => [primaryKey({ columns: [t.clientId, t.employeeId] }), index('client_collaborators_employee').on(t.employeeId)],
);

export type ClientApplyKind = 'claim' | 'release' | 'transfer' | 'share';
export type ClientApplyStatus = 'done' | 'waiting' | 'passed' | 'rejected' | 'withdrawn';

/** How a client went from hand to hand, or was asked for; rows of what is done at once are `done`. */
export const clientApplies = pgTable(
  'client_applies',
  {
    id: id(),
    clientId: ref('client_id').notNull(),
    kind: words<ClientApplyKind>('kind').notNull(),
    status: words<ClientApplyStatus>('status').notNull().default('done'),
    /** Who asked, and by which name. */
    byId: ref('by_id').notNull(),
    by: text('by').notNull(),
    /** The owner at that time. */
    fromId: ref('from_id'),
    toId: ref('to_id'),
    to: text('to').notNull().default(''),
    reason: text('reason').notNull().default(''),
    at: ms('at').notNull(),
    decidedAt: ms('decided_at'),
  },
  (t) => [
    index('client_applies_client').on(t.clientId, t.at),
    // A client waits for one transfer at a time, and each colleague asks once for a share.
    uniqueIndex('client_applies_transfer')
      .on(t.clientId)
      .where(sql`${t.kind} = 'transfer' and ${t.status} = 'waiting'`),
    uniqueIndex('client_applies_share')
      .on(t.clientId, t.toId)
      .where(sql`${t.kind} = 'share' and ${t.status} = 'waiting'`),
  ],
);

/** How many clients an employee took from the pool on a day. */
export const clientClaims = pgTable(
  'client_claims',
  {
    employeeId: ref('employee_id').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.day] })],
);

/** Two clients that were one, side by side as they were: what an undoing puts back. */
export const clientMerges = pgTable(
  'client_merges',
  {
    id: id(),
    keptId: ref('kept_id').notNull(),
    goneId: ref('gone_id').notNull(),
    byId: ref('by_id').notNull(),
    by: text('by').notNull(),
    /** The kept one's columns before, and the collaborators it got by it. */
    before: json<Record<string, unknown>>('before').notNull(),
    joined: list('joined'),
    /** Part of a client -> ids of its rows that moved. */
    moved: json<Record<string, string[]>>('moved').notNull(),
    at: ms('at').notNull(),
    undone: flag('undone'),
  },
  (t) => [
    index('client_merges_kept').on(t.keptId, t.at),
    // By the number that the kept one had before.
    index('client_merges_mobile')
      .on(sql`((${t.before}->>'mobile'))`)
      .where(sql`not ${t.undone}`),
    uniqueIndex('client_merges_gone')
      .on(t.goneId)
      .where(sql`not ${t.undone}`),
  ],
);
