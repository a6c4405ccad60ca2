/** Words in a step of type and a tone. What a text is like is said here, where it stands by the class of whoever places it. */
import type { ReactElement, ReactNode } from 'react';
import { Text } from '@tarojs/components';
import { classes } from '../classes';
import styles from './Words.module.scss';

export interface WordsProps {
  children: ReactNode;
  /** Size and line height together; name: that of a row, closer set than a text. */
  size: 'caption' | 'foot' | 'sub' | 'value' | 'name' | 'body' | 'title' | 'head' | 'display' | 'hero';
  /** The colour around it unless given. */
  tone?: 'soft' | 'muted' | 'accent' | 'celadon' | 'gold' | 'warn' | 'danger' | 'inverse';
  medium?: boolean;
  /** tracked: set wider, as the titles of sections are. */
  serif?: boolean | 'tracked';
  /** All digits equally wide. */
  figures?: boolean;
  /** What does not fit is cut with three dots. */
  lines?: 1 | 2;
  /** A line of its own where it is not laid out by a row or column. */
  block?: boolean;
  className?: string;
}

export function Words(props: WordsProps): ReactElement {
  const { children, size, tone, medium, serif, figures, lines, block, className, ...rest } = props;
  const looks = classes(
    styles[size],
    tone && styles[tone],
    medium && styles.medium,
    serif && styles.serif,
    serif === 'tracked' && styles.tracked,
    figures && styles.figures,
    block && styles.block,
    lines && (lines === 1 ? styles.line : styles.clamp),
    className,
  );
  return (
    <Text className={looks} {...rest}>
      {children}
    </Text>
  );
}
