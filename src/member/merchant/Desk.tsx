/** The desk of who sells: the head, the day, and what was chosen of orders, goods, classes and money. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantProfile, MerchantStat } from '@/contract';
import { Tabs } from '@/ui/kit/Tabs';
import { useChoice, usePageParams } from '@/ui/shell';
import { Bill } from './Bill';
import { Classes } from './Classes';
import { Goods } from './Goods';
import { Orders } from './Orders';
import { DayCard, ShopHead } from './ShopHead';
import styles from './shop.module.scss';

const ORDER_TABS = ['ship', 'pickup', 'return', 'done', 'all'] as const;
type OrderTab = (typeof ORDER_TABS)[number];
type Tab = OrderTab | 'goods' | 'category' | 'bill';
const isOrders = (tab: Tab): tab is OrderTab => ORDER_TABS.some((one) => one === tab);

interface DeskProps {
  profile: MerchantProfile & { stat: MerchantStat };
  round: number;
  onOpen: (sheet: 'verify' | 'shop' | 'draw') => void;
  onChanged: () => void;
}

export function Desk({ profile, round, onOpen, onChanged }: DeskProps): ReactElement {
  const { merchant, stat, house } = profile;
  const goods = [
    { id: 'goods' as const, label: '商品' },
    { id: 'category' as const, label: '分类' },
  ];
  const tabs: readonly { id: Tab; label: string; count?: number }[] =
    house === undefined
      ? [
          { id: 'ship' as const, label: '待发货', count: stat.toShip },
          { id: 'pickup' as const, label: '待核销', count: stat.toPick },
          { id: 'return' as const, label: '售后', count: stat.returns },
          ...goods,
          { id: 'bill' as const, label: '账单' },
          { id: 'done' as const, label: '已完成' },
          { id: 'all' as const, label: '全部订单' },
        ]
      : goods;
  const [tab, setTab] = useChoice(usePageParams<'/member/pages/wholesale/manage'>(), 'tab', tabs);
  return (
    <View>
      {house === undefined && merchant ? (
        <>
          <ShopHead shop={merchant} onEdit={() => onOpen('shop')} />
          <DayCard stat={stat} />
        </>
      ) : (
        <View className={styles.card}>
          <Text className={styles.name}>{house}</Text>
          <Text className={styles.foot}>改好马上在店里生效</Text>
        </View>
      )}
      <Tabs className={styles.tabs} label="管理" items={tabs} current={tab} onChange={setTab} />
      {isOrders(tab) && <Orders tab={tab} round={round} onVerify={() => onOpen('verify')} onChanged={onChanged} />}
      {tab === 'goods' && <Goods stat={stat} onChanged={onChanged} />}
      {tab === 'category' && <Classes house={house !== undefined} />}
      {tab === 'bill' && <Bill stat={stat} onDraw={() => onOpen('draw')} />}
    </View>
  );
}
