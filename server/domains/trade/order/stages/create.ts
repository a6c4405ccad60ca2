/**
 * Creates an order in one transaction: stock and campaign quota are locked by conditional updates, the coupon is locked, points
 * are taken, cart lines leave the cart, the timeout is planned. Whatever fails, nothing of it stays.
 */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import type { Call } from '../../../../http/handler';
import { badRequest, conflict, refuse } from '../../../../http/errors';
import { schedule } from '../../../../db/timers';
import { removeBought } from '../../cart/repository';
import { lockForOrder } from '../../../offer/coupon/repository';
import { book, memberOwner } from '../../../people/ledger/service';
import { recordFreePayment } from '../../payment/record';
import { snapshotOf } from '../../../people/address/choose';
import { newOrderNo } from '../../../../db/numbers';
import { rulesOf } from '../kinds';
import { markPaid } from './paid';
import { addLog, hasOrdered, insertLines, insertOrder, type Order, type OrderLineRow } from '../repository';
import { lockMember } from '../../../../db/locks';
import { settle } from '../settlement/service';
import { settleView } from '../settlement/presenter';
import type { Settlement } from '../settlement';
import { lockStock, StockShort, takeQuota } from '../../../offer/stock/pieces';
import { takeFromShelf } from '../../../offer/stock/shelves';

export const EXPIRE_JOB = 'order.expire';
type Input = RequestOf<'shop.orderCreate'>;
type Answer = DataOf<'shop.orderCreate'>;

/** Ends the transaction and asks for a fresh settlement as the answer. */
class Changed extends Error {
  constructor(readonly sentence: string) {
    super(sentence);
  }
}

/**
 * Errors: 404 unknown SKU, address, store or campaign · 422 a rule (no address, limit, off the shelf ...) · 409 价格有变动 or
 * 库存不足 with a fresh SettleView as data, when what the buyer saw is not true any more.
 */
export async function createOrder(
  db: Tx,
  memberId: string,
  input: Input,
  { now, server, write: inOne }: Pick<Call, 'now' | 'server' | 'write'>,
): Promise<Answer> {
  const attempt = () => inOne((tx) => write(tx, memberId, input, now, server));
  try {
    // Another buyer took the last gift between reading and locking: the second settlement knows, and does without.
    return await attempt().catch((error: unknown) => {
      if (error instanceof StockShort && error.isGift) return attempt();
      throw error;
    });
  } catch (error) {
    if (!(error instanceof Changed || error instanceof StockShort)) throw error;
    const fresh = await settle(db, memberId, input, now, server);
    const sentence = error instanceof Changed ? error.sentence : error.message;
    throw conflict(sentence, { data: await settleView(db, fresh, now) });
  }
}

/** Without promotions, at the price of the moment: who orders so has seen no settlement. */
export async function createPlainOrder(
  db: Tx,
  memberId: string,
  { lines, addressId, deliveryType, remark, requestId }: RequestOf<'atShop.createOrderRetail'>,
  call: Pick<Call, 'now' | 'server' | 'write'>,
): Promise<DataOf<'atShop.createOrderRetail'>> {
  const asked = { source: 'buy' as const, lines, addressId, deliveryType, couponId: '0', points: 0 };
  const { priced } = await settle(db, memberId, asked, call.now, call.server);
  const input = { ...asked, remark, payable: priced.amounts.payable, requestId };
  const { orderId, orderNo, amount } = await createOrder(db, memberId, input, call);
  return { orderId, orderNo, amount };
}

