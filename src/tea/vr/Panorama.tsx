/**
 * The view from inside a cylinder of twenty-four strips, turned with CSS 3D: no library, the same in the browser and in the
 * mini-program. One finger turns, two zoom; in the browser the mouse, the wheel and the arrow keys do the same.
 */
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Picture, pictureUrl } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { afterKey, away, dragged, inView, stripInView, zoomed, type Pose } from './pose';
import type { Scene, Spot } from './scenes';
import styles from './Panorama.module.scss';

const STRIPS = Array.from({ length: 24 }, (_, index) => index);
const STEP = 360 / STRIPS.length;
/** Degrees from the middle of the picture to the middle of a strip. */
const middleOf = (index: number) => (index - 11.5) * STEP;
const WEAPP = process.env.TARO_ENV === 'weapp';

interface Spots {
  x: number;
  y: number;
}
interface Touches {
  touches: readonly { clientX: number; clientY: number }[];
}

interface PanoramaProps {
  scene: Scene;
  pose: Pose;
  onPose: (change: (pose: Pose) => Pose) => void;
  /** Width of the frame in px: a finger's way is measured by it. */
  width: number;
  onSpot: (spot: Spot) => void;
}

export function Panorama({ scene, pose, onPose, width, onSpot }: PanoramaProps) {
  const fingers = useRef(new Map<number, Spots>());
  /** px of this gesture: a finger that turned the view has not pressed the spot that came along. */
  const way = useRef(0);
  const moveTo = (next: Map<number, Spots>) => {
    if (fingers.current.size === 0) way.current = 0;
    const [a, b] = [...next.values()];
    const was = fingers.current;
    fingers.current = next;
    if (!a || next.size !== was.size) return;
    const [c, d] = [...was.values()];
    if (c) way.current += Math.hypot(a.x - c.x, a.y - c.y);
    if (b && c && d) {
      const gap = (p: Spots, q: Spots) => Math.max(1, Math.hypot(p.x - q.x, p.y - q.y));
      onPose((now) => zoomed(now, gap(a, b) / gap(c, d)));
    } else if (c) onPose((now) => dragged(now, a.x - c.x, a.y - c.y, width));
  };
  const handleTouch = ({ touches }: Touches) =>
    moveTo(new Map(touches.map((touch, index) => [index, { x: touch.clientX, y: touch.clientY }])));
  const handlePointer = (event: PointerEvent, on: boolean) => {
    const next = new Map(fingers.current);
    if (!on) next.delete(event.pointerId);
    else next.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moveTo(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = afterKey(event.key, pose);
    if (!next) return;
    event.preventDefault();
    onPose(() => next);
  };
  const hands = WEAPP
    ? { onTouchStart: handleTouch, onTouchMove: handleTouch, onTouchEnd: handleTouch }
    : {
        onPointerDown: (event: PointerEvent) => handlePointer(event, true),
        onPointerMove: (event: PointerEvent) => {
          if (fingers.current.has(event.pointerId)) handlePointer(event, true);
        },
        onPointerUp: (event: PointerEvent) => handlePointer(event, false),
        onPointerCancel: (event: PointerEvent) => handlePointer(event, false),
        onPointerLeave: (event: PointerEvent) => handlePointer(event, false),
        onWheel: (event: WheelEvent) => onPose((now) => zoomed(now, event.deltaY < 0 ? 1.06 : 1 / 1.06)),
      };
  const image = { backgroundImage: `url("${pictureUrl(scene.image, 3000)}")` };
  return (
    <View
      className={styles.frame}
      style={vars({ pitch: pose.pitch, depth: Math.round(300 * pose.zoom) })}
      {...(hands as object)}
    >
      {/* Blurred by its size, it stands there at once; the strips of the large picture cover it when that has come. */}
      <View className={styles.first}>
        <Picture src={scene.image} w={240} fill priority alt="" />
      </View>
      <View
        className={styles.keys}
        {...aria({
          role: 'slider',
          label: `${scene.title}，方向键转动`,
          valuemin: 0,
          valuemax: 360,
          valuenow: Math.round(pose.yaw),
          valuetext: `朝向 ${Math.round(pose.yaw)} 度`,
        })}
        {...(WEAPP ? {} : { tabIndex: 0, onKeyDown: handleKey })}
      />
      {/* Each strip carries its whole turn: in a shared 3D space Chromium would cut strips that overlap by a hair. */}
      <View className={styles.stage}>
        {STRIPS.filter((index) => stripInView(middleOf(index), pose)).map((index) => (
          <View
            key={index}
            className={styles.strip}
            style={{ ...(vars({ index, turn: -away(middleOf(index), pose) }) as CSSProperties), ...image }}
          />
        ))}
      </View>
      {scene.spots
        .filter(({ yaw }) => inView(yaw, pose))
        .map((spot) => (
          <Pressable
            key={spot.key}
            className={styles.spot}
            style={vars({ turn: -away(spot.yaw, pose), lift: -spot.pitch * 5.6 })}
            label={spot.label}
            haspopup="dialog"
            onPress={() => way.current < 10 && onSpot(spot)}
          >
            <View className={styles.ring} />
          </Pressable>
        ))}
    </View>
  );
}
