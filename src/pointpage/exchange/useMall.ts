/** What of the mall is looked at, and the thing whose sheet is open. */
import { useEffect, useState } from 'react';
import type { ExchangeGoods } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useBlock, useChoice, useList, usePageData, useParam } from '@/ui/shell';

export const ALL = '';
export const RANGES = [
  { id: '0-500', label: '500 以下' },
  { id: '500-2000', label: '500-2,000' },
  { id: '2000+', label: '2,000 以上' },
] as const;

export function useMall(params: { cateId?: string; range?: string; mine?: string; id?: string }) {
  const { session } = useStores();
  const [cateId, setCate] = useParam(params, 'cateId', ALL);
  const [range, setRange] = useChoice(params, 'range', [ALL, ...RANGES]);
  const [onlyMine, setOnlyMine] = useParam(params, 'mine');
  const mine = onlyMine !== '';
  const setMine = (on: boolean) => setOnlyMine(on ? '1' : '');
  const [round, setRound] = useState(0);
  const [chosen, choose] = useState<ExchangeGoods>();
  const state = usePageData(() => call('integralGoods.index', {}));
  const list = useList<ExchangeGoods>(
    async (page) =>
      (
        await call('integralGoods.index', {
          page,
          ...(cateId === ALL ? {} : { cateId }),
          ...(range === ALL ? {} : { range }),
          ...(mine ? { mine } : {}),
        })
      ).page,
    [cateId, range, mine, round],
  );
  const wanted = params.id;
  const linked = useBlock(
    async () => (wanted === undefined ? undefined : call('integralGoods.index', { id: wanted })),
    '',
    wanted,
  )?.page.list[0];
  useEffect(() => {
    if (linked) choose(linked);
  }, [linked]);
  return {
    state,
    list,
    cateId,
    setCate,
    range,
    setRange,
    mine,
    setMine,
    chosen,
    choose: (item?: ExchangeGoods) => choose(item),
    /** A class or a range is chosen. */
    narrowed: cateId !== ALL || range !== ALL,
    clear: () => {
      setCate(ALL);
      setRange(ALL);
    },
    /** Points or pieces have moved. */
    refresh: async () => {
      setRound((count) => count + 1);
      void session.loadMember(true).catch(() => undefined);
      await state.reload();
    },
  };
}
export type Mall = ReturnType<typeof useMall>;
