/** The month that is looked at: what was earned, what is on its way, where it came from, and the months up to it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PointsDetail, WalletStat } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Bars } from '@/ui/kit/Bars';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Note, Title } from '@/ui/kit/Words';
import { backOf, othersOf, sourceSums } from './sources';
import { SourceBars } from './SourceBars';
import styles from './EarnedHead.module.scss';

interface EarnedHeadProps {
  /** What came in is the same figure as on the other pages of points. */
  stat: Pick<WalletStat, 'monthIn' | 'trend'>;
  detail: PointsDetail;
  month: string;
  source: string;
  onSource: (id: string) => void;
}

export function EarnedHead({ stat, detail, month, source, onSource }: EarnedHeadProps): ReactElement {
  const sums = sourceSums(detail.kinds);
  const [back, others] = [backOf(sums), othersOf(stat.monthIn, sums)];
  const notes = [others > 0 && `含购入与退回 ${figure(others)}`, back > 0 && `另有扣回 ${figure(back)}`].filter(
    Boolean,
  );
  return (
    <View className={styles.head}>
      <View className={styles.card}>
        <View className={styles.top}>
          <Note>{`${Number(month.slice(5))} 月获得`}</Note>
          <Text className={styles.all}>{figure(stat.monthIn)}</Text>
          {notes.length > 0 && <Note>{notes.join('，')}</Note>}
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
      {stat.trend.some(({ value }) => Number(value) > 0) && (
        <View className={styles.card}>
          <Title tracked block className={styles.title}>
            近六个月（积分）
          </Title>
          <Bars
            label={`近六个月获得的积分：${stat.trend.map(({ label, value }) => `${label} ${value}`).join('，')}`}
            heads={{ row: '月份', up: '获得' }}
            say={figure}
            bars={stat.trend.map(({ key, label, value }) => ({
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
