/** Returns (rule 39.8): asked for by a guest, decided by whoever serves; what was paid for it goes back to who paid, as he paid. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { TableReturn } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { conflict, notFound, Refusal, refuse } from '../../../../http/errors';
import type { JobHandlers } from '../../../../jobs/runner';
import { openingDayOf } from '../../../offer/store/hours';
import { checkOwnPhotos } from '../../../people/file/own';
import { sendNotice } from '../../../people/notice/send';
import { mayActAlone } from '../../../people/shopSettings/alone';
import { givePartBack } from '../../../trade/payment/giveBack';
import { refundOf } from '../../../trade/payment/jobs';
import { findPayment, paymentOfOrder, updateRefunded } from '../../../trade/payment/repository';
import { takeDepositOff } from '../../booking/seating';
import { seatFor, servesAt, tellTable } from '../access';
import { storeOf } from '../cart/service';
import { giveBackTaken } from '../round/service';
import { presentReturn } from '../round/presenter';
import { findSession, lockSession, type SessionRow } from '../rows/session/repository';
import { assertComesBack, goneBy, isSaleable } from '../takeHome/comeBack';
import { stopParcel } from '../takeHome/parcel';
import { isHome } from '../takeHome/shelf';
import { printReturn } from '../tickets';
import {
  findLeg,
  findRefund,
  findReturn,
  findRound,
  findRoundLine,
  insertRefund,
  insertReturn,
  isBrought,
  listLegs,
  listLinesOf,
  setLines,
  updateLeg,
  updateReturn,
  updateRound,
  type LegRow,
  type RoundLineRow,
} from '../rows/bill/repository';
import { takeRewardBack } from '../bill/reward';
import { dropTooMuch, readAccount, settleSession } from '../bill/service';

export const REFUND_JOB = 'table.refund';

/** 400 somebody else's picture · 404 not at this table · 409 one is decided already, more than there is, withdrawn · 422 tea taken home too long ago, a dish of another day. */
export async function applyReturn(
  tx: Tx,
  memberId: string,
  { orderId, lineId, qty, reason, photo = '' }: RequestOf<'scanCode.returnApply'>,
  now: number,
  server: Setup,
): Promise<TableReturn> {
  const round = await findRound(tx, orderId);
  if (!round) throw notFound();
  const { session, staff } = await seatFor(tx, memberId, round.sessionId, true);
  const line = await findRoundLine(tx, lineId, true);
  if (!line || line.roundId !== round.id) throw notFound();
  if (round.status === 'withdrawn') throw conflict('这一轮已撤回');
  if (line.status === 'returning') throw conflict('这道菜已在退');
  if (qty > line.qty - line.returned) throw conflict(`最多退 ${line.qty - line.returned} 份`);
  if (!isHome(line)) await assertSameDay(tx, session, now);
  else if (goneBy(line, line.status)) await assertComesBack(tx, memberId, { line, reason, photo, staff }, now, server);
  await checkOwnPhotos(tx, memberId, photo === '' ? [] : [photo], { field: 'photo' });
  const row = await insertReturn(tx, {
    storeId: round.storeId,
    roundId: round.id,
    lineId,
    qty,
    reason,
    photo,
    was: line.status,
    memberId,
    at: now,
  });
  await setLines(tx, [line.id], { status: 'returning' });
  await tellTable(tx, session);
  return presentReturn(tx, row);
}

/** What was eaten and drunk is asked back while the day of the store lasts on which its table was cleared. 422 it is over. */
async function assertSameDay(tx: Tx, { storeId, closedAt }: SessionRow, now: number): Promise<void> {
  if (closedAt === null) return;
  const { hours } = await storeOf(tx, storeId);
  if (openingDayOf(hours, closedAt) !== openingDayOf(hours, now))
    throw refuse('堂食的退菜只在当天申请，有疑问请联系门店');
}

/** 403 who asked, unless one person is enough for what it costs (rule 5.8) · 404 another store's · 409 decided already. */
async function toDecide(tx: Tx, memberId: string, id: string) {
  const found = await findReturn(tx, id);
  if (!found) throw notFound();
  if (!(await servesAt(tx, memberId, found.storeId))) throw notFound();
  const round = await findRound(tx, found.roundId);
  const session = round && (await lockSession(tx, round.sessionId));
  const row = await findReturn(tx, id, true);
  const line = await findRoundLine(tx, found.lineId, true);
  if (!round || !session || !row || !line) throw notFound();
  if (row.status !== 'applied') throw conflict('这条退菜已处理');
  if (row.memberId === memberId && !(await mayActAlone(tx, line.price * row.qty)))
    throw new Refusal(403, '自己申请的退菜由同事处理');
  return { row, round, session, line };
}

