/** A lot of stored tea: what and how much, its free year, and what can be done with it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { EscrowLot } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note } from '@/ui/kit/Words';
import type { Escrow } from './useEscrow';
import { freeText, isKept, SOURCES, untilText, yearShare } from './labels';
import styles from './escrow.module.scss';

interface LotCardProps {
  lot: EscrowLot;
  now: number;
  cellar: Escrow;
  onSend: () => void;
  onGive: () => void;
}

export function LotCard({ lot, now, cellar, onSend, onGive }: LotCardProps): ReactElement {
  const { orderId } = lot;
  const over = lot.months > 0;
  const until = untilText(lot);
  return (
    <View className={styles.lot}>
      <Stack row gap={14}>
        <Thumb src={lot.cover} size={72} />
        <Stack grow>
          <Text className={styles.name}>{lot.title}</Text>
          <Note>{[lot.specText, lot.batch && `批次 ${lot.batch}`, lot.cellarSlot].filter(Boolean).join('　')}</Note>
          <View className={styles.tags}>
            <Tag>{SOURCES[lot.source]}</Tag>
            {lot.holdingId === undefined && <Note>{freeText(lot)}</Note>}
          </View>
        </Stack>
        <Text className={styles.qty}>
          {lot.qty}
          <Text className={styles.unit}>{lot.unit}</Text>
        </Text>
      </Stack>
      {lot.holdingId === undefined && (
        <Progress className={styles.year} value={yearShare(lot, now)} tone={over ? 'gold' : 'celadon'} label={until} />
      )}
      <View className={styles.dates}>
        <Text>{`${formatTime(lot.inAt, 'YYYY-MM-DD')} 入库`}</Text>
        <Text className={classes(over && styles.over12)}>{until}</Text>
      </View>
      <Stack row gap={8} justify="end" wrap className={styles.acts}>
        {orderId !== undefined && (
          <Button size="s" tone="text" onPress={() => go('/shop/pages/order/detail', { id: orderId })}>
            看订单
          </Button>
        )}
        {lot.holdingId === undefined ? (
          <Acts lot={lot} cellar={cellar} onSend={onSend} onGive={onGive} />
        ) : (
          <Button size="s" tone="line" onPress={() => go('/pages/tea/my-cpf', { id: lot.holdingId })}>
            看藏品
          </Button>
        )}
      </Stack>
    </View>
  );
}

function Acts({ lot, cellar, onSend, onGive }: Omit<LotCardProps, 'now'>): ReactElement {
  const off = cellar.pending || lot.free === 0;
  return (
    <>
      {!isKept(lot) && (
        <Button size="s" tone="quiet" disabled={cellar.pending} onPress={() => void cellar.renew(lot)}>
          续存
        </Button>
      )}
      <Button size="s" tone="quiet" disabled={off} onPress={onGive}>
        转赠
      </Button>
      <Button size="s" tone="line" disabled={off} onPress={onSend}>
        申请出库
      </Button>
    </>
  );
}
