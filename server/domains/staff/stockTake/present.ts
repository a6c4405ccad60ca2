/** What has happened to the pieces of a document since it was frozen: a line that is no longer true is left out, with why (rule 23.6). */
import type { Tx } from '../../../db/client';
import type { AdjustLine } from '../../../db/schema';
import { listHandovers, type AssetRow } from '../asset/repository';
import { listStoresById } from '../../offer/store/repository';
import { listLines, listSightings, type AdjustRow, type StockTakeRow } from './repository';

type Take = Pick<StockTakeRow, 'id' | 'storeId' | 'createdAt'>;

/** The lines as they stand now: each says why nothing is done with it, if so. `assets`: their pieces, locked by who carries it out. */
export async function compared(
  tx: Tx,
  take: Take,
  { kind, lines }: Pick<AdjustRow, 'kind' | 'lines'>,
  assets: readonly AssetRow[],
): Promise<AdjustLine[]> {
  const ids = assets.map(({ id }) => id);
  const scans = await listSightings(tx, ids, take.id);
  const handovers = await listHandovers(tx, ids);
  const stores = await listStoresById(tx, [...new Set(assets.map(({ storeId }) => storeId))]);
  const own = await listLines(tx, take.id, ['unexpected']);

  const whyOf = ({ assetId }: AdjustLine): string | undefined => {
    const asset = assets.find(({ id }) => id === assetId);
    if (!asset) return '已不在册';
    if (asset.status === 'scrapped') return '已报废';
    // A missing piece was not seen since the counting began, an unexpected one not since it was scanned.
    const since = kind === 'loss' ? take.createdAt : (own.find((line) => line.assetId === assetId)?.countedAt ?? 0);
    const handover = handovers.find((one) => one.assetId === assetId && one.at > since);
    if (handover) return `已由${handover.name}接收`;
    const scan = scans.find((one) => one.assetId === assetId && (one.at > since || (kind === 'loss' && one.undecided)));
    if (scan) return `已在「${scan.title}」盘到`;
    if ((asset.storeId === take.storeId) === (kind === 'gain'))
      return `已归${stores.find(({ id }) => id === asset.storeId)?.name ?? '其他门店'}`;
    return undefined;
  };
  return lines.map(({ left: _, ...line }) => {
    const left = whyOf(line);
    return left === undefined ? line : { ...line, left };
  });
}

export const kept = (lines: readonly AdjustLine[]): AdjustLine[] => lines.filter(({ left }) => left === undefined);
/** As its decider and its lead read it. */
export const leftOut = (lines: readonly AdjustLine[]): string[] =>
  lines.flatMap(({ code, name, left }) => (left === undefined ? [] : `${name} ${code} ${left}`));
export const amountOf = (lines: readonly AdjustLine[]): number =>
  kept(lines).reduce((all, { value }) => all + value, 0);
