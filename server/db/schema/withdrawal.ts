/** Money on its way out. Where it comes from is a source (domains/people/withdrawal/sources.ts); what is not paid out goes back there. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, id, ms, ref, words } from '../columns';

export type WithdrawalSourceName = 'balance' | 'income' | 'merchant';
export type WithdrawalMethod = 'bank' | 'wechat' | 'external';
export type WithdrawalStatus = 'auditing' | 'waitConfirm' | 'paying' | 'success' | 'rejected' | 'failed' | 'expired';

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    no: text('no').notNull().unique(),
    source: words<WithdrawalSourceName>('source').notNull(),
    /** Who asked for it and gets it. */
    memberId: ref('member_id').notNull(),
    /** Whose account it left: the member, or the merchant he is. */
    ownerId: ref('owner_id').notNull(),
    requestId: text('request_id').notNull(),
    amount: fen('amount').notNull(),
    /** Of `amount`: what the house keeps. */
    fee: fen('fee').notNull(),
    method: words<WithdrawalMethod>('method').notNull(),
    cardId: ref('card_id'),
    /** As they were when it was asked for. */
    bankName: text('bank_name').notNull().default(''),
    cardTail: text('card_tail').notNull().default(''),
    status: words<WithdrawalStatus>('status').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    /** Passed or refused by the finance desk. */
    decidedAt: ms('decided_at'),
    /** Until its receiver has to confirm it. */
    confirmBy: ms('confirm_by'),
    /** The messenger was asked for its dialog: from then on it may be confirmed there, whoever heard the answer. */
    offeredAt: ms('offered_at'),
    /** Handed to who pays it out. */
    sentAt: ms('sent_at'),
    /** Paid out, or back in the account. */
    endedAt: ms('ended_at'),
  },
  (t) => [
    uniqueIndex('withdrawals_request').on(t.memberId, t.requestId),
    index('withdrawals_member').on(t.memberId, t.createdAt),
    index('withdrawals_owner').on(t.ownerId, t.source, t.createdAt),
    check('withdrawals_amounts', sql`${t.amount} > 0 and ${t.fee} >= 0 and ${t.fee} < ${t.amount}`),
  ],
);
