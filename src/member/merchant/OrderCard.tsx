/** The shop's share of one order: what was bought, where to, what waits, and what the seller does next. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { AfterSale, MerchantOrder, OrderLine } from '@/contract';
import { formatFen, formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { SALE_STATUS } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { SALE_TEXT, stageText, waitText } from './labels';
import styles from './shop.module.scss';

export interface OrderActs {
  onShip: (order: MerchantOrder) => void;
  onVerify: () => void;
  onDone: (order: MerchantOrder) => void;
  onPass: (sale: AfterSale) => void;
  onRefuse: (sale: AfterSale) => void;
}

export function OrderCard({ order, acts }: { order: MerchantOrder; acts: OrderActs }): ReactElement {
  const { clock } = useStores();
  const waits = order.stage === 'ship' || order.stage === 'pickup';
  return (
    <Card pad="text">
      <Stack row gap={8} align="center" justify="between">
        <Text className={styles.no}>{order.no}</Text>
        <Text className={waits ? styles.waits : styles.no}>
          {waits ? waitText(clock.now() - (order.paidAt ?? order.createdAt)) : stageText(order)}
        </Text>
      </Stack>
      {order.lines.map((line, at) => (
        <Line key={line.id} line={line} amount={at === 0 ? order.amount : undefined} />
      ))}
      <View className={styles.to}>
        <Text>{[order.buyer, order.mobile, order.region].filter(Boolean).join('　')}</Text>
        {order.remark !== '' && <Text className={styles.remark}>{`留言：${order.remark}`}</Text>}
      </View>
      {order.afterSales.map((sale) => (
        <SaleBlock key={sale.id} sale={sale} order={order} acts={acts} />
      ))}
      <Acts order={order} acts={acts} />
    </Card>
  );
}

/** What is packed or handed over: its name, its specification and how many pieces of it; beside the first the sum of all. */
function Line({ line, amount }: { line: OrderLine; amount: number | undefined }): ReactElement {
  const { cover, title, specText, price, qty, gift } = line;
  return (
    <View className={styles.line}>
      <View className={styles.cover}>
        <Picture src={cover} w={120} ratio={1} alt="" />
      </View>
      <View>
        <Words size="name" block>{`${title}${specText === '' ? '' : ` ${specText}`}`}</Words>
        <Words size="sub" tone="soft" figures block>{`${gift ? '赠品' : formatFen(price)} × ${qty}`}</Words>
      </View>
      {amount !== undefined && <Text className={styles.amount}>{formatYuan(amount)}</Text>}
    </View>
  );
}

/** What the buyer asks back: which goods, how many pieces of them, and the answer that is waited for. */
function SaleBlock({ sale, order, acts }: { sale: AfterSale; order: MerchantOrder; acts: OrderActs }): ReactElement {
  const goods = sale.lines.map(({ lineId, title, qty }) => {
    const spec = order.lines.find(({ id }) => id === lineId)?.specText ?? '';
    return `${title}${spec === '' ? '' : ` ${spec}`} × ${qty}`;
  });
  return (
    <>
      <View className={styles.to}>
        <Text>{`${SALE_TEXT[sale.way]}　${SALE_STATUS[sale.status]}　${formatYuan(sale.refund)}`}</Text>
        {goods.map((text, at) => (
          <Text key={sale.lines[at]?.lineId}>{text}</Text>
        ))}
        <Text className={styles.remark}>{[sale.reason, sale.note].filter(Boolean).join('：')}</Text>
        {sale.parcel && <Text className={styles.remark}>{`寄回：${sale.parcel.company} ${sale.parcel.no}`}</Text>}
      </View>
      {(sale.status === 'applied' || sale.status === 'returning' || sale.photos.length > 0) && (
        <Stack row gap={10} align="center" justify="end" wrap className={styles.acts}>
          {sale.answerBy !== undefined && (
            <View className={styles.note}>
              <Countdown tone="text" label="自动同意 " endAt={sale.answerBy} />
            </View>
          )}
          {sale.photos.length > 0 && (
            <Button
              size="s"
              tone="quiet"
              onPress={() => go('/shop/pages/imgshow', { urls: sale.photos })}
            >{`照片 ${sale.photos.length}`}</Button>
          )}
          {sale.status === 'applied' && (
            <Button size="s" tone="line" onPress={() => acts.onRefuse(sale)}>
              拒绝
            </Button>
          )}
          {(sale.status === 'applied' || sale.status === 'returning') && (
            <Button size="s" onPress={() => acts.onPass(sale)}>
              {sale.status === 'applied' ? '同意' : '确认收货'}
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}

function Acts({ order, acts }: { order: MerchantOrder; acts: OrderActs }): ReactElement {
  if (order.stage === 'ship')
    return (
      <Stack row gap={10} align="center" justify="end" wrap className={styles.acts}>
        <Text className={styles.note}>{`还有 ${order.left.reduce((all, { qty }) => all + qty, 0)} 件待发`}</Text>
        <Button size="s" onPress={() => acts.onShip(order)}>
          发货
        </Button>
      </Stack>
    );
  if (order.stage === 'pickup')
    return (
      <Stack row gap={10} align="center" justify="end" wrap className={styles.acts}>
        <Text className={styles.note}>到店自提</Text>
        <Button size="s" tone="line" onPress={() => acts.onDone(order)}>
          交付完成
        </Button>
        <Button size="s" onPress={acts.onVerify}>
          核销
        </Button>
      </Stack>
    );
  return (
    <Stack row gap={10} align="center" justify="end" wrap className={styles.acts}>
      <Text className={styles.note}>{`${listTime(order.createdAt)} 下单`}</Text>
    </Stack>
  );
}
