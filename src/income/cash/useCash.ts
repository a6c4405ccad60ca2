/** 转出: where to, how much, what stands in the way, and the payment password at the end. */
import { useState } from 'react';
import type { IncomeCash, IncomeStat, Member } from '@/contract';
import { call } from '@/core/api';
import { formatYuan, parseFen } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useConfirmReceipt } from '@/domain/withdrawal/useConfirmReceipt';

export type Target = IncomeCash['target'];

/** Why nothing can go there at all: the words on the card, and whether the identity is what is missing. */
export function closedOf(target: Target, member: Pick<Member, 'identity'> | undefined): string | undefined {
  if (target === 'balance') return undefined;
  if (target === 'wechat' && !platform.pay.available) return '请用微信浏览器打开';
  return member?.identity === 'verified' ? undefined : '需先完成实名认证';
}

/** Why this amount cannot go, or undefined. */
export function hindrance(
  fen: number | undefined,
  target: Target,
  { available, owed, cash }: IncomeStat,
): string | undefined {
  if (owed > 0) return `有 ${formatYuan(owed)} 退款待抵扣，抵扣完即可转出`;
  if (fen === undefined || fen <= 0) return '请填写金额';
  if (fen > available) return `可转出 ${formatYuan(available)}`;
  const least = target === 'balance' ? cash.balanceMin : cash.messengerMin;
  if (fen < least) return `每次至少 ${formatYuan(least, { short: true })}`;
  if (target !== 'balance' && cash.timesLeft === 0) return `今日 ${cash.messengerTimes} 次提现已用完`;
  if (target !== 'balance' && fen > cash.messengerLeft)
    return `单日最多 ${formatYuan(cash.messengerPerDay, { short: true })}，今日还可转出 ${formatYuan(cash.messengerLeft)}`;
  return undefined;
}

export function useCash(stat: IncomeStat | undefined, first: Target) {
  const { feedback, session } = useStores();
  const proof = usePayProof();
  const [target, setTarget] = useState<Target>(first);
  const [amount, setAmount] = useState('');
  const fen = parseFen(amount);
  const why = stat && (closedOf(target, session.member) ?? hindrance(fen, target, stat));
  const leave = () => replace('/income/pages/cash_list', {});
  const confirm = useConfirmReceipt(leave);

  const send = () => {
    if (fen === undefined || why) return;
    const use = async (payToken: string) => {
      if (target === 'bank') await call('external.withdraw', { amount: fen, payToken });
      else {
        const row = await call('income.cash', { amount: fen, target, payToken });
        if (row.status === 'waitConfirm' && (await confirm.run(row.id))) return;
      }
      feedback.toast(target === 'balance' ? `${formatYuan(fen)} 已存入余额` : '已提交，到账后会通知您');
      void session.loadMember(true).catch(() => undefined);
      void leave();
    };
    proof.ask(use, { what: target === 'balance' ? '转到余额' : '提现', sum: formatYuan(fen) });
  };
  return { target, setTarget, amount, setAmount, fen, why, send, proof };
}
