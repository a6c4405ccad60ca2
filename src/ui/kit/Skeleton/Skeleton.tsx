/**
 * Pale blocks in the layout of what is being loaded. The shell waits 200 ms before it shows them. `aria-busy` also tells the
 * outline of index.html that this is a waiting view.
 */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { texts } from '@/core/texts';
import { aria } from '../aria';
import { classes } from '../classes';
import { vars } from '../unit';
import styles from './Skeleton.module.scss';

export interface BoneProps {
  /** A number is px of the design, a text anything css knows: '60%'. */
  w?: number | string;
  h?: number;
  round?: boolean;
  className?: string;
}

/** One block of a skeleton, for pages that draw their own. */
export function Bone({ w = '100%', h = 14, round, className }: BoneProps): ReactElement {
  const width = typeof w === 'number' ? { wide: w } : { width: w };
  return (
    <View
      className={classes(
        styles.bone,
        typeof w === 'number' ? styles.fixed : styles.fluid,
        round && styles.round,
        className,
      )}
      style={vars({ h, ...width })}
    />
  );
}

export type SkeletonKind = 'list' | 'grid' | 'detail' | 'cells' | 'article' | 'home' | 'none';

/** A whole waiting view: one of the usual layouts by name, or the page's own blocks as children. */
export function Skeleton({ kind = 'list', children }: { kind?: SkeletonKind; children?: ReactNode }): ReactElement {
  return <View {...aria({ role: 'status', busy: true, label: texts.listLoading })}>{children ?? LAYOUTS[kind]()}</View>;
}

const times = (count: number, draw: (index: number) => ReactElement): ReactElement[] =>
  Array.from({ length: count }, (_, index) => draw(index));

const LAYOUTS: Record<SkeletonKind, () => ReactNode> = {
  none: () => null,
  list: () => (
    <View className={styles.rows}>
      {times(4, (index) => (
        <View key={index} className={styles.row}>
          <Bone w={76} h={76} />
          <View className={styles.lines}>
            <Bone w="88%" />
            <Bone w="60%" h={12} />
          </View>
        </View>
      ))}
    </View>
  ),
  grid: () => (
    <View className={styles.grid}>
      {times(6, (index) => (
        <View key={index} className={styles.card}>
          <Bone h={166} />
          <View className={styles.lines}>
            <Bone w="80%" />
            <Bone w={64} h={18} />
          </View>
        </View>
      ))}
    </View>
  ),
  detail: () => (
    <View>
      <Bone h={375} className={styles.square} />
      <View className={styles.body}>
        <Bone w={132} h={28} />
        <Bone w="82%" h={22} />
        <Bone w="56%" h={12} />
        <Bone h={150} />
      </View>
    </View>
  ),
  cells: () => (
    <View className={styles.rows}>
      <View className={styles.cells}>
        {times(6, (index) => (
          <View key={index} className={styles.cell}>
            <Bone w={72} />
            <Bone w="40%" h={12} />
          </View>
        ))}
      </View>
    </View>
  ),
  article: () => (
    <View className={styles.body}>
      <Bone w="70%" h={26} />
      <Bone h={180} />
      {times(5, (index) => (
        <Bone key={index} w={index === 4 ? '56%' : '100%'} />
      ))}
    </View>
  ),
  home: () => (
    <View>
      <View className={styles.wash} />
      <View className={styles.entries}>
        {times(8, (index) => (
          <View key={index} className={styles.entry}>
            <Bone w={34} h={34} round />
            <Bone w={52} h={12} />
          </View>
        ))}
      </View>
      <View className={styles.body}>
        <Bone w={112} h={22} />
        <Bone h={200} />
      </View>
    </View>
  ),
};
