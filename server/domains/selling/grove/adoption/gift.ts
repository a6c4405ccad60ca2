/** A tree for somebody else: once, accepted within 24 hours, with what of it is not claimed yet (rule 25.8). */
import type { Tx } from '../../../../db/client';
import { schedule, unschedule } from '../../../../db/timers';
import { conflict, expired, refuse } from '../../../../http/errors';
import { maskName } from '../../../../lib/mask';
import { DAY_MS } from '../../../../lib/shanghai';
import { findBrief } from '../../../people/member/presenter';
import { receiverOf } from '../../../people/member/recipient';
import { sendNotice } from '../../../people/notice/send';
import { requirePayToken } from '../../../people/session/proofs';
import { handOver } from '../harvest/repository';
import { ALIVE, findAdoption, findRenewal, updateAdoption, type AdoptionRow } from './repository';

export const GIFT_JOB = 'grove.gift';
const ACCEPT_MS = DAY_MS;

const tell = (tx: Tx, memberId: string, row: AdoptionRow, title: string, text: string, at: number) =>
  sendNotice(tx, memberId, { box: 'service', title, text, link: `/pages/tea/wryd?id=${row.id}`, at });

export async function give(
  tx: Tx,
  row: AdoptionRow,
  { toId, payToken }: { toId: string; payToken: string },
  now: number,
): Promise<AdoptionRow> {
  if (!ALIVE.includes(row.status)) throw conflict();
  if (await findRenewal(tx, row.id)) throw refuse('续养待支付，完成或取消后再转赠');
  if (row.givenBy.length > 0) throw refuse('认养权益只能转赠一次');
  if (toId === row.memberId) throw refuse('不能转赠给自己');
  await receiverOf(tx, toId, now);
  await requirePayToken(tx, row.memberId, payToken, now);
  const giftExpireAt = now + ACCEPT_MS;
  await schedule(tx, GIFT_JOB, row.id, giftExpireAt);
  const from = maskName((await findBrief(tx, row.memberId))?.nickname ?? '');
  await tell(tx, toId, row, '收到一棵茶树', `${from} 把茶树「${row.plaque}」转赠给你，请在 24 小时内接收。`, now);
  return updateAdoption(tx, row.id, { giftTo: toId, giftExpireAt });
}

/** 409 answered · 410 over. */
export function openGift(row: AdoptionRow, now: number): string {
  if (row.giftTo === null) throw conflict('该转赠已处理');
  if (row.giftExpireAt <= now) throw expired('转赠已超过 24 小时');
  return row.giftTo;
}

export async function accept(tx: Tx, row: AdoptionRow, now: number): Promise<AdoptionRow> {
  const to = openGift(row, now);
  await unschedule(tx, GIFT_JOB, row.id);
  await handOver(tx, to, row.id);
  await tell(tx, row.memberId, row, '茶树已被接收', `你转赠的茶树「${row.plaque}」已由对方接收。`, now);
  return updateAdoption(tx, row.id, {
    memberId: to,
    giftTo: null,
    giftExpireAt: 0,
    givenBy: [...row.givenBy, { memberId: row.memberId, at: now }],
  });
}

export async function takeBack(
  tx: Tx,
  row: AdoptionRow,
  why: 'refused' | 'recalled' | 'expired',
  now: number,
): Promise<AdoptionRow> {
  await unschedule(tx, GIFT_JOB, row.id);
  if (why !== 'recalled') {
    const text = why === 'refused' ? '已被对方谢绝' : '超过 24 小时未被接收';
    await tell(tx, row.memberId, row, '茶树已退回', `你转赠的茶树「${row.plaque}」${text}，仍在你的名下。`, now);
  }
  return updateAdoption(tx, row.id, { giftTo: null, giftExpireAt: 0 });
}

/** Nobody has answered. */
export async function endGift(tx: Tx, id: string, now: number): Promise<void> {
  const row = await findAdoption(tx, id, true);
  if (row?.giftTo && row.giftExpireAt <= now) await takeBack(tx, row, 'expired', now);
}
