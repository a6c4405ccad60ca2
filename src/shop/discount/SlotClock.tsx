/** How long a slot still runs, or until it begins. */
import { Text } from '@tarojs/components';
import type { DiscountSlot } from '@/contract';
import { Countdown } from '@/ui/kit/Countdown';
import styles from './SlotClock.module.scss';

interface SlotClockProps {
  slot: DiscountSlot;
  onEnd: () => void;
}

export function SlotClock({ slot, onEnd }: SlotClockProps) {
  if (slot.state === 'ended') return <Text className={styles.over}>本场已结束</Text>;
  const [label, endAt] = slot.state === 'running' ? ['距结束', slot.endAt] : ['距开始', slot.startAt];
  return <Countdown key={slot.id} label={label} endAt={endAt} onEnd={onEnd} />;
}
