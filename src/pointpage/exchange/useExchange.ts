/** Having something for points: where to, the question before, and the money part at the cashier. */
import { useEffect, useState } from 'react';
import type { Address, ExchangeGoods } from '@/contract';
import { call } from '@/core/api';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { figure, formatYuan } from '@/core/lib/money';
import { useAction, useBlock } from '@/ui/shell';

export const askAddress = (selectedId?: string): Promise<Address | undefined> =>
  pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
    from: 'exchange',
    ...(selectedId ? { selectedId } : {}),
  });

export function useExchange(
  item: ExchangeGoods,
  { onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> },
) {
  const { feedback } = useStores();
  const [address, setAddress] = useState<Address>();
  const needs = item.kind === 'goods';
  const own = useBlock(
    async () => (needs ? call('address.default', {}, { hide: true }) : undefined),
    '',
    String(needs),
  )?.address;
  useEffect(() => setAddress((before) => before ?? own), [own]);
  const choose = useAction(async () => {
    const chosen = await askAddress(address?.id);
    if (chosen) setAddress(chosen);
  });
  const exchange = useAction(async () => {
    const to = needs ? (address ?? (await askAddress())) : undefined;
    if (needs && !to) return;
    const rest = item.money > 0 ? `，再付 ${formatYuan(item.money)}` : '';
    const question = { title: `兑换${item.title}？`, text: `将扣除 ${figure(item.value)} 积分${rest}。`, yes: '兑换' };
    if (!(await feedback.confirm(question))) return;
    const { orderId, amount } = await call('integralGoods.exchange', {
      goodsId: item.id,
      qty: 1,
      ...(to ? { addressId: to.id } : {}),
    });
    onClose();
    if (amount > 0 && orderId) return void (await go('/member/pages/wallet/pay', { orderGroup: 'order', orderId }));
    feedback.toast(orderId ? '兑换成功，正在备货' : '兑换成功，已放入券包');
    await onDone();
  });
  return { address, choose, exchange };
}
