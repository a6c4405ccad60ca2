/** Giving a piece to another member: accepted within 24 hours, frozen for 7 days afterwards (rule 13.7). */
import type { Tx } from '../../../../db/client';
import type { HoldingEvent } from '../../../../db/schema';
import { conflict, expired, refuse } from '../../../../http/errors';
import { schedule, unschedule } from '../../../../db/timers';
import { DAY_MS } from '../../../../lib/shanghai';
import { maskName } from '../../../../lib/mask';
import { receiverOf } from '../../../people/member/recipient';
import { requirePayToken } from '../../../people/session/proofs';
import { sendNotice } from '../../../people/notice/send';
import { findIssue } from '../issue/repository';
import { findNickname, insertHoldings, updateHolding, type HoldingRow } from './repository';

export const TRANSFER_JOB = 'collectible.transfer';
const ACCEPT_MS = DAY_MS;
const FREEZE_MS = 7 * DAY_MS;

const withEvent = (row: HoldingRow, key: HoldingEvent['key'], label: string, at: number): HoldingEvent[] => [
  ...row.log,
  { key, label, at },
];

/** What the piece is called in a message. */
async function pieceOf(tx: Tx, row: HoldingRow): Promise<{ text: string; image: string | undefined }> {
  const issue = await findIssue(tx, row.collectibleId);
  return { text: `「${issue?.name ?? '藏品'}」No.${row.serialNo}`, image: issue?.images[0] };
}

async function tell(
  tx: Tx,
  memberId: string,
  row: HoldingRow,
  title: string,
  say: (piece: string) => string,
  at: number,
): Promise<void> {
  const { text, image } = await pieceOf(tx, row);
  const link = `/pages/tea/my-cpf?id=${row.id}`;
  await sendNotice(tx, memberId, { box: 'service', title, text: say(text), image, link, at });
}

/** The row is locked and the member's own. 422 转赠中, 冻结期内, 自己, 对方账号已注销 · 404 unknown receiver · 410 proof is used or over. */
export async function offer(
  tx: Tx,
  row: HoldingRow,
  { toId, payToken }: { toId: string; payToken: string },
  now: number,
): Promise<HoldingRow> {
  if (row.status !== 'held') throw conflict('藏品状态已变化，请刷新后重试');
  if (row.frozenUntil > now) throw refuse('冻结期内不可转赠');
  if (toId === row.memberId) throw refuse('不能转赠给自己');
  const { nickname: receiver } = await receiverOf(tx, toId, now);
  await requirePayToken(tx, row.memberId, payToken, now);
  const expireAt = now + ACCEPT_MS;
  await schedule(tx, TRANSFER_JOB, row.id, expireAt);
  const sender = maskName((await findNickname(tx, row.memberId)) ?? '');
  await tell(tx, toId, row, '收到一份藏品转赠', (piece) => `${sender} 赠你${piece}，请在 24 小时内接收。`, now);
  return updateHolding(tx, row.id, {
    status: 'transferring',
    toId,
    transferExpireAt: expireAt,
    log: withEvent(row, 'offered', `转赠给 ${maskName(receiver)}，待接收`, now),
    updatedAt: now,
  });
}

/** The receiver takes it: the giver's row becomes history, a new one carries the number and its story on. */
export async function accept(tx: Tx, row: HoldingRow, now: number): Promise<HoldingRow> {
  const receiverId = openOffer(row, now);
  const [giver = '', receiver = ''] = [await findNickname(tx, row.memberId), await findNickname(tx, receiverId)];
  await unschedule(tx, TRANSFER_JOB, row.id);
  await updateHolding(tx, row.id, {
    status: 'given',
    transferExpireAt: null,
    log: withEvent(row, 'given', `已转出给 ${maskName(receiver)}`, now),
    updatedAt: now,
  });
  const [made] = await insertHoldings(tx, [
    {
      collectibleId: row.collectibleId,
      serialNo: row.serialNo,
      certificateNo: row.certificateNo,
      memberId: receiverId,
      status: 'held',
      acquiredAt: now,
      frozenUntil: now + FREEZE_MS,
      cellarSlot: row.cellarSlot,
      log: withEvent(row, 'received', `由 ${maskName(giver)} 转赠，${maskName(receiver)} 接收`, now),
      updatedAt: now,
    },
  ]);
  await tell(tx, row.memberId, row, '藏品已被接收', (piece) => `你转赠的${piece}已由对方接收。`, now);
  return made as HoldingRow;
}

/** Back to its holder: refused, recalled, or nobody answered in time. */
export async function giveBack(
  tx: Tx,
  row: HoldingRow,
  why: 'refused' | 'recalled' | 'expired',
  now: number,
): Promise<HoldingRow> {
  const labels = { refused: '对方已拒收，藏品退回', recalled: '已撤回转赠', expired: '24 小时未接收，自动退回' };
  if (why !== 'expired') await unschedule(tx, TRANSFER_JOB, row.id);
  if (why !== 'recalled') {
    const text = why === 'refused' ? '已被对方拒收' : '超过 24 小时未被接收';
    await tell(tx, row.memberId, row, '藏品已退回', (piece) => `你转赠的${piece}${text}，已退回你的名下。`, now);
  }
  return updateHolding(tx, row.id, {
    status: 'held',
    toId: null,
    transferExpireAt: null,
    log: withEvent(row, why, labels[why], now),
    updatedAt: now,
  });
}

/** Id of the receiver of an offer that is still open; 409 when it was answered, 410 when it is over. */
export function openOffer(row: HoldingRow, now: number): string {
  if (row.status !== 'transferring' || row.toId === null) throw conflict('该转赠已处理');
  if ((row.transferExpireAt ?? 0) <= now) throw expired('转赠已超过 24 小时');
  return row.toId;
}
