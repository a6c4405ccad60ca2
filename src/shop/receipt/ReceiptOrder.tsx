/** An order in short, as somebody reads it who comes from the messenger's receipt: three next steps, then a small shop window. */
import { Text, View } from '@tarojs/components';
import type { OrderDetail } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { go, relaunch } from '@/core/routes';
import { addressText } from '@/domain/address/text';
import { DELIVERY, ORDER_STATUS } from '@/domain/order/labels';
import { askInvoice, hasInvoice } from '@/domain/order/invoice';
import { OrderLines } from '@/domain/order/OrderLines';
import { ResultHead } from '@/domain/order/ResultHead';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Tool } from '@/ui/kit/Tool';
import { ReceiptOffers } from './ReceiptOffers';
import styles from './ReceiptOrder.module.scss';

export function ReceiptOrder({ order }: { order: OrderDetail }) {
  const { card } = order;
  const { id } = card;
  const isOpen = card.status === 'unpaid';
  return (
    <View className={styles.page}>
      {isOpen ? (
        <ResultHead icon="clock" title="订单还没有支付" amount={card.payable} text="请在时限内完成支付">
          <Button onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: id })}>去支付</Button>
        </ResultHead>
      ) : (
        <ResultHead
          title={card.status === 'cancelled' || card.status === 'refunded' ? ORDER_STATUS[card.status] : '支付成功'}
          icon={card.status === 'cancelled' ? 'info' : 'check'}
          amount={card.payable}
        >
          <Button tone="line" onPress={() => relaunch('/pages/tea/index', {})}>
            返回首页
          </Button>
          <Button tone="ink" onPress={() => go('/shop/pages/order/detail', { id })}>
            查看订单
          </Button>
        </ResultHead>
      )}
      <View className={styles.tools}>
        {card.actions.includes('express') && (
          <Tool icon="truck" text="查看物流" onPress={() => go('/shop/pages/order/express', { id })} />
        )}
        {hasInvoice(order) && <Tool icon="invoice" text="开发票" onPress={() => askInvoice(id)} />}
        <Tool icon="service" text="联系客服" onPress={() => go('/contact/pages/ContactUs', {})} />
      </View>
      <Card place="next" className={styles.card}>
        <Text className={styles.seller}>{card.seller}</Text>
        <OrderLines lines={card.lines.slice(0, 3)} onOpen={(goodsId) => go('/shop/pages/goods', { id: goodsId })} />
        {card.lines.length > 3 && <Text className={styles.count}>{`共 ${card.qty} 件`}</Text>}
      </Card>
      <Card place="next" clip>
        <Cells>
          <Cell label="状态">{ORDER_STATUS[card.status]}</Cell>
          <Cell label="配送方式">{DELIVERY[order.deliveryType]}</Cell>
          {order.address && <Cell label="送到" note={addressText(order.address)} />}
          {order.pickup && <Cell label={order.pickup.store.name} note={order.pickup.store.address} />}
          <Cell label="订单号">{card.no}</Cell>
          {order.payment?.paidAt !== undefined && <Cell label="支付时间">{fullTime(order.payment.paidAt)}</Cell>}
        </Cells>
      </Card>
      <ReceiptOffers />
    </View>
  );
}
