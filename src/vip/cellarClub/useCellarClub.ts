/** What a member does at the owners' wall: chooses a plan and slots, applies, renews, puts tea in and takes it out. */
import { useEffect, useState } from 'react';
import type { CellarClubView, EscrowLot, RequestOf } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, usePageData, useReturn } from '@/ui/shell';
import { isOpen, toggled } from './labels';

/** Others choose meanwhile, and the instruments move. */
const REFRESH_MS = 60_000;

type Written = Pick<RequestOf<'jiaozhu.applySave'>, 'name' | 'mobile' | 'plaque' | 'agree'>;
export const payFor = (orderId: string) => go('/member/pages/wallet/pay', { orderGroup: 'cellar', orderId });

export function useCellarClub(wanted: string | undefined) {
  const { feedback } = useStores();
  const [plan, setPlan] = useState<string>();
  const [slots, setSlots] = useState<string[]>(wanted === undefined ? [] : [wanted]);
  const state = usePageData(() => call('jiaozhu.index', {}));
  const { data: view, reload } = state;
  useInterval(reload, REFRESH_MS);
  // Back from the cashier the slots may be the member's.
  useReturn(() => void reload());

  const pending = view?.pending;
  const held = pending?.renew === false ? pending.orderId : undefined;
  // What waits to be paid is what was chosen.
  useEffect(() => {
    if (!view || held === undefined || !pending) return;
    setPlan(pending.planId);
    setSlots(view.slots.flatMap(({ id, code }) => (pending.slotCodes.includes(code) ? id : [])));
    // Once, not with every reading of the wall.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [held]);

  const chosenPlan = view?.plans.find(({ id }) => id === (plan ?? pending?.planId)) ?? view?.plans[0];
  const most = chosenPlan?.slots ?? 1;
  const chosen = slots.filter((id) => view?.slots.some((slot) => slot.id === id && isOpen(slot, pending))).slice(-most);

  const apply = useAction(async (written: Written, renew: boolean) => {
    const planId = renew ? view?.mine?.planId : chosenPlan?.id;
    if (planId === undefined) return false;
    try {
      const made = await call('jiaozhu.applySave', {
        planId,
        ...written,
        ...(renew ? { renew } : { slotIds: chosen }),
      });
      state.set(made.cellar);
      await payFor(made.orderId);
      return true;
    } catch (error) {
      // Taken meanwhile: the wall shows by whom.
      if (error instanceof RefusedError) void reload();
      throw error;
    }
  });
  const move = async (lot: EscrowLot, slotId?: string) => {
    const { lot: moved } = await call('escrow.act', { action: 'place', lotId: lot.id, ...(slotId && { slotId }) });
    feedback.toast(moved.ownSlot === undefined ? '已移出窖位' : `已放入窖位 ${moved.ownSlot}`);
    await reload();
  };
  const put = useAction((lot: EscrowLot, slotId: string) => move(lot, slotId));
  const takeOut = useAction(async (lot: EscrowLot) => {
    const text = `${lot.title} 回到普通托管，免费期过后按月计费。`;
    if (await feedback.confirm({ title: '移出窖位？', text, yes: '移出' })) await move(lot);
  });

  return {
    state,
    plan: chosenPlan,
    setPlan,
    chosen,
    toggle: (id: string) => setSlots(toggled(chosen, id, most)),
    apply,
    moving: put.pending || takeOut.pending,
    put: put.run,
    takeOut: takeOut.run,
  };
}
export type CellarClub = ReturnType<typeof useCellarClub>;
export type View = CellarClubView;
