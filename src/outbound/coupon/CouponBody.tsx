/** One coupon: the ticket, its rule in words, its code where a store takes it, and what became of it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MyCoupon } from '@/contract';
import { formatTime, fullTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Words } from '@/ui/kit/Words';
import { CodeCard } from './CodeCard';
import { CouponGoods } from './CouponGoods';
import { isForStores, ruleText, STATE_WORDS } from './labels';
import styles from './coupon.module.scss';

const MAP = '/reservation/pages/map/map';
const inShop = (coupon: MyCoupon): boolean => coupon.card.kind !== 'course' && coupon.card.kind !== 'table';

/** 领取, 使用中, 已使用: as far as it has come. */
function logOf({ takenAt, lockedAt, usedAt, orderNo, source }: MyCoupon) {
  const at = (time: number | undefined) => (time === undefined ? undefined : fullTime(time));
  return [
    { id: 'taken', title: '领取', note: source, time: at(takenAt) },
    ...(lockedAt === undefined
      ? []
      : [{ id: 'locked', title: '使用中', note: orderNo && `订单 ${orderNo}`, time: at(lockedAt) }]),
    ...(usedAt === undefined
      ? []
      : [{ id: 'used', title: '已使用', note: orderNo && `订单 ${orderNo}`, time: at(usedAt) }]),
  ];
}

export function CouponBody({ coupon }: { coupon: MyCoupon }): ReactElement {
  const { card, status, from, to, orderId } = coupon;
  const period = `${formatTime(from, 'YYYY-MM-DD')} 至 ${formatTime(to, 'YYYY-MM-DD')}`;
  return (
    <View className={styles.body}>
      <View className={styles.head}>
        <CouponTicket coupon={card} note={period} faded={status !== 'unused' && status !== 'locked'} />
      </View>
      <Words size="body" tone="soft" block className={styles.rule}>
        {ruleText(card)}
      </Words>
      {isForStores(card) && <CodeCard coupon={coupon} />}
      <View className={styles.inset}>
        <Cells>
          <Cell label="状态">{STATE_WORDS[status]}</Cell>
          <Cell label="有效期">{period}</Cell>
          <Cell label="适用范围">{card.scopeText}</Cell>
          {!isForStores(card) && <Cell label="使用方式">{inShop(coupon) ? '商城下单时选用' : '课程下单时选用'}</Cell>}
          {orderId && (
            <Cell label="订单" role="link" onPress={() => go('/shop/pages/order/detail', { id: orderId })}>
              {coupon.orderNo ?? '查看'}
            </Cell>
          )}
          {isForStores(card) && canOpen(MAP) && <Cell label="找可用门店" onPress={() => open(MAP)} />}
        </Cells>
      </View>
      <Section near title="记录">
        <View className={styles.head}>
          <Steps label="券的记录" items={logOf(coupon)} />
        </View>
      </Section>
      {inShop(coupon) && <CouponGoods templateId={card.id} />}
    </View>
  );
}
