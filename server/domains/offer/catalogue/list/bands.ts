/** [from, to] in fen; the last is open. */
export const PRICE_BANDS: readonly [from: number, to: number | null, label: string][] = [
  [0, 9_999, '¥100以下'],
  [10_000, 19_999, '¥100-200'],
  [20_000, 49_999, '¥200-500'],
  [50_000, 99_999, '¥500-1000'],
  [100_000, null, '¥1000以上'],
];
