/** Order sheets kept on this phone: the one being filled in, and the usual ones. Pasted text becomes quantities here too. */
import { parseList } from '@/core/lib/json';
import { platform } from '@/core/platform';
import { cleanTyped } from '@/core/lib/typed';

/** Pieces by SKU id; rows of zero are left out. */
export type Quantities = Readonly<Record<string, number>>;
export type DraftName = 'wholesale_sheet' | 'wholesale_usual' | 'channel_sheet' | 'channel_usual';

const isRow = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && Number.isInteger(row[1]) && (row[1] as number) > 0;

export const readDraft = (name: DraftName): Quantities =>
  Object.fromEntries(parseList(platform.storage.get(name)).filter(isRow));

export function writeDraft(name: DraftName, quantities: Quantities): void {
  const rows = Object.entries(quantities).filter(([, qty]) => qty > 0);
  if (rows.length === 0) platform.storage.remove(name);
  else platform.storage.set(name, JSON.stringify(rows));
}

export interface PastedLine {
  text: string;
  code: string;
  qty: number;
}

/** One line each: code, then quantity, with anything between them. Lines without two numbers have no quantity. */
export function readPasted(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, code = '', rest = ''] = /(\d+)(.*)/.exec(line.normalize('NFKC')) ?? [];
      return { text: line, code, qty: Number(cleanTyped('number', rest) || '0') };
    });
}
