/** The only maker of the wire shape AfterSale, and what may be done next. */
import type { AfterSale, AfterSaleAction, Returnable } from '../../../src/contract/afterSale/shapes';
import type { Setup } from '../../http/context';
import type { AfterSaleStatus } from '../../db/schema';
import type { Order, OrderLineRow } from '../order/repository';
import { STATUS_TEXT, WAY_TEXT } from './labels';
import type { Cellar } from '../cellar/returns';
import { piecesOf } from './pieces';
import { type FullSale, type Sale, type SaleLog } from './repository';
import { windowOf } from './window';

const RETURN_ADDRESS = '叶间售后仓 0571-88886666 浙江省杭州市余杭区良渚街道茶园路 18 号 3 号库';
const AGREED: readonly AfterSaleStatus[] = ['waitReturn', 'returning'];

export function actionsOfSale(sale: Sale): AfterSaleAction[] {
  if (sale.status === 'applied') return ['withdraw'];
  if (sale.status === 'waitReturn') return ['ship', 'withdraw'];
  return sale.status === 'rejected' && !sale.escalated ? ['escalate'] : [];
}

export function saleView({ sale, lines }: FullSale, logs: readonly SaleLog[]): AfterSale {
  return {
    id: sale.id,
    no: sale.no,
    orderId: sale.orderId,
    way: sale.way,
    reason: sale.reason,
    note: sale.note,
    photos: sale.photos,
    lines: lines.map(({ lineId, title, qty }) => ({ lineId, title, qty })),
    refund: sale.refund,
    points: sale.points,
    status: sale.status,
    ...(sale.rejectReason === null ? {} : { rejectReason: sale.rejectReason }),
    ...(AGREED.includes(sale.status) ? { returnAddress: RETURN_ADDRESS } : {}),
    ...(sale.parcel ? { parcel: sale.parcel } : {}),
    log: logs.filter((log) => log.afterSaleId === sale.id).map(({ at, by, text }) => ({ at, by, text })),
    can: actionsOfSale(sale),
    ...(sale.answerBy === null || !['applied', 'escalated'].includes(sale.status) ? {} : { answerBy: sale.answerBy }),
    createdAt: sale.createdAt,
  };
}

/** The newest after-sale of a line, those that were withdrawn left out. */
export function saleOfLine(
  lineId: string,
  sales: readonly FullSale[],
): { id: string; status: string; label: string } | undefined {
  const found = sales.find(
    ({ sale, lines }) => sale.status !== 'withdrawn' && lines.some((line) => line.lineId === lineId),
  );
  if (!found) return undefined;
  const { id, status, way } = found.sale;
  return { id, status, label: `${WAY_TEXT[way]} ${STATUS_TEXT[status]}` };
}

/** Lines with pieces that may be applied for now. */
export function returnableOf(
  server: Setup,
  order: Order,
  lines: readonly OrderLineRow[],
  sales: readonly FullSale[],
  cellar: Cellar,
  now: number,
): Returnable[] {
  if (!windowOf(server, order, now).isOpen) return [];
  return lines
    .filter((line) => !line.gift)
    .map((line) => piecesOf(order, line, sales, cellar))
    .map(({ line, sent, unsent, stored }) => ({ lineId: line.id, sent, unsent: unsent + stored }))
    .filter(({ sent, unsent }) => sent + unsent > 0);
}
