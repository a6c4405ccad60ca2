/** 查空位: day, start, party and length stand in the address; what has passed today becomes the next half hour. */
import { call } from '@/core/api';
import { HOUR, MINUTE } from '@/core/lib/span';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { useWhere } from '@/domain/store/useWhere';
import { useBlock, useChoice, useList, usePageParams, useParam, useReturn } from '@/ui/shell';
import { useState } from 'react';
import { dayOf } from '../days';

export const SORTS = [
  { id: 'distance', label: '距离' },
  { id: 'price', label: '价格' },
  { id: 'score', label: '评分' },
] as const;

/** Half hours that can be asked for: from opening to the last start of a store that is open past midnight. */
export const STARTS: readonly string[] = Array.from({ length: 33 }, (_, i) =>
  formatTime(Date.UTC(2026, 0, 1, 1, 30) + i * 30 * MINUTE, 'h:m'),
);
const EVENING = '19:00';

/** Nobody opens so early: a clock before it is of the night that the day ends with. */
const MORNING = '04:00';
export const isNight = (start: string): boolean => start < MORNING;

/** The start as it can still be: the next half hour when it is over. */
export function startFrom(start: string, date: string, now: number): string {
  const next = Math.ceil((now + MINUTE) / (HOUR / 2)) * (HOUR / 2);
  const clock = formatTime(next, 'h:m');
  // Of a night that still runs the evening is over.
  if (date < dayOf(now)) return isNight(start) && start > clock ? start : clock;
  if (date !== dayOf(now) || isNight(start)) return start;
  return dayOf(next) !== date || start < clock ? clock : start;
}

export function useTimeSearch() {
  const params = usePageParams<'/reservation/pages/search/bookingsearch'>();
  const { clock } = useStores();
  const { point } = useWhere();
  const today = dayOf(clock.now());
  const [date, setDate] = useParam(params, 'date', today);
  const [wanted, setStart] = useParam(params, 'start', EVENING);
  const [partyText, setParty] = useParam(params, 'party', '2');
  const [minutesText, setMinutes] = useParam(params, 'minutes', '120');
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const [city, setCity] = useParam(params, 'city');
  const [round, setRound] = useState(0);
  const { serviceTypeId, regionCode } = params;
  const [party, minutes] = [Number(partyText) || 2, Number(minutesText) || 120];
  const place = { ...(regionCode && { regionCode }), ...(city && { city }) };
  const days = useBlock(
    () => call('booking.days', { party, minutes, days: 7, ...place }),
    `${party} ${minutes} ${regionCode} ${city}`,
  );
  // After midnight the first is the day whose night still runs.
  const first = days?.days[0]?.date ?? today;
  const day = date < first ? first : date;
  const start = startFrom(wanted, day, clock.now());
  const where = { ...place, ...(serviceTypeId && { serviceTypeId }), ...point };
  const list = useList(
    (page) => call('booking.search', { date: day, start, minutes, party, sort, ...where, page }),
    [day, start, minutes, party, sort, regionCode, city, point],
    { rows: (answer) => answer, heavy: true },
  );
  const waits = useBlock(() => call('booking.waitList', {}), '', round);
  const again = () => setRound((count) => count + 1);
  useReturn(() => {
    again();
    void list.reload();
  });
  return {
    ...{ date: day, today, start, party, minutes, sort, city, list, days, serviceTypeId },
    waits: waits?.list ?? [],
    setDate,
    setStart,
    setSort,
    setCity,
    setParty: (next: number) => setParty(String(next)),
    setMinutes: (next: number) => setMinutes(String(next)),
    again,
  };
}
