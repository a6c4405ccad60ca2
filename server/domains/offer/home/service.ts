/** The mall home in three calls: first screen, endless second half, and the seasonal head. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { GoodsBlock } from '../../../../src/contract/home/schemas';
import type { DiscountSlot } from '../../../../src/contract/discount/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { sharedPart } from '../../../http/shared';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { presentGoodsCard } from '../catalogue/cards';
import { countOnShelf, findCardRowsById, sells, type CardRow } from '../catalogue/repository';
import { loadPriceViewer } from '../../people/pricing/viewer';
import type { PriceViewer } from '../../people/pricing/levels';
import { presentStore } from '../store/presenter';
import { greetingOf } from './greeting';
import { seasonOf, solarTermOf } from './solarTerms';
import { bannerBlock, floorBlock, iconBlock, makerBlocks } from './presenter';
import { findBlocks, findMakers, findNotices, findSlot, listFeed, type HomeBlockRow, type SlotRow } from './repository';

const NOTICES = 3;
const FLASH_GOODS = 6;

/** What stands on the first screen, with the goods of each block. */
const openHome = sharedPart('home', async (tx, _input: null, at) => {
  const season = seasonOf(solarTermOf(at).name);
  const tomorrowEnds = startOfDay(at) + 2 * DAY_MS;
  const [blocks, notice, slot] = await Promise.all([
    findBlocks(tx, [season, 'banner', 'icon', 'floor']),
    findNotices(tx, NOTICES, at),
    findSlot(tx, tomorrowEnds, at),
  ]);
  const [floors, flashRows] = await Promise.all([
    fillFloors(
      tx,
      blocks.filter(({ place }) => place === 'floor'),
      at,
    ),
    slot ? findCardRowsById(tx, slot.goodsIds.slice(0, FLASH_GOODS), Math.max(at, slot.startAt)) : [],
  ]);
  return {
    banners: bannerBlock([season, 'banner'].flatMap((wanted) => blocks.filter(({ place }) => place === wanted))),
    icons: iconBlock(blocks.filter(({ place }) => place === 'icon')),
    notice,
    slot,
    flashRows,
    floors,
  };
});

/** shop.index. `flash` is missing when no slot runs or begins today or tomorrow. */
export async function homeIndex(tx: Tx, memberId: string | undefined, at: number): Promise<DataOf<'shop.index'>> {
  const [{ banners, icons, notice, slot, flashRows, floors }, viewer] = await Promise.all([
    openHome(tx, null, at),
    loadPriceViewer(tx, memberId, at),
  ]);
  const flashGoods = presentCards(flashRows, viewer);
  return {
    banners,
    icons,
    notice,
    ...(slot && flashGoods.length > 0
      ? { flash: { slot: presentSlot(slot, at), goods: soldOutLast(flashGoods) } }
      : {}),
    floors: presentFloors(floors, viewer),
    serverTime: at,
  };
}

const presentCards = (rows: readonly CardRow[], viewer: PriceViewer | undefined): GoodsCard[] =>
  rows.map((row) => presentGoodsCard(row, viewer));

/** What is gone stays to be seen, behind what can still be had. */
const soldOutLast = (cards: GoodsCard[]): GoodsCard[] => {
  const isGone = ({ soldOut, campaign }: GoodsCard) => soldOut || (campaign?.progress ?? 0) >= 100;
  return [...cards.filter((card) => !isGone(card)), ...cards.filter(isGone)];
};

/** The slot's state on the server's clock; a day ends at midnight in Asia/Shanghai. */
export function presentSlot({ id, label, startAt, endAt }: SlotRow, at: number): DiscountSlot {
  const state =
    at >= endAt ? 'ended' : at >= startAt ? 'running' : startOfDay(startAt) > startOfDay(at) ? 'tomorrow' : 'soon';
  return { id, label, startAt, endAt, state };
}

interface Floor {
  row: HomeBlockRow;
  goods: CardRow[];
}

/** All floors with one query for their goods; those without any are left out. */
async function fillFloors(tx: Tx, rows: HomeBlockRow[], at: number): Promise<Floor[]> {
  const found = await findCardRowsById(tx, [...new Set(rows.flatMap(({ goodsIds }) => goodsIds))], at);
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows
    .map((row) => ({ row, goods: row.goodsIds.flatMap((id) => byId.get(id) ?? []) }))
    .filter(({ goods }) => goods.length > 0);
}

const presentFloors = (floors: readonly Floor[], viewer: PriceViewer | undefined): GoodsBlock[] =>
  floors.map(({ row, goods }) => floorBlock(row, presentCards(goods, viewer)));

const openFeed = sharedPart('feed', async (tx, page: number, at) => {
  const [blocks, rows, total] = await Promise.all([
    page === 1 ? findBlocks(tx, ['feed']) : [],
    listFeed(tx, PAGE_SIZE, offsetOf(page), at),
    countOnShelf(tx),
  ]);
  return { floors: await fillFloors(tx, blocks, at), rows, total };
});

/** shopV2.home: the themed floors come with page 1; the feed takes the best sellers of every category in turn. */
export async function homeFeed(
  tx: Tx,
  memberId: string | undefined,
  page: number,
  at: number,
): Promise<DataOf<'shopV2.home'>> {
  const [{ floors, rows, total }, viewer] = await Promise.all([
    openFeed(tx, page, at),
    loadPriceViewer(tx, memberId, at),
  ]);
  return { blocks: presentFloors(floors, viewer), feed: pageOf(presentCards(rows, viewer), total, page) };
}

const TEASERS = 6;

/** tea.index: greeting by the solar term of the day, the brand strip, the first store of the list, makers. */
export async function teaHome(tx: Tx, at: number): Promise<DataOf<'tea.index'>> {
  const [[brand], { masterRows, producerRows, store }] = await Promise.all([
    findBlocks(tx, ['culture']),
    findMakers(tx, TEASERS),
  ]);
  return {
    ...(await greetingOf(at, (word) => sells(tx, word))),
    brand: brand ? bannerBlock([brand]) : { kind: 'banner', items: [] },
    ...(store ? { store: presentStore(store, { now: at }) } : {}),
    culture: makerBlocks(masterRows, producerRows),
  };
}
