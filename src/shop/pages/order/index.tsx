/** /shop/pages/order/index: own orders by state, found again by goods or number. */
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { OrderStat, OrderTab } from '@/contract';
import { go } from '@/core/routes';
import { useInviteSheet } from '@/domain/groupBuying/useInviteSheet';
import { ORDER_TAB } from '@/domain/order/labels';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { later, List, Page, useChoice, useKeyword, usePageParams, useShareCard } from '@/ui/shell';
import { OrderRow } from '../../order/OrderRow';
import { UnpaidTogether } from '../../order/UnpaidTogether';
import { useOrders } from '../../order/useOrders';
import styles from './index.module.scss';

const OrderFrames = later(() => import('../../order/OrderFrames').then(({ OrderFrames: part }) => part));

const countOf = (stat: OrderStat | null | undefined, tab: OrderTab) =>
  tab === 'all' ? undefined : stat?.[tab as keyof OrderStat];

export default function OrdersPage() {
  const params = usePageParams<'/shop/pages/order/index'>();
  const [tab, setTab] = useChoice(params, 'tab', ORDER_TAB);
  const { keyword, box } = useKeyword(params);
  const { list, stat, round, refresh, actions, leaveFor } = useOrders(tab, keyword);
  const inviting = useInviteSheet(() => void list.reload());
  useShareAppMessage(useShareCard());
  return (
    <Page
      overlay={
        <>
          {actions.sheets}
          {inviting.sheet}
          <OrderFrames onMove={refresh} />
        </>
      }
    >
      <View className={styles.search}>
        <SearchBox placeholder="商品名或订单号" maxLength={40} {...box} />
      </View>
      <Tabs
        label="订单状态"
        current={tab}
        onChange={setTab}
        items={ORDER_TAB.map((item) => ({ ...item, count: countOf(stat, item.id) }))}
      />
      <Slot>
        {(tab === 'all' || tab === 'unpaid') && keyword === '' && (
          <UnpaidTogether count={stat?.unpaid ?? 0} round={round} onOpen={leaveFor} />
        )}
      </Slot>
      <List
        list={list}
        screenful={3}
        keyOf={(order) => order.id}
        render={(order) => (
          <OrderRow
            order={order}
            actions={actions}
            onOpen={() => leaveFor(order.id)}
            onExpire={() => refresh(order.id)}
            onInvite={inviting.ask}
          />
        )}
        empty={
          <Empty
            picture="order"
            title="这里还没有订单"
            text={keyword ? '换个词再找找' : '挑一款茶，等它到家'}
            button="去逛逛"
            onPress={() => go('/pages/tea/index', {})}
          />
        }
      />
    </Page>
  );
}
