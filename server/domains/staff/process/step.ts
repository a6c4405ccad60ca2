/** Each step of a process is a task; the next one opens when the one before it passed. */
import type { KV } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import type { ProcessStepState } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { yuan } from '../../../lib/money';
import type { Employee } from '../../people/employee/repository';
import { openTask } from '../../people/task/open';
import type { ProcessEffect } from './kinds';
import { deciderOf, decidersFor } from './path';
import { namesIn } from './presenter';
import { updateProcess, type ProcessRow } from './repository';
import { byKey, textOf } from './values';

const MOST_SUMMARY = 40;

/** Opens the first step that lies ahead. */
export async function openStep(
  tx: Tx,
  row: ProcessRow,
  sender: Employee,
  now: number,
  server: Setup,
): Promise<ProcessRow> {
  const at = row.steps.findIndex(({ result }) => result === 'ahead');
  // Whoever was to decide when it was sent may have left by now, or be away.
  const deciders = await decidersFor(tx, sender, now);
  const steps = row.steps.map((step, i): ProcessStepState =>
    i === at ? { ...step, ...deciderOf(deciders, sender, step.desk), result: 'waiting' } : step,
  );
  const step = steps[at];
  if (!step) throw new Error(`process ${row.id} has no step ahead`);
  const changed = await updateProcess(tx, row.id, { steps });
  await openTask(
    tx,
    {
      ...(await taskOfStep(tx, changed, step, server.kinds.processes[row.kind])),
      fromId: sender.memberId,
      fromName: sender.name,
      createdAt: now,
    },
    server,
  );
  return changed;
}

/** What who decides reads. */
export async function taskOfStep(
  tx: Tx,
  row: ProcessRow,
  { name, desk, employeeId }: ProcessStepState,
  effect: ProcessEffect | undefined,
) {
  const values = byKey(row.values);
  const names = await namesIn(tx, row);
  const written = row.definition.fields.flatMap((field): KV[] => {
    const value = values[field.key] ?? '';
    if (value === '' || field.type === 'table' || field.type === 'files') return [];
    return [{ key: field.key, label: field.label, value: textOf(field, value, names) }];
  });
  const shown = (await effect?.shown?.(tx, values)) ?? [];
  const passed = row.steps.filter(({ result }) => result === 'passed').map((step) => `${step.name}已同意`);
  const about = written.find(({ key }) => key === 'reason' || key === 'title')?.value ?? written[0]?.value ?? '';
  return {
    kind: 'process' as const,
    targetId: row.id,
    title: `${row.title}：${Array.from(about).slice(0, MOST_SUMMARY).join('')}`,
    summary: [row.fromName, ...passed].join('，'),
    area: desk,
    assigneeId: employeeId,
    // Nobody decides an own process, whatever one person may do alone (rule 27.9).
    worth: null,
    amount: row.amount,
    route: `/dingding/pages/process?id=${row.id}`,
    fields: [
      { key: 'no', label: '单号', value: row.no },
      { key: 'step', label: '这一步', value: name },
      ...shown,
      ...written,
      ...(row.amount === null ? [] : [{ key: 'amount-total', label: '合计', value: `¥${yuan(row.amount)}` }]),
    ],
    files: row.files.map(({ url }) => url),
  };
}
