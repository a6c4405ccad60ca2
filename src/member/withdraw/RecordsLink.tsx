/** 记录 in the bar of the page. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './RecordsLink.module.scss';

export const RecordsLink = (): ReactElement => (
  <Pressable className={styles.link} role="link" onPress={() => go('/member/pages/withdraw/index', {})}>
    <Text>记录</Text>
  </Pressable>
);
