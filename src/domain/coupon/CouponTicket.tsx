/** A coupon as a ticket: the stub carries the value, the body the rule, the right end one action or its state. */
import type { ReactNode } from 'react';
import { View, Text } from '@tarojs/components';
import type { CouponCard } from '@/contract';
import { Progress } from '@/ui/kit/Progress';
import { couponThreshold, couponWorth } from './worth';
import styles from './CouponTicket.module.scss';

/** Fixed hue per kind (rule 19.5): coupons do not follow the theme. */
const HUES: Record<CouponCard['kind'], string> = {
  cash: 'cinnabar',
  percent: 'gold',
  freight: 'celadon',
  exchange: 'gold',
  course: 'celadon',
  table: 'cinnabar',
};

interface CouponTicketProps {
  coupon: CouponCard;
  /** Period or reason under the rule; the template's own words unless given. */
  note?: string;
  faded?: boolean;
  /** Percent of the issue still to be had, as a bar under the words. */
  left?: number;
  children?: ReactNode;
}

export function CouponTicket({ coupon, note = coupon.validText, faded = false, left, children }: CouponTicketProps) {
  const worth = couponWorth(coupon);
  return (
    <View className={`${styles.ticket} ${faded ? styles.faded : (styles[HUES[coupon.kind]] ?? '')}`}>
      <View className={styles.stub}>
        <View className={styles.worth}>
          {worth.unit === 'yuan' && <Text className={styles.sign}>¥</Text>}
          <Text className={worth.unit === 'word' ? styles.word : styles.figure}>{worth.figure}</Text>
          {worth.unit === 'fold' && <Text className={styles.sign}>折</Text>}
        </View>
        <Text className={styles.rule}>{couponThreshold(coupon.threshold)}</Text>
      </View>
      <View className={styles.body}>
        <View className={styles.words}>
          <Text className={styles.title}>{coupon.title}</Text>
          <Text className={styles.note}>{coupon.scopeText}</Text>
          <Text className={styles.note}>{note}</Text>
          {left !== undefined && (
            <View className={styles.left}>
              <Progress className={styles.bar} value={left} label={`剩 ${left}%`} tone="gold" />
              <Text className={styles.note}>{`剩 ${left} %`}</Text>
            </View>
          )}
        </View>
        {children && <View className={styles.end}>{children}</View>}
      </View>
    </View>
  );
}
