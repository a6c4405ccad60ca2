/** How to get there: pictures of the store, a sketch of where it stands, 导航 and 电话. */
import { Text, View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { MapSketch } from '@/domain/place/MapSketch';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { useAction } from '@/ui/shell';
import styles from './Visit.module.scss';

interface VisitProps {
  store: StoreCard;
  photos: readonly string[];
  others: readonly StoreCard[];
}

export function Visit({ store, photos, others }: VisitProps) {
  const { name, address, geo, tel, hours } = store;
  const call = useAction(() => platform.phone.dial(tel));
  return (
    <View className={styles.visit}>
      {photos.length > 0 && (
        <Strip>
          <Stack row gap={10}>
            {photos.map((photo, at) => (
              <Pressable
                key={photo}
                className={styles.photo}
                role="link"
                label={`看大图，${at === 0 ? `${name}门口` : `${name}室内`}`}
                onPress={() => go('/shop/pages/imgshow', { urls: [...photos], index: at })}
              >
                <Picture src={photo} w={480} ratio={0.6} alt="" />
              </Pressable>
            ))}
          </Stack>
        </Strip>
      )}
      <View className={styles.map}>
        <MapSketch
          centre={geo}
          scale={12}
          marks={others
            .filter(({ id }) => id !== store.id)
            .map(({ id, name: title, geo: at }) => ({ id, name: title, ...at }))}
          label={`示意地图，图钉在${name}`}
        />
      </View>
      <Text className={styles.address}>{address}</Text>
      <Text className={styles.hours}>{hours}</Text>
      <View className={styles.ways}>
        <Button block tone="line" icon="pin" onPress={() => go('/open-location', { ...geo, name, address })}>
          导航
        </Button>
        <Button block tone="line" icon="phone" label={`打电话给${name}`} onPress={() => void call.run()}>
          电话
        </Button>
      </View>
    </View>
  );
}
