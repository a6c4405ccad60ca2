/** Stored tea and the requests about it, read for their owner and for the desk. */
import { addressText } from '../../../../src/contract/address/text';
import type { EscrowLot } from '../../../../src/contract/escrow/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { forbidden, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { lotViews } from '../cellar/presenter';
import { findOwnLot, pageOfLots } from '../cellar/repository';
import { worksIn } from '../../people/employee/desks';
import { findEmployee } from '../../people/employee/repository';
import { outboundOf } from './cost';
import { presentRequests, withCustomers } from './presenter';
import { countOpenRequests, countWaiting, listIncoming, pageOfRequests, sumLots, sumWork } from './repository';

type Asked = RequestOf<'escrow.index'>;
type Answer = DataOf<'escrow.index'>;

async function readRequests(tx: Tx, memberId: string, page: number, todo: boolean, now: number) {
  const filter = todo ? { todo } : { memberId };
  const { rows, total } = await pageOfRequests(tx, filter, PAGE_SIZE, offsetOf(page));
  const shown = await presentRequests(tx, memberId, rows, now);
  return pageOf(todo ? await withCustomers(tx, shown, rows) : shown, total, page);
}

async function readLots(tx: Tx, memberId: string, page: number, now: number) {
  const { rows, total } = await pageOfLots(tx, memberId, PAGE_SIZE, offsetOf(page));
  const views = await lotViews(tx, rows, now);
  return pageOf(
    rows.map((lot, at) => ({
      ...(views[at] as EscrowLot),
      ...(lot.source === 'order' && lot.orderId !== null && { orderId: lot.orderId }),
    })),
    total,
    page,
  );
}

/** What so many pieces would cost; 404 for somebody else's lot. */
async function readCost(tx: Tx, memberId: string, { lotId, qty, addressId, storeId }: Asked, now: number) {
  if (lotId === undefined || qty === undefined) return {};
  const lot = await findOwnLot(tx, memberId, lotId);
  if (!lot) throw notFound();
  const { address, ...cost } = await outboundOf(tx, lot, { qty, addressId, storeId }, now);
  return { cost: { qty, ...cost, address: address ? addressText(address) : '' } };
}

async function readWork(tx: Tx): Promise<NonNullable<Answer['work']>> {
  const { oldestAt, ...counts } = await sumWork(tx);
  return oldestAt === null ? counts : { ...counts, oldestAt };
}

/** Own lots and requests; tab todo is the desk of the stock staff (403 for others). */
export async function readEscrow(tx: Tx, memberId: string, asked: Asked, now: number): Promise<Answer> {
  const { tab = 'lots', page = 1 } = asked;
  const isClerk = worksIn(await findEmployee(tx, memberId), 'stock');
  if (tab === 'todo' && !isClerk) throw forbidden();
  return {
    summary: { ...(await sumLots(tx, memberId)), todo: await countOpenRequests(tx, memberId) },
    incoming: await presentRequests(tx, memberId, await listIncoming(tx, memberId, now), now),
    ...(await readCost(tx, memberId, asked, now)),
    ...(tab === 'lots'
      ? { lots: await readLots(tx, memberId, page, now) }
      : { requests: await readRequests(tx, memberId, page, tab === 'todo', now) }),
    ...(isClerk && { desk: await countWaiting(tx) }),
    ...(tab === 'todo' && { work: await readWork(tx) }),
    serverTime: now,
  };
}