async function write(tx: Tx, memberId: string, input: Input, now: number, server: Setup): Promise<Answer> {
  await lockMember(tx, memberId);
  const settlement = await settle(tx, memberId, input, now, server);
  refuseBlocked(settlement);
  const pickup = pickupOf(settlement, input);
  if (input.payable !== settlement.priced.amounts.payable) throw new Changed('价格有变动');

  const order = await insertOrder(tx, {
    ...(await headOf(tx, memberId, settlement, now)),
    source: input.source,
    launchSource: (await hasOrdered(tx, memberId)) ? '' : (input.launchSource?.trim() ?? ''),
    pickup,
    remark: input.remark ?? '',
  });
  const lines = await insertLines(tx, order, linesOf(settlement));
  await lockStock(tx, lines);
  // At a merchant's counter lies all that it sells.
  if (order.pickup && order.merchantId === null) await takePickup(tx, order.pickup.storeId, lines);
  await takeQuota(tx, lines);
  await rulesOf(server, order.kind).onCreated?.(tx, order, settlement, now);
  if (order.memberCouponId && !(await lockForOrder(tx, memberId, order.memberCouponId, order.id, now)))
    throw new Changed('优惠券不可用');
  if (order.pointsUsed > 0) {
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'orderPay',
      bizId: order.id,
      delta: -order.pointsUsed,
      title: '购物抵扣',
      memo: order.no,
      at: now,
    });
  }
  if (input.source === 'cart')
    await removeBought(
      tx,
      memberId,
      lines.filter((line) => !line.gift).map((line) => line.skuId),
    );
  await addLog(tx, { orderId: order.id, key: 'created', label: '提交订单', by: '买家', at: now });
  await openOrPay(tx, order, lines, now, server);
  return { orderId: order.id, orderNo: order.no, amount: order.payable, expireAt: order.expireAt ?? now };
}

/** What was bought comes from the store's own shelf; gifts are sent there. */
async function takePickup(tx: Tx, storeId: string, lines: readonly OrderLineRow[]): Promise<void> {
  const short = await takeFromShelf(
    tx,
    storeId,
    lines.filter((line) => !line.gift),
  );
  if (short) throw new StockShort(short, '这家门店库存不足');
}

/** Nothing to pay: paid at once. Else the clock starts. Returns the order as it then is. */
export async function openOrPay(
  tx: Tx,
  order: Order,
  lines: OrderLineRow[],
  now: number,
  server: Setup,
): Promise<Order> {
  if (order.payable > 0) {
    await schedule(tx, EXPIRE_JOB, order.id, order.expireAt ?? now);
    return order;
  }
  await recordFreePayment(tx, order, now);
  return markPaid(tx, order, lines, now, server);
}

/** A rule that stands in the way speaks for itself; what merely changed is answered with a fresh view. */
function refuseBlocked(settlement: Settlement): void {
  const blocking = settlement.warnings.find((warning) => warning.blocks);
  if (!blocking) return;
  if (blocking.key.startsWith('stock:') && /库存|抢光/.test(blocking.value)) throw new Changed(blocking.value);
  throw refuse(blocking.value);
}

const MOBILE = /^1[3-9]\d{9}$/;
function pickupOf(settlement: Settlement, input: Input): Order['pickup'] {
  if (settlement.deliveryType !== 'pickup' || settlement.storeId === undefined) return null;
  const name = input.pickupName?.trim() ?? '';
  const mobile = input.pickupMobile?.trim() ?? '';
  if (name === '') throw badRequest('pickupName', '请填写提货人');
  if (!MOBILE.test(mobile)) throw badRequest('pickupMobile', '请填写提货人手机号');
  return { storeId: settlement.storeId, name, mobile };
}

async function headOf(tx: Tx, memberId: string, settlement: Settlement, now: number) {
  const { priced, address } = settlement;
  return {
    no: await newOrderNo(tx, now),
    memberId,
    kind: settlement.kind,
    status: 'unpaid' as const,
    deliveryType: settlement.deliveryType,
    seller: settlement.seller,
    merchantId: settlement.merchantId ?? null,
    address: address ? snapshotOf(address) : null,
    amounts: priced.amounts,
    payable: priced.amounts.payable,
    memberCouponId: settlement.coupons.used ?? null,
    pointsUsed: priced.points.used,
    givePoints: priced.givePoints,
    campaignId: settlement.campaignId ?? null,
    terms: settlement.terms,
    createdAt: now,
    expireAt: now + settlement.expireMinutes * 60_000,
  };
}

const linesOf = (settlement: Settlement) =>
  settlement.lines.map(({ sku, qty, gift, offer, share, campaignId, activityId, storeQty = 0, backQty = 0 }) => ({
    skuId: sku.skuId,
    goodsId: sku.goodsId,
    title: sku.title,
    cover: sku.cover,
    specText: sku.specText,
    price: gift ? 0 : sku.price,
    qty,
    weight: sku.weight,
    gift,
    byCard: !gift && offer?.why === 'card',
    storeQty,
    backQty,
    activityId: activityId ?? null,
    campaignId: campaignId ?? null,
    ...share,
  }));
