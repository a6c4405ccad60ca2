/** What the client book asks for: the head, a scope's list narrowed and sorted by what stands in the address. */
import { useEffect, useRef } from 'react';
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { useChoice, useKeyword, useList, usePageData, usePageParams, useParam, useReturn } from '@/ui/shell';
import { useRemembered } from '@/ui/shell/useRemembered';
import { listOrder } from '../order';
import type { BookRow } from './ClientRow';
import { SORTS } from './FilterSheet';
import { useAssign } from './useAssign';

type Answer = Omit<DataOf<'customer.index'>, 'list'> & { list: BookRow[] };

export const SCOPES = [
  { id: 'mine', label: '我的', title: '我的客户', empty: '还没有客户', text: '见过一面就建一个档，下次就记得' },
  { id: 'shared', label: '协作', title: '协作客户', empty: '没有同事共享的客户', text: '同事共享给你的客户在这里' },
  { id: 'team', label: '团队', title: '团队客户', empty: '团队还没有客户', text: '' },
  { id: 'pool', label: '公海', title: '公海客户', empty: '公海里没有客户', text: '久未联系的客户会回到这里' },
] as const;

export function useBook() {
  const params = usePageParams<'/client/pages/clientmangent'>();
  const [scope, setScope] = useChoice(params, 'scope', SCOPES);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const [level, setLevel] = useParam(params, 'level');
  const [stage, setStage] = useParam(params, 'stage');
  const [source, setSource] = useParam(params, 'source');
  const [tag, setTag] = useParam(params, 'tag');
  const [due, setDue] = useParam(params, 'due');
  const word = useKeyword(params);
  const { keyword } = word;
  const order = useRemembered(listOrder);
  const home = usePageData(() => call('customer.indexInfo'), []);
  /** Rows that come while clients are chosen can be chosen, too. */
  const choosing = useRef(false);
  const list = useList<Answer, BookRow>(
    async (page) => {
      const found = await call('customer.index', {
        scope,
        sort,
        page,
        ...(level && { level }),
        ...(stage && { stage }),
        ...(source && { source }),
        ...(tag && { tag }),
        ...(due && { due: true }),
        ...(keyword && { keyword }),
      });
      return choosing.current ? { ...found, list: found.list.map((row) => ({ ...row, chosen: false })) } : found;
    },
    [scope, sort, level, stage, source, tag, due, keyword],
    { rows: (answer) => answer },
  );
  const assign = useAssign(list, choosing);
  const refresh = () => {
    void home.reload();
    void list.reload();
  };
  useReturn(refresh);
  const { rows, total } = list;
  useEffect(() => {
    const label = SCOPES.find(({ id }) => id === scope)?.title ?? '';
    order.current = { label, rows: rows.map(({ id, name }) => ({ id, name })), total: Math.max(total, rows.length) };
  }, [order, scope, rows, total]);
  const setters: Readonly<Record<string, (value: string) => void>> = {
    level: setLevel,
    stage: setStage,
    source: setSource,
    tag: setTag,
  };
  const chosen: Readonly<Record<string, string>> = { level, stage, source, tag };
  const reset = () => {
    for (const set of Object.values(setters)) set('');
    setDue('');
    word.clear();
  };
  return {
    assign,
    refresh,
    isNarrowed: due !== '' || keyword !== '' || Object.values(chosen).some(Boolean),
    home,
    list,
    scope,
    setScope,
    sort,
    setSort,
    chosen,
    narrow: (key: string, value: string) => setters[key]?.(value),
    reset,
    due: due !== '',
    setDue: (on: boolean) => setDue(on ? '1' : ''),
    word,
  };
}
