/** One client, its neighbours in the list it was opened from, and what can be done with it. */
import { useState } from 'react';
import type { ClientForm } from '@/contract';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, usePageData, useReturn } from '@/ui/shell';
import { useRemembered } from '@/ui/shell/useRemembered';
import { listOrder, placeOf } from '../order';

export type DetailSheet = 'more' | 'stage' | 'release' | 'transfer' | 'share' | 'merge' | 'tell';

export function useClient(id: string) {
  const { feedback } = useStores();
  const state = usePageData(() => call('customer.info', { id }), [id]);
  const order = useRemembered(listOrder);
  const [sheet, setSheet] = useState<DetailSheet>();
  useReturn(() => void state.reload());
  const claim = useAction(async () => {
    await call('customer.apply', { clientId: id, kind: 'claim' });
    feedback.toast('已领取，记得写第一条维护');
    await state.reload();
  });
  const setStage = useAction(async (stage: ClientForm['stage']) => {
    setSheet(undefined);
    if (!state.data || stage === state.data.card.stage) return;
    state.set(await call('customer.save', { id, patch: { stage }, rev: state.data.rev }));
    feedback.toast('已改阶段');
  });
  const undoMerge = useAction(async (mergeId: string) => {
    const yes = await feedback.confirm({
      title: '撤销合并？',
      text: '两位客户会回到合并前的样子，合并后写的记录留在这里。',
      yes: '撤销合并',
    });
    if (!yes) return;
    state.set(await call('customer.mergeUndo', { id: mergeId }));
    feedback.toast('已撤销合并');
  });
  return {
    state,
    sheet,
    show: setSheet,
    close: () => setSheet(undefined),
    claim,
    setStage,
    undoMerge,
    place: placeOf(order.current, id),
    /** In the place of this one, so that back leads to the list. */
    step: (to: string) => void replace('/client/pages/client', { id: to }),
  };
}
