/** What others just did, one after another; left out when nothing happened. */
import { useEffect, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { RequestOf } from '@/contract';
import { call } from '@/core/api';
import { useBlock } from '@/ui/shell';
import { useVisible } from '@/ui/shell/useVisible';
import styles from './RollLine.module.scss';

const TURN_MS = 4000;

type Scene = RequestOf<'special.rollMessage'>['scene'];

/** `scene` leaves only messages of one kind; without it they are of all kinds. */
export function RollLine({ scene }: { scene?: Scene }) {
  const rolls = useBlock(() => call('special.rollMessage', { scene }, { hide: true }))?.list ?? [];
  const visible = useVisible();
  const [at, setAt] = useState(0);
  const { length } = rolls;
  useEffect(() => {
    if (length < 2 || !visible) return undefined;
    const timer = setInterval(() => setAt((index) => (index + 1) % length), TURN_MS);
    return () => clearInterval(timer);
  }, [length, visible]);
  const roll = rolls[at];
  if (!roll) return null;
  return (
    <View className={styles.roll} role="note" aria-label="大家在参与">
      <Text className={styles.name}>刚刚</Text>
      <Text key={roll.id} className={styles.text}>
        {roll.text}
      </Text>
    </View>
  );
}
