/** What is chosen: both times, how long, and an end above and below that a finger or the arrow keys move by half hours. */
import { useRef, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import { View, type CommonEvent, type ITouchEvent } from '@tarojs/components';
import { platform } from '@/core/platform';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Words } from '@/ui/kit/Words';
import { clockAt, lengthText, minutesOf, type Grid, type Part, type Range } from './slots';
import styles from './SlotGrid.module.scss';

interface ChosenProps {
  grid: Grid;
  part: Part;
  room: string;
  range: Range;
  place: CSSProperties;
  onStretch: (end: 'from' | 'to', by: number) => void;
}

const ROW = 44;
const WEAPP = process.env.TARO_ENV === 'weapp';
/** px of the screen that a half hour is high. */
const rowHeight = (): number => (WEAPP ? (ROW * platform.system.windowWidth()) / 375 : ROW);

export function Chosen({ grid, part, room, range, place, onStretch }: ChosenProps): ReactElement {
  const [start, end] = [clockAt(grid, range.from), clockAt(grid, range.to)];
  const length = lengthText(minutesOf(grid, range));
  return (
    <View
      className={classes(styles.block, styles.chosen)}
      style={place}
      {...aria({ role: 'group', label: `${room} ${start} 至 ${end} 已选，${length}` })}
    >
      <Icon name="check" size={18} bold />
      <Words size="foot" figures>
        {start}
      </Words>
      <Words size="foot" figures>
        {end}
      </Words>
      <Words size="foot" className={styles.length}>
        {length}
      </Words>
      {range.from >= part.from && <End end="from" text={start} onMove={(by) => onStretch('from', by)} />}
      {range.to <= part.to && <End end="to" text={end} onMove={(by) => onStretch('to', by)} />}
    </View>
  );
}

interface EndProps {
  end: 'from' | 'to';
  text: string;
  onMove: (by: number) => void;
}

function End({ end, text, onMove }: EndProps): ReactElement {
  /** Where the finger was when the end moved last. */
  const from = useRef<number>();
  const yOf = (event: CommonEvent) => (event as ITouchEvent).touches[0]?.clientY;
  const drag = (event: CommonEvent) => {
    const y = yOf(event);
    if (y === undefined || from.current === undefined) return;
    const by = Math.trunc((y - from.current) / rowHeight());
    if (by === 0) return;
    from.current += by * rowHeight();
    onMove(by);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <View
      className={classes(styles.end, end === 'from' ? styles.above : styles.below)}
      {...aria({ role: 'slider', label: end === 'from' ? '开始时间' : '结束时间', valuenow: 0, valuetext: text })}
      {...(WEAPP ? { catchMove: true } : { tabIndex: 0, onKeyDown: handleKey })}
      onTouchStart={(event) => (from.current = yOf(event))}
      onTouchMove={drag}
      onTouchEnd={() => (from.current = undefined)}
    >
      <View className={styles.knob} />
    </View>
  );
}
