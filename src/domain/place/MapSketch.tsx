/**
 * A map drawn on paper: grid, two roads and water that move with the centre, the known places around it. It says where things lie to
 * each other, not what the streets are called; no map provider is asked.
 */
import { useRef, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CommonEvent, ITouchEvent } from '@tarojs/components';
import type { Point } from '@/core/platform';
import { Icon } from '@/ui/kit/Icon';
import { Words } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import { moved, project } from './place';
import styles from './MapSketch.module.scss';

export interface MapMark extends Point {
  id: string;
  name: string;
}

interface MapSketchProps {
  centre: Point;
  /** Metres per px: 4 shows a quarter, 40 a city. */
  scale: number;
  marks?: readonly MapMark[];
  /** Read by those who cannot see it. */
  label: string;
  /** With it the sketch can be dragged under the pin. */
  onMove?: (centre: Point) => void;
}

/** Half the sketch in px; marks outside are left out. */
const REACH = { x: 190, y: 130 };
const GRID = 48;
/** The page must not scroll under the finger; in a browser `touch-action` sees to that. */
const WEAPP = process.env.TARO_ENV === 'weapp';
const wrap = (value: number): number => ((value % GRID) + GRID) % GRID;

export function MapSketch({ centre, scale, marks = [], label, onMove }: MapSketchProps): ReactElement {
  const from = useRef<{ x: number; y: number; centre: Point }>();
  const origin = project(
    centre,
    { lat: Math.round(centre.lat * 10) / 10, lng: Math.round(centre.lng * 10) / 10 },
    scale,
  );
  const start = (event: CommonEvent) => {
    const touch = (event as ITouchEvent).touches[0];
    if (touch) from.current = { x: touch.clientX, y: touch.clientY, centre };
  };
  const drag = (event: CommonEvent) => {
    const touch = (event as ITouchEvent).touches[0];
    if (!touch || !from.current) return;
    onMove?.(moved(from.current.centre, touch.clientX - from.current.x, touch.clientY - from.current.y, scale));
  };
  const seen = marks
    .map((mark) => ({ ...mark, at: project(centre, mark, scale) }))
    .filter(({ at }) => Math.abs(at.x) < REACH.x && Math.abs(at.y) < REACH.y);
  return (
    <View
      className={`${styles.map} ${onMove ? styles.movable : ''}`}
      role="img"
      aria-label={label}
      {...(WEAPP && onMove ? { catchMove: true } : {})}
      onTouchStart={onMove && start}
      onTouchMove={onMove && drag}
      onTouchEnd={() => (from.current = undefined)}
    >
      <View className={styles.grid} style={vars({ x: wrap(origin.x), y: wrap(origin.y) })} />
      <View className={styles.water} style={vars({ x: origin.x % 420, y: origin.y % 300 })} />
      <View className={styles.road} style={vars({ y: wrap(origin.y * 2) * 2 })} />
      <View className={styles.lane} style={vars({ x: wrap(origin.x * 2) * 3 })} />
      {seen.map(({ id, name, at }) => (
        <View key={id} className={styles.mark} style={vars({ x: at.x, y: at.y })}>
          <View className={styles.dot} />
          <Words size="caption" tone="soft" lines={1} className={styles.name}>
            {name}
          </Words>
        </View>
      ))}
      <View className={styles.pin}>
        <Icon name="pin" size={34} bold />
      </View>
      <View className={styles.shadow} />
    </View>
  );
}
