/** Orders of one tab, and what is done with them. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AfterSale, MerchantOrder, MerchantTab } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { List, useAction, useKeyword, useList, usePageParams, useReturn } from '@/ui/shell';
import { OrderCard } from './OrderCard';
import { RefuseSheet } from './RefuseSheet';
import { ShipSheet } from './ShipSheet';
import { ORDER_EMPTY } from './labels';
import styles from './shop.module.scss';

interface OrdersProps {
  tab: MerchantTab;
  /** Another number after something was redeemed elsewhere. */
  round: number;
  onVerify: () => void;
  /** Something moved: the figures above are old. */
  onChanged: () => void;
}

export function Orders({ tab, round, onVerify, onChanged }: OrdersProps): ReactElement {
  const { feedback } = useStores();
  const { keyword, box, clear } = useKeyword(usePageParams<'/member/pages/wholesale/manage'>());
  const list = useList(
    (page) => call('merchant.orders', { tab, ...(keyword ? { keyword } : {}), page }),
    [tab, keyword, round],
    { rows: ({ page }) => page },
  );
  const [shipping, setShipping] = useState<MerchantOrder>();
  const [refusing, setRefusing] = useState<AfterSale>();
  useReturn(list.reload);
  const changed = () => {
    setShipping(undefined);
    setRefusing(undefined);
    void list.reload();
    onChanged();
  };
  const done = useAction(async (order: MerchantOrder) => {
    const question = {
      title: '已当面交付？',
      text: '没有扫码也算取走，订单会变为已收货。',
      yes: '交付完成',
      no: '再看看',
    };
    if (!(await feedback.confirm(question))) return;
    await call('merchant.orderDone', { orderId: order.id });
    feedback.toast('已交付');
    changed();
  });
  const pass = useAction(async (sale: AfterSale) => {
    const isBack = sale.status === 'returning';
    const question = isBack
      ? { title: '已收到退货？', text: '确认后退款给买家。', yes: '确认收货', no: '再看看' }
      : { title: '同意这次售后？', text: '退款从你的货款里出。', yes: '同意', no: '再看看' };
    if (!(await feedback.confirm(question))) return;
    await call('merchant.orderReturnPass', { id: sale.id });
    feedback.toast(isBack ? '已收货，退款处理中' : '已同意');
    changed();
  });
  const { title, text } = ORDER_EMPTY[tab];
  const searches = tab === 'done' || tab === 'all' || keyword !== '';
  return (
    <View className={styles.list}>
      {searches && (
        <View className={styles.head2}>
          <SearchBox placeholder="订单号或商品" maxLength={30} {...box} />
        </View>
      )}
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(order) => (
          <OrderCard
            order={order}
            acts={{ onShip: setShipping, onVerify, onDone: done.run, onPass: pass.run, onRefuse: setRefusing }}
          />
        )}
        chunkClass="chunk-stack"
        empty={
          keyword === '' ? (
            <Empty picture="order" title={title} text={text} />
          ) : (
            <Empty picture="order" title="没有找到订单" button="看全部" onPress={clear} />
          )
        }
      />
      <ShipSheet order={shipping} onClose={() => setShipping(undefined)} onSent={changed} />
      <RefuseSheet sale={refusing} onClose={() => setRefusing(undefined)} onRefused={changed} />
    </View>
  );
}
