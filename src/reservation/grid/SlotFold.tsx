/** 时间与茶席: a part of the day, its grid, what its patterns mean, and the length by buttons for who does not drag. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stepper } from '@/ui/kit/Stepper';
import { Words } from '@/ui/kit/Words';
import { clockAt, leftText, LEAST, MOST, partsOf, type Column, type Grid, type Part, type Range } from './slots';
import { SlotGrid } from './SlotGrid';
import signs from './SlotGrid.module.scss';
import styles from './SlotFold.module.scss';

interface SlotFoldProps {
  grid: Grid;
  party: number;
  range: Range | undefined;
  near: readonly Range[];
  /** 听松 19:00 那段刚被预订 */
  lost: string | undefined;
  /** Half hour that the grid begins with: of the link that led here. */
  start: number | undefined;
  onPress: (column: Column, index: number) => void;
  onNear: (range: Range) => void;
  onStretch: (end: 'from' | 'to', by: number) => void;
}

const holds = ({ from, to }: Part, index: number): boolean => index >= from && index < to;

/** The part of what is chosen, else of the first half hour that is free. */
function firstPart(grid: Grid, parts: readonly Part[], wanted: number | undefined): Part | undefined {
  const free = grid.rooms
    .flatMap(({ cells }) => cells.findIndex(({ state }) => state === 'free'))
    .filter((index) => index >= 0);
  const index = wanted ?? (free.length > 0 ? Math.min(...free) : 0);
  return parts.find((part) => holds(part, index)) ?? parts[0];
}

export function SlotFold(props: SlotFoldProps): ReactElement {
  const { grid, party, range, near, lost, start, onPress, onNear, onStretch } = props;
  const parts = partsOf(grid);
  const [id, setId] = useState<Part['id'] | undefined>();
  const wanted = range?.from ?? near[0]?.from ?? start;
  // What was chosen by a link, or lies nearest to what was lost, is seen.
  useEffect(() => setId(undefined), [grid.date, lost]);
  const part = parts.find((one) => one.id === id) ?? firstPart(grid, parts, wanted);
  if (!part) return <Empty title={grid.closedText ?? '这天休息'} text="换一天再来" />;
  return (
    <>
      <Slot>{lost !== undefined && <Notice tone="warn">{lost}</Notice>}</Slot>
      <View className={styles.parts} {...aria({ role: 'group', label: '时段' })}>
        {parts.map((one) => (
          <Pressable
            key={one.id}
            className={classes(styles.span, one.id === part.id && styles.shown)}
            pressed={one.id === part.id}
            onPress={() => setId(one.id)}
          >
            <Words size="sub" medium={one.id === part.id}>
              {one.label}
            </Words>
            <Words size="caption" tone="muted" figures>
              {`${clockAt(grid, one.from)} 起 ${leftText(grid, one)}`}
            </Words>
          </Pressable>
        ))}
      </View>
      <SlotGrid
        grid={grid}
        part={part}
        party={party}
        range={range}
        near={near}
        onPress={onPress}
        onNear={onNear}
        onStretch={onStretch}
      />
      <View className={styles.key}>
        {KEYS.map(([look, word]) => (
          <View key={word} className={styles.sign}>
            <View className={classes(styles.box, look !== 'open' && signs[look])} />
            <Words size="foot" tone="soft">
              {word}
            </Words>
          </View>
        ))}
      </View>
      <Slot>
        {range && (
          <View className={styles.length}>
            <Words size="sub" tone="soft">
              {`${clockAt(grid, range.from)} 起，时长（半小时）`}
            </Words>
            <Stepper
              label="时长，半小时一格"
              value={range.to - range.from}
              min={LEAST}
              max={MOST}
              onChange={(rows) => onStretch('to', rows - (range.to - range.from))}
            />
          </View>
        )}
      </Slot>
    </>
  );
}

const KEYS = [
  ['open', '空'],
  ['chosen', '已选'],
  ['taken', '已订'],
  ['blocked', '停用'],
  ['near', '最近的空位'],
] as const;
