/** How places and what they were earned with are said. Pure. */
import type { RankRow, RankUnit } from '@/contract';
import { formatYuan } from '@/core/lib/money';

export type Scope = 'team' | 'all';
export const SCOPES: readonly { id: Scope; label: string }[] = [
  { id: 'team', label: '团队' },
  { id: 'all', label: '全部会员' },
];
export const RANK_UNITS: readonly { id: RankUnit; label: string }[] = [
  { id: 'income', label: '收益' },
  { id: 'points', label: '积分' },
  { id: 'growth', label: '成长值' },
];

/** ¥128.40, 320 积分, 66 成长值 */
export const valueText = (unit: RankUnit, value: number): string =>
  unit === 'income' ? formatYuan(value) : `${value.toLocaleString('en-US')} ${unit === 'points' ? '积分' : '成长值'}`;

/** What a member brought of all that the team brought. */
export const shareText = (value: number, whole: number): string => `占 ${Math.round((value / whole) * 1000) / 10}%`;

/** What is missing to the next place. */
export function gapText({ rank, delta }: RankRow, unit: RankUnit): string {
  if (rank === 1) return '当前第一';
  if (rank === 0) return delta > 0 ? `再得 ${valueText(unit, delta)} 上榜` : '还没有上榜';
  return `距上一名 ${valueText(unit, delta)}`;
}
