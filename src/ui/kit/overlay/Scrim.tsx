import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import styles from './Scrim.module.scss';

/** Dims the page under a layer and swallows touches; `catchMove` keeps the mini-program's page still. */
export const Scrim = ({
  shown,
  over,
  onPress,
}: {
  shown: boolean;
  over?: boolean;
  onPress?: () => void;
}): ReactElement => (
  <View
    className={classes(styles.scrim, shown && styles.shown, over && styles.over)}
    {...(process.env.TARO_ENV === 'weapp' ? { catchMove: true } : {})}
    onClick={() => onPress?.()}
  />
);
