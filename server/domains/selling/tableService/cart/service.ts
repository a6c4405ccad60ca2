/**
 * One cart a table (rule 39.3): every change has a revision and is made once; what is added merges, what changes a line that is gone says so and
 * loses nothing of others.
 */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { SeatCart, SeatLine } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { badRequest, conflict, notFound, refuse } from '../../../../http/errors';
import { isOpen } from '../../../offer/store/hours';
import { findStore, type StoreRow } from '../../../offer/store/repository';
import { loadBriefs } from '../../../people/member/presenter';
import { NOBODY } from '../nobody';
import { DESK_STATION } from '../../../offer/printing/queue';
import { liveSeat, seatFor, tellTable } from '../access';
import { choose, isSoldOut, type Wanted } from '../menu/choices';
import { chooseHome, isHome, presentHome, readHomeSkus, wayOf, type HomeSku } from '../takeHome/shelf';
import { findItem, listItemsById, type ItemRow } from '../rows/menu/repository';
import { leftOf, presentItem, readStock, type Stock } from '../menu/service';
import { listMemberIds, noteOp, updateSession, type SessionRow } from '../rows/session/repository';
import { addLine, deleteLines, findLine, listLines, setLine, type CartLineRow } from '../rows/cart/repository';

const GONE = '该菜品已被同桌删除';
const MANY = '同一道最多 99 份';

export async function storeOf(tx: Tx, storeId: string): Promise<StoreRow> {
  const store = await findStore(tx, storeId);
  if (!store) throw notFound();
  return store;
}

/** A line whose item left the menu costs what it did; the round refuses it. */
function priceOf(line: CartLineRow, item: ItemRow | undefined): number {
  if (!item) return 0;
  const base = item.specs.find(({ id }) => id === line.specId)?.price ?? item.price;
  const extras = [
    ...line.feeding.map(
      ({ key, value }) => item.feedings.find((one) => one.key === key)?.items.find(({ id }) => id === value)?.price,
    ),
    ...line.set.map(
      ({ key, value }) =>
        item.sets.find((one) => one.key === key)?.items.find(({ productId }) => productId === value)?.extra,
    ),
  ];
  return base + extras.reduce<number>((sum, price) => sum + (price ?? 0), 0);
}

const specTextOf = (line: CartLineRow, item: ItemRow | undefined): string =>
  [
    item?.specs.find(({ id }) => id === line.specId)?.label,
    ...line.feeding.map(({ label }) => label),
    ...line.set.map(({ label }) => label),
  ]
    .filter(Boolean)
    .join('，');

/** What was chosen is still on the menu. */
const hasChoices = (line: CartLineRow, item: ItemRow): boolean =>
  (line.specId === '' ? item.specs.length === 0 : item.specs.some(({ id }) => id === line.specId)) &&
  line.feeding.every(({ key, value }) =>
    item.feedings.some((one) => one.key === key && one.items.some(({ id }) => id === value)),
  ) &&
  line.set.every(({ key, value }) =>
    item.sets.some((one) => one.key === key && one.items.some(({ productId }) => productId === value)),
  );

/** Whether a round could not be placed with it: gone from the menu, sold out, or fewer are left than all lines want. */
function isLacking(line: CartLineRow, item: ItemRow | undefined, wanted: number, stock: Stock): boolean {
  if (!item?.on || !hasChoices(line, item)) return true;
  const choices = ['', line.specId, ...line.feeding.map(({ value }) => value)];
  if (choices.some((choice) => isSoldOut(item, stock.soldOut, choice))) return true;
  const left = leftOf(item, stock);
  return left !== undefined && wanted > left;
}

/** What a line is, whether it is made here or taken home. */
export interface Pricing {
  line: CartLineRow;
  item: ItemRow | undefined;
  /** Of what is taken home. */
  sku: HomeSku | undefined;
  title: string;
  cover: string;
  station: string;
  price: number;
  memberPrice: boolean;
  specText: string;
  isLacking: boolean;
}

const GONE_DISH = { title: '已下架', cover: '', station: '', memberPrice: false };

/** Made here: as the menu has it. */
const dishOf = (line: CartLineRow, item: ItemRow | undefined) => ({
  ...(item ?? GONE_DISH),
  price: priceOf(line, item),
  specText: specTextOf(line, item),
});

const WAY_WORDS = { desk: '带回家 到柜台取', ship: '带回家 寄到家' } as const;

/** Taken home: as the shop has it, packed at the desk. */
const goodsOf = (line: CartLineRow, sku: HomeSku | undefined) => ({
  title: sku?.title ?? GONE_DISH.title,
  cover: sku?.cover ?? '',
  station: DESK_STATION,
  price: sku?.price ?? 0,
  memberPrice: sku?.hasMemberMark ?? false,
  specText: [sku?.specText, WAY_WORDS[wayOf(line)]].filter(Boolean).join('，'),
});

