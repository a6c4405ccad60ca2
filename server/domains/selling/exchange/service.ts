/** Points and coin goods: what can be had, and the exchange itself. Goods become an order, coupons arrive at once. */
import type { CountTab } from '../../../../src/contract/kit';
import type { ExchangeRow } from '../../../../src/contract/exchange/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { findTemplate } from '../../offer/coupon/repository';
import { issueCoupon } from '../../offer/coupon/service';
import { coinsLeft } from '../../membership/coin/service';
import { balancesOf } from '../../people/ledger/repository';
import { loadBriefs } from '../../people/member/presenter';
import { book, bookBack, memberOwner } from '../../people/ledger/service';
import { chooseAddress, type AddressRow } from '../../people/address/choose';
import { openGivenOrder } from '../../trade/order/stages/given';
import { type Order } from '../../trade/order/repository';
import { lockMember } from '../../../db/locks';
import { StockShort } from '../../offer/stock/pieces';
import { readShopSettings } from '../../people/shopSettings/repository';
import { fromLevel } from '../../people/pricing/levels';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { accountStat, endingSoon } from '../../membership/credits/service';
import { givenLine } from './given';
import { exchangeRow, itemView } from './presenter';
import {
  cancelUnpaid,
  countBought,
  countCates,
  findItem,
  giveBackPieces,
  insertExchange,
  notesOf,
  pageOfExchanges,
  pageOfItems,
  setOrder,
  takePieces,
  type Exchange,
  type ExchangeItem,
  type Reach,
  type Unit,
} from './repository';

const CATES: Record<string, string> = { tea: '茶品', ware: '茶器', coupon: '券', course: '课程', charity: '公益' };
const LACK: Record<Unit, string> = { points: '积分', coin: '瓜瓜币' };

interface Listing {
  unit: Unit;
  page: number;
  /** Of the member. */
  level: number;
  cateId?: string;
  id?: string;
  within?: Reach;
  from?: number;
  to?: number;
}
async function listItems(tx: Tx, memberId: string, { page, level, ...filter }: Listing) {
  const { rows, total } = await pageOfItems(tx, filter, PAGE_SIZE, offsetOf(page));
  const ids = rows.map(({ id }) => id);
  const bought = await countBought(tx, memberId, ids);
  const notes = await notesOf(tx, ids);
  const { levels } = await readShopSettings(tx);
  return pageOf(
    rows.map((row) => itemView(row, bought.get(row.id) ?? 0, levels, { level, note: notes.get(row.id) })),
    total,
    page,
  );
}

const levelNumber = async (tx: Tx, memberId: string, now: number): Promise<number> =>
  (await loadPriceViewer(tx, memberId, now))?.level.level ?? 1;

export async function coinZone(tx: Tx, memberId: string, page: number, now: number): Promise<DataOf<'special.xigua'>> {
  const { coin } = await balancesOf(tx, memberId);
  return {
    coins: coin.available,
    stat: await accountStat(tx, memberId, { unit: 'coin' }, now),
    goods: await listItems(tx, memberId, { unit: 'coin', page, level: await levelNumber(tx, memberId, now) }),
    sending: await coinsLeft(tx, memberId, now),
  };
}

/** `range`: 0-500, 500-2000 or 2000+, points of one piece; the upper end counts to the next. */
export async function pointsMall(
  tx: Tx,
  memberId: string,
  { cateId, range, id, mine = false, page = 1 }: RequestOf<'integralGoods.index'>,
  now: number,
): Promise<DataOf<'integralGoods.index'>> {
  const [from = 0, to = 0] = (range ?? '').split(/[-+]/).map(Number);
  const { points } = await balancesOf(tx, memberId);
  const counts = await countCates(tx, 'points');
  const cates: CountTab[] = Object.entries(CATES).flatMap(([cate, label]) => {
    const count = counts.find((row) => row.id === cate)?.count ?? 0;
    return count > 0 ? [{ id: cate, label, count }] : [];
  });
  const level = await levelNumber(tx, memberId, now);
  const within = mine ? { memberId, balance: points.available, level } : undefined;
  return {
    points: points.available,
    ...(await endingSoon(tx, memberId, now)),
    cates,
    page: await listItems(tx, memberId, { unit: 'points', page, level, cateId, id, within, from, to }),
  };
}

interface Wanted {
  goodsId: string;
  qty: number;
  addressId?: string;
}

/**
 * One exchange. Refuses: 404 unknown goods or address · 422 level, limit, sold out, too few points or coins, no address. The
 * pieces, the points and the order are one transaction; a money part leaves the order unpaid for 15 minutes.
 */
export async function exchange(
  tx: Tx,
  memberId: string,
  unit: Unit,
  wanted: Wanted,
  now: number,
  server: Setup,
): Promise<{ row: ExchangeRow; order?: Order }> {
  const item = await findOffered(tx, unit, wanted.goodsId);
  await lockMember(tx, memberId);
  const bought = await checkExchange(tx, memberId, item, wanted.qty, now);
  const address = item.kind === 'goods' ? await needAddress(tx, memberId, wanted.addressId) : undefined;
  const status = item.money > 0 ? 'unpaid' : 'done';
  const made = await takeExchange(tx, memberId, item, { qty: wanted.qty, status }, now);
  const order = address ? await orderOf(tx, memberId, item, { qty: wanted.qty, address }, now, server) : undefined;
  if (order) await setOrder(tx, made.id, order.id);
  else await giveCoupons(tx, memberId, item, wanted.qty, now);
  const { levels } = await readShopSettings(tx);
  const eyes = { viewerId: memberId, people: new Map() };
  const row = exchangeRow({ ...made, orderId: order?.id ?? null }, item, bought, order?.status, levels, eyes);
  return { row, order };
}

