/** The zones as covers, side by side; the open one has the frame. */
import { useId } from 'react';
import { Text, View } from '@tarojs/components';
import type { DiscountZone } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Strip } from '@/ui/kit/Strip';
import { Note, Title } from '@/ui/kit/Words';
import styles from './ZoneCards.module.scss';

const DAY_MS = 86_400_000;
/** 07月08日 · 06月12日 – 07月22日 */
const periodText = ({ startAt, endAt }: Pick<DiscountZone, 'startAt' | 'endAt'>): string =>
  endAt - startAt <= DAY_MS
    ? formatTime(startAt, 'MM月DD日')
    : `${formatTime(startAt, 'MM月DD日')} – ${formatTime(endAt - 1, 'MM月DD日')}`;

interface ZoneCardsProps {
  zones: readonly DiscountZone[];
  current: string;
  now: number;
  onChange: (id: string) => void;
}

export function ZoneCards({ zones, current, now, onChange }: ZoneCardsProps) {
  const base = `zone${useId().replace(/\W/g, '')}`;
  return (
    <View className={styles.strip}>
      <Strip active={`${base}-${current}`}>
        <View className={styles.row} {...aria({ role: 'tablist', label: '专场' })}>
          {zones.map((zone) => (
            <View key={zone.id} id={`${base}-${zone.id}`}>
              <Pressable
                className={classes(styles.zone, zone.id === current && styles.on)}
                role="tab"
                selected={zone.id === current}
                onPress={() => onChange(zone.id)}
              >
                <View className={styles.art} style={{ backgroundColor: zone.color }}>
                  <Picture src={zone.cover} w={480} alt="" fill priority />
                  {zone.startAt > now && <Text className={styles.soon}>即将开始</Text>}
                </View>
                <Title size="name" className={styles.title}>
                  {zone.title}
                </Title>
                <Note className={styles.note}>{`${periodText(zone)} · ${zone.count} 款`}</Note>
              </Pressable>
            </View>
          ))}
        </View>
      </Strip>
    </View>
  );
}
