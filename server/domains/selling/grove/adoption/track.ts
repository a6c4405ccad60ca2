/** The four seasons of the year in which an adoption is: what was made, what is now, what is still to come. Pure. */
import type { Adoption } from '../../../../../src/contract/grove/schemas';
import { nextPicking } from '../../../../lib/pickings';
import { dayOf } from '../../../../lib/shanghai';
import type { HarvestRow } from '../harvest/repository';
import { timeOfYear } from '../harvest/seasons';
import { ALIVE, type AdoptionRow } from './repository';

const NAMES = ['春', '夏', '秋', '冬'] as const;
const PICKED: Partial<Record<(typeof NAMES)[number], HarvestRow['season']>> = {
  春: 'spring',
  夏: 'summer',
  秋: 'autumn',
};
const WORDS: Record<HarvestRow['status'], string> = {
  chooseCraft: '选工艺',
  making: '制作中',
  claimable: '可提货',
  shipped: '已领取',
  stored: '已入窖',
};

/** What comes of a season of the year: `4 月采`, within the term only. */
function plannedText(row: AdoptionRow, season: HarvestRow['season'] | undefined, year: number, now: number) {
  let picking = nextPicking(Date.parse(`${year}-01-01T00:00:00+08:00`) - 1);
  if (picking.season !== season) picking = nextPicking(picking.at);
  const isPlanned = picking.season === season && picking.at > Math.max(now, row.startAt) && picking.at < row.endAt;
  return isPlanned ? `${Number(dayOf(picking.at).slice(5, 7))} 月采` : undefined;
}

export function trackOf(row: AdoptionRow, harvests: readonly HarvestRow[], now: number): Adoption['seasons'] {
  if (!ALIVE.includes(row.status)) return [];
  const [calendar, month] = dayOf(now).split('-').map(Number) as [number, number];
  // The winter of a year ends in the February of the next.
  const year = month <= 2 ? calendar - 1 : calendar;
  const at = NAMES.findIndex((name) => name === timeOfYear(now));
  return NAMES.map((name, i) => {
    const season = PICKED[name];
    const harvest = harvests.find((one) => one.season === season && one.year === year);
    const isDone = harvest !== undefined && harvest.status !== 'chooseCraft' && harvest.status !== 'making';
    return {
      name,
      text: harvest
        ? WORDS[harvest.status]
        : (plannedText(row, season, year, now) ?? (name === '冬' ? '越冬' : '养护')),
      state: isDone ? 'done' : i === at || harvest ? 'now' : 'other',
    };
  });
}
