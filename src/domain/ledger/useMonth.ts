/** The month whose books are looked at, as the address of their page says (rule 6.25); `latest`: this one, after which there is none. */
import { useStores } from '@/core/stores';
import { useParam } from '@/ui/shell';
import { monthAt, monthOf } from './months';

export function useMonth(params: { month?: string }) {
  const { clock } = useStores();
  const latest = monthAt(clock.now());
  const [asked, setMonth] = useParam(params, 'month', latest);
  return { latest, month: monthOf(asked) ?? latest, setMonth };
}
