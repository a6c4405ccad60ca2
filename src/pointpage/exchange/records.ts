/** How an exchange is said. Pure. */
import type { ExchangeRow } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { figure, shortYuan } from '@/core/lib/money';

const UNITS: Record<ExchangeRow['unit'], string> = { points: '积分', coin: '瓜瓜币', prize: '' };

/** What it cost, or whom it came from. */
export function worthOf({ unit, value, goods, from, to }: ExchangeRow): string {
  if (from) return `${from.nickname} 送的`;
  const money = goods.money > 0 ? ` + ${shortYuan(goods.money)}` : '';
  return `${figure(value)} ${UNITS[unit]}${money}${to ? ` · 送给 ${to.nickname}` : ''}`;
}

export function stateOf({ status, addressNeeded, until = 0, to }: ExchangeRow): string {
  if (addressNeeded) return `请在 ${formatTime(until, 'MM月DD日')} 前填写地址`;
  if (status === 'waiting') return '等对方填写地址';
  if (status === 'unpaid') return '待支付';
  if (status === 'cancelled') return '已取消，积分已退回';
  return to ? '对方已收下' : '已完成';
}
