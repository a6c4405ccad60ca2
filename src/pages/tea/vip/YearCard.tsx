/** The annual card as it lies on the member page: its state, what it has saved, and the way to buy it. */
import { Text, View } from '@tarojs/components';
import type { VipInfo } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { BRAND } from '@/core/lib/brand';
import { go } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Figures } from '@/ui/kit/Figures';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { cardAct, cardLine } from './labels';
import styles from './YearCard.module.scss';

export function YearCard({ info }: { info: VipInfo }) {
  const { state, saved, usedFreeShipping, freeShippings, expected, tasting } = info;
  const act = sells('vip') ? cardAct(info) : '查看';
  const facts =
    state === 'active'
      ? [
          { label: '已替你省下', value: formatYuan(saved) },
          { label: '包邮已用', value: `${usedFreeShipping} / ${freeShippings}` },
          ...(tasting ? [{ label: '免费品鉴', value: '每月 1 次' }] : []),
        ]
      : expected > 0 && sells('vip')
        ? [{ label: '按近一年的单，有卡还能省', value: formatYuan(expected) }]
        : [];
  return (
    <View className={styles.card}>
      <Stack row gap={12} align="start" justify="between">
        <Stack grow>
          <Text className={styles.title}>{`${BRAND.name}年卡`}</Text>
          <Words size="foot" tone="inverse">
            {cardLine(info)}
          </Words>
        </Stack>
        <Pressable className={styles.act} role="link" label={`${act}年卡`} onPress={() => go('/tea/pages/vip', {})}>
          <Text>{act}</Text>
        </Pressable>
      </Stack>
      {facts.length > 0 && <Figures className={styles.facts} size="title" layout="start" tone="inverse" rows={facts} />}
    </View>
  );
}
