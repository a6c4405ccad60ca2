/** What the month has saved, and by what. */
import { Text, View } from '@tarojs/components';
import type { VipInfo } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { billOf } from './labels';
import styles from './MonthBill.module.scss';

export function MonthBill({ month }: Pick<VipInfo, 'month'>) {
  const bill = billOf(month);
  return (
    <Stack row gap={16} align="center" wrap className={styles.bill}>
      <View className={styles.sum}>
        <Note>本月省了</Note>
        <Title size="display" figures>
          {formatYuan(month.memberOff + month.freight)}
        </Title>
      </View>
      <View className={styles.lines}>
        {bill.length === 0 && <Note>按会员价下第一单，这里就有数了</Note>}
        {bill.map(({ key, label, text }) => (
          <View key={key} className={styles.line}>
            <Text>{label}</Text>
            <Text>{text}</Text>
          </View>
        ))}
      </View>
    </Stack>
  );
}
