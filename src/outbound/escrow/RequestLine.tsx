/** A request about stored tea: what, how it stands, and what its owner may still do. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { EscrowRequest } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { payFor } from '@/domain/escrow/useOutbound';
import { requestText, STATES } from '@/domain/escrow/labels';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import type { Escrow } from './useEscrow';
import { stepsText } from './labels';
import styles from './escrow.module.scss';

interface RequestLineProps {
  row: EscrowRequest;
  cellar: Escrow;
  onExpire: () => void;
}

export function RequestLine({ row, cellar, onExpire }: RequestLineProps): ReactElement {
  const { label, tone } = STATES[row.status];
  const waits = row.status === 'unpaid' || row.status === 'waitAccept';
  return (
    <Card pad="all" className={styles.row}>
      <Stack gap={4}>
        <Stack row gap={12} align="center" justify="between">
          <Words size="name">{requestText(row)}</Words>
          <Tag tone={tone}>{label}</Tag>
        </Stack>
        <Stack row gap={12} align="center" justify="between">
          <Stack shrink>
            {stepsText(row).map((text) => (
              <Note key={text}>{text}</Note>
            ))}
          </Stack>
          {waits && row.expireAt !== undefined && (
            <View className={styles.left}>
              <Countdown tone="text" label="剩" endAt={row.expireAt} onEnd={onExpire} />
            </View>
          )}
        </Stack>
        {row.parcel && <Note>{`${row.parcel.company} ${row.parcel.trackingNo}`}</Note>}
        <Stack row gap={8} justify="end" wrap>
          {row.parcel && (
            <Button
              size="s"
              tone="quiet"
              label={`看 ${row.no} 的物流`}
              onPress={() => go('/shop/pages/order/express', { requestId: row.id })}
            >
              看物流
            </Button>
          )}
          {(row.status === 'applied' || row.status === 'unpaid') && (
            <Button size="s" tone="quiet" disabled={cellar.pending} onPress={() => void cellar.cancel(row)}>
              取消申请
            </Button>
          )}
          {row.status === 'waitAccept' && (
            <Button size="s" tone="quiet" disabled={cellar.pending} onPress={() => void cellar.recall(row)}>
              撤回
            </Button>
          )}
          {row.status === 'unpaid' && (
            <Button size="s" disabled={cellar.pending} onPress={() => payFor(row)}>
              {`付 ${formatYuan(row.fee)}`}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
