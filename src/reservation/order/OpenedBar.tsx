/** What can be done with the booking that is open: maintenance left, the decision right. */
import type { ReactElement } from 'react';
import type { BookingDetail } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { canRebook } from './labels';
import type { Act } from './useBookingActs';

interface OpenedBarProps {
  booking: BookingDetail;
  onAct: (act: Act) => void;
}

/** The table's bill once there is one, before that the menu of the store; what is not built yet is left out. */
function tableOf({ card, sessionId }: BookingDetail): { route: string; word: string } | undefined {
  const bill = { route: `/qrCodeOrder/pages/order?sessionId=${sessionId ?? ''}`, word: '看本桌账单' };
  const menu = { route: `/reservation/pages/explore/product?storeId=${card.store.id}`, word: '先看茶单' };
  if (sessionId) return canOpen(bill.route) ? bill : undefined;
  return card.status === 'booked' && canOpen(menu.route) ? menu : undefined;
}

export function hasBar(booking: BookingDetail): boolean {
  const { card } = booking;
  return card.can.length > 0 || card.status === 'unpaid' || canRebook(card) || tableOf(booking) !== undefined;
}

export function OpenedBar({ booking, onAct }: OpenedBarProps): ReactElement {
  const { card } = booking;
  const table = tableOf(booking);
  const can = (act: 'cancel' | 'reschedule' | 'review') => card.can.includes(act);
  return (
    <>
      {can('cancel') && (
        <Button grow size="l" tone="quiet" onPress={() => onAct('cancel')}>
          取消
        </Button>
      )}
      {can('reschedule') && (
        <Button grow size="l" tone="line" onPress={() => onAct('reschedule')}>
          改期
        </Button>
      )}
      {canRebook(card) && (
        <Button grow size="l" tone="line" onPress={() => onAct('again')}>
          再约一次
        </Button>
      )}
      {can('review') && (
        <Button grow size="l" onPress={() => onAct('review')}>
          评价
        </Button>
      )}
      {card.status === 'unpaid' && (
        <Button grow size="l" onPress={() => onAct('pay')}>
          去支付
        </Button>
      )}
      {table && (
        <Button grow size="l" onPress={() => void open(table.route)}>
          {table.word}
        </Button>
      )}
    </>
  );
}
