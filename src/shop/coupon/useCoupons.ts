/** Coupons that anybody may take, of one kind or for one goods; a visitor's claim goes on after the login. */
import { useEffect } from 'react';
import type { CouponCard, RequestOf } from '@/contract';
import { call, reasonOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useList, useLogin, useRemembered } from '@/ui/shell';
import { couponWish, takeWanted, wantCoupon } from './pending';

type Asked = Pick<RequestOf<'marketing.couponType'>, 'kind' | 'goodsId'>;

export function useCoupons(asked: Asked) {
  const { feedback, session, clock } = useStores();
  const askNotice = useAskNotice();
  const guard = useLogin();
  const wish = useRemembered(couponWish);
  const list = useList<CouponCard>(
    (page) => call('marketing.couponType', { page, ...asked }),
    [asked.kind, asked.goodsId, session.token],
    { kept: 'marketing.couponType' },
  );

  const take = useAction(async (id: string) => {
    const mark = (state: CouponCard['state']) =>
      list.patch((row) => (row.id === id ? { ...row, state, ...(state === 'out' ? { left: 0 } : {}) } : row));
    try {
      await call('tea.getcoupon', { templateId: id });
      mark('claimed');
      feedback.toast('领到了');
    } catch (error) {
      // Somebody was faster, or another phone of this member was: the ticket says so at once. What else has changed the list knows.
      const reason = reasonOf(error, 'tea.getcoupon');
      if (reason === 'claimed') mark('claimed');
      else if (reason === 'soldOut') mark('out');
      else if (error instanceof RefusedError) void list.reload();
      throw error;
    }
  });
  const remind = useAction(async ({ id }: CouponCard) => {
    await askNotice('service');
    await call('wechat.remind', { kind: 'coupon', targetId: id, on: true });
    feedback.toast('开抢前 10 分钟通知你');
  });
  const want = ({ id }: CouponCard) => {
    if (!session.hasLogin) wantCoupon(wish, id, clock.now());
    guard(() => void take.run(id));
  };

  const { run } = take;
  useEffect(() => {
    const id = session.hasLogin ? takeWanted(wish, clock.now()) : undefined;
    if (id) void run(id);
  }, [session.hasLogin, clock, run, wish]);

  return { list, want, remind: (coupon: CouponCard) => guard(() => void remind.run(coupon)) };
}
