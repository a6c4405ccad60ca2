/** Fen as a price tag writes it: thousands in groups, decimals apart so that they can be smaller. */
import { formatFen, grouped } from '@/core/lib/money';

export interface PriceParts {
  sign: '' | '-';
  whole: string;
  /** `.80` or empty. */
  decimals: string;
}

/** 128000 -> 1,280; `exact` keeps two decimals: 1,280.00. */
export function priceParts(fen: number, exact = false): PriceParts {
  const [whole = '0', decimals] = formatFen(Math.abs(fen), { short: !exact }).split('.');
  return {
    sign: fen < 0 ? '-' : '',
    whole: grouped(whole),
    decimals: decimals === undefined ? '' : `.${decimals.padEnd(2, '0')}`,
  };
}

export function priceText(fen: number, exact = false): string {
  const { sign, whole, decimals } = priceParts(fen, exact);
  return `${sign}¥${whole}${decimals}`;
}
