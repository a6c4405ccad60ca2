/** Whose ranking is looked at, by what, in which month. */
import { useState } from 'react';
import type { RankUnit } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { monthAt, monthOf } from '@/domain/ledger/months';
import { usePageData } from '@/ui/shell';
import { RANK_UNITS, type Scope } from './rankWords';

export function useRanking(params: { month?: string; unit?: string }) {
  const { clock } = useStores();
  const latest = monthAt(clock.now());
  const [month, setMonth] = useState(monthOf(params.month) ?? latest);
  const [unit, setUnit] = useState<RankUnit>(RANK_UNITS.find(({ id }) => id === params.unit)?.id ?? 'income');
  const [scope, setScope] = useState<Scope>('team');
  const state = usePageData(async () => {
    const answer = await call('credits.rank', { scope, unit, month });
    // Parts are of what the team brought.
    return { ...answer, whole: scope === 'team' && unit === 'income' ? answer.mine.value : 0 };
  }, [scope, unit, month]);
  return { state, latest, month, setMonth, unit, setUnit, scope, setScope };
}
export type Ranking = ReturnType<typeof useRanking>;
