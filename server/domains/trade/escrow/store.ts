/** The unsent rest of an order goes to the cellar. */
import { conflict, badRequest, notFound, refuse } from '../../../http/errors';
import { lotView } from '../cellar/presenter';
import type { LotRow } from '../cellar/repository';
import { listLines, lockOwnOrder } from '../order/repository';
import { storeRest } from '../order/stages/cellar';
import { loadSaleSkus } from '../../offer/stock/saleSkus';
import type { Act } from './acts';
import { storePieces } from './repository';
import { step } from './steps';

/** Pieces of a paid order that are here and were not sent go to the cellar, unless an after-sale holds them; an order with nothing left to send is done. */
export const store: Act = async (tx, memberId, input, now, server) => {
  if (input.orderId === undefined) throw badRequest('orderId');
  const order = await lockOwnOrder(tx, memberId, input.orderId);
  if (!order) throw notFound();
  if (order.deliveryType !== 'express' || (order.status !== 'paid' && order.status !== 'partial')) throw conflict();
  const lines = await listLines(tx, [order.id]);
  const skus = await loadSaleSkus(
    tx,
    lines.map((line) => line.skuId),
  );
  const { packing } = server.kinds;
  const rest = await packing.openPieces(tx, order.id, lines);
  const open = lines.flatMap((line) => {
    const qty = rest.get(line.id) ?? 0;
    return qty > 0 && skus.get(line.skuId)?.deliveryTypes.includes('escrow') ? [{ line, qty }] : [];
  });
  if (open.length === 0) throw refuse('没有可以存入茶窖的商品');
  const lots: LotRow[] = [];
  for (const { line, qty } of open) {
    await storePieces(tx, line.id, qty);
    lots.push(await storeRest(tx, order, line, qty, now));
  }
  await packing.endWhenSent(tx, order, { label: '商家已发货', by: '仓库' }, now, server);
  const lot = lots[0] as LotRow;
  return {
    id: lot.id,
    no: lot.no,
    kind: 'renew',
    lot: await lotView(tx, lot, now),
    qty: lots.reduce((all, one) => all + one.qty, 0),
    fee: 0,
    orderId: order.id,
    status: 'done',
    steps: [step('stored', '已存入茶窖', now)],
    createdAt: now,
  };
};
