/** 商品 会员优惠 活动 优惠券 积分 运费 应付: rows of zero are left out, the sum stands last. */
import { View, Text } from '@tarojs/components';
import type { Amounts } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Price } from '@/ui/kit/Price';
import styles from './AmountRows.module.scss';

export interface AmountRow {
  key: string;
  label: string;
  text: string;
}

export function amountRows(amounts: Amounts): AmountRow[] {
  const off = (key: string, label: string, fen: number) =>
    fen > 0 ? [{ key, label, text: `−${formatYuan(fen)}` }] : [];
  return [
    { key: 'goods', label: '商品', text: formatYuan(amounts.goods) },
    ...off('member', '会员优惠', amounts.memberOff),
    ...off('campaign', '活动优惠', amounts.campaignOff),
    ...off('coupon', '优惠券', amounts.couponOff),
    ...off('points', '积分抵扣', amounts.pointsOff),
    ...off('vip', '年卡包邮', amounts.vipOff),
    { key: 'freight', label: '运费', text: amounts.freight === 0 ? '包邮' : formatYuan(amounts.freight) },
    ...(amounts.adjust === 0 ? [] : [{ key: 'adjust', label: '调整', text: formatYuan(amounts.adjust) }]),
  ];
}

interface AmountRowsProps {
  amounts: Amounts;
  total: '应付' | '实付';
  /** Of what is no goods: the lines that it has. */
  rows?: readonly AmountRow[];
}

export function AmountRows({ amounts, total, rows = amountRows(amounts) }: AmountRowsProps) {
  return (
    <View className={styles.rows}>
      {rows.map(({ key, label, text }) => (
        <View key={key} className={styles.row}>
          <Text>{label}</Text>
          <Text className={styles.figure}>{text}</Text>
        </View>
      ))}
      <View className={`${styles.row} ${styles.sum}`}>
        <Text>{total}</Text>
        <Price fen={amounts.payable} exact tone={total === '应付' ? 'price' : 'ink'} />
      </View>
    </View>
  );
}
