import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Badge } from '../Badge';
import { Icon, type IconName } from '../Icon';
import { Pressable, type PressableProps } from '../Pressable';
import { classes } from '../classes';
import styles from './Tool.module.scss';

export interface ToolProps {
  icon: IconName;
  text: string;
  onPress: () => unknown;
  to?: PressableProps['to'];
  badge?: number;
  /** A switched-on state: 已收藏. */
  on?: boolean;
  /** 22 in action bars, 28 in panels of entries. */
  size?: number;
  role?: 'button' | 'link';
  className?: string;
}

/** A drawing over its word: action bars and panels of entries. */
export function Tool({ icon, text, onPress, to, badge, on, size = 22, role, className }: ToolProps): ReactElement {
  return (
    <Pressable
      className={classes(styles.tool, size > 22 && styles.large, on && styles.on, className)}
      role={role}
      pressed={on}
      onPress={onPress}
      to={to}
    >
      <View className={styles.drawing}>
        <Icon name={icon} size={size} bold={on} />
        <Badge count={badge} ring="raised" label={badge ? String(badge) : undefined} className={styles.badge} />
      </View>
      <Text className={styles.text}>{text}</Text>
    </Pressable>
  );
}
