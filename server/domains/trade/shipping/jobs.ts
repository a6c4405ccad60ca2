/**
 * 发货信息管理 (rule 10.13): what was paid in the mini-program is told to its platform as it is handed over, and the buyer is asked to confirm when the
 * last parcel was signed for. What is to be told is written before it is sent, so a try whose answer never came asks first whether it arrived.
 */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { KnownShipment, Receipt, Shipment, ShippingAnswer } from '../../../gateways/shipping';
import type { Server } from '../../../http/context';
import { die } from '../../../jobs/dead';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { payableGroup, type Delivered } from '../payment/payables';
import { findPayment, type Payment } from '../payment/repository';
import { REMIND_JOB, REPORT_JOB } from '../payment/shipping';
import { nextUpload, type Standing } from './next';
import {
  findReceiver,
  insertReport,
  listReports,
  listSent,
  listSigned,
  listTitles,
  updateReport,
  type Report,
} from './repository';

/** A payment of the mini-program whose money has not gone back. */
type MiniPayment = Payment & { miniOpenId: string; tradeNo: string };
const isMini = (payment: Payment | undefined): payment is MiniPayment =>
  payment?.status === 'paid' && payment.miniOpenId !== null && payment.tradeNo !== null;

interface Asked {
  shipment: Shipment;
  /** Sent before, and no answer was booked. */
  mayHaveArrived: boolean;
}

async function standingOf(tx: Tx, payment: Payment, delivered: Delivered, server: Server): Promise<Standing> {
  const group = payableGroup(server, payment.orderGroup);
  const contains = (await group.find(tx, payment.orderId, {}, server))?.title ?? payment.no;
  if (delivered.way !== 'express') return { way: delivered.way, contains };
  const sent = await listSent(tx, delivered.sentFor);
  const titles = await listTitles(
    tx,
    sent.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)),
  );
  const parcels = sent.map(({ id, company, trackingNo, lines }) => {
    const inIt = lines.flatMap(({ lineId, qty }) => (titles.has(lineId) ? `${titles.get(lineId)}*${qty}` : []));
    return { id, company, trackingNo, contains: inIt.join('；') || contains };
  });
  return { way: 'express', parcels, isAll: delivered.isAll, contains };
}

/** The one that is under way, or a new row for what is told next. */
async function reportOf(
  tx: Tx,
  payment: MiniPayment,
  delivered: Delivered,
  server: Server,
): Promise<{ report: Report; mayHaveArrived: boolean } | undefined> {
  const reports = await listReports(tx, payment.id);
  const sending = reports.find(({ state }) => state === 'sending');
  if (sending) return { report: sending, mayHaveArrived: true };
  const upload = nextUpload(reports, await standingOf(tx, payment, delivered, server));
  if (!upload) return undefined;
  // Two uploads are told apart by their time.
  const at = Math.max(server.now(), (reports.at(-1)?.at ?? 0) + 1);
  const row = { ...upload, paymentId: payment.id, at, state: 'sending' as const };
  return { report: await insertReport(tx, row), mayHaveArrived: false };
}

/** undefined: there is no mini-program, the money went back, or nothing was handed over yet. */
async function claimReport(tx: Tx, paymentId: string, server: Server): Promise<Asked | undefined> {
  const payment = server.gateways.shipping.open ? await findPayment(tx, paymentId) : undefined;
  if (!isMini(payment)) return undefined;
  const delivered = await payableGroup(server, payment.orderGroup).delivered(tx, payment.orderId);
  const found = delivered && (await reportOf(tx, payment, delivered, server));
  if (!found) return undefined;
  const { way, parcels, contains, isSplit, isLast, at } = found.report;
  return {
    mayHaveArrived: found.mayHaveArrived,
    shipment: {
      transactionId: payment.tradeNo,
      openId: payment.miniOpenId,
      way,
      isSplit,
      isLast,
      parcels: parcels.map(({ company, trackingNo, contains: inIt }) => ({ company, trackingNo, contains: inIt })),
      contains,
      mobile: delivered.way === 'express' ? await findReceiver(tx, delivered.sentFor) : '',
      at,
    },
  };
}

const hasArrived = ({ isComplete, trackingNos }: KnownShipment, { isLast, parcels }: Shipment): boolean =>
  (isComplete || !isLast) && parcels.every(({ trackingNo }) => trackingNos.includes(trackingNo));

const report: Errand<Asked, ShippingAnswer> = {
  lane: 'shipping',
  claim: claimReport,
  async send({ shipment, mayHaveArrived }, { gateways: { shipping } }) {
    if (mayHaveArrived) {
      const known = await shipping.find(shipment.transactionId);
      if (known?.isOver) return 'over';
      if (known && hasArrived(known, shipment)) return 'taken';
    }
    const answer = await shipping.upload(shipment);
    if (typeof answer === 'string') return answer;
    // What its buyer has confirmed, or what went back meanwhile, is refused and no fault.
    return (await shipping.find(shipment.transactionId))?.isOver ? 'over' : answer;
  },
  async book(tx, paymentId, answer, server) {
    const sending = (await listReports(tx, paymentId)).find(({ state }) => state === 'sending');
    if (!sending) return;
    const state = typeof answer === 'string' ? answer : ('refused' as const);
    await updateReport(tx, sending.id, { state });
    if (typeof answer !== 'string') {
      server.log.error({ payment: paymentId, reason: answer.refused }, 'the platform takes no report of a payment');
      await die(tx, { kind: REPORT_JOB, key: paymentId, reason: `微信不收：${answer.refused}` }, server.now());
    } else if (answer === 'taken') {
      // More may have left meanwhile, and the last may be there by now.
      await schedule(tx, REPORT_JOB, paymentId, server.now());
      if (sending.way === 'express' && sending.isLast) await schedule(tx, REMIND_JOB, paymentId, server.now());
    }
  },
};

/** Everything was told, everything was signed for, and nobody has been reminded. */
async function claimReminder(tx: Tx, paymentId: string, server: Server): Promise<Receipt | undefined> {
  const payment = server.gateways.shipping.open ? await findPayment(tx, paymentId) : undefined;
  if (!isMini(payment)) return undefined;
  const reports = (await listReports(tx, paymentId)).filter(({ state }) => state === 'taken');
  const last = reports.findLast(({ way, isLast }) => way === 'express' && isLast);
  if (!last || reports.some(({ remindedAt }) => remindedAt !== null)) return undefined;
  const parcelIds = [...new Set(reports.flatMap(({ parcels }) => parcels.map(({ id }) => id)))];
  const signed = await listSigned(tx, parcelIds, server.now());
  if (signed.length < parcelIds.length) return undefined;
  // The platform takes no signature from before it was told of the parcel.
  return { transactionId: payment.tradeNo, receivedAt: Math.max(last.at + 1000, ...signed) };
}

const remind: Errand<Receipt, 'taken' | 'over'> = {
  lane: 'shipping',
  claim: claimReminder,
  send: (receipt, { gateways }) => gateways.shipping.remind(receipt),
  async book(tx, paymentId, _answer, server) {
    const last = (await listReports(tx, paymentId)).findLast(({ state, isLast }) => state === 'taken' && isLast);
    if (last) await updateReport(tx, last.id, { remindedAt: server.now() });
  },
};

export const shippingJobs = { [REPORT_JOB]: report, [REMIND_JOB]: remind } satisfies JobHandlers;
