/** The harvest by clock: picked, a craft chosen or the field's own taken, made, claimable, stored for free (rules 25.4 to 25.6). */
import type { Tx } from '../../../../db/client';
import { schedule } from '../../../../db/timers';
import { sendNotice } from '../../../people/notice/send';
import { ALIVE, findAdoption, updateAdoption, type AdoptionRow } from './repository';
import { addToPost, findField } from '../field/repository';
import { storeIt } from './claim';
import { findHarvest, insertHarvest, updateHarvest, type HarvestRow } from '../harvest/repository';
import { nextPicking, type Picking } from '../../../../lib/pickings';
import { CHOOSE_MS, CLAIM_MS, CRAFTS, gramsOf, MAKE_MS, nameOf } from '../harvest/seasons';
import { refreshState } from './state';
import { CRAFT_JOB, PICK_JOB, READY_JOB, STORE_JOB } from './timers';

/** Plans the first picking after an instant; answers when it is, 0 when the adoption is over by then. */
export async function planPicking(tx: Tx, adoptionId: string, after: number, endAt: number): Promise<number> {
  const { at } = nextPicking(after);
  if (at >= endAt) return 0;
  await schedule(tx, PICK_JOB, adoptionId, at);
  return at;
}

/** What is due is picked, also when the job runs late. */
export async function pick(tx: Tx, adoptionId: string, now: number): Promise<void> {
  const row = await findAdoption(tx, adoptionId, true);
  if (!row || !ALIVE.includes(row.status)) return;
  let due = row.pickAt;
  while (due > 0 && due <= now) {
    const picking = nextPicking(due - 1);
    await bringIn(tx, row, picking, now);
    const next = nextPicking(due).at;
    due = next < row.endAt ? next : 0;
  }
  await updateAdoption(tx, adoptionId, { pickAt: due });
  if (due > 0) await schedule(tx, PICK_JOB, adoptionId, due);
  await refreshState(tx, adoptionId);
}

async function bringIn(tx: Tx, row: AdoptionRow, { season, year, at }: Picking, now: number): Promise<void> {
  const harvest = await insertHarvest(tx, {
    adoptionId: row.id,
    fieldId: row.fieldId,
    memberId: row.memberId,
    season,
    year,
    grams: gramsOf(season, row.yieldGrams),
    status: 'chooseCraft',
    pickedAt: at,
    chooseBefore: now + CHOOSE_MS,
  });
  if (!harvest) return;
  const field = await findField(tx, row.fieldId);
  await addToPost(tx, {
    fieldId: row.fieldId,
    season,
    year,
    grams: harvest.grams,
    photos: field?.gallery ?? [],
    text: `${field?.name ?? ''}的${nameOf(harvest)}开采了，采自茶友认养的茶树，做什么茶由认养人选。`,
    at,
  });
  await schedule(tx, CRAFT_JOB, harvest.id, harvest.chooseBefore);
  await sendNotice(tx, row.memberId, {
    box: 'service',
    title: '茶树采摘了',
    text: `「${row.plaque}」采得${nameOf(harvest)} ${harvest.grams} g，请在 7 天内选制作工艺。`,
    link: `/pages/tea/rycg?id=${row.id}`,
    at: now,
  });
}

/** Chosen by the owner, or after seven days the field's own. */
export async function startMaking(
  tx: Tx,
  harvest: HarvestRow,
  craft: NonNullable<HarvestRow['craft']>,
  byDefault: boolean,
  now: number,
): Promise<void> {
  const readyAt = now + MAKE_MS;
  await updateHarvest(tx, harvest.id, { craft, byDefault, status: 'making', readyAt });
  await schedule(tx, READY_JOB, harvest.id, readyAt);
}

/** A harvest with its adoption, locked in the order of everybody else: the adoption first. */
async function lockBoth(tx: Tx, id: string): Promise<{ row: AdoptionRow; harvest: HarvestRow } | undefined> {
  const seen = await findHarvest(tx, id);
  const row = seen && (await findAdoption(tx, seen.adoptionId, true));
  const harvest = row && (await findHarvest(tx, id, true));
  return harvest && { row, harvest };
}

export async function makeByDefault(tx: Tx, id: string, now: number): Promise<void> {
  const { row, harvest } = (await lockBoth(tx, id)) ?? {};
  if (!row || harvest?.status !== 'chooseCraft' || harvest.chooseBefore > now) return;
  const field = await findField(tx, row.fieldId);
  if (!field) throw new Error(`adoption ${row.id} has no field`);
  await startMaking(tx, harvest, field.craft, true, now);
  await sendNotice(tx, harvest.memberId, {
    box: 'service',
    title: '已按默认工艺制作',
    text: `「${row.plaque}」的${nameOf(harvest)}七天内未选工艺，正制成${CRAFTS[field.craft].label}。`,
    link: `/pages/tea/rycg?id=${row.id}`,
    at: now,
  });
}

export async function becomeReady(tx: Tx, id: string, now: number): Promise<void> {
  const { row, harvest } = (await lockBoth(tx, id)) ?? {};
  if (!row || harvest?.status !== 'making' || harvest.craft === null || harvest.readyAt > now) return;
  const claimBefore = now + CLAIM_MS;
  await updateHarvest(tx, id, { status: 'claimable', claimBefore });
  await refreshState(tx, row.id);
  await schedule(tx, STORE_JOB, id, claimBefore);
  await sendNotice(tx, harvest.memberId, {
    box: 'service',
    title: '收成可以领取了',
    text: `「${row.plaque}」的${nameOf(harvest)} ${harvest.grams} g 已制成${CRAFTS[harvest.craft].label}，90 天内领取，逾期免费存入茶窖。`,
    link: `/pages/tea/wryd?tab=${row.status === 'ended' ? 'ended' : 'claimable'}`,
    at: now,
  });
}

/** Nobody has claimed it: it lies in the cellar. */
export async function storeUnclaimed(tx: Tx, id: string, now: number): Promise<void> {
  const { row, harvest } = (await lockBoth(tx, id)) ?? {};
  if (!row || harvest?.status !== 'claimable' || harvest.claimBefore > now) return;
  const lot = await storeIt(tx, harvest, now);
  await refreshState(tx, row.id);
  await sendNotice(tx, harvest.memberId, {
    box: 'service',
    title: '收成已存入茶窖',
    text: `「${row.plaque}」的${nameOf(harvest)} ${harvest.grams} g 已自动存入茶窖，一年内免费。`,
    link: `/outbound/pages/escrow?lotId=${lot.id}`,
    at: now,
  });
}
