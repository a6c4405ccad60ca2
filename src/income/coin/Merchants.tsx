/** Allied merchants, the nearest first where the place is known, each with what it offers for coins. */
import { useEffect, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AllyCard, PageOf, StoreCard } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useWhere } from '@/domain/store/useWhere';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Thumb } from '@/ui/kit/Thumb';
import { List, useBlock, useList } from '@/ui/shell';
import type { Receiver } from './useCoinGift';

const far = (metres: number | undefined): string =>
  metres === undefined ? '' : metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`;

const rowOf = (card: AllyCard | StoreCard): Receiver => ({
  kind: 'merchant',
  id: card.id,
  name: card.name,
  avatar: card.cover,
  note: [far(card.distance), 'offer' in card ? card.offer : card.tags[1]].filter(Boolean).join(' · '),
});

interface MerchantsProps {
  /** Whom a link names. */
  wanted: string | undefined;
  onChoose: (merchant: Receiver) => void;
}

export function Merchants({ wanted, onChoose }: MerchantsProps): ReactElement {
  const { state, point } = useWhere();
  const list = useList<Receiver>(
    async (page): Promise<PageOf<Receiver>> => {
      const answer = point
        ? await call('merchant.nearby', { lat: point.lat, lng: point.lng, kind: 'merchant', page })
        : await call('merchant.list', { page });
      return { ...answer, list: answer.list.map(rowOf) };
    },
    [state],
  );
  const named = useBlock(
    async () => (wanted === undefined ? undefined : call('merchant.list', { id: wanted }, { hide: true })),
    wanted,
  )?.list[0];
  useEffect(() => {
    if (named) onChoose(rowOf(named));
    // Once: who goes back to the list chooses anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is done with it is another function each time
  }, [named]);
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      skeleton="cells"
      chunkClass="chunk-card chunk-next"
      render={(merchant) => (
        <Cells>
          <Cell
            leading={<Thumb src={merchant.avatar} size={48} />}
            label={merchant.name}
            note={merchant.note}
            name={`送给${merchant.name}，${merchant.note}`}
            onPress={() => onChoose(merchant)}
          />
        </Cells>
      )}
      empty={
        <Empty
          title="附近还没有商家"
          button="看茶友圈"
          onPress={() => go('/tea/pages/lifeCircle', { tab: 'merchants' })}
        >
          <View />
        </Empty>
      }
    />
  );
}
