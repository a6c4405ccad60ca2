/** The small square picture of a row; a stamp over it tells a state: 已抢光. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Picture } from '../Picture';
import { vars } from '../unit';
import styles from './Thumb.module.scss';

export interface ThumbProps {
  src: string;
  /** Empty beside the words that say the same. */
  alt?: string;
  /** Px of a side. */
  size: number;
  round?: boolean;
  stamp?: string | false;
  priority?: boolean;
}

export const Thumb = ({ src, alt = '', size, round = false, stamp, priority }: ThumbProps): ReactElement => (
  <View className={classes(styles.thumb, round && styles.round)} style={vars({ size })}>
    <Picture src={src} w={size > 60 ? 240 : 120} ratio={1} alt={alt} priority={priority} />
    {stamp && <Text className={styles.stamp}>{stamp}</Text>}
  </View>
);
