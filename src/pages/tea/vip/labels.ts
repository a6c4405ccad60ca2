/** Words and figures of levels and of the card. Pure. */
import type { DataOf, GiftRow, LevelView, VipInfo } from '@/contract';
import { figure, formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { discountText } from '@/domain/member/levels';
import type { IconName } from '@/ui/kit/Icon';

export { figure };
/** 9500 -> 95 折; 10000 -> —. */
export const levelDiscount = (bp: number): string => (bp >= 10_000 ? '—' : discountText(bp));
export const rateText = (bp: number): string => `${bp / 10_000} 倍`;

/** Percent of the way through all levels, each step as long as the other: where the dot stands on the hill. */
export function placeOf(levels: readonly LevelView[], growth: number): number {
  const at = levels.reduce((found, level, index) => (growth >= level.growthNeed ? index : found), 0);
  const next = levels[at + 1];
  const from = levels[at]?.growthNeed ?? 0;
  const part = next ? (growth - from) / (next.growthNeed - from) : 0;
  return (Math.min(levels.length - 1, at + part) / Math.max(1, levels.length - 1)) * 100;
}

export const cardLine = ({ state, until = 0 }: Pick<VipInfo, 'state' | 'until'>): string =>
  state === 'active'
    ? `有效期至 ${formatTime(until, 'YYYY-MM-DD')}`
    : state === 'expired'
      ? `已于 ${formatTime(until, 'YYYY-MM-DD')} 到期`
      : '会员价、包邮、每月品鉴，一张卡都有';

export const cardAct = ({ state, ending }: Pick<VipInfo, 'state' | 'ending'>): string =>
  state === 'none' ? '开通' : state === 'expired' ? '重新开通' : ending ? '续费立减' : '续费';

export const GIFT_STATES: Record<GiftRow['state'], string> = {
  locked: '未到时候',
  open: '领取',
  claimed: '已领取',
  expired: '已过期',
};

/** The drawing of a right; names come from the server. */
export const iconOf = (name: string): IconName => name as IconName;

type Month = DataOf<'memberV4.vipInfo'>['month'];
/** What stands on the bill of the month; empty when nothing was saved. */
export const billOf = ({ memberOff, freight, times }: Month): { key: string; label: string; text: string }[] => [
  ...(memberOff > 0 ? [{ key: 'price', label: '会员价', text: formatYuan(memberOff) }] : []),
  ...(freight > 0 ? [{ key: 'freight', label: `包邮 ${times} 次`, text: formatYuan(freight) }] : []),
];
