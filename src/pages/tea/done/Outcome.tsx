/** How it ended: handed in, paid or not, and the ways on. */
import { useState } from 'react';
import type { OrderGroup } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { canOpen, open, relaunch, replace } from '@/core/routes';
import { afterPaying } from '@/domain/checkout/afterPaying';
import { Recommended } from '@/domain/goods/Recommended';
import { ResultHead } from '@/domain/order/ResultHead';
import { usePayResult } from '@/domain/order/usePayResult';
import { Button } from '@/ui/kit/Button';
import { later } from '@/ui/shell';
import { CourseNext } from './CourseNext';
import { Recharged } from './Recharged';
import { DONE, NEXT, POSTERS } from './labels';

const PosterSheet = later(() => import('@/domain/poster/PosterSheet').then(({ PosterSheet: part }) => part));

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
  const [poster, setPoster] = useState(false);
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
        <Button onPress={() => replace('/member/pages/wallet/pay', { orderGroup: group, orderId: id })}>
          重新支付
        </Button>
      </ResultHead>
    );
  if (group === 'recharge' && payment) return <Recharged id={id} payment={payment} />;
  const next = NEXT[group];
  const kind = POSTERS[group];
  return (
    <>
      <ResultHead title={DONE[group] ?? '办理成功'} text={payment && `${formatYuan(payment.amount)} · ${payment.no}`}>
        {next && canOpen(next.route) && (
          <Button onPress={() => open(next.withId ? `${next.route}?id=${id}` : next.route, 'replace')}>
            {next.label}
          </Button>
        )}
        {group === 'course' && <CourseNext id={id} />}
        <Done />
        {kind && (
          <Button tone="text" onPress={() => setPoster(true)}>
            生成海报
          </Button>
        )}
      </ResultHead>
      <Recommended count={3} />
      {kind && <PosterSheet kind={kind} id={id} open={poster} onClose={() => setPoster(false)} />}
    </>
  );
}
