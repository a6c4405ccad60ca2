/** Recharges before, the newest first; one that is not paid yet can still be. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RechargeOrder } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Tag } from '@/ui/kit/Tag';
import { List, useList } from '@/ui/shell';
import styles from './Records.module.scss';

const INVOICE = '/member/pages/invoice/recharge';

export function Records(): ReactElement {
  const list = useList<RechargeOrder>((page) => call('recharge.index', { unit: 'money', page }));
  return (
    <View className={styles.records}>
      <SectionHead
        title="充值记录"
        more="去开票"
        onMore={canOpen(INVOICE) && list.rows.length > 0 ? () => open(INVOICE) : undefined}
      />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass={styles.card}
        skeleton="cells"
        render={(row) => <Record row={row} />}
        empty={<Empty picture="order" title="还没有充值记录" text="充值后会记在这里" />}
      />
    </View>
  );
}

function Record({ row }: { row: RechargeOrder }): ReactElement {
  const given = row.bonus > 0 ? `，送 ${formatYuan(row.bonus, { short: true })}` : '';
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <Text className={styles.title}>{`充 ${formatYuan(row.amount, { short: true })}${given}`}</Text>
        <Text className={styles.note}>
          {row.status === 'paid'
            ? `${formatTime(row.paidAt ?? row.createdAt, 'YYYY/MM/DD h:m')} · ${row.no}`
            : `请在 ${formatTime(row.expireAt, 'MM月DD日 h:m')} 前支付`}
        </Text>
      </View>
      {row.status === 'paid' ? (
        <Tag tone={row.invoiced ? 'plain' : 'celadon'}>{row.invoiced ? '已开票' : '已到账'}</Tag>
      ) : (
        <Button
          size="s"
          tone="line"
          label={`继续支付 ${formatYuan(row.amount, { short: true })}`}
          onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'recharge', orderId: row.id })}
        >
          继续支付
        </Button>
      )}
    </View>
  );
}
