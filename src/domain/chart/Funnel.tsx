/** How many are left from step to step: widths by the square root, true numbers at the right, the rate on the step. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import { funnelPart } from './scale';
import styles from './Funnel.module.scss';

export interface FunnelStep {
  key: string;
  label: string;
  value: number;
}

/** More may stand below than above where the step above is not known whole: then there is no rate. */
export const rateOf = (value: number, above: number | undefined): string =>
  above && value <= above ? `转化 ${((value / above) * 100).toFixed(1)} %` : '';

export function Funnel({ label, steps }: { label: string; steps: readonly FunnelStep[] }): ReactElement {
  const most = Math.max(0, ...steps.map(({ value }) => value));
  return (
    <View {...aria({ role: 'list', label })}>
      {most === 0 && <Text className={styles.nothing}>暂无数据</Text>}
      {steps.map(({ key, label: name, value }, at) => (
        <View key={key} className={styles.step} {...aria({ role: 'listitem' })}>
          <Text className={styles.name}>{name}</Text>
          <View className={styles.room}>
            <View className={styles.bar} style={vars({ part: funnelPart(value, most) })} />
          </View>
          <View className={styles.said}>
            <Text className={styles.value}>{value}</Text>
            <Text className={styles.rate}>{rateOf(value, steps[at - 1]?.value)}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}
