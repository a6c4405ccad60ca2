/** The foot of an issue: favourite as a tool, then what can be done with it now. */
import { useEffect, useState } from 'react';
import type { CollectibleDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { Tool } from '@/ui/kit/Tool';
import { useAction } from '@/ui/shell';

interface IssueBarProps {
  issue: CollectibleDetail;
  onBuy: () => void;
}

export function IssueBar({ issue, onBuy }: IssueBarProps) {
  const { feedback } = useStores();
  const [collected, setCollected] = useState(issue.collected);
  useEffect(() => setCollected(issue.collected), [issue]);
  const collect = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'collectible', targetId: issue.card.id, on: !collected });
    setCollected(on);
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  return (
    <>
      <Tool icon="heart" text={collected ? '已收藏' : '收藏夹'} on={collected} onPress={() => void collect.run()} />
      <Tool icon="medal" text="我的藏品" onPress={() => go('/pages/tea/my-cpf', {})} />
      <Decision issue={issue} onBuy={onBuy} />
    </>
  );
}

function Decision({ issue, onBuy }: IssueBarProps) {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const [reminded, setReminded] = useState(issue.remindOn);
  useEffect(() => setReminded(issue.remindOn), [issue]);
  const remind = useAction(async () => {
    if (!reminded) await askNotice('service');
    const { on } = await call('wechat.remind', { kind: 'stock', targetId: issue.card.id, on: !reminded });
    setReminded(on);
    feedback.toast(on ? '有编号放出时会通知你' : '已取消提醒');
  });
  const { pending, card, limit, bought } = issue;
  if (pending)
    return (
      <Button
        block
        size="l"
        onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'collectible', orderId: pending.orderId })}
      >
        去支付
      </Button>
    );
  if (card.state === 'appointment')
    return (
      <Button block size="l" tone="line" onPress={() => go('/member/pages/appointment', {})}>
        预约申购
      </Button>
    );
  if (card.state === 'soldout')
    return (
      <Button block size="l" tone="line" busy={remind.pending} onPress={() => void remind.run()}>
        {reminded ? '取消到货提醒' : '到货提醒'}
      </Button>
    );
  if (card.state === 'soon')
    return (
      <Button block size="l" disabled>
        尚未发售
      </Button>
    );
  if (bought >= limit)
    return (
      <Button block size="l" disabled>
        已达限购
      </Button>
    );
  return (
    <Button block size="l" onPress={onBuy}>
      立即收藏
    </Button>
  );
}
