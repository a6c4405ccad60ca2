/** Maintenance records (rules 31.4, 31.5): what was done, with what it gives and what comes next. */
import type { MaintRow } from '../../../../../src/contract/maintenance/shapes';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest, notFound, refuse, Refusal } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, instantOf, monthsAfter } from '../../../../lib/shanghai';
import { giveCoupon } from '../../../offer/coupon/service';
import type { Employee } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { checkOwnPhotos } from '../../../people/file/own';
import { readDict } from '../../client/dict';
import { presentClient } from '../../client/presenter';
import { findClientInScope, touchClient, type ClientRow } from '../../client/repository';
import { requireFuture } from '../access';
import { presentPlans } from '../plan/presenter';
import { findPlan } from '../plan/repository';
import { makePlan, refreshNext, turnPlan } from '../plan/service';
import {
  findMaint,
  findMemberOf,
  findSame,
  insertMaint,
  pageOfMaints,
  updateMaint,
  type Maint,
  type MaintOfClient,
} from './repository';

const LEAST_TEXT = 10;
const SAME_MS = 60_000;
/** Of the record in the plan that follows it. */
const HEAD = 40;

const mayEdit = (viewer: Employee, { byId, at }: Maint, now: number): boolean =>
  byId === viewer.id && now < at + DAY_MS;

export async function presentMaints(
  tx: Tx,
  viewer: Employee,
  rows: readonly MaintOfClient[],
  now: number,
): Promise<MaintRow[]> {
  const cards = await presentClient(
    tx,
    rows.map(({ client }) => client),
    now,
  );
  return rows.flatMap(({ maint }, i) => {
    const client = cards[i];
    if (!client) return [];
    const { id, way, content, photos, geo, place, nextAt, coupon, by, at } = maint;
    return {
      ...{ id, client, way, content, photos, place, by, at },
      ...(geo && { geo }),
      ...(nextAt !== null && { nextAt }),
      ...(coupon !== '' && { coupon }),
      canEdit: mayEdit(viewer, maint, now),
    };
  });
}

export async function readMaints(
  tx: Tx,
  memberId: string,
  { month, page = 1, ...filter }: RequestOf<'customer.maint'>,
  now: number,
): Promise<DataOf<'customer.maint'>> {
  const viewer = await employeeOf(tx, memberId);
  if (filter.clientId !== undefined) await findClientInScope(tx, viewer, filter.clientId);
  const from = month === undefined ? undefined : instantOf(month);
  const span = from === undefined ? {} : { from, to: monthsAfter(from, 1) };
  const { rows, total } = await pageOfMaints(tx, viewer, { ...filter, ...span }, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentMaints(tx, viewer, rows, now), total, page);
}

/** 404 of a record, a plan or a client out of scope. */
export async function readMaint(
  tx: Tx,
  memberId: string,
  { id, planId, clientId }: RequestOf<'customer.maintInfo'>,
  now: number,
): Promise<DataOf<'customer.maintInfo'>> {
  const viewer = await employeeOf(tx, memberId);
  const dict = await readDict(tx);
  if (id !== undefined) {
    const found = await findMaint(tx, viewer, id);
    if (!found) throw notFound();
    const [row] = await presentMaints(tx, viewer, [found], now);
    return { ...(row && { row, client: row.client }), dict };
  }
  const planned = planId === undefined ? undefined : await findPlan(tx, viewer, planId);
  if (planId !== undefined && !planned) throw notFound();
  const client = clientId === undefined ? planned?.client : await findClientInScope(tx, viewer, clientId);
  const [card] = client ? await presentClient(tx, [client], now) : [];
  const [plan] = planned ? await presentPlans(tx, [planned], now) : [];
  return { ...(card && { client: card }), ...(plan && { plan }), dict };
}

/**
 * 400 too few words, a next contact that has gone by, pictures of others · 403 somebody else's record · 404 out of scope · 409 a plan that has
 * ended · 422 too late to change, no member to give to, the coupon's own limits.
 */
