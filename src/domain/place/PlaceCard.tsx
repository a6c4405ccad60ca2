/** Where a place is: sketch, name, address, how far; copy, call, and the map apps that can lead there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { platform, type Point } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Title, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { useAction, useMessenger } from '@/ui/shell';
import { mapLinks } from './mapLinks';
import { MapSketch } from './MapSketch';
import { openLink } from './outside';
import { distanceOf, distanceText } from './place';
import { useOwnPosition, usePlaces } from './usePlaces';
import styles from './Place.module.scss';

/** Nearer than this a point is the store itself. */
const SAME_PLACE = 80;

interface PlaceCardProps {
  point: Point;
  name: string;
  address: string;
}

export function PlaceCard({ point, name, address }: PlaceCardProps): ReactElement {
  const { feedback } = useStores();
  const messenger = useMessenger();
  const { own, locate } = useOwnPosition();
  const stores = usePlaces(point) ?? [];
  const store = stores.find(({ geo }) => distanceOf(geo, point) < SAME_PLACE);
  const words = { title: name || store?.name || '这个位置', text: address || store?.address || '' };
  const copy = useAction(async () => {
    await platform.clipboard.copy(words.text || `${point.lat},${point.lng}`);
    feedback.toast('地址已复制');
  });
  const lead = useAction(() => {
    const target = { ...point, name: words.title, address: words.text };
    const apps = mapLinks(target, platform.host.os).map(({ label, url }) => ({ label, run: () => openLink(url) }));
    return messenger.lead(target, apps);
  });
  const others = stores.filter((one) => one !== store).map(({ id, name: title, geo }) => ({ id, name: title, ...geo }));
  return (
    <View className={styles.body}>
      <MapSketch centre={point} scale={12} marks={others} label={`示意地图，图钉在${words.title}`} />
      <Card place="next" pad="all" className={styles.card}>
        <Title size="head" role="heading" aria-level={2}>
          {words.title}
        </Title>
        {words.text && <Text className={styles.address}>{words.text}</Text>}
        {store && (
          <Words
            size="sub"
            tone="muted"
            className={styles.far}
          >{`${store.open ? '营业中' : '休息中'} · ${store.hours}`}</Words>
        )}
        {own && (
          <Words
            size="sub"
            tone="muted"
            className={styles.far}
          >{`离你约 ${distanceText(distanceOf(own, point))}`}</Words>
        )}
        <View className={styles.acts}>
          <Button block tone="primary" busy={lead.pending} onPress={lead.run}>
            导航
          </Button>
          <Button block tone="line" onPress={copy.run}>
            复制地址
          </Button>
          {store && <CallButton store={store} />}
          {!own && (
            <Button block tone="quiet" busy={locate.pending} onPress={locate.run}>
              离我多远
            </Button>
          )}
        </View>
      </Card>
    </View>
  );
}

const CallButton = ({ store }: { store: StoreCard }): ReactElement => (
  <Button block tone="line" label={`打电话给${store.name}`} onPress={() => platform.phone.dial(store.tel)}>
    打电话
  </Button>
);
