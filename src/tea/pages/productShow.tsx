/** /tea/pages/productShow: teas worth looking at, by craft; with an id one of them, to swipe through and to brew by. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { List, Page, useAction, useBlock, useList, usePageData, usePageParams } from '@/ui/shell';
import { ExhibitBody } from '../show/ExhibitBody';
import { ExhibitTile } from '../show/ExhibitTile';
import styles from '../show/show.module.scss';

export default function ProductShowPage() {
  const { id, craft } = usePageParams<'/tea/pages/productShow'>();
  return id === undefined ? <Catalogue start={craft} /> : <OneExhibit key={id} id={id} />;
}

function Catalogue({ start = '' }: { start?: string }) {
  const [craft, setCraft] = useState(start);
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
          chunkClass={styles.grid}
          empty={<Empty title="这一类还没有展品" text="看看别的工艺" button="全部" onPress={() => setCraft('')} />}
        />
      </View>
    </Page>
  );
}

function OneExhibit({ id }: { id: string }) {
  const { feedback } = useStores();
  const state = usePageData(() => call('shop.productView', { id: /^\d+$/.test(id) ? id : '0' }), [id]);
  const shown = useBlock(() => call('shop.productIndex', { scene: 'show' }, { hide: true }));
  const all = shown?.page.list ?? [];
  const place = all.findIndex((goods) => goods.id === id);
  const goods = state.data;
  const keep = useAction(async () => {
    if (!goods) return;
    const on = !goods.collected;
    await call('collect.create', { kind: 'goods', targetId: goods.card.id, on });
    state.set({ ...goods, collected: on });
    feedback.toast(on ? '记下了，想喝' : '已取消');
  });
  const near = (step: number) => {
    const next = all[place + step];
    if (next) void replace('/tea/pages/productShow', { id: next.id });
  };
  return (
    <Page
      state={state}
      skeleton="detail"
      title="臻品图鉴"
      action={
        goods && (
          <>
            <IconButton icon="back" label="上一款" disabled={place < 1} onPress={() => near(-1)} />
            <Button className={styles.grow} block tone="quiet" onPress={() => void keep.run()}>
              {goods.collected ? '已想喝' : '想喝'}
            </Button>
            <Button className={styles.grow} block onPress={() => go('/shop/pages/goods', { id: goods.card.id })}>
              去购买
            </Button>
            <IconButton
              icon="next"
              label="下一款"
              disabled={place < 0 || place + 1 >= all.length}
              onPress={() => near(1)}
            />
          </>
        )
      }
    >
      {(found) =>
        found.exhibit ? (
          <ExhibitBody goods={found} exhibit={found.exhibit} others={all.filter((one) => one.id !== id)} />
        ) : (
          <Empty
            title="这一款不在图鉴里"
            text="看看正在展出的"
            button="全部图鉴"
            onPress={() => replace('/tea/pages/productShow', {})}
          />
        )
      }
    </Page>
  );
}
