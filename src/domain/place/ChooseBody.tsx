/** Choosing a place: the sketch under its pin, search, own position, a region, our stores; the text can always be corrected by hand. */
import { APP_NAME } from '@/core/lib/app';
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { IconButton } from '@/ui/kit/IconButton';
import { SearchBox } from '@/ui/kit/SearchBox';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import { distanceText } from './place';
import { MapSketch } from './MapSketch';
import type { Choosing } from './useChoosing';
import styles from './Place.module.scss';

export function ChooseBody({ choosing }: { choosing: Choosing }): ReactElement {
  const { centre, scale, stores, shown, keyword, place, address } = choosing;
  return (
    <View className={styles.body}>
      <View className={styles.stage}>
        <MapSketch
          centre={centre}
          scale={scale}
          marks={stores.map(({ id, name, geo }) => ({ id, name, ...geo }))}
          label={`示意地图，图钉在${place.name}`}
          onMove={choosing.drag}
        />
        <View className={styles.tools}>
          <IconButton icon="plus" tone="sunken" label="放大" onPress={() => choosing.zoom(0.5)} />
          <IconButton icon="minus" tone="sunken" label="缩小" onPress={() => choosing.zoom(2)} />
          <IconButton icon="locate" tone="sunken" label="我的位置" onPress={choosing.locate.run} />
        </View>
      </View>
      <View className={styles.chosen}>
        <TextField
          label={`图钉：${place.name}`}
          value={address}
          maxLength={80}
          placeholder="街道、门牌号"
          onInput={choosing.setAddress}
        />
      </View>
      <View className={styles.search}>
        <SearchBox
          value={keyword}
          placeholder="搜地区或门店"
          onInput={choosing.setKeyword}
          onSearch={choosing.search}
        />
      </View>
      <View className={styles.ways}>
        <Button size="s" tone="quiet" icon="locate" busy={choosing.locate.pending} onPress={choosing.locate.run}>
          用我的位置
        </Button>
        <Button size="s" tone="quiet" onPress={choosing.openRegions}>
          按地区选
        </Button>
      </View>
      {shown.length > 0 ? (
        <Cells place="next">
          {shown.map((store) => (
            <Cell
              key={store.id}
              label={store.name}
              note={store.address}
              arrow={false}
              name={`选择${store.name}，${store.address}`}
              onPress={() => choosing.takeStore(store)}
            >
              {store.distance === undefined ? undefined : distanceText(store.distance)}
            </Cell>
          ))}
        </Cells>
      ) : (
        <Words size="sub" tone="muted" block className={styles.none} role="status">
          {!choosing.known
            ? ''
            : keyword
              ? `没有找到「${keyword}」，按地区选，再写上街道`
              : `附近没有${APP_NAME}的门店`}
        </Words>
      )}
    </View>
  );
}
