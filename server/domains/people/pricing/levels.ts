/** What levels and the annual card mean for prices (rule 9.2). The house says which levels there are. */
import type { Offer } from '../../../../src/contract/catalogue/schemas';
import type { ShopSettings, Level } from '../shopSettings/settings';

/** Without growth the first. */
export const levelOf = (levels: readonly Level[], growth: number | null): Level =>
  levels.reduce((best, level) => ((growth ?? 0) >= level.need ? level : best), levels[0] as Level);

/** Name of the level that somebody must have for it; undefined when everybody may. */
export const neededLevel = (levels: readonly Level[], needLevel: number): string | undefined =>
  levels.find(({ level }) => level > 1 && level === needLevel)?.name;

/** 雅士及以上: who may have it. */
export const fromLevel = (levels: readonly Level[], needLevel: number): string =>
  `${neededLevel(levels, needLevel) ?? '更高等级'}及以上`;

/** What decides the price a person sees. A visitor is `undefined`. */
export interface PriceViewer {
  memberId: string;
  level: Level;
  hasCard: boolean;
  /** Whose levels, card and limits hold. */
  shopSettings: ShopSettings;
  /** Approved: sees wholesale ladders. What a single piece costs does not depend on it. */
  wholesaler: boolean;
  /** By goods id: fen of the cheapest specification at an event that the member has checked in to. */
  events?: ReadonlyMap<string, number>;
  /** Running flash sales of which the member has as much as one may. */
  usedUp?: ReadonlySet<string>;
}

export const part = (price: number, bp: number): number => Math.round((price * bp) / 10000);

/** From this level on storage costs what the level's discount leaves of it (rule 15.1). */
const STORAGE_LEVEL = 4;
/** What somebody of this level pays of a storage fee; 10000: all of it. */
export const storageBp = ({ level, discountBp }: Level): number => (level < STORAGE_LEVEL ? 10_000 : discountBp);

/**
 * The member price of one piece: the better of level and card price, never both (rule 9.2); undefined where there is none
 * (visitors, goods without the member mark, no saving).
 */
export function memberOffer(price: number, hasMemberMark: boolean, viewer: PriceViewer | undefined): Offer | undefined {
  if (!viewer || !hasMemberMark) return undefined;
  const { hasCard, level, shopSettings } = viewer;
  const byCard = hasCard && level.discountBp > shopSettings.cardDiscountBp;
  const better = part(price, byCard ? shopSettings.cardDiscountBp : level.discountBp);
  return better < price ? { price: better, why: byCard ? 'card' : 'level' } : undefined;
}

/** Fen of one piece with the annual card, of goods that carry the member mark. */
export const cardPriceOf = (price: number, { cardDiscountBp }: Pick<ShopSettings, 'cardDiscountBp'>): number =>
  part(price, cardDiscountBp);
