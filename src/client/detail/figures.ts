/** The figures under a client's name: what was spent, how often, when last, since when nothing was heard. */
import type { ClientDetail } from '@/contract';
import type { Figure } from '@/ui/kit/Figures';
import { amountText, silentDays } from '../words';

const MOST = 4;

export function figuresOf({ stat, card }: ClientDetail, now: number): Figure[] {
  const days = silentDays(card, now);
  const told = stat
    .filter(({ value }) => value !== '')
    .map(({ key, label, value }) => ({
      label,
      value: key === 'deal' ? amountText(Number(value)) : value.replace(/^\d{4}-/, ''),
    }));
  return [...told.slice(0, MOST - 1), { label: '没联系', value: days === undefined ? '从未' : `${days} 天` }];
}
