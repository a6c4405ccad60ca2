/** escrow.act: what an owner does with stored tea - ask for a parcel, take the wish back, store the unsent rest of an order. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import type { Setup } from '../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../http/errors';
import { DAY_MS } from '../../lib/shanghai';
import { lotView } from '../cellar/presenter';
import { lockLot, takeFree, type LotRow } from '../cellar/repository';
import { endWhenSent } from '../fulfilment/end';
import { heldBack } from '../fulfilment/repository';
import { toShip } from '../fulfilment/rest';
import { chooseAddress, snapshotOf } from '../address/choose';
import { newOrderNo } from '../../db/numbers';
import { listLines, lockOwnOrder, type OrderLineRow } from '../order/repository';
import { findStore } from '../store/repository';
import { loadSaleSkus } from '../stock/saleSkus';
import { storeRest } from '../order/stages/cellar';
import { requestView } from './presenter';
import { countRequestsOf, findLot, insertRequest, lockRequest, storePieces, updateRequest } from './repository';

type Input = RequestOf<'escrow.act'>;
type Answer = DataOf<'escrow.act'>;
type Act = (tx: Tx, memberId: string, input: Input, now: number, server: Setup) => Promise<Answer>;

/** ¥2 per kg and started month after the free year, charged with the outbound (rule 15.1). */
const FEE_PER_KG_MONTH = 200;
const MONTH_MS = 30 * DAY_MS;
const MOST_DELIVERIES = 10;

export function storageFee(lot: Pick<LotRow, 'weight' | 'freeUntil'>, qty: number, now: number): number {
  if (now <= lot.freeUntil) return 0;
  const months = Math.ceil((now - lot.freeUntil) / MONTH_MS);
  return Math.ceil((lot.weight * qty) / 1000) * FEE_PER_KG_MONTH * months;
}

const step = (key: string, label: string, at: number) => ({ key, label, value: String(at) });

const outbound: Act = async (tx, memberId, input, now) => {
  if (input.lotId === undefined) throw badRequest('lotId');
  if (input.qty === undefined) throw badRequest('qty');
  const lot = await lockLot(tx, memberId, input.lotId);
  if (!lot) throw notFound();
  if (input.qty > lot.free) throw refuse(`可出库 ${lot.free}`);
  const asked = await countRequestsOf(tx, lot.id);
  if (asked >= MOST_DELIVERIES) throw refuse(`每批最多分 ${MOST_DELIVERIES} 次出库`);
  const fee = storageFee(lot, input.qty, now);
  if (fee > 0) throw refuse('该批已过免费托管期，请联系客服结清仓储费后出库');
  if (input.storeId !== undefined && !(await findStore(tx, input.storeId))?.pickup) throw notFound();
  const address = input.storeId === undefined ? await chooseAddress(tx, memberId, input.addressId) : undefined;
  if (input.storeId === undefined && !address) throw refuse('请添加收货地址');
  if (!(await takeFree(tx, lot.id, input.qty))) throw refuse(`可出库 ${lot.free}`);
  const row = await insertRequest(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CK'),
    memberId,
    kind: 'outbound',
    lotId: lot.id,
    qty: input.qty,
    address: address ? snapshotOf(address) : null,
    storeId: input.storeId ?? null,
    fee,
    status: 'applied',
    steps: [step('applied', '已申请出库', now)],
    createdAt: now,
  });
  return requestView(row, { ...lot, free: lot.free - input.qty });
};

/** Before picking the pieces are free again. */
const cancel: Act = async (tx, memberId, input, now) => {
  if (input.requestRef === undefined) throw badRequest('requestRef');
  const found = await lockRequest(tx, memberId, input.requestRef);
  if (!found) throw notFound();
  if (found.status !== 'applied' && found.status !== 'unpaid') throw conflict();
  const row = await updateRequest(tx, found.id, {
    status: 'cancelled',
    steps: [...found.steps, step('cancelled', '已取消', now)],
  });
  await takeFree(tx, found.lotId, -found.qty);
  return requestView(row, await findLot(tx, found.lotId));
};

/** Pieces of a paid order that are here and were not sent go to the cellar, unless an after-sale holds them; an order with nothing left to send is done. */
const store: Act = async (tx, memberId, input, now, server) => {
  if (input.orderId === undefined) throw badRequest('orderId');
  const order = await lockOwnOrder(tx, memberId, input.orderId);
  if (!order) throw notFound();
  if (order.deliveryType !== 'express' || (order.status !== 'paid' && order.status !== 'partial')) throw conflict();
  const lines = await listLines(tx, [order.id]);
  const skus = await loadSaleSkus(
    tx,
    lines.map((line) => line.skuId),
  );
  const held = await heldBack(tx, order.id);
  const restOf = (line: OrderLineRow) => toShip(line, held.get(line.id) ?? 0);
  const open = lines.filter(
    (line) => restOf(line) > 0 && skus.get(line.skuId)?.deliveryTypes.includes('escrow') === true,
  );
  if (open.length === 0) throw refuse('没有可以存入茶窖的商品');
  const lots: LotRow[] = [];
  for (const line of open) {
    const qty = restOf(line);
    await storePieces(tx, line.id, qty);
    lots.push(await storeRest(tx, order, line, qty, now));
  }
  await endWhenSent(tx, order, { label: '商家已发货', by: '仓库' }, now, server);
  const lot = lots[0] as LotRow;
  return {
    id: lot.id,
    no: lot.no,
    kind: 'renew',
    lot: lotView(lot),
    qty: lots.reduce((all, one) => all + one.qty, 0),
    fee: 0,
    orderId: order.id,
    status: 'done',
    steps: [step('stored', '已存入茶窖', now)],
    createdAt: now,
  };
};

const ACTS: Record<Input['action'], Act> = { outbound, cancel, store };

export const actOnEscrow: Act = (tx, memberId, input, now, server) =>
  ACTS[input.action](tx, memberId, input, now, server);
