import { useEffect, useRef, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import styles from './Scrim.module.scss';

/** The second touch of a nervous thumb that opened the layer does not close it again. */
const DOUBLE_TAP_MS = 350;

/** Dims the page under a layer and swallows touches; `catchMove` keeps the mini-program's page still. */
export function Scrim({
  shown,
  over,
  onPress,
}: {
  shown: boolean;
  over?: boolean;
  onPress?: () => void;
}): ReactElement {
  const settled = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => (settled.current = true), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View
      className={classes(styles.scrim, shown && styles.shown, over && styles.over)}
      {...(process.env.TARO_ENV === 'weapp' ? { catchMove: true } : {})}
      onClick={() => {
        if (settled.current) onPress?.();
      }}
    />
  );
}
