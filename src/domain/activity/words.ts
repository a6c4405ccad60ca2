/** What is said of activities, everywhere the same. */
import type { ActivityCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';

export const KIND_NAMES: Record<ActivityCard['kind'], string> = {
  event: '活动',
  salon: '茶沙龙',
  gathering: '雅集',
  publicTable: '公共茶席',
  tasting: '品鉴会',
  furniture: '茶家居',
};
export const STATUS_NAMES: Record<ActivityCard['status'], string> = {
  signing: '报名中',
  full: '已满',
  running: '进行中',
  ended: '回顾',
};
export const MINE_NAMES: Record<NonNullable<ActivityCard['mine']>, string> = {
  unpaid: '待支付',
  signed: '已报名',
  checked: '已签到',
  cancelled: '已取消',
};

export const priceOf = (fen: number): string => (fen === 0 ? '免费' : shortYuan(fen));
/** 06-16 周二 15:00 */
export const whenOf = (at: number): string =>
  `${formatTime(at, 'MM-DD WEEK').replace('星期', '周')} ${formatTime(at, 'h:m')}`;
/** 06-16 周二 15:00-17:00 */
export const spanOf = ({ startAt, endAt }: Pick<ActivityCard, 'startAt' | 'endAt'>): string =>
  `${whenOf(startAt)}-${formatTime(endAt, 'h:m')}`;
/** 还有 26 分, 还有 3 天; nothing once it has begun. */
export function untilText(startAt: number, now: number): string {
  const minutes = Math.ceil((startAt - now) / 60_000);
  if (minutes <= 0) return '';
  if (minutes < 60) return `还有 ${minutes} 分`;
  return minutes < 48 * 60 ? `还有 ${Math.floor(minutes / 60)} 小时` : `还有 ${Math.floor(minutes / 1440)} 天`;
}

/** As the server has it (rules 35.1, 35.3). */
export const mostPlaces = ({ kind }: Pick<ActivityCard, 'kind'>): number =>
  kind === 'publicTable' ? 2 : kind === 'furniture' ? 1 : 4;
const OPEN_ALL_DAY: readonly ActivityCard['kind'][] = ['event', 'tasting', 'furniture'];
/** Of its time: whether places are left is another thing. */
export const isOpen = ({ kind, startAt, endAt, status }: ActivityCard, now: number): boolean =>
  status !== 'ended' && now < (OPEN_ALL_DAY.includes(kind) ? endAt : startAt);
export const isFull = ({ joined, seats }: Pick<ActivityCard, 'joined' | 'seats'>): boolean => joined >= seats;
