/** The tree of stores, departments and people, asked for step by step, or searched through by name and number. */
import { useState } from 'react';
import type { DeptNode, EmployeeBrief } from '@/contract';
import { call } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import type { PersonChoice } from '@/domain/staff/chosen';
import { useKeyword, usePageData, useRemembered } from '@/ui/shell';

const MOST_RECENT = 5;
/** Who was chosen last, the newest first, until a logout. */
const recentPeople = remembered((): { list: PersonChoice[] } => ({ list: [] }));

export interface Person {
  employee: EmployeeBrief;
  dept: string;
}
export const peopleOf = (store: DeptNode, dept = ''): Person[] =>
  store.children
    .filter(({ id }) => dept === '' || id === dept)
    .flatMap(({ id, children }) => children.flatMap(({ employee }) => (employee ? [{ employee, dept: id }] : [])));

export function usePeople(first: string | undefined, area: 'asset' | undefined) {
  const [storeId, setStoreId] = useState(first);
  const [dept, setDept] = useState<string>();
  const { keyword, box, clear } = useKeyword();
  const recent = useRemembered(recentPeople);
  const scope = { ...(storeId !== undefined && { storeId }), ...(area && { area }) };
  const state = usePageData(
    () => call('asset.deptEmployee', keyword ? { keyword, ...(area && { area }) } : scope),
    [storeId, keyword],
  );
  const store = keyword === '' && storeId !== undefined ? state.data?.find(({ id }) => id === storeId) : undefined;
  return {
    state,
    keyword,
    box,
    storeId,
    dept,
    store,
    recent: recent.list,
    enter: (id: string | undefined) => {
      clear();
      setStoreId(id);
      setDept(undefined);
    },
    setDept,
    remember: (chosen: PersonChoice) => {
      recent.list = [chosen, ...recent.list.filter(({ employee }) => employee.id !== chosen.employee.id)].slice(
        0,
        MOST_RECENT,
      );
    },
  };
}
export type People = ReturnType<typeof usePeople>;
