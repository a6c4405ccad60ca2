/** A word at the right of the top bar, in the bar's colour: a way on (规则, 记录), or with a role of its own what a press does (编辑). */
import type { ReactElement, ReactNode } from 'react';
import { Text } from '@tarojs/components';
import { Pressable, type PressableProps } from '../Pressable';
import styles from './BarLink.module.scss';

export interface BarLinkProps extends Pick<PressableProps, 'label' | 'role' | 'busy' | 'onPress'> {
  word: string;
  /** Beside the word: the dot of news. */
  children?: ReactNode;
}

export function BarLink({ word, role = 'link', children, ...press }: BarLinkProps): ReactElement {
  return (
    <Pressable className={styles.link} role={role} {...press}>
      <Text>{word}</Text>
      {children}
    </Pressable>
  );
}
