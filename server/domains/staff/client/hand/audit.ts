/** A transfer, or a share that was asked for, is decided as a task: a transfer by a manager, a share by the client's owner (rule 29.7). */
import { conflict } from '../../../../http/errors';
import type { Tx } from '../../../../db/client';
import { worksIn } from '../../../people/employee/desks';
import { staffById } from '../../../people/employee/repository';
import { sendNotice } from '../../../people/notice/send';
import type { AuditRules } from '../../../people/task/kinds';
import { addCollaborators, lockClient, type ClientRow } from '../repository';
import { handOver, linkOf, tell } from './service';
import { findApply, lockApply, updateApply, type ApplyRow } from './repository';

/** Why it can no longer be carried out. */
async function obstacle(tx: Tx, apply: ApplyRow): Promise<string | undefined> {
  const client = await lockClient(tx, apply.clientId);
  if (!client || client.mergedIntoId !== null || client.ownerId !== apply.fromId) return '客户的负责人已经换了';
  const to = apply.toId === null ? undefined : await staffById(tx, apply.toId);
  return to && worksIn(to.employee, 'client') ? undefined : '接收的同事已不负责客户';
}

/** Carries out what was asked for, on the client as it is now. */
async function pass(tx: Tx, apply: ApplyRow, client: ClientRow, now: number): Promise<void> {
  const why = await obstacle(tx, apply);
  if (why !== undefined) throw conflict(why);
  const to = apply.toId === null ? undefined : await staffById(tx, apply.toId);
  if (!to) return;
  if (apply.kind === 'transfer') return handOver(tx, client, to.employee, now);
  await addCollaborators(tx, client.id, [to.employee.id], now);
  await tell(tx, to.employee.memberId, '客户共享已通过', `${client.name} 已共享给你，可以一起跟进。`, client.id, now);
}

async function tellRefused(tx: Tx, apply: ApplyRow, client: ClientRow, note: string, now: number): Promise<void> {
  const asker = await staffById(tx, apply.byId);
  if (!asker) return;
  const title = apply.kind === 'transfer' ? '客户转移未通过' : '客户共享未通过';
  const text = `${client.name} 没有通过${note === '' ? '' : `：${note}`}`;
  // Who has no share of a client does not get to its page.
  const link = apply.kind === 'transfer' ? linkOf(client.id) : '/client/pages/clientmangent';
  await sendNotice(tx, asker.employee.memberId, { box: 'service', title, text, link, at: now });
}

export const clientTransferAudit: AuditRules = {
  decide: async (tx, { targetId, pass: passes, note, now }) => {
    const found = await findApply(tx, targetId);
    // A client before what is asked about it, as everywhere.
    const client = found && (await lockClient(tx, found.clientId));
    const apply = await lockApply(tx, targetId);
    if (!client || apply?.status !== 'waiting') throw conflict('该任务已处理');
    await updateApply(tx, apply.id, { status: passes ? 'passed' : 'rejected', decidedAt: now });
    await (passes ? pass(tx, apply, client, now) : tellRefused(tx, apply, client, note, now));
  },
  onlyReject: async (tx, targetId) => {
    const apply = await findApply(tx, targetId);
    return apply && obstacle(tx, apply);
  },
  withdraw: async (tx, targetId, now) => {
    await updateApply(tx, targetId, { status: 'withdrawn', decidedAt: now });
  },
  /** Who would get the client does not decide that. */
  concerned: async (tx, targetId) => {
    const apply = await findApply(tx, targetId);
    const to = apply?.toId ? await staffById(tx, apply.toId) : undefined;
    return to ? [to.employee.memberId] : [];
  },
};
