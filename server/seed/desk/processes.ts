/** The definitions of processes, and eight that were begun: in every state, two that wait for 王岚. */
import type { Tx } from '../../db/client';
import { processes, processFields, processKinds, processSteps, tasks, type ProcessStepState } from '../../db/schema';
import { deciderOf, stepsOf } from '../../domains/staff/process/path';
import { taskOfStep } from '../../domains/staff/process/step';
import type { ProcessRow } from '../../domains/staff/process/repository';
import { amountOf } from '../../domains/staff/process/values';
import { listEmployees } from '../../domains/people/employee/repository';
import { dueOf } from '../../domains/people/task/due';
import { numberOf } from '../../lib/numbers';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { PROCESSES } from '../data/processes';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
/** Who decides where the own store has no manager. */
const WANG = '10101';
const FIRST_KIND = 696000;
const FIRST = 696900;
const FIRST_TASK = 696920;
const STEPS_MOST = 3;
const kindId = (i: number) => String(FIRST_KIND + i);

export async function seedProcessKinds(tx: Tx): Promise<void> {
  await insertAll(
    tx,
    processKinds,
    PROCESSES.map(({ kind, title, about }, i) => ({ id: kindId(i), kind, title, about, sort: i, on: true })),
  );
  await insertAll(
    tx,
    processFields,
    PROCESSES.flatMap(({ fields }, i) =>
      fields.map((field, at) => ({
        ...field,
        id: String(FIRST_KIND + 300 + i * 20 + at),
        kindId: kindId(i),
        sort: at,
      })),
    ),
  );
  await insertAll(
    tx,
    processSteps,
    PROCESSES.flatMap(({ steps }, i) =>
      steps.map((step, at) => ({
        ...step,
        over: step.over ?? null,
        id: String(FIRST_KIND + 600 + i * 5 + at),
        kindId: kindId(i),
        sort: at,
      })),
    ),
  );
}

interface Begun {
  kind: string;
  by: string;
  /** Hours before the first start. */
  ago: number;
  values: Record<string, string>;
  /** How many steps were passed; the last of a refused one said why. */
  passed: number;
  status: ProcessRow['status'];
  note?: string;
}
const table = (...rows: [string, number, number][]): string => JSON.stringify(rows.map((row) => row.map(String)));

const begunAt = (day: (days: number) => string): readonly Begun[] => [
  {
    kind: 'purchase',
    by: '冯仓',
    ago: 30,
    values: {
      reason: '建盏补样，展柜缺兔毫与油滴各两只',
      supplier: '建阳水吉　叶窑',
      day: day(8),
      urgent: '本周要',
      lines: table(['建盏兔毫', 6, 42_000], ['建盏油滴', 6, 58_000], ['木盒', 12, 8000]),
    },
    passed: 0,
    status: 'running',
  },
  {
    kind: 'leave',
    by: '吴听雨',
    ago: 20,
    values: { sort: '年假', from: day(6), to: day(8), reason: '回云南看新茶' },
    passed: 0,
    status: 'running',
  },
  {
    kind: 'expense',
    by: '赵小满',
    ago: 60,
    values: {
      reason: '六月市内送货',
      lines: JSON.stringify([
        ['打车送武林馆', '4600'],
        ['停车', '1500'],
      ]),
    },
    passed: 1,
    status: 'running',
  },
  {
    kind: 'seal',
    by: '李牧之',
    ago: 140,
    values: { title: '清源茶业供货合同', seal: '合同章', copies: '2', reason: '续签一年' },
    passed: 1,
    status: 'passed',
    note: '盖好放在前台',
  },
  {
    kind: 'repair',
    by: '赵小满',
    ago: 200,
    values: { asset: 'ZC-0342', reason: '煮水壶底座不通电', amount: '12000' },
    passed: 0,
    status: 'rejected',
    note: '还在保修期，先找厂家',
  },
  {
    kind: 'price',
    by: '李牧之',
    ago: 90,
    values: { sku: '101401', price: '23800', reason: '夏茶换季' },
    passed: 0,
    status: 'withdrawn',
  },
  {
    kind: 'leave',
    by: '郑一鸣',
    ago: 320,
    values: { sort: '调休', from: day(-10), to: day(-10), reason: '补上周日的班' },
    passed: 1,
    status: 'passed',
  },
  {
    kind: 'purchase',
    by: '李牧之',
    ago: 3,
    values: { reason: '客户样茶小罐 200 只', supplier: '', urgent: '不急' },
    passed: 0,
    status: 'draft',
  },
];

