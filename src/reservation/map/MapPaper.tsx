/** The drawn map under its pins: dragged by a finger, nearer by two; what stands on it can be pressed. */
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { Text, View, type CommonEvent, type ITouchEvent } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import type { Point } from '@/core/platform';
import { distanceText, moved, project } from '@/domain/place/place';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { Words } from '@/ui/kit/Words';
import { shortName } from '../shortName';
import { paperImage } from './paper';
import { edgesOf, insideOf, ringsOf } from './pins';
import styles from './MapPaper.module.scss';

/** Of the window, in px of the design. */
export const MAP_WINDOW = { width: 375, height: 400 } as const;
/** The paper reaches so far beyond it. */
const MARGIN = 140;
const PAPER = { width: MAP_WINDOW.width + 2 * MARGIN, height: MAP_WINDOW.height + 2 * MARGIN };
/** Two fingers have moved that much before the map follows. */
const PINCH = 1.25;
/** The page must not scroll under the finger; in a browser `touch-action` sees to that. */
const WEAPP = process.env.TARO_ENV === 'weapp';

interface MapPaperProps {
  centre: Point;
  scale: number;
  stores: readonly StoreCard[];
  chosen: StoreCard | undefined;
  own: Point | undefined;
  /** Read by those who cannot see it. */
  label: string;
  onMove: (centre: Point) => void;
  onZoom: (factor: number, centre?: Point) => void;
  onChoose: (store: StoreCard) => void;
}

function useFingers({ centre, scale, onMove, onZoom }: Pick<MapPaperProps, 'centre' | 'scale' | 'onMove' | 'onZoom'>) {
  const from = useRef<{ x: number; y: number; apart: number }>();
  const [shift, setShift] = useState({ x: 0, y: 0 });
  const read = (event: CommonEvent) => {
    const [one, two] = (event as ITouchEvent).touches;
    const apart = one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    return one && { x: one.clientX, y: one.clientY, apart };
  };
  return {
    shift,
    onTouchStart: (event: CommonEvent) => (from.current = read(event)),
    onTouchMove: (event: CommonEvent) => {
      const [start, at] = [from.current, read(event)];
      if (!start || !at) return;
      if (start.apart === 0 || at.apart === 0) {
        if (at.apart === start.apart) setShift({ x: at.x - start.x, y: at.y - start.y });
        return;
      }
      const wider = at.apart / start.apart;
      if (wider < PINCH && wider > 1 / PINCH) return;
      from.current = at;
      onZoom(1 / wider);
    },
    onTouchEnd: () => {
      from.current = undefined;
      if (shift.x === 0 && shift.y === 0) return;
      onMove(moved(centre, shift.x, shift.y, scale));
      setShift({ x: 0, y: 0 });
    },
  };
}

export function MapPaper(props: MapPaperProps): ReactElement {
  const { centre, scale, stores, chosen, own, label, onChoose, onZoom } = props;
  const { shift, ...fingers } = useFingers(props);
  const drawing = useMemo(() => paperImage({ centre, scale, ...PAPER, shown: MAP_WINDOW }), [centre, scale]);
  const rings = ringsOf(stores, { centre, scale, chosen: chosen?.id });
  const mine = own && project(centre, own, scale);
  return (
    <View
      className={styles.window}
      {...(WEAPP ? { catchMove: true } : {})}
      {...aria({ role: 'group', label })}
      {...fingers}
    >
      <View className={styles.layer} style={vars({ dx: shift.x, dy: shift.y })}>
        <View className={styles.paper} style={vars({ drawing })} />
        {mine && <View className={styles.me} style={vars({ x: mine.x, y: mine.y })} role="img" aria-label="我的位置" />}
        {insideOf(rings, MAP_WINDOW).map(({ id, stores: together, x, y }) => {
          const [only, second] = together;
          const isOn = only?.id === chosen?.id;
          return (
            <View key={id} className={styles.spot} style={vars({ x, y })}>
              {second || !only ? (
                <Pressable
                  className={styles.ring}
                  label={`${together.length} 处挨在一起，放大看`}
                  onPress={() => onZoom(0.4, only?.geo)}
                >
                  <Text>{together.length}</Text>
                </Pressable>
              ) : (
                <Pressable
                  className={classes(styles.pin, isOn && styles.on)}
                  pressed={isOn}
                  onPress={() => onChoose(only)}
                >
                  <Icon name="leaf" size={16} />
                  <Words size="sub" lines={1} className={styles.called}>
                    {shortName(only.name)}
                  </Words>
                </Pressable>
              )}
            </View>
          );
        })}
      </View>
      {edgesOf(rings, MAP_WINDOW).map(({ store, side, top }) => (
        <Pressable
          key={store.id}
          className={classes(styles.edge, styles[side])}
          style={vars({ top })}
          onPress={() => onChoose(store)}
        >
          <Words size="sub" lines={1} className={styles.called}>
            {shortName(store.name)}
          </Words>
          {store.distance !== undefined && <Text>{` ${distanceText(store.distance)}`}</Text>}
        </Pressable>
      ))}
    </View>
  );
}
