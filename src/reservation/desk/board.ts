/** The rooms of a day as bars between opening and closing. Pure. */
import type { DataOf } from '@/contract';
import { HOUR } from '@/core/lib/span';
import { formatTime } from '@/core/lib/time';

export type DeskDay = DataOf<'booking.desk'>;
type Taken = DeskDay['rooms'][number]['uses'][number];
/** What stands in a room: somebody, or that it is out of use. */
export type Use = Omit<Taken, 'kind'> & { kind: Taken['kind'] | 'closure' };

/** Of one room, with the closures of it and of the whole store. */
export function usesOf({ closures }: DeskDay, { room, uses }: DeskDay['rooms'][number]): Use[] {
  const closed = closures
    .filter(({ roomId }) => roomId === undefined || roomId === room.id)
    .map(({ id, from, to, reason }): Use => ({
      ...{ kind: 'closure', id, from, to, label: reason },
      start: formatTime(from, 'h:m'),
      end: formatTime(to, 'h:m'),
    }));
  return [...uses, ...closed];
}

export interface Mark {
  label: string;
  /** Percent of the width. */
  at: number;
}

export interface Frame {
  from: number;
  to: number;
  marks: readonly Mark[];
}

/** Hours that are named: every second one, but no more than fit. */
export function frameOf({ from, to }: Pick<DeskDay, 'from' | 'to'>): Frame | undefined {
  if (from === undefined || to === undefined || to <= from) return undefined;
  const step = to - from > 8 * HOUR ? 2 * HOUR : HOUR;
  const marks: Mark[] = [];
  // Two o'clock and its like: hours are counted from midnight in Shanghai.
  for (let at = Math.ceil((from + 8 * HOUR) / step) * step - 8 * HOUR; at <= to; at += step)
    marks.push({ label: String(Number(formatTime(at, 'h:m').slice(0, 2))), at: percent(at, from, to) });
  return { from, to, marks };
}

const percent = (at: number, from: number, to: number): number =>
  Math.round(Math.max(0, Math.min(1, (at - from) / (to - from))) * 10_000) / 100;

export const placeOf = (use: Pick<Use, 'from' | 'to'>, { from, to }: Frame) => {
  const left = percent(use.from, from, to);
  return { left, width: Math.max(2, percent(use.to, from, to) - left) };
};
export const nowAt = (now: number, { from, to }: Frame): number | undefined =>
  now > from && now < to ? percent(now, from, to) : undefined;

export type UseLook = 'done' | 'seated' | 'booked' | 'pending' | 'late' | 'noShow' | 'held' | 'event' | 'closed';

/** A booking says who, then how it stands or how many; what does not fit is left out by whole characters. */
export function linesOf({ label }: Pick<Use, 'label'>, word: string): string[] {
  const [name, guests] = partsOf(label);
  return guests === undefined ? [...new Set([name, word])].filter(Boolean) : [name, word || guests];
}
/** What is read aloud of it: the lines that are seen, and how many come where that had no room. */
export function saidOf({ label }: Pick<Use, 'label'>, word: string): string {
  const [, guests] = partsOf(label);
  return [...linesOf({ label }, word), guests !== undefined && word !== '' && guests].filter(Boolean).join('，');
}
const partsOf = (label: string): [name: string, guests?: string] => {
  const [, name, guests] = /^(.+) (\d+ 人)$/.exec(label) ?? [];
  return name === undefined || guests === undefined ? [label] : [name, guests];
};

/** Fill and second line of a use: no colour alone says how it stands. */
export function lookOf(use: Use, late: boolean): { look: UseLook; word: string } {
  if (use.kind === 'closure') return { look: 'closed', word: '停用' };
  if (use.kind === 'hold') return { look: 'held', word: '留位' };
  if (use.kind === 'invite' || use.kind === 'visit')
    return { look: 'event', word: use.kind === 'invite' ? '邀约' : '来访' };
  if (late) return { look: 'late', word: '迟到' };
  switch (use.status) {
    case 'seated':
      return { look: 'seated', word: '在用' };
    case 'pending':
      return { look: 'pending', word: '待确认' };
    case 'unpaid':
      return { look: 'pending', word: '待付' };
    case 'noShow':
      return { look: 'noShow', word: '未到' };
    case 'finished':
      return { look: 'done', word: '' };
    default:
      return { look: 'booked', word: '' };
  }
}
