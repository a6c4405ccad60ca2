/** The receipt: whether it is paid, how much, for what, and the two ways on. */
import { Text, View } from '@tarojs/components';
import { formatYuan } from '@/core/lib/money';
import { fullTime } from '@/core/lib/time';
import { Brand } from '@/ui/kit/Brand';
import { Button } from '@/ui/kit/Button';
import { isWaiting, type Bill } from './useBill';
import styles from './Receipt.module.scss';

function stateText(bill: Bill): string {
  if (bill.status === 'paid') return '支付成功';
  if (bill.status === 'refunded') return '已退款';
  return isWaiting(bill) ? '支付结果确认中' : '支付未完成';
}

interface ReceiptProps {
  bill: Bill;
  onShop: () => void;
  onOrder: () => void;
}

export function Receipt({ bill, onShop, onOrder }: ReceiptProps) {
  return (
    <View className={styles.receipt}>
      <Brand kind="wordmark" tone="ink" height={26} />
      <Text className={styles.state} role="status">
        {stateText(bill)}
      </Text>
      <Text className={styles.amount}>{formatYuan(bill.amount)}</Text>
      <View className={styles.rows}>
        {bill.goods && <Row label="商品" text={bill.goods} />}
        <Row label="订单号" text={bill.orderNo} />
        {bill.paidAt !== undefined && <Row label="支付时间" text={fullTime(bill.paidAt)} />}
      </View>
      <View className={styles.ways}>
        <Button tone="line" onPress={onShop}>
          返回商城
        </Button>
        <Button onPress={onOrder}>查看订单</Button>
      </View>
    </View>
  );
}

const Row = ({ label, text }: { label: string; text: string }) => (
  <View className={styles.row}>
    <Text className={styles.name}>{label}</Text>
    <Text className={styles.value}>{text}</Text>
  </View>
);
