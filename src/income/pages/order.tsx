/** /income/pages/order: the orders that bring income, by state, month and depth; one of them by its number. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, IncomeMonth, IncomeRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Segmented } from '@/ui/kit/Segmented';
import { List, Page, useChoice, useKeyword, useList, usePageParams, useParam } from '@/ui/shell';
import { IncomeTabs } from '../rows/IncomeTabs';
import { byMonth, type Dated } from '../months';
import { MonthPick } from '../rows/MonthPick';
import { MonthRow } from '../rows/MonthRow';
import { monthName, STATES } from '../labels';
import styles from './order.module.scss';

type State = IncomeRow['status'] | 'all';
type Depth = 'all' | 'direct' | 'indirect';
const TABS: readonly { id: State; label: string }[] = [{ id: 'all', label: '全部' }, ...STATES];
const DEPTHS: readonly { id: Depth; label: string }[] = [
  { id: 'all', label: '全部' },
  { id: 'direct', label: '直推' },
  { id: 'indirect', label: '间推' },
];

export default function IncomeOrdersPage() {
  const params = usePageParams<'/income/pages/order'>();
  const [status, setStatus] = useChoice(params, 'status', TABS);
  const [depth, setDepth] = useChoice(params, 'depth', DEPTHS);
  const [month, setMonth] = useParam(params, 'month');
  const { keyword: orderNo, box } = useKeyword(params);
  const [picking, setPicking] = useState(false);
  const list = useList<DataOf<'achievement.index'>, Dated<IncomeRow, IncomeMonth>>(
    (page) =>
      call('achievement.index', {
        orders: true,
        page,
        ...(orderNo ? { orderNo } : {}),
        ...(status === 'all' ? {} : { status }),
        ...(depth === 'all' ? {} : { source: depth }),
        ...(month ? { month } : {}),
      }),
    [status, depth, month, orderNo],
    { rows: byMonth },
  );
  const { months = [], settleDays = 0 } = list.head ?? {};
  return (
    <Page
      overlay={
        <MonthPick
          open={picking}
          months={months}
          current={month}
          onClose={() => setPicking(false)}
          onChange={setMonth}
        />
      }
    >
      <IncomeTabs current="orders" />
      <View className={styles.search}>
        <SearchBox placeholder="输入完整订单号" {...box} />
      </View>
      <Chips label="结算状态" items={TABS} current={status} onChange={setStatus} />
      <View className={styles.filters}>
        <Segmented label="关系" items={DEPTHS} current={depth} onChange={setDepth} />
        <Button size="s" tone="quiet" onPress={() => setPicking(true)}>
          {month ? monthName(month) : '全部月份'}
        </Button>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(row) => <MonthRow row={row} settleDays={settleDays} order />}
        skeleton="cells"
        empty={
          orderNo ? (
            <Empty title="没有找到这个订单" text="请核对完整的订单号" />
          ) : (
            <Empty
              picture="order"
              title="还没有带来收益的订单"
              text="茶友付款后，订单就会出现在这里"
              button="看收益怎么来"
              onPress={() => go('/income/pages/index')}
            />
          )
        }
      />
    </Page>
  );
}
