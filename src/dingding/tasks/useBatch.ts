/** Several tasks of one kind are ticked and passed at once; what of them was refused says why. */
import { useState } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useRemembered } from '@/ui/shell';
import { decidedTasks } from './decided';
import type { useTasks } from './useTasks';

const MOST = 20;

export function useBatch({ list, refresh }: Pick<ReturnType<typeof useTasks>, 'list' | 'refresh'>) {
  const [on, setOn] = useState(false);
  const { feedback } = useStores();
  const decided = useRemembered(decidedTasks);
  const chosen = list.rows.filter(({ ticked }) => ticked);
  /** A row says itself whether it is ticked: it is drawn from its data alone. */
  const tick = (isTicked: (id: string) => boolean | undefined) =>
    list.patch(({ ticked: _, ...row }) => {
      const ticked = isTicked(row.id);
      return ticked === undefined ? row : { ...row, ticked };
    });
  const stop = () => {
    if (!on) return;
    setOn(false);
    tick(() => undefined);
  };
  const pass = useAction(async () => {
    const question = { title: `通过这 ${chosen.length} 件？`, text: '每件各自办理，办成的不能撤回。', yes: '通过' };
    if (!(await feedback.confirm(question))) return;
    const { results } = await call('ding.tasksBatch', { tasks: chosen.map(({ id, rev }) => ({ id, rev })) });
    for (const { id, ok } of results) if (ok) decided.add(id);
    const refused = results.filter(({ ok }) => !ok);
    stop();
    await refresh();
    if (refused.length === 0) return feedback.toast(`已通过 ${results.length} 件`);
    const titleOf = (id: string) => chosen.find((row) => row.id === id)?.title ?? '';
    await feedback.confirm({
      title: `通过 ${results.length - refused.length} 件，${refused.length} 件没有办成`,
      text: refused.map(({ id, message }) => `${titleOf(id)}：${message}`).join('\n'),
      yes: '知道了',
      no: '关闭',
    });
  });
  return {
    on,
    count: chosen.length,
    start: () => {
      setOn(true);
      tick(() => false);
    },
    stop,
    toggle: (id: string) => {
      const ticked = chosen.some((row) => row.id === id);
      if (!ticked && chosen.length >= MOST) return feedback.toast(`一次最多 ${MOST} 件`);
      return list.patch((row) => (row.id === id ? { ...row, ticked: !ticked } : row));
    },
    pass: pass.run,
    pending: pass.pending,
  };
}
