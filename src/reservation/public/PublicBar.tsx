/** What is done at a shared table: sit down, pay, leave it, or wait for a seat. */
import type { EventDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { isFull } from '@/domain/activity/words';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';

interface PublicBarProps {
  event: EventDetail;
  chosen: readonly string[];
  /** The seat is being taken. */
  pending: boolean;
  onSit: () => void;
  onLeave: () => void;
  onWait: () => void;
}

export function PublicBar({ event, chosen, pending, onSit, onLeave, onWait }: PublicBarProps) {
  const { card, signup, wait } = event;
  if (signup && signup.status !== 'cancelled')
    return (
      <>
        <Button grow size="l" tone="line" disabled={!signup.cancel} onPress={onLeave}>
          离座
        </Button>
        {signup.status === 'unpaid' ? (
          <Button
            grow
            size="l"
            onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'activity', orderId: signup.id })}
          >
            {`去支付 ${shortYuan(signup.amount)}`}
          </Button>
        ) : (
          <Button grow size="l" onPress={() => go('/activity/pages/index', { id: card.id })}>
            看我的票
          </Button>
        )}
      </>
    );
  const isWaited = isFull(card) && !wait?.offer;
  return (
    <>
      <Stack gap={2} grow>
        <Note>
          {chosen.length > 0 ? `${chosen.join('、')} 号座，${card.store.name}` : isWaited ? '坐满了' : '先点一个空座'}
        </Note>
        <Words size="title" tone="accent" figures>
          {card.price === 0 ? '免费' : `${shortYuan(card.price)} / 位`}
        </Words>
      </Stack>
      {isWaited ? (
        <Button grow size="l" disabled={wait !== undefined} onPress={onWait}>
          候补
        </Button>
      ) : (
        <Button grow size="l" busy={pending && '提交中'} disabled={chosen.length === 0} onPress={onSit}>
          入席
        </Button>
      )}
    </>
  );
}
