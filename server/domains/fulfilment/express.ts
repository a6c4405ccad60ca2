/** memberOrder.express: every parcel with its journey, and what is still to come. */
import type { ExpressView } from '../../../src/contract/fulfilment/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { isSigned } from '../../gateways/carrier';
import type { Server } from '../../http/context';
import { notFound } from '../../http/errors';
import { maskMobile, maskName } from '../../lib/mask';
import { DAY_MS } from '../../lib/shanghai';
import { type Order, findOwnOrder, isReviewable, listLines } from '../order/repository';
import { transact } from '../../db/transact';
import { parcelView } from './presenter';
import { heldBack, listParcels, listTraces, type ParcelRow, type TraceRow } from './repository';
import { toShip } from './rest';
import { trackParcel } from './track';

const DAYS_ON_THE_WAY = 2;

/** 404 foreign order, or a parcel of another one. A carrier that is down leaves the last stored trace. */
export async function readExpress(
  db: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.express'>,
  now: number,
  server: Pick<Server, 'gateways' | 'log'>,
): Promise<ExpressView> {
  const order = await findOwnOrder(db, memberId, input.id);
  if (!order) throw notFound();
  const parcels = await listParcels(db, order.id);
  if (input.parcelId && !parcels.some(({ id }) => id === input.parcelId)) throw notFound();
  const silent = new Set<string>();
  for (const { id, nextTrackAt } of parcels) {
    if (nextTrackAt === null || nextTrackAt > now) continue;
    if (!(await transact(db, (tx) => trackParcel(tx, id, now, server)))) silent.add(id);
  }
  return viewOf(db, order, parcels, silent, now);
}

async function viewOf(
  tx: Tx,
  order: Order,
  parcels: readonly ParcelRow[],
  silent: ReadonlySet<string>,
  now: number,
): Promise<ExpressView> {
  const lines = await listLines(tx, [order.id]);
  const traces = await listTraces(
    tx,
    parcels.map(({ id }) => id),
    now,
  );
  const held = await heldBack(tx, order.id);
  const isWaiting = order.status === 'paid' || order.status === 'partial';
  return {
    parcels: parcels.map((parcel) => {
      const own = traces.filter(({ parcelId }) => parcelId === parcel.id);
      return {
        parcel: parcelView(parcel, lines, traces),
        traces: own.map(({ at, text, place }) => ({ at, text, place })),
        ...(isSigned(own) ? {} : { expectAt: parcel.createdAt + DAYS_ON_THE_WAY * DAY_MS }),
        ...staleOf(parcel, own, silent),
      };
    }),
    rest: isWaiting
      ? lines
          .map((line) => ({ line, qty: toShip(line, held.get(line.id) ?? 0) + line.backQty }))
          .filter(({ qty }) => qty > 0)
          .map(({ line, qty }) => ({ lineId: line.id, title: line.title, cover: line.cover, qty }))
      : [],
    ...receiverOf(order),
    orderNo: order.no,
    canReceive: order.status === 'shipped',
    canReview: order.status === 'received' && lines.some((line) => isReviewable(line) && !line.reviewed),
  };
}

const staleOf = (parcel: ParcelRow, own: readonly TraceRow[], silent: ReadonlySet<string>): { staleAt?: number } =>
  silent.has(parcel.id) ? { staleAt: own[0]?.at ?? parcel.createdAt } : {};

/** The address is cut after the district and four characters: whoever sees the screen does not learn where the buyer lives. */
function receiverOf({ address }: Order): { address: string; receiver: string } {
  if (!address) return { address: '', receiver: '' };
  const { province, city, district, detail, name, mobile } = address;
  const town = [province, city === province ? '' : city, district].join('');
  return {
    address: `${town}${Array.from(detail).slice(0, 4).join('')}****`,
    receiver: `${maskName(name)} ${maskMobile(mobile)}`,
  };
}
