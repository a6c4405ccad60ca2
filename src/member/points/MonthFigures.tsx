/** Figures of the month beside the ring: what is held, on its way and about to end, and the month before. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PointsDetail, WalletStat } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { signed } from '@/domain/points/labels';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Figures, type Figure } from '@/ui/kit/Figures';
import styles from './MonthFigures.module.scss';

interface MonthFiguresProps {
  stat: WalletStat;
  detail: PointsDetail;
}

/** More or less than the month before, in words and an arrow. */
function change(now: number, before: number): Pick<Figure, 'note' | 'noteTone'> {
  if (now === before) return { note: '与上月持平' };
  const more = now > before;
  return {
    note: `较上月 ${more ? '▲' : '▼'} ${figure(Math.abs(now - before))}`,
    noteTone: more ? 'celadon' : undefined,
  };
}

export function MonthFigures({ stat, detail }: MonthFiguresProps): ReactElement {
  const { balance, expiring, expireAt } = stat.points;
  const { pending, before } = detail;
  const came: Figure = {
    label: '本月获得',
    value: signed('+', stat.monthIn),
    tone: 'celadon',
    ...change(stat.monthIn, before.came),
  };
  const went: Figure = { label: '本月使用', value: signed('−', stat.monthOut), ...change(stat.monthOut, before.went) };
  const coming: Figure = { label: '待到账', value: figure(pending), note: '收货后到账' };
  const ending: Figure = {
    label: '即将过期',
    value: figure(expiring),
    note: expiring > 0 ? `${formatTime(expireAt, 'YYYY-MM-DD')} 到期` : '今年没有',
    noteTone: expiring > 0 ? 'warn' : undefined,
  };
  return (
    <Card place="alone">
      <View className={styles.top}>
        <Note>现有积分</Note>
        <Words size="sum" serif>
          {figure(balance)}
        </Words>
      </View>
      <Figures className={styles.two} labelFirst rows={[came, went]} />
      <Figures className={styles.two} labelFirst rows={[coming, ending]} />
    </Card>
  );
}
