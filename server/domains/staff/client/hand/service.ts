/** A client from hand to hand (rules 29.4 to 29.7): claimed, released, transferred, shared. */
import type { ClientApply } from '../../../../../src/contract/client/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, forbidden, notFound, refuse } from '../../../../http/errors';
import { dayOf } from '../../../../lib/shanghai';
import { MANAGER_DESK, worksIn } from '../../../people/employee/desks';
import { staffById, type Employee } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { sendNotice } from '../../../people/notice/send';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { closeTask, openTask } from '../../../people/task/open';
import { readMobile } from '../mobile';
import {
  addCollaborators,
  findByNumber,
  findClientWhere,
  listCollaborators,
  removeCollaborators,
  updateClient,
  type ClientRow,
} from '../repository';
import { rightsOf } from '../rights';
import { clientsInSight } from '../scope';
import {
  countClaim,
  insertApply,
  listApplies,
  listWaitingApplies,
  takeFromPool,
  updateApply,
  type ApplyRow,
} from './repository';

type Input = RequestOf<'customer.apply'>;

const present = ({ id, clientId, kind, status, to, reason }: ApplyRow): ClientApply => ({
  id,
  clientId,
  kind,
  status,
  reason,
  ...(to !== '' && { to }),
});

export const linkOf = (clientId: string): string => `/client/pages/client?id=${clientId}`;

