/** The only maker of the wire shape AfterSale, and what may be done next. */
import type { AfterSale, AfterSaleAction, Returnable } from '../../../../src/contract/afterSale/shapes';
import type { AfterSaleStatus } from '../../../db/schema';
import type { Order, OrderLineRow } from '../order/repository';
import type { ShopSettings } from '../../people/shopSettings/settings';
import { STATUS_TEXT, WAY_TEXT } from './labels';
import type { Cellar } from '../cellar/returns';
import { piecesOf } from './pieces';
import { type FullSale, type Sale, type SaleLog } from './repository';
import type { Window } from './window';

const AGREED: readonly AfterSaleStatus[] = ['waitReturn', 'returning'];

export function actionsOfSale(sale: Sale): AfterSaleAction[] {
  if (sale.status === 'applied') return ['withdraw'];
  if (sale.status === 'waitReturn') return ['ship', 'withdraw'];
  return sale.status === 'rejected' && !sale.escalated ? ['escalate'] : [];
}

/** `shown`: the address under which whoever reads it sees a picture. */
export function saleView(
  { sale, lines }: FullSale,
  logs: readonly SaleLog[],
  { returnAddress }: Pick<ShopSettings, 'returnAddress'>,
  shown: (url: string) => string,
): AfterSale {
  return {
    id: sale.id,
    no: sale.no,
    orderId: sale.orderId,
    way: sale.way,
    reason: sale.reason,
    note: sale.note,
    photos: sale.photos.map(shown),
    lines: lines.map(({ lineId, title, qty }) => ({ lineId, title, qty })),
    refund: sale.refund,
    points: sale.points,
    status: sale.status,
    ...(sale.rejectReason === null ? {} : { rejectReason: sale.rejectReason }),
    ...(AGREED.includes(sale.status) ? { returnAddress } : {}),
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
  { isOpen }: Pick<Window, 'isOpen'>,
  order: Order,
  lines: readonly OrderLineRow[],
  sales: readonly FullSale[],
  cellar: Cellar,
): Returnable[] {
  if (!isOpen) return [];
  return lines
    .filter((line) => !line.gift)
    .map((line) => piecesOf(order, line, sales, cellar))
    .map(({ line, sent, unsent, stored }) => ({ lineId: line.id, sent, unsent: unsent + stored }))
    .filter(({ sent, unsent }) => sent + unsent > 0);
}
