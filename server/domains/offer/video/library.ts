/** The library: films, the slices cut from them and what belongs together, by class. */
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { CountTab } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { VideoCard } from '../../../../src/contract/video/schemas';
import type { Tx } from '../../../db/client';
import type { VideoGateway } from '../../../gateways/video';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { loadCards } from '../catalogue/cards';
import { cutKeyword } from '../keyword/match';
import { exactReading } from '../keyword/read';
import { sourcesOf } from './play';
import { videoCard, videoSlice, watchRow } from './presenter';
import {
  countCates,
  countSliceCates,
  findLeft,
  findVideos,
  findVideosFor,
  listCollections,
  pageOfSlices,
  pageOfVideos,
  type VideoRow,
} from './repository';

const tabsOf = (rows: readonly { cate: string; films: number }[]): CountTab[] => [
  { id: '', label: '全部', count: rows.reduce((all, { films }) => all + films, 0) },
  ...rows.map(({ cate, films }) => ({ id: cate, label: cate, count: films })),
];

/** Cards of goods by id, priced for this member. */
export async function goodsFor(
  tx: Tx,
  memberId: string,
  ids: readonly string[],
  now: number,
): Promise<(id: string | null | undefined) => GoodsCard | undefined> {
  const asked = [...new Set(ids)];
  const cards = asked.length === 0 ? [] : await loadCards(tx, asked, await loadPriceViewer(tx, memberId, now), now);
  const known = new Map(cards.map((card) => [card.id, card]));
  return (id) => (id ? known.get(id) : undefined);
}

/** Cards of films with the first of their goods. */
export async function cardsOf(tx: Tx, memberId: string, rows: readonly VideoRow[], now: number): Promise<VideoCard[]> {
  const goodsOf = await goodsFor(
    tx,
    memberId,
    rows.flatMap(({ video }) => video.goodsIds.slice(0, 1)),
    now,
  );
  return rows.map((row) => {
    const goods = goodsOf(row.video.goodsIds[0]);
    return { ...videoCard(row), ...(goods ? { goods: [goods] } : {}) };
  });
}

export async function listVideos(
  tx: Tx,
  memberId: string,
  { cateId, page = 1 }: RequestOf<'video.index'>,
  now: number,
): Promise<DataOf<'video.index'>> {
  const { rows, total } = await pageOfVideos(tx, memberId, cateId, PAGE_SIZE, offsetOf(page));
  const left = page === 1 ? await findLeft(tx, memberId) : undefined;
  return {
    cates: tabsOf(await countCates(tx)),
    page: pageOf(await cardsOf(tx, memberId, rows, now), total, page),
    ...(left && { left: watchRow(left) }),
  };
}

/** Of a film that is shown; nothing in it is anybody's own. */
export async function viewCard(tx: Tx, { id }: RequestOf<'video.card'>): Promise<DataOf<'video.card'>> {
  const [video] = await findVideos(tx, [id]);
  if (!video) throw notFound();
  return { title: video.title, cover: video.cover };
}

export const listSliceCates = async (tx: Tx): Promise<DataOf<'video.slicingCate'>> => tabsOf(await countSliceCates(tx));

export async function listSlices(
  tx: Tx,
  memberId: string,
  { page = 1, keyword = '', ...filter }: RequestOf<'video.slicing'>,
  now: number,
  gateway: VideoGateway,
): Promise<DataOf<'video.slicing'>> {
  const word = cutKeyword(keyword);
  const reading = word === '' ? undefined : await exactReading(tx, word);
  const { rows, total } = await pageOfSlices(tx, { ...filter, reading }, PAGE_SIZE, offsetOf(page));
  const goodsOf = await goodsFor(
    tx,
    memberId,
    rows.flatMap(({ slice }) => slice.goodsId ?? []),
    now,
  );
  // Pieces of one film stand beside each other: it is asked for once.
  const films = new Map(rows.map(({ video }) => [video.id, video]));
  const best = new Map(
    await Promise.all(
      [...films.values()].map(async (film) => [film.id, (await sourcesOf(film, gateway)).at(-1)?.url ?? ''] as const),
    ),
  );
  return pageOf(
    rows.map(({ slice, video }) => videoSlice(slice, best.get(video.id) ?? '', goodsOf(slice.goodsId))),
    total,
    page,
  );
}

/** Without the films that were withdrawn; one of which nothing is left is not shown. */
export async function viewCollections(tx: Tx, memberId: string): Promise<DataOf<'video.collections'>> {
  const rows = await listCollections(tx);
  const ids = [...new Set(rows.flatMap(({ videoIds }) => videoIds))];
  const films = new Map(
    (ids.length === 0 ? [] : await findVideosFor(tx, memberId, ids)).map((row) => [row.video.id, videoCard(row)]),
  );
  return rows
    .map(({ id, title, cover, intro, videoIds }) => ({
      id,
      title,
      cover,
      intro,
      films: videoIds.flatMap((one) => films.get(one) ?? []),
    }))
    .filter((collection) => collection.films.length > 0);
}
