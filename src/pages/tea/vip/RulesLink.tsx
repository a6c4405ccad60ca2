/** 规则 in the top bar, with a dot while a version of them has not been read. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import styles from './RulesLink.module.scss';

export const RulesLink = ({ news }: { news: boolean }) => (
  <BarLink word="规则" label={news ? '会员规则，规则有更新' : '会员规则'} onPress={() => go('/pages/tea/vip-rule', {})}>
    {news && <View className={styles.dot} />}
  </BarLink>
);
