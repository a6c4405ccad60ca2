/**
 * Two fingers to 4x, a double tap, one finger to look around: a CSS transform and nothing else. At its own size a sideways finger
 * belongs to the carousel (`touch-action: pan-x`), one that goes down closes the viewer.
 */
import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { distance, middle, moved, REST, tapped, zoomed, type Pose, type Size, type Spot } from '../pose';
import type { ZoomProps } from './types';
import styles from './Zoom.module.scss';

const DOUBLE_TAP_MS = 300;
/** A finger that stayed inside this has tapped. */
const SLACK = 10;
/** Pulled down this far, the viewer closes. */
const PULL = 120;

export function Zoom({ children, active, turns, onClose }: ZoomProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [pose, setPose] = useState<Pose>(REST);
  const fingers = useRef(new Map<number, Spot>());
  const start = useRef<Spot>({ x: 0, y: 0 });
  const lastTap = useRef(0);
  const several = useRef(false);

  useEffect(() => {
    if (!active) setPose(REST);
  }, [active]);

  const size = (): Size => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  /** From the middle of the frame. */
  const spotOf = (event: PointerEvent): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return box
      ? { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 };
  };

  const handleDown = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (fingers.current.size === 0) {
      start.current = spot;
      several.current = false;
    }
    fingers.current.set(event.pointerId, spot);
    if (fingers.current.size > 1) several.current = true;
  };

  const handleMove = (event: PointerEvent) => {
    const was = fingers.current.get(event.pointerId);
    if (!was) return;
    const spot = spotOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, spot);
    setPose((now) => {
      if (other)
        return zoomed(now, distance(spot, other) / Math.max(1, distance(was, other)), middle(spot, other), size());
      return now.scale > 1 ? moved(now, spot.x - was.x, spot.y - was.y, size()) : now;
    });
  };

  const handleUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || several.current) return;
    const spot = spotOf(event);
    const [dx, dy] = [spot.x - start.current.x, spot.y - start.current.y];
    if (Math.hypot(dx, dy) > SLACK) {
      if (pose.scale === 1 && dy > PULL && dy > Math.abs(dx) * 1.5) onClose();
      return;
    }
    const twice = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = twice ? 0 : event.timeStamp;
    if (twice) setPose((now) => tapped(now, spot, size()));
  };

  return (
    <div
      ref={frame}
      className={pose.scale > 1 ? `${styles.frame} ${styles.large}` : styles.frame}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
    >
      <div
        className={styles.picture}
        style={{
          transform: `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale}) rotate(${turns * 90}deg)`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
