/** Stored tea and the requests about it, read for their owner and for the desk. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { forbidden } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { worksIn } from '../employee/desks';
import { findEmployee } from '../employee/repository';
import { lotView } from '../cellar/presenter';
import { pageOfLots } from '../cellar/repository';
import { requestView } from './presenter';
import { countOpenRequests, pageOfRequests, sumLots } from './repository';

async function readRequests(tx: Tx, page: number, filter: { memberId?: string; todo?: boolean }) {
  const { rows, total } = await pageOfRequests(tx, filter, PAGE_SIZE, offsetOf(page));
  return pageOf(
    rows.map(({ request, lot }) => requestView(request, lot)),
    total,
    page,
  );
}

/** Own lots and requests; tab todo is the desk of the stock staff (403 for others). */
export async function readEscrow(
  tx: Tx,
  memberId: string,
  { tab = 'lots', page = 1 }: RequestOf<'escrow.index'>,
): Promise<DataOf<'escrow.index'>> {
  const summary = { ...(await sumLots(tx, memberId)), todo: await countOpenRequests(tx, memberId) };
  if (tab === 'lots') {
    const { rows, total } = await pageOfLots(tx, memberId, PAGE_SIZE, offsetOf(page));
    return { summary, lots: pageOf(rows.map(lotView), total, page) };
  }
  if (tab === 'requests') return { summary, requests: await readRequests(tx, page, { memberId }) };
  if (!worksIn(await findEmployee(tx, memberId), 'stock')) throw forbidden();
  return { summary, requests: await readRequests(tx, page, { todo: true }) };
}
