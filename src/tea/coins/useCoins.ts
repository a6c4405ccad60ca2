/** The coin zone: balance and goods, the pool, and what can be done with coins. */
import { useState } from 'react';
import type { Address, ExchangeGoods, Prize } from '@/contract';
import { call } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useList, usePageData, useSpare } from '@/ui/shell';

const askAddress = () =>
  pick<Address, '/member/pages/address/select'>('/member/pages/address/select', { from: 'exchange' });

export function useCoins() {
  const { feedback, session } = useStores();
  const [round, setRound] = useState(0);
  const spare = useSpare();
  const state = usePageData(async () => {
    const [zone, pool] = await Promise.all([
      call('special.xigua', {}),
      spare(call('special.prizePool', {}, { hide: true }), (): void => void state.reload()),
    ]);
    return { zone, pool };
  });
  const goods = useList<ExchangeGoods>(async (page) => (await call('special.xigua', { page })).goods, [round]);
  const refresh = async () => {
    setRound((count) => count + 1);
    await state.reload();
    void session.loadMember(true).catch(() => undefined);
  };

  const exchange = useAction(async (item: ExchangeGoods) => {
    const address = item.kind === 'goods' ? await askAddress() : undefined;
    if (item.kind === 'goods' && !address) return false;
    const question = {
      title: `兑换${item.title}？`,
      text: `将扣除 ${item.value} 瓜瓜币，兑换后不能退回。`,
      yes: '兑换',
    };
    if (!(await feedback.confirm(question))) return false;
    const row = await call('special.exchange', {
      goodsId: item.id,
      qty: 1,
      ...(address ? { addressId: address.id } : {}),
    });
    feedback.toast(row.orderId ? '兑换成功，正在备货' : '兑换成功，已放入券包');
    await refresh();
    return true;
  });
  const claim = useAction(async (prize: Prize) => {
    const address = await askAddress();
    if (!address) return false;
    await call('special.exchange', {
      goodsId: prize.id,
      qty: 1,
      addressId: address.id,
    });
    feedback.toast('奖品已安排寄出');
    await refresh();
    return true;
  });
  const merge = useAction(async (coins: number) => {
    await call('credits.mergeCion', { points: coins * 100 });
    feedback.toast(`合成了 ${coins} 瓜瓜币`);
    await refresh();
  });
  return { state, goods, refresh, exchange, claim, merge };
}
export type Coins = ReturnType<typeof useCoins>;
