/** In the place of a sheet's content while it is asked for; `className` gives it the height of what comes. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Spinner } from '@/ui/kit/Spinner';
import styles from './Opening.module.scss';

export const Opening = ({ className }: { className: string | undefined }): ReactElement => (
  <View className={classes(styles.opening, className)} role="status" aria-label="正在打开">
    <Spinner />
  </View>
);
