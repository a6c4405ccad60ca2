/** Something for points as a gift: coupons arrive at once, goods wait for the receiver's address, and then go back (rule 11.8). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { schedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { expired, notFound, refuse } from '../../../http/errors';
import { DAY_MS } from '../../../lib/shanghai';
import { askAbout, type Asking } from '../../people/contentCheck/open';
import { readShopSettings } from '../../people/shopSettings/repository';
import { loadBriefs } from '../../people/member/presenter';
import { receiverOf } from '../../people/member/recipient';
import { sendNotice } from '../../people/notice/send';
import { exchangeRow } from './presenter';
import { findExchange, findItem, lockGift, updateExchange, type Exchange, type ExchangeItem } from './repository';
import { checkExchange, findOffered, giveBack, giveCoupons, needAddress, orderOf, takeExchange } from './service';

export const GIFT_JOB = 'exchange.gift';
const RECORDS = '/pointpage/pages/point?records=1';

/** 404 nobody, unknown goods · 422 to oneself, an ended account, with a money part, and what an exchange refuses. */
export async function giveExchange(
  tx: Tx,
  memberId: string,
  { goodsId, toId, memo = '' }: RequestOf<'integralGoods.give'>,
  now: number,
  server: Asking,
): Promise<DataOf<'integralGoods.give'>> {
  if (toId === memberId) throw refuse('不能赠送给自己');
  const item = await findOffered(tx, 'points', goodsId);
  if (item.money > 0) throw refuse('需要补差价的好礼请自己兑换');
  const people = await loadBriefs(tx, [memberId, toId]);
  await receiverOf(tx, toId, now);
  await lockMember(tx, memberId);
  const shopSettings = await readShopSettings(tx);
  const waits = item.kind === 'goods';
  const until = now + shopSettings.points.giftDays * DAY_MS;
  const gift = { qty: 1, toId, memo: memo.trim(), status: waits ? ('waiting' as const) : ('done' as const) };
  const bought = await checkExchange(tx, memberId, item, gift.qty, now);
  const made = await takeExchange(tx, memberId, item, { ...gift, until: waits ? until : null }, now);
  if (waits) await schedule(tx, GIFT_JOB, made.id, until);
  else await giveCoupons(tx, toId, item, 1, now);
  await askAbout(tx, { kind: 'giftMemo', targetId: made.id, memberId, text: gift.memo }, now, server);
  const name = people.get(memberId)?.nickname ?? '';
  const words = gift.memo ? `：${gift.memo}` : '';
  await sendNotice(tx, toId, {
    box: 'service',
    title: '收到好礼',
    text: `${name} 送你${item.title}${words}，${waits ? `请在 ${shopSettings.points.giftDays} 天内填写收货地址。` : '已放入券包。'}`,
    ...(item.cover ? { image: item.cover } : {}),
    link: waits ? RECORDS : '/outbound/pages/myouponlist',
    at: now,
  });
  return exchangeRow(made, item, bought, undefined, shopSettings.levels, { viewerId: memberId, people });
}

/** The receiver says where to: the goods become an order. 404 no gift of this member · 410 too late · 422 accepted before. */
export async function acceptGift(
  tx: Tx,
  memberId: string,
  { id, addressId }: RequestOf<'integralGoods.accept'>,
  now: number,
  server: Setup,
): Promise<DataOf<'integralGoods.accept'>> {
  const found = await findExchange(tx, id);
  const item = found && found.toId === memberId ? await findItem(tx, found.exchangeGoodsId ?? '0') : undefined;
  if (!found || !item) throw notFound();
  await lockMember(tx, memberId);
  const row = await lockGift(tx, id);
  if (!row) throw found.status === 'cancelled' ? expired('这份礼已过期，积分已退回') : refuse('这份礼已经领取');
  if ((row.until ?? 0) <= now) throw expired('这份礼已过期，积分已退回');
  const address = await needAddress(tx, memberId, addressId);
  const order = await orderOf(tx, memberId, { ...item, money: 0 }, { qty: row.qty, address }, now, server);
  const set = { status: 'done' as const, orderId: order.id };
  await updateExchange(tx, id, set);
  await tellGiver(tx, row, item, { title: '好礼已领取', text: `对方收下了你送的${item.title}，正在备货。` }, now);
  const { levels } = await readShopSettings(tx);
  const people = await loadBriefs(tx, [row.memberId ?? '0']);
  return exchangeRow({ ...row, ...set }, item, row.qty, order.status, levels, { viewerId: memberId, people });
}

/** Nobody said where to: pieces and points go back. */
export async function endGift(tx: Tx, id: string, now: number): Promise<void> {
  const row = await lockGift(tx, id);
  if (!row || (row.until ?? 0) > now) return;
  const item = await findItem(tx, row.exchangeGoodsId ?? '0');
  await updateExchange(tx, id, { status: 'cancelled' });
  await giveBack(tx, row, '赠礼未领取', now);
  const text = `你送的${item?.title ?? '好礼'}没有在期限内领取，${row.value} 积分已退回。`;
  await tellGiver(tx, row, item, { title: '赠礼已退回', text }, now);
}

const tellGiver = (
  tx: Tx,
  { memberId }: Exchange,
  item: ExchangeItem | undefined,
  words: { title: string; text: string },
  now: number,
): Promise<void> =>
  sendNotice(tx, memberId ?? '0', {
    box: 'service',
    ...words,
    ...(item?.cover ? { image: item.cover } : {}),
    link: RECORDS,
    at: now,
  });
