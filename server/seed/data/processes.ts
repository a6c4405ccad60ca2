/** The processes of the demo shop: what each form asks and who passes it; also what a new folder begins with. */
import type { ProcessDefinition, ProcessField } from '../../../src/contract/process/shapes';
import { FINANCE_DESK, MANAGER_DESK, STOCK_DESK } from '../../domains/people/employee/desks';

type Step = ProcessDefinition['steps'][number];
const field = (
  key: string,
  label: string,
  type: ProcessField['type'],
  more: Partial<ProcessField> = {},
): ProcessField => ({ key, label, type, required: true, options: [], columns: [], counts: false, ...more });
const maybe = { required: false };

const MANAGER: Step = { key: 'manager', name: '门店经理', desk: MANAGER_DESK };
const FINANCE: Step = { key: 'finance', name: '财务', desk: FINANCE_DESK };
/** Above ¥5,000. */
const FINANCE_ABOVE: Step = { ...FINANCE, over: 500_000 };
const files = field('files', '附件', 'files', maybe);
const copies = field('copies', '抄送', 'people', maybe);
const goodsColumns: ProcessField['columns'] = [
  { key: '品名', label: '品名', type: 'text' },
  { key: '数量', label: '数量', type: 'number' },
  { key: '单价', label: '单价', type: 'money' },
];

export const PROCESSES: readonly ProcessDefinition[] = [
  {
    kind: 'leave',
    title: '请假',
    about: '至少提前一天，急事先打电话',
    fields: [
      field('sort', '类别', 'choice', { options: ['年假', '事假', '病假', '调休'] }),
      field('from', '从哪天', 'date'),
      field('to', '到哪天', 'date'),
      field('reason', '事由', 'text'),
      field('cover', '谁来顶班', 'people', maybe),
      files,
    ],
    steps: [MANAGER],
  },
  {
    kind: 'purchase',
    title: '采购申请',
    about: '合计超过 5,000 元多一步财务',
    fields: [
      field('reason', '事由', 'text'),
      field('supplier', '供应商', 'text'),
      field('day', '要货日期', 'date'),
      field('urgent', '紧急', 'choice', { options: ['不急', '本周要', '今天要'] }),
      field('lines', '明细', 'table', { columns: goodsColumns, counts: true }),
      files,
      copies,
    ],
    steps: [MANAGER, FINANCE_ABOVE],
  },
  {
    kind: 'expense',
    title: '费用报销',
    about: '票据拍清楚，一张一行',
    fields: [
      field('reason', '事由', 'text'),
      field('lines', '明细', 'table', {
        columns: [
          { key: '用途', label: '用途', type: 'text' },
          { key: '金额', label: '金额', type: 'money' },
        ],
        counts: true,
      }),
      { ...files, label: '票据照片', required: true },
    ],
    steps: [MANAGER, FINANCE],
  },
  {
    kind: 'loss',
    title: '报损',
    about: '破损、过期、受潮的商品和茶器',
    fields: [
      field('reason', '原因', 'text'),
      field('lines', '明细', 'table', { columns: goodsColumns, counts: true }),
      { ...files, label: '照片', required: true },
    ],
    steps: [{ key: 'stock', name: '仓库', desk: STOCK_DESK }, MANAGER, FINANCE_ABOVE],
  },
  {
    kind: 'seal',
    title: '用印',
    about: '合同、证明盖章',
    fields: [
      field('title', '文件名称', 'text'),
      field('seal', '哪枚章', 'choice', { options: ['公章', '合同章', '财务章'] }),
      field('copies', '份数', 'number'),
      field('reason', '用途', 'text'),
      files,
    ],
    steps: [MANAGER],
  },
  {
    kind: 'repair',
    title: '资产维修',
    about: '通过后资产转为维修中',
    fields: [
      field('asset', '资产编号', 'text'),
      field('reason', '哪里坏了', 'text'),
      field('amount', '预计费用', 'money', { ...maybe, counts: true }),
      { ...files, label: '照片' },
    ],
    steps: [MANAGER, FINANCE_ABOVE],
  },
  {
    kind: 'asset',
    title: '资产登记',
    about: '扫到没有登记的标签时上报',
    fields: [
      field('asset', '资产编号', 'text'),
      field('name', '名称', 'text'),
      field('category', '类别', 'choice', { options: ['家具', '茶器', '电器'] }),
      field('location', '位置', 'text', maybe),
      field('amount', '原值', 'money', maybe),
      field('boughtAt', '购入日期', 'date', maybe),
      { ...files, label: '照片' },
    ],
    steps: [MANAGER],
  },
  {
    kind: 'price',
    title: '价格调整',
    about: '通过后商品马上按新价卖',
    fields: [
      field('sku', '条码或规格编号', 'text'),
      field('price', '新售价', 'money'),
      field('reason', '原因', 'text'),
    ],
    steps: [MANAGER],
  },
  {
    kind: 'balance',
    title: '余额更正',
    about: '申请人和财务各一人，余额不会减到 0 以下',
    fields: [
      field('member', '会员号或手机号', 'text'),
      field('way', '增加还是减少', 'choice', { options: ['增加', '减少'] }),
      field('amount', '金额', 'money', { counts: true }),
      field('reason', '原因', 'text'),
      { ...files, label: '凭据' },
    ],
    steps: [FINANCE],
  },
  {
    kind: 'channel',
    title: '渠道商开通',
    about: '经理和财务都同意后生效，也用来调整和停用',
    fields: [
      field('member', '会员号或手机号', 'text'),
      field('way', '开通还是停用', 'choice', { options: ['开通或调整', '停用'] }),
      field('name', '渠道名称', 'text', maybe),
      field('grade', '折扣等级', 'choice', { ...maybe, options: ['一级 8 折', '二级 7.5 折', '三级 7 折'] }),
      field('group', '价组，如 A', 'text', maybe),
      field('amount', '信用额度', 'money', maybe),
      field('target', '每月目标', 'money', maybe),
      field('reason', '说明', 'text'),
      { ...files, label: '合同' },
    ],
    steps: [MANAGER, FINANCE],
  },
];
