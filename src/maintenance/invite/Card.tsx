/** The invitation as a card of paper: who asks, what for, when and where; the same for its guest and for the preview of the staff. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { InviteRow } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { MapSketch } from '@/domain/place/MapSketch';
import { Picture } from '@/ui/kit/Picture';
import { Note, Title, Words } from '@/ui/kit/Words';
import { purposeOf } from '../words';
import styles from './invite.module.scss';

/** Metres per px: the streets around a store. */
const SCALE = 5;

type Shown = Pick<InviteRow, 'purpose' | 'note' | 'at' | 'minutes'> & {
  host: string;
  store: Pick<InviteRow['store'], 'name' | 'cover' | 'address' | 'geo'>;
  room?: { name: string; image?: string | undefined } | undefined;
  activity?: string | undefined;
};

export function InviteCard({ purpose, note, at, minutes, host, store, room, activity }: Shown): ReactElement {
  const end = at + minutes * 60_000;
  const street = store.address.replace(/^.*?[市省]/, '').replace(/^.*?[区县]/, '');
  return (
    <View className={styles.card}>
      <Picture
        src={room?.image ?? store.cover}
        w={750}
        ratio={0.58}
        alt={room ? `${room.name}茶室` : store.name}
        priority
      />
      <View className={styles.words}>
        <Words size="sub" tone="soft" block>{`${host} 请你`}</Words>
        <Title size="display" block>
          {activity ?? purposeOf(purpose).title}
        </Title>
        {note !== '' && (
          <Words size="body" serif tone="soft" block className={styles.note}>
            {note}
          </Words>
        )}
      </View>
      <View className={styles.facts}>
        <View className={styles.fact}>
          <Note block>时间</Note>
          <Title size="head" block>
            {formatTime(at, 'MM-DD WEEK')}
          </Title>
          <Note block figures>{`${formatTime(at, 'h:m')} 到 ${formatTime(end, 'h:m')}`}</Note>
        </View>
        <View className={styles.fact}>
          <Note block>地方</Note>
          <Title size="head" block>
            {room?.name ?? store.name.replace(/^.*·/, '')}
          </Title>
          <Note block>{store.name}</Note>
        </View>
      </View>
      <MapSketch
        centre={store.geo}
        scale={SCALE}
        marks={[{ id: 'store', name: street, ...store.geo }]}
        label={`${store.name}，${store.address}`}
      />
    </View>
  );
}
