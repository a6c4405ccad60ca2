/** 明细 in the bar of the points. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from '../money/StatementLink.module.scss';

export const RowsLink = (): ReactElement => (
  <Pressable className={styles.link} role="link" onPress={() => go('/member/pages/interval/index', {})}>
    <Text>明细</Text>
  </Pressable>
);
