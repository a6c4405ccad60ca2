/** The eight kinds of things that can be saved: their names, their own pages, and what an empty one says. */
import type { FavouriteRow, PageOf } from '@/contract';
import { call } from '@/core/api';
import { videoRoute } from '@/domain/video/route';

export type Kind = FavouriteRow['kind'];
export const KINDS: readonly { id: Kind; label: string }[] = [
  { id: 'goods', label: '商品' },
  { id: 'store', label: '门店' },
  { id: 'article', label: '文章' },
  { id: 'video', label: '视频' },
  { id: 'course', label: '课程' },
  { id: 'master', label: '茶人' },
  { id: 'tree', label: '茶树' },
  { id: 'collectible', label: '藏品' },
];

const PAGES: Record<Exclude<Kind, 'video'>, string> = {
  goods: '/shop/pages/goods',
  store: '/reservation/pages/detail/detail',
  article: '/site/pages/article_detail',
  course: '/collegePackages/pages/college/course/detail',
  master: '/tea/pages/artistDetail',
  tree: '/pages/tea/rycs',
  collectible: '/pages/tea/cpf-goods',
};
/** Data, not a typed route: some of these pages come later, `canOpen` knows. */
export const routeOf = ({ kind, targetId }: Pick<FavouriteRow, 'kind' | 'targetId'>): string =>
  kind === 'video' ? videoRoute(targetId) : `${PAGES[kind]}?${kind === 'tree' ? 'treeId' : 'id'}=${targetId}`;

const SHOP = '/pages/tea/index';
export const EMPTY_KINDS: Record<Kind, { title: string; text: string; button: string; to: string }> = {
  goods: { title: '还没有收藏的茶', text: '看到喜欢的，点一下心', button: '去挑茶', to: '/pages/tea/classification' },
  store: { title: '还没有收藏的门店', text: '常去的那家可以先收着', button: '去逛逛', to: SHOP },
  article: { title: '还没有收藏的文章', text: '读到好的，留着慢慢看', button: '去逛逛', to: SHOP },
  video: { title: '还没有收藏的视频', text: '想再看一遍的放在这里', button: '去逛逛', to: SHOP },
  course: { title: '还没有收藏的课程', text: '想学的先收着', button: '去逛逛', to: SHOP },
  master: { title: '还没有收藏的茶人', text: '认得做茶的人，茶更好喝', button: '去逛逛', to: SHOP },
  tree: { title: '还没有收藏的茶树', text: '选一棵树，等它发芽', button: '去选树', to: '/pages/tea/szcy' },
  collectible: {
    title: '还没有收藏的藏品',
    text: '有编号的老茶，先收着再细看',
    button: '去藏品坊',
    to: '/pages/tea/cpf',
  },
};

const MOST_PAGES = 10;
/** The server has no search inside favourites: a word reads them all (they are few) and keeps what fits, as one page. */
export async function readFavourites(kind: Kind, keyword: string, page: number): Promise<PageOf<FavouriteRow>> {
  const first = await call('collect.index', { kind, page });
  if (!keyword) return first;
  const rows = [...first.list];
  for (let at = 2, more = first.more; more && at <= MOST_PAGES; at++) {
    const next = await call('collect.index', { kind, page: at });
    rows.push(...next.list);
    more = next.more;
  }
  const list = rows.filter(({ title, sub }) => `${title}${sub ?? ''}`.includes(keyword));
  return { list, total: list.length, page: 1, size: Math.max(1, list.length), more: false };
}
