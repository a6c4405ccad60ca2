/** The terms of the market in a line. */
import { Text, View } from '@tarojs/components';
import styles from './MarketRules.module.scss';

const RULES = ['起批 ¥2,000', '可混批', '48 小时发货', '支持存茶窖'];

export const MarketRules = () => (
  <View className={styles.rules}>
    {RULES.map((rule) => (
      <Text key={rule} className={styles.rule}>
        {rule}
      </Text>
    ))}
  </View>
);
