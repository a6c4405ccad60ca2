/** One round: who ordered when, each line with its state, and what may still be done about it. */
import { View } from '@tarojs/components';
import type { TableOrder } from '@/contract';
import { grouped, formatFen } from '@/core/lib/money';
import { clockOf } from '@/core/lib/day';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { State } from './State';
import type { BillActs } from './useBillActs';
import { lineLook, printWords, roundLook } from './words';
import styles from './RoundCard.module.scss';

export type Line = TableOrder['lines'][number];

export const money = (fen: number): string => grouped(formatFen(fen));

interface RoundCardProps {
  order: TableOrder;
  acts: BillActs;
  staff: boolean;
  /** Paid or cleared: nothing changes any more. */
  locked: boolean;
  onLine: (order: TableOrder, line: Line) => void;
}

export function RoundCard({ order, acts, staff, locked, onLine }: RoundCardProps) {
  const look = roundLook(order);
  const print = printWords(order.print);
  return (
    <Card place="next" clip>
      <Stack row justify="between" align="center" className={styles.head}>
        <Stack gap={2} shrink>
          <Title>{`第 ${order.round} 轮`}</Title>
          <Note>{`${clockOf(order.placedAt)}  ${order.by.nickname}下的单`}</Note>
        </Stack>
        <Stack gap={2} align="end">
          <State {...look} />
          <Note>{order.status === 'placed' ? '接单前可撤回' : print}</Note>
        </Stack>
      </Stack>
      {order.lines.map((line) => (
        <Pressable
          key={line.id}
          className={styles.line}
          haspopup="dialog"
          disabled={order.status === 'withdrawn'}
          onPress={() => onLine(order, line)}
        >
          <View className={styles.what}>
            <Words size="body">{`${line.title} ×${line.qty}`}</Words>
            <Note>{[line.specText, line.note].filter(Boolean).join('，')}</Note>
          </View>
          <State {...lineLook(line)} />
          <Words size="body" figures className={styles.sum}>
            {money(line.price * (line.qty - line.returned))}
          </Words>
        </Pressable>
      ))}
      {order.note !== '' && <Note className={styles.note}>{`留言：${order.note}`}</Note>}
      {!locked && <Foot order={order} acts={acts} staff={staff} />}
    </Card>
  );
}

function Foot({ order, acts, staff }: Pick<RoundCardProps, 'order' | 'acts' | 'staff'>) {
  const waiting = order.lines.filter(({ status }) => status === 'pending' || status === 'making');
  const open = waiting.filter(({ home }) => home === undefined);
  const packed = waiting.filter(({ home }) => home !== undefined);
  const serve = (lines: readonly Line[]) =>
    acts.act('serve', { orderId: order.id, lineIds: lines.map(({ id }) => id) });
  if (order.status === 'withdrawn') return null;
  if (staff)
    return (
      <View className={styles.foot}>
        <Button size="s" tone="quiet" onPress={() => acts.print(order)}>
          {order.print ? '重打小票' : '打印小票'}
        </Button>
        {order.status === 'placed' && (
          <Button size="s" busy={acts.pending} onPress={() => acts.act('accept', { orderId: order.id })}>
            接单
          </Button>
        )}
        {order.status === 'accepted' && open.length > 0 && (
          <Button size="s" tone="line" busy={acts.pending} onPress={() => serve(open)}>
            全部上齐
          </Button>
        )}
        {order.status === 'accepted' && packed.length > 0 && (
          <Button size="s" tone="line" busy={acts.pending} onPress={() => serve(packed)}>
            带回家已交付
          </Button>
        )}
      </View>
    );
  if (open.length === 0 && order.status !== 'placed') return null;
  return (
    <View className={styles.foot}>
      {open.length > 0 && (
        <Button size="s" tone="quiet" busy={acts.pending} onPress={() => acts.act('urge', { orderId: order.id })}>
          催一催
        </Button>
      )}
      {order.status === 'placed' && (
        <Button size="s" tone="line" busy={acts.pending} onPress={() => acts.withdraw(order)}>
          撤回这轮
        </Button>
      )}
    </View>
  );
}
