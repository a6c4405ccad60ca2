/** Who did what with a document. */
import type { StockDocLog } from '../../../db/schema';

export const logged = (
  doc: { log: StockDocLog[] } | undefined,
  key: string,
  label: string,
  by: string,
  at: number,
): StockDocLog[] => [...(doc?.log ?? []), { key, label, by, at }];
