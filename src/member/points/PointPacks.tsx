/** The packages of points, what they cost, and what they are for. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RechargePackage } from '@/contract';
import { figure, shortYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { CheckMark } from '@/ui/kit/Check';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import styles from './PointPacks.module.scss';

interface PointPacksProps {
  packages: readonly RechargePackage[];
  current: string | undefined;
  onPress: (id: string) => void;
}

export const PointPacks = ({ packages, current, onPress }: PointPacksProps): ReactElement => (
  <View className={styles.packs} {...aria({ role: 'radiogroup', label: '积分套餐' })}>
    {packages.map(({ id, pay, value, bonus, tag }) => (
      <Pressable
        key={id}
        className={classes(styles.pack, id === current && styles.on)}
        role="radio"
        checked={id === current}
        label={`${figure(value + bonus)} 积分，${shortYuan(pay)}`}
        onPress={() => onPress(id)}
      >
        <CheckMark kind="radio" checked={id === current} />
        <Stack grow>
          <Stack row wrap gap={6} align="baseline">
            <Text className={styles.value}>{figure(value + bonus)}</Text>
            <Text className={styles.unit}>积分</Text>
            {tag && <Tag tone="gold">{tag}</Tag>}
          </Stack>
          <Note>{`每千积分 ${shortYuan(Math.round((pay * 1000) / (value + bonus)))}`}</Note>
        </Stack>
        <Text className={styles.pay}>{shortYuan(pay)}</Text>
      </Pressable>
    ))}
  </View>
);
