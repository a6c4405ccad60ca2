/** What there is to give, and how much of today's quota is left. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PointsDetail, WalletStat } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import styles from './SendHead.module.scss';

export function SendHead({ stat, detail }: { stat: WalletStat; detail: PointsDetail }): ReactElement {
  const { left, perDay } = detail.sending;
  return (
    <View className={styles.head}>
      <Stack shrink>
        <Note>可送积分</Note>
        <Words size="sum" serif>
          {figure(stat.points.balance)}
        </Words>
        <Note>{`今日还可送 ${figure(left)} / ${figure(perDay)}，先到期的先送出`}</Note>
      </Stack>
      {sells('points') && (
        <Button tone="line" onPress={() => go('/member/pages/interval/recharge', {})}>
          充值
        </Button>
      )}
    </View>
  );
}
