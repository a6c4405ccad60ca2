/** The events of a month or of one of its days, of a kind and a store, with what the calendar marks and what I signed up for. */
import { call } from '@/core/api';
import { shiftMonth } from '@/core/lib/day';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { NO_ROWS, useChoice, useList, useParam } from '@/ui/shell';
import { KINDS } from './kinds';
import { dayOf, monthOf } from './month';

export function useSalon(params: QueryOf<'/tea/pages/home'>) {
  const { clock } = useStores();
  const [month, setMonth] = useParam(params, 'month', monthOf(clock.now()));
  const [day, setDay] = useParam(params, 'day');
  const [kind, setKind] = useChoice(params, 'kind', KINDS);
  const [storeId, setStoreId] = useParam(params, 'storeId');
  const list = useList(
    (page) =>
      call('tea.salon', {
        month,
        ...(day ? { date: day } : {}),
        ...(kind ? { kind } : {}),
        ...(storeId ? { storeId } : {}),
        page,
      }),
    [month, day, kind, storeId],
    { rows: ({ page }) => page ?? NO_ROWS },
  );
  const showMonth = (next: string) => {
    setMonth(next);
    setDay('');
  };
  return {
    list,
    mine: list.head?.mine ?? [],
    calendar: {
      month,
      today: dayOf(clock.now()),
      chosen: day,
      events: new Map(list.head?.days.map(({ key, value }) => [key, Number(value)])),
      onMonth: showMonth,
      onDay: setDay,
    },
    filters: { kind, storeId, onKind: setKind, onStore: setStoreId },
    day,
    /** Away from where there is nothing: from an empty day to all of them, from an empty month to the next. */
    goOn: () => (day ? setDay('') : showMonth(shiftMonth(monthOf(clock.now()), 1))),
  };
}
