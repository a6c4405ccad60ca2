/** A word that leads on: 忘记密码, 注册. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './WordLink.module.scss';

interface WordLinkProps {
  children: string;
  onPress: () => unknown;
  role?: 'link' | 'button';
  tone?: 'quiet' | 'accent';
}

export const WordLink = ({ children, onPress, role = 'link', tone = 'quiet' }: WordLinkProps): ReactElement => (
  <Pressable className={`${styles.link} ${styles[tone] ?? ''}`} role={role} onPress={onPress}>
    <Text>{children}</Text>
  </Pressable>
);
