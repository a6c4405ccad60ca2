/** Classes, ranges of points, and only what can be had now. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CountTab } from '@/contract';
import { Chips } from '@/ui/kit/Chip';
import { Switch } from '@/ui/kit/Switch';
import { Tabs } from '@/ui/kit/Tabs';
import { ALL, RANGES, type Mall } from './useMall';
import styles from './Filters.module.scss';

export function Filters({ mall, cates }: { mall: Mall; cates: readonly CountTab[] }): ReactElement {
  const { cateId, setCate, range, setRange, mine, setMine } = mall;
  return (
    <View className={styles.filters}>
      <Tabs
        label="分类"
        items={[{ id: ALL, label: '全部' }, ...cates.map(({ id, label }) => ({ id, label }))]}
        current={cateId}
        onChange={setCate}
      />
      <View className={styles.ranges}>
        <Chips label="积分范围" items={[{ id: ALL, label: '不限' }, ...RANGES]} current={range} onChange={setRange} />
      </View>
      <View className={styles.mine}>
        <Text>我能兑换</Text>
        <Switch label="只看我能兑换的" on={mine} onChange={setMine} />
      </View>
    </View>
  );
}