/** 404 outside the scope · 403 without the right · 409 taken meanwhile · 422 as many as may be, or waiting already. */
export async function applyClient(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<ClientApply> {
  const viewer = await employeeOf(tx, memberId);
  return present(await WAYS[input.kind]({ tx, viewer, input, now, server }));
}

interface Ask {
  tx: Tx;
  viewer: Employee;
  input: Input;
  now: number;
  server: Setup;
}

const WAYS: Readonly<Record<Input['kind'], (ask: Ask) => Promise<ApplyRow>>> = { claim, release, transfer, share };

const by = (viewer: Employee) => ({ byId: viewer.id, by: viewer.name });

async function claim({ tx, viewer, input, now }: Ask): Promise<ApplyRow> {
  const { claimsPerDay } = (await readShopSettings(tx)).clients;
  const row = await findClientWhere(tx, input.clientId, clientsInSight(viewer)).catch(async (error: unknown) => {
    // Who saw it in the pool a moment ago is told that a colleague was quicker.
    if (await wasClaimed(tx, input.clientId, now)) throw taken();
    throw error;
  });
  if (row.ownerId === viewer.id) throw conflict('你已领取这位客户', { reason: 'claimed' });
  if (row.ownerId !== null) throw taken();
  if (!(await countClaim(tx, viewer.id, dayOf(now), claimsPerDay)))
    throw refuse(`每天最多领取 ${claimsPerDay} 位客户，明天再来`);
  if (!(await takeFromPool(tx, row.id, viewer.id, now))) throw taken();
  return insertApply(tx, { clientId: row.id, kind: 'claim', ...by(viewer), toId: viewer.id, to: viewer.name, at: now });
}

const taken = () => conflict('已被领取', { reason: 'taken' });

const JUST_NOW_MS = 24 * 3_600_000;
async function wasClaimed(tx: Tx, clientId: string, now: number): Promise<boolean> {
  const [last] = await listApplies(tx, clientId, 1);
  return last !== undefined && last.fromId === null && last.kind !== 'share' && last.at > now - JUST_NOW_MS;
}

/** The client, locked, with the right that is asked for. */
async function withRight({ tx, viewer, input }: Ask, right: 'release' | 'transfer' | 'share'): Promise<ClientRow> {
  const row = await findClientWhere(tx, input.clientId, clientsInSight(viewer), true);
  if (!(await rightsOf(tx, viewer, row)).includes(right)) throw row.ownerId === null ? notFound() : forbidden();
  return row;
}

async function release(ask: Ask): Promise<ApplyRow> {
  const { tx, viewer, input, now } = ask;
  const row = await withRight(ask, 'release');
  const reason = input.reason?.trim() ?? '';
  if (reason === '') throw badRequest('reason', '请写明放入公海的原因');
  await toPool(tx, row, now);
  return insertApply(tx, { clientId: row.id, kind: 'release', ...by(viewer), fromId: row.ownerId, reason, at: now });
}

/** Nobody's any more: what was shared or asked for ends with it. */
export async function toPool(tx: Tx, row: ClientRow, now: number): Promise<void> {
  await updateClient(tx, row.id, {
    ownerId: null,
    ownedAt: now,
    updatedAt: now,
    nextAt: null,
    warnedAt: null,
    rev: row.rev + 1,
  });
  await removeCollaborators(tx, row.id);
  await endApplies(tx, row.id, '客户已回到公海', now);
}

/** What waited is over, at the desk too. */
export async function endApplies(tx: Tx, clientId: string, why: string, now: number): Promise<void> {
  for (const { id } of await listWaitingApplies(tx, clientId)) {
    await updateApply(tx, id, { status: 'withdrawn', decidedAt: now });
    await closeTask(tx, { kind: 'clientTransfer', targetId: id }, why, now);
  }
}

/** Somebody who works with clients. */
export async function receiverOf(tx: Tx, id: string | undefined): Promise<Employee> {
  const staff = id === undefined ? undefined : await staffById(tx, id);
  if (!staff || !worksIn(staff.employee, 'client')) throw badRequest('toEmployeeId', '请选择负责客户的同事');
  return staff.employee;
}

/** A manager hands on what the own people have, and what is in the pool; what an owner wants to hand on waits for a manager. */
async function transfer(ask: Ask): Promise<ApplyRow> {
  const { tx, viewer, input, now, server } = ask;
  const row = await withRight(ask, 'transfer');
  const to = await receiverOf(tx, input.toEmployeeId);
  if (to.id === row.ownerId) throw refuse('客户已由这位同事负责', { field: 'toEmployeeId' });
  const reason = input.reason?.trim() ?? '';
  const rights = await rightsOf(tx, viewer, row);
  const apply = { clientId: row.id, kind: 'transfer' as const, ...by(viewer), fromId: row.ownerId, reason, at: now };
  const receiver = { toId: to.id, to: to.name };
  if (row.ownerId === null || rights.includes('merge')) {
    await endApplies(tx, row.id, `${viewer.name} 已分配给 ${to.name}`, now);
    await handOver(tx, row, to, now);
    return insertApply(tx, { ...apply, ...receiver });
  }
  if (reason === '') throw badRequest('reason', '请写明转移的原因');
  if ((await listWaitingApplies(tx, row.id)).some(({ kind }) => kind === 'transfer'))
    throw refuse('转移审批中，请等主管处理');
  const made = await insertApply(tx, { ...apply, ...receiver, status: 'waiting' });
  await openTask(
    tx,
    {
      kind: 'clientTransfer',
      targetId: made.id,
      title: `客户转移 ${row.name}`,
      summary: `${viewer.name} 转给 ${to.name}：${reason}`,
      fromId: viewer.memberId,
      fromName: viewer.name,
      area: MANAGER_DESK,
      worth: null,
      fields: [
        { key: 'client', label: '客户', value: row.name },
        { key: 'from', label: '现负责人', value: viewer.name },
        { key: 'to', label: '转给', value: to.name },
        { key: 'reason', label: '原因', value: reason },
      ],
      createdAt: now,
    },
    server,
  );
  return made;
}

/** Whose it is now; told to who gets it, and to who had it. */
export async function handOver(tx: Tx, row: ClientRow, to: Employee, now: number): Promise<void> {
  await updateClient(tx, row.id, {
    ownerId: to.id,
    ownedAt: now,
    updatedAt: now,
    warnedAt: null,
    rev: row.rev + 1,
  });
  await removeCollaborators(tx, row.id, [to.id]);
  await tell(tx, to.memberId, '有客户交给你负责', `${row.name} 现在由你负责，先看看往来记录再联系。`, row.id, now);
  const before = row.ownerId === null ? undefined : await staffById(tx, row.ownerId);
  if (before)
    await tell(tx, before.employee.memberId, '客户已转移', `${row.name} 现在由 ${to.name} 负责。`, row.id, now);
}

export const tell = (tx: Tx, memberId: string, title: string, text: string, clientId: string, at: number) =>
  sendNotice(tx, memberId, { box: 'service', title, text, link: linkOf(clientId), at });

/** An owner shares at once; who knows the number of a colleague's client asks that one. */
async function share(ask: Ask): Promise<ApplyRow> {
  const { tx, viewer, input, now } = ask;
  if (input.toEmployeeId === undefined || input.toEmployeeId === viewer.id) return askForShare(ask);
  const row = await withRight(ask, 'share');
  const to = await receiverOf(tx, input.toEmployeeId);
  if (to.id === row.ownerId) throw refuse('这位同事就是负责人', { field: 'toEmployeeId' });
  const reason = input.reason?.trim() ?? '';
  await addCollaborators(tx, row.id, [to.id], now);
  await tell(tx, to.memberId, '同事与你共享了客户', `${viewer.name} 把 ${row.name} 共享给你。`, row.id, now);
  const receiver = { toId: to.id, to: to.name, fromId: row.ownerId };
  return insertApply(tx, { clientId: row.id, kind: 'share', ...by(viewer), ...receiver, reason, at: now });
}

async function askForShare({ tx, viewer, input, now, server }: Ask): Promise<ApplyRow> {
  const number = input.mobile === undefined ? undefined : readMobile(input.mobile);
  const row = number && (await findByNumber(tx, number));
  if (!row || row.id !== input.clientId || row.ownerId === null) throw notFound();
  if (row.ownerId === viewer.id) throw refuse('这位客户由你负责');
  if ((await listCollaborators(tx, row.id)).some(({ employeeId }) => employeeId === viewer.id))
    throw refuse('这位客户已共享给你');
  if ((await listWaitingApplies(tx, row.id)).some(({ kind, toId }) => kind === 'share' && toId === viewer.id))
    throw refuse('已申请共享，请等负责人同意');
  const owner = await staffById(tx, row.ownerId);
  const reason = input.reason?.trim() ?? '';
  const made = await insertApply(tx, {
    clientId: row.id,
    kind: 'share',
    status: 'waiting',
    ...by(viewer),
    fromId: row.ownerId,
    toId: viewer.id,
    to: viewer.name,
    reason,
    at: now,
  });
  await openTask(
    tx,
    {
      kind: 'clientTransfer',
      targetId: made.id,
      title: `申请共享客户 ${row.name}`,
      summary: `${viewer.name} 希望一起跟进${reason === '' ? '' : `：${reason}`}`,
      fromId: viewer.memberId,
      fromName: viewer.name,
      area: MANAGER_DESK,
      // Without an owner who works here the managers answer.
      assigneeId: owner ? row.ownerId : null,
      worth: null,
      route: linkOf(row.id),
      fields: [
        { key: 'client', label: '客户', value: row.name },
        { key: 'to', label: '申请人', value: viewer.name },
        ...(reason === '' ? [] : [{ key: 'reason', label: '说明', value: reason }]),
      ],
      createdAt: now,
    },
    server,
  );
  return made;
}
