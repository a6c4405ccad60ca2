/** A store among those that have something free: its card, and starts that lead straight into the wizard. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { VenueCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { distanceText } from '@/domain/store/distance';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chip } from '@/ui/kit/Chip';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import { State } from '../State';
import { dayText } from '../days';
import styles from './venue.module.scss';

interface VenueRowProps {
  venue: VenueCard;
  date: string;
  party: number;
  /** What else was asked for; it goes along into the wizard. */
  asked?: { minutes?: string; serviceTypeId?: string };
  /** rooms: what was asked for by time, room by room; times: the first free starts of the store. */
  by: 'rooms' | 'times';
  /** Nothing then: how one gets a place in the queue. */
  wait?: ReactNode;
  onDate: (date: string) => void;
}

const FITS = { exact: '恰好有', near: '前后30分钟有', none: '' } as const;
const MOST_STARTS = 4;

export function VenueRow({ venue, date, party, asked = {}, by, wait, onDate }: VenueRowProps): ReactElement {
  const { store, score, priceFrom, deposit, fit } = venue;
  const isNone = by === 'rooms' ? fit === 'none' : venue.freeSlots.length === 0;
  return (
    <Card place="next">
      <Pressable role="link" onPress={() => go('/reservation/pages/detail/detail', { id: store.id, date })}>
        <View className={styles.venue}>
          <Picture className={styles.cover} src={store.cover} w={240} ratio={1} alt="" />
          <Stack grow gap={4}>
            <Title lines={1}>{store.name}</Title>
            <Words size="sub" tone="muted" figures lines={1}>
              {[distanceText(store.distance), store.hours, score > 0 && `${score.toFixed(1)} 分`]
                .filter(Boolean)
                .join('　')}
            </Words>
            <Stack row gap={6} wrap>
              {by === 'rooms' && fit !== 'none' && <Tag tone={fit === 'exact' ? 'celadon' : 'warn'}>{FITS[fit]}</Tag>}
              {deposit > 0 && <Tag>{`订金 ${shortYuan(deposit)}`}</Tag>}
              {store.tags.slice(0, 2).map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </Stack>
            <Stack row justify="between" align="center">
              <State tone={store.open ? 'celadon' : 'muted'} mark={store.open ? 'dot' : 'ring'}>
                {store.open ? '营业中' : '休息中'}
              </State>
              <Words size="sub" tone="soft" figures>
                {priceFrom > 0 ? `低消 ${shortYuan(priceFrom)} 起` : '无低消'}
              </Words>
            </Stack>
          </Stack>
        </View>
      </Pressable>
      <View className={styles.slots}>
        {isNone ? (
          <Nothing venue={venue} wait={wait} onDate={onDate} />
        ) : by === 'rooms' ? (
          <RoomStarts venue={venue} date={date} party={party} asked={asked} />
        ) : (
          <StoreStarts venue={venue} date={date} party={party} asked={asked} />
        )}
      </View>
    </Card>
  );
}

type NothingProps = Pick<VenueRowProps, 'venue' | 'onDate' | 'wait'>;

/** The next day that has something, and a place in the queue. */
function Nothing({ venue: { store, fullText, nextFree }, wait, onDate }: NothingProps): ReactElement {
  return (
    <Stack row gap={10} align="center" wrap>
      <Words size="sub" tone="warn">
        {fullText ?? '这个时间没有空席'}
      </Words>
      {nextFree && (
        <Button size="s" tone="line" label={`${store.name}，看 ${dayText(nextFree)}`} onPress={() => onDate(nextFree)}>
          {`${dayText(nextFree)} 有位`}
        </Button>
      )}
      {wait}
    </Stack>
  );
}

type StartsProps = Required<Pick<VenueRowProps, 'venue' | 'date' | 'party' | 'asked'>>;

function StoreStarts({ venue, date, party, asked }: StartsProps): ReactElement {
  return (
    <Stack row gap={8} align="center" wrap>
      <Words size="sub" tone="muted">
        最近可订
      </Words>
      {venue.freeSlots.slice(0, MOST_STARTS).map((start) => (
        <Chip
          key={start}
          label={`${venue.store.name} ${start}`}
          onPress={() =>
            go('/reservation/pages/detail/newDetail', {
              ...{ storeId: venue.store.id, date, start, party: String(party) },
              ...asked,
            })
          }
        >
          {start}
        </Chip>
      ))}
    </Stack>
  );
}

const MOST_ROOMS = 3;

function RoomStarts({ venue, date, party, asked }: StartsProps): ReactElement {
  return (
    <Stack gap={8}>
      {venue.offers
        .filter(({ fit }) => fit !== 'none')
        .slice(0, MOST_ROOMS)
        .map(({ room, starts }) => (
          <Stack key={room.id} row wrap gap={8} align="center">
            <Stack className={styles.offer}>
              <Words size="sub" medium lines={1}>
                {room.name}
              </Words>
              <Words size="caption" tone="muted" figures lines={1}>
                {`${room.seatsMax} 位${room.minSpend > 0 ? ` 低消 ${shortYuan(room.minSpend)}` : ''}`}
              </Words>
            </Stack>
            <Stack row wrap gap={8}>
              {starts.slice(0, 3).map(({ start, nextDay }) => (
                <Chip
                  key={start}
                  label={`${venue.store.name} ${room.name} ${start}`}
                  onPress={() =>
                    go('/reservation/pages/detail/newDetail', {
                      storeId: venue.store.id,
                      roomId: room.id,
                      date,
                      start,
                      party: String(party),
                      ...asked,
                    })
                  }
                >
                  {`${nextDay ? '次日' : ''}${start}`}
                </Chip>
              ))}
            </Stack>
          </Stack>
        ))}
    </Stack>
  );
}
