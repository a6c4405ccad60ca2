/** The head of the cellar: its jars, and what of it is the member's. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { grouped } from '@/core/lib/money';
import { Picture } from '@/ui/kit/Picture';
import { kilos } from './words';
import styles from './cellar.module.scss';

export function Vault({ summary }: { summary: DataOf<'escrow.index'>['summary'] }): ReactElement {
  const { lots, qty, loose, weight, guideValue } = summary;
  const figures = [
    { label: loose > 0 ? `件，另散茶 ${grouped(String(loose))} g` : '件', text: grouped(String(qty)) },
    { label: 'kg', text: kilos(weight) },
    { label: '参考价值（元）', text: grouped(String(Math.round(guideValue / 100))) },
  ];
  return (
    <View>
      <View className={styles.vault}>
        <Picture className={styles.scene} fill src="/images/cellar/1.webp" w={750} alt="" priority />
        <View className={styles.shade} />
        <View className={styles.title}>
          <Text className={styles.over}>西湖茶窖</Text>
          <Text className={styles.count}>{`存茶 ${lots} 批`}</Text>
        </View>
      </View>
      <View className={styles.sum}>
        {figures.map(({ label, text }) => (
          <View key={label} className={styles.figure}>
            <Text className={styles.value}>{text}</Text>
            <Text className={styles.label}>{label}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
