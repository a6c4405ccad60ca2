/** What buyers do: ask what would come back, apply, take it back, send the parcel, ask the platform (rule 12.2). */
import type { AfterSale, AfterSaleWay } from '../../../../src/contract/afterSale/shapes';
import type { RefundQuote } from '../../../../src/contract/afterSale/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { schedule, unschedule } from '../../../db/timers';
import { keepOwnPhotos } from '../../people/file/own';
import { shownBy } from '../../people/file/sealed';
import { numberOf } from '../../../lib/numbers';
import { findOwnOrder, listLines, lockOwnOrder, type Order, type OrderLineRow } from '../order/repository';
import { publish } from '../../../realtime/publish';
import { cellarOf, freeLots, holdLots } from '../cellar/returns';
import { MANAGER_DESK } from '../../people/employee/desks';
import { closeSaleTask, openSaleTask } from './tasks';
import { BUYER, WAY_TEXT } from './labels';
import { readShopSettings } from '../../people/shopSettings/repository';
import { saleView } from './presenter';
import { dropGifts, holdGifts } from './held';
import { quote, quoteView, type Asked, type Quote, type Want } from './quote';
import { NOTHING, reckon, type Reckoned } from './reckon';
import {
  addSaleLog,
  findSale,
  insertSale,
  linesOf,
  listSaleLogs,
  listSales,
  lockSale,
  rewriteLines,
  updateSale,
  type Sale,
} from './repository';
import { ANSWER_MS, DAMAGE, DAMAGE_MS, REASONS, windowOf } from './window';

export const AUTO_JOB = 'afterSale.auto';
export const RECEIVE_JOB = 'afterSale.receive';
const AUTOPILOT_MS = 2 * 60_000;
const TRACKING_NO = /^[A-Za-z0-9-]{6,40}$/;

/** When nobody answers: three days, in a demo two minutes. */
export const answerAt = (server: Setup, now: number): number =>
  now + (server.config.autopilot ? AUTOPILOT_MS : ANSWER_MS);

export async function viewSale(tx: Tx, saleId: string, now: number, server: Setup): Promise<AfterSale> {
  const sale = await findSale(tx, saleId);
  if (!sale) throw notFound();
  const full = { sale, lines: await linesOf(tx, saleId) };
  return saleView(full, await listSaleLogs(tx, [saleId]), await readShopSettings(tx), shownBy(server, now));
}

const tell = (tx: Tx, sale: Pick<Sale, 'memberId' | 'orderId' | 'status'>) =>
  publish(tx, `user:${sale.memberId}`, { kind: 'order', data: { orderId: sale.orderId, afterSale: sale.status } });
export { tell as tellSale };

/** What a quote is computed from. */
export const askedOf = async (tx: Tx, order: Order, except?: string): Promise<Asked> => ({
  order,
  lines: await listLines(tx, [order.id]),
  sales: await listSales(tx, [order.id]),
  cellar: await cellarOf(tx, [order.id]),
  except,
});

/** 404 foreign order · 400 lines · 422 too many pieces, or the time is over. */
export async function readQuote(
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.returnQuote'>,
  now: number,
  server: Setup,
): Promise<RefundQuote> {
  const order = await findOwnOrder(tx, memberId, input.orderId);
  if (!order) throw notFound();
  await checkOpen(tx, order, now, server);
  const { made, reckoned } = await weigh(tx, await askedOf(tx, order), input.lines, input.way ?? 'refund', now, server);
  return quoteView(made, reckoned, order);
}

/** The pieces, what they are worth, and what comes of it. */
export async function weigh(
  tx: Tx,
  asked: Asked,
  wants: readonly Want[],
  way: AfterSaleWay,
  now: number,
  server: Setup,
): Promise<{ made: Quote; reckoned: Reckoned }> {
  const made = quote(asked, wants, way);
  if (way === 'exchange') return { made, reckoned: NOTHING };
  const { lines: back, freight, points: spent } = made;
  return { made, reckoned: await reckon(tx, asked, { way, back, freight, spent }, now, server) };
}

