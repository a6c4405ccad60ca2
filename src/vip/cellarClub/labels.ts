/** How slots and plans of the owners' wall are said. Pure; grams, epoch ms. */
import type { CellarClubView } from '@/contract';

export type CellarSlot = CellarClubView['slots'][number];
export type CellarPlan = CellarClubView['plans'][number];
export type CellarOwner = NonNullable<CellarClubView['mine']>;
export type Pending = NonNullable<CellarClubView['pending']>;

/** As the wall and its list tell a slot; `chosen` stands before what the server says. */
export type Face = 'free' | 'chosen' | 'held' | 'taken' | 'mine';
export const FACES: Record<Face, string> = { free: '空', chosen: '已选', held: '保留', taken: '已有主', mine: '我的' };

/** 乙三，已有主，雨前茶舍 */
export const slotText = ({ code, plaque }: Pick<CellarSlot, 'code' | 'plaque'>, face: Face): string =>
  [code, FACES[face], plaque].filter(Boolean).join('，');

/** 22.4℃ */
export const degrees = (tenths: number): string => `${(tenths / 10).toFixed(1)}℃`;

export const countOf = (slots: readonly CellarSlot[], wanted: CellarSlot['state']): number =>
  slots.filter(({ state }) => state === wanted).length;

/** Rows of the wall from top to bottom. */
export function rowsOf(slots: readonly CellarSlot[]): CellarSlot[][] {
  const rows = new Map<number, CellarSlot[]>();
  for (const slot of slots) rows.set(slot.row, [...(rows.get(slot.row) ?? []), slot]);
  return [...rows.values()];
}

/** What an own member may still choose: free slots, and those that his application holds already. */
export const isOpen = ({ code, state }: CellarSlot, pending: Pending | undefined): boolean =>
  state === 'free' || (state === 'held' && pending !== undefined && !pending.renew && pending.slotCodes.includes(code));

/** The choice with one slot more or less; of a full choice the eldest leaves. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return [...chosen, id].slice(-most);
}

const MAX_PLAQUE = 8;
export function plaqueFault(text: string): string | undefined {
  const { length } = [...text.trim()];
  if (length === 0) return '请填写名牌，挂在窖位上';
  return length > MAX_PLAQUE ? `名牌最多 ${MAX_PLAQUE} 个字` : undefined;
}
