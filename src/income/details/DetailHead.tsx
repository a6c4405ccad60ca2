/** The amount that is left of an income, and how it stands. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeDetail } from '@/contract';
import { Stack } from '@/ui/kit/Stack';
import { classes } from '@/ui/kit/classes';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { dueOf, nameOf, signed, stateOf, tagOf } from '../labels';
import styles from './DetailHead.module.scss';

const TONES: Record<IncomeDetail['row']['status'], TagTone> = {
  pending: 'warn',
  settled: 'celadon',
  cancelled: 'plain',
};

export function DetailHead({ detail: { row, refunded, settleDays, reason } }: { detail: IncomeDetail }): ReactElement {
  const tag = tagOf(row);
  const isVoid = row.status === 'cancelled';
  return (
    <View className={styles.head}>
      <Stack row gap={6}>
        <Tag tone={tag.tone}>{tag.label}</Tag>
        <Tag tone={TONES[row.status]}>{stateOf(row.status)}</Tag>
      </Stack>
      <Text className={classes(styles.amount, row.back && styles.minus, isVoid && styles.void)}>
        {signed(isVoid ? row.amount : row.amount - refunded)}
      </Text>
      <Words size="body">{nameOf(row)}</Words>
      <Note>{reason ?? dueOf(row, settleDays)}</Note>
    </View>
  );
}