const amountsOf = (
  { freight, points: spent }: Quote,
  { money, withheld, points, growth, keptForPoints }: Reckoned,
) => ({
  refund: money,
  freight,
  points: spent,
  withheld,
  pointsBack: points,
  growthBack: growth,
  keptForPoints,
});

/** 404 foreign order · 400 lines, reason, photos · 422 too many pieces, 已超过售后期, damage without a picture. */
export async function applySale(
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.returnApply'>,
  now: number,
  server: Setup,
): Promise<AfterSale> {
  const order = await lockOwnOrder(tx, memberId, input.orderId);
  if (!order) throw notFound();
  await checkOpen(tx, order, now, server);
  checkReason(order, input, now);
  const photos = await keepOwnPhotos(tx, memberId, input.photos ?? []);
  const sale = await writeSale(tx, order, { ...input, photos }, now, server);
  return viewSale(tx, sale.id, now, server);
}

async function checkOpen(tx: Tx, order: Order, now: number, server: Setup): Promise<void> {
  const open = windowOf(server, order, (await readShopSettings(tx)).limits, now);
  if (!open.isOpen) throw refuse(open.reason ?? '订单当前状态不能申请售后');
}

function checkReason(order: Order, input: RequestOf<'memberOrder.returnApply'>, now: number): void {
  if (!REASONS.includes(input.reason)) throw badRequest('reason');
  if (input.reason !== DAMAGE) return;
  if (!input.photos?.length) throw refuse('破损少件请上传照片', { field: 'photos' });
  if (order.receivedAt !== null && now > order.receivedAt + DAMAGE_MS) throw refuse('破损少件请在收货后 48 小时内申请');
}

interface Application {
  lines: readonly Want[];
  way: AfterSaleWay;
  reason: string;
  note?: string | undefined;
  photos?: string[] | undefined;
  requestId: string;
  /** The one of the staff who began it; nobody else's silence approves it. */
  staff?: { id: string; name: string };
}

/** The order's row is locked. Writes the after-sale, holds its pieces, and puts it on the desk. */
export async function writeSale(tx: Tx, order: Order, input: Application, now: number, server: Setup): Promise<Sale> {
  const asked = await askedOf(tx, order);
  const { made, reckoned } = await weigh(tx, asked, input.lines, input.way, now, server);
  const { staff } = input;
  const answerBy = staff ? null : answerAt(server, now);
  const { sale } = await insertSale(
    tx,
    {
      no: `T${order.id}-${now}-${input.requestId}`,
      orderId: order.id,
      memberId: order.memberId,
      merchantId: sellerOf(asked.lines.filter(({ id }) => made.lines.some(({ lineId }) => lineId === id))),
      way: input.way,
      reason: input.reason,
      note: input.note?.trim() ?? '',
      photos: input.photos ?? [],
      ...amountsOf(made, reckoned),
      status: 'applied',
      createdAt: now,
      answerBy,
    },
    made.lines.map(({ lineId, title, qty, unsentQty, lots, refund, points }) => ({
      lineId,
      title,
      qty,
      unsentQty,
      lots,
      refund,
      points,
    })),
  );
  for (const { lots } of made.lines) await holdLots(tx, lots);
  await holdGifts(tx, sale.id, reckoned.gifts);
  const named = await updateSale(tx, sale.id, { no: numberOf('SH', now, sale.id) });
  const [by, does] = staff ? [`客服 ${staff.name}`, '发起'] : [BUYER, '提交'];
  await addSaleLog(tx, sale.id, by, `${does}${WAY_TEXT[input.way]}申请：${input.reason}`, now);
  if (answerBy !== null) await schedule(tx, AUTO_JOB, sale.id, answerBy);
  await openSaleTask(tx, named, order, { title: `${WAY_TEXT[input.way]}申请`, at: now, ...(staff && { from: staff }) });
  await tell(tx, named);
  return named;
}

/** Who decides about these lines: their merchant when they have only one, else the house. */
const sellerOf = (lines: readonly OrderLineRow[]): string | null => {
  const [first, ...others] = new Set(lines.map(({ merchantId }) => merchantId));
  return others.length === 0 ? (first ?? null) : null;
};

