/** A row of the books in full: its kind and number, what was left, and the way to what it was for. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Facts, type Fact } from '@/ui/kit/Facts';
import { Sheet } from '@/ui/kit/Sheet';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { WITHDRAW_TONE } from '../withdrawal/labels';
import { deltaOf, figureOf, holdOf, questionOf, UNITS, wayOf } from './labels';
import styles from './LedgerSheet.module.scss';

const rowsOf = (row: LedgerRow): Fact[] => [
  { label: '账户', value: UNITS.find(({ id }) => id === row.unit)?.label ?? '' },
  { label: '类型', value: row.type },
  { label: '时间', value: fullTime(row.createdAt) },
  { label: '变动后', value: figureOf(row.unit, row.balanceAfter) },
  ...(row.memo ? [{ label: row.route ? '单号' : '备注', value: row.memo }] : []),
  { label: '流水号', value: row.id },
];

export function LedgerSheet({ row, onClose }: { row: LedgerRow | undefined; onClose: () => void }): ReactElement {
  const hold = row && holdOf(row);
  const { route } = row ?? {};
  const leave = (to: string) => {
    onClose();
    return open(to);
  };
  const ask = (about: LedgerRow | undefined) => {
    onClose();
    return go('/member/pages/feedback/index', { kind: 'service', ...(about ? { text: questionOf(about) } : {}) });
  };
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      label="账单明细"
      footer={
        <View className={styles.ways}>
          <Button className={styles.way} tone="quiet" onPress={() => ask(row)}>
            有疑问
          </Button>
          {route !== undefined && canOpen(route) && (
            <Button className={styles.way} tone="line" onPress={() => leave(route)}>
              {wayOf(route)}
            </Button>
          )}
        </View>
      }
    >
      {row && (
        <View className={styles.body}>
          <Words size="sub" tone="soft" className={styles.title}>
            {row.title}
          </Words>
          <Text className={styles.delta}>{deltaOf(row)}</Text>
          {hold && <Tag tone={row.state ? WITHDRAW_TONE[row.state] : 'warn'}>{hold}</Tag>}
          <Facts className={styles.rows} rows={rowsOf(row)} />
        </View>
      )}
    </Sheet>
  );
}
