/** Paying one order of any group: the balance by password, the messenger through the adapter; the server has the last word. */
import { useState } from 'react';
import type { CashierView, NoticeTemplate, OrderGroup } from '@/contract';
import { ApiError, call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { leaveFor } from '@/domain/checkout/cashier';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction } from '@/ui/shell';

export type PayMethod = CashierView['methods'][number]['key'];

/** What is still to be told after it is paid, and in which box that is. */
const TOLD: Readonly<Partial<Record<OrderGroup, NoticeTemplate['box']>>> = {
  order: 'order',
  exchange: 'order',
  adopt: 'service',
  booking: 'service',
  activity: 'service',
  collectible: 'service',
  escrow: 'service',
  cellar: 'service',
};

/** How often, and after how long each time, a pretended payment is asked for. */
const DEMO_TRIES = 3;
const DEMO_PAUSE_MS = 1300;

export function usePaying(cashier: CashierView | undefined, reload: () => Promise<void>) {
  const { clock, feedback, session } = useStores();
  const proof = usePayProof();
  const askNotice = useAskNotice();
  const [sheet, setSheet] = useState<'messenger'>();

  const finish = async () => {
    void session.loadMember(true).catch(() => undefined);
    if (cashier) await leaveFor(cashier.nextRoute);
  };

  const begin = ({ orderGroup, orderId }: CashierView) =>
    call('pay', { trade_type: 'js', pay_type: 11, order_group: orderGroup, data: { order_id: orderId } });

  const byMessenger = async (view: CashierView) => {
    // The refusal comes first and is real: no payment is opened that could not be made here.
    if (!platform.pay.available) return setSheet('messenger');
    const { config } = await begin(view);
    const result = await platform.pay.request(config);
    if (result.state === 'paid') return finish();
    if (result.state === 'cancelled') return void feedback.toast(texts.payCancelled);
    return void feedback.toast(result.words, 3000);
  };

  /** Offered by a server without a provider: the payment counts as made a moment after it was opened. */
  const asDemo = async (view: CashierView) => {
    const { paymentId } = await begin(view);
    for (let left = DEMO_TRIES; left > 0; left -= 1) {
      await new Promise<void>((resolve) => {
        clock.later(DEMO_PAUSE_MS, resolve);
      });
      if ((await call('pay.result', { paymentId })).status === 'paid') break;
    }
    return finish();
  };

  const fromBalance = async (view: CashierView, payToken: string) => {
    const { orderGroup, orderId } = view;
    try {
      await call('pay.wallet', { orderGroup, orderId, payToken });
    } catch (error) {
      // Without an answer it may be paid all the same: the cashier says so.
      if (error instanceof ApiError) await reload();
      throw error;
    }
    await finish();
  };
  const toTransfer = ({ orderGroup, orderId }: CashierView) =>
    go('/member/pages/wallet/voucher', { orderGroup, orderId });

  const start = useAction(async (method: PayMethod): Promise<unknown> => {
    if (!cashier) return undefined;
    const box = TOLD[cashier.orderGroup];
    if (box) await askNotice(box);
    if (method === 'offline') return toTransfer(cashier);
    if (method === 'demo') return asDemo(cashier);
    if (method !== 'wallet') return byMessenger(cashier);
    const purpose = { what: cashier.title, sum: formatYuan(cashier.amount) };
    return proof.ask((payToken) => fromBalance(cashier, payToken), purpose, cashier.hasPayPassword);
  });

  return {
    start: (method: PayMethod) => void start.run(method),
    toTransfer,
    pending: start.pending || proof.pending,
    sheet: proof.sheet,
    /** Over the page: outside the messenger. */
    shown: sheet,
    show: setSheet,
  };
}
