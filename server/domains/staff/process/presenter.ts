/** The wire shapes of processes: ProcessForm and ProcessView. */
import type { ProcessDefinition, ProcessForm, ProcessView } from '../../../../src/contract/process/shapes';
import type { Tx } from '../../../db/client';
import type { ProcessStepState } from '../../../db/schema';
import { listStaffByIds, type Employee } from '../../people/employee/repository';
import { deciderOf, decidersFor } from './path';
import type { ProcessRow } from './repository';
import { byKey, textOf } from './values';

/** With who would decide each step of this sender's. */
export async function formView(
  tx: Tx,
  sender: Employee,
  definition: ProcessDefinition,
  now: number,
): Promise<ProcessForm> {
  const deciders = await decidersFor(tx, sender, now);
  const { kind, title, about, fields, steps } = definition;
  return {
    kind,
    title,
    about,
    fields,
    steps: steps.map(({ key, name, desk, over }) => ({
      key,
      label: name,
      value: deciderOf(deciders, sender, desk).who,
      ...(over !== undefined && { over }),
    })),
  };
}

const RESULTS: Record<ProcessStepState['result'], string> = {
  waiting: '处理中',
  passed: '已同意',
  rejected: '已驳回',
  ahead: '待处理',
};

export async function namesIn(
  tx: Tx,
  { definition, values }: Pick<ProcessRow, 'definition' | 'values'>,
): Promise<Map<string, string>> {
  const written = byKey(values);
  const ids = definition.fields.flatMap(({ key, type }) =>
    type === 'people' ? (written[key] ?? '').split(',').filter((id) => /^\d+$/.test(id)) : [],
  );
  return new Map((await listStaffByIds(tx, ids)).map(({ employee: { id, name } }) => [id, name]));
}

export const hasBegun = ({ steps }: Pick<ProcessRow, 'steps'>): boolean =>
  steps.some(({ result }) => result === 'passed' || result === 'rejected');

/** `steps`: with whom they wait for today. `shown`: the address under which whoever reads it sees a file. */
export async function processView(
  tx: Tx,
  viewer: Employee,
  row: ProcessRow,
  steps: readonly ProcessStepState[],
  shown: (url: string) => string,
): Promise<ProcessView> {
  const { definition, status, amount } = row;
  const names = await namesIn(tx, row);
  const written = byKey(row.values);
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    title: row.title,
    values: definition.fields.flatMap((field) => {
      const value = written[field.key] ?? '';
      return value === '' ? [] : [{ key: field.key, label: field.label, value, text: textOf(field, value, names) }];
    }),
    files: row.files.map((file) => ({ ...file, url: shown(file.url) })),
    status,
    steps: steps.map(({ name, who, result, note, at }) => ({ name, who, result: RESULTS[result], note, at })),
    createdAt: row.createdAt,
    ...(amount !== null && { amount }),
    from: row.fromName,
    form: {
      ...definition,
      steps: definition.steps.map(({ key, name, over }) => ({
        key,
        label: name,
        value: steps.find((step) => step.key === key)?.who ?? '',
        ...(over !== undefined && { over }),
      })),
    },
    can: viewer.memberId === row.memberId ? actsOf(row) : [],
  };
}

function actsOf(row: ProcessRow): ProcessView['can'] {
  if (row.status === 'draft') return ['edit'];
  if (row.status !== 'running') return ['copy'];
  return hasBegun(row) ? ['remind', 'copy'] : ['withdraw', 'remind', 'copy'];
}
