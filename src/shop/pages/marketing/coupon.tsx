/** /shop/pages/marketing/coupon: coupons anybody may take; a visitor's claim goes on after the login. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { CouponCard } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useAction, useList, useLogin, usePageParams, useRemembered } from '@/ui/shell';
import { CouponRow } from '../../coupon/CouponRow';
import { couponWish, takeWanted, wantCoupon } from '../../coupon/pending';
import styles from './coupon.module.scss';

const KINDS = [
  { id: 'all', label: '全部' },
  { id: 'cash', label: '满减' },
  { id: 'percent', label: '折扣' },
  { id: 'freight', label: '包邮' },
  { id: 'course', label: '课程' },
  { id: 'table', label: '堂食' },
] as const;
type Kind = (typeof KINDS)[number]['id'];
const MINE = '/outbound/pages/myouponlist';

export default observer(function CouponPage() {
  const params = usePageParams<'/shop/pages/marketing/coupon'>();
  const { feedback, session, clock } = useStores();
  const guard = useLogin();
  const wish = useRemembered(couponWish);
  const [kind, setKind] = useState<Kind>(KINDS.find(({ id }) => id === params.kind)?.id ?? 'all');
  const list = useList<CouponCard>(
    (page) =>
      call('marketing.couponType', {
        page,
        ...(kind === 'all' ? {} : { kind }),
        ...(params.goodsId ? { goodsId: params.goodsId } : {}),
      }),
    [kind, session.token],
  );

  const take = useAction(async (id: string) => {
    const mark = (state: CouponCard['state']) =>
      list.patch((row) => (row.id === id ? { ...row, state, ...(state === 'out' ? { left: 0 } : {}) } : row));
    try {
      await call('tea.getcoupon', { templateId: id });
      mark('claimed');
      feedback.toast('领到了');
    } catch (error) {
      // Somebody was faster, or another phone of this member was: the ticket says so at once.
      if (error instanceof RefusedError) mark(error.message.includes('已领取') ? 'claimed' : 'out');
      throw error;
    }
  });
  const remind = useAction(async ({ id }: CouponCard) => {
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

  return (
    <Page>
      <View className={styles.head}>
        <Tabs label="券的种类" items={KINDS} current={kind} onChange={setKind} />
      </View>
      {session.hasLogin && canOpen(MINE) && (
        <Cells>
          <Cell label="我的券包" onPress={() => open(MINE)} />
        </Cells>
      )}
      <View className={styles.list}>
        <List
          list={list}
          keyOf={(one) => one.id}
          render={(one) => (
            <CouponRow coupon={one} onTake={want} onRemind={(coupon) => guard(() => void remind.run(coupon))} />
          )}
          empty={
            <Empty
              picture="coupon"
              title="这里暂时没有券"
              text="会员日前后会多一些"
              button="去逛逛"
              onPress={() => go('/pages/tea/index', {})}
            />
          }
        />
      </View>
    </Page>
  );
});
