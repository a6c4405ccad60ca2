/** The head of the card's page: until when it holds, and what it saves or would save. */
import { Text, View } from '@tarojs/components';
import type { VipInfo } from '@/contract';
import { BRAND } from '@/core/lib/brand';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { Words } from '@/ui/kit/Words';
import styles from './CardHead.module.scss';

export function CardHead({ info: { state, until = 0, saved, expected } }: { info: VipInfo }) {
  const active = state === 'active';
  const sum = active ? saved : expected;
  return (
    <View className={styles.head}>
      <Text className={styles.title}>{`${BRAND.name}年卡`}</Text>
      <Words size="sub" tone="inverse">
        {active
          ? `有效期至 ${formatTime(until, 'YYYY-MM-DD')}`
          : state === 'expired'
            ? `已于 ${formatTime(until, 'YYYY-MM-DD')} 到期`
            : '买茶的人，一年一张'}
      </Words>
      {sum > 0 ? (
        <>
          <Words size="sub" className={styles.label}>
            {active ? '已替你省下' : '预计每年可省'}
          </Words>
          <Text className={styles.figure}>{formatYuan(sum)}</Text>
          {!active && (
            <Words size="sub" tone="inverse">
              按你近 12 个月的订单算
            </Words>
          )}
        </>
      ) : (
        <Words size="sub" className={styles.label}>
          {active ? '从下一单开始替你省' : '会员价、包邮、每月品鉴'}
        </Words>
      )}
    </View>
  );
}
