/** Parcels on their way back, as the stock staff have them in their hands (rule 24.9). */
import type { StockReturn } from '../../../../src/contract/afterSale/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { employeeOf } from '../../people/employee/who';
import { mayActAlone } from '../../people/shopSettings/alone';
import { concernsSelf } from '../../people/task/permission';
import { passOpenTasks } from '../../people/task/service';
import { hadOf, lockForDecision, receiveSale } from './decide';
import { STATUS_TEXT } from './labels';
import {
  findSentBack,
  linesOf,
  listGoodsBack,
  listParties,
  pageOfSentBack,
  type Sale,
  type SentBack,
} from './repository';
import { worthOf } from './tasks';

export async function listReturns(
  tx: Tx,
  { keyword = '', page = 1 }: RequestOf<'stock.returns'>,
): Promise<DataOf<'stock.returns'>> {
  const { rows, total } = await pageOfSentBack(tx, keyword.trim(), PAGE_SIZE, offsetOf(page));
  return pageOf(await presentReturns(tx, rows), total, page);
}

/** 403 the own purchase · 404 none, or a merchant's · 422 nothing was sent back. Received again it is as it was. */
export async function receiveReturn(tx: Tx, memberId: string, saleId: string, now: number): Promise<StockReturn> {
  const clerk = await employeeOf(tx, memberId);
  const found = await lockForDecision(tx, saleId);
  const { sale, order } = found;
  if (sale.merchantId !== null) throw notFound();
  if (sale.parcel === null) throw refuse(`售后 ${sale.no} ${STATUS_TEXT[sale.status]}，没有寄回的包裹`);
  const isOwn = (await listParties(tx, sale)).includes(memberId);
  if (isOwn && !(await mayActAlone(tx, await worthOf(tx, order, sale, await linesOf(tx, saleId)))))
    throw concernsSelf();
  if (isOnItsWay(sale)) {
    await passOpenTasks(tx, { kind: 'afterSale', targetId: saleId }, clerk, now);
    await receiveSale(tx, found, { by: '仓库' }, now);
  }
  const [received] = await presentReturns(tx, [(await findSentBack(tx, saleId)) as SentBack]);
  return received as StockReturn;
}

const isOnItsWay = ({ status }: Sale): boolean => status === 'returning';

async function presentReturns(tx: Tx, rows: readonly SentBack[]): Promise<StockReturn[]> {
  if (rows.length === 0) return [];
  const goods = await listGoodsBack(
    tx,
    rows.map(({ sale }) => sale.id),
  );
  return rows.map(({ sale, orderNo, sentAt }) => ({
    id: sale.id,
    no: sale.no,
    orderNo,
    way: sale.way,
    reason: sale.reason,
    lines: goods
      .filter(({ line }) => line.afterSaleId === sale.id && hadOf(line) > 0)
      .map(({ line, cover, specText }) => ({
        lineId: line.lineId,
        title: line.title,
        cover,
        specText,
        qty: hadOf(line),
      })),
    company: sale.parcel?.company ?? '',
    trackingNo: sale.parcel?.no ?? '',
    sentAt,
    received: !isOnItsWay(sale),
  }));
}
