/**
 * From 提交订单 to what comes next: the order is made once, then its way of paying leads on - to the cashier, to the bank account and
 * the proof of the transfer, or, on credit, to the order itself.
 */
import type { ChannelPayMode } from '@/contract';
import { RefusedError } from '@/core/api';
import { go, replace } from '@/core/routes';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, type Action } from '@/ui/shell/useAction';

export type PayWay = ChannelPayMode;
/** An order that was made. */
export interface Made {
  orderId: string;
  amount: number;
}

interface CheckoutOptions<V> {
  /** Before anything is asked or sent: whether what was filled in will do. */
  check?: () => boolean;
  /** Makes the order of the settlement that is shown; undefined when something is still missing. */
  create: (shown: V) => Promise<Made | undefined>;
  way?: PayWay;
  onMade?: () => void;
  /** Prices or stock changed and nothing was ordered; `fresh` is what the refusal carried. */
  onStale?: (fresh: unknown) => void;
  /** The settlement was a sheet: the page under it stays in the stack, below the cashier. */
  overPage?: boolean;
}

export interface Checkout<V> {
  submit: Action<[V]>;
}

/** The answer of a settlement whose prices or stock have changed. */
const STALE = 409;

const toOrder = ({ orderId }: Made) => replace('/shop/pages/order/detail', { id: orderId });

export function useCheckout<V>(options: CheckoutOptions<V>): Checkout<V> {
  const { check, create, way = 'pay', onMade, onStale, overPage } = options;
  const askNotice = useAskNotice();
  const lead = overPage ? go : replace;

  const toCashier = ({ orderId, amount }: Made) => {
    if (amount === 0) return replace('/shop/pages/order/success', { id: orderId });
    return lead('/member/pages/wallet/pay', { orderGroup: 'order', orderId });
  };
  const toTransfer = ({ orderId }: Made) => lead('/member/pages/wallet/voucher', { orderGroup: 'order', orderId });
  const next: Record<PayWay, (order: Made) => unknown> = { pay: toCashier, offline: toTransfer, credit: toOrder };

  const submit = useAction(async (shown: V) => {
    if (check?.() === false) return false;
    await askNotice('order');
    try {
      const order = await create(shown);
      if (!order) return false;
      onMade?.();
      await next[way](order);
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.code === STALE) onStale?.(error.data);
      throw error;
    }
  });

  return { submit };
}
