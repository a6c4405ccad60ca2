/** 认一棵树: the terraces at night, the way to the first free tree, and what stands on them in five figures. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { grouped } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Note } from '@/ui/kit/Words';
import styles from './garden.module.scss';

interface GardenHeadProps {
  summary: DataOf<'tea.fields'>['summary'] | undefined;
  /** To a field that has free trees; undefined while none is known. */
  onChoose: (() => unknown) | undefined;
}

/** The figures are asked for; their places are not. */
export function GardenHead({ summary, onChoose }: GardenHeadProps): ReactElement {
  const figures = [
    { label: '座茶园', value: summary?.fields },
    { label: '棵茶树', value: summary?.trees },
    { label: '棵已有主', value: summary?.adopted },
    { label: 'kg 收成', value: summary?.harvestKg },
    { label: '位茶友', value: summary?.members },
  ];
  return (
    <View>
      <View className={styles.hill}>
        <Picture fill src="/images/field/hill.webp" w={750} alt="" priority />
        <View className={styles.mist} />
        <Text className={styles.phrase}>认一棵树</Text>
        <Button className={styles.choose} size="l" disabled={!onChoose} onPress={onChoose}>
          去选树
        </Button>
      </View>
      <View className={styles.figures}>
        {figures.map(({ label, value }) => (
          <View key={label} className={styles.figure}>
            <Text className={styles.value}>{value === undefined ? '—' : grouped(String(value))}</Text>
            <Note>{label}</Note>
          </View>
        ))}
      </View>
    </View>
  );
}
