/** A step of a process is decided through its task; with the last one its effect is carried out. */
import type { TaskLine } from '../../../../src/contract/task/schemas';
import type { Tx } from '../../../db/client';
import type { ProcessStepState } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { conflict, refuse } from '../../../http/errors';
import { staffById } from '../../people/employee/repository';
import { sendNotice } from '../../people/notice/send';
import type { AuditRules, TaskDecision } from '../../people/task/kinds';
import { hasBegun } from './presenter';
import { findProcess, lockProcess, updateProcess, type ProcessRow } from './repository';
import { takeBack } from './service';
import { openStep } from './step';
import { byKey, rowsOf, rowSum } from './values';

async function decide(tx: Tx, { targetId, pass, note, by, now }: TaskDecision, server: Setup): Promise<void> {
  const row = await lockProcess(tx, targetId);
  if (row?.status !== 'running') throw conflict('该任务已处理');
  const said = note.trim();
  if (!pass && said === '') throw refuse('请填写驳回原因', { field: 'note' });
  const steps = row.steps.map((step): ProcessStepState =>
    step.result === 'waiting' ? { ...step, result: pass ? 'passed' : 'rejected', who: by, note: said, at: now } : step,
  );
  if (!pass) {
    await tell(tx, await updateProcess(tx, row.id, { steps, status: 'rejected', endedAt: now }), said, now);
    return;
  }
  const sender = await staffById(tx, row.employeeId);
  if (!sender) throw refuse('申请人已离职，请驳回');
  const passed = await updateProcess(tx, row.id, { steps });
  if (steps.some(({ result }) => result === 'ahead')) {
    await openStep(tx, passed, sender.employee, now, server);
    return;
  }
  const effect = server.kinds.processes[row.kind];
  await effect?.carryOut(tx, { id: row.id, employee: sender.employee, values: byKey(row.values), now });
  await tell(tx, await updateProcess(tx, row.id, { status: 'passed', endedAt: now }), said, now);
}

async function tell(tx: Tx, { id, title, status, memberId, steps }: ProcessRow, note: string, now: number) {
  const last = steps.findLast(({ result }) => result === 'passed' || result === 'rejected');
  const word = status === 'passed' ? '已通过' : '被驳回';
  await sendNotice(tx, memberId, {
    box: 'service',
    title: `${title}${word}`,
    text: `${last?.who ?? ''}${status === 'passed' ? '同意了' : '驳回了'}${note ? `：${note}` : '。'}`,
    link: `/dingding/pages/process?id=${id}`,
    at: now,
  });
}

/** The rows of its tables. */
async function linesOfProcess(tx: Tx, id: string): Promise<TaskLine[]> {
  const row = await findProcess(tx, id);
  if (!row) return [];
  const values = byKey(row.values);
  return row.definition.fields
    .filter(({ type }) => type === 'table')
    .flatMap((field) =>
      rowsOf(values[field.key] ?? '').map((cells, at) => {
        const words = cells.filter((_, i) => field.columns[i]?.type === 'text');
        const counts = field.columns.flatMap(({ type, label }, i) =>
          type === 'number' ? [`${label} ${cells[i] ?? ''}`] : [],
        );
        return {
          key: `${field.key}-${at}`,
          title: words[0] ?? field.label,
          note: [...words.slice(1), ...counts].join('　'),
          amount: rowSum(field, cells),
        };
      }),
    );
}

export const processAudit: AuditRules = {
  decide,
  lines: linesOfProcess,
  costs: 'spends',
  withdraw: async (tx, targetId, now) => {
    await takeBack(tx, targetId, now);
  },
  canWithdraw: async (tx, targetId) => {
    const row = await findProcess(tx, targetId);
    return row?.status === 'running' && !hasBegun(row);
  },
  onlyReject: async (tx, targetId) => {
    const row = await findProcess(tx, targetId);
    return row && !(await staffById(tx, row.employeeId)) ? '申请人已离职，请驳回' : undefined;
  },
  concerned: async (tx, targetId) => {
    const row = await findProcess(tx, targetId);
    return row ? [row.memberId, ...row.concerned] : [];
  },
};
