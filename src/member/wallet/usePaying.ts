/** Paying one order of any group: the balance by password, the messenger through the adapter; the server has the last word. */
import { useState } from 'react';
import type { CashierView } from '@/contract';
import { ApiError, call, RefusedError } from '@/core/api';
import { platform } from '@/core/platform';
import { open, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { useAction } from '@/ui/shell';

export type PayMethod = CashierView['methods'][number]['key'];

export function usePaying(cashier: CashierView | undefined, reload: () => Promise<void>) {
  const { feedback, session } = useStores();
  const [keypad, setKeypad] = useState(false);
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState('');

  const finish = async () => {
    void session.loadMember(true).catch(() => undefined);
    if (cashier) await open(cashier.nextRoute, 'replace');
  };

  const byMessenger = async (view: CashierView) => {
    // The refusal comes first and is real: no payment is opened that could not be made here.
    if (!platform.pay.available) return void feedback.toast(texts.messengerOnly);
    const { config } = await call('pay', {
      trade_type: 'js',
      pay_type: 11,
      order_group: view.orderGroup,
      data: { order_id: view.orderId },
    });
    const result = await platform.pay.request(config);
    if (result.state === 'paid') return finish();
    if (result.state === 'cancelled') return void feedback.toast(texts.payCancelled);
    return void feedback.toast(result.text, 3000);
  };

  const start = useAction(async (method: PayMethod) => {
    if (!cashier) return;
    if (method === 'wallet') {
      if (cashier.hasPayPassword) {
        setDigits('');
        setWrong('');
        return setKeypad(true);
      }
      await pick('/member/pages/password2', {});
      return reload();
    }
    return byMessenger(cashier);
  });

  const withPassword = async (password: string) => {
    if (!cashier) return;
    try {
      const { payToken } = await call('member.checkPayPw', { password }, { hide: true });
      const { orderGroup, orderId } = cashier;
      await call('pay.wallet', { orderGroup, orderId, payToken });
      setKeypad(false);
      await finish();
    } catch (error) {
      setDigits('');
      if (error instanceof RefusedError && (error.code === 425 || error.code === 423)) return setWrong(error.message);
      setKeypad(false);
      if (error instanceof ApiError) await reload();
      // Told by the action, which also keeps its number when no answer came: the second try cannot pay twice.
      throw error;
    }
  };
  const confirm = useAction(withPassword);

  return {
    start: (method: PayMethod) => void start.run(method),
    pending: start.pending || confirm.pending,
    keypad: {
      open: keypad,
      digits,
      wrong,
      busy: confirm.pending,
      onInput: setDigits,
      onFull: (password: string) => void confirm.run(password),
      onClose: () => setKeypad(false),
    },
  };
}
