/** An owner asks for pieces of a lot: a parcel or a pick-up, paid first where it costs something (rule 15.4). */
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import { schedule, unschedule } from '../../../db/timers';
import type { AddressSnapshot } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { takeFree, takeOut, type LotRow } from '../cellar/repository';
import { lockOwnLot } from '../cellar/service';
import { carrierOf, telOf, trackingNoOf } from '../../../lib/carriers';
import { sendNotice } from '../../people/notice/send';
import { startJourney } from '../parcel/track';
import { tellHandedOver } from '../payment/shipping';
import type { Act } from './acts';
import { outboundOf } from './cost';
import { presentRequest } from './presenter';
import { countRequestsOf, findLot, insertRequest, lockAnyRequest, lockRequest, updateRequest } from './repository';
import type { RequestRow } from './repository';
import { step } from './steps';

const MOST_DELIVERIES = 10;
const PAY_MS = 30 * 60_000;
export const AUTOPILOT_MS = 2 * 60_000;
export const EXPIRE_JOB = 'escrow.expire';
export const SHIP_JOB = 'escrow.ship';

export const outbound: Act = async (tx, memberId, input, now, server) => {
  const { lotId, qty, addressId, storeId } = input;
  if (lotId === undefined) throw badRequest('lotId');
  if (qty === undefined) throw badRequest('qty');
  const lot = await lockOwnLot(tx, memberId, lotId);
  if (qty > lot.free) throw refuse(`可出库 ${lot.free}`);
  const asked = await countRequestsOf(tx, lot.id);
  if (asked >= MOST_DELIVERIES) throw refuse(`每批最多分 ${MOST_DELIVERIES} 次出库`);
  const cost = await outboundOf(tx, lot, { qty, addressId, storeId }, now);
  if (cost.refused !== undefined) throw refuse(cost.refused);
  const row = await ask(tx, lot, { qty, storeId, address: cost.address, fee: cost.total }, now, server);
  return presentRequest(tx, memberId, row, { ...lot, free: lot.free - qty }, now);
};

/** Pieces of a lot that was locked are promised to a parcel or a pick-up; what costs nothing goes to the warehouse at once. */
export async function ask(
  tx: Tx,
  lot: LotRow,
  {
    qty,
    storeId,
    address,
    fee,
  }: { qty: number; storeId?: string | undefined; address?: AddressSnapshot | undefined; fee: number },
  now: number,
  server: Setup,
): Promise<RequestRow> {
  if (!(await takeFree(tx, lot.id, qty))) throw refuse(`可出库 ${lot.free}`);
  const isFree = fee === 0;
  const row = await insertRequest(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CK'),
    memberId: lot.memberId,
    kind: 'outbound',
    lotId: lot.id,
    qty,
    address: address ?? null,
    storeId: storeId ?? null,
    fee,
    status: isFree ? 'applied' : 'unpaid',
    expireAt: isFree ? 0 : now + PAY_MS,
    steps: [step('applied', '已申请出库', now)],
    createdAt: now,
  });
  if (!isFree) await schedule(tx, EXPIRE_JOB, row.id, now + PAY_MS);
  else if (server.config.autopilot) await schedule(tx, SHIP_JOB, row.id, now + AUTOPILOT_MS);
  return row;
}

/** Before picking the pieces are free again. */
export const cancel: Act = async (tx, memberId, input, now) => {
  if (input.requestRef === undefined) throw badRequest('requestRef');
  const found = await lockRequest(tx, memberId, input.requestRef);
  if (!found || found.kind === 'transfer') throw notFound();
  if (found.status !== 'applied' && found.status !== 'unpaid') throw conflict();
  return presentRequest(tx, memberId, await giveUp(tx, found, '已取消', now), await findLot(tx, found.lotId), now);
};

/** Nobody has paid in time. */
export const closeUnpaid = (tx: Tx, found: RequestRow, now: number): Promise<RequestRow> =>
  giveUp(tx, found, '超时未支付，已取消', now);

async function giveUp(tx: Tx, found: RequestRow, label: string, now: number): Promise<RequestRow> {
  await unschedule(tx, EXPIRE_JOB, found.id);
  if (found.kind === 'outbound') await takeFree(tx, found.lotId, -found.qty);
  return updateRequest(tx, found.id, { status: 'cancelled', steps: [...found.steps, step('cancelled', label, now)] });
}

/** The warehouse takes the request up: its owner cannot take it back any more. The request's row is locked. */
export async function pickRequest(tx: Tx, id: string, now: number): Promise<void> {
  const found = await lockAnyRequest(tx, id);
  if (found?.status !== 'applied') throw conflict();
  await unschedule(tx, SHIP_JOB, id);
  await updateRequest(tx, id, { status: 'picking', steps: [...found.steps, step('picking', '仓库正在拣货', now)] });
}

/** The request waits again. */
export async function unpickRequest(tx: Tx, id: string, now: number, server: Setup): Promise<void> {
  const found = await lockAnyRequest(tx, id);
  if (found?.status !== 'picking') return;
  await updateRequest(tx, id, { status: 'applied', steps: [...found.steps, step('applied', '重新排队，待出库', now)] });
  if (server.config.autopilot) await schedule(tx, SHIP_JOB, id, now + AUTOPILOT_MS);
}

/** The pieces leave the cellar. Nothing happens to a request that does not wait for it. */
export async function send(tx: Tx, id: string, parcel: { company: string; trackingNo: string }, now: number) {
  const found = await lockAnyRequest(tx, id);
  if (found?.kind !== 'outbound' || (found.status !== 'applied' && found.status !== 'picking')) return;
  await takeOut(tx, found.lotId, found.qty);
  const lot = await findLot(tx, found.lotId);
  const label = found.storeId ? '已出库，到店自提' : `已出库，${parcel.company} ${parcel.trackingNo}`;
  await updateRequest(tx, id, {
    status: 'done',
    ...(found.storeId ? {} : parcel),
    steps: [...found.steps, step('done', label, now)],
  });
  const companyTel = telOf(parcel.company);
  if (!found.storeId) await startJourney(tx, { requestId: id, ...parcel, companyTel, lines: [] }, 'warehouse', now);
  await tellHandedOver(tx, { orderGroup: 'escrow', orderId: id });
  await sendNotice(tx, found.memberId, {
    box: 'service',
    title: '存茶已出库',
    text: `「${lot.title}」${found.qty} ${lot.unit}${found.storeId ? '已备好，到店即可提取。' : `已由${parcel.company}寄出，单号 ${parcel.trackingNo}。`}`,
    image: lot.cover,
    link: '/outbound/pages/escrow?tab=requests',
    at: now,
  });
}

/** The autopilot does what the warehouse would do. */
export async function sendByAutopilot(tx: Tx, id: string, now: number): Promise<void> {
  // Who picks it sends it.
  if ((await lockAnyRequest(tx, id))?.status !== 'applied') return;
  const carrier = carrierOf('');
  await send(tx, id, { company: carrier.company, trackingNo: trackingNoOf(carrier, id) }, now);
}
