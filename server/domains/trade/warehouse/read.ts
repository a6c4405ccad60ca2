/** A document with its source, read together. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { mayActAlone } from '../../people/shopSettings/alone';
import { rulesOf, type Source } from './kinds';
import { listDocLines, worthOf, type DocLine, type DocRow } from './repository';

/** A document with what it is for, as it stands now. */
export interface Read {
  doc: DocRow;
  lines: DocLine[];
  source: Source | undefined;
  /** One person may pick and pass it. */
  alone: boolean;
}

/** A line cannot leave with more pieces than are still wanted. */
const wanted = (line: DocLine, open: Source['open']): DocLine => {
  const qty = Math.min(line.qty, open?.get(line.id) ?? line.qty);
  return { ...line, qty, picked: Math.min(line.picked, qty) };
};

export async function readDoc(tx: Tx, doc: DocRow, server: Setup): Promise<Read> {
  const all = await listDocLines(tx, doc.id);
  const source = await rulesOf(doc, server).source?.(tx, doc, all);
  const lines = all.map((line) => wanted(line, source?.open));
  return { doc, lines, source, alone: await mayActAlone(tx, await worthOf(tx, lines)) };
}

export const totalOf = (lines: readonly DocLine[]) => lines.reduce((all, { qty }) => all + qty, 0);

/** Refunded meanwhile; or pieces that an after-sale holds back. */
export function warningOf({ doc, lines, source }: Read, asked: number): string | undefined {
  if (doc.status === 'done' || doc.status === 'void') return undefined;
  if (source?.dead !== undefined) return source.dead;
  if (totalOf(lines) === 0) return '商品都在售后中，暂不能出库';
  return totalOf(lines) < asked ? '有商品在售后中，数量已减少，请核对' : undefined;
}
