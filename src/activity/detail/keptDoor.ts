/**
 * What is needed at the door without a line (rule 35.5): the activities that were opened last by the staff, with the list that was taken. It
 * lies in the phone's storage under its member and goes with a logout; what the server says takes its place.
 */
import type { DoorView, EventDetail } from '@/contract';
import { parseList } from '@/core/lib/json';
import type { StorageModule } from '@/core/platform/storage/types';

interface KeptDoor {
  event: EventDetail;
  list?: DoorView;
}

/** Nobody stands at more doors in an evening. */
const MOST_DOORS = 3;
const keyOf = (memberId: string) => `doors:${memberId}`;

const isDoor = (value: unknown): value is KeptDoor =>
  typeof ((value ?? {}) as Partial<KeptDoor>).event?.card?.id === 'string';

/** The one that was seen last comes first. */
const keptDoors = (storage: StorageModule, memberId: string): KeptDoor[] =>
  parseList(storage.get(keyOf(memberId))).filter(isDoor);

export const keptDoor = (storage: StorageModule, memberId: string, id: string): KeptDoor | undefined =>
  keptDoors(storage, memberId).find(({ event }) => event.card.id === id);

/** Without a new list the one that was taken before stays. */
export function keepDoor(storage: StorageModule, memberId: string, event: EventDetail, list?: DoorView): void {
  const others = keptDoors(storage, memberId).filter((one) => one.event.card.id !== event.card.id);
  const kept = list ?? keptDoor(storage, memberId, event.card.id)?.list;
  const doors: KeptDoor[] = [{ event, ...(kept && { list: kept }) }, ...others].slice(0, MOST_DOORS);
  storage.set(keyOf(memberId), JSON.stringify(doors));
}
