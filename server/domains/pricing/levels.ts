/** The five levels and the annual card (rule 9.2). */
import type { Offer } from '../../../src/contract/catalogue/schemas';

export interface Level {
  id: string;
  level: number;
  name: string;
  /** Growth from which the level holds. */
  need: number;
  /** Price factor in basis points: 9500 = 95 折. */
  discountBp: number;
  /** Points per yuan in basis points: 12000 = 1.2. */
  pointRateBp: number;
}

export const LEVELS: readonly Level[] = [
  { id: '1', level: 1, name: '茶友', need: 0, discountBp: 10000, pointRateBp: 10000 },
  { id: '2', level: 2, name: '茗友', need: 500, discountBp: 9800, pointRateBp: 10000 },
  { id: '3', level: 3, name: '雅士', need: 2000, discountBp: 9500, pointRateBp: 12000 },
  { id: '4', level: 4, name: '茶师', need: 8000, discountBp: 9200, pointRateBp: 15000 },
  { id: '5', level: 5, name: '茶尊', need: 30000, discountBp: 8800, pointRateBp: 20000 },
];

/** Annual card: 9 折 on goods that carry the member mark. */
const CARD_DISCOUNT_BP = 9000;

export const levelOf = (growth: number): Level =>
  LEVELS.reduce((best, level) => (growth >= level.need ? level : best), LEVELS[0] as Level);

/** What decides the price a person sees. A visitor is `undefined`. */
export interface PriceViewer {
  memberId: string;
  level: Level;
  hasCard: boolean;
  /** Approved: sees wholesale ladders. What a single piece costs does not depend on it. */
  wholesaler: boolean;
  /** By goods id: fen of the cheapest specification at an event that the member has checked in to. */
  events?: ReadonlyMap<string, number>;
  /** Running flash sales of which the member has as much as one may. */
  usedUp?: ReadonlySet<string>;
}

const part = (price: number, bp: number): number => Math.round((price * bp) / 10000);

/**
 * The member price of one piece: the better of level and card price, never both (rule 9.2); undefined where there is none
 * (visitors, goods without the member mark, no saving).
 */
export function memberOffer(price: number, hasMemberMark: boolean, viewer: PriceViewer | undefined): Offer | undefined {
  if (!viewer || !hasMemberMark) return undefined;
  const { hasCard, level } = viewer;
  const byCard = hasCard && level.discountBp > CARD_DISCOUNT_BP;
  const better = part(price, byCard ? CARD_DISCOUNT_BP : level.discountBp);
  return better < price ? { price: better, why: byCard ? 'card' : 'level' } : undefined;
}

/** Fen of one piece with the annual card, of goods that carry the member mark. */
export const cardPriceOf = (price: number): number => part(price, CARD_DISCOUNT_BP);
