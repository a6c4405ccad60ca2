/** A lot of stored tea: what and how much, its free year, and what can be done with it. */
import type { ReactElement } from 'react';
import type { EscrowLot } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
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
    <Card pad="all" className={styles.row}>
      <Stack row gap={14}>
        <Thumb src={lot.cover} size={72} />
        <Stack gap={4} grow>
          <Title>{lot.title}</Title>
          <Note>{[lot.specText, lot.batch && `批次 ${lot.batch}`, lot.cellarSlot].filter(Boolean).join('　')}</Note>
          <Stack row gap={8} align="center" wrap>
            <Tag>{SOURCES[lot.source]}</Tag>
            {lot.holdingId === undefined && <Note>{freeText(lot)}</Note>}
          </Stack>
        </Stack>
        <Title size="head" figures>
          {lot.qty}
          <Words size="sub">{lot.unit}</Words>
        </Title>
      </Stack>
      {lot.holdingId === undefined && (
        <Progress className={styles.year} value={yearShare(lot, now)} tone={over ? 'gold' : 'celadon'} label={until} />
      )}
      <Stack row gap={12} justify="between" wrap className={styles.dates}>
        <Note>{`${formatTime(lot.inAt, 'YYYY-MM-DD')} 入库`}</Note>
        <Words size="note" tone={over ? 'warn' : undefined}>
          {until}
        </Words>
      </Stack>
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
    </Card>
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
