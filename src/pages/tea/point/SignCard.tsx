/** The round of days, what each brings, and today's. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { SignView } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { roundOf } from './round';
import styles from './SignCard.module.scss';

interface SignCardProps {
  sign: SignView;
  busy: boolean;
  onSign: () => void;
}

export function SignCard({ sign, busy, onSign }: SignCardProps): ReactElement {
  const { today, streak, broken, rewards, nextReward } = sign;
  const all = rewards.reduce((sum, reward) => sum + reward, 0);
  const title = streak > 0 ? `已连签 ${streak} 天` : broken ? '连签重新开始' : '今天开始签到';
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Text className={styles.title}>{title}</Text>
        <Text className={styles.note}>{`满 ${rewards.length} 天共 ${all} 分`}</Text>
      </View>
      <View className={styles.days} role="list" aria-label="连签奖励">
        {roundOf(sign).map(({ day, reward, state }) => (
          <View key={day} className={classes(styles.day, styles[state])} role="listitem">
            <Text className={styles.reward}>{`+${reward}`}</Text>
            <Text className={styles.word}>{state === 'got' ? '已签' : state === 'now' ? '今天' : `第${day}天`}</Text>
          </View>
        ))}
      </View>
      <Button block size="l" disabled={today} busy={busy && '签到中'} onPress={onSign}>
        {today ? '今日已签到' : `签到，得 ${nextReward} 分`}
      </Button>
    </View>
  );
}
