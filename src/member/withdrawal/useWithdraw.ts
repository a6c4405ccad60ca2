/** What is typed on the page of withdrawals, what the server says to it, and the asking with the payment password. */
import { useEffect, useRef, useState } from 'react';
import type { WithdrawInfo, WithdrawMethod, WithdrawPreview } from '@/contract';
import { call } from '@/core/api';
import { formatFen, parseFen } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useLoss } from '@/ui/shell/useLoss';
import type { WithdrawSource } from './source';

/** After the last key, before the server is asked. */
const TYPING_MS = 250;

export interface Terms {
  info: WithdrawInfo;
  /** Of no amount: only what stands in the way. */
  first: WithdrawPreview;
}

const USUAL: WithdrawMethod = 'bank';
const WAYS: readonly WithdrawMethod[] = [USUAL, 'wechat', 'external'];
/** What is begun with: the first way that the shop offers. */
const firstOf = ({ methods }: WithdrawInfo): WithdrawMethod => WAYS.find((way) => way === methods[0]?.value) ?? USUAL;

export async function loadTerms(source?: WithdrawSource): Promise<Terms> {
  const of = source ? { source } : {};
  const previewOf = (method: WithdrawMethod) => call('withdraw.preview', { amount: 0, method, ...of });
  const [info, usual] = await Promise.all([call('member.withdraw', of), previewOf(USUAL)]);
  const method = firstOf(info);
  return { info, first: method === USUAL ? usual : await previewOf(method) };
}

/** Why this amount cannot go, before the server is asked. */
export function amountFault(fen: number | undefined, { min, max, withdrawable }: WithdrawInfo): string | undefined {
  if (fen === undefined || fen === 0) return undefined;
  if (fen < min) return `最低 ${show(min)}`;
  if (fen > max) return `单笔最高 ${show(max)}`;
  return fen > withdrawable ? `超出可提现 ${show(withdrawable)}` : undefined;
}
const show = (fen: number) => `¥${formatFen(fen, { short: true })}`;

/** Money of another account than the own balance, and how it is asked for there. */
export interface Purse {
  source: WithdrawSource;
  /** `amount` in fen. */
  draw: (asked: { amount: number; payToken: string }) => Promise<unknown>;
}

export function useWithdraw(terms: Terms | undefined, given: string | undefined, purse?: Purse) {
  const source = purse?.source;
  const { session } = useStores();
  const proof = usePayProof();
  const [amount, setAmount] = useState(given ?? '');
  const [chosen, setMethod] = useState<WithdrawMethod>();
  const [cardId, setCardId] = useState<string>();
  const [preview, setPreview] = useState<WithdrawPreview>();
  const fen = parseFen(amount);
  const info = terms?.info;
  const method = chosen ?? (info ? firstOf(info) : USUAL);
  const fault = info && amountFault(fen, info);
  const valid = info !== undefined && fen !== undefined && fen > 0 && fault === undefined;

  // Back from the identity check or a new card: the terms are new, what was said before them is not.
  useEffect(() => setPreview(undefined), [terms]);
  // An answer to an earlier amount or way is dropped.
  const asked = useRef(0);
  const lose = useLoss();
  useEffect(() => {
    const mine = ++asked.current;
    if (!info) return undefined;
    const ask = () =>
      call(
        'withdraw.preview',
        { amount: valid && fen ? fen : 0, method, ...(source ? { source } : {}) },
        { hide: true },
      ).then(
        (answer) => mine === asked.current && setPreview(answer),
        (error: unknown) => mine === asked.current && lose(error, () => void ask()),
      );
    lose();
    const timer = setTimeout(() => void ask(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [info, fen, valid, lose, method, source]);

  const shown = preview ?? terms?.first;
  /** Fee and rest of what is typed: reckoned here with every key, until the server has said it. */
  const fee = info && valid && fen ? Math.round((fen * info.feeBp) / 10_000) : 0;
  const outside = method === 'wechat' && !platform.pay.available;
  // A payment password that is not there yet is set on the way, when it is asked for.
  const blockers = (shown?.blockers ?? []).filter(({ key }) => key !== 'amount' && key !== 'payPassword');
  const card = info?.cards.find(({ id }) => id === cardId) ?? info?.cards[0];

  const draw = () => {
    if (!valid || fen === undefined) return;
    const use = async (payToken: string) => {
      if (purse) return purse.draw({ amount: fen, payToken });
      const row = await call('withdraw.draw', {
        amount: fen,
        method,
        payToken,
        ...(method !== 'wechat' && card ? { cardId: card.id } : {}),
      });
      void session.loadMember(true).catch(() => undefined);
      return replace('/member/pages/withdraw/index', { id: row.id });
    };
    proof.ask(use, { what: '提现', sum: show(fen) });
  };

  return {
    amount,
    setAmount,
    method,
    setMethod,
    card,
    setCardId,
    fen: valid ? fen : undefined,
    fault,
    fee,
    arriveText: shown?.arriveText ?? '',
    blockers,
    outside,
    ready: valid && !outside && blockers.length === 0,
    all: () => info && setAmount(formatFen(Math.min(info.withdrawable, info.max), { short: true })),
    draw,
    proof,
  };
}
export type Withdraw = ReturnType<typeof useWithdraw>;
