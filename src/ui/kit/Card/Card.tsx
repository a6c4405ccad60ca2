/** A sheet of raised paper on the page: what belongs together. Rows that can be pressed are `Cells`, those of a list `chunk-card`. */
import type { ReactElement } from 'react';
import { View, type ViewProps } from '@tarojs/components';
import { classes } from '../classes';
import styles from './Card.module.scss';

export interface CardProps extends ViewProps {
  /** alone: with the page's distance at both sides; next: also from what stands over it. */
  place?: 'alone' | 'next';
  /** Between its edge and what lies on it; text: less above and below; rows: none there, rows bring their own. */
  pad?: 'all' | 'text' | 'rows';
  /** Pictures and rows end at its round corners. */
  clip?: boolean;
}

export function Card({ place, pad, clip, className, ...rest }: CardProps): ReactElement {
  const looks = classes(styles.card, place && styles[place], pad && styles[pad], clip && styles.clip, className);
  return <View className={looks} {...rest} />;
}
