/** 规则 in the top bar, with a dot while a version of them has not been read. */
import { Text, View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './RulesLink.module.scss';

export const RulesLink = ({ news }: { news: boolean }) => (
  <Pressable
    className={styles.rules}
    role="link"
    label={news ? '会员规则，规则有更新' : '会员规则'}
    onPress={() => go('/pages/tea/vip-rule', {})}
  >
    <Text>规则</Text>
    {news && <View className={styles.dot} />}
  </Pressable>
);
