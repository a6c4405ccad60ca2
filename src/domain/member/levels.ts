/** The five levels as prices know them (rule 9.2): tenths of the price, 95 = 95 折. */
const LEVEL_RATES: readonly { name: string; rate: number }[] = [
  { name: '茶友', rate: 100 },
  { name: '茗友', rate: 98 },
  { name: '雅士', rate: 95 },
  { name: '茶师', rate: 92 },
  { name: '茶尊', rate: 88 },
];
const CARD_RATE = 90;

/** What one level more would save on this price, in fen; 0 at the top, and where the annual card is better anyway. */
export function nextLevelSaving(price: number, levelName: string, hasCard: boolean): number {
  const at = LEVEL_RATES.findIndex(({ name }) => name === levelName);
  const next = LEVEL_RATES[at + 1];
  if (at < 0 || !next) return 0;
  const rate = (level: number) => (hasCard ? Math.min(CARD_RATE, level) : level);
  const now = rate(LEVEL_RATES[at]?.rate ?? 100);
  return Math.max(0, Math.round((price * (now - rate(next.rate))) / 100));
}
