/** Rounds (rule 39.4): one from exactly one state of the cart, to the kitchen and back. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { nextSequence } from '../../../../db/numbers';
import { conflict, notFound, refuse } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { numberOf } from '../../../../lib/numbers';
import { DAY_MS, instantOf } from '../../../../lib/shanghai';
import { isOpen, openingDayOf } from '../../../offer/store/hours';
import type { StoreRow } from '../../../offer/store/repository';
import { findEmployee } from '../../../people/employee/repository';
import { liveSeat, seatFor, servesAt, tellTable } from '../access';
import {
  countRounds,
  findRound,
  insertRound,
  insertRoundLines,
  lastRound,
  listLinesOf,
  pageRounds,
  updateRound,
  type RoundLineRow,
  type RoundRow,
} from '../rows/bill/repository';
import { assertCovered } from '../bill/service';
import { addLine, deleteLines, listLines } from '../rows/cart/repository';
import { priceLines, readCart, storeOf, type Pricing } from '../cart/service';
import { givePortions, listItemsById, takePortions } from '../rows/menu/repository';
import { addressOf, isHome, putBackHome, takeHome } from '../takeHome/shelf';
import { presentSession } from '../session/presenter';
import { noteOp, updateSession, type SessionRow } from '../rows/session/repository';
import { printKitchen, printWithdrawal } from '../tickets';
import { presentRounds } from './presenter';

const TOGETHER = '同桌已下单';

/** As it is now, for who has to look at it again. */
const cartNow = async (tx: Tx, session: SessionRow, now: number) => ({ data: await readCart(tx, session, now) });

/** 422 something of it is sold out, or fewer portions or pieces of the shelf are left. */
async function takeAll(tx: Tx, session: SessionRow, store: StoreRow, priced: readonly Pricing[], now: number) {
  const lacking = priced.find(({ isLacking }) => isLacking);
  if (lacking)
    throw refuse(`${lacking.title}已售罄，请先从单里去掉`, {
      reason: 'soldOut',
      ...(await cartNow(tx, session, now)),
    });
  const date = openingDayOf(store.hours, now);
  const taken: Parameters<typeof givePortions>[1][] = [];
  // In the order of their ids: two tables that want the same two never wait for each other.
  for (const { item, line, sku } of priced.toSorted((a, b) =>
    Number(BigInt(a.item?.id ?? 0) - BigInt(b.item?.id ?? 0)),
  )) {
    if (!item || item.portions === null || sku) continue;
    const own = { storeId: store.id, itemId: item.id, date, qty: line.qty };
    if (await takePortions(tx, own, item.portions)) taken.push(own);
    else {
      // What the answer says is left counts nothing of this round.
      for (const one of taken) await givePortions(tx, one);
      throw refuse(`${item.title}刚刚售罄，请先从单里去掉`, {
        reason: 'soldOut',
        ...(await cartNow(tx, session, now)),
      });
    }
  }
  const skus = new Map(priced.flatMap(({ sku }) => (sku ? [[sku.skuId, sku] as const] : [])));
  const short = await takeHome(
    tx,
    store.id,
    priced.map(({ line }) => line),
    skus,
  );
  if (short === undefined) return;
  for (const one of taken) await givePortions(tx, one);
  throw refuse(`${skus.get(short)?.title ?? '带回家的茶'}店里刚刚售罄，请先从单里去掉`, {
    reason: 'soldOut',
    ...(await cartNow(tx, session, now)),
  });
}

/** A line of the round, as it was ordered. What is sent home has nothing to be brought to the table. */
async function roundLine(
  tx: Tx,
  roundId: string,
  one: Pricing,
  now: number,
): Promise<Parameters<typeof insertRoundLines>[1][number]> {
  const { line, title, cover, station, price, memberPrice, specText, sku } = one;
  const { itemId, specId, feeding, set, feedingKey, note, skuId, addressId, qty, addedBy } = line;
  const address = await addressOf(tx, line, sku);
  return {
    roundId,
    itemId,
    title,
    cover,
    specId,
    specText,
    feeding,
    set,
    feedingKey,
    note,
    skuId,
    addressId,
    address,
    station,
    qty,
    price,
    memberPrice,
    addedBy,
    payerId: addedBy,
    ...(address ? { status: 'served' as const, servedAt: now } : {}),
  };
}

/**
 * Sends the cart to the kitchen. 409 同桌已下单, the cart is another than the phone showed, or a price is · 422 something of it is sold out, or
 * fewer portions are left.
 */
export async function placeRound(
  tx: Tx,
  memberId: string,
  { sessionId, rev, total, note = '' }: RequestOf<'scanCode.insertOrder'>,
  now: number,
): Promise<DataOf<'scanCode.insertOrder'>> {
  const { session } = await liveSeat(tx, memberId, sessionId);
  const store = await storeOf(tx, session.storeId);
  const lines = await listLines(tx, sessionId);
  if (lines.length === 0) throw conflict(TOGETHER, { reason: 'taken' });
  if (session.rev !== rev) throw conflict('同桌刚改了这一单，请看过再下单', { reason: 'taken' });
  if (session.status === 'paid') throw conflict('本桌已结账，请让店员清台后再点');
  if (!isOpen(store.hours, now)) throw refuse('门店已打烊，不能下单了');
  const priced = await priceLines(tx, store, lines, now);
  await takeAll(tx, session, store, priced, now);
  if (total !== priced.reduce((sum, { line, price }) => sum + line.qty * price, 0))
    throw conflict('价格有变，请看过再下单', { reason: 'priced', ...(await cartNow(tx, session, now)) });
  const round = await insertRound(tx, {
    no: numberOf('ZT', now, await nextSequence(tx)),
    storeId: store.id,
    sessionId,
    homeId: sessionId,
    round: (await lastRound(tx, sessionId)) + 1,
    rev,
    note,
    memberId,
    placedAt: now,
  });
  const ordered = [];
  for (const one of priced) ordered.push(await roundLine(tx, round.id, one, now));
  await insertRoundLines(tx, ordered);
  await deleteLines(
    tx,
    lines.map(({ id }) => id),
  );
  const next = await updateSession(tx, sessionId, { rev: session.rev + 1, status: 'open' });
  await printKitchen(tx, round, now);
  await tellTable(tx, next);
  return { order: await presentOne(tx, round), cart: await readCart(tx, next, now) };
}

