/** What a team's figures are called. Pure. */
import type { KV, TeamLevel, TeamMember, TeamSort } from '@/contract';
import { figure, shortYuan } from '@/core/lib/money';
import { DAY, dayNumber, formatTime } from '@/core/lib/time';

/** So long without an order or a login, and a row is pale. */
const IDLE_DAYS = 30;
const DIGITS = ['', '一', '两'];

export const SORTS: readonly { id: TeamSort; label: string }[] = [
  { id: 'joined', label: '加入时间' },
  { id: 'orders', label: '订单数' },
  { id: 'amount', label: '消费额' },
];

export const percent = (bp: number): string => `${bp / 100}%`;

/** Days since somebody was last seen: 今天活跃, 昨天活跃, 34 天未来. */
export function seenText(lastActiveAt: number, now: number): { text: string; idle: boolean } {
  const days = dayNumber(now) - dayNumber(lastActiveAt);
  if (now - lastActiveAt > IDLE_DAYS * DAY) return { text: `${days} 天未来`, idle: true };
  return { text: days <= 0 ? '今天活跃' : days === 1 ? '昨天活跃' : `${days} 天前活跃`, idle: false };
}

/** This year without its number. */
export const joinedText = ({ joinedAt }: Pick<TeamMember, 'joinedAt'>, now: number): string => {
  const day = formatTime(joinedAt, 'YYYY-MM-DD');
  const isThisYear = day.slice(0, 4) === formatTime(now, 'YYYY-MM-DD').slice(0, 4);
  return `${isThisYear ? day.slice(5) : day} 加入`;
};

export const isOfThisMonth = ({ joinedAt }: Pick<TeamMember, 'joinedAt'>, now: number): boolean =>
  formatTime(joinedAt, 'YYYY-MM-DD').slice(0, 7) === formatTime(now, 'YYYY-MM-DD').slice(0, 7);

export interface Step {
  key: string;
  label: string;
  /** 14 / 30 */
  figure: string;
  share: number;
}

/** Both conditions of the next grade. */
export function stepsTo(next: TeamLevel, direct: number, amount: number): Step[] {
  const share = (have: number, need: number) => (need === 0 ? 100 : Math.min(100, Math.max(0, (have / need) * 100)));
  return [
    {
      key: 'direct',
      label: `直属 ${next.needDirect} 人`,
      figure: `${direct} / ${next.needDirect}`,
      share: share(direct, next.needDirect),
    },
    {
      key: 'amount',
      label: `本月业绩 ${shortYuan(next.needAmount)}`,
      figure: `${shortYuan(Math.max(0, amount))} / ${figure(Math.floor(next.needAmount / 100))}`,
      share: share(amount, next.needAmount),
    },
  ];
}

/** 离合伙人还差两步 */
export function stepsText(name: string, steps: readonly Step[]): string {
  const open = steps.filter(({ share }) => share < 100).length;
  return open === 0 ? `已达到${name}的条件，正在为你升级` : `离${name}还差${DIGITS[open] ?? open}步`;
}

/** `2/5` of a task. */
export function taskOf({ value }: KV): { done: boolean; text: string } {
  const [have = 0, need = 0] = value.split('/').map(Number);
  return { done: have >= need, text: have >= need ? '已完成' : `${have} / ${need}` };
}
