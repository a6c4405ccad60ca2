/** What is touched on a film: the disc says what a touch does, hearts that two touches were one like. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Spinner } from '@/ui/kit/Spinner';
import type { Playing } from './usePlaying';
import styles from './Touch.module.scss';

/** What a touch does to a film. */
export const touchWord = ({ mood, stopped }: Pick<Playing, 'mood' | 'stopped'>): string =>
  mood === 'ended' ? '重播' : stopped ? '播放' : '暂停';

interface TouchProps {
  label: string;
  /** On the disc; without it nothing lies over the picture. */
  sign?: 'play' | 'refresh' | undefined;
  busy?: boolean;
  /** Of `useTouches`. */
  hearts?: readonly number[];
  onPress: () => void;
}

export const Touch = ({ label, sign, busy, hearts = [], onPress }: TouchProps): ReactElement => (
  <Pressable className={styles.touch} look={false} label={label} busy={busy} onPress={onPress}>
    <Slot>{sign && <View className={styles.disc}>{busy ? <Spinner /> : <Icon name={sign} size={30} />}</View>}</Slot>
    {hearts.map((key) => (
      <View key={key} className={styles.heart}>
        <Icon name="heart" size={72} full />
      </View>
    ))}
  </Pressable>
);
