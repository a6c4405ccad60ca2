/** What the income is about: the order, who bought, how it stands. */
import type { ReactElement } from 'react';
import type { IncomeDetail } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { ORDER_STATUS } from '@/domain/order/labels';
import { Cell, Cells } from '@/ui/kit/Cell';
import { useAction } from '@/ui/shell';
import { SOURCES } from '../labels';

const PEOPLE: Partial<Record<IncomeDetail['row']['source'], string>> = {
  direct: '直接邀请的茶友',
  indirect: '茶友邀请的茶友',
  declare: '线下买家',
};

export function Facts({ detail: { row, orderNo, backOf } }: { detail: IncomeDetail }): ReactElement {
  const { feedback } = useStores();
  const copy = useAction(async (text: string) => {
    await platform.clipboard.copy(text);
    feedback.toast('订单号已复制');
  });
  return (
    <Cells place="alone">
      {orderNo !== undefined && (
        <Cell label="订单号" act="复制" onPress={() => copy.run(orderNo)}>
          {orderNo}
        </Cell>
      )}
      {row.from && (
        <Cell label="买家" note={PEOPLE[row.source]}>
          {row.from}
        </Cell>
      )}
      {row.orderStatus && <Cell label="订单状态">{ORDER_STATUS[row.orderStatus]}</Cell>}
      <Cell label="来源">{SOURCES.find(({ id }) => id === row.source)?.label}</Cell>
      {backOf !== undefined && (
        <Cell label="对应的收益" onPress={() => go('/income/pages/details', { id: backOf })}>
          查看
        </Cell>
      )}
    </Cells>
  );
}
