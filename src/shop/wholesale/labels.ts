/** What an order sheet comes to, in words. */
import { shortYuan } from '@/core/lib/money';
import { kgText, type SheetSum } from '@/domain/wholesale/ladder';

export function sumText({ pieces, lack, grams, saved }: SheetSum): string {
  if (pieces === 0) return '满 ¥2,000 起批';
  if (lack > 0) return `${pieces} 件 · 还差 ${shortYuan(lack)} 起批`;
  return `${pieces} 件 · ${kgText(grams)} · 省 ${shortYuan(saved)}`;
}
