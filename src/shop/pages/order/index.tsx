/** /shop/pages/order/index: own orders by state, found again by goods or number. */
import { useRef, useState } from 'react';
import { View } from '@tarojs/components';
import { useDidShow, useShareAppMessage } from '@tarojs/taro';
import type { OrderAction, OrderCard, OrderStat, OrderTab } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useInviteSheet } from '@/domain/groupBuying/useInviteSheet';
import { ORDER_TAB } from '@/domain/order/labels';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useBlock, useList, usePageParams, useShareCard } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';
import { OrderRow } from '../../order/OrderRow';
import { UnpaidTogether } from '../../order/UnpaidTogether';
import { useOrderActions } from '../../order/useOrderActions';
import styles from './index.module.scss';

const isTab = (text: string | undefined): text is OrderTab => ORDER_TAB.some(({ id }) => id === text);

export default function OrdersPage() {
  const params = usePageParams<'/shop/pages/order/index'>();
  const { session } = useStores();
  const [tab, setTab] = useState<OrderTab>(isTab(params.tab) ? params.tab : 'all');
  const [typed, setTyped] = useState(params.keyword ?? '');
  const [keyword, setKeyword] = useState(params.keyword ?? '');
  const [round, setRound] = useState(0);
  const list = useList<OrderCard>(
    async (page) => {
      const asked = call('memberOrder.index', { tab, page, ...(keyword ? { keyword } : {}) });
      // Who follows the topic below must be known; without it the rows just do not move by themselves.
      const [rows] = await Promise.all([asked, session.loadMember().catch(() => undefined)]);
      return rows;
    },
    [tab, keyword],
  );
  const stat = useBlock(() => call('memberOrder.statistics'), String(round));
  /** A row as it is now; it leaves a tab of one state together with that state. */
  const put = (id: string, card: OrderCard | undefined) => {
    setRound((count) => count + 1);
    list.patch((row) => (row.id !== id ? row : tab === 'all' || card?.status === row.status ? card : undefined));
  };
  const refresh = (id: string) =>
    void call('memberOrder.view', { id }, { hide: true }).then(
      ({ card }) => put(id, card),
      () => undefined,
    );
  const actions = useOrderActions((id, order) => put(id, order?.card), refresh);
  /** The order that was opened, paid or moved on another page: read again when this one is shown. */
  const left = useRef('');
  useDidShow(() => {
    if (left.current) refresh(left.current);
    left.current = '';
  });
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    onFrame: ({ kind, data }) => {
      if (kind === 'order') refresh(String(data.orderId));
    },
  });
  const inviting = useInviteSheet(() => void list.reload());
  useShareAppMessage(useShareCard());
  const run = (action: OrderAction, order: OrderCard) => {
    left.current = order.id;
    actions.run(action, order);
  };

  return (
    <Page
      overlay={
        <>
          {actions.sheets}
          {inviting.sheet}
        </>
      }
    >
      <View className={styles.search}>
        <SearchBox
          placeholder="商品名或订单号"
          maxLength={40}
          value={typed}
          onInput={(text) => {
            setTyped(text);
            if (text === '') setKeyword('');
          }}
          onSearch={() => setKeyword(typed.trim())}
        />
      </View>
      <Tabs
        label="订单状态"
        current={tab}
        onChange={setTab}
        items={ORDER_TAB.map((item) => ({
          ...item,
          count: item.id === 'all' ? undefined : stat?.[item.id as keyof OrderStat],
        }))}
      />
      {/* A place of its own: the list below must not travel again when it comes or goes. */}
      <View>
        {(tab === 'all' || tab === 'unpaid') && keyword === '' && (
          <UnpaidTogether
            count={stat?.unpaid ?? 0}
            round={round}
            onOpen={(id) => {
              left.current = id;
            }}
          />
        )}
      </View>
      <List
        list={list}
        keyOf={(order) => order.id}
        render={(order) => (
          <OrderRow
            order={order}
            actions={{ ...actions, run }}
            onOpen={() => {
              left.current = order.id;
            }}
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
