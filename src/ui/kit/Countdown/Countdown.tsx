import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { useCountdown } from './useCountdown';
import styles from './Countdown.module.scss';

export interface CountdownProps {
  /** Epoch ms. */
  endAt: number;
  /** Once, when the moment has come. */
  onEnd?: () => void;
  /** Word before the figures: 距结束. */
  label?: string;
  /** box: ink boxes; inverse: on accent ground; text: plain figures in a sentence. */
  tone?: 'box' | 'inverse' | 'text';
}

/** Read on demand, not announced every second; the minute is exact enough for the ear. */
export function Countdown({ endAt, onEnd, label, tone = 'box' }: CountdownProps): ReactElement {
  const { days, hours, minutes, seconds, over } = useCountdown(endAt, onEnd);
  const boxes = [hours, minutes, seconds];
  const hasDays = Number(days) > 0;
  const spoken = over ? '已结束' : `${hasDays ? `${Number(days)} 天 ` : ''}${Number(hours)} 小时 ${Number(minutes)} 分`;
  return (
    <View
      className={classes(styles.countdown, styles[tone])}
      {...aria({ role: 'timer', label: `${label ?? ''}${spoken}`, live: 'off' })}
    >
      {label && <Text className={styles.label}>{label}</Text>}
      {hasDays && <Text className={styles.days}>{`${Number(days)} 天`}</Text>}
      {boxes.map((figure, index) => (
        <View key={index} className={styles.part}>
          {index > 0 && <Text className={styles.colon}>:</Text>}
          <Text className={styles.figure}>{figure}</Text>
        </View>
      ))}
    </View>
  );
}
