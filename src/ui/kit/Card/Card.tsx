import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import styles from './Card.module.scss';

export interface CardProps {
  children?: ReactNode;
  /** 16 inside; off for cards that begin with a picture or hold cells. */
  padded?: boolean;
  /** Read instead of the content when the card is pressed as a whole. */
  label?: string;
  onPress?: () => unknown;
  className?: string;
}

/** Raised paper without border and shadow. A pressable card is a link. */
export function Card({ children, padded = true, label, onPress, className }: CardProps): ReactElement {
  const look = classes(styles.card, padded && styles.padded, className);
  if (!onPress) return <View className={look}>{children}</View>;
  return (
    <Pressable className={look} role="link" label={label} onPress={onPress}>
      {children}
    </Pressable>
  );
}
