import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { classes } from '../classes';
import styles from './VerticalText.module.scss';

/** Serif from top to bottom, columns from right to left; a line break begins a new column. At most one phrase per page. */
export const VerticalText = ({ text, className }: { text: string; className?: string }): ReactElement => (
  <Text className={classes(styles.vertical, className)}>{text}</Text>
);
