/** Processes are written, sent, taken back and reminded of (chapter 27). */
import type { ProcessDefinition, ProcessView } from '../../../../src/contract/process/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { nextSequence } from '../../../db/numbers';
import type { ProcessFile, TaskRow } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { numberOf } from '../../../lib/numbers';
import type { Employee } from '../../people/employee/repository';
import { seatOf, sitsAt, type Seat } from '../../people/employee/seat';
import { keepOwnPhotos, keepOwnUpload } from '../../people/file/own';
import { sealedName, sealedPaper, sealedPath, shownBy } from '../../people/file/sealed';
import { taskPage, waitingAt } from '../../people/task/open';
import { listOpenTasks, listTasksOf } from '../../people/task/repository';
import { claimTask } from '../../people/task/service';
import { tellStaff } from '../../people/work/tell';
import { decidersFor, pathOf, stepsAmong, stepsToday } from './path';
import { formView, hasBegun, processView } from './presenter';
import {
  findDefinition,
  findDraft,
  findProcess,
  insertProcess,
  listKinds,
  lockProcess,
  pageOfOwn,
  updateProcess,
  type ProcessRow,
} from './repository';
import { openStep } from './step';
import { amountOf, byKey, checkValues } from './values';

type Input = RequestOf<'process.inputSave'>;
const REMIND_EVERY_MS = 3_600_000;
/** A draft is kept as it was typed, within reason. */
const MOST_DRAFT = 4000;

/** 403 no employee · 404 a kind that is none, one of somebody else's that is not the viewer's to decide. */
export async function readProcesses(
  tx: Tx,
  memberId: string,
  { kind, id, page = 1 }: RequestOf<'process.input'>,
  now: number,
  server: Setup,
): Promise<DataOf<'process.input'>> {
  const viewer = await seatOf(tx, memberId, now);
  const shown = shownBy(server, now);
  const kinds = (await listKinds(tx)).map((row) => ({ value: row.kind, label: row.title }));
  if (id !== undefined) {
    const row = await findProcess(tx, id);
    if (!row || !(await sees(tx, viewer, row))) throw notFound();
    return { kinds, instance: await processView(tx, viewer, row, await stepsToday(tx, row, now), shown) };
  }
  if (kind !== undefined) {
    const definition = await findDefinition(tx, kind);
    if (!definition) throw notFound();
    const draft = await findDraft(tx, memberId, kind);
    return {
      kinds,
      form: await formView(tx, viewer, definition, now),
      ...(draft && { draft: await processView(tx, viewer, draft, draft.steps, shown) }),
    };
  }
  const { rows, total } = await pageOfOwn(tx, memberId, PAGE_SIZE, offsetOf(page));
  const mine: ProcessView[] = [];
  const deciders = await decidersFor(tx, viewer, now);
  for (const row of rows)
    mine.push(await processView(tx, viewer, row, await stepsAmong(tx, viewer, row, deciders), shown));
  return { kinds, mine: pageOf(mine, total, page) };
}

/** The sender's, and of whoever decides a step of it or did. */
async function sees(tx: Tx, viewer: Seat, row: ProcessRow): Promise<boolean> {
  if (row.memberId === viewer.memberId) return true;
  if (row.status === 'draft') return false;
  const tasks = await listTasksOf(tx, 'process', row.id);
  return tasks.some((task) => task.decidedById === viewer.id || sitsAt(viewer, task) || task.consultId === viewer.id);
}

/**
 * 400 with the key of a field · 404 a kind that is none, somebody else's · 409 it was decided meanwhile · 422 what can no longer be
 * withdrawn or was reminded of within the hour.
 */
