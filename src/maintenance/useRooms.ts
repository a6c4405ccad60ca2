/** Rooms of a store, and which of them could be had then. */
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useBlock } from '@/ui/shell';

type Grid = DataOf<'tea.bookingSlots'>;
export interface RoomChoice {
  room: Grid['rooms'][number]['room'];
  isFree: boolean;
}

const HALF_HOUR = 30 * 60_000;
/** The half hour that a start falls into. */
const startOf = (at: number): string => formatTime(Math.floor(at / HALF_HOUR) * HALF_HOUR, 'h:m');

export const choicesOf = (grid: Grid, at: number): RoomChoice[] =>
  grid.rooms.map(({ room, cells }) => ({
    room,
    isFree: cells.some(({ start, state }) => state === 'free' && start === startOf(at)),
  }));

export function useRooms(storeId: string, at: number, party: number, minutes: number): RoomChoice[] | undefined {
  const date = formatTime(at, 'YYYY-MM-DD');
  const grid = useBlock(
    async () =>
      storeId === '' || date === '' ? undefined : call('tea.bookingSlots', { storeId, date, party, minutes }),
    `${storeId} ${date} ${party} ${minutes}`,
  );
  return grid ? choicesOf(grid, at) : undefined;
}
