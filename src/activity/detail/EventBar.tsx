/** The decision of the page: 报名, 候补, 去支付, 提醒我, or why there is none. */
import { observer } from 'mobx-react';
import type { EventDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isFull, isOpen } from '@/domain/activity/words';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';

interface EventBarProps {
  event: EventDetail;
  onSignUp: () => void;
  onWait: () => void;
  onRemind: () => void;
}

const wordOf = ({ kind }: EventDetail['card']): string => (kind === 'furniture' ? '立即预约' : '立即报名');

/** Why there is nothing to press. */
const Closed = ({ children }: { children: string }) => (
  <Stack grow align="center">
    <Words size="body" tone="soft">
      {children}
    </Words>
  </Stack>
);

export const EventBar = observer(function EventBar({ event, onSignUp, onWait, onRemind }: EventBarProps) {
  const { clock } = useStores();
  const { card, signup, wait, reminded, cancelled } = event;
  if (cancelled) return <Closed>活动已取消，费用已原路退回</Closed>;
  if (card.status === 'ended') return <Closed>活动已结束</Closed>;
  if (signup?.status === 'unpaid')
    return (
      <Button
        block
        size="l"
        onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'activity', orderId: signup.id })}
      >
        {`去支付 ${shortYuan(signup.amount)}`}
      </Button>
    );
  const bell = (
    <Button grow size="l" tone="line" onPress={onRemind}>
      {reminded ? '取消提醒' : '提醒我'}
    </Button>
  );
  if (signup && signup.status !== 'cancelled') return bell;
  if (!isOpen(card, clock.now())) return <Closed>已开始，请到门口扫码入席</Closed>;
  const isWaited = isFull(card) && !wait?.offer;
  if (isWaited && wait) return bell;
  return (
    <>
      {bell}
      <Button grow size="l" onPress={isWaited ? onWait : onSignUp}>
        {isWaited ? '候补' : wordOf(card)}
      </Button>
    </>
  );
});
