/** The only maker of the wire shapes IncomeRow, IncomeMonth and IncomeDetail. */
import type { IncomeDetail, IncomeMonth, IncomeRow } from '../../../../src/contract/earnings/schemas';
import type { KV } from '../../../../src/contract/kit';
import { maskMobile, maskName } from '../../../lib/mask';
import type { IncomeRules } from '../../people/shopSettings/settings';
import type { Income, IncomeEntry, IncomeSum } from '../../people/income/repository';

/** Of who was brought directly the first letter, of the others nothing; of a buyer outside the shop the masked mobile. */
function fromOf({ row, buyer, declaration }: IncomeEntry): string {
  if (row.source === 'direct') return maskName(buyer ?? '');
  if (row.source === 'indirect') return '***';
  return declaration ? maskMobile(declaration.buyerMobile) : '';
}

/** `deducted`: what corrections took of it. */
export function incomeView(entry: IncomeEntry, deducted = 0): IncomeRow {
  const { row, order } = entry;
  return {
    id: row.id,
    source: row.source,
    back: row.backOf !== null,
    from: fromOf(entry),
    title: row.title,
    base: row.base,
    rateBp: row.rateBp,
    amount: row.amount,
    deducted,
    status: row.status,
    ...(order ? { orderStatus: order.status } : {}),
    ...(row.settleAt === null ? {} : { settleAt: row.settledAt ?? row.settleAt }),
    createdAt: row.createdAt,
  };
}

/** The newest month first; months without rows are not there. */
export function monthViews(sums: readonly IncomeSum[]): IncomeMonth[] {
  const months = new Map<string, IncomeMonth & { rows: number }>();
  for (const { key, status, amount, count, backs } of sums) {
    const month = months.get(key) ?? { month: key, pending: 0, settled: 0, count: 0, rows: 0 };
    if (status !== 'cancelled') month[status] += amount;
    month.count += count;
    month.rows += count + backs;
    months.set(key, month);
  }
  return [...months.values()]
    .filter(({ rows }) => rows > 0)
    .map(({ rows: _, ...month }) => month)
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}

const percent = (bp: number): string => `${bp / 100}%`;

function ruleOf({ source, rateBp, backOf }: Income, { directBp }: IncomeRules): string {
  if (backOf !== null) return `买家退款的部分按原比例 ${percent(rateBp)} 扣回。`;
  const grade = rateBp > directBp ? `，其中等级加成 ${percent(rateBp - directBp)}` : '';
  const rules: Record<Income['source'], string> = {
    direct: `直推订单按实付商品金额的 ${percent(rateBp)} 计收益${grade}；运费、优惠券和积分抵扣不计。`,
    indirect: `间推订单按实付商品金额的 ${percent(rateBp)} 计收益；只计两级。`,
    declare: `线下业绩经财务核实后按金额的 ${percent(rateBp)} 计收益${grade}。`,
    activity: '活动奖励按活动公布的规则发放。',
    adjust: '人工核对后的调整。',
  };
  return rules[source];
}

/** Whatever has not happened has an empty value. */
function timelineOf({ row, order, declaration }: IncomeEntry): KV[] {
  const step = (key: string, label: string, at: number | null | undefined): KV => ({
    key,
    label,
    value: at ? String(at) : '',
  });
  const end = step('settle', '结算', row.settledAt);
  if (row.backOf !== null) return [step('refund', '退款', row.createdAt), step('settle', '扣回', row.settledAt)];
  if (order)
    return [
      step('create', '下单', order.createdAt),
      step('pay', '支付', order.paidAt),
      ...(row.status === 'cancelled'
        ? [step('cancel', '退款', order.closedAt)]
        : [step('receive', '收货', order.receivedAt), end]),
    ];
  if (declaration)
    return [step('declare', '申报', declaration.createdAt), step('pass', '核实', declaration.decidedAt), end];
  return [step('create', '发放', row.createdAt), end];
}

export function detailView(entry: IncomeEntry, backs: readonly Income[], rules: IncomeRules): IncomeDetail {
  const { row, order } = entry;
  const kept = backs.filter(({ status }) => status !== 'cancelled');
  const refunded = kept.reduce((sum, { amount }) => sum - amount, 0);
  const lines = row.lines.length > 0 ? row.lines : [{ title: row.title, paid: row.base, amount: row.amount }];
  return {
    row: incomeView(entry, refunded),
    ...(order ? { orderNo: order.no } : {}),
    lines: lines.map(({ title, paid, amount }) => ({ title, paid, rateBp: row.rateBp, amount })),
    refunded,
    backs: kept.map((back) => incomeView({ ...entry, row: back })),
    ...(row.backOf === null ? {} : { backOf: row.backOf }),
    timeline: timelineOf(entry),
    settleDays: rules.settleDays,
    rule: ruleOf(row, rules),
    ...(row.status === 'cancelled' ? { reason: '订单已全部退款，这笔收益不再计入' } : {}),
  };
}
