/** Day, party and a range of the grid, with its hold; what is lost to somebody else, and the nearest that is left. */
import { useState } from 'react';
import type { BookingHold } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useBlock } from '@/ui/shell';
import {
  granted,
  indexOf,
  nearestTo,
  press,
  stretch,
  wishOf,
  type Column,
  type Grid,
  type Range,
  type Wish,
} from '../grid/slots';
import type { When } from './loading';
import { useHold, type Kept } from './useHold';

interface Lost {
  wish: Wish;
  /** What the server said; none when somebody was just quicker. */
  text: string | undefined;
}
const HALF_HOUR = 30;
const USUAL_MINUTES = 120;

/** What the grid makes of a wish. */
function seen(grid: Grid | null | undefined, wish: Wish | undefined, lost: Lost | undefined) {
  const none = { range: undefined, exact: undefined, near: [], room: undefined, isLost: false, lostText: undefined };
  if (!grid || !wish) return none;
  const isRefused = lost?.wish === wish;
  const range = isRefused ? undefined : granted(grid, wish);
  const roomId = range?.roomId ?? wish.roomId;
  const column = grid.rooms.find((one) => one.room.id === roomId);
  const room = column?.room;
  if (range) return { ...none, range, room, exact: wishOf(grid, range) };
  const from = Math.max(0, indexOf(grid, wish.start));
  const to = from + (wish.minutes ?? USUAL_MINUTES) / HALF_HOUR;
  return {
    ...{ ...none, room, isLost: true },
    near: nearestTo(grid, { roomId: '', from, to }),
    lostText: isRefused ? lost.text : column?.reason && `${column.room.name}：${column.reason}`,
  };
}

interface TimesQuestion {
  storeId: string;
  /** What is moved: it is no obstacle to itself. */
  bookingId: string | undefined;
  /** What one comes for: it is not served in every room. */
  serviceTypeId: string;
  first: When;
  hold: BookingHold | undefined;
}

export function useTimes({ storeId, bookingId, serviceTypeId, first, hold }: TimesQuestion) {
  const { feedback } = useStores();
  const [{ date, party, wish }, setWhen] = useState(first);
  const [round, setRound] = useState(0);
  const [lost, setLost] = useState<Lost>();
  const days = useBlock(() => call('booking.days', { storeId, party, days: 31 }), `${storeId} ${party}`);
  const own = { ...(bookingId && { bookingId }), ...(serviceTypeId && { serviceTypeId }) };
  const grid = useBlock(
    () => call('tea.bookingSlots', { storeId, date, party, minutes: HALF_HOUR, ...own }),
    `${storeId} ${date} ${party}`,
    `${round} ${serviceTypeId}`,
  );
  const found = seen(grid, wish, lost);
  const { range, exact } = found;
  const kept: Kept | undefined = exact && { ...exact, date, party };
  const again = (text: string | undefined) => {
    if (wish) setLost({ wish, text });
    setRound((count) => count + 1);
  };
  const holding = useHold({ storeId, bookingId, serviceTypeId, first: hold, kept, onLost: again });
  const choose = (next: Range | undefined) =>
    grid && next
      ? setWhen({ date, party, wish: wishOf(grid, next) })
      : feedback.toast('这里只空半小时，一席至少 1 小时');
  return {
    ...{ date, party, wish, days, grid, holding, again, ...found },
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
