/** /shop/pages/marketing/wholesale_index: the hall of group buying, three floors of campaigns. */
import { APP_NAME } from '@/core/lib/app';
import { useCallback, useState } from 'react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { canOpen, open } from '@/core/routes';
import { ActivityFeed } from '@/domain/activityFeed/ActivityFeed';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { pictureUrl } from '@/ui/kit/Picture';
import { Blocks, Page, useLogin, useShareCard } from '@/ui/shell';
import { HALL_BANNER, HallBanner } from '../../groupBuying/HallBanner';
import { HallFloor } from '../../groupBuying/HallFloor';
import { HowItWorks } from '../../groupBuying/HowItWorks';
import { mineOf } from '../../groupBuying/types';
import styles from './wholesale_index.module.scss';

const AUCTION_EVERY_MS = 10_000;
const MARKET = '/pages/tea/wholesale';

export default function WholesaleIndexPage() {
  const guard = useLogin();
  const [round, setRound] = useState(0);
  const [live, setLive] = useState(0);
  const turn = useCallback(() => setRound((now) => now + 1), []);
  const tick = useCallback(() => setLive((now) => now + 1), []);
  useShareAppMessage(
    useShareCard({
      title: `${APP_NAME}集采会场`,
      desc: '拼团、竞拍、阶梯批发，一起买更实在',
      pic: pictureUrl(HALL_BANNER, 480),
      url: '/shop/pages/marketing/wholesale_index',
    }),
  );
  const mine = mineOf('group');
  return (
    <Page
      action={
        canOpen(mine) && (
          <Button block tone="line" onPress={() => guard(() => void open(mine))}>
            我的参与
          </Button>
        )
      }
    >
      <HallBanner />
      <ActivityFeed scene="group" />
      <Blocks>
        <HallFloor type="group" note="快满的在前" sort="hot" count={6} round={round} onTurn={turn} />
        <HallFloor
          type="auction"
          note="价格实时更新"
          sort="ending"
          count={3}
          every={AUCTION_EVERY_MS}
          round={round + live}
          onTurn={tick}
        />
        <HallFloor type="tier" note="认证批发商可见底价" sort="hot" count={6} round={round} onTurn={turn} />
        {canOpen(MARKET) && (
          <View className={styles.market}>
            <Cells>
              <Cell label="批发" note="全部批发货品与阶梯价" onPress={() => open(MARKET)} />
            </Cells>
          </View>
        )}
        <HowItWorks />
      </Blocks>
    </Page>
  );
}
