/** The head of a part of a page; `Section` is the part itself, at its distance from what stands over it. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import styles from './SectionHead.module.scss';

export interface SectionHeadProps {
  title: string;
  note?: string;
  /** Word of the way on; drawn only with onMore. */
  more?: string;
  onMore?: () => unknown;
  /** In the place of the way on: a countdown, a tag. */
  extra?: ReactNode;
  /** false inside a card: no gutter of its own. */
  gutter?: boolean;
  className?: string;
}

export function SectionHead({
  title,
  note,
  more = '全部',
  onMore,
  extra,
  gutter = true,
  className,
}: SectionHeadProps): ReactElement {
  return (
    <View className={classes(styles.head, extra !== undefined && styles.beside, gutter && styles.gutter, className)}>
      <View className={styles.words}>
        <Text className={styles.title} {...aria({ role: 'heading', level: 2 })}>
          {title}
        </Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </View>
      {extra}
      {onMore && (
        <Pressable className={styles.more} role="link" label={`${title}，${more}`} onPress={onMore}>
          <Text>{more}</Text>
          <Icon name="next" size={14} className={styles.arrow} />
        </Pressable>
      )}
    </View>
  );
}

export interface SectionProps extends Omit<SectionHeadProps, 'className'> {
  /** Parts that are short stand nearer to one another. */
  near?: boolean;
  children?: ReactNode;
}

export const Section = ({ near, children, ...head }: SectionProps): ReactElement => (
  <View className={near ? styles.near : styles.section}>
    <SectionHead {...head} />
    {children}
  </View>
);
