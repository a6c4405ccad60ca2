/** /pages/tea/success: the one result page of everything that is not a shop order. */
import type { OrderGroup } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { canOpen, open, relaunch, replace } from '@/core/routes';
import { Recommended } from '@/domain/goods/Recommended';
import { ResultHead } from '@/domain/order/ResultHead';
import { usePayResult } from '@/domain/order/usePayResult';
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';

/** What was done, by order group. */
const DONE: Partial<Record<OrderGroup, string>> = {
  recharge: '充值成功',
  points: '积分到账',
  vip: '年卡已开通',
  course: '课程已开通',
  adopt: '认养成功',
  booking: '预约成功',
  activity: '报名成功',
  auction: '保证金已交',
  collectible: '藏品已入手',
  escrow: '托管费已付',
  cellar: '茶窖已租下',
  exchange: '兑换成功',
};

/** Where the next step is, by order group; a page that is not there yet is left out. */
const NEXT: Partial<Record<OrderGroup, { label: string; route: string }>> = {
  collectible: { label: '查看藏品', route: '/pages/tea/my-cpf' },
  adopt: { label: '查看证书', route: '/pages/tea/wryd' },
  booking: { label: '查看预约', route: '/reservation/pages/order/order' },
  recharge: { label: '查看余额', route: '/pages/tea/my-money' },
  vip: { label: '查看权益', route: '/pages/tea/vip' },
  escrow: { label: '查看托管', route: '/outbound/pages/escrow' },
};

export default function DonePage() {
  const { group = '', id = '' } = usePageParams<'/pages/tea/success'>();
  // Applications are not paid for: they are handed in and wait for a person.
  return <Page onBack={leave}>{group === 'audit' ? <HandedIn /> : <Paid group={group as OrderGroup} id={id} />}</Page>;
}

async function leave(): Promise<boolean> {
  await relaunch('/pages/tea/mine');
  return false;
}

const Done = () => (
  <Button tone="line" onPress={leave}>
    完成
  </Button>
);

function HandedIn() {
  return (
    <ResultHead title="已提交" text="预计1个工作日内审核">
      <Done />
    </ResultHead>
  );
}

function Paid({ group, id }: { group: OrderGroup; id: string }) {
  const { outcome, payment } = usePayResult(group, id);
  if (outcome === 'asking') return <ResultHead icon="clock" title="正在确认" />;
  if (outcome === 'pending')
    return (
      <ResultHead icon="clock" title="支付处理中" text="请稍后在账单中查看">
        <Done />
      </ResultHead>
    );
  if (outcome === 'failed')
    return (
      <ResultHead icon="warn" title="支付未完成">
        <Button onPress={() => replace('/member/pages/wallet/pay', { orderGroup: group, orderId: id })}>
          重新支付
        </Button>
      </ResultHead>
    );
  const next = NEXT[group];
  return (
    <>
      <ResultHead title={DONE[group] ?? '办理成功'} text={payment && `${formatYuan(payment.amount)} · ${payment.no}`}>
        {next && canOpen(next.route) && <Button onPress={() => open(next.route, 'replace')}>{next.label}</Button>}
        <Done />
      </ResultHead>
      <Recommended count={3} />
    </>
  );
}
