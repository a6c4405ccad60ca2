/**
 * What is needed to go on scanning without a line (rule 23.5): the last stock-takings as they were seen, with the lines that were. It lies in
 * the phone's storage under its member and goes with a logout; what the server says takes its place.
 */
import type { StockTakeDetail, StockTakeLine } from '@/contract';
import { parseList } from '@/core/lib/json';
import type { StorageModule } from '@/core/platform/storage/types';

interface KeptTaking {
  detail: StockTakeDetail;
  lines: StockTakeLine[];
}

/** Nobody counts in more at a time. */
const MOST_TAKINGS = 3;
const MOST_LINES = 200;
const keyOf = (memberId: string) => `stockTakes:${memberId}`;

const isTaking = (value: unknown): value is KeptTaking => {
  const { detail, lines } = (value ?? {}) as Partial<KeptTaking>;
  return typeof detail?.card?.id === 'string' && Array.isArray(lines);
};

/** The one that was seen last comes first. */
export const keptTakings = (storage: StorageModule, memberId: string): KeptTaking[] =>
  parseList(storage.get(keyOf(memberId))).filter(isTaking);

export const keptTaking = (storage: StorageModule, memberId: string, id: string): KeptTaking | undefined =>
  keptTakings(storage, memberId).find(({ detail }) => detail.card.id === id);

/** One that has ended needs nothing any more. */
export function keepTaking(storage: StorageModule, memberId: string, detail: StockTakeDetail): void {
  const { id, status } = detail.card;
  const others = keptTakings(storage, memberId).filter((one) => one.detail.card.id !== id);
  const { lines } = keptTaking(storage, memberId, id) ?? { lines: [] };
  write(storage, memberId, status === 'active' ? [{ detail, lines }, ...others].slice(0, MOST_TAKINGS) : others);
}

export function keepLines(storage: StorageModule, memberId: string, id: string, lines: readonly StockTakeLine[]): void {
  const takings = keptTakings(storage, memberId);
  const next = takings.map((one) => {
    if (one.detail.card.id !== id) return one;
    const fresh = new Set(lines.map(({ code }) => code));
    return { ...one, lines: [...lines, ...one.lines.filter(({ code }) => !fresh.has(code))].slice(0, MOST_LINES) };
  });
  write(storage, memberId, next);
}

function write(storage: StorageModule, memberId: string, takings: readonly KeptTaking[]): void {
  if (takings.length === 0) storage.remove(keyOf(memberId));
  else storage.set(keyOf(memberId), JSON.stringify(takings));
}
