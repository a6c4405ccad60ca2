/** /reservation/pages/map/map: where the stores, pick-up points and allied shops are; the list below says the same in words. */
import { View } from '@tarojs/components';
import { MapPaper, MAP_WINDOW } from '@/reservation/map/MapPaper';
import { PlaceRows } from '@/reservation/map/PlaceRows';
import { PlaceSheet } from '@/reservation/map/PlaceSheet';
import { MAP_KINDS, useStoreMap } from '@/reservation/map/useStoreMap';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Segmented } from '@/ui/kit/Segmented';
import { Page, usePageParams } from '@/ui/shell';
import styles from './map.module.scss';

export default function MapPage() {
  const { storeId, kind: given } = usePageParams<'/reservation/pages/map/map'>();
  const first = MAP_KINDS.find(({ id }) => id === given)?.id ?? 'store';
  const map = useStoreMap(storeId, first, MAP_WINDOW);
  const { state, where, kind, setKind, stores, chosen, choose, look, setCentre, zoom, toMe } = map;
  const what = MAP_KINDS.find(({ id }) => id === kind)?.label ?? '';
  return (
    <Page state={state} skeleton="cells">
      {() => (
        <View>
          <View className={styles.stage}>
            <MapPaper
              {...look}
              stores={stores ?? []}
              chosen={chosen}
              own={where.point}
              label={`手绘示意图，${what} ${stores?.length ?? 0} 处，下面另有列表`}
              onMove={setCentre}
              onZoom={zoom}
              onChoose={choose}
            />
            <View className={styles.kinds}>
              <Segmented label="看什么" items={MAP_KINDS} current={kind} onChange={setKind} />
            </View>
            <View className={styles.tools}>
              <IconButton icon="plus" tone="sunken" label="放大" onPress={() => zoom(0.5)} />
              <IconButton icon="minus" tone="sunken" label="缩小" onPress={() => zoom(2)} />
              <IconButton icon="locate" tone="sunken" label="回到我的位置" onPress={toMe} />
            </View>
          </View>
          {stores?.length === 0 && <Empty picture="search" title={`附近还没有${what}`} />}
          {chosen && <PlaceSheet place={chosen} kind={kind} />}
          <PlaceRows places={(stores ?? []).filter((one) => one !== chosen)} onChoose={choose} />
        </View>
      )}
    </Page>
  );
}
