/** What a guest can do with a booking; list, detail and home share it. Each answer is the booking as it is now. */
import { useState, type ReactElement } from 'react';
import type { BookingCard, BookingDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { later, useAction } from '@/ui/shell';

const CancelSheet = later(() => import('./CancelSheet').then(({ CancelSheet: part }) => part));
const LateSheet = later(() => import('./LateSheet').then(({ LateSheet: part }) => part));
const ReviewSheet = later(() => import('./ReviewSheet').then(({ ReviewSheet: part }) => part));

export type Act = 'cancel' | 'reschedule' | 'late' | 'review' | 'pay' | 'again';
type SheetName = 'cancel' | 'late' | 'review';

export interface BookingActs {
  run: (act: Act, card: BookingCard) => void;
  sheets: ReactElement;
}

/** `onStale`: the booking is not what the page shows any more; the server's sentence has been shown. */
export function useBookingActs(onChange: (booking: BookingDetail) => void, onStale: () => void): BookingActs {
  const [sheet, setSheet] = useState<SheetName>();
  const [booking, setBooking] = useState<BookingDetail>();
  // What 取消 gives back is read at the moment it is asked for.
  const ask = async (name: SheetName, card: BookingCard) => {
    setBooking(await call('booking.orderInfo', { id: card.id }));
    setSheet(name);
  };
  const act = useAction(async (what: Act, card: BookingCard) => {
    if (what === 'pay') return go('/member/pages/wallet/pay', { orderGroup: 'booking', orderId: card.id });
    if (what === 'reschedule') return go('/reservation/pages/detail/newDetail', { bookingId: card.id });
    if (what === 'again')
      return go('/reservation/pages/detail/newDetail', {
        storeId: card.store.id,
        party: String(card.party),
        serviceTypeId: card.service.id,
      });
    try {
      return await ask(what, card);
    } catch (error) {
      if (error instanceof RefusedError) onStale();
      throw error;
    }
  });
  const done = (changed: BookingDetail) => {
    setSheet(undefined);
    onChange(changed);
  };
  const stale = (changed?: BookingDetail) => {
    if (changed) return setBooking(changed);
    setSheet(undefined);
    return onStale();
  };
  const bind = (name: SheetName) => ({
    open: sheet === name && booking !== undefined,
    booking,
    onClose: () => setSheet(undefined),
    onDone: done,
    onStale: stale,
  });
  return {
    run: (what, card) => void act.run(what, card),
    sheets: (
      <>
        <CancelSheet {...bind('cancel')} />
        <LateSheet {...bind('late')} />
        <ReviewSheet {...bind('review')} />
      </>
    ),
  };
}
