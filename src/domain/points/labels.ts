/** How points and what they buy are said. Pure. */
import type { ExchangeGoods, WalletStat } from '@/contract';
import { figure, shortYuan } from '@/core/lib/money';

export { figure };
/** What came or went, with its sign; nothing has none. */
export const signed = (sign: '+' | '−', value: number): string => (value > 0 ? `${sign}${figure(value)}` : '0');

/** 2400 and ¥19.90 -> `2,400 积分 + ¥19.90`. */
export const priceText = ({ value, money }: Pick<ExchangeGoods, 'value' | 'money'>): string =>
  `${figure(value)} 积分${money > 0 ? ` + ${shortYuan(money)}` : ''}`;

/** The level that is missing, or undefined. */
export const lockText = ({ levelNeed = '更高等级', locked }: Pick<ExchangeGoods, 'levelNeed' | 'locked'>) =>
  locked ? `${levelNeed}及以上可兑` : undefined;

/** What is left of it, and for whom it is. */
export const stockText = ({ stock, limit, levelNeed, locked }: ExchangeGoods): string =>
  [
    stock > 0 ? `余 ${figure(stock)} 件` : '已兑完',
    limit > 0 && `限 ${limit}`,
    locked ? lockText({ levelNeed, locked }) : levelNeed !== undefined && `${levelNeed}起兑`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Why it cannot be had with so many points, or undefined. */
export function hindrance(item: ExchangeGoods, points: number): string | undefined {
  const { stock, limit, bought, value } = item;
  if (item.locked) return lockText(item);
  if (stock <= 0) return '已兑完';
  if (limit > 0 && bought >= limit) return `每人限兑 ${limit} 件`;
  return points < value ? `还差 ${figure(value - points)} 积分` : undefined;
}

/** Points that were bought are for gifts and exchanges: coins and donations take the others (rule 11.6). */
export const earnedOf = ({ balance, bought = 0 }: Pick<WalletStat['points'], 'balance' | 'bought'>): number =>
  balance - bought;

export interface Source {
  id: string;
  label: string;
  /** Kinds of rows of the books, between commas. */
  kinds: string;
}
/** Where earned points come from; what was bought or came back is not among it. */
export const SOURCES: readonly Source[] = [
  { id: 'buy', label: '购物', kinds: 'reward,rewardBack' },
  { id: 'sign', label: '签到', kinds: 'sign' },
  { id: 'review', label: '评价', kinds: 'review' },
  { id: 'event', label: '活动', kinds: 'gift,redPacket,draw' },
  { id: 'given', label: '受赠', kinds: 'transferIn' },
];
export const EARNED = SOURCES.map(({ kinds }) => kinds).join(',');
