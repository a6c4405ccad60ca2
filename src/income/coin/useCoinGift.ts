/** Giving coins: to whom, how many, a few words, and the payment password at the end. */
import { useEffect, useState } from 'react';
import type { DataOf, TransferView } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useBlock, useChoice } from '@/ui/shell';

export interface Receiver {
  kind: 'friend' | 'merchant';
  id: string;
  name: string;
  avatar: string;
  note: string;
}

/** Why they cannot be given, or undefined. */
export function hindrance(
  to: Receiver | undefined,
  coins: number,
  zone: Pick<DataOf<'special.xigua'>, 'coins' | 'sending'> | undefined,
): string | undefined {
  if (!to || !zone) return '选一位收礼人';
  if (coins > zone.coins) return `还差 ${coins - zone.coins} 币`;
  if (coins > zone.sending.left) return `今日转赠额度剩余 ${zone.sending.left} 币`;
  return undefined;
}

export function useCoinGift(
  params: { toId?: string; merchantId?: string; tab?: string },
  zone: DataOf<'special.xigua'> | undefined,
  onDone: (made: TransferView) => void,
) {
  const { toId, merchantId } = params;
  const { feedback } = useStores();
  const proof = usePayProof();
  const [tab, setTab] = useChoice(params, 'tab', ['friend', 'merchant'], merchantId ? 'merchant' : 'friend');
  const [to, setTo] = useState<Receiver>();
  const [coins, setCoins] = useState(1);
  const [memo, setMemo] = useState('');
  const why = hindrance(to, coins, zone);

  // A link names somebody of the own team.
  const named = useBlock(
    async () => (toId ? call('special.directMembers', { keyword: toId }, { hide: true }) : undefined),
    toId,
  );
  useEffect(() => {
    const found = named?.list.find(({ user }) => user.id === toId);
    if (found) setTo(friendOf(found.user, `直属 · ${found.mobile ?? ''}`));
  }, [named, toId]);

  const send = () => {
    if (!to || why) return;
    const use = async (payToken: string) => {
      const words = { coins, memo: memo.trim(), payToken };
      const made =
        to.kind === 'friend'
          ? await call('credits.sendCoin', { toId: to.id, ...words })
          : await call('merchant.melonTransfer', { merchantId: to.id, ...words });
      feedback.toast(`已转赠 ${coins} 枚瓜瓜币`);
      setTo(undefined);
      setCoins(1);
      setMemo('');
      onDone(made);
    };
    proof.ask(use, { what: `转赠给 ${to.name}`, sum: `${coins} 瓜瓜币` });
  };

  return {
    tab,
    setTab: (next: Receiver['kind']) => {
      setTab(next);
      setTo(undefined);
    },
    to,
    choose: setTo,
    clear: () => setTo(undefined),
    coins,
    setCoins,
    most: Math.max(1, Math.min(zone?.coins ?? 1, zone?.sending.left ?? 1)),
    memo,
    setMemo,
    why,
    send,
    proof,
  };
}
export type CoinGift = ReturnType<typeof useCoinGift>;

export const friendOf = (
  { id, nickname, avatar }: { id: string; nickname: string; avatar: string },
  note: string,
): Receiver => ({ kind: 'friend', id, name: nickname, avatar, note });
