/** Member discount zones: what is on at the moment or comes next, and its goods at this member's price. */
import type { DiscountZone } from '../../../../../src/contract/discount/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { GoodsCard } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, dayOf, startOfDay } from '../../../../lib/shanghai';
import { loadCards, presentGoodsCard } from '../../catalogue/cards';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { findZoneRow, listZoneRows, pageOfZoneGoods, type ZoneRow } from './repository';

const PREVIEW = 3;

/** A monthly zone is the day of this month, or of the next one when it is over; the others have their own period. */
function periodOf(zone: Pick<ZoneRow, 'monthDay' | 'startAt' | 'endAt'>, now: number) {
  if (zone.monthDay === 0) return { startAt: zone.startAt, endAt: zone.endAt };
  for (let day = startOfDay(now); ; day += DAY_MS)
    if (Number(dayOf(day).slice(8)) === zone.monthDay) return { startAt: day, endAt: day + DAY_MS };
}

/** Zones that run or will run; those of today first. */
export async function listZones(tx: Tx, memberId: string, now: number): Promise<DataOf<'tea.discount'>> {
  const rows = await listZoneRows(tx);
  const viewer = await loadPriceViewer(tx, memberId, now);
  const alive = rows.map((row) => ({ row, ...periodOf(row, now) })).filter(({ endAt }) => endAt > now);
  const cards = await loadCards(tx, [...new Set(alive.flatMap(({ row }) => row.goodsIds))], viewer, now);
  const byId = new Map<string, GoodsCard>(cards.map((card) => [card.id, card]));
  const zones = alive.map(({ row, startAt, endAt }): DiscountZone => {
    const own = row.goodsIds.flatMap((id) => byId.get(id) ?? []);
    const { id, title, subtitle, cover, color } = row;
    return { id, title, subtitle, cover, color, startAt, endAt, count: own.length, preview: own.slice(0, PREVIEW) };
  });
  return { zones: zones.sort((a, b) => Number(a.startAt > now) - Number(b.startAt > now)), serverTime: now };
}

/** Title and start of a zone that has not begun: what a reminder is about. */
export async function findZone(tx: Tx, id: string, now: number) {
  const row = await findZoneRow(tx, id);
  return row && { title: row.title, ...periodOf(row, now) };
}

export async function listZoneGoods(
  tx: Tx,
  memberId: string,
  { zoneId, sort = 'default', page = 1 }: RequestOf<'tea.discountProduct'>,
  now: number,
): Promise<DataOf<'tea.discountProduct'>> {
  const zone = await findZoneRow(tx, zoneId);
  if (!zone) throw notFound();
  if (zone.goodsIds.length === 0) return pageOf([], 0, page);
  const viewer = await loadPriceViewer(tx, memberId, now);
  const { rows, total } = await pageOfZoneGoods(tx, { ids: zone.goodsIds, sort, at: now }, PAGE_SIZE, offsetOf(page));
  return pageOf(
    rows.map((row) => presentGoodsCard(row, viewer)),
    total,
    page,
  );
}
