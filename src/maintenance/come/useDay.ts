/** The coming visits of a day, and which of them is opened. */
import { useEffect, useState } from 'react';
import type { ComeVisit } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { useAction, usePageData, useReturn } from '@/ui/shell';

interface DayOptions {
  /** '' = that of the visit with this id, or today. */
  date: string;
  id: string | undefined;
  scope: 'mine' | 'team';
}

export function useDay({ date, id, scope }: DayOptions) {
  const { clock, feedback, session } = useStores();
  const isManager = session.member?.isManager ?? false;
  const [opened, setOpened] = useState(id);
  const state = usePageData(
    () =>
      call('customer.comeVisitPlan', {
        page: 1,
        ...(isManager && { scope }),
        ...(date !== '' ? { date } : id ? { id } : {}),
      }),
    [date, id, scope, isManager],
  );
  useReturn(() => void state.reload());
  useEffect(() => {
    if (date !== '') setOpened((was) => (was === id ? was : undefined));
  }, [date, id]);
  const act = useAction(async (action: 'arrive' | 'noShow', visit: ComeVisit) => {
    await call('customer.comeVisitPlanSave', { action, id: visit.id });
    feedback.toast(action === 'arrive' ? '已记为到店' : '已记为未到');
    await state.reload();
  });
  const today = formatTime(clock.now(), 'YYYY-MM-DD');
  const one = state.data?.one;
  const day = date || (one ? formatTime(one.at, 'YYYY-MM-DD') : today);
  const visit = state.data?.page.list.find((row) => row.id === opened);
  return { state, act, day, today, opened, setOpened, visit };
}
