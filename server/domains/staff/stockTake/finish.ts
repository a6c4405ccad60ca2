/** A stock-taking ends: what was not found is missing, and what differs becomes a document that somebody else decides (rule 23.3). */
import type { StockTakeDetail } from '../../../../src/contract/stockTake/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { nextSequence } from '../../../db/numbers';
import type { AdjustLine, LineState } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { numberOf } from '../../../lib/numbers';
import { listAssetsById } from '../asset/repository';
import { MANAGER_DESK } from '../../people/employee/desks';
import { openTask } from '../../people/task/open';
import { lockSeat, requireActive, requireLead, type Seat } from './access';
import { amountOf, compared, kept } from './present';
import { presentDetail, presentLines } from './presenter';
import { endPending, insertAdjust, listLines, releasePieces, updateStockTake, type StockTakeRow } from './repository';

const COUNTED: readonly LineState[] = ['found', 'unexpected', 'unknown'];

/** 403 not its lead · 404 of another store · 409 it has ended · 422 未盘任何资产; 还有 N 件未盘, with their lines, until they are confirmed. */
export async function finishStockTake(
  tx: Tx,
  memberId: string,
  { auditId, confirmMissing, note = '' }: RequestOf<'assetStock.stockFinish'>,
  now: number,
  server: Setup,
): Promise<StockTakeDetail> {
  const seat = await lockSeat(tx, memberId, auditId);
  const { viewer, take, leads } = seat;
  requireLead(seat);
  requireActive(take);
  if ((await listLines(tx, take.id, COUNTED)).length === 0) throw refuse('未盘任何资产');
  const pending = await listLines(tx, take.id, ['pending']);
  if (pending.length > 0 && !confirmMissing)
    throw refuse(`还有 ${pending.length} 件未盘`, {
      data: { missing: await presentLines(tx, viewer, take, pending, leads) },
    });
  await endPending(tx, take.id);
  await releasePieces(tx, take.id);
  const ended = await updateStockTake(tx, take.id, { status: 'finished', note: note.trim(), endedAt: now });
  await writeAdjust(tx, seat, 'loss', now, server);
  await writeAdjust(tx, seat, 'gain', now, server);
  return presentDetail(tx, viewer, ended, leads, now);
}

/** 403 not its lead · 404 of another store · 409 it has ended. */
export async function cancelStockTake(
  tx: Tx,
  memberId: string,
  { auditId, note = '' }: RequestOf<'assetStock.stockCancel'>,
  now: number,
): Promise<StockTakeDetail> {
  const seat = await lockSeat(tx, memberId, auditId);
  requireLead(seat);
  requireActive(seat.take);
  await releasePieces(tx, seat.take.id);
  const ended = await updateStockTake(tx, seat.take.id, { status: 'cancelled', note: note.trim(), endedAt: now });
  return presentDetail(tx, seat.viewer, ended, seat.leads, now);
}

/** What each kind of document is called, numbered by, made of and gives as its reason. */
export const ADJUSTS = {
  loss: { word: '盘亏', prefix: 'PK', state: 'missing', reason: (_place: string) => '盘点未见' },
  gain: { word: '盘盈', prefix: 'PY', state: 'unexpected', reason: (place: string) => `账上在${place}` },
} as const;

async function writeAdjust(tx: Tx, { viewer, take }: Seat, kind: 'gain' | 'loss', now: number, server: Setup) {
  const { state, prefix, reason } = ADJUSTS[kind];
  const found = await listLines(tx, take.id, [state]);
  if (found.length === 0) return;
  const assets = await listAssetsById(
    tx,
    found.flatMap(({ assetId }) => assetId ?? []),
  );
  const frozen = found.flatMap(({ assetId, expectedPlace }): AdjustLine[] => {
    const asset = assets.find(({ id }) => id === assetId);
    return asset
      ? [{ assetId: asset.id, code: asset.code, name: asset.name, value: asset.value, reason: reason(expectedPlace) }]
      : [];
  });
  const lines = await compared(tx, take, { kind, lines: frozen }, assets);
  const amount = amountOf(lines);
  const no = numberOf(prefix, now, await nextSequence(tx));
  const { id } = await insertAdjust(tx, { no, stockTakeId: take.id, kind, lines, amount, createdAt: now });
  await openTask(
    tx,
    {
      ...adjustTask(take, { id, no, kind, lines, amount }),
      fromId: viewer.memberId,
      fromName: viewer.name,
      createdAt: now,
    },
    server,
  );
}

/** What the deciding manager reads. */
export const adjustTask = (
  take: Pick<StockTakeRow, 'id' | 'title'>,
  {
    id,
    no,
    kind,
    lines,
    amount,
  }: { id: string; no: string; kind: 'gain' | 'loss'; lines: AdjustLine[]; amount: number },
) => ({
  kind: 'stockAdjust' as const,
  targetId: id,
  title: `${ADJUSTS[kind].word} ${take.title}`,
  summary: `${ADJUSTS[kind].word} ${kept(lines).length} 件，价值 ¥${yuan(amount)}`,
  area: MANAGER_DESK,
  worth: amount,
  amount: kind === 'gain' ? amount : -amount,
  route: `/outbound/pages/stockDetail?id=${take.id}`,
  fields: [
    { key: 'no', label: '单号', value: no },
    ...lines.map(({ code, name, value, reason, left }) => ({
      key: code,
      label: `${name} ${code}`,
      value: `¥${yuan(value)}，${left === undefined ? reason : `${left}，不处理`}`,
    })),
  ],
});
