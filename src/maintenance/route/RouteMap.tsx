/** The road of a day, drawn on paper: what was walked is solid, what is ahead dashed; the list below says the same to who does not see it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { VisitStop } from '@/contract';
import type { Point } from '@/core/platform';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { layoutOf } from './layout';
import { NEAR_METRES } from './order';
import styles from './route.module.scss';

const BOX = { width: 375, height: 260, pad: 48 };

interface RouteMapProps {
  stops: readonly VisitStop[];
  /** The stop that comes next. */
  currentId: string | undefined;
  here: Point | undefined;
  label: string;
}

export function RouteMap({ stops, currentId, here, label }: RouteMapProps): ReactElement {
  const placed = stops.flatMap((stop, i) => (stop.geo ? [{ stop, geo: stop.geo, number: i + 1 }] : []));
  const points = placed.map(({ geo }) => geo);
  const { scale, at, legs } = layoutOf(here ? [...points, here] : points, BOX);
  const mine = here ? at[at.length - 1] : undefined;
  const roads = here ? legs.slice(0, -1) : legs;
  return (
    <View className={styles.map} {...aria({ role: 'img', label })}>
      <View className={styles.water} />
      <View className={styles.avenue} />
      <View className={styles.street} />
      {roads.map((leg, i) => (
        <View
          key={placed[i]?.stop.id}
          className={classes(styles.leg, placed[i + 1]?.stop.status === 'waiting' ? styles.ahead : styles.walked)}
          style={{
            ...vars({ x: leg.x, y: leg.y, length: leg.length }),
            transform: `rotate(${leg.angle.toFixed(1)}deg)`,
          }}
        />
      ))}
      {placed.map(({ stop, number }, i) => {
        const { x, y } = at[i] ?? { x: 0, y: 0 };
        const isCurrent = stop.id === currentId;
        return (
          <View key={stop.id} className={styles.stop} style={vars({ x, y, near: Math.min(80, NEAR_METRES / scale) })}>
            {isCurrent && <View className={styles.ring} />}
            <View
              className={classes(
                styles.disc,
                (stop.status === 'done' || stop.status === 'checked') && styles.done,
                isCurrent && styles.current,
              )}
            >
              <Text>{number}</Text>
            </View>
            <Text className={classes(styles.name, x > BOX.width / 2 && styles.left)}>{stop.client.name}</Text>
          </View>
        );
      })}
      {mine && <View className={styles.here} style={vars({ x: mine.x, y: mine.y })} />}
    </View>
  );
}
