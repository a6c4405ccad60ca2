/** The outbound desk: what there is to do, documents, and their steps (rules 24.1-24.6). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { StockDoc } from '../../../../src/contract/warehouse/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, forbidden, notFound, refuse } from '../../../http/errors';
import type { Setup } from '../../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { startOfDay } from '../../../lib/shanghai';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { rulesOf, type SaveInput } from './kinds';
import { openDocument } from './open';
import { presentCards, presentDoc } from './presenter';
import { readDoc } from './read';
import { countStates, pageOfDocuments } from './cards/repository';
import { findByCode, findDocument, lockDocument, type DocRow } from './repository';
import { refusalOf, takenBy } from './rights';
import { STEPS } from './steps';
import { STATES } from './labels';

/** The row of the endpoint lets nobody else come here. */
export async function clerkOf(tx: Tx, memberId: string): Promise<Employee> {
  const employee = await findEmployee(tx, memberId);
  if (!employee) throw forbidden();
  return employee;
}

export async function listDocuments(
  tx: Tx,
  memberId: string,
  { tab, kind, warehouseId, keyword, page = 1 }: RequestOf<'stock.order'>,
  now: number,
): Promise<DataOf<'stock.order'>> {
  const filter = { viewer: await clerkOf(tx, memberId), kind, warehouseId, keyword: keyword?.trim() };
  const counts = await countStates(tx, filter);
  const found = await pageOfDocuments(tx, { ...filter, status: tab }, startOfDay(now), PAGE_SIZE, offsetOf(page));
  return {
    tabs: STATES.map(({ id, label }) => ({ id, label, count: counts[id] })),
    page: pageOf(await presentCards(tx, found.rows, filter.viewer), found.total, page),
  };
}

const view = async (tx: Tx, doc: DocRow, viewer: Employee, server: Setup): Promise<StockDoc> =>
  presentDoc(tx, await readDoc(tx, doc, server), viewer, server);

export async function readDocument(
  tx: Tx,
  memberId: string,
  { id, code }: RequestOf<'stock.orderInfo'>,
  server: Setup,
): Promise<StockDoc> {
  if (id === undefined && code === undefined) throw badRequest('id');
  const clerk = await clerkOf(tx, memberId);
  const doc =
    id === undefined
      ? await findByCode(tx, (code ?? '').trim().toUpperCase(), clerk)
      : await findDocument(tx, id, clerk);
  if (!doc) throw notFound();
  return view(tx, doc, clerk, server);
}

/** Errors: 404 no such document · 409 it stands elsewhere (with the document as it is) · 422 a rule says no. */
export async function saveDocument(
  tx: Tx,
  memberId: string,
  input: SaveInput,
  now: number,
  server: Setup,
): Promise<StockDoc> {
  const clerk = await clerkOf(tx, memberId);
  if (input.action === 'create') return create(tx, clerk, input, now, server);
  if (input.id === undefined) throw badRequest('id');
  if (input.rev === undefined) throw badRequest('rev');
  const found = await findDocument(tx, input.id, clerk);
  if (!found) throw notFound();
  // Orders and requests are locked before what the warehouse writes about them.
  if (found.sourceId !== null) await rulesOf(found, server).lock?.(tx, found.sourceId);
  const doc = await lockDocument(tx, found.id);
  if (!doc) throw notFound();
  const read = await readDoc(tx, doc, server);
  const stand = { read, viewer: clerk };
  const refusal = refusalOf(input.action, stand);
  if (refusal || doc.rev !== input.rev) {
    const current = await presentDoc(tx, read, clerk, server);
    if (isTaken(input, doc, clerk)) throw conflict(takenBy(current.card.picker ?? ''), { data: current });
    if (refusal && refusal.code !== 409) throw refusal;
    throw conflict('单据已有变动，已为你刷新', { data: current });
  }
  await STEPS[input.action](tx, read, input, clerk, now, server);
  return view(tx, (await findDocument(tx, doc.id, clerk)) as DocRow, clerk, server);
}

const isTaken = ({ action }: SaveInput, { status, pickerId }: DocRow, clerk: Employee): boolean =>
  (action === 'pick' || action === 'submit') && status !== 'pending' && pickerId !== null && pickerId !== clerk.id;

async function create(tx: Tx, clerk: Employee, input: SaveInput, now: number, server: Setup): Promise<StockDoc> {
  if (input.kind === undefined) throw badRequest('kind');
  const rules = server.kinds.stockDocs[input.kind];
  if (!rules.make) throw refuse('销售出库单随订单生成，不能新建');
  const made = await rules.make(tx, input, clerk, now);
  const doc = await openDocument(
    tx,
    {
      ...made,
      kind: input.kind,
      creatorId: clerk.id,
      note: (input.note ?? '').trim(),
      label: '生成出库单',
      by: clerk.name,
    },
    now,
  );
  await rules.onMade?.(tx, doc, made.lines, now);
  return view(tx, doc, clerk, server);
}
