/** Asks for the result of a payment at most three times (rule 10.6): the messenger's own answer is only a hint. */
import { useEffect, useState } from 'react';
import type { OrderGroup, PaymentView } from '@/contract';
import { call } from '@/core/api';
import { useLoss } from '@/ui/shell/useLoss';

const TRIES = 3;
const PAUSE_MS = 2000;

export type PayOutcome = 'asking' | 'paid' | 'pending' | 'failed';

const outcomeOf = (payment: PaymentView | undefined): PayOutcome | undefined => {
  if (!payment) return undefined;
  if (payment.status === 'paid') return 'paid';
  return payment.status === 'failed' || payment.status === 'cancelled' || payment.status === 'refunded'
    ? 'failed'
    : undefined;
};

export function usePayResult(
  orderGroup: OrderGroup,
  orderId: string,
): { outcome: PayOutcome; payment: PaymentView | undefined } {
  const [shown, setShown] = useState<{ outcome: PayOutcome; payment: PaymentView | undefined }>({
    outcome: 'asking',
    payment: undefined,
  });
  const [round, setRound] = useState(0);
  const lose = useLoss();
  useEffect(() => {
    let current = true;
    lose();
    const ask = async (left: number): Promise<void> => {
      const payment = await call('pay.result', { orderGroup, orderId }).catch((error: unknown) => {
        if (current && left === 0) lose(error, () => setRound((count) => count + 1));
        return undefined;
      });
      if (!current) return;
      const outcome = outcomeOf(payment);
      if (outcome || left === 0) return setShown({ outcome: outcome ?? 'pending', payment });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (current) await ask(left - 1);
    };
    void ask(TRIES - 1);
    return () => {
      current = false;
    };
  }, [lose, orderGroup, orderId, round]);
  return shown;
}
