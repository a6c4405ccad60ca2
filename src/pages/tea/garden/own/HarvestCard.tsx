/** One harvest: how much, what is made of it, where it is, and what waits for the owner. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Harvest } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { craftOf, harvestName, HARVEST_WORDS } from '../labels';
import styles from './harvest.module.scss';

interface HarvestCardProps {
  harvest: Harvest;
  busy: boolean;
  /** Left out where nothing can be done: a stranger's certificate. */
  onCraft?: (craft: Harvest['crafts'][number]) => void;
  onClaim?: () => void;
}

function placeOf(harvest: Harvest): string {
  const { status, byDefault, overdue, chooseBefore, readyAt = 0, claimBefore = 0, parcel, store } = harvest;
  const craft = craftOf(harvest);
  const made = byDefault ? `七天内未选，已按默认工艺制作：${craft}` : `制成${craft}`;
  if (status === 'chooseCraft')
    return `${formatTime(harvest.pickedAt, 'MM月DD日')}采，${formatTime(chooseBefore, 'MM月DD日')}前选做法`;
  if (status === 'making') return `${made}，${formatTime(readyAt, 'MM月DD日')}制好`;
  if (status === 'claimable') return `${made}，请在 ${formatTime(claimBefore, 'MM月DD日')}前领，逾期自动存入茶窖`;
  if (status === 'stored') return `${made}，${overdue ? '已自动存入茶窖' : '已存入茶窖'}`;
  if (store) return `${made}，${store}自提`;
  return parcel ? `${made}，${parcel.company} ${parcel.trackingNo}` : `${made}，仓库备货中`;
}

export function HarvestCard({ harvest, busy, onCraft, onClaim }: HarvestCardProps): ReactElement {
  const { status, grams, crafts, lotId, requestId, parcel } = harvest;
  const word = HARVEST_WORDS[status];
  const follow = (lot: string) => {
    if (status === 'stored') return go('/outbound/pages/escrow', { lotId: lot });
    return parcel && requestId !== undefined
      ? go('/shop/pages/order/express', { requestId })
      : go('/outbound/pages/escrow', { tab: 'requests' });
  };
  return (
    <View className={styles.harvest}>
      <Stack row align="center" justify="between">
        <Words size="name">{harvestName(harvest)}</Words>
        <Tag tone={word.tone}>{word.text}</Tag>
      </Stack>
      <View className={styles.amount}>
        <Text className={styles.grams}>{grams}</Text>
        <Text className={styles.unit}>g</Text>
      </View>
      <Words size="foot" tone="soft" block className={styles.note}>
        {placeOf(harvest)}
      </Words>
      <Slot>
        {status === 'chooseCraft' && onCraft && (
          <View className={styles.crafts}>
            {crafts.map((craft) => (
              <View key={craft.value} className={styles.craft}>
                <Button block tone="soft" disabled={busy} onPress={() => onCraft(craft)}>
                  {`做${craft.label}`}
                </Button>
                <Words size="foot" tone="soft" block className={styles.note}>
                  {craft.text}
                </Words>
              </View>
            ))}
          </View>
        )}
        {status === 'claimable' && onClaim && (
          <Button block tone="celadon" disabled={busy} onPress={onClaim}>
            {`领这 ${grams} g`}
          </Button>
        )}
        {lotId !== undefined && (
          <Button tone="text" onPress={() => follow(lotId)}>
            {status === 'stored' ? '去茶窖看' : parcel ? '看物流' : '看出库进度'}
          </Button>
        )}
      </Slot>
    </View>
  );
}
