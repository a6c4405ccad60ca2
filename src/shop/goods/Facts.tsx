/** How to brew it and what it is: the four figures of the brewing card, its steps, and the attribute table. */
import { View, Text } from '@tarojs/components';
import type { GoodsDetail, KV } from '@/contract';
import { Facts } from '@/ui/kit/Facts';
import { Note } from '@/ui/kit/Words';
import { Part } from './Part';
import styles from './Facts.module.scss';

export function Brewing({ brew }: { brew: GoodsDetail['brew'] }) {
  if (!brew.temp && brew.steps.length === 0) return null;
  return (
    <Part title="怎么泡">
      <View className={styles.brewing}>
        {brew.temp !== '' && <Figure value={brew.temp} label="水温" />}
        {brew.ratio !== '' && <Figure value={brew.ratio} label="投茶" />}
      </View>
      {brew.steps.map((step, at) => (
        <View key={at} className={styles.step}>
          <Text className={styles.number}>{at + 1}</Text>
          <Text className={styles.stepText}>{step}</Text>
        </View>
      ))}
    </Part>
  );
}

const Figure = ({ value, label }: { value: string; label: string }) => (
  <View className={styles.figure}>
    <Text className={styles.value}>{value}</Text>
    <Note>{label}</Note>
  </View>
);

export function Attributes({ attrs }: { attrs: readonly KV[] }) {
  if (attrs.length === 0) return null;
  return (
    <Part title="规格参数">
      <Facts layout="table" rows={attrs} />
    </Part>
  );
}
