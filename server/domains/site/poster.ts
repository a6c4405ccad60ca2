/** site.poster: what a client needs to draw a personal poster. `qr` is the text of the code to draw: the link with the share id. */
import { eq, min } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { campaigns, campaignSkus, goods, groups, masters } from '../../db/schema';
import { badRequest, notFound, refuse } from '../../http/errors';
import { findHolding, findIssue } from '../collectible/repository';
import { findBrief } from '../member/presenter';
import { createShare, type NewShare } from './share';

type Input = RequestOf<'site.poster'>;
const SHARE_IMAGE = '/images/share/1.webp';

interface Subject {
  title: string;
  subtitle: string;
  image: string;
  /** Fen. */
  price?: number;
  route: string;
}

type Finder = (tx: Tx, id: string, memberId: string) => Promise<Subject | undefined>;

/** What each kind of poster shows. A kind whose area is not there yet is refused. */
const FINDERS: Partial<Record<Input['kind'], Finder>> = {
  goods: async (tx, id) => {
    const [row] = await tx.select().from(goods).where(eq(goods.id, id));
    if (row?.status !== 'on') return undefined;
    const { title, subtitle, images, minPrice: price } = row;
    return { title, subtitle, image: images[0] ?? SHARE_IMAGE, price, route: `/shop/pages/goods?id=${id}` };
  },
  group: async (tx, id) => {
    const [row] = await tx
      .select({ group: groups, item: goods })
      .from(groups)
      .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
      .innerJoin(goods, eq(goods.id, campaigns.goodsId))
      .where(eq(groups.id, id));
    if (!row) return undefined;
    const { group, item } = row;
    const [price] = await tx
      .select({ least: min(campaignSkus.price) })
      .from(campaignSkus)
      .where(eq(campaignSkus.campaignId, group.campaignId));
    const lack = group.size - group.joined;
    return {
      title: item.title,
      subtitle: lack > 0 ? `${group.size} 人团，还差 ${lack} 人成团` : `${group.size} 人团，已成团`,
      image: item.images[0] ?? SHARE_IMAGE,
      ...(price?.least ? { price: price.least } : {}),
      route: `/shop/pages/marketing/wholesale_detail?id=${group.campaignId}&groupId=${id}`,
    };
  },
  /** An issue, or the certificate of an own piece. */
  collectible: async (tx, id, memberId) => {
    const piece = await findHolding(tx, id);
    const own = piece?.memberId === memberId ? piece : undefined;
    const issue = await findIssue(tx, own?.collectibleId ?? id);
    if (!issue) return undefined;
    const image = issue.images[0] ?? SHARE_IMAGE;
    const route = `/pages/tea/cpf-goods?id=${issue.id}`;
    if (own)
      return {
        title: `${issue.name} No.${String(own.serialNo).padStart(4, '0')}`,
        subtitle: `藏品证书 ${own.certificateNo} · 发行 ${issue.issue} 件`,
        image,
        route,
      };
    return {
      title: issue.name,
      subtitle: `${issue.maker} · 限量发行 ${issue.issue} 件`,
      image,
      price: issue.price,
      route,
    };
  },
  master: async (tx, id) => {
    const [row] = await tx.select().from(masters).where(eq(masters.id, id));
    return (
      row && {
        title: `${row.name} · ${row.title}`,
        subtitle: `${row.region}茶人`,
        image: row.avatar,
        route: `/tea/pages/artistDetail?id=${id}`,
      }
    );
  },
};

async function subjectOf(tx: Tx, { kind, id }: Input, owner: { id: string; nickname: string }): Promise<Subject> {
  if (kind === 'member') {
    const title = `${owner.nickname} 邀您来叶间喝杯茶`;
    return { title, subtitle: '新人礼三张券与积分等你领取', image: SHARE_IMAGE, route: '/pages/tea/index' };
  }
  const find = FINDERS[kind];
  if (!find) throw refuse('该类型的海报暂未开放');
  if (!id || !/^\d{1,18}$/.test(id)) throw badRequest('id');
  const subject = await find(tx, id, owner.id);
  if (!subject) throw notFound();
  return subject;
}

export async function makePoster(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  config: NewShare['config'],
): Promise<DataOf<'site.poster'>> {
  const owner = await findBrief(tx, memberId);
  if (!owner) throw notFound();
  const { route, ...subject } = await subjectOf(tx, input, owner);
  const link = await createShare(tx, { memberId, config, now, url: `/h5${route}`, title: subject.title });
  return { kind: input.kind, ...subject, qr: link.url, ...link, owner };
}
