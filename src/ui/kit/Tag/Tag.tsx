import type { PropsWithChildren, ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { classes } from '../classes';
import styles from './Tag.module.scss';

export type TagTone =
  | 'plain'
  | 'accent'
  | 'line'
  | 'strong'
  | 'celadon'
  | 'gold'
  | 'ink'
  | 'warn'
  | 'danger'
  | 'success'
  | 'info';

export interface TagProps {
  tone?: TagTone;
  className?: string;
}

export const Tag = ({ tone = 'plain', className, children }: PropsWithChildren<TagProps>): ReactElement => (
  <Text className={classes(styles.tag, styles[tone], className)}>{children}</Text>
);
