/** Messages as they are laid out: with times between them, in pieces. */
import type { ChatMsg } from '@/contract';
import { dayNumber, formatTime, listTime } from '@/core/lib/time';

export interface Row {
  message: ChatMsg;
  /** Said above it: a gap of five minutes, or the first one. */
  when?: string;
}
const GAP = 5 * 60_000;

export function momentOf(at: number, now: number): string {
  return dayNumber(at) === dayNumber(now) ? `今天 ${formatTime(at, 'h:m')}` : listTime(at, now);
}

/** As lists say it: the time of today, else the day. */
export function shortMoment(at: number, now: number): string {
  const days = ['YYYY-MM-DD'] as const;
  const isToday = formatTime(at, days[0]) === formatTime(now, days[0]);
  return isToday
    ? formatTime(at, 'h:m')
    : formatTime(at, days[0]) === formatTime(now - 86_400_000, days[0])
      ? '昨天'
      : formatTime(at, 'MM-DD');
}

export const rowsOf = (messages: readonly ChatMsg[], now: number): Row[] =>
  messages.map((message, i) => {
    const before = messages[i - 1];
    return !before || message.at - before.at >= GAP ? { message, when: momentOf(message.at, now) } : { message };
  });

export interface Piece {
  key: number;
  rows: Row[];
}
const PIECE = 10;

/** In pieces of ten places that stay what they are when others come before or behind: only what is new is drawn and sent. */
export function piecesOf(rows: readonly Row[]): Piece[] {
  const pieces: Piece[] = [];
  for (const row of rows) {
    const key = Math.floor(row.message.seq / PIECE);
    const last = pieces[pieces.length - 1];
    if (last?.key === key) last.rows.push(row);
    else pieces.push({ key, rows: [row] });
  }
  return pieces;
}

const isSameRow = ({ message: { id, rev }, when }: Row, other: Row | undefined): boolean =>
  other !== undefined && other.message.id === id && other.message.rev === rev && other.when === when;

/** The same rows in the same state. */
export const isSamePiece = (a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, i) => isSameRow(row, b[i]));
