/** The three windows of a release with their times, and how long the present one lasts. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ReleaseCard } from '@/contract';
import { Countdown } from '@/ui/kit/Countdown';
import { Steps } from '@/ui/kit/Steps';
import { nextOf, stepOf, windowTime } from './labels';
import styles from './release.module.scss';

export function Windows({ release }: { release: ReleaseCard }): ReactElement {
  const { reserveFrom, reserveTo, drawAt, payBefore, state } = release;
  const next = nextOf(release);
  return (
    <View className={styles.windows}>
      <Steps
        layout="row"
        label="申购进度"
        current={stepOf(release)}
        items={[
          { id: 'reserve', title: '预约', time: windowTime(state === 'soon' ? reserveFrom : reserveTo) },
          { id: 'draw', title: '公布', time: windowTime(drawAt) },
          { id: 'pay', title: '付款', time: windowTime(payBefore) },
        ]}
      />
      {next && (
        <View className={styles.clock}>
          <Countdown key={next.endAt} {...next} tone="text" />
        </View>
      )}
    </View>
  );
}
