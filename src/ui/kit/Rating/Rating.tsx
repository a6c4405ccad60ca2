import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { vars } from '../unit';
import styles from './Rating.module.scss';

export interface RatingProps {
  /** 0 to 5; shown scores may have decimals. */
  value: number;
  /** 4.8 分; of a choice: what is judged (茶叶). */
  label: string;
  size?: number;
  /** With it the stars can be pressed. */
  onChange?: (value: number) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

export function Rating({ value, label, size, onChange }: RatingProps): ReactElement {
  if (!onChange) {
    return (
      <View className={styles.rating} {...aria({ role: 'img', label })}>
        <Row size={size ?? 14} />
        <View className={styles.filled} style={vars({ share: `${Math.min(5, Math.max(0, value)) * 20}%` })}>
          <Row size={size ?? 14} on />
        </View>
      </View>
    );
  }
  return (
    <View className={styles.choice} {...aria({ role: 'radiogroup', label })}>
      {STARS.map((star) => (
        <Pressable
          key={star}
          className={classes(styles.star, star <= value && styles.on)}
          role="radio"
          label={`${star} 分`}
          checked={star === value}
          onPress={() => onChange(star)}
        >
          <Icon name="star" size={size ?? 26} full={star <= value} />
        </Pressable>
      ))}
    </View>
  );
}

const Row = ({ size, on = false }: { size: number; on?: boolean }): ReactElement => (
  <View className={classes(styles.row, on && styles.on)}>
    {STARS.map((star) => (
      <Icon key={star} name="star" size={size} full />
    ))}
  </View>
);
