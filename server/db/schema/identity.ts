/** Who a member is by law, and the bank cards that were found to be theirs. What is `sealed` nobody reads without the key (lib/vault.ts). */
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, int, ms, ref, words } from '../columns';

export const realIdentities = pgTable(
  'real_identities',
  {
    memberId: ref('member_id').primaryKey(),
    /** basic = name and number as they were told, verified = found right at the authentication service. */
    state: words<'basic' | 'verified'>('state').notNull(),
    nameSealed: text('name_sealed').notNull(),
    numberSealed: text('number_sealed').notNull(),
    /** Keyed, so that a copy of the database does not tell whose number it is. */
    numberHash: text('number_hash').notNull(),
    /** 张**, 3****************8. */
    nameMask: text('name_mask').notNull(),
    numberMask: text('number_mask').notNull(),
    /** Names of sealed files, '' = not sent. */
    front: text('front').notNull().default(''),
    back: text('back').notNull().default(''),
    basicAt: ms('basic_at').notNull(),
    verifiedAt: ms('verified_at'),
  },
  (t) => [uniqueIndex('real_identities_number').on(t.numberHash)],
);

/** How often a member asked the authentication service on a day, and why it said no last. */
export const identityTries = pgTable('identity_tries', {
  memberId: ref('member_id').primaryKey(),
  day: text('day').notNull(),
  tries: int('tries').notNull(),
  reason: text('reason').notNull().default(''),
});

export const bankCards = pgTable(
  'bank_cards',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    bankName: text('bank_name').notNull(),
    tail: text('tail').notNull(),
    numberSealed: text('number_sealed').notNull(),
    numberHash: text('number_hash').notNull(),
    /** As the bank knows it, masked. */
    mobileMask: text('mobile_mask').notNull(),
    createdAt: ms('created_at').notNull(),
    usedAt: ms('used_at').notNull(),
  },
  (t) => [
    uniqueIndex('bank_cards_number').on(t.memberId, t.numberHash),
    index('bank_cards_member').on(t.memberId, t.usedAt),
  ],
);

/** Pictures of papers that were sent but stand in no form yet, or do: sealed files outside everything that is served. */
export const sealedFiles = pgTable(
  'sealed_files',
  {
    name: text('name').primaryKey(),
    memberId: ref('member_id').notNull(),
    /** SHA-256 of what was sent: the same picture twice is known. null: from before that. */
    hash: text('hash'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [index('sealed_files_member').on(t.memberId), index('sealed_files_hash').on(t.hash)],
);
