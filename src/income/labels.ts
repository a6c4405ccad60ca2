/** How income is said: figures, rates, where it comes from and how it stands. Pure. */
import type { IncomeCash, IncomeDetail, IncomeRow, IncomeStat } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import type { TagTone } from '@/ui/kit/Tag';

type Tone = TagTone;

/** 241870 -> `2,418.70`; below zero with a true minus. */
export const money = (fen: number): string => `${fen < 0 ? '−' : ''}${grouped(formatFen(Math.abs(fen)))}`;
export const signed = (fen: number): string => (fen > 0 ? `+${money(fen)}` : money(fen));
/** 900 -> `9%`. */
export const rate = (bp: number): string => `${bp / 100}%`;

export const SOURCES: readonly { id: IncomeRow['source']; label: string; tone: Tone }[] = [
  { id: 'direct', label: '直推', tone: 'celadon' },
  { id: 'indirect', label: '间推', tone: 'plain' },
  { id: 'declare', label: '申报', tone: 'info' },
  { id: 'activity', label: '活动', tone: 'gold' },
  { id: 'adjust', label: '调整', tone: 'plain' },
];
/** What a row is tagged with: a correction says so, whatever it corrects. */
export function tagOf({ source, back }: Pick<IncomeRow, 'source' | 'back'>): { label: string; tone: Tone } {
  if (back) return { label: '扣回', tone: 'danger' };
  return SOURCES.find(({ id }) => id === source) ?? { label: '', tone: 'plain' };
}

export const STATES: readonly { id: IncomeRow['status']; label: string }[] = [
  { id: 'pending', label: '待结算' },
  { id: 'settled', label: '已结算' },
  { id: 'cancelled', label: '已失效' },
];
export const stateOf = (status: IncomeRow['status']): string => STATES.find(({ id }) => id === status)?.label ?? '';

/** When it is settled, or that it is. */
export function dueOf(row: IncomeRow, settleDays: number): string {
  if (row.back && row.status !== 'cancelled') return row.status === 'settled' ? '已从收益扣除' : '已从待结算扣除';
  if (row.status !== 'pending') return stateOf(row.status);
  return row.settleAt === undefined ? `收货后 ${settleDays} 天结算` : `${formatTime(row.settleAt, 'MM-DD')} 结算`;
}

/** How the amount came about: `实付 328.00 × 9%`. */
export function sumOf({ source, back, base, rateBp }: IncomeRow): string {
  if (source === 'activity' || source === 'adjust') return '一次性发放';
  const what = back ? '退款' : source === 'declare' ? '成交' : '实付';
  return `${what} ${money(Math.abs(base))} × ${rate(rateBp)}`;
}

/** Who and what: the buyer stands first where there is one. */
export const nameOf = ({ from, title }: Pick<IncomeRow, 'from' | 'title'>): string =>
  [from, title].filter(Boolean).join(' · ');

/** `直推 9%，其中等级加成 1%；间推 3%` */
export const ratesText = ({ directBp, gradeBp, indirectBp }: IncomeStat['rates']): string =>
  `直推 ${rate(directBp)}${gradeBp > 0 ? `，其中等级加成 ${rate(gradeBp)}` : ''}；间推 ${rate(indirectBp)}`;

export const TARGETS: readonly { id: IncomeCash['target']; label: string }[] = [
  { id: 'balance', label: '转到余额' },
  { id: 'wechat', label: '提现到微信零钱' },
  { id: 'bank', label: '结算到银行卡' },
];
export const targetOf = (target: IncomeCash['target']): string => TARGETS.find(({ id }) => id === target)?.label ?? '';

/** `2026-11` -> `2026 年 11 月`. */
export const monthName = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;
export const monthOf = (at: number): string => formatTime(at, 'YYYY-MM-DD').slice(0, 7);

/** What a question about an income begins with: the entry, so that whoever answers finds it. */
export const questionOf = ({ row, orderNo }: Pick<IncomeDetail, 'row' | 'orderNo'>): string =>
  `关于收益 ${row.id}（${[tagOf(row).label, orderNo && `订单 ${orderNo}`, `${signed(row.amount)} 元`].filter(Boolean).join('，')}）：`;
