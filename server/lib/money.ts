/** Fen to what people read. 2100 -> '21', 2150 -> '21.50', 123456700 -> '1,234,567'. */
export const yuan = (fen: number): string =>
  (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2)).replace(/\B(?=(\d{3})+(\.|$))/g, ',');
