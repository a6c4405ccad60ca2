/** Whose shop it is, and the figures of its day. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantStat, MerchantView } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { StandingNote } from '@/domain/standing/StandingNote';
import { Button } from '@/ui/kit/Button';
import { Figures } from '@/ui/kit/Figures';
import { Person } from '@/ui/kit/Person';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './shop.module.scss';

interface ShopHeadProps {
  shop: MerchantView;
  onEdit: () => void;
}

export const ShopHead = ({ shop, onEdit }: ShopHeadProps): ReactElement => (
  <Stack gap={8} className={styles.head}>
    <Person
      src={shop.logo}
      name={shop.name}
      size={48}
      step="head"
      notes={[`${shop.contact}　${shop.open ? '合作商家' : '休息中'}`]}
    >
      <Button size="s" tone="line" onPress={onEdit}>
        店铺资料
      </Button>
    </Person>
    <StandingNote of={shop} what="店铺资料" />
  </Stack>
);

/** ▲ 12.4% 比上周一; nothing to compare with says nothing. */
function changeOf({ todayAmount, weekAgoAmount }: MerchantStat): { text: string; up: boolean } | undefined {
  if (weekAgoAmount === 0) return undefined;
  const rate = ((todayAmount - weekAgoAmount) * 100) / weekAgoAmount;
  return { text: `${rate >= 0 ? '▲' : '▼'} ${Math.abs(rate).toFixed(1)}% 比上周同日`, up: rate >= 0 };
}

export function DayCard({ stat }: { stat: MerchantStat }): ReactElement {
  const [yuan = '0', cents = '00'] = grouped(formatFen(stat.todayAmount)).split('.');
  const change = changeOf(stat);
  const figures = [
    { label: '订单', value: stat.todayOrders },
    { label: '件', value: stat.todayQty },
    { label: '瓜瓜币', value: stat.coins },
    { label: '在售商品', value: stat.goods.find(({ id }) => id === 'on')?.count ?? 0 },
  ];
  return (
    <View className={styles.card}>
      <Stack row gap={8} align="center" justify="between">
        <Words size="sub" tone="soft">
          今日成交（元）
        </Words>
        {change && <Text className={change.up ? styles.up : styles.down}>{change.text}</Text>}
      </Stack>
      <View className={styles.big}>
        <Text>{yuan}</Text>
        <Text className={styles.cents}>{`.${cents}`}</Text>
      </View>
      <Figures className={styles.columns} layout="start" rows={figures} />
    </View>
  );
}
