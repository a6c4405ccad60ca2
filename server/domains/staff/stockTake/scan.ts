/** Counting and taking back, each once per opId (rules 2.8, 23.2): offline scans come later, in their order, and perhaps twice. */
import type { StockTakeProgress } from '../../../../src/contract/stockTake/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, notFound, Refusal } from '../../../http/errors';
import { codeOf } from '../asset/code';
import { findAssetByCode, type AssetRow } from '../asset/repository';
import { checkOwnPhotos } from '../../people/file/own';
import { findStore } from '../../offer/store/repository';
import { lockSeat, requireActive, type Seat } from './access';
import { presentLines, progressOf } from './presenter';
import {
  addMembers,
  deleteLine,
  findLine,
  findScan,
  insertLines,
  insertScan,
  updateLine,
  updateStockTake,
  type LineRow,
  type StockTakeRow,
} from './repository';

type Input = RequestOf<'assetStock.checkAsset'>;
type Answer = DataOf<'assetStock.checkAsset'>;

/** 404 of another store · 409 it has ended, an opId of another scan. */
export async function countAsset(tx: Tx, memberId: string, input: Input, now: number): Promise<Answer> {
  const seat = await lockSeat(tx, memberId, input.auditId);
  const { viewer, take } = seat;
  const code = codeOf(input.code);
  if (code === '') throw badRequest('code', '请扫码或填写资产编号');
  const before = await findScan(tx, viewer.id, input.opId);
  if (before) {
    if (before.stockTakeId !== take.id || before.code !== code || !before.line || !before.result) throw otherScan();
    return { line: before.line, result: before.result, progress: await progressOf(tx, take) };
  }
  requireActive(take);
  await checkOwnPhotos(tx, memberId, input.photos ?? []);
  const { row, result } = await count(tx, seat, code, input, now);
  await addMembers(tx, take.id, [viewer.id]);
  const touched = await updateStockTake(tx, take.id);
  const [line] = await presentLines(tx, viewer, touched, [row], seat.leads);
  if (!line) throw new Error('the line was not written');
  const scan = { employeeId: viewer.id, opId: input.opId, stockTakeId: take.id, kind: 'count' as const, code };
  await insertScan(tx, { ...scan, result, line, at: now });
  return { line, result, progress: await progressOf(tx, touched) };
}

const otherScan = () => conflict('该编号的操作已用于其他扫描');

async function count(
  tx: Tx,
  { viewer, take }: Seat,
  code: string,
  { method, state, note, photos }: Input,
  now: number,
): Promise<{ row: LineRow; result: Answer['result'] }> {
  const mark = {
    ...(state !== undefined && { condition: state }),
    ...(note !== undefined && { note: note.trim() }),
    ...(photos !== undefined && { photos }),
  };
  const by = { method, countedById: viewer.id, countedBy: viewer.name, countedAt: now };
  const line = await findLine(tx, take.id, { code });
  if (line?.state === 'pending')
    return { row: await updateLine(tx, line.id, { ...mark, ...by, state: 'found' }), result: 'found' };
  // A second scan counts nothing; what was noticed with it is kept.
  if (line) return { row: Object.keys(mark).length > 0 ? await updateLine(tx, line.id, mark) : line, result: 'again' };
  const asset = await findAssetByCode(tx, code);
  const result = asset ? found(take, asset) : 'unknown';
  const place = asset ? { assetId: asset.id, expectedPlace: (await findStore(tx, asset.storeId))?.name ?? '' } : {};
  const [row] = await insertLines(tx, [{ stockTakeId: take.id, code, state: result, ...place, ...mark, ...by }]);
  return { row: row as LineRow, result };
}

/** A piece of another store is a gain; what is in this one already, or written off, is none (rule 23.2). */
const found = ({ storeId }: StockTakeRow, asset: AssetRow): 'unexpected' | 'outside' =>
  asset.storeId === storeId || asset.status === 'scrapped' ? 'outside' : 'unexpected';

/** 403 a colleague's scan · 404 of another store, no such line · 409 it has ended, taken back already. */
export async function undoScan(
  tx: Tx,
  memberId: string,
  { auditId, lineId, opId }: RequestOf<'assetStock.delAsset'>,
  now: number,
): Promise<StockTakeProgress> {
  const { viewer, take, leads } = await lockSeat(tx, memberId, auditId);
  const before = await findScan(tx, viewer.id, opId);
  if (before) {
    if (before.stockTakeId !== take.id || before.kind !== 'undo') throw otherScan();
    return progressOf(tx, take);
  }
  requireActive(take);
  const line = await findLine(tx, take.id, { id: lineId });
  if (!line) throw notFound();
  if (line.countedAt === null) throw conflict('已撤销');
  if (!leads && line.countedById !== viewer.id) throw new Refusal(403, '只能撤销自己盘的，其他请找负责人');
  if (line.expected)
    await updateLine(tx, line.id, {
      state: 'pending',
      condition: 'ok',
      method: null,
      note: '',
      photos: [],
      countedById: null,
      countedBy: '',
      countedAt: null,
    });
  else await deleteLine(tx, line.id);
  await insertScan(tx, { employeeId: viewer.id, opId, stockTakeId: take.id, kind: 'undo', code: line.code, at: now });
  return progressOf(tx, await updateStockTake(tx, take.id));
}
