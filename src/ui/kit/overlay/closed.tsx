/**
 * What a closed layer renders. When a node is removed, the mini-program sends all its siblings again: there an empty node without
 * size takes the layer's place.
 */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import styles from './Scrim.module.scss';

export const closed: ReactElement | null = process.env.TARO_ENV === 'weapp' ? <View className={styles.closed} /> : null;
