/** What a word was found in: stores, then rooms, with the word bold. */
import type { ReactElement } from 'react';
import type { RoomView, StoreCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { distanceText } from '@/domain/store/distance';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { AREAS } from '../venue/Rooms';
import styles from './search.module.scss';

interface HitProps {
  cover: string;
  title: string;
  text: string;
  words: readonly string[];
  end: string;
}

const Hit = ({ cover, title, text, words, end }: HitProps): ReactElement => (
  <Stack row gap={12} align="center">
    <Thumb src={cover} size={56} />
    <Stack grow gap={2}>
      <Words size="name" lines={1}>
        <Marked text={title} words={words} />
      </Words>
      <Words size="foot" tone="muted" lines={1}>
        <Marked text={text} words={words} />
      </Words>
    </Stack>
    <Words size="foot" tone="soft" figures>
      {end}
    </Words>
  </Stack>
);

interface StoreHitsProps {
  title: string;
  stores: readonly StoreCard[];
  words: readonly string[];
  onOpen?: () => void;
}

export function StoreHits({ title, stores, words, onOpen }: StoreHitsProps): ReactElement | null {
  if (stores.length === 0) return null;
  return (
    <Section near title={title}>
      <Card place="alone" pad="rows">
        {stores.map((store) => (
          <Pressable
            key={store.id}
            role="link"
            className={styles.hit}
            onPress={() => {
              onOpen?.();
              return go('/reservation/pages/detail/detail', { id: store.id });
            }}
          >
            <Hit
              cover={store.cover}
              title={store.name}
              text={[store.address, ...store.tags].join('　')}
              words={words}
              end={distanceText(store.distance) || store.city || ''}
            />
          </Pressable>
        ))}
      </Card>
    </Section>
  );
}

interface RoomHitsProps {
  rooms: readonly RoomView[];
  words: readonly string[];
  storeOf: (id: string) => StoreCard | undefined;
  onOpen: () => void;
}

export function RoomHits({ rooms, words, storeOf, onOpen }: RoomHitsProps): ReactElement | null {
  if (rooms.length === 0) return null;
  return (
    <Section near title="雅室">
      <Card place="alone" pad="rows">
        {rooms.map(({ id, storeId, name, area, seatsMax, minSpend, images, facilities }) => (
          <Pressable
            key={id}
            role="link"
            className={styles.hit}
            onPress={() => {
              onOpen();
              return go('/reservation/pages/detail/newDetail', { storeId, roomId: id });
            }}
          >
            <Hit
              cover={images[0] ?? ''}
              title={`${name} ${storeOf(storeId)?.name ?? ''}`}
              text={[AREAS[area], `${seatsMax} 位`, ...facilities].join('　')}
              words={words}
              end={minSpend > 0 ? `低消 ${shortYuan(minSpend)}` : '无低消'}
            />
          </Pressable>
        ))}
      </Card>
    </Section>
  );
}
