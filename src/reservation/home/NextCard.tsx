/** The next booking on the home: how far it is, where and when, and what one needs on the way; without one, what is free tonight. */
import type { ReactElement } from 'react';
import type { BookingCard, VenueCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Figures } from '@/ui/kit/Figures';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { State } from '../State';
import { dayOf, dayText, untilText } from '../days';
import { LOOKS, startText } from '../order/labels';
import { shortName } from '../shortName';
import type { Act } from '../order/useBookingActs';
import styles from './home.module.scss';

interface NextCardProps {
  card: BookingCard;
  onAct: (act: Act, card: BookingCard) => void;
}

const openOne = (id: string) => go('/reservation/pages/order/order', { id });

export function NextCard({ card, onAct }: NextCardProps): ReactElement {
  const { clock } = useStores();
  const { store, room, employeeName, service, deposit } = card;
  const now = clock.now();
  const isSoon = card.status === 'booked' && card.startAt > now;
  const words = isSoon
    ? `已订，${untilText(card.startAt, now)}${card.startAt - now < 86_400_000 ? '开席' : ''}`
    : card.statusText;
  return (
    <Card className={styles.next}>
      <Stack row justify="between" align="center">
        <State {...LOOKS[card.status]}>{words}</State>
        <Pressable role="link" className={styles.all} onPress={() => go('/reservation/pages/order/order', {})}>
          <Words size="sub" tone="soft">
            全部预约
          </Words>
          <Icon name="next" size={14} />
        </Pressable>
      </Stack>
      <Pressable role="link" onPress={() => openOne(card.id)}>
        <Title size="head" tracked role="heading" aria-level={1} block>
          {`${shortName(store.name)} ${room.name}`}
        </Title>
        <Words size="sub" tone="soft" block>
          {[store.address, employeeName && `茶艺师${employeeName}`].filter(Boolean).join('　')}
        </Words>
      </Pressable>
      <Figures
        layout="ruled"
        className={styles.figures}
        rows={[
          { label: dayText(card.date), value: startText(card) },
          { label: `${service.name} ${card.minutes / 60} 小时`, value: `${card.party} 位` },
          {
            label: deposit === 0 ? '到店付' : card.status === 'unpaid' ? '订金待付' : '订金已付',
            value: deposit === 0 ? '免订金' : shortYuan(deposit),
          },
        ]}
      />
      <Stack row gap={8}>
        {card.can.includes('late') && (
          <Button grow tone="quiet" onPress={() => onAct('late', card)}>
            我要迟到
          </Button>
        )}
        <Button
          grow
          tone="line"
          onPress={() => go('/open-location', { ...store.geo, name: store.name, address: store.address })}
        >
          导航
        </Button>
        {card.status === 'unpaid' ? (
          <Button grow onPress={() => onAct('pay', card)}>
            去支付
          </Button>
        ) : (
          <Button grow icon="qr" onPress={() => openOne(card.id)}>
            到店码
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** 今晚茶席空位 */
export function Tonight({ venue }: { venue: VenueCard | undefined }): ReactElement {
  const { clock } = useStores();
  const today = dayOf(clock.now());
  const slot = venue?.freeSlots.find((start) => start >= '17:30') ?? venue?.freeSlots[0];
  const title = venue && slot ? `今天 ${slot} 有空席` : '挑一个时间，留一席';
  return (
    <Card className={styles.next}>
      <Stack gap={10}>
        <Stack row justify="between" align="center">
          <State>今晚茶席空位</State>
          <Pressable role="link" className={styles.all} onPress={() => go('/reservation/pages/order/order', {})}>
            <Words size="sub" tone="soft">
              全部预约
            </Words>
            <Icon name="next" size={14} />
          </Pressable>
        </Stack>
        <Title size="head" tracked role="heading" aria-level={1}>
          {title}
        </Title>
        <Words size="sub" tone="soft">
          {venue && slot ? `${venue.store.name} ${venue.store.address}` : '六家店，三十天内都能订'}
        </Words>
        <Stack row gap={8}>
          <Button grow tone="line" onPress={() => go('/reservation/pages/search/bookingsearch', {})}>
            换个时间
          </Button>
          <Button
            grow
            onPress={() =>
              venue && slot
                ? go('/reservation/pages/detail/newDetail', {
                    storeId: venue.store.id,
                    date: today,
                    start: slot,
                    party: '2',
                  })
                : go('/reservation/pages/index/index', {})
            }
          >
            留这一席
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
