import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Picture } from '../Picture';
import { vars } from '../unit';
import styles from './Avatar.module.scss';

export interface AvatarProps {
  src?: string;
  /** Side in px of the design. */
  size?: number;
  /** Person's name where no name stands beside the face; '' otherwise. */
  alt?: string;
  /** The name's first character is drawn when there is no picture. */
  name?: string;
  className?: string;
}

export function Avatar({ src, size = 40, alt = '', name, className }: AvatarProps): ReactElement {
  return (
    <View className={classes(styles.avatar, className)} style={vars({ size })}>
      {!src && name ? (
        <Text className={styles.letter} {...aria({ hidden: alt === '' || undefined })}>
          {Array.from(name)[0]}
        </Text>
      ) : (
        <Picture src={src ?? ''} w={size <= 40 ? 120 : 240} alt={alt} fill round />
      )}
    </View>
  );
}
