/** /pointpage/pages/point: what points are worth: goods and coupons by class and price, the exchange, gifts, and what was had before. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { ExchangeGoods } from '@/contract';
import { go } from '@/core/routes';
import { PointGoods } from '@/domain/points/PointGoods';
import { Empty } from '@/ui/kit/Empty';
import { later } from '@/ui/shell/later';
import { List, Page, usePageParams, useReturn } from '@/ui/shell';
import { Filters } from '../exchange/Filters';
import { MallHead } from '../exchange/MallHead';
import { useMall } from '../exchange/useMall';
import styles from './point.module.scss';

const GoodsSheet = later(() => import('../exchange/GoodsSheet').then(({ GoodsSheet: part }) => part));
const RecordsSheet = later(() => import('../exchange/RecordsSheet').then(({ RecordsSheet: part }) => part));

export default function MallPage() {
  const params = usePageParams<'/pointpage/pages/point'>();
  const mall = useMall(params);
  const { state, list, chosen } = mall;
  const [records, setRecords] = useState(params.records !== undefined);
  useReturn(() => void mall.refresh());
  return (
    <Page
      state={state}
      skeleton="grid"
      overlay={
        <>
          <GoodsSheet
            item={chosen}
            points={state.data?.points ?? 0}
            onClose={() => mall.choose()}
            onDone={mall.refresh}
          />
          <RecordsSheet open={records} onClose={() => setRecords(false)} onDone={mall.refresh} />
        </>
      }
    >
      {(data) => (
        <View>
          <MallHead mall={data} onRecords={() => setRecords(true)} />
          <Filters mall={mall} cates={data.cates} />
          <List
            list={list}
            keyOf={(item: ExchangeGoods) => item.id}
            grid
            chunkClass={styles.grid}
            render={(item: ExchangeGoods) => <PointGoods item={item} haspopup="dialog" onPress={mall.choose} />}
            skeleton="grid"
            empty={
              mall.mine && !mall.narrowed ? (
                <Empty
                  title="再攒一攒就能兑"
                  text="签到、写茶评都能得积分"
                  button="去赚积分"
                  onPress={() => go('/pages/tea/my-point')}
                />
              ) : (
                <Empty
                  title={mall.mine ? '这一类还没有能兑的' : '这一类还没有好礼'}
                  text="换个分类看看"
                  button="看全部"
                  onPress={mall.clear}
                />
              )
            }
          />
        </View>
      )}
    </Page>
  );
}
