/** A manager decides what a stock-taking found different: only then are the assets changed (rule 23.3). */
import type { Tx } from '../../../db/client';
import type { AdjustLine } from '../../../db/schema';
import { conflict, refuse } from '../../../http/errors';
import { addEvents, listAssetsById, lockAssets, updateAsset, type AssetRow } from '../asset/repository';
import { listStaffByIds, staffById } from '../../people/employee/repository';
import { sendNotice } from '../../people/notice/send';
import type { TaskLine } from '../../../../src/contract/task/schemas';
import type { AuditRules, TaskDecision } from '../../people/task/kinds';
import { ADJUSTS } from './finish';
import { amountOf, compared, kept, leftOut } from './present';
import { findAdjust, findStockTake, lockAdjust, updateAdjust, type AdjustRow, type StockTakeRow } from './repository';

async function decide(tx: Tx, { targetId, pass, note, by, now }: TaskDecision): Promise<string[]> {
  const adjust = await lockAdjust(tx, targetId);
  if (adjust?.status !== 'waiting') throw conflict('该任务已处理');
  if (!pass && note.trim() === '') throw refuse('请填写驳回原因', { field: 'note' });
  const take = (await findStockTake(tx, adjust.stockTakeId)) as StockTakeRow;
  const lines = pass ? await book(tx, adjust, take, now) : adjust.lines;
  const left = pass ? leftOut(lines) : [];
  await updateAdjust(tx, adjust.id, {
    status: pass ? 'booked' : 'rejected',
    decidedBy: by,
    note,
    decidedAt: now,
    lines,
    amount: amountOf(lines),
  });
  const lead = await staffById(tx, take.leadId);
  if (!lead) return left;
  const { word } = ADJUSTS[adjust.kind];
  const said = `${note ? `：${note}` : '。'}${left.length > 0 ? `未处理 ${left.length} 件：${left.join('；')}。` : ''}`;
  await sendNotice(tx, lead.employee.memberId, {
    box: 'service',
    title: `${word}单${pass ? '已入账' : '被驳回'}`,
    text: `${by} ${pass ? '通过' : '驳回'}了「${take.title}」的${word}单 ${adjust.no}${said}`,
    link: `/outbound/pages/stockDetail?id=${take.id}`,
    at: now,
  });
  return left;
}

/**
 * Missing pieces are written off; pieces from elsewhere belong to the store that found them. What is not so any more is left
 * out. Returns the lines as they were booked.
 */
async function book(tx: Tx, adjust: AdjustRow, take: StockTakeRow, now: number): Promise<AdjustLine[]> {
  const assets = await lockAssets(
    tx,
    adjust.lines.map(({ assetId }) => assetId),
  );
  const lines = await compared(tx, take, adjust, assets);
  const booked = assets.filter(({ id }) => kept(lines).some(({ assetId }) => assetId === id));
  const moving = booked.find(({ status }) => status === 'moving');
  if (moving) throw refuse(`${moving.code} 正在调拨，处理后再审批`);
  for (const asset of booked)
    await updateAsset(tx, asset.id, adjust.kind === 'loss' ? { status: 'scrapped' } : await takenIn(tx, asset, take));
  await addEvents(
    tx,
    booked.map(({ id }) => id),
    adjust.kind === 'loss' ? `${take.title} 盘亏，报废` : `${take.title} 盘盈，转入 ${take.lead.storeName}`,
    now,
  );
  return lines;
}

/** In the lead's hands, unless who answers for it works in this store; its place there is to be found. */
async function takenIn(tx: Tx, { custodianId }: AssetRow, take: StockTakeRow): Promise<Partial<AssetRow>> {
  const moved = { storeId: take.storeId, location: '' };
  const keeper = custodianId === null ? undefined : await staffById(tx, custodianId);
  if (keeper?.employee.storeId === take.storeId) return moved;
  const lead = await staffById(tx, take.leadId);
  return lead ? { ...moved, custodianId: lead.employee.id, department: lead.employee.department } : moved;
}

/** As they stand now, with what the document leaves out. */
async function linesOfAdjust(tx: Tx, targetId: string): Promise<TaskLine[]> {
  const adjust = await findAdjust(tx, targetId);
  if (!adjust) return [];
  const assets = await listAssetsById(
    tx,
    adjust.lines.map(({ assetId }) => assetId),
  );
  const take = adjust.status === 'waiting' ? await findStockTake(tx, adjust.stockTakeId) : undefined;
  const lines = take ? await compared(tx, take, adjust, assets) : adjust.lines;
  return lines.map(({ assetId, code, name, value, reason, left }) => {
    const cover = assets.find(({ id }) => id === assetId)?.photo;
    return {
      key: code,
      title: name,
      note: `${code}　${left === undefined ? reason : `${left}，不处理`}`,
      amount: left === undefined ? (adjust.kind === 'gain' ? value : -value) : 0,
      ...(cover && { cover }),
      mark: adjust.kind,
    };
  });
}

export const stockAdjustAudit: AuditRules = {
  decide,
  effect: '通过后库存与账面同时变动，不能撤回',
  costs: 'final',
  lines: linesOfAdjust,
  /** Whoever answered for the pieces, and who counted. */
  concerned: async (tx, targetId) => {
    const adjust = await findAdjust(tx, targetId);
    if (!adjust) return [];
    const take = await findStockTake(tx, adjust.stockTakeId);
    const assets = await listAssetsById(
      tx,
      adjust.lines.map(({ assetId }) => assetId),
    );
    const ids = [take?.leadId, ...assets.map(({ custodianId }) => custodianId)].flatMap((id) => id ?? []);
    return (await listStaffByIds(tx, ids)).map(({ employee }) => employee.memberId);
  },
};
