/** 规则 in the bar of the team. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './RulesLink.module.scss';

export const RulesLink = (): ReactElement => (
  <Pressable className={styles.link} role="link" onPress={() => go('/site/pages/single_detail', { code: 'PROMOTER' })}>
    <Text>规则</Text>
  </Pressable>
);
