/** What a member keeps, by kind, newest first. Things that went away stay in the list as 失效 until they are removed. */
import type { CountTab } from '../../../../../src/contract/kit';
import type { FavouriteRow } from '../../../../../src/contract/favourite/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { treePicture } from '../../../../lib/treePicture';
import { listCoursesById } from '../../../offer/course/repository';
import { listStoresById } from '../../../offer/store/repository';
import { findVideos } from '../../../offer/video/repository';
import { dropOf, loadSaved } from '../saved/service';
import { countKinds, listArticles, listCollectibles, listMasters, listTrees, pageOfFavourites } from './repository';

type Kind = FavouriteRow['kind'];
const LABELS: [Kind, string][] = [
  ['goods', '商品'],
  ['store', '门店'],
  ['article', '文章'],
  ['video', '视频'],
  ['course', '课程'],
  ['master', '茶人'],
  ['tree', '茶树'],
  ['collectible', '藏品'],
];

/** All eight kinds, with what is kept of each. */
export async function favouriteCates(tx: Tx, memberId: string): Promise<CountTab[]> {
  const rows = await countKinds(tx, memberId);
  return LABELS.map(([id, label]) => ({ id, label, count: rows.find(({ kind }) => kind === id)?.total ?? 0 }));
}

interface Shown extends Omit<FavouriteRow, 'id' | 'kind' | 'targetId' | 'at' | 'priceDrop'> {
  /** What it costs everybody, to be held against what it cost then. */
  open?: number;
}
type Loader = (tx: Tx, memberId: string, ids: string[], now: number) => Promise<Map<string, Shown>>;

/** How each kind is read. */
const LOADERS: Record<Kind, Loader> = {
  goods: loadSaved,
  store: async (tx, _memberId, ids) => {
    const rows = await listStoresById(tx, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: row.name,
          cover: row.cover,
          sub: `${row.address} · ${row.hours.open}-${row.hours.close}`,
          state: 'ok' as const,
        },
      ]),
    );
  },
  article: async (tx, _memberId, ids) => {
    const rows = await listArticles(tx, ids);
    return new Map(
      rows.map((row) => [row.id, { title: row.title, cover: row.cover, sub: row.summary, state: 'ok' as const }]),
    );
  },
  master: async (tx, _memberId, ids) => {
    const rows = await listMasters(tx, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        { title: row.name, cover: row.avatar, sub: `${row.title} · ${row.region}`, state: 'ok' as const },
      ]),
    );
  },
  video: async (tx, _memberId, ids) =>
    new Map(
      (await findVideos(tx, ids)).map(({ id, title, cover, author, seconds }) => [
        id,
        { title, cover, sub: `${author} · ${clock(seconds)}`, state: 'ok' as const },
      ]),
    ),
  course: async (tx, memberId, ids) =>
    new Map(
      [...(await listCoursesById(tx, memberId, ids)).values()].map(({ course, lessons, seconds }) => [
        course.id,
        {
          title: course.title,
          cover: course.cover,
          sub: `${course.teacher} · ${course.kind === 'video' ? clock(seconds) : `${lessons} 节`}`,
          ...(course.price > 0 && { price: course.price }),
          state: course.status === 'on' ? ('ok' as const) : ('off' as const),
        },
      ]),
    ),
  tree: async (tx, _memberId, ids) =>
    new Map(
      (await listTrees(tx, ids)).map((tree) => [
        tree.id,
        {
          title: `${tree.field} ${tree.code}`,
          cover: treePicture(tree),
          sub: `${tree.variety} · ${tree.age} 年${tree.state === 'free' && !tree.reserved ? '' : ' · 已有主'}`,
          state: 'ok' as const,
        },
      ]),
    ),
  collectible: async (tx, _memberId, ids) => {
    const rows = await listCollectibles(tx, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: row.name,
          cover: row.images[0] ?? '',
          sub: `${row.maker} · 发行 ${row.issue} 件`,
          price: row.price,
          state: 'ok' as const,
        },
      ]),
    );
  },
};
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const LOST: Shown = { title: '内容已下架', cover: '', state: 'off' };

export async function listFavourites(
  tx: Tx,
  memberId: string,
  { kind, page = 1 }: RequestOf<'collect.index'>,
  now: number,
): Promise<DataOf<'collect.index'>> {
  const { rows, total } = await pageOfFavourites(tx, memberId, kind, PAGE_SIZE, offsetOf(page));
  const shown = new Map<string, Shown>();
  for (const [one] of LABELS) {
    const ids = rows.filter((row) => row.kind === one).map((row) => row.targetId ?? '0');
    const found = ids.length > 0 ? await LOADERS[one](tx, memberId, ids, now) : undefined;
    for (const [id, thing] of found ?? []) shown.set(`${one}:${id}`, thing);
  }
  const list = rows.map((row): FavouriteRow => {
    const { open, ...thing } = shown.get(`${row.kind}:${row.targetId ?? ''}`) ?? LOST;
    return {
      id: row.id,
      kind: row.kind as Kind,
      targetId: row.targetId ?? '0',
      ...thing,
      ...(open === undefined ? {} : dropOf(row.price, open)),
      at: row.at,
    };
  });
  return pageOf(list, total, page);
}
