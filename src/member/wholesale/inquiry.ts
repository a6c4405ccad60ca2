/** Lines of a request as they are typed or pasted, and as they are sent. Pure. */
import type { WholesaleInquiry } from '@/contract';
import { parseFen } from '@/core/lib/money';

export const MOST_LINES = 20;

export interface Want {
  text: string;
  qty: string;
  unit: string;
  /** Yuan; '' = none in mind. */
  price: string;
  categoryId: string;
}
export const NO_LINE: Want = { text: '', qty: '', unit: '件', price: '', categoryId: '' };

type Line = WholesaleInquiry['lines'][number];

/** Empty lines are passed over; the first that is not whole is named. */
export function readLines(wants: readonly Want[]): { lines: Line[]; error: string | undefined } {
  const typed = wants.filter(({ text, qty, price }) => text.trim() !== '' || qty !== '' || price !== '');
  const wrong = typed.findIndex(
    ({ text, qty, unit }) => text.trim() === '' || !(Number(qty) > 0) || unit.trim() === '',
  );
  const error =
    typed.length === 0
      ? '请至少写一项要什么、要多少'
      : wrong >= 0
        ? `第 ${wants.indexOf(typed[wrong] ?? NO_LINE) + 1} 项还差名称、数量或单位`
        : undefined;
  const lines = typed.map(({ text, qty, unit, price, categoryId }): Line => {
    const targetPrice = parseFen(price);
    return {
      text: text.trim(),
      qty: Number(qty),
      unit: unit.trim(),
      ...(targetPrice ? { targetPrice } : {}),
      ...(categoryId ? { categoryId } : {}),
    };
  });
  return { lines, error };
}

/** `明前龙井 20 斤 480`: what, how many, of what, and perhaps at what price. */
export function readWanted(text: string): Want[] {
  return text
    .normalize('NFKC')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .split(/\n/)
    .map((line) => /^\s*(.+?)[\s,，、×x*]+(\d{1,5})\s*([^\s\d]{0,8})(?:\s+¥?(\d+(?:\.\d{1,2})?))?\s*$/.exec(line))
    .flatMap((found) =>
      found
        ? [
            {
              text: (found[1] ?? '').slice(0, 60),
              qty: found[2] ?? '',
              unit: found[3] || '件',
              price: found[4] ?? '',
              categoryId: '',
            },
          ]
        : [],
    )
    .slice(0, MOST_LINES);
}
