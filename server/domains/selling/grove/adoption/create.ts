/** A tree is held for a quarter of an hour and paid in it (rules 25.1 to 25.3). */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { newOrderNo } from '../../../../db/numbers';
import { lockMember } from '../../../../db/locks';
import { schedule, unschedule } from '../../../../db/timers';
import { conflict, notFound, refuse } from '../../../../http/errors';
import { dayOf, monthsAfter } from '../../../../lib/shanghai';
import { mustWait, openCheck, type Asking } from '../../../people/contentCheck/open';
import { mustWish } from '../../../people/contentCheck/wishes';
import { readSite } from '../../../people/shopSettings/repository';
import { isBlocked } from '../../../people/member/words';
import { sendNotice } from '../../../people/notice/send';
import { findField, findPlan, takePlan } from '../field/repository';
import { findTree, setTree } from '../tree/repository';
import { planPicking } from './pick';
import {
  ALIVE,
  findAdoption,
  findPending,
  insertAdoption,
  findRenewal,
  updateAdoption,
  type AdoptionRow,
} from './repository';

export const HOLD_MS = 15 * 60_000;
export const EXPIRE_JOB = 'grove.expire';
export const END_JOB = 'grove.end';
/** While what its owner wants waits for its check. */
const PLAIN_PLAQUE = '茶友的茶树';
export const TAKEN = '这棵茶树刚被认养';

const answerOf = ({ id, price, expireAt }: AdoptionRow): DataOf<'tea.adoptCreate'> => ({
  orderId: id,
  orderGroup: 'adopt',
  amount: price,
  expireAt,
});

/** What is written on a plaque: two to twelve characters that nobody minds. */
export async function plaqueOf(tx: Tx, text: string): Promise<string> {
  const name = text.trim();
  const { length } = [...name];
  if (length < 2 || length > 12) throw refuse('铭牌请写 2 到 12 个字', { field: 'plaque' });
  if (isBlocked(name, (await readSite(tx)).appName)) throw refuse('铭牌含敏感词', { field: 'plaque' });
  return name;
}

/** Another plaque: at once, or as a wish that waits while everybody sees the one before. The caller holds the member's row. */
export async function writePlaque(
  tx: Tx,
  { id, memberId, plaque }: AdoptionRow,
  name: string,
  now: number,
  server: Asking,
): Promise<AdoptionRow> {
  const wish = { kind: 'treePlaque', targetId: id, memberId, text: name === plaque ? '' : name } as const;
  const waits = await mustWish(tx, wish, now, server);
  return updateAdoption(tx, id, waits ? { plaque } : { plaque: name });
}

/** 404 unknown tree or plan · 409 taken · 422 not agreed, blocked words, sold out. Coming back inside the hold goes on with the same order. */
export async function adopt(
  tx: Tx,
  memberId: string,
  { treeId, planId, plaque, agree }: RequestOf<'tea.adoptCreate'>,
  now: number,
  server: Asking,
): Promise<DataOf<'tea.adoptCreate'>> {
  if (!agree) throw refuse('请先阅读并同意认养协议', { field: 'agree' });
  const name = await plaqueOf(tx, plaque);
  await lockMember(tx, memberId);
  const pending = await findPending(tx, memberId, treeId, true);
  const tree = await findTree(tx, treeId, true);
  const plan = await findPlan(tx, planId);
  if (!tree || !plan || plan.fieldId !== tree.fieldId) throw notFound();
  if (pending) {
    if (pending.expireAt > now && pending.planId === planId)
      return answerOf(await writePlaque(tx, pending, name, now, server));
    await cancelUnpaid(tx, pending);
  } else if (tree.state !== 'free' || tree.reserved) throw conflict(TAKEN, { reason: 'taken' });
  if (!(await takePlan(tx, planId))) throw refuse('该方案本季已认养完', { reason: 'soldOut', field: 'planId' });
  const waits = mustWait(server, { text: name });
  const row = await insertAdoption(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'RY'),
    memberId,
    treeId,
    fieldId: tree.fieldId,
    planId,
    plaque: waits ? PLAIN_PLAQUE : name,
    status: 'unpaid',
    price: plan.price,
    yieldGrams: plan.yieldGrams,
    createdAt: now,
    expireAt: now + HOLD_MS,
  });
  if (waits) await openCheck(tx, { kind: 'treePlaque', targetId: row.id, memberId, text: name }, now);
  await setTree(tx, treeId, { state: 'held' });
  await schedule(tx, EXPIRE_JOB, row.id, row.expireAt);
  return answerOf(row);
}

