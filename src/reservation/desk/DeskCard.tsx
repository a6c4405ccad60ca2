/** A guest who is still to come: who, how many, where, what was asked for; what the desk does with it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { BookingAction, BookingCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { State } from '../State';
import { clockText } from '../order/labels';
import { deskState } from './state';
import styles from './desk.module.scss';

export interface DeskCardProps {
  card: BookingCard;
  now: number;
  /** The one seal of the page: the first who is to be seated. */
  first: boolean;
  busy: boolean;
  onAct: (act: BookingAction, card: BookingCard) => void;
  onOpen: () => void;
}

export function DeskCard({ card, now, first, busy, onAct, onOpen }: DeskCardProps): ReactElement {
  const state = deskState(card, now);
  const { guest, room, employeeName, party, late, deposit } = card;
  const lines = [`${party} 位`, room.name, employeeName, guest?.mobile].filter(Boolean).join('　');
  const isPaid = deposit > 0 && card.status !== 'unpaid';
  const notes = [
    guest?.note,
    late > 0 && `留到 ${clockText(card.keptUntil)}`,
    isPaid && `订金 ${shortYuan(deposit)} 已付`,
  ]
    .filter(Boolean)
    .join('　');
  return (
    <Card className={classes(styles.card, state.edge && styles[state.edge])}>
      <Pressable haspopup="dialog" onPress={onOpen}>
        <Stack row wrap gap={6} align="center">
          <Words size="title" medium lines={1}>
            {guest?.name ?? '客人'}
          </Words>
          {guest?.levelName && <Tag tone="gold">{guest.levelName}</Tag>}
          <View className={styles.push}>
            <State tone={state.tone} mark={state.mark}>
              {state.text}
            </State>
          </View>
        </Stack>
        <Words size="sub" tone="soft" figures block>
          {lines}
        </Words>
        {notes !== '' && <Note block>{notes}</Note>}
      </Pressable>
      <DeskButtons card={card} first={first} busy={busy} onAct={onAct} />
    </Card>
  );
}

export function DeskButtons({ card, first, busy, onAct }: Pick<DeskCardProps, 'card' | 'first' | 'busy' | 'onAct'>) {
  const { feedback } = useStores();
  const { guest, can, status } = card;
  const name = guest?.name ?? '客人';
  const button = (act: BookingAction, word: string, tone: 'quiet' | 'line' | 'primary', why?: string) => (
    <Button
      key={act}
      grow
      tone={tone}
      label={`${word}，${name} ${card.start}`}
      disabled={!can.includes(act) || busy}
      {...(why && { onRefused: () => feedback.toast(why) })}
      onPress={() => onAct(act, card)}
    >
      {word}
    </Button>
  );
  const isWaiting = status === 'booked';
  if (!isWaiting && can.length === 0) return null;
  return (
    <Stack row gap={8} align="center" className={styles.acts}>
      {guest?.mobile && (
        <IconButton
          icon="phone"
          tone="sunken"
          label={`打电话给${name}`}
          onPress={() => void platform.phone.dial(guest.mobile)}
        />
      )}
      {can.includes('refuse') && button('refuse', '婉拒', 'quiet')}
      {can.includes('confirm') && button('confirm', '确认', 'line')}
      {isWaiting && button('noShow', '未到', 'quiet', '留位时间过了才可标未到')}
      {isWaiting && button('seat', '入座', first ? 'primary' : 'line', '开席前 1 小时内才可入座')}
      {can.includes('finish') && button('finish', '完成', 'line')}
    </Stack>
  );
}
