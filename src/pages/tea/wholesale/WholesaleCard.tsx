/** A row of 我的批发: order, stored lot, group, auction or inquiry, with the figures of its kind. */
import { Text, View } from '@tarojs/components';
import type { WholesaleRow } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import styles from './WholesaleCard.module.scss';

const OVER = ['cancelled', 'refunded', 'closed', 'failed', 'passed', 'received', 'finished', 'stored'];
/** Asks for payment: the only red. */
const UNPAID = ['unpaid', 'won', 'offered'];
const toneOf = (status: string): TagTone => {
  if (UNPAID.includes(status)) return 'accent';
  return OVER.includes(status) ? 'plain' : status === 'outbid' ? 'warn' : 'celadon';
};
/** Instants under keys that end in At; a deadline counts down. */
const DEADLINES = ['expireAt', 'endAt'];

const openRow = (row: WholesaleRow) => {
  if (canOpen(row.route)) return open(row.route);
  if (row.kind === 'order') return go('/shop/pages/order/detail', { id: row.id });
  return undefined;
};

interface WholesaleCardProps {
  row: WholesaleRow;
  onExpire: () => void;
  onInvite: () => void;
}

export function WholesaleCard({ row, onExpire, onInvite }: WholesaleCardProps) {
  const reachable = canOpen(row.route) || row.kind === 'order';
  const inside = (
    <>
      <Stack row gap={8} align="center" justify="between">
        <Text className={styles.no}>{row.no}</Text>
        <Tag tone={toneOf(row.status)}>{row.statusText}</Tag>
      </Stack>
      <View className={styles.main}>
        <Thumb src={row.cover} size={56} />
        <Stack grow>
          <Words size="value">{row.title}</Words>
          <Text className={styles.note}>{`共 ${row.qty} 件`}</Text>
        </Stack>
        {row.amount > 0 && <Text className={styles.amount}>{formatYuan(row.amount)}</Text>}
      </View>
      {row.extra.length > 0 && (
        <View className={styles.extra}>
          {row.extra.map(({ key, label, value }) => (
            <View key={key} className={styles.figure}>
              <Text className={styles.note}>{label}</Text>
              {DEADLINES.includes(key) ? (
                <Countdown tone="text" endAt={Number(value)} onEnd={onExpire} />
              ) : (
                <Words size="value" figures>
                  {key.endsWith('At') ? formatTime(Number(value), 'YYYY-MM-DD') : value}
                </Words>
              )}
            </View>
          ))}
        </View>
      )}
    </>
  );
  return (
    <Card place="next" pad="text" className={styles.card}>
      {reachable ? (
        <Pressable role="link" onPress={() => openRow(row)}>
          {inside}
        </Pressable>
      ) : (
        inside
      )}
      {row.kind === 'group' && row.status === 'open' && (
        <View className={styles.ways}>
          <Button size="s" label={`邀请好友，${row.title}`} onPress={onInvite}>
            邀请好友
          </Button>
        </View>
      )}
    </Card>
  );
}
