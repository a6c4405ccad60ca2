/** Buying newly issued pieces: the order locks pieces, the payment gives out serial numbers (rule 13.6). */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { holdings } from '../../../../db/schema';
import { notFound, refuse } from '../../../../http/errors';
import { schedule } from '../../../../db/timers';
import { newOrderNo } from '../../../../db/numbers';
import { lockMember } from '../../../../db/locks';
import { readShopSettings, readSite } from '../../../people/shopSettings/repository';
import { sendNotice } from '../../../people/notice/send';
import { cancelPending } from '../../../trade/payment/repository';
import { freeSerials, insertHoldings } from '../holding/repository';
import { certificateOf, slotOf } from '../holding/serials';
import { stateOf } from '../issue/presenter';
import {
  findIssue,
  leftOf,
  lockIssue,
  lockPieces,
  releasePieces,
  takePieces,
  type Collectible,
} from '../issue/repository';
import {
  countBought,
  findIdentity,
  findOpenOrder,
  insertOrder,
  updateOrder,
  type CollectibleOrder,
} from './repository';
import { restocked } from './restock';

export const EXPIRE_JOB = 'collectible.expire';

/** From the second piece of an issue on the buyer's identity is asked for. */
export async function needsIdentity(tx: Tx, memberId: string, pieces: number): Promise<boolean> {
  return pieces >= 2 && (await findIdentity(tx, memberId)) === 'none';
}

/** 404 unknown · 422 a rule in its words: 预约申购, 未发售, 待支付订单, 限购, 实名, 已售罄. */
export async function buy(
  tx: Tx,
  memberId: string,
  { id, qty }: RequestOf<'marketPlace.buy'>,
  now: number,
): Promise<DataOf<'marketPlace.buy'>> {
  await lockMember(tx, memberId);
  const known = await findIssue(tx, id);
  if (!known) throw notFound();
  const state = stateOf(known, now);
  if (state === 'appointment') throw refuse('该藏品仅限预约申购');
  if (state === 'soon') throw refuse('尚未发售，敬请期待');
  if (await findOpenOrder(tx, memberId, id)) throw refuse('有一笔待支付订单，请先支付');
  const bought = await countBought(tx, memberId, id);
  if (bought + qty > known.perMember) throw refuse(`每人限购 ${known.perMember} 件，已购 ${bought}`);
  if (await needsIdentity(tx, memberId, bought + qty)) throw refuse('收藏第二件起需先完成实名认证');
  const issue = await lockIssue(tx, id);
  if (!issue || leftOf(issue) < qty) throw refuse(issue && leftOf(issue) > 0 ? `仅剩 ${leftOf(issue)} 件` : '已售罄');
  await lockPieces(tx, id, qty);
  const { unpaidMinutes } = (await readShopSettings(tx)).limits;
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId,
    collectibleId: id,
    title: issue.name,
    price: issue.price,
    qty,
    amount: issue.price * qty,
    status: 'unpaid',
    createdAt: now,
    expireAt: now + unpaidMinutes * 60_000,
  });
  await schedule(tx, EXPIRE_JOB, order.id, order.expireAt);
  return { orderId: order.id, orderGroup: 'collectible', amount: order.amount };
}

/** The order's row is locked and unpaid: its pieces get the lowest free numbers. */
export async function markPaid(tx: Tx, order: CollectibleOrder, now: number): Promise<void> {
  const issue = await lockIssue(tx, order.collectibleId);
  if (!issue) throw new Error(`issue ${order.collectibleId} is gone`);
  const serials = await freeSerials(tx, issue, order.qty);
  if (serials.length < order.qty) throw new Error(`issue ${issue.id} has no ${order.qty} numbers left`);
  await takePieces(tx, issue.id, order.qty);
  await insertHoldings(
    tx,
    serials.map((serialNo) => newHolding(issue, order, serialNo, now)),
  );
  await updateOrder(tx, order.id, { status: 'paid', paidAt: now });
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '藏品已入手',
    text: `「${issue.name}」编号 ${serials.map((no) => `No.${no}`).join('、')} 已归你名下，存于${(await readSite(tx)).appName}茶窖。`,
    image: issue.images[0],
    link: '/pages/tea/my-cpf',
    at: now,
  });
}

export const newHolding = (
  issue: Pick<Collectible, 'id' | 'year'>,
  order: Pick<CollectibleOrder, 'id' | 'memberId'>,
  serialNo: number,
  at: number,
): typeof holdings.$inferInsert => ({
  collectibleId: issue.id,
  serialNo,
  certificateNo: certificateOf(issue, serialNo),
  memberId: order.memberId,
  orderId: order.id,
  status: 'held',
  acquiredAt: at,
  cellarSlot: slotOf(issue.id, serialNo),
  log: [{ key: 'issued', label: '平台发行，编号授予', at }],
  updatedAt: at,
});

/** The order's row is locked and unpaid: its pieces go back on sale, and whoever waits for one hears of it. */
export async function closeUnpaid(tx: Tx, order: CollectibleOrder, now: number): Promise<void> {
  const issue = await lockIssue(tx, order.collectibleId);
  if (!issue) throw new Error(`issue ${order.collectibleId} is gone`);
  await releasePieces(tx, issue.id, order.qty);
  await updateOrder(tx, order.id, { status: 'cancelled', closedAt: now });
  await cancelPending(tx, order.id, 'collectible');
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '藏品订单已取消',
    text: `「${order.title}」的订单超时未支付，已自动取消。`,
    image: issue.images[0],
    link: `/pages/tea/cpf-goods?id=${issue.id}`,
    at: now,
  });
  if (leftOf(issue) === 0) await restocked(tx, issue, now);
}