export async function priceLines(
  tx: Tx,
  store: StoreRow,
  lines: readonly CartLineRow[],
  now: number,
): Promise<Pricing[]> {
  const items = new Map(
    (
      await listItemsById(
        tx,
        lines.map(({ itemId }) => itemId ?? '0'),
      )
    ).map((item) => [item.id, item]),
  );
  const stock = await readStock(tx, store, now);
  const skus = await readHomeSkus(
    tx,
    store.id,
    lines.map(({ skuId }) => skuId),
  );
  const keyOf = ({ itemId, skuId }: CartLineRow) => `${isHome({ skuId }) ? 'sku' : itemId} ${skuId}`;
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(keyOf(line), (wanted.get(keyOf(line)) ?? 0) + line.qty);
  return lines.map((line) => {
    const item = items.get(line.itemId);
    const all = wanted.get(keyOf(line)) ?? 0;
    const sku = skus.get(line.skuId);
    const { title, cover, station, price, memberPrice, specText } = isHome(line)
      ? goodsOf(line, sku)
      : dishOf(line, item);
    return {
      line,
      item,
      sku,
      title,
      cover,
      station,
      price,
      memberPrice,
      specText,
      isLacking: isHome(line) ? (sku?.left ?? 0) < all : isLacking(line, item, all, stock),
    };
  });
}

/** The whole cart as of now. */
export async function readCart(tx: Tx, session: SessionRow, now: number): Promise<SeatCart> {
  const store = await storeOf(tx, session.storeId);
  const lines = await listLines(tx, session.id);
  const priced = await priceLines(tx, store, lines, now);
  const memberIds = await listMemberIds(tx, session.id);
  const people = await loadBriefs(tx, [...new Set([...memberIds, ...lines.map(({ addedBy }) => addedBy ?? '0')])]);
  const present = ({ line, title, cover, price, specText, isLacking: soldOut }: Pricing): SeatLine => ({
    id: line.id,
    productId: line.itemId ?? '0',
    title,
    cover,
    ...(line.specId ? { specId: line.specId } : {}),
    specText,
    feeding: line.feeding,
    feedingKey: line.feedingKey,
    ...(line.set.length > 0 ? { set: line.set } : {}),
    note: line.note,
    qty: line.qty,
    price,
    addedBy: people.get(line.addedBy ?? '') ?? NOBODY,
    at: line.at,
    ...(soldOut ? { soldOut } : {}),
    ...(isHome(line) ? { home: wayOf(line) } : {}),
  });
  return {
    sessionId: session.id,
    rev: session.rev,
    lines: priced.map(present),
    qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    total: priced.reduce((sum, { line, price }) => sum + line.qty * price, 0),
    online: memberIds.flatMap((id) => people.get(id) ?? []),
  };
}

/** As of `rev` there is nothing to tell. */
export async function askCart(
  tx: Tx,
  memberId: string,
  { sessionId, rev }: RequestOf<'scanCode.seatCart'>,
  now: number,
): Promise<SeatCart> {
  const { session } = await seatFor(tx, memberId, sessionId);
  const { lines, ...cart } = await readCart(tx, session, now);
  return rev === session.rev ? { ...cart, lines: [], changed: false } : { ...cart, lines };
}

export async function readLine(
  tx: Tx,
  memberId: string,
  { sessionId, lineId }: RequestOf<'scanCode.cartItem'>,
  now: number,
): Promise<SeatLine> {
  const { session } = await seatFor(tx, memberId, sessionId);
  const line = (await readCart(tx, session, now)).lines.find(({ id }) => id === lineId);
  if (!line) throw notFound();
  return line;
}

export async function readProduct(
  tx: Tx,
  memberId: string,
  { sessionId, productId }: RequestOf<'scanCode.seatCartProduct'>,
  now: number,
) {
  const { session } = await seatFor(tx, memberId, sessionId);
  const store = await storeOf(tx, session.storeId);
  const item = await findItem(tx, store.id, productId);
  if (!item) throw notFound();
  const lines = (await readCart(tx, session, now)).lines.filter((line) => line.productId === productId && !line.home);
  const qtyInCart = lines.reduce((sum, { qty }) => sum + qty, 0);
  const home = await presentHome(tx, memberId, { storeId: store.id, item }, now);
  const product = presentItem(item, { stock: await readStock(tx, store, now), qtyInCart });
  return { product, lines, ...(home ? { home } : {}) };
}

interface Op {
  sessionId: string;
  opId: string;
}

interface Change extends Op {
  change: (session: SessionRow, store: StoreRow) => Promise<void>;
}

/**
 * One change of the cart, made once: a replay answers the cart as it is. A table whose bill was asked for goes on when something is added.
 * 400 more of a dish than a line holds · 404 not at this table · 409 本桌已结账 · 422 closed store.
 */
async function changeCart(
  tx: Tx,
  memberId: string,
  { sessionId, opId, change }: Change,
  now: number,
): Promise<SeatCart> {
  const { session } = await liveSeat(tx, memberId, sessionId);
  if (!(await noteOp(tx, sessionId, opId, session.rev + 1, now))) return readCart(tx, session, now);
  const store = await storeOf(tx, session.storeId);
  await change(session, store);
  const next = await updateSession(tx, session.id, { rev: session.rev + 1 });
  await tellTable(tx, next);
  return readCart(tx, next, now);
}

