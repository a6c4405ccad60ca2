import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import styles from './Toast.module.scss';

export interface ToastProps {
  text: string;
  icon?: IconName;
}

/** Somebody types: what is said must not lie on the field. */
const isTyping = () =>
  process.env.TARO_ENV === 'h5' && /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '');

/** A dark box with a short message. The feedback store shows one at a time and takes it away; touches go through it. */
export const Toast = ({ text, icon }: ToastProps): ReactElement => (
  <View className={classes(styles.place, isTyping() && styles.high)} {...aria({ role: 'status', live: 'polite' })}>
    <View className={styles.toast}>
      {icon && <Icon name={icon} size={18} />}
      <Text>{text}</Text>
    </View>
  </View>
);
