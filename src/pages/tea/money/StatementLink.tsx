/** 账单 in the bar of the wallet. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './StatementLink.module.scss';

export const StatementLink = (): ReactElement => (
  <Pressable className={styles.link} role="link" onPress={() => go('/member/pages/credit/index', { unit: 'money' })}>
    <Text>账单</Text>
  </Pressable>
);
