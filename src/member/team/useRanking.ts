/** Whose ranking is looked at, by what, in which month. */
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { monthAt, monthOf } from '@/domain/ledger/months';
import { useChoice, usePageData, useParam } from '@/ui/shell';
import { RANK_UNITS, SCOPES } from './rankLabels';

export function useRanking(params: { month?: string; unit?: string; scope?: string }) {
  const { clock } = useStores();
  const latest = monthAt(clock.now());
  const [asked, setMonth] = useParam(params, 'month', latest);
  const month = monthOf(asked) ?? latest;
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
