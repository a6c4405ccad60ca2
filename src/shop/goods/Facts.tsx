/** How to brew it and what it is: the four figures of the brewing card, its steps, and the attribute table. */
import { View, Text } from '@tarojs/components';
import type { GoodsDetail, KV } from '@/contract';
import { Facts } from '@/ui/kit/Facts';
import { Figures } from '@/ui/kit/Figures';
import { Part } from './Part';
import styles from './Facts.module.scss';

export function Brewing({ brew }: { brew: GoodsDetail['brew'] }) {
  if (!brew.temp && brew.steps.length === 0) return null;
  return (
    <Part title="怎么泡">
      <Figures
        className={styles.brewing}
        size="title"
        rows={[
          { label: '水温', value: brew.temp },
          { label: '投茶', value: brew.ratio },
        ].filter(({ value }) => value !== '')}
      />
      {brew.steps.map((step, at) => (
        <View key={at} className={styles.step}>
          <Text className={styles.number}>{at + 1}</Text>
          <Text className={styles.stepText}>{step}</Text>
        </View>
      ))}
    </Part>
  );
}

export function Attributes({ attrs }: { attrs: readonly KV[] }) {
  if (attrs.length === 0) return null;
  return (
    <Part title="规格参数">
      <Facts layout="table" rows={attrs} />
    </Part>
  );
}
