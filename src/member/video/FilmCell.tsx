/** One film to choose: a press on its picture plays it, the button under it takes it. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { clockText } from '@/domain/video/clock';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import styles from './video.module.scss';

export interface Film {
  key: string;
  title: string;
  cover: string;
  seconds: number;
}

interface FilmCellProps {
  film: Film;
  onPlay: () => unknown;
  /** undefined: nobody asked for one. */
  onChoose: (() => unknown) | undefined;
  chosen: boolean;
  /** A second button. */
  children?: ReactNode;
}

export const FilmCell = ({ film, onPlay, onChoose, chosen, children }: FilmCellProps): ReactElement => (
  <Card clip>
    <Pressable className={styles.cover} label={`预览 ${film.title}，${clockText(film.seconds)}`} onPress={onPlay}>
      <Picture src={film.cover} w={375} ratio={0.75} alt="" />
      <Text className={styles.time}>{clockText(film.seconds)}</Text>
    </Pressable>
    <View className={styles.words}>
      <Words size="sub" lines={1} block>
        {film.title}
      </Words>
    </View>
    <View className={styles.acts}>
      {onChoose ? (
        <Button size="s" tone="text" label={`${chosen ? '取消选择' : '选择'} ${film.title}`} onPress={onChoose}>
          {chosen ? '已选' : '选择'}
        </Button>
      ) : (
        <View />
      )}
      {children}
    </View>
  </Card>
);
