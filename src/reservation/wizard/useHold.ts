/**
 * What is chosen is kept on the server while the rest is filled in (rule of holds): taken a moment after the choice has settled, given back
 * on leaving, found again after a reload. `saved` ends it without giving back: it has become the booking.
 */
import { useEffect, useRef, useState } from 'react';
import type { BookingHold } from '@/contract';
import { call, reasonOf, RefusedError } from '@/core/api';
import { useAction } from '@/ui/shell';

export interface Kept {
  roomId: string;
  date: string;
  start: string;
  minutes: number;
  party: number;
}
interface Question {
  storeId: string;
  bookingId: string | undefined;
  serviceTypeId: string;
  first: BookingHold | undefined;
  kept: Kept | undefined;
  /** `text`: what the server says, unless somebody was quicker. */
  onLost: (text: string | undefined) => void;
}

/** A range that is still being dragged is not asked for. */
const SETTLES = 500;
const isSame = (hold: BookingHold | undefined, kept: Kept): boolean =>
  hold !== undefined && (Object.keys(kept) as (keyof Kept)[]).every((key) => hold[key] === kept[key]);

/** By its id: another tab may have taken another since. */
function release(storeId: string, hold: BookingHold | undefined): void {
  if (hold)
    void call('booking.hold', { action: 'release', id: hold.id, storeId }, { hide: true }).catch(() => undefined);
}

export function useHold({ storeId, bookingId, serviceTypeId, first, kept, onLost }: Question) {
  const [hold, setHold] = useState(first);
  const latest = useRef<BookingHold>();
  latest.current = hold;
  /** How many were asked for, and how many of them are not answered yet. */
  const takes = useRef({ asked: 0, open: 0 });
  const isLeft = useRef(false);
  const isSaved = useRef(false);
  const lost = useRef(onLost);
  lost.current = onLost;
  const question = kept && JSON.stringify(kept);

  useEffect(() => {
    // What is under way would replace what is held.
    if (!kept || (takes.current.open === 0 && isSame(latest.current, kept))) return undefined;
    let stands = true;
    const timer = setTimeout(() => {
      const of = { ...(bookingId && { bookingId }), ...(serviceTypeId && { serviceTypeId }) };
      takes.current.open += 1;
      const number = (takes.current.asked += 1);
      call('booking.hold', { action: 'take', storeId, ...kept, ...of }, { hide: true }).then(
        (answer) => {
          takes.current.open -= 1;
          if (isLeft.current) release(storeId, answer.hold);
          else if (number === takes.current.asked) setHold(answer.hold);
        },
        (error: unknown) => {
          takes.current.open -= 1;
          if (!stands || !(error instanceof RefusedError)) return;
          setHold(undefined);
          lost.current(reasonOf(error, 'booking.hold') === 'taken' ? undefined : error.message);
        },
      );
    }, SETTLES);
    return () => {
      stands = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `question` is what is kept, as one text
  }, [question, storeId, bookingId, serviceTypeId]);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (!isSaved.current) release(storeId, latest.current);
    };
  }, [storeId]);

  const renew = useAction(async () => setHold((await call('booking.hold', { action: 'renew', storeId })).hold));
  return {
    hold: kept && isSame(hold, kept) ? hold : undefined,
    renew,
    end: () => setHold(undefined),
    saved: () => {
      isSaved.current = true;
    },
  };
}
