/** What failed is put right by one person and looked at again by another (rules 36.5, 36.6). Its task waits for whoever it was given to. */
import type { PatrolRecord } from '../../../../src/contract/patrol/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, Refusal } from '../../../http/errors';
import { presentEmployee } from '../../people/employee/presenter';
import { staffOf, type Staff } from '../../people/employee/repository';
import { checkOwnPhotos } from '../../people/file/own';
import { closeTask, openTask } from '../../people/task/open';
import { passOpenTasks } from '../../people/task/service';
import { tellStaff } from '../../people/work/tell';
import { fixByOf } from './plan';
import { presentRecord } from './presenter';
import { findOp, insertOp, lockRecord, updateRecord, type PatrolRow } from './repository';
import { covers, listFixers } from './scope';

const KIND = 'patrol';
export const recordPage = (id: string): string => `/qrCodeOrder/pages/patrol?id=${id}`;

const logged = (row: PatrolRow, label: string, at: number): PatrolRow['log'] => [
  ...row.log,
  { key: `${at}-${row.log.length}`, label, value: String(at) },
];

/** Given to somebody, with a time by which it is put right. */
export async function openIssue(
  tx: Tx,
  row: PatrolRow,
  { fixer, summary, by }: { fixer: Staff; summary: string; by: Staff },
  now: number,
  server: Setup,
): Promise<PatrolRow> {
  const dueAt = fixByOf(now);
  const { name } = fixer.employee;
  const changed = await updateRecord(tx, row.id, {
    ...{ status: 'issue', summary, assigneeId: fixer.employee.id, assignee: presentEmployee(fixer), dueAt },
    log: logged(row, `交给 ${name} 整改`, now),
  });
  await putOnDesk(tx, changed, by, now, server);
  return changed;
}

async function putOnDesk(tx: Tx, row: PatrolRow, by: Staff, now: number, server: Setup): Promise<void> {
  const photos = row.results.flatMap(({ ok, photo }) => (ok || photo === undefined ? [] : [photo]));
  await openTask(
    tx,
    {
      kind: KIND,
      targetId: row.id,
      title: `巡台整改 ${row.name}`,
      summary: row.summary,
      // Nobody sends it to himself: a task that names its own sender would wait for ever.
      fromId: by.employee.id === row.assigneeId ? null : by.employee.memberId,
      fromName: by.employee.name,
      area: KIND,
      assigneeId: row.assigneeId,
      worth: null,
      route: recordPage(row.id),
      fields: [
        { key: 'area', label: '位置', value: `${row.area} ${row.name}` },
        { key: 'found', label: '问题', value: row.summary },
      ],
      files: photos,
      dueAt: row.dueAt,
      createdAt: now,
    },
    server,
  );
}

type Input = RequestOf<'patrol.rectify'>;
interface Acting {
  viewer: Staff;
  row: PatrolRow;
  note: string;
  photos: readonly string[];
  now: number;
}

const ACTIONS: Readonly<
  Record<Input['action'], (tx: Tx, at: Acting, input: Input, server: Setup) => Promise<PatrolRow>>
> = { assign, fix, recheck, reopen };

