/** The slots of today and tomorrow: when, and how they stand on the server's clock. */
import { useId } from 'react';
import { Text, View } from '@tarojs/components';
import type { DiscountSlot } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import styles from './SlotStrip.module.scss';

const STATES: Record<DiscountSlot['state'], string> = {
  ended: '已结束',
  running: '抢购中',
  soon: '即将开始',
  tomorrow: '明日开抢',
};

interface SlotStripProps {
  slots: readonly DiscountSlot[];
  current: string;
  onChange: (id: string) => void;
}

export function SlotStrip({ slots, current, onChange }: SlotStripProps) {
  const base = `slot${useId().replace(/\W/g, '')}`;
  return (
    <View className={styles.strip}>
      <Strip active={`${base}-${current}`}>
        <View className={styles.row} {...aria({ role: 'tablist', label: '秒杀场次' })}>
          {slots.map(({ id, label, state }) => (
            <View key={id} id={`${base}-${id}`}>
              <Pressable
                className={classes(styles.slot, id === current && styles.on)}
                role="tab"
                selected={id === current}
                onPress={() => onChange(id)}
              >
                <Text className={styles.time}>{label}</Text>
                <Words size="caption">{STATES[state]}</Words>
              </Pressable>
            </View>
          ))}
        </View>
      </Strip>
    </View>
  );
}
