/** One booking: its pass, the way there, what was agreed, until when the room is kept, how it came to this. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { BookingDetail } from '@/contract';
import { call } from '@/core/api';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { StandingNote } from '@/domain/standing/StandingNote';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tool } from '@/ui/kit/Tool';
import { Title, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { useInterval } from '@/ui/kit/useInterval';
import { clockText } from './labels';
import { Pass } from './Pass';
import type { Act } from './useBookingActs';
import styles from './order.module.scss';

interface OpenedProps {
  booking: BookingDetail;
  onAct: (act: Act) => void;
  onChange: (booking: BookingDetail) => void;
  onReload: () => void;
}

/** A booking that is seated at its table is seen to be. */
const LOOK_MS = 15_000;
const PAID = { unpaid: '待支付', pending: '已付', booked: '已付', seated: '已付，结账时抵扣' } as const;

export const Opened = observer(function Opened({ booking, onAct, onChange, onReload }: OpenedProps): ReactElement {
  const { clock } = useStores();
  const { card, name, mobile, note, roomView, refundText, timeline } = booking;
  useInterval(onReload, (card.status === 'booked' || card.status === 'seated') && LOOK_MS);
  const rest = timeline.findIndex(({ value }) => value === '');
  return (
    <View className={styles.opened}>
      <Slot>{card.proposal && <Proposal booking={booking} onAct={onAct} onChange={onChange} />}</Slot>
      <Pass booking={booking} now={clock.now()} onExpire={onReload} />
      <Ways booking={booking} onAct={onAct} />
      <Card place="next" pad="rows">
        <Facts
          closed={false}
          rows={[
            { label: '地址', value: card.store.address },
            { label: '联系人', value: `${name} ${mobile}` },
            note !== '' && { label: '备注', value: note },
            roomView.minSpend > 0 && { label: '低消', value: `${shortYuan(roomView.minSpend)}，订金抵扣` },
            card.deposit > 0 && {
              label: '订金',
              value: `${formatYuan(card.deposit)} ${PAID[card.status as keyof typeof PAID] ?? ''}`.trim(),
            },
          ]}
        />
      </Card>
      <Card place="next" pad="all">
        <Stack gap={8}>
          <Title tracked role="heading" aria-level={2}>
            {card.status === 'booked' ? `席位留到 ${clockText(card.keptUntil)}` : '订金与退改'}
          </Title>
          <Words size="sub" tone="soft" figures>
            {card.status === 'booked' ? `迟到可说一次，最多留 50 分钟。${refundText}` : refundText}
          </Words>
        </Stack>
      </Card>
      {timeline.length > 0 && (
        <Card place="next" pad="all">
          <Stack gap={12}>
            <Title tracked role="heading" aria-level={2}>
              经过
            </Title>
            <Steps
              label="经过"
              current={rest}
              items={timeline.map(({ key, label, value }, at) => ({ id: `${key}${at}`, title: label, time: value }))}
            />
            <StandingNote of={booking.review} what="你的评价" />
          </Stack>
        </Card>
      )}
    </View>
  );
});

/** 导航, 打电话, 我要迟到, 加入日历 */
function Ways({ booking, onAct }: Pick<OpenedProps, 'booking' | 'onAct'>): ReactElement {
  const { card } = booking;
  const { store } = card;
  const keep = useAction(async () => {
    const { title, description, location, startAt, endAt, ics } = await call('booking.calendar', { id: card.id });
    const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`;
    await platform.calendar.add({ title, note: description, place: location, startAt, endAt, file });
  });
  return (
    <Card place="next" className={styles.ways}>
      <Tool
        icon="visit"
        text="导航"
        size={24}
        role="link"
        onPress={() => go('/open-location', { ...store.geo, name: store.name, address: store.address })}
      />
      <Tool icon="phone" text="打电话" size={24} onPress={() => platform.phone.dial(store.tel)} />
      {card.can.includes('late') && <Tool icon="clock" text="我要迟到" size={24} onPress={() => onAct('late')} />}
      {(card.status === 'booked' || card.status === 'pending') && (
        <Tool icon="calendar" text="加入日历" size={24} onPress={keep.run} />
      )}
    </Card>
  );
}

/** The store has changed its mind: three answers. */
function Proposal({ booking, onAct, onChange }: Omit<OpenedProps, 'onReload'>): ReactElement | null {
  const { feedback } = useStores();
  const { id, proposal } = booking.card;
  const answer = useAction(async (said: 'accept' | 'refund') => {
    if (
      said === 'refund' &&
      !(await feedback.confirm({
        title: '不来了，退订金？',
        text: '订金原路退回，席位放开。',
        yes: '退订金',
        no: '再想想',
      }))
    )
      return;
    onChange(await call('booking.answer', { id, answer: said }));
    feedback.toast(said === 'accept' ? '好，按新的安排见' : '已取消，订金原路退回');
  });
  if (!proposal) return null;
  return (
    <Card place="next" pad="all" role="alert">
      <Stack gap={10}>
        <Title tracked>门店有变动</Title>
        <Words size="sub" tone="soft">
          {proposal.text}
        </Words>
        <Words size="foot" tone="muted">{`原来是 ${proposal.was}`}</Words>
        <Stack row gap={8}>
          <Button grow tone="quiet" onPress={() => answer.run('refund')}>
            退款
          </Button>
          <Button grow tone="line" onPress={() => onAct('reschedule')}>
            改期
          </Button>
          <Button grow busy={answer.pending && '答复中'} onPress={() => answer.run('accept')}>
            接受
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
