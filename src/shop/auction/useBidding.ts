/** Bidding as this member: the deposit first, then a price or a maximum; every answer and every refusal brings the lot as it is. */
import { useState } from 'react';
import type { Address, AuctionView } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useAction, useLogin } from '@/ui/shell';
import type { Lot } from './useLot';

type Open = 'none' | 'bid' | 'proxy' | 'deposit';

const isView = (data: unknown): data is AuctionView => typeof data === 'object' && data !== null && 'bidCount' in data;

export function useBidding(auction: AuctionView | undefined, lot: Lot) {
  const { feedback, session } = useStores();
  const guard = useLogin();
  const [shown, setShown] = useState<Open>('none');
  const id = auction?.id ?? '';

  const bid = useAction(async (amount: number, maxAmount?: number): Promise<void> => {
    try {
      const next = await call('marketing.auctionBid', {
        id,
        amount,
        ...(maxAmount === undefined ? {} : { maxAmount }),
      });
      lot.put(next);
      setShown('none');
      feedback.toast(next.isLeader ? '出价成功，您当前领先' : '已有更高的代理出价，可继续加价');
    } catch (error) {
      if (error instanceof RefusedError && isView(error.data)) lot.put(error.data);
      throw error;
    }
  });

  const done = () => {
    setShown('none');
    lot.reload();
    void session.loadMember(true).catch(() => undefined);
  };
  const byMessenger = useAction(async (): Promise<void> => {
    const answer = await call('marketing.auctionDeposit', { id, channel: 'js' });
    if (answer.paid) {
      if (auction?.depositSpared) feedback.toast('已报名，可以出价了');
      return done();
    }
    setShown('none');
    return go('/member/pages/wallet/pay', { orderGroup: 'auction', orderId: answer.orderId ?? '' });
  });
  const proof = usePayProof();
  const byWallet = () => {
    const use = async (payToken: string) => {
      await call('marketing.auctionDeposit', { id, channel: 'wallet', payToken });
      feedback.toast('保证金已冻结，可以出价了');
      done();
    };
    proof.ask(use, { what: '竞拍保证金', ...(auction && { sum: formatYuan(auction.deposit) }) });
  };
  /** 去支付: a lot goes to an address before it is paid. */
  const pay = useAction(async (): Promise<void> => {
    const orderId = auction?.orderId;
    if (!orderId) return;
    if (auction.order?.needsAddress) {
      const address = await pick<Address>('/member/pages/address/select', {});
      if (!address) return;
      await call('memberOrder.addressUpdate', { id: orderId, addressId: address.id });
      lot.reload();
    }
    await go('/member/pages/wallet/pay', { orderGroup: 'order', orderId });
  });

  return {
    shown,
    close: () => setShown('none'),
    /** Opens a sheet; without a deposit that one comes first. */
    open: (what: 'bid' | 'proxy' | 'deposit') =>
      guard(() => {
        if (what !== 'deposit' && !auction?.depositPaid)
          feedback.toast(auction?.depositSpared ? '请先报名' : '请先交保证金');
        setShown(auction?.depositPaid ? what : 'deposit');
      }),
    bid,
    pay,
    deposit: { byWallet, byMessenger },
    proof,
  };
}

export type Bidding = ReturnType<typeof useBidding>;