export async function saveProcess(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<ProcessView> {
  const viewer = await seatOf(tx, memberId, now);
  const row = await ACTIONS[input.action](tx, viewer, input, now, server);
  return processView(tx, viewer, row, await stepsToday(tx, row, now), shownBy(server, now));
}

const ACTIONS: Record<
  Input['action'],
  (tx: Tx, viewer: Seat, input: Input, now: number, server: Setup) => Promise<ProcessRow>
> = { draft: saveDraft, submit, withdraw, remind };

async function definitionOf(tx: Tx, kind: string): Promise<ProcessDefinition> {
  const definition = await findDefinition(tx, kind);
  if (!definition) throw notFound();
  return definition;
}

/** Pictures and papers that the sender uploaded himself, under the addresses by which they are kept; of a paper what the server knows of it. */
async function filesOf(tx: Tx, memberId: string, files: Input['files'] = []): Promise<ProcessFile[]> {
  const pictures = files.filter(({ url }) => sealedPaper(url) === undefined);
  // Of a sealed file only the own address counts, of a form that is opened again also the signed one.
  const kept = await keepOwnPhotos(
    tx,
    memberId,
    pictures.map(({ url }) => url),
  );
  if (kept.some((url) => sealedName(url) === undefined)) throw badRequest('files', '请重新上传附件');
  const all: ProcessFile[] = [];
  for (const { url, name, size } of files) {
    const paper = sealedPaper(url) !== undefined && (await keepOwnUpload(tx, memberId, url, 'file', 'files'));
    const path = sealedPath(sealedName(url) ?? '');
    all.push(paper ? { ...paper, kind: 'file' } : { url: path, kind: 'image', name, size });
  }
  return all;
}

const valuesOf = ({ fields }: ProcessDefinition, values: Readonly<Record<string, string>>): TaskRow[] =>
  fields.flatMap(({ key, label }) => {
    const value = values[key] ?? '';
    return value === '' ? [] : [{ key, label, value }];
  });

const head = (viewer: Employee, definition: ProcessDefinition) => ({
  kind: definition.kind,
  title: definition.title,
  memberId: viewer.memberId,
  employeeId: viewer.id,
  fromName: viewer.name,
  definition,
});

async function put(
  tx: Tx,
  viewer: Seat,
  definition: ProcessDefinition,
  set: Pick<ProcessRow, 'values' | 'files' | 'status' | 'amount' | 'steps'> & Partial<Pick<ProcessRow, 'concerned'>>,
  now: number,
): Promise<ProcessRow> {
  const draft = await findDraft(tx, viewer.memberId, definition.kind);
  const row = { ...head(viewer, definition), ...set, createdAt: now };
  if (draft) return updateProcess(tx, draft.id, row);
  return insertProcess(tx, { ...row, no: numberOf('LC', now, await nextSequence(tx)) });
}

async function saveDraft(tx: Tx, viewer: Seat, { kind, values, files }: Input, now: number): Promise<ProcessRow> {
  const definition = await definitionOf(tx, kind);
  const long = values.find(({ value }) => value.length > MOST_DRAFT);
  if (long) throw badRequest(long.key, '内容太长');
  const kept = await filesOf(tx, viewer.memberId, files);
  const written = { values: valuesOf(definition, byKey(values)), files: kept };
  return put(tx, viewer, definition, { ...written, status: 'draft', amount: null, steps: [] }, now);
}

async function submit(
  tx: Tx,
  viewer: Seat,
  { kind, values, files }: Input,
  now: number,
  server: Setup,
): Promise<ProcessRow> {
  const definition = await definitionOf(tx, kind);
  const kept = await filesOf(tx, viewer.memberId, files);
  const checked = checkValues(definition, byKey(values), kept.length);
  const effect = server.kinds.processes[kind];
  const final = effect ? await effect.check(tx, checked, viewer) : checked;
  const amount = amountOf(definition, final);
  const steps = await pathOf(tx, viewer, definition, amount, now);
  if (steps.length === 0) throw refuse('这种流程还没有设审批人，请联系店长');
  const nobody = steps.find(({ who, employeeId }) => employeeId === null && who === '还没有人');
  if (nobody) throw refuse(`「${nobody.name}」这一步还没有能审批的同事，请联系店长`);
  const concerned = (await effect?.concerned?.(tx, final)) ?? [];
  const written = {
    values: valuesOf(definition, final),
    files: kept,
    status: 'running' as const,
    amount,
    steps,
    concerned,
  };
  return openStep(tx, await put(tx, viewer, definition, written, now), viewer, now, server);
}

/** 404 somebody else's. */
async function ownOf(tx: Tx, viewer: Seat, id: string | undefined, lock: boolean): Promise<ProcessRow> {
  const row = id === undefined ? undefined : await findProcess(tx, id, lock);
  if (row?.memberId !== viewer.memberId) throw notFound();
  return row;
}

/** The task is claimed first, as a decision claims it: of both one is too late. */
async function withdraw(tx: Tx, viewer: Seat, { id }: Input, now: number): Promise<ProcessRow> {
  const row = await ownOf(tx, viewer, id, false);
  if (row.status === 'withdrawn') return row;
  const [task] = await listOpenTasks(tx, 'process', row.id);
  if (row.status !== 'running' || !task) throw conflict('该流程已处理');
  if (hasBegun(row)) throw refuse('已经有人审批，不能撤回');
  const claimed = await claimTask(tx, task, viewer, { result: 'withdraw', note: '', now });
  if (!claimed) throw conflict('该流程已处理');
  return takeBack(tx, row.id, now);
}

/** In the transaction of its task. 409 decided meanwhile · 422 a step was passed. */
export async function takeBack(tx: Tx, id: string, now: number): Promise<ProcessRow> {
  const row = await lockProcess(tx, id);
  if (row?.status !== 'running') throw conflict('该流程已处理');
  if (hasBegun(row)) throw refuse('已经有人审批，不能撤回');
  return updateProcess(tx, id, { status: 'withdrawn', endedAt: now });
}

async function remind(tx: Tx, viewer: Seat, { id }: Input, now: number): Promise<ProcessRow> {
  const row = await ownOf(tx, viewer, id, true);
  const [task] = await listOpenTasks(tx, 'process', row.id);
  if (row.status !== 'running' || !task) throw conflict('该流程已处理');
  if (row.remindedAt !== null && now - row.remindedAt < REMIND_EVERY_MS) throw refuse('刚提醒过，过一小时再提醒');
  await tellStaff(tx, {
    ...waitingAt(task),
    title: `请尽快处理：${task.title}`,
    text: `${viewer.name} 在等你审批。`,
    link: taskPage(task.id),
    at: now,
    isFor: ({ memberId }) => memberId !== viewer.memberId,
  });
  return updateProcess(tx, row.id, { remindedAt: now });
}
