import type { ReactElement } from 'react';
import { ScrollView } from '@tarojs/components';
import { classes } from '../classes';
import type { StripProps } from './types';
import styles from './Strip.module.scss';

export const Strip = ({ children, active = '', className }: StripProps): ReactElement => (
  <ScrollView
    className={classes(styles.strip, className)}
    scrollX
    enhanced
    showScrollbar={false}
    scrollWithAnimation
    scrollIntoView={active}
  >
    {children}
  </ScrollView>
);
