/** What is asked for of stored tea: a request with a fee goes to the cashier, where it waits for half an hour (rule 15.4). */
import type { EscrowRequest } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, type Action } from '@/ui/shell';

export interface Outbound {
  lotId: string;
  qty: number;
  addressId?: string;
  storeId?: string;
}

export const payFor = ({ id }: Pick<EscrowRequest, 'id'>) =>
  go('/member/pages/wallet/pay', { orderGroup: 'escrow', orderId: id });

/** `onDone`: something changed. */
export function useSettle(onDone: () => void) {
  const { feedback } = useStores();
  return (made: EscrowRequest, said: string) => {
    onDone();
    if (made.status === 'unpaid') return payFor(made);
    return feedback.toast(said);
  };
}

export function useOutbound(onDone: () => void): Action<[asked: Outbound]> {
  const settle = useSettle(onDone);
  return useAction(async (asked: Outbound) =>
    settle(await call('escrow.act', { action: 'outbound', ...asked }), '已申请出库'),
  );
}
