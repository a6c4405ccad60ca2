/** What of a field's trees is looked at, and how. */
import type { QueryOf } from '@/core/routes';
import { useChoice, useParam } from '@/ui/shell';
import { isAge, type TreeFilter } from './filter';

export const VIEWS = [
  { id: 'map', label: '地图' },
  { id: 'list', label: '列表' },
] as const;

export function useLooking(params: QueryOf<'/pages/tea/rycs'>) {
  const [age, setAge] = useParam(params, 'age');
  const [variety, setVariety] = useParam(params, 'variety');
  const [free, setFree] = useParam(params, 'free');
  const [view, setView] = useChoice(params, 'view', VIEWS);
  const filter: TreeFilter = {
    ...(isAge(age) && { age }),
    ...(variety && { variety }),
    ...(free && { free: true }),
  };
  const setFilter = (next: TreeFilter) => {
    setAge(next.age ?? '');
    setVariety(next.variety ?? '');
    setFree(next.free ? '1' : '');
  };
  return { filter, setFilter, view, setView };
}
export type Looking = ReturnType<typeof useLooking>;
