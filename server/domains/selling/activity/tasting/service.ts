/**
 * Blind tasting (rule 35.6). Before the release a sample is its letter and nothing else, and everybody sees only what they wrote themselves;
 * names, averages and ranking are opened together.
 */
import { DIMENSIONS, type EventDetail, type TastingForm } from '../../../../../src/contract/activity/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { schedule } from '../../../../db/timers';
import { badRequest, conflict, expired, notFound, refuse } from '../../../../http/errors';
import { activityCard } from '../../../offer/salon/presenter';
import { findActivity, type ActivityRow } from '../../../offer/salon/repository';
import { sendNotice } from '../../../people/notice/send';
import { listSignups, lockActivity, updateActivity, type Activity } from '../repository';
import { DIMENSION_NAMES, isComplete, meanOf, MOST_SCORE, reckon, totalOf } from './reckon';
import { listCovers, listOwnPast, listOwnScores, listSamples, listScores, putScore, type Score } from './repository';

export const RELEASE_JOB = 'activity.release';

/** 404 no tasting · 422 请先签到. */
async function tastingFor(tx: Tx, memberId: string, activityId: string): Promise<ActivityRow & { closeAt: number }> {
  const row = await findActivity(tx, memberId, activityId);
  if (row?.activity.revealAt == null) throw notFound();
  if (row.signup?.status !== 'checked') throw refuse('请先签到');
  return { ...row, closeAt: row.activity.revealAt };
}

export async function readForm(
  tx: Tx,
  memberId: string,
  { activityId }: RequestOf<'activity.input'>,
  now: number,
): Promise<TastingForm> {
  const row = await tastingFor(tx, memberId, activityId);
  const { activity, closeAt } = row;
  const [samples, own] = await Promise.all([listSamples(tx, activityId), listOwnScores(tx, memberId, activityId)]);
  const released = activity.releasedAt !== null;
  const form: TastingForm = {
    activity: activityCard(row, now),
    samples: samples.map(({ id, letter, makerId }) => {
      const score = own.find(({ sampleId }) => sampleId === id);
      return {
        id: letter,
        label: `样品 ${letter}`,
        done: score !== undefined && isComplete(score.scores),
        ...(score ? { scores: scoreRows(score), savedAt: score.at } : {}),
        note: score?.note ?? '',
        own: makerId === memberId,
      };
    }),
    dims: DIMENSIONS.map((key) => ({ key, label: DIMENSION_NAMES[key], value: '' })),
    closeAt,
    closed: now >= closeAt || released,
    released,
    judges: 0,
    palate: palateOf(await listOwnPast(tx, memberId, activityId)),
    serverTime: now,
  };
  return released ? { ...form, ...(await resultOf(tx, activityId, own)) } : form;
}

const scoreRows = ({ scores }: Score) =>
  DIMENSIONS.flatMap((key) =>
    scores[key] === undefined ? [] : [{ key, label: DIMENSION_NAMES[key], value: String(scores[key]) }],
  );

function palateOf(past: readonly Score[]): TastingForm['palate'] {
  if (past.length === 0) return [];
  return DIMENSIONS.map((key) => ({
    key,
    label: DIMENSION_NAMES[key],
    value: String(meanOf(past.flatMap(({ scores }) => scores[key] ?? [])) ?? 0),
  }));
}

async function resultOf(
  tx: Tx,
  activityId: string,
  own: readonly Score[],
): Promise<Pick<TastingForm, 'result' | 'judges' | 'agreement'>> {
  const { rows, judges, agreement } = reckon(await listSamples(tx, activityId), await listScores(tx, activityId));
  const covers = await listCovers(tx, activityId);
  return {
    judges,
    ...(agreement === undefined ? {} : { agreement }),
    result: rows.map(({ sample, average, judges: count, rank, radar }) => {
      const score = own.find(({ sampleId }) => sampleId === sample.id);
      const mine = score && totalOf(score.scores);
      const cover = sample.goodsId === null ? undefined : covers.get(sample.goodsId);
      return {
        sampleId: sample.letter,
        name: sample.name,
        ...(sample.goodsId !== null && cover !== undefined ? { goodsId: sample.goodsId, cover } : {}),
        average,
        ...(mine === undefined ? {} : { mine }),
        judges: count,
        ...(rank === undefined ? {} : { rank }),
        radar,
      };
    }),
  };
}

