/** A day of the booking desk: its rooms, its bookings, what is done with them. Looks again by itself, as guests come by themselves, too. */
import { useState } from 'react';
import type { BookingAction, BookingCard, PageOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, usePageData, useReturn } from '@/ui/shell';

const LOOK_MS = 20_000;
const MOST_PAGES = 5;

const SAID: Partial<Record<BookingAction, string>> = {
  confirm: '已确认，客人会收到通知',
  noShow: '已标为未到',
  finish: '已完成',
  refuse: '已婉拒，订金原路退回',
};

/** All bookings of a day: a store has few pages of them. */
async function bookingsOf(storeId: string, date: string): Promise<BookingCard[]> {
  const cards: BookingCard[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer: PageOf<BookingCard> = (await call('tea.booking', { scope: 'store', storeId, date, page })).page;
    cards.push(...answer.list);
    if (!answer.more) break;
  }
  return cards.sort((a, b) => a.startAt - b.startAt);
}

export function useDeskDay(storeId: string, date: string) {
  const { feedback } = useStores();
  const state = usePageData(async () => {
    const day = await call('booking.desk', { ...(storeId && { storeId }), ...(date && { date }) });
    return { day, cards: await bookingsOf(day.store.id, day.date) };
  }, [storeId, date]);
  const reload = () => void state.reload();
  useReturn(reload);
  useInterval(reload, state.status === 'ready' && LOOK_MS);
  const [refusing, setRefusing] = useState<BookingCard>();
  const [seating, setSeating] = useState<BookingCard>();
  const act = useAction(async (action: BookingAction, card: BookingCard, reason?: string) => {
    if (action === 'refuse' && reason === undefined) return setRefusing(card);
    if (action === 'seat') return setSeating(card);
    if (
      action === 'noShow' &&
      !(await feedback.confirm({
        title: `${card.guest?.name ?? '客人'}没有来？`,
        text: '标为未到后席位放开，订金按规则不退。',
        yes: '标为未到',
        no: '再等等',
      }))
    )
      return;
    try {
      await call('tea.bookingAct', { id: card.id, action, ...(reason && { reason }) });
      feedback.toast(SAID[action] ?? '已处理');
      setRefusing(undefined);
    } finally {
      // Whatever the server says, the day is read again: the guest may have come by himself.
      await state.reload();
    }
  });
  return {
    ...{ state, reload, act, refusing, seating },
    stopRefusing: () => setRefusing(undefined),
    stopSeating: () => setSeating(undefined),
  };
}
