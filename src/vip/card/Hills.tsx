/** Hills in mist at the foot of the card, drawn as the page's own strokes. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import styles from './card.module.scss';

export const Hills = (): ReactElement => (
  <View className={styles.hills} {...aria({ hidden: true })}>
    <View className={styles.far} />
    <View className={styles.near} />
  </View>
);
