/** What an order sheet comes to, in words. */
import { formatYuan } from '@/core/lib/money';
import { kgText, type SheetSum } from '@/domain/wholesale/ladder';

const short = (fen: number) => formatYuan(fen, { short: true });

export function sumText({ pieces, lack, grams, saved }: SheetSum): string {
  if (pieces === 0) return '满 ¥2,000 起批';
  if (lack > 0) return `${pieces} 件 · 还差 ${short(lack)} 起批`;
  return `${pieces} 件 · ${kgText(grams)} · 省 ${short(saved)}`;
}