export async function presentOne(tx: Tx, round: RoundRow) {
  const [order] = await presentRounds(tx, [round]);
  if (!order) throw notFound();
  return order;
}

/** While nobody has accepted it, whoever sits there takes it back into the cart. 409 已接单. */
export async function withdrawRound(
  tx: Tx,
  memberId: string,
  { orderId, opId }: RequestOf<'scanCode.backOrder'>,
  now: number,
): Promise<DataOf<'scanCode.backOrder'>> {
  const found = await findRound(tx, orderId);
  if (!found) throw notFound();
  const { session } = await liveSeat(tx, memberId, found.sessionId ?? '0');
  // Behind the session's lock it is as it is.
  const round = (await findRound(tx, orderId, true)) ?? found;
  if (!(await noteOp(tx, session.id, opId, session.rev + 1, now)))
    return { order: await presentOne(tx, round), cart: await readCart(tx, session, now) };
  if (round.status !== 'placed') throw conflict(round.status === 'withdrawn' ? '这一轮已撤回' : '已接单，不能撤回');
  const placed = await listLinesOf(tx, [round.id]);
  if (placed.some(({ legId }) => legId !== null)) throw conflict('这一轮有人正在付款，不能撤回');
  if (placed.some(({ status }) => status === 'returning')) throw conflict('这一轮有退菜在等店员处理，先等结果');
  // What was given back before is neither in the house's hands nor wanted again.
  const lines = placed
    .filter(({ qty, returned }) => qty > returned)
    .map((line) => ({ ...line, qty: line.qty - line.returned }));
  await giveBackTaken(tx, round, lines);
  for (const line of lines) {
    const isBack = await addLine(tx, {
      sessionId: session.id,
      homeId: round.homeId,
      itemId: line.itemId,
      specId: line.specId,
      feeding: line.feeding,
      set: line.set,
      feedingKey: line.feedingKey,
      note: line.note,
      skuId: line.skuId,
      addressId: line.addressId,
      qty: line.qty,
      addedBy: line.addedBy,
      at: now,
    });
    if (!isBack) throw conflict(`${line.title}加回去会超过 99 份，请先从单里减几份`);
  }
  const withdrawn = await updateRound(tx, round.id, { status: 'withdrawn' });
  await printWithdrawal(tx, round, lines, now);
  const next = await updateSession(tx, session.id, { rev: session.rev + 1 });
  await assertCovered(tx, next, now);
  await tellTable(tx, next);
  return { order: await presentOne(tx, withdrawn), cart: await readCart(tx, next, now) };
}

/** What was not made, or not taken home, can be had by others. */
export async function giveBackTaken(
  tx: Tx,
  { storeId, placedAt }: Pick<RoundRow, 'storeId' | 'placedAt'>,
  all: readonly Pick<RoundLineRow, 'itemId' | 'skuId' | 'qty'>[],
): Promise<void> {
  const lines = all.filter((line) => !isHome(line));
  const store = await storeOf(tx, storeId);
  const date = openingDayOf(store.hours, placedAt);
  const items = await listItemsById(
    tx,
    lines.map(({ itemId }) => itemId ?? '0'),
  );
  for (const { itemId, qty } of lines)
    if (items.some(({ id, portions }) => id === itemId && portions !== null))
      await givePortions(tx, { storeId: store.id, itemId: itemId ?? '0', date, qty });
  await putBackHome(tx, storeId, all);
}

/** 404 a session where one neither sits nor serves · 403 the store's without serving there. */
export async function listRoundsFor(
  tx: Tx,
  memberId: string,
  { sessionId, scope = 'table', storeId, status, date, page = 1 }: RequestOf<'scanCode.orderList'>,
  now: number,
): Promise<DataOf<'scanCode.orderList'>> {
  const span = date ? { from: instantOf(date), to: instantOf(date) + DAY_MS } : {};
  if (scope === 'table') {
    const { session, staff, guest } = await seatFor(tx, memberId, sessionId ?? '0');
    return {
      session: await presentSession(tx, session, now),
      page: await pageFor(tx, memberId, { sessionId: session.id, status, ...span }, { page, staff, guest }),
    };
  }
  if (scope === 'mine')
    return { page: await pageFor(tx, memberId, { adderId: memberId, status, ...span }, { page, staff: false }) };
  const own = storeId ?? (await findEmployee(tx, memberId))?.storeId ?? '0';
  if (!(await servesAt(tx, memberId, own))) throw notFound();
  return { page: await pageFor(tx, memberId, { storeId: own, status, ...span }, { page, staff: true }) };
}

async function pageFor(
  tx: Tx,
  memberId: string,
  filter: Parameters<typeof pageRounds>[1],
  { page, staff, guest = false }: { page: number; staff: boolean; guest?: boolean },
) {
  const [rows, total] = [await pageRounds(tx, filter, PAGE_SIZE, offsetOf(page)), await countRounds(tx, filter)];
  const rounds = await presentRounds(
    tx,
    rows.map(({ round }) => round),
    { memberId, staff, guest, own: filter.adderId !== undefined },
  );
  return pageOf(rounds, total, page);
}
