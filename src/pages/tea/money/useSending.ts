/** Giving money away: to whom, how much, and the payment password at the end. */
import { useState } from 'react';
import type { DataOf, UserBrief, WalletStat } from '@/contract';
import { call } from '@/core/api';
import { formatYuan, parseFen } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';

type Receiver = Pick<UserBrief, 'id' | 'nickname' | 'avatar'>;
/** Whom money may be given to. */
const ALLOWED: ReadonlySet<string> = new Set(['inviter', 'direct']);

/** Why the amount cannot be given, or undefined. */
function hindrance(fen: number | undefined, stat: WalletStat): string | undefined {
  if (fen === undefined || fen <= 0) return '请填写金额';
  if (fen > stat.money.balance) return `余额不足，可转赠 ${formatYuan(stat.money.balance)}`;
  if (fen > stat.sending.left) return `今日转赠额度剩余 ${formatYuan(stat.sending.left)}`;
  return undefined;
}

export function useSending(stat: WalletStat | undefined, onDone: () => void) {
  const { feedback, session } = useStores();
  const proof = usePayProof();
  const [to, setTo] = useState<Receiver>();
  const [amount, setAmount] = useState('');
  const [memo, setMemo] = useState('');
  const fen = parseFen(amount);
  const why = stat && hindrance(fen, stat);

  const found = ({ relation, user, maskedName }: DataOf<'credits.to'>) => {
    if (ALLOWED.has(relation)) setTo({ ...user, nickname: maskedName });
    else feedback.toast('余额只能转赠给邀请人或直属成员', 3000);
  };

  const send = () => {
    if (!to || fen === undefined || why) return;
    const use = async (payToken: string) => {
      await call('credits.sendMoney', { toId: to.id, amount: fen, memo: memo.trim(), payToken });
      feedback.toast(`已转赠 ${formatYuan(fen)}`);
      setTo(undefined);
      setAmount('');
      setMemo('');
      void session.loadMember(true).catch(() => undefined);
      onDone();
    };
    proof.ask(use, { what: `转赠给 ${to.nickname}`, sum: formatYuan(fen) });
  };
  return { to, setTo, fen, amount, setAmount, memo, setMemo, why, found, send, proof };
}
