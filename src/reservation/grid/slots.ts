/** A store's day of half hours as a grid shows it: what begins where, what is chosen, which free ones are nearest. Pure. */
import type { DataOf } from '@/contract';
import { pad } from '@/core/lib/span';

export type Grid = DataOf<'tea.bookingSlots'>;
export type Column = Grid['rooms'][number];
type Cell = Column['cells'][number];

/** Half hours of one room, counted from the first of the day; `to` is the first that is not taken any more. */
export interface Range {
  roomId: string;
  from: number;
  to: number;
}

const NOON = 12 * 60;
const EVENING = 17.5 * 60;
const DAY = 24 * 60;
/** Half hours: 60 to 240 minutes, and what most stay. */
export const LEAST = 2;
export const MOST = 8;
export const USUAL = 4;

const minuteOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
/** 19:00; after midnight 次日00:30. */
export const clockOf = (minute: number): string =>
  `${minute >= DAY ? '次日' : ''}${pad(Math.floor((minute % DAY) / 60))}:${pad(minute % 60)}`;

const cellsOf = (grid: Grid): readonly Cell[] => grid.rooms.find(({ cells }) => cells.length > 0)?.cells ?? [];
const firstMinute = (grid: Grid): number => minuteOfClock(cellsOf(grid)[0]?.start ?? grid.open);
export const clockAt = (grid: Grid, index: number): string => clockOf(firstMinute(grid) + index * grid.step);
/** What the server calls a half hour: its clock, without 次日. */
export const startAt = (grid: Grid, index: number): string => clockAt(grid, index).replace('次日', '');
export const indexOf = (grid: Grid, start: string): number => cellsOf(grid).findIndex((cell) => cell.start === start);
export const minutesOf = (grid: Grid, { from, to }: Range): number => (to - from) * grid.step;
/** 2 小时, 1.5 小时. */
export const lengthText = (minutes: number): string => `${minutes / 60} 小时`;
export const rangeText = (grid: Grid, { from, to }: Range): string => `${clockAt(grid, from)}-${clockAt(grid, to)}`;

export interface Part {
  id: 'morning' | 'noon' | 'evening';
  label: string;
  from: number;
  to: number;
}

/** 上午, 下午, 晚上: those that the store is open in. */
export function partsOf(grid: Grid): Part[] {
  const [first, count] = [firstMinute(grid), cellsOf(grid).length];
  const cut = (minute: number) => Math.max(0, Math.min(count, Math.ceil((minute - first) / grid.step)));
  const [noon, evening] = [cut(NOON), cut(EVENING)];
  const parts: Part[] = [
    { id: 'morning', label: '上午', from: 0, to: noon },
    { id: 'noon', label: '下午', from: noon, to: evening },
    { id: 'evening', label: '晚上', from: evening, to: count },
  ];
  return parts.filter(({ from, to }) => to > from);
}

/** Nobody of this party may have a room with a reason. */
export const isOpen = ({ reason }: Column): boolean => reason === undefined;
const isFree = (cells: readonly Cell[], index: number): boolean => cells[index]?.state === 'free';

/** 余 12, 紧张, 已满: what is left of a part. */
export function leftText(grid: Grid, part: Part): string {
  const free = grid.rooms
    .filter(isOpen)
    .reduce(
      (sum, { cells }) => sum + cells.slice(part.from, part.to).filter(({ state }) => state === 'free').length,
      0,
    );
  return free === 0 ? '已满' : free <= 6 ? '紧张' : `余 ${free}`;
}

export interface Run extends Pick<Cell, 'state'> {
  from: number;
  to: number;
}

/** Neighbours of one state are one block; a free half hour is one by itself, for something can begin there. */
export function runsOf(cells: readonly Cell[], from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (let index = from; index < to; index += 1) {
    const state = cells[index]?.state ?? 'blocked';
    const last = runs[runs.length - 1];
    if (last?.state === state && state !== 'free') last.to = index + 1;
    else runs.push({ state, from: index, to: index + 1 });
  }
  return runs;
}

/** So many free half hours from there on, at most `want`. */
function freeFrom(cells: readonly Cell[], index: number, want: number): number {
  let count = 0;
  while (count < want && isFree(cells, index + count)) count += 1;
  return count;
}

/** A use that begins there, as long as wanted or as can be; one that would be too short begins earlier. */
export function beginAt({ room, cells }: Column, index: number, want = USUAL): Range | undefined {
  let from = index;
  let length = freeFrom(cells, index, want);
  if (length === 0) return undefined;
  while (length < LEAST && isFree(cells, from - 1)) [from, length] = [from - 1, length + 1];
  return length < LEAST ? undefined : { roomId: room.id, from, to: from + length };
}

/** What a press on a free half hour makes of the choice: its neighbour makes it longer, anything else begins a new one. */
export function press(column: Column, index: number, was: Range | undefined, want?: number): Range | undefined {
  if (was?.roomId === column.room.id && was.to - was.from < MOST) {
    if (index === was.to) return { ...was, to: index + 1 };
    if (index === was.from - 1) return { ...was, from: index };
  }
  return beginAt(column, index, want);
}

/** One end moved by half hours, as far as is free and a use may last. */
export function stretch({ cells }: Column, was: Range, end: 'from' | 'to', by: number): Range {
  const step = Math.sign(by);
  let next = was;
  for (let left = Math.abs(by); left > 0; left -= 1) {
    const moved = { ...next, [end]: next[end] + step };
    const length = moved.to - moved.from;
    const added = end === 'to' ? next.to : next.from - 1;
    const grows = length > next.to - next.from;
    if (length < LEAST || length > MOST || (grows && !isFree(cells, added))) break;
    next = moved;
  }
  return next;
}

/** For each room that fits the use that could be had nearest to the one that was lost. */
export function nearestTo(grid: Grid, lost: Range): Range[] {
  return grid.rooms.filter(isOpen).flatMap((column) => {
    const starts = column.cells
      .map((_, index) => index)
      .filter((index) => freeFrom(column.cells, index, LEAST) === LEAST)
      .sort((a, b) => Math.abs(a - lost.from) - Math.abs(b - lost.from) || a - b);
    const [from] = starts;
    if (from === undefined) return [];
    return [{ roomId: column.room.id, from, to: from + freeFrom(column.cells, from, lost.to - lost.from) }];
  });
}

/** What is wanted, by a press, a link or a hold: a start, of any room or of one, as long as possible or exactly so long. */
export interface Wish {
  roomId?: string;
  start: string;
  minutes?: number;
}
export const wishOf = (grid: Grid, range: Range): Required<Wish> => ({
  roomId: range.roomId,
  start: startAt(grid, range.from),
  minutes: minutesOf(grid, range),
});

/** The wish as this grid can grant it: of the rooms that can, the smallest; nothing when it is gone. */
export function granted(grid: Grid, wish: Wish): Range | undefined {
  const index = indexOf(grid, wish.start);
  const want = wish.minutes === undefined ? USUAL : wish.minutes / grid.step;
  const ranges = grid.rooms
    .filter((column) => isOpen(column) && (wish.roomId === undefined || column.room.id === wish.roomId))
    .sort((a, b) => a.room.seatsMax - b.room.seatsMax)
    .flatMap((column) => beginAt(column, index, want) ?? [])
    .filter(({ from, to }) => from === index && (wish.minutes === undefined || to - from === want));
  const longest = Math.max(...ranges.map(({ from, to }) => to - from));
  return ranges.find(({ from, to }) => to - from === longest);
}
