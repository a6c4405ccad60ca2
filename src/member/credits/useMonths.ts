/** The account, the month and the kind that are looked at, with their sums and rows. */
import { call } from '@/core/api';
import { useMonth } from '@/domain/ledger/useMonth';
import { UNITS, type LedgerUnit } from '@/domain/ledger/labels';
import { useChoice, useList, usePageData, useParam } from '@/ui/shell';
import { byDay } from './days';

const ALL = '';

export function useMonths(params: { unit?: string; month?: string; kind?: string }) {
  const [unit, setUnit] = useChoice(params, 'unit', UNITS);
  const { latest, month, setMonth } = useMonth(params);
  const [kind, setKind] = useParam(params, 'kind', ALL);
  const state = usePageData(() => call('credits.statistics', { unit, month }), [unit, month]);
  const list = useList(
    (page) => call('credits.index', { unit, month, page, ...(kind === ALL ? {} : { bizType: kind }) }),
    [unit, month, kind],
    { rows: byDay },
  );
  const kinds = [
    { id: ALL, label: '全部' },
    ...(state.data?.byType ?? []).map(({ key, label }) => ({ id: key, label })),
  ];
  return {
    state,
    list,
    unit,
    month,
    /** No month after this one. */
    latest,
    kind,
    kinds,
    setKind,
    // Another account or month has other kinds.
    showUnit: (next: LedgerUnit) => {
      setKind(ALL);
      setUnit(next);
    },
    showMonth: (next: string) => {
      setKind(ALL);
      setMonth(next);
    },
  };
}
