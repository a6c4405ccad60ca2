/**
 * Invitations (rule 31.6): written, sent as a link, answered by whoever holds it, once and changed once. What is accepted is a coming visit, with
 * the room that the invitation kept.
 */
import { randomBytes } from 'node:crypto';
import type { InviteRow } from '../../../../../src/contract/maintenance/shapes';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { schedule, unschedule } from '../../../../db/timers';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, expired, forbidden, notFound, refuse, Refusal } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { dayOf, timeOf } from '../../../../lib/shanghai';
import type { JobHandlers } from '../../../../jobs/runner';
import { freeRoom, takeRoom } from '../../../offer/room/service';
import { findActivity } from '../../../offer/salon/repository';
import { findStore } from '../../../offer/store/repository';
import { worksIn } from '../../../people/employee/desks';
import { findEmployee, staffById, type Employee } from '../../../people/employee/repository';
import { sendNotice } from '../../../people/notice/send';
import { readDict } from '../../client/dict';
import { presentClient } from '../../client/presenter';
import { findClientInScope, touchClient } from '../../client/repository';
import { requireChange, requireFuture } from '../access';
import { findComeOf, updateCome } from '../come/repository';
import { arrange, openCome, VISIT_MINUTES } from '../come/service';
import { settlePlan, turnPlan } from '../plan/service';
import { findMemberOf } from '../record/repository';
import { CHANGE_MS, EXPIRE_MS, MOST_ANSWERS, pathOf, presentInvite, presentInvites } from './presenter';
import {
  findByToken,
  findInvite,
  insertInvite,
  lockInviteOf,
  pageOfInvites,
  updateInvite,
  type Invite,
  type InviteOfClient,
} from './repository';

const EXPIRE_JOB = 'invite.expire';
const UNKNOWN = '邀约不存在';
type Input = RequestOf<'customer.inviteSave'>;

/** 403 暂无权限 without one of the areas. */
async function hostOf(tx: Tx, memberId: string): Promise<Employee> {
  const employee = await findEmployee(tx, memberId);
  if (!employee || !(worksIn(employee, 'client') || worksIn(employee, 'visit'))) throw forbidden();
  return employee;
}

const unknown = () => new Refusal(404, UNKNOWN);

export async function readInvites(
  tx: Tx,
  memberId: string,
  { page = 1, ...filter }: RequestOf<'customer.invite'>,
  now: number,
  { config }: Setup,
): Promise<DataOf<'customer.invite'>> {
  const viewer = await hostOf(tx, memberId);
  if (filter.clientId !== undefined) await findClientInScope(tx, viewer, filter.clientId);
  const { rows, total } = await pageOfInvites(tx, viewer, filter, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentInvites(tx, rows, { now, config, isGuest: false, memberId }), total, page);
}

/** A guest chooses nothing. */
const NO_DICT: DataOf<'customer.inviteInfo'>['dict'] = {
  ...{ levels: [], stages: [], types: [], sources: [], ways: [], purposes: [], tags: [], stores: [], employees: [] },
};

/** 404 邀约不存在 by a wrong token, and of a draft, which nobody was sent · 403 the staff's forms. */
export async function readInvite(
  tx: Tx,
  memberId: string,
  { id, token, clientId }: RequestOf<'customer.inviteInfo'>,
  now: number,
  { config }: Setup,
): Promise<DataOf<'customer.inviteInfo'>> {
  if (token !== undefined) {
    const found = await findByToken(tx, token);
    if (!found || found.invite.status === 'draft') throw unknown();
    return { row: await presentInvite(tx, found, { now, config, isGuest: true, memberId }), dict: NO_DICT };
  }
  const viewer = await hostOf(tx, memberId);
  const dict = await readDict(tx);
  if (id !== undefined) {
    const found = await findInvite(tx, viewer, id);
    if (!found) throw notFound();
    const row = await presentInvite(tx, found, { now, config, isGuest: false, memberId });
    return { row, ...(row.client && { client: row.client }), dict };
  }
  if (clientId === undefined) return { dict };
  const [client] = await presentClient(tx, [await findClientInScope(tx, viewer, clientId)], now);
  return { ...(client && { client }), dict };
}

export async function saveInvite(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  { config }: Setup,
): Promise<InviteRow> {
  const isGuest = input.action === 'accept' || input.action === 'decline';
  const invite = isGuest ? await answer(tx, memberId, input, now) : await act(tx, memberId, input, now);
  const row = await lockInviteOf(tx, invite.id);
  if (!row) throw unknown();
  return presentInvite(tx, row, { now, config, isGuest, memberId });
}

