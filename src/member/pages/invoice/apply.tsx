/** /member/pages/invoice/apply: one invoice for the chosen orders of a group. */
import { useState } from 'react';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { ApplyBar } from '../../invoice/ApplyBar';
import { ApplyBody } from '../../invoice/ApplyBody';
import { PreviewSheet } from '../../invoice/PreviewSheet';
import { useApply } from '../../invoice/useApply';
import { groupOf, idsOf } from '../../invoice/labels';

export default function InvoiceApplyPage() {
  const params = usePageParams<'/member/pages/invoice/apply'>();
  const group = groupOf(params.group);
  const apply = useApply(group, idsOf(params.orderIds), params.titleId);
  const { state, amount, submit } = apply;
  const [previewing, preview] = useState(false);
  const count = state.data?.orders.length ?? 0;
  const history = () =>
    group === 'recharge'
      ? go('/member/pages/invoice/recharge', { tab: 'history' })
      : go('/member/pages/invoice/select', { tab: 'history' });
  return (
    <Page
      state={state}
      skeleton="cells"
      right={<BarLink word="记录" label="开票记录" onPress={history} />}
      overlay={
        count > 0 && (
          <PreviewSheet
            open={previewing}
            onClose={() => preview(false)}
            orders={state.data?.orders ?? []}
            title={apply.title}
            amount={amount}
            values={apply.form.values}
          />
        )
      }
      action={count > 0 && <ApplyBar count={count} amount={amount} submit={submit} onPreview={() => preview(true)} />}
    >
      {({ orders }) =>
        orders.length === 0 ? (
          <Empty
            picture="order"
            title="这些订单不能开票"
            text="可能已经开过、已全部退款，或用余额支付"
            button="选择订单"
            onPress={() => go('/member/pages/invoice/select', {})}
          />
        ) : (
          <ApplyBody group={group} orders={orders} apply={apply} />
        )
      }
    </Page>
  );
}