/** 404 foreign after-sale · 409 when it moved on meanwhile, with what it is now · 400 parcel · 422 nothing left to weigh again. */
export async function updateOwnSale(
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.returnUpdate'>,
  now: number,
  server: Setup,
): Promise<AfterSale> {
  const found = await findSale(tx, input.id);
  const order = found && (await lockOwnOrder(tx, memberId, found.orderId));
  const sale = order && (await lockSale(tx, input.id));
  if (!sale) throw notFound();
  const next = await STEPS[input.action](tx, { sale, order, input, now }, server);
  await tell(tx, next);
  return viewSale(tx, next.id, now, server);
}

/** applied, waitReturn -> withdrawn; its pieces are free again. 409 when it moved on. */
export async function withdrawSale(tx: Tx, sale: Sale, now: number, server: Setup): Promise<Sale> {
  if (sale.status === 'withdrawn') return sale;
  if (sale.status !== 'applied' && sale.status !== 'waitReturn')
    throw conflict(undefined, { data: await viewSale(tx, sale.id, now, server) });
  await unschedule(tx, AUTO_JOB, sale.id);
  await closeSaleTask(tx, sale.id, '买家已撤销', now);
  for (const { lots } of await linesOf(tx, sale.id)) await freeLots(tx, lots);
  await addSaleLog(tx, sale.id, BUYER, '撤销申请', now);
  return updateSale(tx, sale.id, { status: 'withdrawn', endedAt: now, answerBy: null });
}

interface StepInput {
  sale: Sale;
  order: Order;
  input: RequestOf<'memberOrder.returnUpdate'>;
  now: number;
}
type BuyerStep = (tx: Tx, step: StepInput, server: Setup) => Promise<Sale>;

const STEPS: Record<RequestOf<'memberOrder.returnUpdate'>['action'], BuyerStep> = {
  withdraw: (tx, { sale, now }, server) => withdrawSale(tx, sale, now, server),
  ship: async (tx, { sale, order, input, now }, server) => {
    if (sale.status !== 'waitReturn') throw conflict(undefined, { data: await viewSale(tx, sale.id, now, server) });
    const company = input.company?.trim() ?? '';
    const no = input.trackingNo?.trim() ?? '';
    if (company === '') throw badRequest('company');
    if (!TRACKING_NO.test(no)) throw badRequest('trackingNo');
    const sent = await updateSale(tx, sale.id, { status: 'returning', parcel: { company, no } });
    await addSaleLog(tx, sale.id, BUYER, `已寄回：${company} ${no}`, now);
    await openSaleTask(tx, sent, order, { title: '退货待收货', at: now });
    if (server.config.autopilot) await schedule(tx, RECEIVE_JOB, sale.id, now + AUTOPILOT_MS);
    return sent;
  },
  escalate: async (tx, { sale, order, input, now }, server) => {
    if (sale.status !== 'rejected') throw conflict(undefined, { data: await viewSale(tx, sale.id, now, server) });
    if (sale.escalated) throw refuse('平台已处理过，不能再次申请介入');
    // The refusal set its pieces free, so what they bring back is computed again.
    await dropGifts(tx, sale.id);
    const own = await linesOf(tx, sale.id);
    const asked = await askedOf(tx, order, sale.id);
    const { made, reckoned } = await weigh(tx, asked, own, sale.way, now, server);
    for (const { lots } of made.lines) await holdLots(tx, lots);
    await rewriteLines(tx, own, made.lines);
    await holdGifts(tx, sale.id, reckoned.gifts);
    const answerBy = answerAt(server, now);
    const raised = await updateSale(tx, sale.id, {
      status: 'escalated',
      escalated: true,
      ...amountsOf(made, reckoned),
      endedAt: null,
      answerBy,
    });
    await addSaleLog(tx, sale.id, BUYER, `申请平台介入${input.note?.trim() ? `：${input.note.trim()}` : ''}`, now);
    await schedule(tx, AUTO_JOB, sale.id, answerBy);
    await openSaleTask(tx, raised, order, { title: '平台介入', desk: MANAGER_DESK, urgent: true, at: now });
    return raised;
  },
};