const act = async (tx: Tx, memberId: string, input: Input, now: number): Promise<Invite> => {
  const viewer = await hostOf(tx, memberId);
  if (input.action === 'create')
    return input.id === undefined ? make(tx, viewer, input, now) : edit(tx, viewer, input.id, input, now);
  if (input.id === undefined) throw badRequest('id');
  const row = await findInvite(tx, viewer, input.id, true);
  if (!row) throw notFound();
  requireChange(viewer, row.invite.ownerId);
  if (input.action === 'send') return send(tx, row, now);
  return input.action === 'arrive' ? arrive(tx, row, now) : cancel(tx, row, now);
};

type Wanted = Pick<Invite, 'purpose' | 'storeId' | 'roomId' | 'activityId' | 'at' | 'minutes' | 'party' | 'note'>;

async function wantedOf(tx: Tx, viewer: Employee, input: Input, now: number): Promise<Wanted> {
  if (input.purpose === undefined) throw badRequest('purpose', '请选择请客人来做什么');
  if (input.at === undefined) throw badRequest('at', '请选择时间');
  requireFuture(input.at, now);
  const store = await findStore(tx, input.storeId ?? viewer.storeId);
  if (!store || store.merchantId !== null) throw notFound();
  if (input.activityId !== undefined && !(await findActivity(tx, viewer.memberId, input.activityId))) throw notFound();
  return {
    purpose: input.purpose,
    storeId: store.id,
    roomId: input.roomId === undefined || input.roomId === '0' ? null : input.roomId,
    activityId: input.activityId ?? null,
    at: input.at,
    minutes: input.minutes ?? VISIT_MINUTES,
    party: input.party ?? 1,
    note: input.note?.trim() ?? '',
  };
}

