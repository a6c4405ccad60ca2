/**
 * Rooms across, half hours down (docs/rules.md, chapter of reservations): free ones are pressed, what is chosen is stretched by its two ends.
 * A room that does not hold the party stays as a column that says why.
 */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { shortYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Strip } from '@/ui/kit/Strip';
import { vars } from '@/ui/kit/unit';
import { Words } from '@/ui/kit/Words';
import { Chosen } from './Chosen';
import { clockAt, isOpen, lengthText, minutesOf, runsOf, type Column, type Grid, type Part, type Range } from './slots';
import styles from './SlotGrid.module.scss';

export interface SlotGridProps {
  grid: Grid;
  part: Part;
  party: number;
  range: Range | undefined;
  /** The nearest free ones after a lost one. */
  near: readonly Range[];
  onPress: (column: Column, index: number) => void;
  onNear: (range: Range) => void;
  onStretch: (end: 'from' | 'to', by: number) => void;
}

const AREAS = { hall: '大厅', room: '雅室', terrace: '露台', public: '公共' } as const;
const STATES = { taken: '已订', blocked: '停用', past: '已过', free: '空' } as const;

export function SlotGrid(props: SlotGridProps): ReactElement {
  const { grid, part } = props;
  const rows = part.to - part.from;
  const times = Array.from({ length: rows }, (_, row) => part.from + row);
  return (
    <Strip>
      <View className={styles.board} style={vars({ rooms: grid.rooms.length, rows })}>
        <View className={styles.corner} />
        {grid.rooms.map((column) => {
          const { room } = column;
          const isOff = !isOpen(column);
          return (
            <View key={room.id} className={classes(styles.head, isOff && styles.off)}>
              <Words size="name" serif lines={1}>
                {room.name}
              </Words>
              <Words size="caption" lines={1}>
                {isOff ? boundOf(room) : `${AREAS[room.area]} ${room.seatsMax} 位`}
              </Words>
              <Words size="caption" lines={1}>
                {isOff ? column.reason : room.minSpend > 0 ? `低消 ${shortYuan(room.minSpend)}` : '无低消'}
              </Words>
            </View>
          );
        })}
        <View className={styles.times} {...aria({ hidden: true })}>
          {times.map((index) => (
            <View key={index} className={styles.time} style={vars({ row: index - part.from })}>
              <Words size="caption" tone="soft" figures>
                {clockAt(grid, index)}
              </Words>
            </View>
          ))}
        </View>
        {grid.rooms.map((column) => (
          <View key={column.room.id} className={styles.column} {...aria({ role: 'group', label: column.room.name })}>
            {isOpen(column) ? <Cells {...props} column={column} /> : <Barred {...props} column={column} />}
          </View>
        ))}
      </View>
    </Strip>
  );
}

const boundOf = ({ seatsMin, seatsMax }: Column['room']): string =>
  seatsMin > 1 ? `${seatsMin}-${seatsMax} 位` : `限 ${seatsMax} 位`;

type ColumnProps = SlotGridProps & { column: Column };

/** Why not, along the whole column. */
function Barred({ part, party, column: { room, reason } }: ColumnProps): ReactElement {
  const { seatsMin, seatsMax } = room;
  const bound = party > seatsMax ? `坐不下${party}位，可改成${seatsMax}位再选` : undefined;
  const words = bound ?? (party < seatsMin ? `${seatsMin}位起订，人少了些` : reason);
  return (
    <View className={classes(styles.block, styles.barred)} style={vars({ row: 0, rows: part.to - part.from })}>
      <Text className={styles.upright}>{words}</Text>
    </View>
  );
}

/** The part of a range that stands in this part of the day. */
const cut = (part: Part, range: Range) => {
  const [from, to] = [Math.max(part.from, range.from), Math.min(part.to, range.to)];
  return to > from ? vars({ row: from - part.from, rows: to - from }) : undefined;
};

function Cells(props: ColumnProps): ReactElement {
  const { grid, part, column, range, near, onPress, onNear, onStretch } = props;
  const { room, cells } = column;
  const own = range?.roomId === room.id ? range : undefined;
  const nearest = near.find(({ roomId }) => roomId === room.id);
  const covers = (one: Range | undefined, index: number) => one !== undefined && index >= one.from && index < one.to;
  const runs = runsOf(cells, part.from, part.to).filter(
    ({ state, from }) => state !== 'free' || !(covers(own, from) || (!own && covers(nearest, from))),
  );
  const nearPlace = !own && nearest && cut(part, nearest);
  const ownPlace = own && cut(part, own);
  return (
    <>
      {runs.map(({ state, from, to }) => {
        const place = vars({ row: from - part.from, rows: to - from });
        const words = `${room.name} ${clockAt(grid, from)}`;
        return state === 'free' ? (
          <Pressable
            key={from}
            className={styles.free}
            style={place}
            label={`${words} 空`}
            onPress={() => onPress(column, from)}
          >
            <Words size="foot" tone="muted">
              空
            </Words>
          </Pressable>
        ) : (
          <View
            key={from}
            className={classes(styles.block, styles[state])}
            style={place}
            {...aria({ role: 'img', label: `${words} 至 ${clockAt(grid, to)} ${STATES[state]}` })}
          >
            {state !== 'past' && <Text className={styles.word}>{STATES[state]}</Text>}
          </View>
        );
      })}
      {nearest && nearPlace && (
        <Pressable
          className={classes(styles.block, styles.near)}
          style={nearPlace}
          label={`最近 ${clockAt(grid, nearest.from)}，${room.name}空 ${lengthText(minutesOf(grid, nearest))}`}
          onPress={() => onNear(nearest)}
        >
          <Words size="foot">最近</Words>
          <Words size="foot" figures>
            {clockAt(grid, nearest.from)}
          </Words>
        </Pressable>
      )}
      {own && ownPlace && (
        <Chosen grid={grid} part={part} room={room.name} range={own} place={ownPlace} onStretch={onStretch} />
      )}
    </>
  );
}
