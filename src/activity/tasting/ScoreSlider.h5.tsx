/** A score from 1 to 10: pressed, dragged, or by the arrow keys a step at a time. */
import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { MOST_SCORE, type ScoreSliderProps } from './scoreSliderProps';
import styles from './slider.module.scss';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const MIDDLE = 5;

export function ScoreSlider({ label, value, disabled, onChange }: ScoreSliderProps): ReactElement {
  const track = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const shown = value ?? MIDDLE + 0.5;
  const set = (next: number) => {
    const score = Math.max(1, Math.min(MOST_SCORE, next));
    if (!disabled && score !== value) onChange(score);
  };
  const point = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box && box.width > 0) set(1 + Math.round(((clientX - box.left) / box.width) * (MOST_SCORE - 1)));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? 1 : event.key === 'End' ? MOST_SCORE : step && (value ?? MIDDLE) + step;
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div
      className={styles.area}
      tabIndex={disabled ? -1 : 0}
      {...aria({
        ...{ role: 'slider', label, valuemin: 1, valuemax: MOST_SCORE, disabled },
        ...(value === undefined ? {} : { valuenow: value }),
        valuetext: value === undefined ? '未打' : `${value} 分`,
      })}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        held.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => held.current && point(event)}
      onPointerUp={() => (held.current = false)}
      onPointerCancel={() => (held.current = false)}
    >
      <div ref={track} className={styles.track}>
        <div className={styles.done} style={vars({ part: value === undefined ? 0 : (shown - 1) / (MOST_SCORE - 1) })} />
        {Array.from({ length: MOST_SCORE }, (_, i) => (
          <div key={i} className={styles.tick} style={vars({ part: i / (MOST_SCORE - 1) })} />
        ))}
        <div
          className={classes(styles.knob, value === undefined && styles.hollow)}
          style={vars({ part: (shown - 1) / (MOST_SCORE - 1) })}
        />
      </div>
    </div>
  );
}
