/** Whose ranking is looked at, by what, in which month. */
import { call } from '@/core/api';
import { useMonth } from '@/domain/ledger/useMonth';
import { useChoice, usePageData } from '@/ui/shell';
import { RANK_UNITS, SCOPES } from './rankLabels';

export function useRanking(params: { month?: string; unit?: string; scope?: string }) {
  const { latest, month, setMonth } = useMonth(params);
  const [unit, setUnit] = useChoice(params, 'unit', RANK_UNITS);
  const [scope, setScope] = useChoice(params, 'scope', SCOPES);
  const state = usePageData(async () => {
    const answer = await call('credits.rank', { scope, unit, month });
    // Parts are of what the team brought.
    return { ...answer, whole: scope === 'team' && unit === 'income' ? answer.mine.value : 0 };
  }, [scope, unit, month]);
  return { state, latest, month, setMonth, unit, setUnit, scope, setScope };
}
export type Ranking = ReturnType<typeof useRanking>;
