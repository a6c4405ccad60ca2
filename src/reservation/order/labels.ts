/** How the state of a booking is shown, and what can be done with it. */
import type { BookingCard, BookingStatus } from '@/contract';
import { clockOf } from '@/core/lib/day';
import type { WordsProps } from '@/ui/kit/Words';
import { dayText, untilText } from '../days';

interface Look {
  tone: NonNullable<WordsProps['tone']>;
  mark: 'dot' | 'ring' | 'square';
}

export const LOOKS: Readonly<Record<BookingStatus, Look>> = {
  unpaid: { tone: 'accent', mark: 'ring' },
  pending: { tone: 'warn', mark: 'ring' },
  booked: { tone: 'celadon', mark: 'dot' },
  seated: { tone: 'celadon', mark: 'dot' },
  finished: { tone: 'muted', mark: 'dot' },
  cancelled: { tone: 'muted', mark: 'ring' },
  refused: { tone: 'danger', mark: 'square' },
  noShow: { tone: 'danger', mark: 'square' },
};

export const TABS = [
  { id: 'coming', label: '待到店' },
  { id: 'done', label: '已完成' },
  { id: 'cancelled', label: '已取消' },
] as const;

const isOver = ({ status }: BookingCard): boolean => ['finished', 'cancelled', 'refused', 'noShow'].includes(status);
export const canRebook = (card: BookingCard): boolean => isOver(card) || card.status === 'seated';

/** 待到店，28 分后开席 */
export function stateText(card: BookingCard, now: number): string {
  if (card.status !== 'booked' || card.startAt <= now) return card.statusText;
  return `${card.statusText}，${untilText(card.startAt, now)}${card.startAt - now < 86_400_000 ? '开席' : ''}`;
}

/** 14:30; after midnight 次日00:30. */
export const startText = ({ start, nextDay }: Pick<BookingCard, 'start' | 'nextDay'>): string =>
  `${nextDay ? '次日' : ''}${start}`;
export const whenText = (card: BookingCard): string => `${dayText(card.date)} ${startText(card)}-${card.end}`;
export const clockText = clockOf;
