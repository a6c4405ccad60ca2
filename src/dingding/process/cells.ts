/** Cells of a table, as typed and as they travel. Pure. */
import type { ProcessField } from '@/contract';
import { parseFen } from '@/core/lib/money';

/** A cell as it travels; undefined when it is none. */
export function cellOf(type: ProcessField['columns'][number]['type'], typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (type === 'text') return text;
  if (type === 'number') return /^\d{1,6}$/.test(text) ? String(Number(text)) : undefined;
  const fen = parseFen(text);
  return fen === undefined ? undefined : String(fen);
}
