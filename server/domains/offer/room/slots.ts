/** Half hours of a room (rules 31.1, 31.2): the grid that all uses are counted on, whatever they are. */
import { dayOf, startOfDay } from '../../../lib/shanghai';
import type { Slot } from './repository';

export const SLOT_MS = 30 * 60_000;

/** A use of a room, half open. */
export interface Use {
  from: number;
  to: number;
}

export const slotAt = (at: number): Slot => ({
  date: dayOf(at),
  slotIndex: Math.floor((at - startOfDay(at)) / SLOT_MS),
});

export const keyOfSlot = ({ date, slotIndex }: Slot): string => `${date} ${slotIndex}`;

/** The half hours that a use and its turn-over touch, in the order of time. */
export function slotsOf({ from, to }: Use, buffer: number): Slot[] {
  const first = Math.floor(from / SLOT_MS);
  const end = Math.ceil((to + buffer * 60_000) / SLOT_MS);
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => slotAt((first + i) * SLOT_MS));
}
