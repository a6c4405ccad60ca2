/** Rows of the site-wide search: sections under 综合, plain rows in every other tab. Pure. */
import type { CountTab, GoodsCard, PageOf, RequestOf, SearchResult } from '@/contract';
import { figure } from '@/core/lib/money';
import { clockText } from '@/domain/video/clock';
import { videoRoute } from '@/domain/video/route';
import { dateText } from './text';

export type Kind = NonNullable<RequestOf<'tea.search'>['kind']>;
export type HitKind = Exclude<Kind, 'all' | 'goods'>;

export interface LineHit {
  kind: HitKind;
  id: string;
  title: string;
  note: string;
  extra: string;
  cover: string;
  /** Addresses it may lead to, the best first; the first that has a page is taken. */
  links: string[];
}
export interface GoodsHit {
  kind: 'goods';
  id: string;
  goods: GoodsCard;
}
export type Hit = GoodsHit | LineHit;
export interface Section {
  kind: 'section';
  /** The tab it is a part of. */
  id: Kind;
  label: string;
  count: number;
  hits: Hit[];
}
export type Row = Hit | Section;

/** Every hit of an answer, the kinds in the order of the tabs. */
export function hitsOf(answer: SearchResult): Hit[] {
  const { goods = [], articles = [], stores = [], masters = [], activities = [], videos = [] } = answer;
  return [
    ...goods.map((one): Hit => ({ kind: 'goods', id: one.id, goods: one })),
    ...articles.map(({ id, title, summary, cover, author, publishedAt }): Hit => ({
      kind: 'article',
      id,
      title,
      note: summary,
      extra: `${author} · ${dateText(publishedAt)}`,
      cover,
      links: [`/site/pages/article_detail?id=${id}`],
    })),
    ...stores.map(({ id, name, address, hours, open, cover }): Hit => ({
      kind: 'store',
      id,
      title: name,
      note: address,
      extra: `${open ? '营业中' : '休息中'} · ${hours}`,
      cover,
      links: [`/pages/tea/index1?storeId=${id}`],
    })),
    ...masters.map(({ id, name, title, region, avatar, works, followers }): Hit => ({
      kind: 'master',
      id,
      title: name,
      note: `${title} · ${region}`,
      extra: `作品 ${works} · 关注 ${followers}`,
      cover: avatar,
      links: [`/tea/pages/artistDetail?id=${id}`, `/shop/pages/list?masterId=${id}`],
    })),
    ...activities.map(({ id, title, store, startAt, cover, status }): Hit => ({
      kind: 'activity',
      id,
      title,
      note: `${store.name} · ${dateText(startAt)}`,
      extra: { signing: '报名中', full: '已满', running: '进行中', ended: '已结束' }[status],
      cover,
      links: [`/activity/pages/index?id=${id}`],
    })),
    ...videos.map(({ id, title, author, duration, plays, cover }): Hit => ({
      kind: 'video',
      id,
      title,
      note: author,
      extra: `${clockText(duration)} · ${figure(plays)} 次播放`,
      cover,
      links: [videoRoute(id)],
    })),
  ];
}

/** 综合: a section of each kind that has hits. */
export function sectionsOf(answer: SearchResult): Section[] {
  const hits = hitsOf(answer);
  return answer.tabs.flatMap(({ id, label, count }) => {
    const own = hits.filter(({ kind }) => kind === id);
    return own.length > 0 ? [{ kind: 'section' as const, id: id as Kind, label, count, hits: own }] : [];
  });
}

export function pageOfHits(answer: SearchResult, kind: Kind, page: number): PageOf<Row> {
  const list: Row[] = kind === 'all' ? sectionsOf(answer) : hitsOf(answer);
  return { list, total: answer.total, page, size: list.length, more: kind !== 'all' && answer.more };
}

/** A tab that the address names but the answer lacks is 综合. */
export const knownTab = (tabs: readonly CountTab[], kind: Kind): Kind =>
  tabs.length === 0 || tabs.some(({ id }) => id === kind) ? kind : 'all';
