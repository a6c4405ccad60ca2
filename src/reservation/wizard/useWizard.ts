/** The wizard's choices: day and party, a range of the grid and its hold, service and specialist, who comes. */
import { useState } from 'react';
import type { BookingDetail, BookingHold, ServiceType, VenueDetail } from '@/contract';
import { call, reasonOf } from '@/core/api';
import { replace, type QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useBlock, useForm } from '@/ui/shell';
import { granted, indexOf, nearestTo, press, stretch, wishOf, type Column, type Range, type Wish } from '../grid/slots';
import { dayOf } from '../days';
import { useHold } from './useHold';

export type WizardParams = QueryOf<'/reservation/pages/detail/newDetail'>;
export interface WizardData {
  venue: VenueDetail;
  services: readonly ServiceType[];
  hold: BookingHold | undefined;
  /** What is moved. */
  booking: BookingDetail | undefined;
}

/** A store that nobody has named is the nearest that can be booked. */
async function storeOf({ storeId, bookingId }: WizardParams): Promise<[string, BookingDetail?]> {
  if (bookingId) {
    const booking = await call('booking.orderInfo', { id: bookingId });
    return [booking.card.store.id, booking];
  }
  if (storeId) return [storeId];
  const stores = await call('pickUp.index', {});
  return [(stores.find(({ bookable }) => bookable) ?? stores[0])?.id ?? '0'];
}

export async function loadWizard(params: WizardParams): Promise<WizardData> {
  const [id, booking] = await storeOf(params);
  const [venue, services, { hold }] = await Promise.all([
    call('tea.store', { id }),
    call('booking.serviceType', { storeId: id }),
    call('booking.holding', { storeId: id }),
  ]);
  return { venue, services, hold, booking };
}

const DIGITS = /^1[3-9]\d(\d{4}|\*{4})\d{4}$/;
const VALIDATORS = {
  name: (name: string) => (name.trim() ? undefined : '写上来的人怎么称呼'),
  mobile: (mobile: string) => (DIGITS.test(mobile.trim()) ? undefined : '填 11 位手机号，店家好联系您'),
};

/** What a link, a hold or a booking that is moved begins with. */
function beginning({ hold, booking }: WizardData, params: WizardParams, today: string) {
  const { date, party, start, roomId } = params;
  const link = start ? { start, ...(roomId && { roomId }) } : undefined;
  const kept = hold && { start: hold.start, roomId: hold.roomId, minutes: hold.minutes };
  const own = booking && { start: booking.card.start, roomId: booking.card.room.id, minutes: booking.card.minutes };
  const card = booking?.card;
  // A link that says when is newer than what is held.
  const held = link ? undefined : hold;
  return {
    date: date || held?.date || card?.date || today,
    party: Number(party) || held?.party || card?.party || 2,
    wish: link ?? (date && !held ? undefined : (kept ?? own)),
  };
}

export function useWizard(data: WizardData, params: WizardParams) {
  const { session, clock, feedback } = useStores();
  const { venue, services, booking } = data;
  const storeId = venue.store.id;
  const bookingId = booking?.card.id;
  const [{ date, party, wish }, setWhen] = useState<{ date: string; party: number; wish: Wish | undefined }>(() =>
    beginning(data, params, dayOf(clock.now())),
  );
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<{ wish: Wish; text: string | undefined }>();
  const [serviceTypeId, setService] = useState(
    params.serviceTypeId || booking?.card.service.id || (services[0]?.id ?? ''),
  );
  const [employeeNo, setEmployee] = useState(params.employeeNo ?? '');
  const [couponId, setCoupon] = useState('');
  const form = useForm(
    { name: session.member?.nickname ?? '', mobile: session.member?.mobile ?? '', note: '' },
    VALIDATORS,
    `booking ${storeId}`,
  );
  const days = useBlock(() => call('booking.days', { storeId, party, days: 31 }), `${storeId} ${party}`);
  const grid = useBlock(
    () => call('tea.bookingSlots', { storeId, date, party, minutes: 30, ...(bookingId && { bookingId }) }),
    `${storeId} ${date} ${party}`,
    round,
  );
  const range = grid && wish && refused?.wish !== wish ? granted(grid, wish) : undefined;
  const exact = grid && range ? wishOf(grid, range) : undefined;
  const isLost = Boolean(grid && wish && !range);
  const from = grid && wish ? Math.max(0, indexOf(grid, wish.start)) : 0;
  const near = grid && isLost ? nearestTo(grid, { roomId: '', from, to: from + (wish?.minutes ?? 120) / 30 }) : [];
  const room = grid?.rooms.find((column) => column.room.id === (range?.roomId ?? wish?.roomId))?.room;
  const again = (text: string | undefined) => {
    if (wish) setRefused({ wish, text });
    setRound((count) => count + 1);
  };
  const holding = useHold({
    storeId,
    bookingId,
    first: data.hold,
    kept:
      exact?.roomId && exact.minutes
        ? { roomId: exact.roomId, start: exact.start, minutes: exact.minutes, date, party }
        : undefined,
    onLost: again,
  });
  const choose = (next: Range | undefined) => {
    if (!grid || !next) return feedback.toast('这里只空半小时，一席至少 1 小时');
    return setWhen({ date, party, wish: wishOf(grid, next) });
  };
  const send = async (at: Required<Wish>) => {
    if (bookingId) {
      const moved = await call('tea.bookingAct', { id: bookingId, action: 'reschedule', date, ...at });
      feedback.toast('已改期');
      return { booking: moved, orderId: undefined, orderGroup: undefined };
    }
    return call('tea.bookingSave', {
      ...{ storeId, date, party, serviceTypeId, ...at },
      name: form.values.name.trim(),
      mobile: form.values.mobile.trim(),
      ...(employeeNo && { employeeNo }),
      ...(form.values.note.trim() && { note: form.values.note.trim() }),
      ...(couponId && { couponId }),
    });
  };
  const submit = useAction(async () => {
    if (!exact?.roomId || !exact.minutes) return;
    try {
      const {
        booking: made,
        orderId,
        orderGroup,
      } = await send({ ...exact, roomId: exact.roomId, minutes: exact.minutes });
      holding.saved();
      form.done();
      if (orderId && orderGroup) await replace('/member/pages/wallet/pay', { orderGroup, orderId });
      else await replace('/reservation/pages/order/order', { id: made.card.id });
    } catch (error) {
      if (reasonOf(error, 'tea.bookingSave') === 'taken') again(undefined);
      throw error;
    }
  });
  return {
    ...{ date, party, days, grid, range, exact, room, near, isLost, form, submit, holding },
    ...{ serviceTypeId, setService, employeeNo, setEmployee, couponId, setCoupon },
    lostText: isLost ? (refused?.wish === wish ? refused?.text : undefined) : undefined,
    wish,
    setDate: (next: string) => setWhen({ date: next, party, wish: undefined }),
    setParty: (next: number) => setWhen({ date, party: next, wish }),
    onPress: (column: Column, index: number) => choose(press(column, index, range)),
    onNear: choose,
    onStretch: (end: 'from' | 'to', by: number) => {
      const column = grid?.rooms.find((one) => one.room.id === range?.roomId);
      if (column && range) choose(stretch(column, range, end, by));
    },
    onExpire: () => {
      holding.end();
      setWhen({ date, party, wish: undefined });
      setRound((count) => count + 1);
      feedback.toast('留位时间到了，请再选一段');
    },
  };
}
export type WizardState = ReturnType<typeof useWizard>;