export async function passReturn(
  tx: Tx,
  memberId: string,
  { id, note = '' }: RequestOf<'scanCode.returnPass'>,
  now: number,
  server: Setup,
): Promise<TableReturn> {
  const { row, round, session, line } = await toDecide(tx, memberId, id);
  const returned = line.returned + row.qty;
  const share = cutShare(line, row.qty);
  const isStopped = await stopParcel(tx, { line, qty: row.qty, askedBy: row.memberId }, now, server);
  await setLines(tx, [line.id], {
    returned,
    status: returned === line.qty ? 'returned' : row.was,
    share: line.share - share.share,
    couponShare: line.couponShare - share.couponShare,
  });
  if (isStopped || !goneBy(line, row.was) || isSaleable(row.reason))
    await giveBackTaken(tx, round, [{ itemId: line.itemId, skuId: line.skuId, qty: row.qty }]);
  const decided = await updateReturn(tx, id, { status: 'passed', note, decidedBy: memberId, decidedAt: now });
  await printReturn(tx, round, line, row.qty, now);
  await dropTooMuch(tx, session, now);
  const back = await giveBack(tx, session, { returnId: row.id, legId: line.legId }, now);
  await takeRewardBack(tx, session, { returnId: row.id, back }, now);
  await finishRound(tx, round.id, now);
  await settleSession(tx, session, now);
  await tellGuest(tx, row.memberId, session, `已退 ${line.title} ${row.qty} 份`, now);
  return presentReturn(tx, decided);
}

/** Of what is paid for a line, the part of so many pieces: the last takes what is left of it. */
function cutShare({ share, couponShare, qty, returned }: RoundLineRow, pieces: number) {
  const left = qty - returned;
  const cut = (whole: number) => (pieces === left ? whole : Math.round((whole * pieces) / left));
  return { share: cut(share), couponShare: cut(couponShare) };
}

/** A round with nothing left to bring is served. */
async function finishRound(tx: Tx, roundId: string, now: number): Promise<void> {
  if (isBrought(await listLinesOf(tx, [roundId]))) await updateRound(tx, roundId, { status: 'served', servedAt: now });
}

export async function rejectReturn(
  tx: Tx,
  memberId: string,
  { id, reason }: RequestOf<'scanCode.returnReject'>,
  now: number,
): Promise<TableReturn> {
  const { row, session, line } = await toDecide(tx, memberId, id);
  await setLines(tx, [line.id], { status: row.was });
  const decided = await updateReturn(tx, id, { status: 'rejected', note: reason, decidedBy: memberId, decidedAt: now });
  await tellTable(tx, session);
  await tellGuest(tx, row.memberId, session, `${line.title} 没有退：${reason}`, now);
  return presentReturn(tx, decided);
}

const tellGuest = (tx: Tx, memberId: string, session: SessionRow, text: string, now: number): Promise<void> =>
  sendNotice(tx, memberId, {
    box: 'order',
    title: '退菜',
    text,
    link: `/qrCodeOrder/pages/order?sessionId=${session.id}`,
    at: now,
  });

/** What was paid beyond the bill: from the leg of the line first, then from the last that was paid; the deposit at the very end. Says how much. */
async function giveBack(
  tx: Tx,
  session: SessionRow,
  { returnId, legId }: { returnId: string; legId: string | null },
  now: number,
): Promise<number> {
  const { bill } = await readAccount(tx, session, now);
  const tooMuch = Math.max(0, bill.paid - bill.payable);
  let rest = tooMuch;
  const order = (leg: LegRow) => (leg.id === legId ? 0 : leg.split === 'deposit' ? 2 : 1);
  const legs = (await listLegs(tx, session.id))
    .filter(({ status }) => status === 'paid')
    .sort((a, b) => order(a) - order(b) || Number(BigInt(b.id) - BigInt(a.id)));
  for (const leg of legs) {
    const amount = Math.min(rest, leg.amount - leg.refunded);
    if (amount <= 0) continue;
    rest -= amount;
    await updateLeg(tx, leg.id, { refunded: leg.refunded + amount });
    await refundLeg(tx, leg, { returnId, amount, bookingId: session.bookingId }, now);
  }
  return tooMuch - rest;
}

/** A deposit the way the booking was paid; cash at the desk, and the row says how much. */
async function refundLeg(
  tx: Tx,
  leg: LegRow,
  { returnId, amount, bookingId }: { returnId: string; amount: number; bookingId: string | null },
  now: number,
): Promise<void> {
  const row = async () => (await insertRefund(tx, { legId: leg.id, returnId, amount, at: now })).id;
  if (leg.channel === 'wallet' || leg.channel === 'js') {
    const paid = { orderGroup: 'table', id: leg.id, no: leg.no, memberId: leg.memberId };
    return givePartBack(tx, paid, { amount, row, job: REFUND_JOB }, now);
  }
  if (leg.split === 'deposit' && bookingId !== null)
    return takeDepositOff(tx, bookingId, { amount, row, job: REFUND_JOB }, now);
  await row();
  const payment = await paymentOfOrder(tx, 'table', leg.id);
  if (!payment) return;
  const total = payment.refundedAmount + amount;
  await updateRefunded(tx, payment.id, { amount: total, isFull: total === payment.amount, at: now });
}

export const returnJobs = {
  [REFUND_JOB]: refundOf(async (tx, id) => {
    const refund = await findRefund(tx, id);
    const leg = refund && (await findLeg(tx, refund.legId));
    const bookingId = leg?.split === 'deposit' ? (await findSession(tx, leg.sessionId))?.bookingId : undefined;
    const found =
      leg && (bookingId ? await paymentOfOrder(tx, 'booking', bookingId) : await paymentOfOrder(tx, 'table', leg.id));
    const payment = found && (await findPayment(tx, found.id));
    if (!refund || !payment) return undefined;
    return {
      paymentNo: payment.no,
      refundNo: `R${payment.no}-${refund.id}`,
      amount: refund.amount,
      total: payment.amount,
      reason: '退菜',
    };
  }),
} satisfies JobHandlers;
