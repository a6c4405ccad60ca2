/** Processes of the staff (chapter 27 of docs/rules.md): what can be asked for, what each form asks, and who passes it. What was begun keeps what it began with. */
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { processFields, processKinds, processSteps } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, listOf, maybe, oneOf, pairs, text, whole, yes, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'processes';
const FIELDS = 'process-fields';
const STEPS = 'process-steps';

const columns = {
  code: shared.code('流程的编码；repair、asset、price、balance 通过后会报修、登记资产、改价、改余额', 'purchase'),
  title: shared.title(12, '大家看到的名称', '采购申请'),
  about: column({
    zh: '说明',
    en: 'about',
    kind: text({ most: 60 }),
    meaning: '填表的人在上面看到的一句话',
    example: '合计超过 5,000 元多一步财务',
    empty: '',
  }),
  on: column({
    zh: '启用',
    en: 'on',
    kind: yes(),
    meaning: '否：不能再发起，发起过的照走完',
    example: '是',
    empty: true,
  }),
  sort: shared.sort(),
};

const process = column({
  zh: '流程',
  en: 'process',
  kind: codeOf(NAME, '流程'),
  meaning: '哪一种流程的',
  example: 'purchase',
});
const key = (meaning: string, example: string) =>
  column({ zh: '代号', en: 'key', kind: text({ most: 20 }), meaning, example });

export const processes: Table<typeof columns> = {
  name: NAME,
  label: '流程',
  about: '一行一种流程；一个也没有，员工就不能发起申请。改了以后，已经发起的照发起时的走完。',
  columns,
  key: ['code'],
  sources: [processKinds],
  codeColumn: processKinds.kind,
  async load(tx) {
    const rows = await tx.select().from(processKinds).orderBy(asc(processKinds.sort), asc(processKinds.id));
    return rows.map(({ id: _, kind, ...row }) => ({ ...row, code: kind }));
  },
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      processKinds,
      rows.map(({ code, ...row }) => ({ ...row, id: ids.idOf(NAME, code), kind: code })),
    ),
  remove: {
    word: '删除',
    async before(tx, gone, { ids }) {
      for (const { code } of gone)
        for (const table of [processFields, processSteps])
          await tx.delete(table).where(eq(table.kindId, ids.idOf(NAME, code)));
    },
  },
};

const TYPES = {
  文字: 'text',
  数字: 'number',
  金额: 'money',
  日期: 'date',
  选择: 'choice',
  人员: 'people',
  附件: 'files',
  表格: 'table',
} as const;
const CELLS = { 文字: 'text', 数字: 'number', 金额: 'money' } as const;

const fieldColumns = {
  code: shared.code('这一栏的编码', 'purchase-lines'),
  process,
  key: key('同一种流程里不重复；reason、amount 等代号是通过后要用的', 'lines'),
  label: column({ zh: '名称', en: 'label', kind: text({ most: 12 }), meaning: '表上的名称', example: '明细' }),
  type: column({ zh: '类型', en: 'type', kind: oneOf(TYPES), meaning: '填什么', example: '表格' }),
  required: column({ zh: '必填', en: 'required', kind: yes(), meaning: '不填不能提交', example: '是', empty: true }),
  options: column({
    zh: '选项',
    en: 'options',
    kind: listOf(text({ most: 12 }), { most: 12 }),
    meaning: '类型是选择时从哪些里选',
    example: '不急 | 本周要',
    empty: [],
  }),
  columns: column({
    zh: '列',
    en: 'columns',
    kind: pairs(text({ most: 8 }), oneOf(CELLS), { most: 5, once: true }),
    meaning: '类型是表格时有哪些列；数量乘单价是小计',
    example: '品名=文字 | 数量=数字 | 单价=金额',
    empty: [],
  }),
  counts: column({
    zh: '算金额',
    en: 'counts',
    kind: yes(),
    meaning: '审批路径按它的金额走',
    example: '是',
    empty: false,
  }),
  sort: shared.sort(),
};

