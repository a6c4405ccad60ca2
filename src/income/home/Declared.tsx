/** Sales that were reported: what finance said, and the income that came of them. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Declaration } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
import { signed } from '../labels';
import styles from './Declared.module.scss';

const STATES: Record<Declaration['status'], { label: string; tone: TagTone }> = {
  auditing: { label: '审核中', tone: 'info' },
  approved: { label: '已通过', tone: 'celadon' },
  rejected: { label: '未通过', tone: 'danger' },
};

export function Declared(): ReactElement {
  const list = useList<Declaration>((page) => call('member.declaration', { page }));
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      skeleton="cells"
      render={(row) => <Row row={row} />}
      empty={<Empty picture="order" title="还没有申报" text="线下卖出的茶可以在这里申报，核实后计收益" />}
    />
  );
}

function Row({ row }: { row: Declaration }): ReactElement {
  const state = STATES[row.status];
  const { incomeId } = row;
  const inside = (
    <>
      <View className={styles.line}>
        <Words size="name" className={styles.title}>
          {row.goodsText}
        </Words>
        <Tag tone={state.tone}>{state.label}</Tag>
      </View>
      <Stack row gap={8} align="center" justify="between" className={styles.note}>
        <Text>{`${row.soldAt} · 买家 ${row.buyer} · 成交 ${formatYuan(row.amount)}`}</Text>
        {row.income !== undefined && <Text className={styles.plus}>{signed(row.income)}</Text>}
      </Stack>
      {row.reason && (
        <Words size="foot" tone="danger" figures block className={styles.reason}>{`原因：${row.reason}`}</Words>
      )}
    </>
  );
  return incomeId === undefined ? (
    <View className={styles.row}>{inside}</View>
  ) : (
    <Pressable className={styles.row} role="link" onPress={() => go('/income/pages/details', { id: incomeId })}>
      {inside}
    </Pressable>
  );
}