/** The best first, in tenths; nothing with too few judges. Only for what was released. */
export async function readRanking(tx: Tx, activityId: string): Promise<EventDetail['ranking']> {
  const { rows } = reckon(await listSamples(tx, activityId), await listScores(tx, activityId));
  return rows.flatMap(({ sample, average, rank }) =>
    rank === undefined ? [] : [{ rank, letter: sample.letter, name: sample.name, average: Math.round(average / 10) }],
  );
}

/** 403 the own sample · 404 no such letter · 410 closed · 422 not checked in, a score outside 1 to 10. An older writing takes nothing back. */
export async function saveScore(
  tx: Tx,
  memberId: string,
  { activityId, sampleId: letter, scores, note, at }: RequestOf<'activity.inputSave'>,
  now: number,
): Promise<TastingForm> {
  // Scores and their release never cross: who is later waits.
  const locked = await lockActivity(tx, activityId);
  const { activity, closeAt } = await tastingFor(tx, memberId, activityId);
  if (now >= closeAt || locked?.releasedAt !== null) throw expired('已收分，不能再改');
  if (now < activity.startAt) throw refuse('还没开始');
  const sample = (await listSamples(tx, activityId)).find((one) => one.letter === letter);
  if (!sample) throw notFound();
  if (sample.makerId === memberId) throw refuse('这是你做的茶，不参加评分');
  const writtenAt = Math.min(at ?? now, now);
  const before = (await listOwnScores(tx, memberId, activityId)).find(({ sampleId }) => sampleId === sample.id);
  const given = { scores: readScores(scores), ...(note === undefined ? {} : { note: note.trim() }), writtenAt };
  await putScore(tx, { sampleId: sample.id, memberId, activityId, ...merged(before, given), at: now });
  await schedule(tx, RELEASE_JOB, activityId, activity.endAt);
  return readForm(tx, memberId, { activityId }, now);
}

type Writing = Pick<Score, 'scores' | 'note' | 'writtenAt'>;

/** What another tab or phone has set stays, and of the same the newer one. */
function merged(before: Writing | undefined, given: Omit<Writing, 'note'> & Partial<Writing>): Writing {
  if (!before) return { note: '', ...given };
  const [older, newer] = before.writtenAt <= given.writtenAt ? [before, given] : [given, before];
  return { note: '', ...older, ...newer, scores: { ...older.scores, ...newer.scores } };
}

function readScores(rows: RequestOf<'activity.inputSave'>['scores']): Score['scores'] {
  const read: Record<string, number> = {};
  for (const { key, value } of rows) {
    if (!DIMENSIONS.some((one) => one === key)) throw badRequest('scores', '没有这一项');
    const score = Number(value);
    if (!Number.isInteger(score) || score < 1 || score > MOST_SCORE) throw badRequest('scores', '每项 1 到 10 分');
    read[key] = score;
  }
  return read;
}

/** The activity is locked. Its end, when the host says so; from then on nobody scores any more. */
export async function release(tx: Tx, activity: Activity, now: number): Promise<void> {
  if (activity.revealAt === null) throw notFound();
  if (activity.releasedAt !== null) throw conflict('已经揭晓');
  if (now < activity.startAt) throw refuse('还没开始');
  await updateActivity(tx, activity.id, { releasedAt: now, revealAt: Math.min(activity.revealAt, now) });
  for (const row of await listSignups(tx, activity.id))
    if (row.status === 'checked')
      await sendNotice(tx, row.memberId, {
        box: 'service',
        title: '盲品揭晓了',
        text: `${activity.title}：名字、平均分和名次都开了。`,
        link: `/activity/pages/input?id=${activity.id}`,
        at: now,
      });
}

/** At the end of the activity, when the host has forgotten. */
export async function releaseAtEnd(tx: Tx, id: string, now: number): Promise<void> {
  const activity = await lockActivity(tx, id);
  if (activity?.revealAt == null || activity.releasedAt !== null || now < activity.endAt) return;
  await release(tx, activity, now);
}
