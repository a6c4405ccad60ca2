/** memberOrder.express: every parcel with its journey, and what is still to come. */
import type { ExpressView } from '../../../../src/contract/fulfilment/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { findOwnOrder, isReviewable, listLines } from '../order/repository';
import { journeysOf } from '../parcel/journey';
import { maskedReceiver } from '../parcel/presenter';
import { listParcels } from '../parcel/repository';
import { linesIn } from './presenter';
import { heldBack } from './repository';
import { toShip } from './rest';

/** 404 foreign order, or a parcel of another one. A carrier that is down leaves the last stored trace. */
export async function readExpress(
  db: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.express'>,
  now: number,
  server: Pick<Server, 'gateways' | 'log' | 'now'>,
): Promise<ExpressView> {
  const order = await findOwnOrder(db, memberId, input.id);
  if (!order) throw notFound();
  const parcels = await listParcels(db, { orderId: order.id });
  if (input.parcelId && !parcels.some(({ id }) => id === input.parcelId)) throw notFound();
  const lines = await listLines(db, [order.id]);
  const held = await heldBack(db, order.id);
  const isWaiting = order.status === 'paid' || order.status === 'partial';
  return {
    parcels: await journeysOf(db, parcels, (parcel) => linesIn(parcel, lines), now, server),
    rest: isWaiting
      ? lines
          .map((line) => ({ line, qty: toShip(line, held.get(line.id) ?? 0) + line.backQty }))
          .filter(({ qty }) => qty > 0)
          .map(({ line, qty }) => ({ lineId: line.id, title: line.title, cover: line.cover, qty }))
      : [],
    ...maskedReceiver(order.address),
    orderNo: order.no,
    canReceive: order.status === 'shipped',
    canReview: order.status === 'received' && lines.some((line) => isReviewable(line) && !line.reviewed),
  };
}
