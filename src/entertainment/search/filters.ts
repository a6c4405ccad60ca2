/** By what films that were searched for are put in order and left out; the deck goes on in the same order. */
import type { QueryOf } from '@/core/routes';

type Params = QueryOf<'/entertainment/pages/search/searchDetails'>;
export const SORTS = [
  { id: 'default', label: '综合' },
  { id: 'newest', label: '最新' },
  { id: 'plays', label: '最热' },
] as const satisfies readonly { id: NonNullable<Params['sort']>; label: string }[];
export const LENGTHS = [
  { id: '', label: '不限长短' },
  { id: 'short', label: '1 分钟内' },
  { id: 'mid', label: '1–10 分钟' },
  { id: 'long', label: '10 分钟以上' },
] as const;
