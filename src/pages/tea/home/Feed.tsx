/** 猜你喜欢: endless, 20 at a time; by hobbies for members who chose some, else the shop's own order. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { GoodsCard as Goods } from '@/contract';
import { call, isUnanswered } from '@/core/api';
import { useStores } from '@/core/stores';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { standsAlone } from '@/domain/goods/GoodsGrid';
import grid from '@/domain/goods/GoodsGrid.module.scss';
import { Empty } from '@/ui/kit/Empty';
import { SectionHead } from '@/ui/kit/SectionHead';
import { List, useList } from '@/ui/shell';
import styles from './Floor.module.scss';

export const Feed = observer(function Feed() {
  const { session } = useStores();
  const byHobby = session.member?.hobbyDone === true;
  const list = useList<Goods>(
    (page) =>
      byHobby
        ? call('memberV4.hobbyProduct', { page }).then(({ goods }) => goods)
        : call('shopV2.home', { page }, { hide: true }).then(({ feed }) => feed),
    [byHobby, session.token],
  );
  if (list.status === 'error' && !isUnanswered(list.error)) return null;
  return (
    <View className={styles.floor}>
      <SectionHead title="猜你喜欢" />
      <List
        list={list}
        keyOf={(goods) => goods.id}
        render={(goods, at) => (
          <GoodsCard
            goods={goods}
            layout={list.pager === 'end' && standsAlone(list.rows.length, at) ? 'alone' : 'grid'}
          />
        )}
        skeleton="grid"
        grid
        chunkClass={grid.grid}
        empty={<Empty title="还没有推荐" />}
      />
    </View>
  );
});
