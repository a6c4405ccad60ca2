/** 留位 04:32; in its last minute it can be prolonged, once. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { useCountdown } from '@/ui/kit/Countdown/useCountdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './wizard.module.scss';

interface KeptProps {
  endAt: number;
  onEnd: () => void;
  onRenew: (() => unknown) | undefined;
}

export function Kept({ endAt, onEnd, onRenew }: KeptProps): ReactElement {
  const { minutes, seconds } = useCountdown(endAt, onEnd);
  const text = `留位 ${minutes}:${seconds}`;
  if (onRenew && minutes === '00')
    return (
      <Pressable className={styles.renew} onPress={onRenew}>
        <Words size="foot" tone="accent" figures>
          {`${text}，再留 5 分钟`}
        </Words>
      </Pressable>
    );
  return (
    <View role="timer" className={styles.end}>
      <Words size="foot" tone="celadon" figures>
        {text}
      </Words>
    </View>
  );
}
