/** One proof: how it stands, what was said in it, the pictures, and why it was refused. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { VoucherRow } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { Photos } from '@/domain/photo/Photos';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { STATES } from './labels';
import styles from './voucher.module.scss';

export function Proof({ proof, onPress }: { proof: VoucherRow; onPress?: () => unknown }): ReactElement {
  const { label, tone } = STATES[proof.status];
  const words = (
    <>
      <Stack row gap={10} align="center" justify="between">
        <Text className={styles.amount}>{formatYuan(proof.amount)}</Text>
        <Tag tone={tone}>{label}</Tag>
      </Stack>
      <Note>{`${proof.payer} · ${listTime(proof.paidAt)} 转账`}</Note>
      <Note>{`订单 ${proof.orderNo}`}</Note>
      {proof.reason !== undefined && (
        <Words size="foot" tone="danger" className={styles.reason}>{`驳回原因：${proof.reason}`}</Words>
      )}
    </>
  );
  return (
    <Card pad="text">
      {onPress ? (
        <Pressable className={styles.words} onPress={onPress}>
          {words}
        </Pressable>
      ) : (
        <View className={styles.words}>{words}</View>
      )}
      <Photos urls={proof.photos} what="凭证" />
    </Card>
  );
}
