/** An activity on a poster, and a tasting's result card: nothing of scores stands on it before their release (rule 35.6). */
import type { Tx } from '../../../db/client';
import { dayOf, timeOf } from '../../../lib/shanghai';
import { findActivity } from '../../offer/salon/repository';
import { findBrief } from '../../people/member/presenter';
import { pageOfActivity } from './words';
import { listOwnScores, listSamples } from './tasting/repository';
import { totalOf } from './tasting/reckon';
import { readRanking } from './tasting/service';

export const activityPoster = async (tx: Tx, memberId: string, id: string) => {
  const row = await findActivity(tx, memberId, id);
  if (!row || row.activity.cancelledAt !== null) return undefined;
  const { title, cover, startAt, price } = row.activity;
  return {
    title,
    subtitle: `${dayOf(startAt).slice(5)} ${timeOf(startAt)} · ${row.store.name}`,
    image: cover,
    ...(price > 0 ? { price } : {}),
    route: pageOfActivity(row.activity),
  };
};

/** Only of who was there. */
export const tastingPoster = async (tx: Tx, memberId: string, id: string) => {
  const row = await findActivity(tx, memberId, id);
  if (row?.activity.revealAt == null || row.signup?.status !== 'checked') return undefined;
  const { title, cover, releasedAt } = row.activity;
  const owner = await findBrief(tx, memberId);
  const signed = { nickname: owner?.nickname ?? '', avatar: owner?.avatar ?? '', as: '评审' };
  const card = { title, image: cover, route: `/activity/pages/index?id=${id}`, signed };
  if (releasedAt === null) return { ...card, subtitle: '蒙着喝，各写各的，名字收分后揭开' };
  const own = await listOwnScores(tx, memberId, id);
  const samples = await listSamples(tx, id);
  const best = own
    .map((score) => ({
      total: totalOf(score.scores) ?? 0,
      name: samples.find((one) => one.id === score.sampleId)?.name,
    }))
    .sort((a, b) => b.total - a.total)[0];
  const [first] = await readRanking(tx, id);
  const words = [
    best?.name ? `我最喜欢 ${best.name} ${(best.total / 100).toFixed(1)}` : '',
    first ? `大家选了 ${first.name} ${(first.average / 10).toFixed(1)}` : '',
  ];
  return { ...card, subtitle: words.filter(Boolean).join(' · ') || '名字和分数都揭开了' };
};
