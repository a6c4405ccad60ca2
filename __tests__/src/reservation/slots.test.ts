/** The grid of half hours: what a press chooses, how far an end moves, which free ones are nearest. */
import {
  beginAt,
  clockAt,
  leftText,
  nearestTo,
  partsOf,
  press,
  rangeText,
  runsOf,
  startAt,
  stretch,
  type Grid,
} from '@/reservation/grid/slots';
import { NOW } from '../contract/fixtures';

const STATE = { o: 'free', x: 'taken', '#': 'blocked', '.': 'past' } as const;
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const grid = (rooms: Record<string, string>, open = 17 * 60 + 30): Grid => ({
  date: '2023-11-15',
  open: clock(open),
  close: clock(open + 30 * (Object.values(rooms)[0]?.length ?? 0)),
  step: 30,
  rooms: Object.entries(rooms).map(([name, cells], i) => ({
    room: {
      ...{ id: String(i + 1), storeId: '1', name, area: 'room' as const, seatsMin: 1, seatsMax: 6 },
      ...{ minSpend: 30_000, deposit: 5000, images: [], facilities: [], buffer: 15 },
    },
    cells: Array.from(cells, (sign, row) => ({
      start: clock(open + 30 * row),
      at: NOW + row * 1_800_000,
      nextDay: open + 30 * row >= 1440,
      state: STATE[sign as keyof typeof STATE],
    })),
  })),
});
const of = (cells: string, open?: number) => grid({ 听松: cells }, open);
const column = (cells: string) => of(cells).rooms[0]!;

test('a press begins a use of two hours, or of what is free', () => {
  expect(beginAt(column('oooooooo'), 1)).toEqual({ roomId: '1', from: 1, to: 5 });
  expect(beginAt(column('ooxooooo'), 0)).toEqual({ roomId: '1', from: 0, to: 2 });
});

test('one that would be too short begins earlier; half an hour between two others is nothing', () => {
  expect(beginAt(column('ooxooooo'), 1)).toEqual({ roomId: '1', from: 0, to: 2 });
  expect(beginAt(column('xoxx'), 1)).toBeUndefined();
});

test('a press beside what is chosen makes it longer, at most four hours', () => {
  const row = column('oooooooooooo');
  const was = { roomId: '1', from: 2, to: 6 };
  expect(press(row, 6, was)).toEqual({ roomId: '1', from: 2, to: 7 });
  expect(press(row, 1, was)).toEqual({ roomId: '1', from: 1, to: 6 });
  expect(press(row, 8, was)).toEqual({ roomId: '1', from: 8, to: 12 });
  expect(press(row, 10, { roomId: '1', from: 2, to: 10 })).toEqual({ roomId: '1', from: 10, to: 12 });
});

test('an end moves over free half hours only, between one and four hours', () => {
  const row = column('oooooxoo');
  const was = { roomId: '1', from: 1, to: 4 };
  expect(stretch(row, was, 'to', 5)).toEqual({ roomId: '1', from: 1, to: 5 });
  expect(stretch(row, was, 'to', -5)).toEqual({ roomId: '1', from: 1, to: 3 });
  expect(stretch(row, was, 'from', -5)).toEqual({ roomId: '1', from: 0, to: 4 });
  expect(stretch(column('oooooooooooo'), { roomId: '1', from: 0, to: 4 }, 'to', 9)).toEqual({
    roomId: '1',
    from: 0,
    to: 8,
  });
});

test('neighbours of one state are one block, free ones stand alone', () => {
  expect(runsOf(column('xxoo#x').cells, 0, 6)).toEqual([
    { state: 'taken', from: 0, to: 2 },
    { state: 'free', from: 2, to: 3 },
    { state: 'free', from: 3, to: 4 },
    { state: 'blocked', from: 4, to: 5 },
    { state: 'taken', from: 5, to: 6 },
  ]);
});

test('a lost one names the nearest of each room, as long as can be had', () => {
  const two = grid({ 听松: 'oooxxxxooo', 露台: 'xxoooxxxxx' });
  expect(nearestTo(two, { roomId: '1', from: 3, to: 7 })).toEqual([
    { roomId: '1', from: 1, to: 3 },
    { roomId: '2', from: 3, to: 5 },
  ]);
  const barred = { ...two, rooms: two.rooms.map((room) => ({ ...room, reason: '6 位坐满' })) };
  expect(nearestTo(barred, { roomId: '1', from: 3, to: 7 })).toEqual([]);
});

test('a day past midnight goes on as 次日', () => {
  const late = of('oooo', 23 * 60);
  expect([clockAt(late, 2), startAt(late, 2)]).toEqual(['次日00:00', '00:00']);
  expect(rangeText(late, { roomId: '1', from: 0, to: 3 })).toBe('23:00-次日00:30');
});

test('parts of the day begin at noon and at half past five, and say what is left', () => {
  const day = of('o'.repeat(26), 9 * 60 + 30);
  expect(partsOf(day).map(({ label, from, to }) => [label, clockAt(day, from), to - from])).toEqual([
    ['上午', '09:30', 5],
    ['下午', '12:00', 11],
    ['晚上', '17:30', 10],
  ]);
  const left = (cells: string) => leftText(of(cells), partsOf(of(cells))[0]!);
  expect([left('ooxx'), left('xxxx'), left('oooooooooo')]).toEqual(['紧张', '已满', '余 10']);
});
