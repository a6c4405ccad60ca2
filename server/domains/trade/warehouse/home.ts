/** The desk's first page, and the goods on their shelves. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { StockGoods } from '../../../../src/contract/warehouse/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { startOfDay } from '../../../lib/shanghai';
import { listStores } from '../../offer/store/repository';
import { listLow, pageOfGoods, type GoodsRow } from './goods/repository';
import { specOf } from './own';
import { presentCards } from './presenter';
import { countStates, countToday, listMine } from './cards/repository';
import { listBatches, listWarehouses } from './repository';
import { clerkOf } from './service';
import { KINDS, STATES } from './labels';

const MINE = 5;
const ALERTS = 20;

const nameOf = (row: GoodsRow): string => `${row.title} ${specOf(row)}`.trim();

export async function readDesk(
  tx: Tx,
  memberId: string,
  { warehouseId }: RequestOf<'manage.index'>,
  now: number,
  { kinds }: Setup,
): Promise<DataOf<'manage.index'>> {
  const clerk = await clerkOf(tx, memberId);
  const today = await countToday(tx, clerk, warehouseId, startOfDay(now));
  const states = { ...(await countStates(tx, { viewer: clerk, warehouseId })), done: 0 };
  for (const { done } of today) states.done += done;
  return {
    counts: STATES.filter(({ id }) => id !== 'void').map(({ id, label }) => ({ id, label, count: states[id] })),
    urgent: today.reduce((all, { urgent }) => all + urgent, 0),
    warehouses: (await listWarehouses(tx)).map(({ id, name }) => ({ value: id, label: name })),
    alerts: (await listLow(tx, ALERTS)).map((row) => ({
      sku: row.skuId,
      title: nameOf(row),
      shelf: row.shelf,
      onHand: row.stock,
      min: row.least,
    })),
    today: Object.entries(KINDS).flatMap(([key, label]) => {
      const found = today.find(({ kind }) => kind === key);
      return found ? [{ key, label, value: String(found.all) }] : [];
    }),
    mine: await presentCards(tx, await listMine(tx, clerk, MINE), clerk),
    escrowTodo: (await kinds.stockDocs.escrow.waiting?.(tx)) ?? 0,
    canVerify: true,
    stores: (await listStores(tx)).map(({ id, name }) => ({ value: id, label: name })),
    viewer: { name: clerk.name, no: clerk.no },
  };
}

export async function listStock(
  tx: Tx,
  { code, keyword, low, page = 1 }: RequestOf<'stock.goods'>,
): Promise<DataOf<'stock.goods'>> {
  const filter = { code: code?.trim(), keyword: keyword?.trim(), low };
  const { rows, total } = await pageOfGoods(tx, filter, PAGE_SIZE, offsetOf(page));
  const batches = await listBatches(
    tx,
    rows.map(({ skuId }) => skuId),
  );
  return pageOf(
    rows.map((row): StockGoods => ({
      skuId: row.skuId,
      title: row.title,
      specText: specOf(row),
      cover: row.cover,
      barCode: row.barCode,
      shelf: row.shelf,
      onHand: row.stock,
      free: row.stock - row.locked,
      least: row.least,
      batches: batches.get(row.skuId) ?? [],
    })),
    total,
    page,
  );
}
