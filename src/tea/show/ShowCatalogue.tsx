/** All exhibits, by craft. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { List, Page, useList, usePageParams, useParam } from '@/ui/shell';
import { ExhibitTile } from './ExhibitTile';
import styles from './ShowCatalogue.module.scss';

export function ShowCatalogue() {
  const [craft, setCraft] = useParam(usePageParams<'/tea/pages/productShow'>(), 'craft');
  const list = useList(
    (page) => call('shop.productIndex', { scene: 'show', ...(craft ? { craft } : {}), page }),
    [craft],
    { rows: ({ page }) => page },
  );
  const crafts = list.head?.facets.find(({ key }) => key === 'craft')?.options ?? [];
  return (
    <Page>
      <View className={styles.chips}>
        <Chips
          label="工艺"
          items={[{ id: '', label: '全部' }, ...crafts.map(({ value, label }) => ({ id: value, label }))]}
          current={craft}
          onChange={setCraft}
        />
      </View>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(goods, at) => <ExhibitTile goods={goods} priority={at < 4} />}
          skeleton="grid"
          grid
          chunkClass={styles.grid}
          empty={<Empty title="这一类还没有展品" text="看看别的工艺" button="全部" onPress={() => setCraft('')} />}
        />
      </View>
    </Page>
  );
}
