/** The head of a page of the cellar: its jars, a word over a figure, and a card of figures below them. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { Figures, type Figure } from '@/ui/kit/Figures';
import { Picture } from '@/ui/kit/Picture';
import { Words } from '@/ui/kit/Words';
import styles from './CellarHead.module.scss';

interface CellarHeadProps {
  over: string;
  title: string;
  figures: readonly Figure[];
  /** At the right of the words. */
  children?: ReactNode;
}

export const CellarHead = ({ over, title, figures, children }: CellarHeadProps): ReactElement => (
  <View>
    <View className={styles.vault}>
      <Picture className={styles.scene} fill src="/images/cellar/1.webp" w={750} alt="" priority />
      <View className={styles.shade} />
      <View className={styles.title}>
        <Words size="sub">{over}</Words>
        <Text className={styles.count}>{title}</Text>
      </View>
      <View className={styles.corner}>{children}</View>
    </View>
    <View className={styles.sum}>
      <Figures rows={figures} />
    </View>
  </View>
);
