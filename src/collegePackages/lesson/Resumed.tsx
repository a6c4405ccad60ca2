/** 上次学到 03:25, and the way to the beginning. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Pressable } from '@/ui/kit/Pressable';
import { secondText } from '../words';
import styles from './lesson.module.scss';

interface ResumedProps {
  second: number;
  word?: string;
  onAnew: () => void;
}

export const Resumed = ({ second, word = '上次学到', onAnew }: ResumedProps): ReactElement => (
  <View className={styles.resumed} {...aria({ role: 'status' })}>
    <Text>{`${word} ${secondText(second)}`}</Text>
    <Pressable className={styles.anew} onPress={onAnew}>
      <Text>从头看</Text>
    </Pressable>
  </View>
);
