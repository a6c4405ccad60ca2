/**
 * What was paid in the mini-program moves on, and its platform has to hear of it (rule 10.13). Only planned here, by whatever moves it; what is
 * told is read from how it then stands (trade/shipping).
 */
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import type { JobKind } from '../../../db/jobKinds';
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { findMiniPayment, type Payment } from './repository';

export const REPORT_JOB = 'shipping.report';
export const REMIND_JOB = 'shipping.remind';
/** The platform hears of a payment a little later than its merchant does. */
const KNOWN_AFTER_MS = 60_000;

interface Document {
  orderGroup: OrderGroup;
  orderId: string;
}

/** What is there at once is told as soon as it is paid; nothing comes of the others before they are handed over. */
export async function tellPaid(tx: Tx, { id, miniOpenId, paidAt }: Payment): Promise<void> {
  if (miniOpenId !== null) await schedule(tx, REPORT_JOB, id, (paidAt ?? 0) + KNOWN_AFTER_MS);
}

async function plan(tx: Tx, kind: JobKind, { orderGroup, orderId }: Document): Promise<void> {
  const payment = await findMiniPayment(tx, orderGroup, orderId);
  if (payment) await schedule(tx, kind, payment.id, (payment.paidAt ?? 0) + KNOWN_AFTER_MS);
}

/** A parcel has left, it waits at the counter, or nothing more will come. */
export const tellHandedOver = (tx: Tx, document: Document): Promise<void> => plan(tx, REPORT_JOB, document);

/** A parcel was signed for: when it was the last one its buyer is asked to confirm. */
export const tellSigned = (tx: Tx, document: Document): Promise<void> => plan(tx, REMIND_JOB, document);
