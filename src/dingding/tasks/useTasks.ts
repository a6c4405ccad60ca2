/** The list of a tab and a kind, what stands beside it, and what leaves it when it was decided on its own page. */
import { useState } from 'react';
import type { DataOf, DingTask, PageOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useChoice, useList, usePageParams, useParam, useRemembered, useReturn } from '@/ui/shell';
import { decidedTasks } from './decided';
import { placed, placedAnew, type PlacedTask } from './places';

export const TABS = [
  { id: 'todo', label: '待处理' },
  { id: 'done', label: '已处理' },
  { id: 'sent', label: '我发起的' },
] as const;
export const ALL = 'all';
type Answer = DataOf<'ding.tasksMessage'>;
const NO_PAGE: PageOf<DingTask> = { list: [], total: 0, page: 1, size: 20, more: false };

export function useTasks() {
  const params = usePageParams<'/dingding/pages/message'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [kind, setKind] = useParam(params, 'kind', ALL);
  const { clock } = useStores();
  const now = clock.now();
  const question = `${tab} ${kind}`;
  const [fresh, setFresh] = useState<{ question: string; answer: Answer }>();
  const asked = { tab, ...(kind !== ALL && { kind: kind as DingTask['kind'] }) };
  const open = tab === 'todo';
  const list = useList<Answer, PlacedTask>((page) => call('ding.tasksMessage', { ...asked, page }), [tab, kind], {
    rows: ({ page, sections }: Answer, before) =>
      placed(page ?? NO_PAGE, before, { now: clock.now(), counts: sections, open }),
  });
  const decided = useRemembered(decidedTasks);
  /** The list keeps its place: what was decided leaves it, the counts are asked for anew. */
  const refresh = async () => {
    const answer = await call('ding.tasksMessage', asked, { hide: true });
    setFresh({ question, answer });
    if (!open) return;
    const left = list.rows.filter(({ id }) => !decided.has(id));
    const places = placedAnew(left, { now: clock.now(), counts: answer.sections, open });
    list.patch((row) => (decided.has(row.id) ? undefined : (places.get(row.id) ?? row)));
  };
  useReturn(() => void refresh().catch(() => undefined));
  const head = fresh?.question === question ? fresh.answer : list.head;
  return { tab, setTab, kind, setKind, list, head, now, refresh };
}
