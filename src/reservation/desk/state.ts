/** How a booking stands for the desk. Pure. */
import type { BookingCard } from '@/contract';
import { DAY, HOUR, MINUTE } from '@/core/lib/span';
import { LOOKS } from '../order/labels';
import { untilText } from '../days';

interface DeskState {
  text: string;
  tone: (typeof LOOKS)[keyof typeof LOOKS]['tone'];
  mark: 'dot' | 'ring' | 'square';
  /** Of the card: whoever is next, whoever is late. */
  edge?: 'next' | 'late';
}

export const isLate = (card: BookingCard, now: number): boolean =>
  card.status === 'booked' && (card.late > 0 || now > card.startAt);

export function deskState(card: BookingCard, now: number): DeskState {
  const { status, startAt, late, statusText } = card;
  if (status !== 'booked')
    return { ...LOOKS[status], text: status === 'seated' ? `在席 ${sinceText(now - startAt)}` : statusText };
  if (late > 0) return { text: `说会晚 ${late} 分`, tone: 'warn', mark: 'ring', edge: 'late' };
  if (now > startAt) return { text: `过了 ${sinceText(now - startAt)}`, tone: 'warn', mark: 'ring', edge: 'late' };
  if (startAt - now > DAY) return { text: statusText, tone: 'celadon', mark: 'dot' };
  return {
    text: untilText(startAt, now),
    tone: 'celadon',
    mark: 'dot',
    ...(startAt - now < HOUR && { edge: 'next' as const }),
  };
}

/** 今天 7, 待确认 1, 迟到 1, 在席 1, 未到 1 */
export const countsOf = (cards: readonly BookingCard[], now: number, isToday: boolean) => {
  const count = (is: (card: BookingCard) => boolean) => cards.filter(is).length;
  return [
    { label: isToday ? '今天' : '这天', value: count(({ status }) => status !== 'cancelled' && status !== 'refused') },
    { label: '待确认', value: count(({ status }) => status === 'pending') },
    { label: '迟到', value: count((card) => isLate(card, now)) },
    { label: '在席', value: count(({ status }) => status === 'seated'), tone: 'celadon' as const },
    { label: '未到', value: count(({ status }) => status === 'noShow') },
  ];
};

const sinceText = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  return minutes < 60 ? `${minutes} 分` : `${Math.floor(minutes / 60)} 小时`;
};

/** Guests who are still to be received, and guests who are through with. */
export const isOpen = ({ status }: BookingCard): boolean =>
  status === 'booked' || status === 'pending' || status === 'unpaid';