/** 404 unknown · 422 what cannot be had yet. */
export async function findOffered(tx: Tx, unit: Unit, id: string): Promise<ExchangeItem> {
  const item = await findItem(tx, id);
  if (!item || item.unit !== unit) throw notFound();
  if (item.kind === 'course') throw refuse('课程暂未开放兑换');
  return item;
}

/** What stands against an exchange (422); answers how many pieces the member will have had. */
export async function checkExchange(
  tx: Tx,
  memberId: string,
  item: ExchangeItem,
  qty: number,
  now: number,
): Promise<number> {
  const bought = (await countBought(tx, memberId, [item.id])).get(item.id) ?? 0;
  if ((await levelNumber(tx, memberId, now)) < item.needLevel) {
    throw refuse(`${fromLevel((await readShopSettings(tx)).levels, item.needLevel)}可兑`);
  }
  if (item.perMember > 0 && bought + qty > item.perMember)
    throw refuse(`每人限兑 ${item.perMember} 件，已兑 ${bought}`);
  if (item.stock - item.sold < qty) throw refuse('已兑完');
  const balance = (await balancesOf(tx, memberId))[item.unit].available;
  if (balance < item.value * qty) throw refuse(`还差 ${item.value * qty - balance} ${LACK[item.unit]}`);
  return bought + qty;
}

type Taken = Pick<Exchange, 'qty' | 'status'> & Partial<Pick<Exchange, 'toId' | 'until' | 'memo'>>;

/** Pieces and points of one exchange of a member who is locked and may have it; what comes of it is up to the caller. */
export async function takeExchange(
  tx: Tx,
  memberId: string,
  item: ExchangeItem,
  taken: Taken,
  now: number,
): Promise<Exchange> {
  const { unit } = item;
  if (!(await takePieces(tx, item.id, taken.qty))) throw refuse('已兑完');
  const value = item.value * taken.qty;
  const made = await insertExchange(tx, { memberId, exchangeGoodsId: item.id, unit, value, ...taken, at: now });
  await book(tx, {
    owner: memberOwner(memberId),
    unit,
    bizType: 'exchange',
    bizId: made.id,
    delta: -value,
    title: `${taken.toId ? '赠礼' : '兑换'}${item.title}`,
    at: now,
  });
  return made;
}

export async function needAddress(tx: Tx, memberId: string, addressId: string | undefined): Promise<AddressRow> {
  if (addressId === undefined) throw badRequest('addressId', '请选择收货地址');
  const address = await chooseAddress(tx, memberId, addressId);
  if (!address) throw notFound();
  return address;
}

export async function orderOf(
  tx: Tx,
  memberId: string,
  item: ExchangeItem,
  { qty, address }: { qty: number; address: AddressRow },
  now: number,
  server: Setup,
): Promise<Order> {
  const line = await givenLine(tx, item.skuId, qty, item.money, false);
  try {
    return await openGivenOrder(
      tx,
      {
        memberId,
        kind: 'exchange',
        address,
        lines: [line],
        fromShelf: true,
        label: item.unit === 'coin' ? '瓜瓜币兑换' : '积分兑换',
        remark: `${item.value * qty} ${LACK[item.unit]}兑换`,
      },
      now,
      server,
    );
  } catch (error) {
    throw error instanceof StockShort ? refuse('已兑完') : error;
  }
}

export async function giveCoupons(
  tx: Tx,
  memberId: string,
  item: ExchangeItem,
  qty: number,
  now: number,
): Promise<void> {
  const template = await findTemplate(tx, item.templateId ?? '0');
  if (!template) throw notFound();
  for (let i = 0; i < qty; i++) await issueCoupon(tx, memberId, template, now);
}

/** The unpaid order of an exchange ended: pieces and points go back. Called in the transaction that closes the order. */
export async function returnExchange(tx: Tx, order: Pick<Order, 'id' | 'memberId' | 'no'>, now: number): Promise<void> {
  const row = await cancelUnpaid(tx, order.id);
  if (row) await giveBack(tx, row, order.no, now);
}

/** Pieces and points of a cancelled exchange. */
export async function giveBack(tx: Tx, row: Exchange, memo: string, now: number): Promise<void> {
  await giveBackPieces(tx, row.exchangeGoodsId ?? '0', row.qty);
  await bookBack(tx, {
    owner: memberOwner(row.memberId ?? '0'),
    unit: row.unit,
    taken: 'exchange',
    bizId: row.id,
    bizType: 'orderRefund',
    memo,
    at: now,
  });
}

export async function listExchanges(tx: Tx, memberId: string, page: number): Promise<DataOf<'shopV2.exchange'>> {
  const { rows, total } = await pageOfExchanges(tx, memberId, PAGE_SIZE, offsetOf(page));
  const { levels } = await readShopSettings(tx);
  const people = await loadBriefs(tx, [
    ...new Set(rows.flatMap(({ row }) => [row.memberId ?? [], row.toId ?? []].flat())),
  ]);
  const eyes = { viewerId: memberId, people };
  return pageOf(
    rows.map(({ row, item, status }) => exchangeRow(row, item, row.qty, status ?? undefined, levels, eyes)),
    total,
    page,
  );
}
