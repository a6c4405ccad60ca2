/** The five levels and the annual card (rule 9.2). */
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
export const CARD_DISCOUNT_BP = 9000;

export const levelOf = (growth: number): Level =>
  LEVELS.reduce((best, level) => (growth >= level.need ? level : best), LEVELS[0] as Level);

/** What decides the price a person sees. A visitor is `undefined`. */
export interface PriceViewer {
  memberId: string;
  level: Level;
  hasCard: boolean;
}

/**
 * The member price of one piece in fen: the better of level and card price, never both (rule 9.2); undefined where there is none
 * (visitors, goods without the member mark, no saving).
 */
export function memberPriceOf(
  price: number,
  hasMemberMark: boolean,
  viewer: PriceViewer | undefined,
): number | undefined {
  if (!viewer || !hasMemberMark) return undefined;
  const bp = viewer.hasCard ? Math.min(CARD_DISCOUNT_BP, viewer.level.discountBp) : viewer.level.discountBp;
  const better = Math.round((price * bp) / 10000);
  return better < price ? better : undefined;
}
