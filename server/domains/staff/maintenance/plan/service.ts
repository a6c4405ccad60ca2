/** What is to be done with a client (rule 31.5): a plan ends as the record that it becomes, or with the reason why not. */
import type { PlanRow } from '../../../../../src/contract/client/shapes';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { schedule, unschedule } from '../../../../db/timers';
import { conflict, notFound } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, instantOf, startOfDay, timeOf } from '../../../../lib/shanghai';
import type { JobHandlers } from '../../../../jobs/runner';
import { staffById, type Employee } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { sendNotice } from '../../../people/notice/send';
import { findClientInScope, touchClient } from '../../client/repository';
import { requireChange, requireFuture, requireWords } from '../access';
import { presentPlans } from './presenter';
import {
  findPlan,
  insertPlan,
  isOpenPlan,
  lockPlanOf,
  nextPlanAt,
  pageOfPlans,
  updatePlan,
  type Plan,
  type PlanOfClient,
} from './repository';

const REMIND_JOB = 'plan.remind';

const presentOne = async (tx: Tx, row: PlanOfClient, now: number): Promise<PlanRow> =>
  (await presentPlans(tx, [row], now))[0] as PlanRow;

/** Without a scope and a client: the own ones. 404 of a client outside the scope. */
export async function readPlans(
  tx: Tx,
  memberId: string,
  { scope, date, page = 1, ...filter }: RequestOf<'customer.plan'>,
  now: number,
): Promise<DataOf<'customer.plan'>> {
  const viewer = await employeeOf(tx, memberId);
  if (filter.clientId !== undefined) await findClientInScope(tx, viewer, filter.clientId);
  const from = date === undefined ? undefined : instantOf(date);
  const { rows, total } = await pageOfPlans(
    tx,
    viewer,
    {
      ...filter,
      scope: scope ?? (filter.clientId ? undefined : 'mine'),
      ...(from !== undefined && !Number.isNaN(from) && { from, to: from + DAY_MS }),
      today: startOfDay(now),
    },
    PAGE_SIZE,
    offsetOf(page),
  );
  return pageOf(await presentPlans(tx, rows, now), total, page);
}

export async function readPlan(tx: Tx, memberId: string, id: string, now: number): Promise<PlanRow> {
  const row = await findPlan(tx, await employeeOf(tx, memberId), id);
  if (!row) throw notFound();
  return presentOne(tx, row, now);
}

/** 404 a client or plan out of scope · 400 a time that has gone by · 409 a plan that has ended. */
export async function savePlan(
  tx: Tx,
  memberId: string,
  input: RequestOf<'customer.planSave'>,
  now: number,
): Promise<PlanRow> {
  const viewer = await employeeOf(tx, memberId);
  const client = await findClientInScope(tx, viewer, input.clientId, true);
  const content = requireWords(input.content, 'content', '写一句要做什么');
  requireFuture(input.at, now);
  const { kind, at, remindMin = 0 } = input;
  if (input.id === undefined)
    return presentOne(
      tx,
      {
        client,
        plan: await makePlan(tx, { clientId: client.id, ownerId: viewer.id, kind, at, content, remindMin }, now),
      },
      now,
    );
  const { plan } = await lockOpen(tx, viewer, input.id);
  if (plan.clientId !== client.id) throw notFound();
  if (plan.status === 'underway') throw conflict('计划已经在进行，改不了');
  const changed = await updatePlan(tx, plan.id, { kind, at, content, remindMin });
  await planReminder(tx, changed, now);
  await refreshNext(tx, client.id);
  return presentOne(tx, { client, plan: changed }, now);
}

/** A plan that may still be changed by this viewer. */
async function lockOpen(tx: Tx, viewer: Employee, id: string): Promise<PlanOfClient> {
  const row = await findPlan(tx, viewer, id, true);
  if (!row) throw notFound();
  requireChange(viewer, row.plan.ownerId);
  if (!isOpenPlan(row.plan)) throw conflict(row.plan.status === 'completed' ? '计划已完成' : '计划已取消');
  return row;
}

