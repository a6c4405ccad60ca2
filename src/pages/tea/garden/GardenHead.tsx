/** 认棵茶树: the terraces at night, the way to the first free tree, and what stands on them in three figures. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { figure } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Figures } from '@/ui/kit/Figures';
import { Picture } from '@/ui/kit/Picture';
import styles from './garden.module.scss';

interface GardenHeadProps {
  summary: DataOf<'tea.fields'>['summary'] | undefined;
  /** To a field that has free trees; undefined while none is known. */
  onChoose: (() => unknown) | undefined;
}

/** The figures are asked for; their places are not. */
export function GardenHead({ summary, onChoose }: GardenHeadProps): ReactElement {
  const say = (value: number | undefined) => (value === undefined ? '—' : figure(value));
  const figures = [
    { label: '棵茶树', value: say(summary?.trees) },
    { label: '棵已有主', value: say(summary?.adopted) },
    { label: 'kg 收成', value: say(summary?.harvestKg) },
  ];
  return (
    <View>
      <View className={styles.hill}>
        <Picture fill src="/images/field/hill.webp" w={750} alt="" priority />
        <View className={styles.mist} />
        <Text className={styles.phrase}>认棵茶树</Text>
        <Button className={styles.choose} size="l" disabled={!onChoose} onPress={onChoose}>
          去选树
        </Button>
      </View>
      <View className={styles.figures}>
        <Figures rows={figures} />
      </View>
    </View>
  );
}
