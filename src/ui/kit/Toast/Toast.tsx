import type { CSSProperties, ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { Icon, type IconName } from '../Icon';
import { useAside } from './aside';
import styles from './Toast.module.scss';

export interface ToastProps {
  text: string;
  icon?: IconName;
}

/**
 * A dark box with a short message. The feedback store shows one at a time and takes it away; touches go through it, and a field that
 * has the cursor stays free.
 */
export function Toast({ text, icon }: ToastProps): ReactElement {
  return (
    <View className={styles.place} style={useAside() as CSSProperties} {...aria({ role: 'status', live: 'polite' })}>
      <View className={styles.toast}>
        {icon && <Icon name={icon} size={18} />}
        <Text>{text}</Text>
      </View>
    </View>
  );
}