export const processFieldsTable: Table<typeof fieldColumns> = {
  name: FIELDS,
  label: '流程的栏目',
  about: '一行一栏，按排序列在表上。',
  columns: fieldColumns,
  key: ['code'],
  sources: [processFields],
  async load(tx, ids) {
    const rows = await tx
      .select(getTableColumns(processFields))
      .from(processFields)
      .innerJoin(processKinds, eq(processKinds.id, processFields.kindId))
      .orderBy(asc(processKinds.sort), asc(processKinds.kind), asc(processFields.sort), asc(processFields.id));
    return rows.map(({ id, kindId, columns: cells, ...row }) => ({
      ...row,
      code: ids.codeOf(FIELDS, id),
      process: ids.codeOf(NAME, kindId),
      columns: cells.map(({ label, type }): [string, (typeof CELLS)[keyof typeof CELLS]] => [label, type]),
    }));
  },
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      processFields,
      rows.map(({ code, process: kind, columns: cells, ...row }) => ({
        ...row,
        id: ids.idOf(FIELDS, code),
        kindId: ids.idOf(NAME, kind),
        columns: cells.map(([label, type]) => ({ key: label, label, type })),
      })),
    ),
  remove: { word: '删除' },
  check: (rows) =>
    checkRows(rows, ({ type, options, columns: cells, counts, process: kind, key: own }, fault, at) => {
      if ((type === 'choice') !== options.length > 0)
        fault('options', type === 'choice' ? '选择要写选项' : '只有选择才有选项');
      if ((type === 'table') !== cells.length > 0) fault('columns', type === 'table' ? '表格要写列' : '只有表格才有列');
      if (counts && type !== 'money' && type !== 'table') fault('counts', '只有金额和表格能算金额');
      if (rows.some(({ row, value }) => row < at && value.process === kind && value.key === own))
        fault('key', `「${own}」在这种流程里写了两次`);
    }),
};

const DESKS = { 店长: 'manager', 财务: 'finance', 仓库: 'stock', 客服: 'service' } as const;
const stepColumns = {
  code: shared.code('这一步的编码', 'purchase-finance'),
  process,
  key: key('同一种流程里不重复', 'finance'),
  name: shared.name(10, '这一步叫什么', '财务'),
  desk: column({
    zh: '谁批',
    en: 'desk',
    kind: oneOf(DESKS),
    meaning: '店长是申请人门店的店长',
    example: '财务',
  }),
  over: column({
    zh: '超过',
    en: 'over',
    kind: maybe(yuan()),
    meaning: '金额超过多少才有这一步；空着是每次都有',
    example: '5000',
    empty: null,
  }),
  sort: column({ zh: '第几步', en: 'step', kind: whole(), meaning: '从小到大', example: '2', empty: 0 }),
};

export const processStepsTable: Table<typeof stepColumns> = {
  name: STEPS,
  label: '流程的步骤',
  about: '一行一步，前一步同意了才到下一步；没有步骤的流程不能提交。',
  columns: stepColumns,
  key: ['code'],
  sources: [processSteps],
  async load(tx, ids) {
    const rows = await tx
      .select(getTableColumns(processSteps))
      .from(processSteps)
      .innerJoin(processKinds, eq(processKinds.id, processSteps.kindId))
      .orderBy(asc(processKinds.sort), asc(processKinds.kind), asc(processSteps.sort), asc(processSteps.id));
    return rows.map(({ id, kindId, desk, ...row }) => ({
      ...row,
      desk: desk as (typeof DESKS)[keyof typeof DESKS],
      code: ids.codeOf(STEPS, id),
      process: ids.codeOf(NAME, kindId),
    }));
  },
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      processSteps,
      rows.map(({ code, process: kind, ...row }) => ({
        ...row,
        id: ids.idOf(STEPS, code),
        kindId: ids.idOf(NAME, kind),
      })),
    ),
  remove: { word: '删除' },
  check: (rows) =>
    checkRows(rows, ({ process: kind, key: own }, fault, at) => {
      if (rows.some(({ row, value }) => row < at && value.process === kind && value.key === own))
        fault('key', `「${own}」在这种流程里写了两次`);
    }),
};
