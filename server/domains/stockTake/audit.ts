/** A manager decides what a stock-taking found different: only then are the assets changed (rule 23.3). */
import type { Tx } from '../../db/client';
import { conflict, refuse } from '../../http/errors';
import { addEvents, listAssetsById, lockAssets, updateAsset, type AssetRow } from '../asset/repository';
import { listStaffByIds, staffById } from '../employee/repository';
import { sendNotice } from '../notice/send';
import type { AuditRules, TaskDecision } from '../task/kinds';
import { ADJUSTS } from './finish';
import { findAdjust, findStockTake, lockAdjust, updateAdjust, type AdjustRow, type StockTakeRow } from './repository';

async function decide(tx: Tx, { targetId, pass, note, by, now }: TaskDecision): Promise<void> {
  const adjust = await lockAdjust(tx, targetId);
  if (adjust?.status !== 'waiting') throw conflict('该任务已处理');
  if (!pass && note.trim() === '') throw refuse('请填写驳回原因');
  const take = (await findStockTake(tx, adjust.stockTakeId)) as StockTakeRow;
  if (pass) await book(tx, adjust, take, now);
  await updateAdjust(tx, adjust.id, { status: pass ? 'booked' : 'rejected', decidedBy: by, note, decidedAt: now });
  const lead = await staffById(tx, take.leadId);
  if (!lead) return;
  const { word } = ADJUSTS[adjust.kind];
  await sendNotice(tx, lead.employee.memberId, {
    box: 'service',
    title: `${word}单${pass ? '已入账' : '被驳回'}`,
    text: `${by} ${pass ? '通过' : '驳回'}了「${take.title}」的${word}单 ${adjust.no}${note ? `：${note}` : '。'}`,
    link: `/outbound/pages/stockDetail?id=${take.id}`,
    at: now,
  });
}

/** Missing pieces are written off; pieces from elsewhere belong to the store that found them, in the lead's hands. */
async function book(tx: Tx, { kind, lines }: AdjustRow, take: StockTakeRow, now: number): Promise<void> {
  const ids = lines.map(({ assetId }) => assetId);
  const list = await lockAssets(tx, ids);
  const moving = list.find(({ status }) => status === 'moving');
  if (moving) throw refuse(`${moving.code} 正在调拨，处理后再审批`);
  const lead = await staffById(tx, take.leadId);
  const set: Partial<AssetRow> =
    kind === 'loss'
      ? { status: 'scrapped' }
      : {
          storeId: take.storeId,
          location: '',
          ...(lead && { custodianId: lead.employee.id, department: lead.employee.department }),
        };
  for (const { id } of list) await updateAsset(tx, id, set);
  await addEvents(
    tx,
    ids,
    kind === 'loss' ? `${take.title} 盘亏，报废` : `${take.title} 盘盈，转入 ${take.lead.storeName}`,
    now,
  );
}

export const stockAdjustAudit: AuditRules = {
  decide,
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