/** A new plan of a client that is in scope. */
export async function makePlan(
  tx: Tx,
  values: Pick<Plan, 'clientId' | 'ownerId' | 'kind' | 'at' | 'content' | 'remindMin'>,
  now: number,
): Promise<Plan> {
  const plan = await insertPlan(tx, { ...values, createdAt: now });
  await planReminder(tx, plan, now);
  await refreshNext(tx, plan.clientId);
  return plan;
}

/** Told before its time, where there is still some. */
async function planReminder(tx: Tx, { id, at, remindMin }: Plan, now: number): Promise<void> {
  await unschedule(tx, REMIND_JOB, id);
  const tellAt = at - remindMin * 60_000;
  if (remindMin > 0 && tellAt > now) await schedule(tx, REMIND_JOB, id, tellAt);
}

/** The client's next contact is the next of its plans. */
export const refreshNext = async (tx: Tx, clientId: string): Promise<void> =>
  touchClient(tx, clientId, { nextAt: await nextPlanAt(tx, clientId) });

export async function cancelPlan(
  tx: Tx,
  memberId: string,
  { id, reason }: RequestOf<'customer.planCancel'>,
  now: number,
): Promise<PlanRow> {
  const viewer = await employeeOf(tx, memberId);
  const said = requireWords(reason, 'reason', '写一句为什么取消');
  const { plan, client } = await lockOpen(tx, viewer, id);
  const changed = await updatePlan(tx, plan.id, { status: 'cancelled', reason: said });
  await unschedule(tx, REMIND_JOB, id);
  await refreshNext(tx, client.id);
  return presentOne(tx, { client, plan: changed }, now);
}

/**
 * A plan becomes a row: a record ends it, a visit that is still ahead has it under way. 404 out of scope or of another client · 409 it has
 * ended already.
 */
export async function turnPlan(
  tx: Tx,
  viewer: Employee,
  planId: string | undefined,
  { clientId, into, isDone }: { clientId: string; into: string; isDone: boolean },
): Promise<void> {
  if (planId === undefined) return;
  const { plan } = await lockOpen(tx, viewer, planId);
  if (plan.clientId !== clientId) throw notFound();
  await settlePlan(tx, plan.id, { status: isDone ? 'completed' : 'underway', convertedTo: into });
}

/** What a visit means for the plan that it came from; whoever decides it may change the visit. */
export async function settlePlan(
  tx: Tx,
  planId: string | null,
  set: Pick<Plan, 'status'> & Partial<Pick<Plan, 'convertedTo'>>,
): Promise<void> {
  if (planId === null) return;
  const { clientId } = await updatePlan(tx, planId, set);
  if (set.status === 'completed') await unschedule(tx, REMIND_JOB, planId);
  await refreshNext(tx, clientId);
}

/** Each kind has a page on which it is carried out. */
const PAGE_OF: Readonly<Record<Plan['kind'], string>> = {
  maint: '/maintenance/pages/mymaintsave',
  invite: '/maintenance/pages/myinvitsave',
  come: '/maintenance/pages/comeVisitPlan',
  visit: '/maintenance/pages/visitPlan',
};

export const planJobs = {
  [REMIND_JOB]: async (tx, id, server) => {
    const row = await lockPlanOf(tx, id);
    if (!row || !isOpenPlan(row.plan)) return;
    const owner = await staffById(tx, row.plan.ownerId);
    if (!owner) return;
    await sendNotice(tx, owner.employee.memberId, {
      box: 'service',
      title: `${timeOf(row.plan.at)} ${row.client.name}`,
      text: row.plan.content,
      link: `${PAGE_OF[row.plan.kind]}?clientId=${row.client.id}&planId=${id}`,
      at: server.now(),
    });
  },
} satisfies JobHandlers;
