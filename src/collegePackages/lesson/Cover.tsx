/** The picture of a course in the place of its player: what a press begins, or what has to be done first. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { Touch } from '@/domain/film/Touch';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import styles from './lesson.module.scss';

interface CoverProps {
  picture: string;
  text: string;
  /** Undefined: nothing can be done about it. */
  act?: string | undefined;
  onAct: () => void;
}

export const Cover = ({ picture, text, act, onAct }: CoverProps): ReactElement => (
  <View className={styles.cover}>
    <Picture src={picture} w={750} alt="" fill priority />
    <View className={styles.veil} {...aria({ role: 'status' })}>
      <Text className={styles.said}>{text}</Text>
      {act && (
        <Button size="s" onPress={onAct}>
          {act}
        </Button>
      )}
    </View>
  </View>
);

interface StillProps {
  picture: string;
  /** What the press begins: 播放 水的软硬. */
  label: string;
  busy: boolean;
  onPress: () => void;
  children?: ReactNode;
}

export const Still = ({ picture, label, busy, onPress, children }: StillProps): ReactElement => (
  <View className={styles.cover}>
    <Picture src={picture} w={750} alt="" fill priority />
    <Touch label={label} sign="play" busy={busy} onPress={onPress} />
    {children}
  </View>
);
