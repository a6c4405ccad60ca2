import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { Pressable } from '../Pressable';
import styles from './Notice.module.scss';

export interface NoticeProps {
  tone?: 'info' | 'warn' | 'danger' | 'plain';
  icon?: IconName;
  children: ReactNode;
  onPress?: () => unknown;
  onClose?: () => void;
}

const ICONS = { info: 'info', warn: 'warn', danger: 'warn', plain: 'bell' } as const;

export function Notice({ tone = 'info', icon = ICONS[tone], children, onPress, onClose }: NoticeProps): ReactElement {
  const look = classes(styles.notice, styles[tone]);
  const inside = (
    <>
      <Icon name={icon} size={18} />
      <Text className={styles.text}>{children}</Text>
      {onPress && <Icon name="next" size={14} />}
    </>
  );
  return (
    <View className={styles.row} {...aria({ role: tone === 'danger' ? 'alert' : undefined })}>
      {onPress ? (
        <Pressable className={look} onPress={onPress}>
          {inside}
        </Pressable>
      ) : (
        <View className={look}>{inside}</View>
      )}
      {onClose && <IconButton className={styles.close} icon="close" size={16} label="关闭" onPress={onClose} />}
    </View>
  );
}
