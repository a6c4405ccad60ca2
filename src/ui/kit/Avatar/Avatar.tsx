import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
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
  /** Its first character is drawn when there is no picture. */
  name?: string;
  className?: string;
}

export function Avatar({ src, size = 40, alt = '', name, className }: AvatarProps): ReactElement {
  return (
    <View className={classes(styles.avatar, className)} style={vars({ size })}>
      {!src && name ? (
        <Text className={styles.letter}>{Array.from(name)[0]}</Text>
      ) : (
        <Picture src={src ?? ''} w={size <= 40 ? 120 : 240} alt={alt} fill round />
      )}
    </View>
  );
}

export interface AvatarsProps {
  people: readonly { id: string; avatar?: string; nickname?: string }[];
  size?: number;
  /** More than these become `+3`. */
  max?: number;
}

/** Overlapping faces. */
export function Avatars({ people, size = 28, max = 5 }: AvatarsProps): ReactElement {
  const rest = people.length - max;
  return (
    <View className={styles.row}>
      {people.slice(0, max).map(({ id, avatar, nickname }) => (
        <Avatar key={id} className={styles.member} src={avatar} name={nickname} size={size} />
      ))}
      {rest > 0 && <Text className={styles.rest}>{`+${rest}`}</Text>}
    </View>
  );
}
