/** What a tree brings, and how long each step of a harvest takes (rules 25.5, 25.6). Pure; grams of finished tea. */
import type { Craft, Season } from '../../../../db/schema';
import { dayOf, DAY_MS } from '../../../../lib/shanghai';

/** The part of a year's tea, in elevenths. */
const SHARES: readonly { season: Season; share: number }[] = [
  { season: 'spring', share: 8 },
  { season: 'autumn', share: 3 },
];
const WHOLE = 11;

export const SEASON_NAMES: Record<Season, string> = { spring: '春茶', summer: '夏茶', autumn: '秋茶' };
export const CRAFTS: Record<Craft, { label: string; text: string }> = {
  raw: { label: '生晒', text: '日光萎凋、晒干，越存越醇' },
  white: { label: '白茶', text: '不炒不揉，文火慢烘，毫香清甜' },
  red: { label: '红茶', text: '萎凋揉捻发酵，汤红味甜，当季可饮' },
  oolong: { label: '乌龙', text: '做青炭焙，花果香里有岩韵' },
};

export const nameOf = ({ season, year }: { season: Season; year: number }): string => `${year} ${SEASON_NAMES[season]}`;
/** The season of the year a day belongs to, as a diary says it. */
export const timeOfYear = (at: number): string => '冬冬春春春夏夏夏秋秋秋冬'[Number(dayOf(at).slice(5, 7)) - 1] ?? '';

export const CHOOSE_MS = 7 * DAY_MS;
export const MAKE_MS = 7 * DAY_MS;
export const CLAIM_MS = 90 * DAY_MS;

/** Of a year's tea; nothing is lost to rounding over the year. */
export function gramsOf(season: Season, yieldGrams: number): number {
  const at = SHARES.findIndex((one) => one.season === season);
  const before = SHARES.slice(0, at).reduce((sum, { share }) => sum + Math.round((yieldGrams * share) / WHOLE), 0);
  const isLast = at === SHARES.length - 1;
  return isLast ? yieldGrams - before : Math.round((yieldGrams * (SHARES[at]?.share ?? 0)) / WHOLE);
}
