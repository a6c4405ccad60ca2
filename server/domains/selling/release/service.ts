/** Limited teas: the list, one reservation for each member (rule 13.8), and the ranking with what its draw is checked by. */
import type { ReleaseCard, ReleaseEntry } from '../../../../src/contract/release/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound, notLoggedIn, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadCards } from '../../offer/catalogue/cards';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { ShopSettings } from '../../people/shopSettings/settings';
import { balancesOf } from '../../people/ledger/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { findMember } from '../../people/member/repository';
import { levelOf } from '../../people/pricing/levels';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { loadSaleSkus } from '../../offer/stock/saleSkus';
import { presentDraw, presentEntry, presentRelease, stateOf } from './presenter';
import {
  countBetter,
  findEntry,
  findRelease,
  insertBoost,
  insertEntry,
  listDrum,
  listOwnEntries,
  listPeople,
  listReminded,
  lockRelease,
  pageEnded,
  pageEntries,
  pageOwn,
  pageRunning,
  updateEntry,
  updateRelease,
  type Entry,
  type Release,
} from './repository';

export async function listReleases(
  tx: Tx,
  memberId: string,
  { tab = 'open', page = 1 }: RequestOf<'special.release'>,
  now: number,
): Promise<DataOf<'special.release'>> {
  const offset = offsetOf(page);
  const { rows, total } = await (tab === 'mine'
    ? pageOwn(tx, memberId, PAGE_SIZE, offset)
    : tab === 'ended'
      ? pageEnded(tx, PAGE_SIZE, offset)
      : pageRunning(tx, PAGE_SIZE, offset));
  return { page: pageOf(await cardsOf(tx, memberId, rows, now), total, page), serverTime: now };
}

/** Releases of goods that were taken from the shelf are left out. */
async function cardsOf(tx: Tx, memberId: string, rows: readonly Release[], now: number): Promise<ReleaseCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const viewer = await loadPriceViewer(tx, memberId, now);
  const shopSettings = viewer?.shopSettings ?? (await readShopSettings(tx));
  const goodsIds = [...new Set(rows.map(({ goodsId }) => goodsId))];
  const goods = new Map((await loadCards(tx, goodsIds, viewer, now)).map((card) => [card.id, card]));
  const specs = await loadSaleSkus(
    tx,
    rows.map(({ skuId }) => skuId),
  );
  const reminded = new Set(await listReminded(tx, memberId, ids));
  const own = new Map((await listOwnEntries(tx, memberId, ids)).map((entry) => [entry.releaseId, entry]));
  const mine = await presentOwn(tx, memberId, [...own.values()], shopSettings);
  return rows.flatMap((release) => {
    const card = goods.get(release.goodsId);
    if (!card) return [];
    const specText = specs.get(release.skuId)?.specText ?? '';
    const parts = {
      goods: card,
      specText,
      shopSettings,
      remindOn: reminded.has(release.id),
      mine: mine.get(release.id),
    };
    return [presentRelease(release, parts, now)];
  });
}

async function cardOf(tx: Tx, memberId: string, release: Release, now: number): Promise<ReleaseCard> {
  const [card] = await cardsOf(tx, memberId, [release], now);
  if (!card) throw notFound();
  return card;
}

/** Own entries by release. */
async function presentOwn(
  tx: Tx,
  memberId: string,
  entries: readonly Entry[],
  { levels }: ShopSettings,
): Promise<Map<string, ReleaseEntry>> {
  const people = await listPeople(
    tx,
    entries.map(({ id }) => id),
  );
  const views = await Promise.all(
    people.map(async ({ entry, ...person }) => {
      const rank = await rankOf(tx, entry);
      return [entry.releaseId, presentEntry(levels, { entry, rank, person }, memberId)] as const;
    }),
  );
  return new Map(views);
}

const rankOf = async (tx: Tx, entry: Entry): Promise<number> => entry.place ?? (await countBetter(tx, entry)) + 1;

/**
 * Reserves, or puts more points behind the own reservation. 404 unknown · 422 not open, no identity, points outside the bounds, fewer
 * than before, 积分不足.
 */
export async function reserve(
  tx: Tx,
  memberId: string,
  { id, boostPoints }: RequestOf<'special.releaseReserve'>,
  now: number,
): Promise<ReleaseCard> {
  const release = await lockRelease(tx, id);
  if (!release) throw notFound();
  const state = stateOf(release, now);
  if (state !== 'open') throw refuse(state === 'soon' ? '预约还没开始' : '预约已结束');
  const member = await findMember(tx, memberId);
  if (!member) throw notLoggedIn();
  if (member.identity === 'none') throw refuse('请先完成实名认证');
  const shopSettings = await readShopSettings(tx);
  const before = await findEntry(tx, memberId, id);
  const boost = boostPoints ?? before?.boost ?? 0;
  const { boostMin, boostMax } = shopSettings.release;
  if (boost < (before?.boost ?? 0)) throw refuse('助力积分只能增加');
  if (boost > 0 && (boost < boostMin || boost > boostMax)) throw refuse(`助力积分为 ${boostMin} 至 ${boostMax}`);
  const entry = before ?? (await enter(tx, memberId, release, shopSettings, now));
  if (boost > entry.boost) await raise(tx, release, entry, boost, now);
  return cardOf(tx, memberId, before ? release : await updateRelease(tx, id, { reserved: release.reserved + 1 }), now);
}

async function enter(
  tx: Tx,
  memberId: string,
  release: Release,
  { levels, release: rules }: ShopSettings,
  now: number,
): Promise<Entry> {
  const { growth } = await balancesOf(tx, memberId);
  const no = release.reserved + 1;
  const levelScore = levelOf(levels, growth.available).level * rules.levelScore;
  const orderScore = Math.max(0, rules.orderScore - (no - 1) * rules.orderStep);
  const score = levelScore + orderScore;
  return insertEntry(tx, { releaseId: release.id, memberId, no, levelScore, orderScore, score, at: now });
}

/** Each raise is a row of the ledger of its own, given back by itself. */
async function raise(tx: Tx, release: Release, entry: Entry, boost: number, now: number): Promise<void> {
  const points = boost - entry.boost;
  await book(tx, {
    owner: memberOwner(entry.memberId),
    unit: 'points',
    bizType: 'boost',
    bizId: await insertBoost(tx, { entryId: entry.id, points, at: now }),
    delta: -points,
    memo: release.title,
    at: now,
  });
  await updateEntry(tx, entry.id, { boost, score: entry.score + points });
}

/** 404 unknown. */
export async function readRank(
  tx: Tx,
  memberId: string,
  { id, page }: RequestOf<'special.releaseRank'>,
  now: number,
): Promise<DataOf<'special.releaseRank'>> {
  const release = await findRelease(tx, id);
  if (!release) throw notFound();
  const card = await cardOf(tx, memberId, release, now);
  const { levels } = await readShopSettings(tx);
  const shown = page ?? Math.max(1, Math.ceil((card.mine?.rank ?? 1) / PAGE_SIZE));
  const from = offsetOf(shown);
  const rows = await pageEntries(tx, release, PAGE_SIZE, from);
  const list = rows.map(({ entry, ...person }, at) =>
    presentEntry(levels, { entry, rank: from + at + 1, person }, memberId),
  );
  const drum = release.drawnAt === null ? [] : await listDrum(tx, id);
  return {
    release: card,
    ...(card.mine ? { mine: card.mine } : {}),
    list: pageOf(list, release.reserved, shown),
    draw: presentDraw(release, drum),
    serverTime: now,
  };
}
