/** What is chosen on the recharge page, why it cannot go on, and the order that the cashier takes money for. */
import { useState } from 'react';
import type { DataOf, RechargeUnit } from '@/contract';
import { call } from '@/core/api';
import { parseFen, shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { toCashier, toTransfer } from '@/domain/checkout/cashier';
import { useAction } from '@/ui/shell';

type Config = DataOf<'recharge.config'>;

export function useRecharge(
  config: Config | undefined,
  params: { packageId?: string; amount?: string },
  unit: RechargeUnit = 'money',
) {
  const { feedback } = useStores();
  const [chosen, setChosen] = useState(params.packageId);
  const [amount, setAmount] = useState(params.amount ?? '');
  const [agreed, agree] = useState(false);
  // A typed amount counts before a package; what is no longer offered is nobody's choice.
  const one = amount === '' ? (config?.packages.find(({ id }) => id === chosen) ?? config?.packages[0]) : undefined;
  const fen = parseFen(amount);
  const pay = one ? one.pay : fen;
  const why =
    config && !one && (fen === undefined || fen < config.min || fen > config.max)
      ? `请填写 ${shortYuan(config.min)} 至 ${shortYuan(config.max)} 之间的金额`
      : undefined;

  const submit = useAction(async (way: 'pay' | 'offline') => {
    if (pay === undefined) return;
    const { orderId, orderGroup } = await call('recharge.create', {
      unit,
      ...(one ? { packageId: one.id } : { amount: pay }),
    });
    await (way === 'offline' ? toTransfer : toCashier)(orderGroup, orderId);
  });

  return {
    packageId: one?.id,
    amount,
    pay: why === undefined ? pay : undefined,
    why,
    agreed,
    agree,
    submit,
    choose: (id: string) => {
      setAmount('');
      setChosen(id);
    },
    type: setAmount,
    start: (way: 'pay' | 'offline' = 'pay') => {
      if (!agreed) return void feedback.toast('请先阅读并同意充值协议');
      void submit.run(way);
    },
  };
}

export type Recharge = ReturnType<typeof useRecharge>;