type Add = Op &
  Wanted & {
    productId: string;
    qty: number;
    note?: string | undefined;
    skuId?: string | undefined;
    addressId?: string | undefined;
  };

/** What is taken home has none of the choices of a dish. */
const AS_GOODS = { specId: '', feeding: [], set: [], feedingKey: '' };

/** What is made here, with its choices. 422 sold out. */
async function chooseDish(tx: Tx, store: StoreRow, { item, wish }: { item: ItemRow; wish: Wanted }, now: number) {
  const stock = await readStock(tx, store, now);
  if (isSoldOut(item, stock.soldOut) || leftOf(item, stock) === 0)
    throw refuse(`${item.title}已售罄`, { reason: 'soldOut' });
  const { specId, feeding, set, feedingKey } = choose(item, wish, stock.soldOut);
  return { specId, feeding, set, feedingKey };
}

export const addToTable = (tx: Tx, memberId: string, input: Add, now: number): Promise<SeatCart> =>
  changeCart(
    tx,
    memberId,
    {
      ...input,
      change: async (session, store) => {
        if (!isOpen(store.hours, now)) throw refuse('门店已打烊，菜单只能看');
        if (session.status === 'paid') throw conflict('本桌已结账，请让店员清台后再点');
        const item = await findItem(tx, store.id, input.productId);
        if (!item) throw notFound();
        const home = await chooseHome(tx, memberId, { storeId: store.id, item, wish: input });
        // The tea may still be taken home when the last portion is drunk.
        const chosen = isHome(home) ? AS_GOODS : await chooseDish(tx, store, { item, wish: input }, now);
        const line = { sessionId: session.id, homeId: session.id, itemId: item.id, ...chosen, ...home };
        const added = { ...line, note: input.note ?? '', qty: input.qty, addedBy: memberId, at: now };
        if (!(await addLine(tx, added))) throw badRequest('qty', MANY);
        if (session.status === 'billing') await updateSession(tx, session.id, { status: 'open' });
      },
    },
    now,
  );

/** Anybody at the table may change any line; 0 takes it away. 400 with the same choices there are too many · 409 该菜品已被同桌删除. */
export const editLine = (
  tx: Tx,
  memberId: string,
  { lineId, qty, note, ...op }: RequestOf<'scanCode.insertItemByCart'>,
  now: number,
): Promise<SeatCart> =>
  changeCart(
    tx,
    memberId,
    {
      ...op,
      change: async (session) => {
        const line = await findLine(tx, session.id, lineId);
        if (!line) throw conflict(GONE);
        if (qty === 0) return deleteLines(tx, [line.id]);
        if (note === undefined || note === line.note) return setLine(tx, line.id, { qty });
        // With other words it is another line, or joins one that says the same.
        await deleteLines(tx, [line.id]);
        const { id: _id, ...rest } = line;
        if (!(await addLine(tx, { ...rest, note, qty }))) throw badRequest('qty', MANY);
      },
    },
    now,
  );

export const dropLine = (
  tx: Tx,
  memberId: string,
  { lineId, ...op }: RequestOf<'scanCode.deleteCartItem'>,
  now: number,
): Promise<SeatCart> =>
  changeCart(
    tx,
    memberId,
    {
      ...op,
      change: async (session) => {
        const line = await findLine(tx, session.id, lineId);
        if (!line) throw conflict(GONE);
        await deleteLines(tx, [line.id]);
      },
    },
    now,
  );

/** One less of the line with these choices: the own one before another's. */
export const reduceLine = (
  tx: Tx,
  memberId: string,
  { productId, specId, feedingKey, ...op }: Op & { productId: string; specId?: string; feedingKey?: string },
  now: number,
): Promise<SeatCart> =>
  changeCart(
    tx,
    memberId,
    {
      ...op,
      change: async (session) => {
        const fits = (line: CartLineRow) =>
          line.itemId === productId &&
          !isHome(line) &&
          (specId === undefined || line.specId === specId) &&
          (feedingKey === undefined || line.feedingKey === feedingKey);
        const lines = (await listLines(tx, session.id)).filter(fits);
        const line = lines.find(({ addedBy }) => addedBy === memberId) ?? lines[0];
        if (!line) throw conflict(GONE);
        if (line.qty === 1) await deleteLines(tx, [line.id]);
        else await setLine(tx, line.id, { qty: line.qty - 1 });
      },
    },
    now,
  );

export const clearCart = (
  tx: Tx,
  memberId: string,
  { mine = false, ...op }: RequestOf<'scanCode.cart'>,
  now: number,
): Promise<SeatCart> =>
  changeCart(
    tx,
    memberId,
    {
      ...op,
      change: async (session) => {
        const lines = (await listLines(tx, session.id)).filter(({ addedBy }) => !mine || addedBy === memberId);
        await deleteLines(
          tx,
          lines.map(({ id }) => id),
        );
      },
    },
    now,
  );