/** The tree and the place in the plan are free again. */
export async function cancelUnpaid(tx: Tx, row: AdoptionRow): Promise<AdoptionRow> {
  await unschedule(tx, EXPIRE_JOB, row.id);
  if (row.renewsId === null) {
    await setTree(tx, row.treeId, { state: 'free', plaque: null });
    await takePlan(tx, row.planId, -1);
  }
  return updateAdoption(tx, row.id, { status: 'cancelled' });
}

/** RY, the year and the number of the adoption: no two are alike. */
export const certificateOf = (id: string, at: number): string => `RY${dayOf(at).slice(0, 4)}${id.padStart(8, '0')}`;

/** Paid: the tree carries its plaque, the certificate is made out, the first picking is planned. A renewal prolongs what it belongs to. */
export async function markPaid(tx: Tx, row: AdoptionRow, now: number): Promise<void> {
  await unschedule(tx, EXPIRE_JOB, row.id);
  const plan = await findPlan(tx, row.planId);
  if (!plan) throw new Error(`adoption ${row.id} has no plan`);
  if (row.renewsId !== null) {
    const before = await findAdoption(tx, row.renewsId, true);
    if (!before || !ALIVE.includes(before.status)) throw new Error(`adoption ${row.renewsId} is over`);
    const endAt = monthsAfter(before.endAt, 12 * plan.years);
    await updateAdoption(tx, row.id, { status: 'ended', startAt: before.endAt, endAt });
    const pickAt = before.pickAt > 0 ? before.pickAt : await planPicking(tx, before.id, now, endAt);
    await updateAdoption(tx, before.id, { endAt, pickAt });
    await schedule(tx, END_JOB, before.id, endAt);
    await sendNotice(tx, row.memberId, {
      box: 'service',
      title: '续养成功',
      text: `「${before.plaque}」续养到 ${dayOf(endAt)}。`,
      link: `/pages/tea/rycg?id=${before.id}`,
      at: now,
    });
    return;
  }
  const endAt = monthsAfter(now, 12 * plan.years);
  const certificateNo = certificateOf(row.id, now);
  const pickAt = await planPicking(tx, row.id, now, endAt);
  await updateAdoption(tx, row.id, { status: 'growing', startAt: now, endAt, pickAt, certificateNo });
  await setTree(tx, row.treeId, { state: 'adopted', plaque: row.plaque });
  await schedule(tx, END_JOB, row.id, endAt);
  const field = await findField(tx, row.fieldId);
  await sendNotice(tx, row.memberId, {
    box: 'service',
    title: '认养成功',
    text: `${field?.name ?? ''}的茶树已挂上铭牌「${row.plaque}」，证书编号 ${certificateNo}。`,
    image: field?.gallery[0],
    link: `/pages/tea/rycg?id=${row.id}`,
    at: now,
  });
}

/** The adoption's years are over: the tree is free; what was picked may still be claimed. */
export async function endAdoption(tx: Tx, id: string, now: number): Promise<void> {
  const row = await findAdoption(tx, id, true);
  if (!row || row.endAt > now || !ALIVE.includes(row.status)) return;
  const renewal = await findRenewal(tx, id, true);
  if (renewal) await cancelUnpaid(tx, renewal);
  await updateAdoption(tx, id, { status: 'ended', pickAt: 0, giftTo: null, giftExpireAt: 0 });
  await setTree(tx, row.treeId, { state: 'free', plaque: null });
  await takePlan(tx, row.planId, -1);
  await sendNotice(tx, row.memberId, {
    box: 'service',
    title: '认养已到期',
    text: `「${row.plaque}」的认养已到期，未领取的收成仍可领取。`,
    link: '/pages/tea/wryd?tab=ended',
    at: now,
  });
}
