/** 托管须知 in the bar of the cellar. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './cellar.module.scss';

export const RulesLink = (): ReactElement => (
  <Pressable className={styles.rules} role="link" onPress={() => go('/site/pages/single_detail', { code: 'ESCROW' })}>
    <Text>托管须知</Text>
  </Pressable>
);
