/** What one coupon saves on a set of lines, and why it cannot be used (rule 9.3). Pure: amounts in fen. */
import { yuan } from '../../../lib/money';
export type CouponKind = 'cash' | 'percent' | 'freight' | 'exchange' | 'course' | 'table';

export interface CouponRule {
  kind: CouponKind;
  amount: number;
  /** percent: 9500 = 95 折. */
  percentBp: number;
  /** percent: largest saving, 0 = none. */
  cap: number;
  threshold: number;
  scope: 'all' | 'category' | 'goods';
  scopeIds: readonly string[];
}

/** A line as a coupon sees it: `amount` is what is left of it after member price or campaign. */
export interface CouponLine {
  goodsId: string;
  /** Level-2 and level-1 category. */
  categoryIds: readonly string[];
  amount: number;
  /** Pieces of the line; 兑换券 pays for one of them. Absent = one. */
  qty?: number;
  gift: boolean;
}

export type CouponVerdict =
  | { usable: true; /** Off the goods. */ off: number; freeFreight: boolean; eligible: boolean[] }
  | { usable: false; reason: string };

const ELSEWHERE: Partial<Record<CouponKind, string>> = {
  course: '仅限课程使用',
  table: '仅限堂食使用',
};

export function inScope(
  rule: Pick<CouponRule, 'scope' | 'scopeIds'>,
  line: Pick<CouponLine, 'goodsId' | 'categoryIds'>,
): boolean {
  if (rule.scope === 'all') return true;
  if (rule.scope === 'goods') return rule.scopeIds.includes(line.goodsId);
  return line.categoryIds.some((id) => rule.scopeIds.includes(id));
}

export function judgeCoupon(rule: CouponRule, lines: readonly CouponLine[]): CouponVerdict {
  const elsewhere = ELSEWHERE[rule.kind];
  if (elsewhere) return { usable: false, reason: elsewhere };
  const eligible = lines.map((line) => !line.gift && inScope(rule, line));
  const sum = lines.reduce((all, line, i) => all + (eligible[i] ? line.amount : 0), 0);
  if (!eligible.includes(true)) return { usable: false, reason: '不适用于所选商品' };
  if (sum < rule.threshold) return { usable: false, reason: `未满足门槛，还差¥${yuan(rule.threshold - sum)}` };
  if (rule.kind === 'exchange') return onePiece(lines, eligible);
  if (rule.kind === 'freight') return { usable: true, off: 0, freeFreight: true, eligible };
  const off = rule.kind === 'cash' ? rule.amount : percentOff(rule, sum);
  return { usable: true, off: Math.min(off, sum), freeFreight: false, eligible };
}

/** 兑换券: the dearest piece of its scope costs nothing; its saving stays on that line. */
function onePiece(lines: readonly CouponLine[], eligible: readonly boolean[]): CouponVerdict {
  const pieces = lines.map((line, i) => (eligible[i] ? Math.floor(line.amount / Math.max(1, line.qty ?? 1)) : -1));
  const off = Math.max(...pieces);
  const at = pieces.indexOf(off);
  return { usable: true, off, freeFreight: false, eligible: lines.map((_, i) => i === at) };
}

function percentOff(rule: CouponRule, sum: number): number {
  const off = Math.floor((sum * (10000 - rule.percentBp)) / 10000);
  return rule.cap > 0 ? Math.min(off, rule.cap) : off;
}