export async function seedProcesses(tx: Tx, at: number): Promise<void> {
  await seedProcessKinds(tx);
  const all = await listEmployees(tx);
  for (const [i, begun] of begunAt((days) => dayOf(at + days * DAY_MS)).entries()) {
    const definition = PROCESSES.find(({ kind }) => kind === begun.kind);
    const sender = all.find(({ name }) => name === begun.by);
    if (!definition || !sender) throw new Error(`nobody begins ${begun.kind}`);
    const createdAt = at - begun.ago * HOUR;
    const amount = begun.status === 'draft' ? null : amountOf(definition, begun.values);
    const steps =
      begun.status === 'draft'
        ? []
        : stepsAt(begun, createdAt, stepsOf(definition, amount), (desk) =>
            deciderOf({ all, out: new Set() }, sender, desk),
          );
    const id = String(FIRST + i);
    const row: ProcessRow = {
      id,
      no: numberOf('LC', createdAt, id),
      kind: definition.kind,
      title: definition.title,
      memberId: sender.memberId,
      employeeId: sender.id,
      fromName: sender.name,
      definition,
      values: definition.fields.flatMap(({ key, label }) => {
        const value = begun.values[key] ?? '';
        return value === '' ? [] : [{ key, label, value }];
      }),
      files: [],
      status: begun.status,
      amount,
      steps,
      concerned: [],
      createdAt,
      endedAt: begun.status === 'running' || begun.status === 'draft' ? null : createdAt + 5 * HOUR,
      remindedAt: null,
    };
    await insertAll(tx, processes, [row]);
    await seedSteps(tx, row);
  }
}

function stepsAt(
  { passed, status, note = '' }: Begun,
  createdAt: number,
  steps: ReturnType<typeof stepsOf>,
  decider: (desk: string) => { employeeId: string | null; who: string },
): ProcessStepState[] {
  return steps.map(({ key, name, desk }, at) => {
    const whom = decider(desk);
    const base = { key, name, desk, ...whom, note: '', at: 0 };
    if (at < passed)
      return { ...base, who: whom.who.split('、')[0] ?? '', result: 'passed', note, at: createdAt + 4 * HOUR };
    if (at > passed) return { ...base, result: 'ahead' };
    return status === 'rejected'
      ? { ...base, result: 'rejected', note, at: createdAt + 5 * HOUR }
      : { ...base, result: status === 'running' ? 'waiting' : 'ahead' };
  });
}

/** The task of each step that was opened. */
async function seedSteps(tx: Tx, row: ProcessRow): Promise<void> {
  for (const [at, step] of row.steps.entries()) {
    if (step.result === 'ahead' && row.status !== 'withdrawn') continue;
    const isOpen = step.result === 'waiting';
    const word = step.result === 'rejected' ? '驳回' : '通过';
    const by =
      row.status === 'withdrawn' ? `${row.fromName} 撤回` : `${step.who} ${word}${step.note && `：${step.note}`}`;
    const ended = step.at || row.createdAt + HOUR;
    await insertAll(tx, tasks, [
      {
        id: String(FIRST_TASK + (Number(row.id) - FIRST) * STEPS_MOST + at),
        ...(await taskOfStep(tx, row, step, undefined)),
        fromId: row.memberId,
        fromName: row.fromName,
        createdAt: row.createdAt,
        dueAt: dueOf('process', row.createdAt),
        ...(!isOpen && {
          status: ENDS[row.status === 'withdrawn' ? 'withdrawn' : step.result],
          log: [{ key: String(ended), label: by, value: String(ended) }],
          decidedAt: ended,
          decidedById: row.status === 'withdrawn' ? null : (step.employeeId ?? WANG),
        }),
      },
    ]);
  }
}

const ENDS = { passed: 'passed', rejected: 'rejected', withdrawn: 'done', waiting: 'todo', ahead: 'todo' } as const;
