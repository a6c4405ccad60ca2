/** Stands in an open fold until its script is there; that of the times has the height of a grid. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Skeleton } from '@/ui/kit/Skeleton';
import styles from './wizard.module.scss';

export const Waiting = (): ReactElement => <Skeleton kind="cells" />;

export const WaitingTimes = (): ReactElement => (
  <View className={classes(styles.times, styles.waiting)}>
    <Waiting />
  </View>
);
