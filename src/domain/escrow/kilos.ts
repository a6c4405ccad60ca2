/** Grams as kilograms: 8.67 */
export const kilos = (grams: number): string => String(Math.round(grams / 10) / 100);
