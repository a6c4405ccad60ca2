/** How far a film has come: pressed, dragged, or moved by the arrow keys, five seconds a step. Works turned by a quarter, too. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { aria } from '../aria';
import { vars } from '../unit';
import type { ScrubberProps } from './types';
import styles from './Scrubber.module.scss';

const STEP = 5;

export function Scrubber({ value, max, marks, label, format, onSeek, onHold }: ScrubberProps): ReactElement {
  const track = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number>();
  const shown = Math.min(held ?? value, max);
  const part = (seconds: number) => (max > 0 ? Math.min(1, seconds / max) : 0);
  const secondsAt = ({ clientX, clientY }: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return value;
    // On a player that is turned by a quarter the bar is upright and begins at the top.
    const at = box.height > box.width ? (clientY - box.top) / box.height : (clientX - box.left) / box.width;
    return Math.max(0, Math.min(1, at)) * max;
  };
  const hold = (event: PointerEvent) => {
    onHold?.();
    setHeld(secondsAt(event));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? max : step && shown + step;
    if (target === undefined) return;
    event.preventDefault();
    onSeek(Math.max(0, Math.min(max, target)));
  };
  return (
    <div
      className={styles.area}
      {...aria({
        role: 'slider',
        label,
        valuemin: 0,
        valuemax: Math.round(max),
        valuenow: Math.round(shown),
        valuetext: `${format(shown)}，共 ${format(max)}`,
      })}
      tabIndex={0}
      onKeyDown={handleKey}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        hold(event);
      }}
      onPointerMove={(event) => held !== undefined && hold(event)}
      onPointerUp={(event) => {
        if (held === undefined) return;
        onSeek(secondsAt(event));
        setHeld(undefined);
      }}
      onPointerCancel={() => setHeld(undefined)}
    >
      <div ref={track} className={styles.track}>
        <div className={styles.done} style={vars({ part: part(shown) })} />
        {marks
          .filter((second) => second > 0 && second < max)
          .map((second) => (
            <div key={second} className={styles.mark} style={vars({ part: part(second) })} />
          ))}
        <div className={styles.knob} style={vars({ part: part(shown) })} />
        {held !== undefined && (
          <div className={styles.tip} style={vars({ part: part(held) })}>
            {format(held)}
          </div>
        )}
      </div>
    </div>
  );
}
