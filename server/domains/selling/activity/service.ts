/** Goods of an event: its shelves, its prices, and what this member may still buy. 404 for an unknown event. */
import type { EventGoods, EventState } from '../../../../src/contract/activity/schemas';
import type { CountTab } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadCards } from '../../offer/catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { findActivity, type ActivityRow } from '../../offer/salon/repository';
import { countEventGoods, findCates, findEventGoods } from './repository';
import { listSamples } from './tasting/repository';

async function readActivity(tx: Tx, memberId: string, id: string): Promise<ActivityRow> {
  const row = await findActivity(tx, memberId, id);
  if (!row) throw notFound();
  return row;
}

/** Whether the event's prices are this member's now. */
export function eventStateOf({ activity, signup }: ActivityRow, now: number): EventState {
  if (now >= activity.endAt) return 'ended';
  if (now < activity.startAt) return 'soon';
  return signup?.status === 'checked' ? 'open' : 'checkin';
}

/** 全部 first, then every shelf that has goods. */
export async function listEventCates(tx: Tx, memberId: string, activityId: string): Promise<CountTab[]> {
  await readActivity(tx, memberId, activityId);
  const rows = await findCates(tx, activityId);
  return [{ id: '', label: '全部', count: rows.reduce((sum, row) => sum + row.count, 0) }, ...rows];
}

export async function listEventGoods(
  tx: Tx,
  memberId: string,
  { activityId, cateId, page = 1 }: RequestOf<'activity.product'>,
  now: number,
): Promise<DataOf<'activity.product'>> {
  const found = await readActivity(tx, memberId, activityId);
  const [rows, total] = await Promise.all([
    findEventGoods(tx, memberId, { activityId, cateId }, PAGE_SIZE, offsetOf(page)),
    countEventGoods(tx, { activityId, cateId }),
  ]);
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(
    tx,
    rows.map((row) => row.goodsId ?? '0'),
    viewer,
    now,
  );
  const state = eventStateOf(found, now);
  // The names behind the letters stay hidden until their release (rule 35.6).
  const revealed = found.activity.releasedAt !== null;
  const letters = revealed ? await lettersOf(tx, activityId) : new Map<string, string>();
  const list = cards.flatMap((card): EventGoods[] => {
    const row = rows.find(({ goodsId }) => goodsId === card.id);
    if (!row || row.price === null) return [];
    const { perMember: limit, bought } = row;
    const sample = letters.get(card.id);
    const { carriage } = row;
    const pickup = row.deliveryTypes.includes('pickup');
    const event = { price: row.price, limit, bought, state, ...(sample ? { sample } : {}) };
    return [{ ...card, event, carriage, pickup }];
  });
  return pageOf(list, total, page);
}

/** Goods -> its letter in the tasting. */
async function lettersOf(tx: Tx, activityId: string): Promise<Map<string, string>> {
  const samples = await listSamples(tx, activityId);
  return new Map(samples.flatMap(({ goodsId, letter }) => (goodsId === null ? [] : [[goodsId, letter] as const])));
}
