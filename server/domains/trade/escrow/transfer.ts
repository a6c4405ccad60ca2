/** Stored tea for somebody else: accepted within 24 hours, else it stays (rule 15.3). */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import { schedule, unschedule } from '../../../db/timers';
import { badRequest, conflict, expired, notFound, refuse } from '../../../http/errors';
import { maskName } from '../../../lib/mask';
import { DAY_MS } from '../../../lib/shanghai';
import { takeFree, takeOut } from '../cellar/repository';
import { lockOwnLot, storeGift } from '../cellar/service';
import { findBrief } from '../../people/member/presenter';
import { receiverOf } from '../../people/member/recipient';
import { sendNotice } from '../../people/notice/send';
import { requirePayToken } from '../../people/session/proofs';
import type { Act } from './acts';
import { presentRequest } from './presenter';
import { findLot, insertRequest, lockAnyRequest, updateRequest, type RequestRow } from './repository';
import { step } from './steps';

const ACCEPT_MS = DAY_MS;
export const TRANSFER_JOB = 'escrow.transfer';

async function nameOf(tx: Tx, memberId: string): Promise<string> {
  return maskName((await findBrief(tx, memberId))?.nickname ?? '');
}

async function tell(
  tx: Tx,
  memberId: string,
  row: RequestRow,
  title: string,
  say: (tea: string) => string,
  at: number,
) {
  const lot = await findLot(tx, row.lotId);
  const text = say(`「${lot.title}」${row.qty} ${lot.unit}`);
  await sendNotice(tx, memberId, { box: 'service', title, text, image: lot.cover, link: '/outbound/pages/escrow', at });
}

export const transfer: Act = async (tx, memberId, { lotId, qty, toId, payToken }, now) => {
  if (lotId === undefined) throw badRequest('lotId');
  if (qty === undefined) throw badRequest('qty');
  if (toId === undefined) throw badRequest('toId');
  const lot = await lockOwnLot(tx, memberId, lotId);
  if (toId === memberId) throw refuse('不能转赠给自己');
  await receiverOf(tx, toId, now);
  if (qty > lot.free) throw refuse(`可转赠 ${lot.free}`);
  await requirePayToken(tx, memberId, payToken ?? '', now);
  if (!(await takeFree(tx, lot.id, qty))) throw refuse(`可转赠 ${lot.free}`);
  const row = await insertRequest(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CK'),
    memberId,
    kind: 'transfer',
    lotId: lot.id,
    qty,
    toId,
    status: 'waitAccept',
    expireAt: now + ACCEPT_MS,
    steps: [step('offered', `转赠给 ${await nameOf(tx, toId)}，待接收`, now)],
    createdAt: now,
  });
  await schedule(tx, TRANSFER_JOB, row.id, row.expireAt);
  const from = await nameOf(tx, memberId);
  await tell(tx, toId, row, '收到一份存茶转赠', (tea) => `${from} 赠你${tea}，请在 24 小时内接收。`, now);
  return presentRequest(tx, memberId, row, { ...lot, free: lot.free - qty }, now);
};

/** An offer that is still open. 404 of nobody's business · 409 answered · 410 over. */
async function openOffer(
  tx: Tx,
  { requestRef }: RequestOf<'escrow.act'>,
  isFor: (row: RequestRow) => boolean,
  now: number,
): Promise<RequestRow> {
  if (requestRef === undefined) throw badRequest('requestRef');
  const row = await lockAnyRequest(tx, requestRef);
  if (row?.kind !== 'transfer' || !isFor(row)) throw notFound();
  if (row.status !== 'waitAccept') throw conflict('该转赠已处理');
  if (row.expireAt <= now) throw expired('转赠已超过 24 小时');
  return row;
}

export const accept: Act = async (tx, memberId, input, now) => {
  const row = await openOffer(tx, input, ({ toId }) => toId === memberId, now);
  await unschedule(tx, TRANSFER_JOB, row.id);
  await takeOut(tx, row.lotId, row.qty);
  const lot = await storeGift(tx, await findLot(tx, row.lotId), { id: row.id, memberId, qty: row.qty }, now);
  const done = await updateRequest(tx, row.id, {
    status: 'done',
    expireAt: 0,
    steps: [...row.steps, step('done', '对方已接收', now)],
  });
  await tell(tx, row.memberId, row, '存茶已被接收', (tea) => `你转赠的${tea}已由对方接收。`, now);
  return presentRequest(tx, memberId, done, lot, now);
};

/** Back to its owner: refused, recalled, or nobody answered in time. */
async function giveBack(tx: Tx, row: RequestRow, why: 'refused' | 'recalled' | 'expired', now: number) {
  const labels = { refused: '对方已拒收', recalled: '已撤回', expired: '未在时限内收下' };
  await unschedule(tx, TRANSFER_JOB, row.id);
  await takeFree(tx, row.lotId, -row.qty);
  if (why !== 'recalled') {
    const text = why === 'refused' ? '已被对方拒收' : '超过 24 小时未被接收';
    await tell(tx, row.memberId, row, '存茶已退回', (tea) => `你转赠的${tea}${text}，仍在你的名下。`, now);
  }
  return updateRequest(tx, row.id, {
    status: why === 'refused' ? 'refused' : 'cancelled',
    expireAt: 0,
    steps: [...row.steps, step(why, labels[why], now)],
  });
}

export const refuseGift: Act = async (tx, memberId, input, now) => {
  const row = await openOffer(tx, input, ({ toId }) => toId === memberId, now);
  return presentRequest(tx, memberId, await giveBack(tx, row, 'refused', now), await findLot(tx, row.lotId), now);
};

export const recall: Act = async (tx, memberId, input, now) => {
  const row = await openOffer(tx, input, (found) => found.memberId === memberId, now);
  return presentRequest(tx, memberId, await giveBack(tx, row, 'recalled', now), await findLot(tx, row.lotId), now);
};

/** Nobody has answered. */
export async function endOffer(tx: Tx, id: string, now: number): Promise<void> {
  const row = await lockAnyRequest(tx, id);
  if (row?.status === 'waitAccept' && row.expireAt <= now) await giveBack(tx, row, 'expired', now);
}
