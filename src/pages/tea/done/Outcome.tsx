/** How it ended: handed in, paid or not, and the ways on. */
import type { OrderGroup } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { canOpen, open, relaunch, replace } from '@/core/routes';
import { afterPaying } from '@/domain/checkout/afterPaying';
import { sells } from '@/domain/checkout/virtual';
import { Recommended } from '@/domain/goods/Recommended';
import { ResultHead } from '@/domain/order/ResultHead';
import { usePayResult } from '@/domain/order/usePayResult';
import { Button } from '@/ui/kit/Button';
import { Adopted } from './Adopted';
import { CourseNext } from './CourseNext';
import { Recharged } from './Recharged';
import { DONE, NEXT } from './labels';

const Done = () => (
  <Button tone="line" onPress={() => relaunch('/pages/tea/mine')}>
    完成
  </Button>
);

/** What is not paid for, and waits for a person. */
export function HandedIn({ text }: { text: string }) {
  return (
    <ResultHead title="已提交" text={text}>
      <Done />
    </ResultHead>
  );
}

export function Paid({ group, id }: { group: OrderGroup; id: string }) {
  const { outcome, payment } = usePayResult(group, id);
  if (outcome === 'asking') return <ResultHead icon="clock" title="正在确认" />;
  if (outcome === 'pending')
    return (
      <ResultHead icon="clock" title="支付处理中" text={`收到付款后自动${afterPaying(group)}，可在账单中查看`}>
        <Done />
      </ResultHead>
    );
  if (outcome === 'failed')
    return (
      <ResultHead icon="warn" title="支付未完成">
        {sells(group) && (
          <Button onPress={() => replace('/member/pages/wallet/pay', { orderGroup: group, orderId: id })}>
            重新支付
          </Button>
        )}
      </ResultHead>
    );
  if (group === 'recharge' && payment) return <Recharged id={id} payment={payment} />;
  if (group === 'adopt') return <Adopted id={id} />;
  const next = NEXT[group];
  return (
    <>
      <ResultHead title={DONE[group] ?? '办理成功'} text={payment && `${formatYuan(payment.amount)} · ${payment.no}`}>
        {next && canOpen(next.route) && <Button onPress={() => open(next.route, 'replace')}>{next.label}</Button>}
        {group === 'course' && <CourseNext id={id} />}
        <Done />
      </ResultHead>
      <Recommended count={3} />
    </>
  );
}
