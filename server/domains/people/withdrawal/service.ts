/**
 * Money on its way out (rule 22.3). It is frozen when it is asked for, looked at by somebody of the finance desk, handed to who pays it
 * out, and spent when it has arrived; on every other end it goes back to where it came from, once. All of it happens with the
 * withdrawal's row locked, so that two who end it at the same moment end it once.
 */
import type { Tx } from '../../../db/client';
import type { WithdrawalMethod, WithdrawalSourceName } from '../../../db/schema';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { schedule, unschedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { numberOf } from '../../../lib/numbers';
import { readShopSettings } from '../shopSettings/repository';
import { findCard, touchCard, type BankCard } from '../identity/repository';
import { freeze, spendFrozen, unfreeze } from '../ledger/service';
import type { Owner } from '../ledger/repository';
import { sendNotice } from '../notice/send';
import { requirePayToken } from '../session/proofs';
import { insertWithdrawal, findRequest, updateWithdrawal, type Withdrawal } from './repository';
import { sourceOf, type WithdrawalSource } from './sources';
import { openWithdrawalTask } from './task';
import { blockersOf, feeOf, termsOf, type Deps } from './terms';

export const PAY_JOB = 'withdrawal.pay';
export const EXPIRE_JOB = 'withdrawal.expire';
const HOUR_MS = 3_600_000;

export interface WithdrawalInput {
  source: WithdrawalSourceName;
  /** Fen. */
  amount: number;
  method: WithdrawalMethod;
  /** Of bank and settlement service; without one the card that was used last. */
  cardId?: string;
  payToken: string;
  requestId: string;
}

/** 404 no such account or card · 410 the proof is used or over · 422 what stands in the way, in its words. */
export async function startWithdrawal(
  tx: Tx,
  memberId: string,
  { source: name, amount, method, cardId, payToken, requestId }: WithdrawalInput,
  now: number,
  server: Deps,
): Promise<Withdrawal> {
  await lockMember(tx, memberId);
  const terms = await termsOf(tx, memberId, name, now, server);
  const [blocker] = blockersOf(terms, { amount, method });
  if (blocker) throw refuse(blocker.route ? `${blocker.text}，暂不能提现` : blocker.text);
  const card = method === 'wechat' ? undefined : await cardOf(tx, memberId, cardId, terms.cards);
  await requirePayToken(tx, memberId, payToken, now);
  const row = await insertWithdrawal(tx, {
    no: numberOf('TX', now, await nextSequence(tx), 8),
    source: name,
    memberId,
    ownerId: terms.owner.ownerId,
    requestId,
    amount,
    fee: feeOf(amount, terms.rules),
    method,
    ...(card ? { cardId: card.id, bankName: card.bankName, cardTail: card.tail } : {}),
    status: 'auditing',
    createdAt: now,
  });
  if (!row) return twinOf(tx, memberId, requestId);
  const { owner, source } = terms;
  await freeze(tx, {
    owner,
    unit: source.unit,
    bizType: 'withdraw',
    bizId: row.id,
    value: amount,
    title: source.title(method),
    memo: row.no,
    at: now,
  });
  if (card) await touchCard(tx, card.id, now);
  if (!source.audited(method)) return release(tx, row, now, server);
  await openWithdrawalTask(tx, row, terms, now, server);
  await source.changed?.(tx, row, now);
  return row;
}

/** The same request came by another address. */
async function twinOf(tx: Tx, memberId: string, requestId: string): Promise<Withdrawal> {
  const twin = await findRequest(tx, memberId, requestId);
  if (!twin) throw conflict();
  return twin;
}

async function cardOf(tx: Tx, memberId: string, cardId: string | undefined, [last]: BankCard[]): Promise<BankCard> {
  const card = cardId === undefined ? last : await findCard(tx, memberId, cardId);
  if (!card) throw notFound();
  return card;
}

export const ownerOf = (row: Withdrawal): Owner => ({
  ownerType: row.source === 'merchant' ? 'merchant' : 'member',
  ownerId: row.ownerId,
});

/** Nobody has to look at it any more: the payout begins, or its receiver is asked to confirm it. */
export async function release(tx: Tx, row: Withdrawal, now: number, server: Setup): Promise<Withdrawal> {
  const source = sourceOf(server, row.source);
  if (row.method !== 'wechat') {
    const paying = await updateWithdrawal(tx, row.id, { status: 'paying', sentAt: now });
    await schedule(tx, PAY_JOB, row.id, now);
    await source.changed?.(tx, paying, now);
    return paying;
  }
  const { confirmHours } = (await readShopSettings(tx)).withdrawal;
  const confirmBy = now + confirmHours * HOUR_MS;
  const waiting = await updateWithdrawal(tx, row.id, { status: 'waitConfirm', confirmBy });
  await schedule(tx, EXPIRE_JOB, row.id, confirmBy);
  await source.changed?.(tx, waiting, now);
  await tell(
    tx,
    waiting,
    source,
    now,
    '请确认收款',
    `提现 ¥${yuan(row.amount)} 待你在 ${confirmHours} 小时内确认收款，逾期退回${source.word}。`,
  );
  return waiting;
}

/** The money has arrived: what was frozen is gone for good. The row is locked and not at its end. */
export async function succeed(tx: Tx, row: Withdrawal, now: number, server: Setup): Promise<Withdrawal> {
  const source = sourceOf(server, row.source);
  const done = await updateWithdrawal(tx, row.id, { status: 'success', reason: '', endedAt: now });
  await spendFrozen(tx, ownerOf(row), source.unit, row.amount);
  await unschedule(tx, EXPIRE_JOB, row.id);
  await source.changed?.(tx, done, now);
  const to = row.method === 'wechat' ? '微信零钱' : `${row.bankName}尾号 ${row.cardTail}`;
  await tell(tx, done, source, now, '提现已到账', `¥${yuan(row.amount - row.fee)} 已到${to}。`);
  return done;
}

const ENDS = {
  rejected: { title: '提现未通过', word: '未通过' },
  failed: { title: '提现失败', word: '打款失败' },
  expired: { title: '提现已退回', word: '超时未确认' },
} as const;

/** The money will not arrive: it is back in the account. The row is locked and not at its end. */
export async function giveBack(
  tx: Tx,
  row: Withdrawal,
  { status, reason, decidedAt }: { status: keyof typeof ENDS; reason: string; decidedAt?: number },
  now: number,
  server: Setup,
): Promise<Withdrawal> {
  const source = sourceOf(server, row.source);
  const back = await updateWithdrawal(tx, row.id, {
    status,
    reason,
    endedAt: now,
    ...(decidedAt === undefined ? {} : { decidedAt }),
  });
  await unfreeze(tx, {
    owner: ownerOf(row),
    unit: source.unit,
    bizType: 'withdraw',
    bizId: row.id,
    value: row.amount,
    title: `${source.title(row.method)}退回`,
    memo: reason || row.no,
    at: now,
  });
  await unschedule(tx, EXPIRE_JOB, row.id);
  await source.changed?.(tx, back, now);
  const { title, word } = ENDS[status];
  await tell(
    tx,
    back,
    source,
    now,
    title,
    `提现 ¥${yuan(row.amount)} ${word}${reason ? `：${reason}` : ''}，款项已退回${source.word}。`,
  );
  return back;
}

const tell = (
  tx: Tx,
  row: Withdrawal,
  source: WithdrawalSource,
  at: number,
  title: string,
  text: string,
): Promise<void> =>
  sendNotice(tx, row.memberId, { box: 'service', title, text, link: source.route(row), at, sms: true });