/** 400 without what it needs · 403 the other one's part · 404 of another store · 409 it has gone on meanwhile, with the record as it is. */
export async function rectify(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<PatrolRecord> {
  const viewer = (await staffOf(tx, memberId)) as Staff;
  const row = await lockRecord(tx, input.id);
  if (!row || !covers(viewer.employee, row.storeId)) throw notFound();
  const before = await findOp(tx, viewer.employee.id, input.opId);
  if (before !== undefined) {
    if (before !== row.id) throw conflict('该编号的操作已用于其他检查');
    return presentRecord(tx, viewer.employee, row, now);
  }
  const photos = input.photos ?? [];
  await checkOwnPhotos(tx, memberId, photos);
  const acting = { viewer, row, note: input.note?.trim() ?? '', photos, now };
  const changed = await ACTIONS[input.action](tx, acting, input, server);
  await insertOp(tx, { employeeId: viewer.employee.id, opId: input.opId, recordId: row.id, at: now });
  return presentRecord(tx, viewer.employee, changed, now);
}

async function requireStatus(tx: Tx, { row, viewer, now }: Acting, status: PatrolRow['status']): Promise<void> {
  if (row.status === status) return;
  const said = { ok: '这次检查没有问题', issue: '还没有整改', fixed: '已整改，等复查', closed: '已闭环' }[row.status];
  throw conflict(said, { data: await presentRecord(tx, viewer.employee, row, now) });
}

/** To somebody who patrols the store. */
async function assign(tx: Tx, acting: Acting, { employeeId }: Input, server: Setup): Promise<PatrolRow> {
  const { row, viewer, now } = acting;
  await requireStatus(tx, acting, 'issue');
  const fixer = (await listFixers(tx, row.storeId)).find(({ employee }) => employee.id === employeeId);
  if (!fixer) throw badRequest('employeeId', '请选一位负责这家店的同事');
  if (fixer.employee.id === row.assigneeId) return row;
  await closeTask(tx, { kind: KIND, targetId: row.id }, `${viewer.employee.name} 改派给 ${fixer.employee.name}`, now);
  const changed = await updateRecord(tx, row.id, {
    ...{ assigneeId: fixer.employee.id, assignee: presentEmployee(fixer) },
    log: logged(row, `${viewer.employee.name} 改派给 ${fixer.employee.name}`, now),
  });
  await putOnDesk(tx, changed, viewer, now, server);
  return changed;
}

async function fix(tx: Tx, acting: Acting): Promise<PatrolRow> {
  const { row, viewer, note, photos, now } = acting;
  await requireStatus(tx, acting, 'issue');
  if (viewer.employee.id !== row.assigneeId)
    throw new Refusal(403, `由 ${row.assignee?.name ?? ''} 整改，自己处理请先改派`);
  if (note === '') throw badRequest('note', '写一句怎么整改的');
  if (photos.length === 0) throw badRequest('photos', '拍一张整改后的照片');
  await passOpenTasks(tx, { kind: KIND, targetId: row.id }, viewer.employee, now);
  return markFixed(tx, row, { id: viewer.employee.id, name: viewer.employee.name, note, photos }, now);
}

/** Put right: everybody else who patrols the store hears that it waits for a second look. */
export async function markFixed(
  tx: Tx,
  row: PatrolRow,
  { id, name, note, photos }: { id: string; name: string; note: string; photos: readonly string[] },
  now: number,
): Promise<PatrolRow> {
  const changed = await updateRecord(tx, row.id, {
    ...{ status: 'fixed', fixedById: id, fixedBy: name, fixNote: note, fixPhotos: [...photos], recheckBy: '' },
    log: logged(row, `${name} 整改：${note}`, now),
  });
  await tellStaff(tx, {
    desk: KIND,
    assigneeId: null,
    title: `等复查：${row.name}`,
    text: `${name} 已整改，请换一位同事到现场复查。`,
    link: recordPage(row.id),
    at: now,
    isFor: (employee) => employee.id !== id && covers(employee, row.storeId),
  });
  return changed;
}

/** 403 whoever put it right. */
function requireOther({ row, viewer }: Acting): void {
  if (viewer.employee.id === row.fixedById) throw new Refusal(403, '整改的人不能自己复查');
}

async function recheck(tx: Tx, acting: Acting): Promise<PatrolRow> {
  const { row, viewer, note, now } = acting;
  await requireStatus(tx, acting, 'fixed');
  requireOther(acting);
  const { name } = viewer.employee;
  return updateRecord(tx, row.id, {
    ...{ status: 'closed', recheckBy: name },
    log: logged(row, `${name} 复查通过${note === '' ? '' : `：${note}`}`, now),
  });
}

async function reopen(tx: Tx, acting: Acting, _input: Input, server: Setup): Promise<PatrolRow> {
  const { row, viewer, note, now } = acting;
  await requireStatus(tx, acting, 'fixed');
  requireOther(acting);
  if (note === '') throw badRequest('note', '写一句为什么退回');
  const changed = await updateRecord(tx, row.id, {
    ...{ status: 'issue', dueAt: fixByOf(now), recheckBy: viewer.employee.name },
    log: logged(row, `${viewer.employee.name} 退回：${note}`, now),
  });
  await putOnDesk(tx, changed, viewer, now, server);
  return changed;
}
