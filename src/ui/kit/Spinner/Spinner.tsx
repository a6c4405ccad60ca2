import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import styles from './Spinner.module.scss';

/** A ring in the colour of the text beside it. Always next to a word, so it is silent itself. */
export const Spinner = ({ className }: { className?: string }): ReactElement => (
  <View className={classes(styles.ring, className)} {...aria({ hidden: true })} />
);
