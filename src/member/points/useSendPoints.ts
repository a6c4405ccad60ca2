/** Giving points away: to whom, how many, the card, and the payment password at the end. */
import { useEffect, useState } from 'react';
import type { PointsDetail, UserBrief, WalletStat } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useBlock } from '@/ui/shell/useBlock';

type Sending = PointsDetail['sending'];
export type Receiver = Pick<UserBrief, 'id' | 'nickname' | 'avatar'>;
export interface Sent {
  to: Receiver;
  points: number;
  words: string;
  memo: string;
  image: string;
}

/** Why so many cannot be given, or undefined. */
export function hindrance(points: number, balance: number, { min, max, left }: Sending): string | undefined {
  if (!Number.isInteger(points) || points < min || points > max) return `每次 ${figure(min)} 至 ${figure(max)} 积分`;
  if (points > balance) return `积分不足，现有 ${figure(balance)}`;
  if (points > left) return `今日剩余 ${figure(left)} 积分`;
  return undefined;
}

export function useSendPoints(
  stat: WalletStat | undefined,
  params: { toId?: string; points?: string },
  onDone: () => void,
) {
  const { feedback, session } = useStores();
  const proof = usePayProof();
  const [to, setTo] = useState<Receiver>();
  const [amount, setAmount] = useState(params.points ?? '');
  const [memo, setMemo] = useState('');
  const [cardId, setCard] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const sending = stat?.detail?.sending;
  const card = sending?.cards.find(({ id }) => id === cardId) ?? sending?.cards[0];
  const points = Number(amount);
  const why = stat && sending && hindrance(points, stat.points.balance, sending);

  // Who comes from the team has chosen somebody there.
  const wanted = params.toId;
  const inviter = session.member?.inviter;
  const isInviter = wanted !== undefined && inviter?.id === wanted;
  const team = useBlock(
    async () =>
      wanted !== undefined && !isInviter
        ? call('special.directMembers', { keyword: wanted }, { hide: true })
        : undefined,
    `${wanted ?? ''} ${isInviter}`,
  );
  useEffect(() => {
    if (isInviter) setTo(inviter);
    else if (team) setTo(team.list.find(({ user }) => user.id === wanted)?.user);
  }, [team, wanted, inviter, isInviter]);

  const send = async () => {
    if (!to || why !== undefined) return;
    const question = {
      title: `送给${to.nickname} ${figure(points)} 积分？`,
      text: '请核对对方，送出后不可撤回。',
      yes: '赠送',
    };
    if (!(await feedback.confirm(question))) return;
    const use = async (payToken: string) => {
      const words = memo.trim();
      await call('credits.send', { toId: to.id, points, memo: words, payToken, ...(card ? { card: card.id } : {}) });
      feedback.toast(`已送出 ${figure(points)} 积分`);
      setSent({ to, points, memo: words, words: card?.words ?? '', image: card?.image ?? '' });
      setTo(undefined);
      setAmount('');
      setMemo('');
      void session.loadMember(true).catch(() => undefined);
      onDone();
    };
    proof.ask(use, { what: `送给${to.nickname}`, sum: `${figure(points)} 积分` });
  };
  return { to, setTo, amount, setAmount, memo, setMemo, card, setCard, points, why, send, proof, sent, setSent };
}
export type SendPoints = ReturnType<typeof useSendPoints>;
