/** A booking as the list shows it: store and room, when, how many, how it stands, at most two ways on. */
import type { ReactElement } from 'react';
import type { BookingCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Title, Words } from '@/ui/kit/Words';
import { State } from '../State';
import { canRebook, LOOKS, whenText } from './labels';
import { shortName } from '../shortName';
import type { Act, BookingActs } from './useBookingActs';
import styles from './order.module.scss';

interface BookingRowProps {
  card: BookingCard;
  acts: BookingActs;
  onExpire: () => void;
}

/** The decision stands last. */
function waysOf(card: BookingCard): { act: Act; word: string }[] {
  const ways: { act: Act; word: string }[] = [];
  if (card.can.includes('cancel')) ways.push({ act: 'cancel', word: '取消' });
  if (card.status === 'unpaid') ways.push({ act: 'pay', word: '去支付' });
  else if (card.can.includes('reschedule')) ways.push({ act: 'reschedule', word: '改期' });
  if (canRebook(card)) ways.push({ act: 'again', word: '再约一次' });
  if (card.can.includes('review')) ways.push({ act: 'review', word: '评价' });
  return ways.slice(-2);
}

export function BookingRow({ card, acts, onExpire }: BookingRowProps): ReactElement {
  const ways = waysOf(card);
  return (
    <Stack gap={12} className={styles.row}>
      <Pressable role="link" onPress={() => go('/reservation/pages/order/order', { id: card.id })}>
        <Stack row gap={12}>
          <Thumb src={card.room.image} size={72} />
          <Stack grow gap={2}>
            <Stack row gap={8} justify="between" align="center">
              <Title lines={1}>{`${shortName(card.store.name)} ${card.room.name}`}</Title>
              <State {...LOOKS[card.status]}>{card.statusText}</State>
            </Stack>
            <Words size="value" figures>
              {whenText(card)}
            </Words>
            <Words size="sub" tone="muted" figures lines={1}>
              {[`${card.party} 位`, card.service.name, card.deposit > 0 && `订金 ${shortYuan(card.deposit)}`]
                .filter(Boolean)
                .join('　')}
            </Words>
            {card.proposal && (
              <Words size="sub" tone="warn">
                门店有变动，请答复
              </Words>
            )}
          </Stack>
        </Stack>
      </Pressable>
      {ways.length > 0 && (
        <Stack row gap={10} align="center" justify="end">
          {card.status === 'unpaid' && card.expireAt && (
            <Countdown tone="text" label="剩" endAt={card.expireAt} onEnd={onExpire} />
          )}
          {ways.map(({ act, word }) => (
            <Button
              key={act}
              size="s"
              tone={act === 'pay' ? 'primary' : act === 'cancel' ? 'quiet' : 'line'}
              label={`${word}，${card.room.name} ${whenText(card)}`}
              onPress={() => acts.run(act, card)}
            >
              {word}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
