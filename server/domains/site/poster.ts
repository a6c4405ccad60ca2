/** site.poster: what a client needs to draw a personal poster. `qr` is the text of the code to draw: the link with the share id. */
import { eq } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { goods } from '../../db/schema';
import { badRequest, notFound } from '../../http/errors';
import { findBrief } from '../member/presenter';
import { createShare } from './share';

type Input = RequestOf<'site.poster'>;

interface Subject {
  title: string;
  subtitle: string;
  image: string;
  /** Fen. */
  price?: number;
  route: string;
}

async function subjectOf(tx: Tx, { kind, id }: Input, nickname: string): Promise<Subject> {
  if (kind === 'member') {
    const title = `${nickname} 邀您来叶间喝杯茶`;
    return { title, subtitle: '新人礼三张券与积分等你领取', image: '/images/share/1.webp', route: '/pages/tea/index' };
  }
  if (kind !== 'goods') throw notFound();
  if (!id || !/^\d{1,18}$/.test(id)) throw badRequest('id');
  const [row] = await tx.select().from(goods).where(eq(goods.id, id));
  if (!row || row.status !== 'on') throw notFound();
  const { title, subtitle, images, minPrice } = row;
  return {
    title,
    subtitle,
    image: images[0] ?? '/images/share/1.webp',
    price: minPrice,
    route: `/shop/pages/goods?id=${id}`,
  };
}

export async function makePoster(
  tx: Tx,
  input: Input,
  call: { memberId: string; publicUrl: string; now: number },
): Promise<DataOf<'site.poster'>> {
  const owner = await findBrief(tx, call.memberId);
  if (!owner) throw notFound();
  const { route, ...subject } = await subjectOf(tx, input, owner.nickname);
  const { memberId, publicUrl, now } = call;
  const link = await createShare(tx, {
    memberId,
    publicUrl,
    now,
    url: `${publicUrl}/h5${route}`,
    title: subject.title,
  });
  return { kind: input.kind, ...subject, qr: link.url, ...link, owner };
}
