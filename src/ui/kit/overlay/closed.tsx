/**
 * What a closed layer leaves behind. When a node goes, the mini-program sends all its siblings again: there the layer's own node
 * stays, empty and without room.
 */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import styles from './Scrim.module.scss';

export const closed: ReactElement | null = process.env.TARO_ENV === 'weapp' ? <View className={styles.closed} /> : null;
