/** escrow.express: the parcel of a request for stored tea, shown as the one of an order. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { journeysOf } from '../parcel/journey';
import { maskedReceiver } from '../parcel/presenter';
import { listParcels } from '../parcel/repository';
import { findLot, findRequest } from './repository';

/** 404 for somebody else's request. */
export async function readRequestExpress(
  db: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Pick<Server, 'gateways' | 'log' | 'now'>,
): Promise<DataOf<'escrow.express'>> {
  const request = await findRequest(db, id);
  if (request?.memberId !== memberId || request.kind !== 'outbound') throw notFound();
  const { title, cover, unit } = await findLot(db, request.lotId);
  const pieces = [{ id: request.lotId, title, cover, qty: request.qty, unit }];
  return {
    parcels: await journeysOf(db, await listParcels(db, { requestId: id }), () => pieces, now, server),
    rest: [],
    ...maskedReceiver(request.address),
    orderNo: request.no,
    canReceive: false,
    canReview: false,
  };
}
