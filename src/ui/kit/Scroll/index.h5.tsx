/**
 * A part that scrolls up and down by itself. The browser does it by style alone, without the script of ScrollView; the keyboard reaches it,
 * for what is only read has nothing else to be scrolled by.
 */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import type { ScrollProps } from './types';
import styles from './Scroll.module.scss';

export const Scroll = ({ children, className, toEnd }: ScrollProps): ReactElement => (
  <View className={classes(styles.scroll, toEnd !== undefined && styles.end, className)} tabIndex={0}>
    {children}
  </View>
);
