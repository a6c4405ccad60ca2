/**
 * An order of the house in the hands of its staff (rules 26.7, 26.8): looked at, closed while unpaid, refunded without an application, sent elsewhere
 * before it is packed, noted about, and its buyer told. A merchant's order is the merchant's. Every change locks the order first and stands in its
 * history with who did it.
 */
import type { RefundQuote } from '../../../../src/contract/afterSale/schemas';
import type { StaffArea } from '../../../../src/contract/roles';
import type { OrderDeskAction, OrderDeskView } from '../../../../src/contract/orderDesk/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { maskMobile } from '../../../lib/mask';
import { isDistrict, regionNames } from '../../people/address/regions';
import { FORMER } from '../../people/employee/presenter';
import type { Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { findMember } from '../../people/member/repository';
import { isRefundable, quoteByStaff, refundByStaff } from '../../trade/afterSale/staff';
import { rulesOf } from '../../trade/order/kinds';
import { addLog, findOrder, lockOrder, notifyOrder, type Order } from '../../trade/order/repository';
import { canMove, detailOf, moveAddress } from '../../trade/order/service';
import { closeUnpaid } from '../../trade/order/stages/close';
import { isAuditing } from '../../trade/payment/repository';
import { insertNote, listNotes } from './repository';

const ofHouse = (order: Order | undefined): Order => {
  if (!order || order.merchantId !== null) throw notFound();
  return order;
};

/** Whose areas each of it takes, as the rows of the endpoints say. */
const AREAS: Readonly<Record<OrderDeskAction, readonly StaffArea[]>> = {
  cancel: ['service'],
  refund: ['service', 'finance'],
  address: ['service', 'stock'],
  note: ['service', 'stock', 'finance'],
  notify: ['service'],
};
const canCancel = (server: Setup, order: Order): boolean =>
  order.status === 'unpaid' && !rulesOf(server, order.kind).madeByClock;

async function allowed(
  tx: Tx,
  order: Order,
  { areas }: Employee,
  now: number,
  server: Setup,
): Promise<OrderDeskAction[]> {
  const open: Readonly<Record<OrderDeskAction, boolean>> = {
    cancel: canCancel(server, order),
    refund: isRefundable(server, order, now),
    address: canMove(server, order) && !(await server.kinds.packing.isTaken(tx, order.id)),
    note: true,
    notify: true,
  };
  return (Object.keys(open) as OrderDeskAction[]).filter(
    (action) => open[action] && AREAS[action].some((area) => areas.includes(area)),
  );
}

async function view(tx: Tx, order: Order, employee: Employee, now: number, server: Setup): Promise<OrderDeskView> {
  const detail = await detailOf(tx, order, now, server);
  const buyer = await findMember(tx, order.memberId);
  const { address, pickup } = detail;
  // The code at the counter is the buyer's to show; what the buyer may do is not the staff's.
  const { code: _code, ...fetching } = pickup ?? {};
  return {
    order: {
      ...detail,
      card: { ...detail.card, actions: [] },
      ...(address ? { address: { ...address, mobile: maskMobile(address.mobile) } } : {}),
      ...(pickup ? { pickup: { ...pickup, ...fetching, code: undefined, mobile: maskMobile(pickup.mobile) } } : {}),
    },
    buyer: {
      id: order.memberId,
      nickname: buyer?.nickname ?? '已注销',
      mobile: buyer ? maskMobile(buyer.mobile) : '',
    },
    notes: (await listNotes(tx, order.id)).map((note) => ({ ...note, by: note.by ?? FORMER })),
    can: await allowed(tx, order, employee, now, server),
    ...(order.launchSource ? { launchSource: order.launchSource } : {}),
  };
}

/** 404 an order of a merchant. */
export async function viewForStaff(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<OrderDeskView> {
  const employee = await employeeOf(tx, memberId);
  return view(tx, ofHouse(await findOrder(tx, id)), employee, now, server);
}

export async function quoteForStaff(
  tx: Tx,
  { id, lines }: RequestOf<'orderDesk.quote'>,
  now: number,
  server: Setup,
): Promise<RefundQuote> {
  return quoteByStaff(tx, ofHouse(await findOrder(tx, id)), lines, now, server);
}

interface Hand {
  order: Order;
  employee: Employee;
  now: number;
  server: Setup;
}

/** Locks the order, lets `act` change it, and shows it as it then is. 404 an order of a merchant. */
const handle =
  <I extends { id: string }>(act: (tx: Tx, input: I, hand: Hand) => Promise<void>) =>
  async (tx: Tx, memberId: string, input: I, now: number, server: Setup): Promise<OrderDeskView> => {
    const employee = await employeeOf(tx, memberId);
    const order = ofHouse(await lockOrder(tx, input.id));
    await act(tx, input, { order, employee, now, server });
    return view(tx, ofHouse(await findOrder(tx, input.id)), employee, now, server);
  };

/** What it is by now, for who comes too late. */
const moved = async (tx: Tx, { order, employee, now, server }: Hand) =>
  conflict(undefined, { data: await view(tx, order, employee, now, server) });

const signed = ({ name }: Employee): string => `客服 ${name}`;

/** 409 not unpaid any more · 422 the proof of a transfer is being looked at. */
export const cancelForStaff = handle<RequestOf<'orderDesk.cancel'>>(async (tx, { reason }, hand) => {
  const { order, employee, now, server } = hand;
  if (!canCancel(server, order)) throw await moved(tx, hand);
  if (await isAuditing(tx, order.id)) throw refuse('转账凭证审核中，暂不能取消');
  const closing = { reason: 'staff', text: reason.trim(), by: signed(employee), label: '客服关闭订单' } as const;
  const closed = await closeUnpaid(tx, order, closing, now, server);
  await notifyOrder(tx, closed, {
    title: '订单已关闭',
    text: `订单 ${order.no} 已由客服关闭：${reason.trim()}`,
    at: now,
  });
});

/** As an after-sale says: 400 lines · 422. */
export const refundForStaff = handle<RequestOf<'orderDesk.refund'>>(
  async (tx, { lines, reason, requestId }, { order, employee, now, server }) => {
    const staff = { id: employee.memberId, name: employee.name };
    const done = await refundByStaff(tx, order, { lines, reason: reason.trim(), requestId, staff }, now, server);
    await addLog(tx, {
      orderId: order.id,
      key: 'staffRefund',
      label: done ? '客服发起退款' : '客服发起退款，等同事复核',
      by: signed(employee),
      at: now,
    });
  },
);

/** 400 no district · 409 sent, or somebody packs it · 422 another freight. */
export const moveForStaff = handle<RequestOf<'orderDesk.address'>>(async (tx, input, hand) => {
  const { order, employee, now, server } = hand;
  const { name, mobile, regionCode, detail } = input;
  if (!isDistrict(regionCode)) throw badRequest('regionCode');
  if (!canMove(server, order)) throw await moved(tx, hand);
  if (await server.kinds.packing.isTaken(tx, order.id)) throw refuse('仓库已在拣货，请先联系仓库');
  const { province, city, district } = regionNames(regionCode);
  const before = order.address;
  const address = { id: before?.id ?? '0', tag: '', name, mobile, regionCode, province, city, district, detail };
  const changed = await moveAddress(tx, order, address, signed(employee), now, server);
  await notifyOrder(tx, changed, {
    title: '收货地址已修改',
    text: `订单 ${order.no} 的收货地址已由客服改为 ${province}${city}${district}${detail}。`,
    at: now,
  });
});

export const noteForStaff = handle<RequestOf<'orderDesk.note'>>(async (tx, { text }, { order, employee, now }) => {
  await insertNote(tx, { orderId: order.id, employeeId: employee.id, text: text.trim(), at: now });
});

export const notifyForStaff = handle<RequestOf<'orderDesk.notify'>>(async (tx, { text }, { order, employee, now }) => {
  await notifyOrder(tx, order, { title: `订单 ${order.no}`, text: text.trim(), at: now });
  await addLog(tx, { orderId: order.id, key: 'told', label: '客服通知', by: signed(employee), at: now });
});
