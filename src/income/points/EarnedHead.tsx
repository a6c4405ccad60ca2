/** The month that is looked at: what was earned, what is on its way, where it came from, and the months up to it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PointsDetail } from '@/contract';
import { go } from '@/core/routes';
import { figure } from '@/domain/points/labels';
import { Bars } from '@/ui/kit/Bars';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Note, Title } from '@/ui/kit/Words';
import { earnedOf, sourceSums } from './sources';
import { SourceBars } from './SourceBars';
import styles from './EarnedHead.module.scss';

interface EarnedHeadProps {
  detail: PointsDetail;
  month: string;
  source: string;
  onSource: (id: string) => void;
}

export function EarnedHead({ detail, month, source, onSource }: EarnedHeadProps): ReactElement {
  const sums = sourceSums(detail.kinds);
  const all = earnedOf(sums);
  return (
    <View className={styles.head}>
      <View className={styles.card}>
        <View className={styles.top}>
          <Note>{`${Number(month.slice(5))} 月赚到`}</Note>
          <Text className={styles.all}>{all < 0 ? `−${figure(-all)}` : figure(all)}</Text>
        </View>
        <SourceBars sums={sums} current={source} onChange={onSource} />
      </View>
      {detail.pending > 0 && (
        <View className={styles.coming}>
          <Cells>
            <Cell
              label="在途积分"
              note="订单收货后到账"
              onPress={() => go('/shop/pages/order/index', { tab: 'shipped' })}
            >
              {`+${figure(detail.pending)}`}
            </Cell>
          </Cells>
        </View>
      )}
      {detail.earned.some(({ value }) => Number(value) > 0) && (
        <View className={styles.card}>
          <Title tracked block className={styles.title}>
            近六个月（积分）
          </Title>
          <Bars
            label={`近六个月赚到的积分：${detail.earned.map(({ label, value }) => `${label} ${value}`).join('，')}`}
            heads={{ row: '月份', up: '赚到' }}
            say={figure}
            bars={detail.earned.map(({ key, label, value }) => ({
              key,
              label,
              mark: label,
              up: Math.max(0, Number(value)),
            }))}
          />
        </View>
      )}
    </View>
  );
}
