/** What was looked at, by day or only what is gone since, and how it is taken away. */
import { useState } from 'react';
import type { FootprintRow, PageOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useBlock, useList } from '@/ui/shell';
import { lastDay, withDays } from './days';

export type FootprintTab = 'all' | 'soldOut';
/** The first row of a day says which. */
export type DayRow = FootprintRow & { head?: string };

export function useFootprints(tab: FootprintTab, cateId: string) {
  const { feedback, clock } = useStores();
  const [round, setRound] = useState(0);
  const cates = useBlock(() => call('footprint.cate', {}, { hide: true }), '', round);
  const list = useList<PageOf<FootprintRow>, DayRow>(
    (page) =>
      tab === 'soldOut'
        ? call('footprint.soldOut', { page })
        : call('footprint.index', { page, ...(cateId ? { cateId } : {}) }),
    [tab, cateId],
    {
      rows: (answer, before) => ({ ...answer, list: withDays(answer.list, lastDay(before), clock.now()) }),
    },
  );
  const refresh = async () => {
    setRound((count) => count + 1);
    await list.reload();
  };
  const remove = useAction(async (ids: string[]) => {
    await call('footprint.delete', { ids });
    await refresh();
    feedback.toast('已删除');
  });
  const clear = useAction(async (onCleared: () => void) => {
    const question = { title: '清空全部足迹？', text: '清空后找不回来。', yes: '清空', no: '再想想' };
    if (!(await feedback.confirm(question))) return;
    await call('footprint.delete', { all: true });
    onCleared();
    await refresh();
  });

  return { list, cates: (cates ?? []).filter(({ count }) => count > 0), remove, clear };
}