export async function saveMaint(
  tx: Tx,
  memberId: string,
  input: RequestOf<'customer.maintSave'>,
  now: number,
): Promise<MaintRow> {
  const viewer = await employeeOf(tx, memberId);
  const client = await findClientInScope(tx, viewer, input.clientId, true);
  const content = input.content.trim();
  if ([...content].length < LEAST_TEXT) throw badRequest('content', `内容至少 ${LEAST_TEXT} 个字`);
  const photos = input.photos ?? [];
  await checkOwnPhotos(tx, memberId, photos);
  const said = {
    way: input.way,
    content,
    photos,
    geo: input.geo ?? null,
    place: input.place?.trim() ?? '',
    nextAt: input.nextAt ?? null,
  };
  const maint =
    input.id === undefined
      ? await addMaint(tx, viewer, client, { ...input, ...said }, now)
      : await changeMaint(tx, viewer, client, input.id, said, now);
  const fresh = await findClientInScope(tx, viewer, client.id);
  return (await presentMaints(tx, viewer, [{ maint, client: fresh }], now))[0] as MaintRow;
}

type Said = Pick<Maint, 'way' | 'content' | 'photos' | 'geo' | 'place' | 'nextAt'>;

async function addMaint(
  tx: Tx,
  viewer: Employee,
  client: ClientRow,
  {
    way,
    content,
    photos,
    geo,
    place,
    nextAt,
    planId,
    couponTemplateId,
  }: Said & { planId?: string; couponTemplateId?: string },
  now: number,
): Promise<Maint> {
  const same = await findSame(tx, { byId: viewer.id, clientId: client.id, content }, now - SAME_MS);
  if (same) return same;
  if (nextAt !== null) requireFuture(nextAt, now, 'nextAt');
  const given = await giftOf(tx, client, couponTemplateId, now);
  const maint = await insertMaint(tx, {
    ...{ way, content, photos, geo, place, nextAt, ...given },
    clientId: client.id,
    byId: viewer.id,
    by: viewer.name,
    planId: planId ?? null,
    at: now,
  });
  await turnPlan(tx, viewer, planId, { clientId: client.id, into: maint.id, isDone: true });
  await touchClient(tx, client.id, { lastAt: now });
  if (nextAt === null) await refreshNext(tx, client.id);
  else await planNext(tx, viewer, maint, nextAt, now);
  return maint;
}

/** A record says when the next contact is: that is the next plan. */
async function planNext(
  tx: Tx,
  viewer: Employee,
  { clientId, content }: Maint,
  at: number,
  now: number,
): Promise<void> {
  const head = [...content].slice(0, HEAD).join('');
  await makePlan(
    tx,
    { clientId, ownerId: viewer.id, kind: 'maint', at, content: `接着上次：${head}`, remindMin: 0 },
    now,
  );
}

async function giftOf(
  tx: Tx,
  client: ClientRow,
  templateId: string | undefined,
  now: number,
): Promise<Partial<Pick<Maint, 'couponId' | 'coupon'>>> {
  if (templateId === undefined) return {};
  const memberId = await findMemberOf(tx, client);
  if (memberId === undefined) throw refuse('客户还不是会员，先请他注册再赠券', { field: 'couponTemplateId' });
  const coupon = await giveCoupon(tx, memberId, templateId, now);
  return { couponId: coupon.id, coupon: coupon.card.title };
}

async function changeMaint(
  tx: Tx,
  viewer: Employee,
  client: ClientRow,
  id: string,
  said: Said,
  now: number,
): Promise<Maint> {
  const found = await findMaint(tx, viewer, id, true);
  if (found?.client.id !== client.id) throw notFound();
  if (found.maint.byId !== viewer.id) throw new Refusal(403, '只有写的人可以修改');
  if (!mayEdit(viewer, found.maint, now)) throw refuse('写完 24 小时后只能查看');
  if (said.nextAt !== null && said.nextAt !== found.maint.nextAt) {
    requireFuture(said.nextAt, now, 'nextAt');
    await planNext(tx, viewer, { ...found.maint, ...said }, said.nextAt, now);
  }
  return updateMaint(tx, id, said);
}
