/** The wire shapes of documents. */
import { addressText } from '../../../../src/contract/address/text';
import type { StockDoc, StockDocCard, StockDocLine } from '../../../../src/contract/warehouse/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { Employee } from '../../people/employee/repository';
import { mayActAlone } from '../../people/shopSettings/alone';
import { rulesOf } from './kinds';
import { totalOf, warningOf, type Read } from './read';
import { findCard, type CardRow } from './cards/repository';
import { listBatches, listDocLines, worthOf } from './repository';
import { ACTIONS, mayCheck, refusalOf, type Stand } from './rights';

const presentCard = ({ doc, warehouse, picker, urgent, ...sums }: CardRow): StockDocCard => ({
  id: doc.id,
  no: doc.no,
  kind: doc.kind,
  status: doc.status,
  warehouse: warehouse ?? '',
  target: doc.target,
  ...sums,
  ...(picker === null ? {} : { picker }),
  urgent,
  createdAt: doc.createdAt,
  ...(doc.closedAt === null ? {} : { closedAt: doc.closedAt }),
  rev: doc.rev,
});

/** Rows of a list; one that the viewer may check says so. */
export async function presentCards(tx: Tx, rows: readonly CardRow[], viewer: Employee): Promise<StockDocCard[]> {
  const cards: StockDocCard[] = [];
  for (const row of rows) {
    const { doc } = row;
    // What it is worth is only asked of what the viewer has picked.
    const alone =
      doc.status === 'checking' &&
      doc.pickerId === viewer.id &&
      (await mayActAlone(tx, await worthOf(tx, await listDocLines(tx, doc.id))));
    const checkable = doc.status === 'checking' && mayCheck(doc, alone, viewer);
    cards.push({ ...presentCard(row), ...(checkable && { checkable }) });
  }
  return cards;
}

export async function presentDoc(tx: Tx, found: Read, viewer: Employee, server: Setup): Promise<StockDoc> {
  const { doc, lines, source } = found;
  const row = await findCard(tx, doc.id);
  const batches = await listBatches(
    tx,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  const stand: Stand = { read: found, viewer };
  const warning = warningOf(found, row.qty);
  const cannot = doc.status === 'checking' ? refusalOf('pass', stand)?.message : undefined;
  const address = source?.address;
  return {
    card: { ...presentCard(row), qty: totalOf(lines), picked: lines.reduce((all, { picked }) => all + picked, 0) },
    ...(source && doc.sourceId !== null && { source: { kind: source.kind, id: doc.sourceId, no: doc.sourceNo } }),
    lines: lines.map((line): StockDocLine => ({
      id: line.id,
      ...(line.skuId === null ? {} : { skuId: line.skuId }),
      title: line.title,
      cover: line.cover,
      specText: line.specText,
      barCode: line.code,
      shelf: line.shelf,
      unit: line.unit,
      qty: line.qty,
      picked: line.picked,
      batch: line.batch,
      batches: [...new Set([...(line.batch === '' ? [] : [line.batch]), ...(batches.get(line.skuId ?? '') ?? [])])],
    })),
    ...(address && { address: { name: address.name, mobile: address.mobile, text: addressText(address) } }),
    ...(source?.place === undefined ? {} : { place: source.place }),
    byCarrier: Boolean(address),
    partial: rulesOf(doc, server).partial,
    ...(doc.trackingNo !== '' && { parcel: { company: doc.company, trackingNo: doc.trackingNo } }),
    note: doc.note,
    shortage: doc.shortage,
    ...(warning === undefined ? {} : { warning }),
    log: doc.log.map(({ key, label, by, at }) => ({ key, label: `${by} ${label}`, value: String(at) })),
    can: ACTIONS.filter((action) => refusalOf(action, stand) === undefined),
    ...(cannot === undefined ? {} : { cannot }),
    rev: doc.rev,
  };
}
