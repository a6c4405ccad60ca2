/** Hills in mist at the foot of the card, those of the wallet's letter. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Picture } from '@/ui/kit/Picture';
import styles from './card.module.scss';

export const Hills = (): ReactElement => (
  <View className={styles.hills} {...aria({ hidden: true })}>
    <Picture fill src="/images/letter/1.webp" w={750} alt="" />
  </View>
);
