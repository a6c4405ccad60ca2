/** The plan or the records that the page's address asks for, and the day of the plan as its picture shows it. */
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { NO_ROWS, useList, useReturn } from '@/ui/shell';
import { useUnsentPatrols } from './useCheck';

/** All stores where one works. */
export const ALL_STORES = 'all';

interface Asked {
  tab: 'today' | 'issue' | 'all';
  storeId: string;
  /** '' = today, or any day of the records. */
  date: string;
}

const rows = ({ page }: DataOf<'patrol.index'>) => page ?? NO_ROWS;
const placeOf = (stores: DataOf<'patrol.index'>['stores'], storeId: string): string =>
  (stores.length === 1 ? stores[0] : stores.find(({ value }) => value === storeId))?.label ?? '全部门店';

export function usePatrols({ tab, storeId, date }: Asked) {
  const list = useList(
    (page) =>
      call('patrol.index', {
        tab,
        page,
        ...(storeId !== ALL_STORES && { storeId }),
        ...(date !== '' && { date }),
      }),
    [tab, storeId, date],
    { rows },
  );
  const { head, reload } = list;
  const box = useUnsentPatrols(() => void reload());
  useReturn(reload);
  const plan = tab === 'today' ? (head?.plan ?? []) : [];
  const day = head &&
    plan.length > 0 && {
      ...{ date: date || head.today, plan, summary: head.summary },
      place: placeOf(head.stores, storeId),
    };
  const { feedback } = useStores();
  /** What waited on the phone and was refused is sent once more beside the other one, or let go. */
  const decide = async ({ refused, ...entry }: ReturnType<typeof box.refused>[number]) => {
    const isAgain = await feedback.confirm({ title: '这次检查没有记上', text: refused, yes: '再交一次', no: '不交了' });
    box.seen([entry.opId]);
    if (!isAgain) return;
    box.add({ ...entry, again: true });
    await box.flush();
  };
  return { list, head, plan, day, unsent: box.waiting().length, refused: box.refused(), decide };
}
