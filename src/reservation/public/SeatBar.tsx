/** What is done at a table: a seat is taken, paid for, given up. */
import type { ReactElement } from 'react';
import type { EventDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';

interface SeatBarProps {
  event: EventDetail;
  signup: EventDetail['signup'];
  chosen: readonly string[];
  onLeave: () => void;
  onSit: () => void;
}

export function SeatBar({ event: { card }, signup, chosen, onLeave, onSit }: SeatBarProps): ReactElement {
  if (!signup)
    return (
      <>
        <Stack gap={2} grow>
          <Note>{chosen.length > 0 ? `${chosen.join('、')} 号座，${card.store.name}` : '先点一个空座'}</Note>
          <Words size="title" tone="accent" figures>
            {card.price === 0 ? '免费' : `${shortYuan(card.price)} / 位`}
          </Words>
        </Stack>
        <Button grow size="l" disabled={chosen.length === 0} onPress={onSit}>
          入席
        </Button>
      </>
    );
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
}
