/** The place that is chosen on the map: what it is like, and what one can do from here. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { distanceText } from '@/domain/place/place';
import { Button } from '@/ui/kit/Button';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import type { MapKind } from './useStoreMap';
import styles from './PlaceSheet.module.scss';

interface PlaceSheetProps {
  place: StoreCard;
  kind: MapKind;
}

export function PlaceSheet({ place, kind }: PlaceSheetProps): ReactElement {
  const { id, name, address, geo, tel, cover, hours, open: isOpen, distance, tags, bookable } = place;
  const isAsked = kind === 'store' && isOpen;
  const venue = useBlock(
    async () => (isAsked ? call('tea.store', { id }, { hide: true }) : undefined),
    `${isAsked} ${id}`,
  );
  const free = venue ? `　空桌 ${venue.freeNow}` : '';
  const dial = useAction(() => platform.phone.dial(tel));
  return (
    <View className={styles.sheet}>
      <View className={styles.head}>
        <Thumb src={cover} size={88} />
        <View className={styles.words}>
          <Title size="head">{name}</Title>
          <Note figures block>
            {`${distance === undefined ? '' : `${distanceText(distance)}　`}${hours} ${isOpen ? '营业中' : '休息中'}${free}`}
          </Note>
          <Note block>{address}</Note>
          <View className={styles.tags}>
            {tags.slice(0, 3).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </View>
        </View>
      </View>
      <View className={styles.acts}>
        {tel !== '' && (
          <Button tone="quiet" label={`电话，${name}`} onPress={() => void dial.run()}>
            电话
          </Button>
        )}
        <Button tone="quiet" onPress={() => go('/open-location', { ...geo, name, address })}>
          导航
        </Button>
        {kind === 'store' && (
          <Button tone="line" onPress={() => go('/pages/tea/index1', { storeId: id })}>
            看门店
          </Button>
        )}
        {kind === 'store' && isOpen && (
          <Button tone="line" label={`点单，${name}`} onPress={() => go('/qrCodeOrder/pages/index', {})}>
            点单
          </Button>
        )}
        {bookable && kind === 'store' && (
          <View className={styles.main}>
            <Button block onPress={() => go('/reservation/pages/detail/detail', { id })}>
              预约
            </Button>
          </View>
        )}
      </View>
      <Words size="caption" tone="muted" block>
        手绘示意，位置以导航为准
      </Words>
    </View>
  );
}
