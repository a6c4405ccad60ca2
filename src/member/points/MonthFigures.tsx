/** Figures of the month beside the ring: what is held, on its way and about to end, and the month before. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PointsDetail, WalletStat } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { figure, signed } from '@/domain/points/words';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import styles from './MonthFigures.module.scss';

interface MonthFiguresProps {
  stat: WalletStat;
  detail: PointsDetail;
}

/** More or less than the month before, in words and an arrow. */
function change(now: number, before: number): { text: string; up?: boolean } {
  if (now === before) return { text: '与上月持平' };
  const more = now > before;
  return { text: `较上月 ${more ? '▲' : '▼'} ${figure(Math.abs(now - before))}`, up: more };
}

export function MonthFigures({ stat, detail }: MonthFiguresProps): ReactElement {
  const { balance, expiring, expireAt } = stat.points;
  const { pending, before } = detail;
  return (
    <Card place="alone">
      <View className={styles.top}>
        <Note>现有积分</Note>
        <Text className={styles.balance}>{figure(balance)}</Text>
      </View>
      <View className={styles.two}>
        <Part label="本月获得" value={signed('+', stat.monthIn)} plus {...change(stat.monthIn, before.came)} />
        <Part label="本月使用" value={signed('−', stat.monthOut)} {...change(stat.monthOut, before.went)} />
      </View>
      <View className={styles.two}>
        <Part label="待到账" value={figure(pending)} text="收货后到账" />
        <Part
          label="即将过期"
          value={figure(expiring)}
          text={expiring > 0 ? `${formatTime(expireAt, 'YYYY-MM-DD')} 到期` : '今年没有'}
          warn={expiring > 0}
        />
      </View>
    </Card>
  );
}

interface PartProps {
  label: string;
  value: string;
  text: string;
  plus?: boolean;
  up?: boolean;
  warn?: boolean;
}

const Part = ({ label, value, text, plus, up, warn }: PartProps): ReactElement => (
  <View className={styles.part}>
    <Note>{label}</Note>
    <Text className={classes(styles.value, plus && styles.plus)}>{value}</Text>
    <Text className={classes(styles.note, up && styles.plus, warn && styles.warn)}>{text}</Text>
  </View>
);