async function make(tx: Tx, viewer: Employee, input: Input, now: number): Promise<Invite> {
  if (input.clientId === undefined) throw badRequest('clientId', '请选择客户');
  const client = await findClientInScope(tx, viewer, input.clientId, true);
  const invite = await insertInvite(tx, {
    ...(await wantedOf(tx, viewer, input, now)),
    clientId: client.id,
    ownerId: viewer.id,
    token: randomBytes(18).toString('base64url'),
    planId: input.planId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await turnPlan(tx, viewer, input.planId, { clientId: client.id, into: invite.id, isDone: false });
  return invite;
}

async function edit(tx: Tx, viewer: Employee, id: string, input: Input, now: number): Promise<Invite> {
  const row = await findInvite(tx, viewer, id, true);
  if (!row) throw notFound();
  requireChange(viewer, row.invite.ownerId);
  if (row.invite.status !== 'draft') throw conflict('邀约已发出，先撤回再写一份');
  return updateInvite(tx, id, { ...(await wantedOf(tx, viewer, input, now)), updatedAt: now });
}

const taker = ({ id }: Invite) => ({ kind: 'invite' as const, id });
const wishOf = (invite: Invite, roomId: string, party = invite.party) => ({
  storeId: invite.storeId,
  roomId,
  party,
  from: invite.at,
  to: invite.at + invite.minutes * 60_000,
});

/** Sent once; sent again it is the same link. */
async function send(tx: Tx, { invite, client }: InviteOfClient, now: number): Promise<Invite> {
  if (invite.status === 'sent') return invite;
  if (invite.status !== 'draft') throw conflict(SAID[invite.status]);
  requireFuture(invite.at, now);
  if (invite.roomId !== null) await takeRoom(tx, wishOf(invite, invite.roomId), taker(invite));
  const sent = await updateInvite(tx, invite.id, { status: 'sent', updatedAt: now });
  await schedule(tx, EXPIRE_JOB, invite.id, invite.at + EXPIRE_MS);
  await settlePlan(tx, invite.planId, { status: 'completed' });
  await touchClient(tx, client.id, { lastAt: now });
  await tellGuest(tx, await findMemberOf(tx, client), sent, '请你来坐坐', now);
  return sent;
}

const whenOf = ({ at }: Invite): string => `${dayOf(at).slice(5)} ${timeOf(at)}`;

async function tellGuest(
  tx: Tx,
  guestId: string | undefined,
  invite: Invite,
  title: string,
  now: number,
): Promise<void> {
  if (guestId === undefined) return;
  const host = await staffById(tx, invite.ownerId);
  await sendNotice(tx, guestId, {
    box: 'service',
    title: `${host?.employee.name ?? ''}${title}`,
    text: [whenOf(invite), invite.note].filter(Boolean).join('，'),
    link: pathOf(invite.token),
    at: now,
  });
}

const SAID: Readonly<Record<Invite['status'], string>> = {
  draft: '邀约还没发出',
  sent: '客人还没答复',
  accepted: '客人已接受',
  declined: '客人已婉拒',
  arrived: '客人已到店',
  expired: '邀约已过期',
  cancelled: '邀约已撤回',
};

async function arrive(tx: Tx, { invite, client }: InviteOfClient, now: number): Promise<Invite> {
  if (invite.status !== 'accepted') throw conflict(SAID[invite.status]);
  const row = await findComeOf(tx, { inviteId: invite.id }, true);
  if (row?.come.status === 'prepared') await arrange(tx, await updateCome(tx, row.come.id, { status: 'arrived' }), now);
  await unschedule(tx, EXPIRE_JOB, invite.id);
  await touchClient(tx, client.id, { lastAt: now });
  return updateInvite(tx, invite.id, { status: 'arrived', updatedAt: now });
}

async function cancel(tx: Tx, { invite, client }: InviteOfClient, now: number): Promise<Invite> {
  if (!['draft', 'sent', 'accepted'].includes(invite.status)) throw conflict(SAID[invite.status]);
  await unschedule(tx, EXPIRE_JOB, invite.id);
  await letGo(tx, invite, now);
  const guest = invite.guestId ?? (await findMemberOf(tx, client));
  if (invite.status !== 'draft') await tellGuest(tx, guest, invite, '的邀约改期了，稍后再约你', now);
  return updateInvite(tx, invite.id, { status: 'cancelled', sequence: invite.sequence + 1, updatedAt: now });
}

/** Neither a room nor a visit is left of it. */
async function letGo(tx: Tx, invite: Invite, now: number): Promise<void> {
  await freeRoom(tx, taker(invite));
  const row = await findComeOf(tx, { inviteId: invite.id }, true);
  if (row?.come.status === 'prepared')
    await arrange(tx, await updateCome(tx, row.come.id, { status: 'cancelled' }), now);
}

/**
 * The guest's answer. 404 邀约不存在 · 409 another guest has answered, it was taken back · 410 邀约已过期 · 422 later than two hours before, changed
 * once already · 400 more people than the room has seats.
 */
async function answer(tx: Tx, memberId: string, input: Input, now: number): Promise<Invite> {
  const row = input.token === undefined ? undefined : await findByToken(tx, input.token, true);
  if (!row || row.invite.status === 'draft') throw unknown();
  const { invite, client } = row;
  requireAnswerable(invite, memberId, now);
  const isYes = input.action === 'accept';
  const party = isYes ? (input.party ?? invite.party) : invite.party;
  const changed = await updateInvite(tx, invite.id, {
    status: isYes ? 'accepted' : 'declined',
    party,
    guestId: memberId,
    guestNote: input.note?.trim() ?? '',
    answers: invite.answers + 1,
    answeredAt: now,
    sequence: invite.sequence + 1,
    updatedAt: now,
  });
  if (isYes) await awaitGuest(tx, changed, now);
  else await letGo(tx, changed, now);
  const host = await staffById(tx, invite.ownerId);
  if (host)
    await sendNotice(tx, host.employee.memberId, {
      box: 'service',
      title: isYes ? `${client.name}接受了邀约` : `${client.name}来不了`,
      text: [whenOf(changed), isYes ? `${party} 位` : '', changed.guestNote].filter(Boolean).join('，'),
      link: `/maintenance/pages/myinvitsave?id=${invite.id}`,
      at: now,
    });
  return changed;
}

function requireAnswerable(invite: Invite, memberId: string, now: number): void {
  if (invite.status === 'expired' || now >= invite.at + EXPIRE_MS) throw expired('邀约已过期');
  if (invite.status === 'cancelled') throw conflict('邀约已撤回');
  if (invite.status === 'arrived') throw conflict('你已经到店');
  if (invite.guestId !== null && invite.guestId !== memberId) throw conflict('这份邀约已有人答复');
  if (invite.answers === 0) {
    if (now >= invite.at) throw expired('邀约已过期');
    return;
  }
  if (invite.answers >= MOST_ANSWERS) throw refuse('答复只能改一次，有变化请打电话给我们');
  if (now > invite.at - CHANGE_MS) throw refuse('开席前 2 小时不能再改，请打电话给我们');
}

/** The coming visit of an accepted invitation; one that was called off comes to life again. */
async function awaitGuest(tx: Tx, invite: Invite, now: number): Promise<void> {
  await freeRoom(tx, taker(invite));
  const row = await findComeOf(tx, { inviteId: invite.id }, true);
  const { clientId, ownerId, storeId, roomId, at, minutes, party } = invite;
  if (row) {
    await arrange(tx, await updateCome(tx, row.come.id, { status: 'prepared', party }), now);
    return;
  }
  const prepare = invite.guestNote === '' ? '' : `客人说：${invite.guestNote}`;
  await openCome(tx, { clientId, ownerId, storeId, roomId, at, minutes, party, prepare, inviteId: invite.id }, now);
}

export const inviteJobs = {
  [EXPIRE_JOB]: async (tx, id, server) => {
    const row = await lockInviteOf(tx, id);
    if (!row || !['sent', 'accepted'].includes(row.invite.status)) return;
    if (row.invite.at + EXPIRE_MS > server.now()) return;
    await freeRoom(tx, taker(row.invite));
    await updateInvite(tx, id, { status: 'expired', updatedAt: server.now() });
  },
} satisfies JobHandlers;
