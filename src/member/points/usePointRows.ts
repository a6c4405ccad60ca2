/** The year, the direction and the kind that are looked at, with the statement of the year and its rows. */
import type { LedgerRow, PageOf } from '@/contract';
import { call } from '@/core/api';
import { last } from '@/core/lib/last';
import { useStores } from '@/core/stores';
import { monthAt } from '@/domain/ledger/months';
import { useChoice, useList, usePageData, useParam } from '@/ui/shell';

/** Rows are shown for the present year and the two before. */
const YEARS = 3;
export const ALL = '';
export const DIRS = [
  { id: ALL, label: '全部' },
  { id: 'in', label: '收入' },
  { id: 'out', label: '支出' },
] as const;

export interface MonthRow extends LedgerRow {
  /** `2026-06` over the first row of its month. */
  month?: string;
  /** The month ends with it. */
  last: boolean;
}

/** A page of rows, newest first; `before` are those above it, so that a month that goes on has one head. */
export function byMonth(answer: PageOf<LedgerRow>, before: readonly MonthRow[]): PageOf<MonthRow> {
  const list = answer.list.map((row, at): MonthRow => {
    const above = answer.list[at - 1] ?? last(before);
    const below = answer.list[at + 1];
    const month = monthAt(row.createdAt);
    return {
      ...row,
      ...(above && monthAt(above.createdAt) === month ? {} : { month }),
      last: below ? monthAt(below.createdAt) !== month : !answer.more,
    };
  });
  return { ...answer, list };
}

export function usePointRows(params: { year?: string; dir?: string; bizType?: string }) {
  const { clock } = useStores();
  const latest = Number(monthAt(clock.now()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => String(latest - back));
  const [year, setYear] = useChoice(params, 'year', years);
  const [dir, setDir] = useChoice(params, 'dir', DIRS);
  const [kind, setKind] = useParam(params, 'bizType', ALL);
  const state = usePageData(() => call('credits.statistics', { unit: 'points', year: Number(year) }), [year]);
  const list = useList(
    (page) =>
      call('credits.index', {
        unit: 'points',
        year: Number(year),
        page,
        ...(dir === ALL ? {} : { dir }),
        ...(kind === ALL ? {} : { bizType: kind }),
      }),
    [year, dir, kind],
    { rows: byMonth },
  );
  const kinds = [
    { id: ALL, label: '全部类型' },
    ...(state.data?.detail?.year.kinds ?? []).map(({ key, label }) => ({ id: key, label })),
  ];
  return {
    state,
    list,
    years,
    year,
    dir,
    setDir,
    kind,
    kinds,
    setKind,
    // Another year has other kinds.
    showYear: (next: string) => {
      setKind(ALL);
      setYear(next);
    },
  };
}
