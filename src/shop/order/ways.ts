/** Which ways on of an order stand open, and which behind 更多. */
import type { OrderAction, OrderStatus } from '@/contract';
import type { ButtonProps } from '@/ui/kit/Button';

/** The most that stand side by side. */
const MOST = 2;

/** What is asked first while it is under way, and once it is over. */
const UNDER_WAY: readonly OrderAction[] = [
  'pay',
  'receive',
  'pickupCode',
  'review',
  'cancel',
  'remind',
  'express',
  'address',
  'rebuy',
  'append',
  'afterSale',
  'delete',
];
const OVER: readonly OrderAction[] = ['rebuy', 'append', 'afterSale', 'express', 'delete'];
const ENDED: readonly OrderStatus[] = ['finished', 'cancelled', 'refunded'];
const DECISIONS: readonly OrderAction[] = ['receive', 'pickupCode', 'review'];

export interface Ways {
  /** The first is the decision. */
  shown: OrderAction[];
  rest: OrderAction[];
}

export function waysOf({ status, actions }: { status: OrderStatus; actions: readonly OrderAction[] }): Ways {
  const rank = ENDED.includes(status) ? OVER : UNDER_WAY;
  const place = (action: OrderAction) => (rank.includes(action) ? rank.indexOf(action) : rank.length);
  const sorted = [...actions].sort((a, b) => place(a) - place(b));
  return { shown: sorted.slice(0, MOST), rest: sorted.slice(MOST) };
}

/** Red asks for payment and for nothing else; a decision is ink, filled where it stands at the foot of its page. */
export function toneOf(action: OrderAction, isPage: boolean): ButtonProps['tone'] {
  if (action === 'pay') return 'primary';
  if (!DECISIONS.includes(action)) return 'quiet';
  return isPage ? 'ink' : 'line';
}
