/** Recharges before, the newest first; one that is not paid yet can still be. */
import type { ReactElement } from 'react';
import type { RechargeOrder, RechargeUnit } from '@/contract';
import { call } from '@/core/api';
import { figure, formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Tag } from '@/ui/kit/Tag';
import { List, useList } from '@/ui/shell';

export function Records({ unit = 'money' }: { unit?: RechargeUnit }): ReactElement {
  const list = useList<RechargeOrder>((page) => call('recharge.index', { unit, page }));
  return (
    <Section
      near
      title="充值记录"
      more="去开票"
      onMore={unit === 'money' && list.rows.length > 0 ? () => go('/member/pages/invoice/recharge', {}) : undefined}
    >
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-alone chunk-flush"
        skeleton="cells"
        render={(row) => <Record row={row} />}
        empty={<Empty picture="order" title="还没有充值记录" text="充值后会记在这里" />}
      />
    </Section>
  );
}

const titleOf = ({ unit, amount, value, bonus }: RechargeOrder): string => {
  if (unit === 'points') return `${figure(value + bonus)} 积分 · ${formatYuan(amount, { short: true })}`;
  return `充 ${formatYuan(amount, { short: true })}${bonus > 0 ? `，送 ${formatYuan(bonus, { short: true })}` : ''}`;
};

function Record({ row }: { row: RechargeOrder }): ReactElement {
  const orderGroup = row.unit === 'points' ? 'points' : 'recharge';
  return (
    <RecordRow
      title={titleOf(row)}
      notes={[
        row.status === 'paid'
          ? `${listTime(row.paidAt ?? row.createdAt)} · ${row.no}`
          : sells(orderGroup)
            ? `请在 ${listTime(row.expireAt)} 前支付`
            : row.no,
      ]}
      flush
    >
      {row.status === 'paid' ? (
        <Tag tone={row.invoiced ? 'plain' : 'celadon'}>{row.invoiced ? '已开票' : '已到账'}</Tag>
      ) : (
        sells(orderGroup) && (
          <Button
            size="s"
            tone="line"
            label={`继续支付 ${formatYuan(row.amount, { short: true })}`}
            onPress={() => go('/member/pages/wallet/pay', { orderGroup, orderId: row.id })}
          >
            继续支付
          </Button>
        )
      )}
    </RecordRow>
  );
}
