/** Documents that the desk makes by hand: goods moved to a store, used, lost, or found to be more or fewer than counted (rule 24.4). */
import type { Tx } from '../../../db/client';
import { badRequest, notFound, refuse } from '../../../http/errors';
import type { Employee } from '../../people/employee/repository';
import { deductPieces, lockPieces, releasePieces } from '../../offer/stock/repository';
import { findStore } from '../../offer/store/repository';
import { addToShelf, addToStock, listGoods, type GoodsRow } from './goods/repository';
import type { Made, SaveInput, StockDocRules } from './kinds';
import { inDocument, type DocLine, type NewLine } from './repository';

export const specOf = ({ specValues }: Pick<GoodsRow, 'specValues'>): string => specValues.join(' · ');

interface Piece {
  skuId: string;
  qty: number;
  picked: number;
}
/** In the order of their ids, as all stock is locked. */
const bySku = (lines: readonly (DocLine | NewLine)[]): Piece[] =>
  lines
    .map(({ skuId, qty, picked = 0 }) => ({ skuId: skuId ?? '', qty, picked }))
    .sort((a, b) => (BigInt(a.skuId) < BigInt(b.skuId) ? -1 : 1));

async function linesOf(tx: Tx, asked: SaveInput['lines']): Promise<NewLine[]> {
  if (!asked) throw badRequest('lines');
  const sums = new Map<string, number>();
  for (const { skuId, qty } of asked) {
    if (skuId === undefined) throw badRequest('lines');
    sums.set(skuId, (sums.get(skuId) ?? 0) + qty);
  }
  const known = new Map((await listGoods(tx, [...sums.keys()])).map((row) => [row.skuId, row]));
  return [...sums].map(([skuId, qty]) => {
    const row = known.get(skuId);
    if (!row) throw notFound();
    if (qty < 1) throw badRequest('lines');
    const { title, cover, barCode, shelf } = row;
    return { skuId, title, cover, specText: specOf(row), code: barCode, shelf, qty };
  });
}

async function lockAll(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  for (const { skuId, qty } of bySku(lines))
    if (!(await lockPieces(tx, skuId, qty))) {
      const [row] = await listGoods(tx, [skuId]);
      throw refuse(`「${row?.title ?? ''}」可用库存不足，现有 ${(row?.stock ?? 0) - (row?.locked ?? 0)} 件`);
    }
}
const releaseAll = async (tx: Tx, lines: readonly DocLine[]): Promise<void> => {
  for (const { skuId, qty } of bySku(lines)) await releasePieces(tx, skuId, qty);
};

const made = async (
  tx: Tx,
  input: SaveInput,
  { storeId }: Employee,
  to: { id: string; name: string } | undefined,
): Promise<Made> => ({
  warehouse: 'central',
  storeId,
  sourceId: to?.id ?? storeId,
  target: to?.name ?? '',
  lines: await linesOf(tx, input.lines),
});

/** Pieces that are locked until they leave for good; what was not picked is free again. */
const leaving: Omit<StockDocRules, 'make'> = {
  partial: true,
  onMade: (tx, _doc, lines) => lockAll(tx, lines),
  async onPassed(tx, doc, { lines }) {
    await inDocument(tx, doc.id, async () => {
      for (const { skuId, qty, picked } of bySku(lines)) {
        await deductPieces(tx, skuId, picked, 0);
        if (qty > picked) await releasePieces(tx, skuId, qty - picked);
      }
    });
  },
  onVoid: (tx, _doc, lines) => releaseAll(tx, lines),
};

/** Somebody's own store; why is said in the note. */
const ofOwnStore: StockDocRules['make'] = async (tx, input, maker) => {
  if ((input.note ?? '').trim() === '') throw refuse('请填写用途或原因');
  return made(tx, input, maker, await findStore(tx, maker.storeId));
};

export const leavingDocs: StockDocRules = { ...leaving, make: ofOwnStore };

/** The pieces stay the shop's and stand on the store's shelf. */
export const transferDocs: StockDocRules = {
  ...leaving,
  async make(tx, input, maker) {
    if (input.targetId === undefined) throw badRequest('targetId');
    const store = await findStore(tx, input.targetId);
    if (!store) throw notFound();
    return made(tx, input, maker, store);
  },
  source: () => Promise.resolve({ kind: 'store' }),
  async onPassed(tx, doc, { lines }) {
    await inDocument(tx, doc.id, async () => {
      for (const { skuId, qty, picked } of bySku(lines)) {
        await releasePieces(tx, skuId, qty);
        if (picked > 0) await addToShelf(tx, doc.sourceId ?? '', skuId, picked);
      }
    });
  },
};

/** More than the books say: nothing is locked, the pieces come in. */
export const gainDocs: StockDocRules = {
  partial: true,
  make: ofOwnStore,
  async onPassed(tx, doc, { lines }) {
    await inDocument(tx, doc.id, async () => {
      for (const { skuId, picked } of bySku(lines)) if (picked > 0) await addToStock(tx, skuId, picked);
    });
  },
};
