import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { Icon, type IconName } from '../Icon';
import styles from './Toast.module.scss';

export interface ToastProps {
  text: string;
  icon?: IconName;
}

/** A dark box with a short message. The feedback store shows one at a time and takes it away; touches go through it. */
export const Toast = ({ text, icon }: ToastProps): ReactElement => (
  <View className={styles.place} {...aria({ role: 'status', live: 'polite' })}>
    <View className={styles.toast}>
      {icon && <Icon name={icon} size={18} />}
      <Text>{text}</Text>
    </View>
  </View>
);
