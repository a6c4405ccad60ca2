import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import styles from './Divider.module.scss';

export interface DividerProps {
  /** 16 from both sides, as between cells. */
  inset?: boolean;
  /** A word in the middle: 或. */
  text?: string;
}

export const Divider = ({ inset, text }: DividerProps): ReactElement => (
  <View className={classes(styles.divider, inset && styles.inset)} {...aria({ role: 'separator' })}>
    <View className={styles.rule} />
    {text && <Text className={styles.text}>{text}</Text>}
    {text && <View className={styles.rule} />}
  </View>
);
