/** A merchant's money (rule 14.7): the rows of its account, the month above them, and how it leaves. */
import type { RequestOf, DataOf } from '../../../../src/contract/schemas';
import type { WithdrawStatus } from '../../../../src/contract/withdrawal/schemas';
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { dayOf, instantOf, monthsAfter, momentText } from '../../../lib/shanghai';
import { BIZ_TITLES, type BizType } from '../../people/ledger/service';
import { pageOfRows, sumMonths } from '../../people/ledger/history/repository';
import { accountOf, type LedgerRow } from '../../people/ledger/repository';
import { findMember } from '../../people/member/repository';
import { merchantOwner } from '../../trade/order/sellers';
import { withdrawalView } from '../../people/withdrawal/presenter';
import { statesOf } from '../../people/withdrawal/repository';
import { startWithdrawal } from '../../people/withdrawal/service';
import type { WithdrawalSource } from '../../people/withdrawal/sources';
import { sumHeld } from './repository';
import { requireMerchant } from './who';

type Server = Parameters<typeof startWithdrawal>[4];

const TREND_MONTHS = 6;
/** Rows of one sheet; a month of a merchant has fewer. */
const MOST_ROWS = 5000;

export async function readBill(
  tx: Tx,
  memberId: string,
  { month: asked, export: format, page = 1 }: RequestOf<'merchant.creditLog'>,
  now: number,
): Promise<DataOf<'merchant.creditLog'>> {
  const merchantId = await requireMerchant(tx, memberId);
  const money = await accountOf(tx, merchantOwner(merchantId), 'money');
  const coins = await accountOf(tx, merchantOwner(merchantId), 'coin');
  const month = asked ?? dayOf(now).slice(0, 7);
  const from = instantOf(month);
  if (Number.isNaN(from)) throw badRequest('month');
  const span = { from, to: monthsAfter(from, 1) };
  const { rows, total } = await pageOfRows(tx, money.id, span, PAGE_SIZE, offsetOf(page));
  const leaving = await statesOf(tx, memberId, rows);
  const sums = await sumMonths(tx, money.id, monthsAfter(from, 1 - TREND_MONTHS), span.to);
  const mine = sums.filter((row) => row.month === month);
  const came = (list: readonly { came: number }[]) => list.reduce((all, row) => all + row.came, 0);
  const months = Array.from({ length: TREND_MONTHS }, (_, i) =>
    dayOf(monthsAfter(from, i + 1 - TREND_MONTHS)).slice(0, 7),
  );
  return {
    stat: {
      money: {
        balance: money.available,
        frozen: money.frozen,
        withdrawable: Math.max(0, money.available - (await sumHeld(tx, merchantId, now))),
        bonus: 0,
      },
      points: { balance: 0, expiring: 0, expireAt: now },
      coin: { balance: coins.available },
      growth: 0,
      income: { pending: 0, settled: 0 },
      monthIn: came(mine),
      monthOut: mine.reduce((all, { went }) => all + went, 0),
      byType: mine.map(({ bizType, came: into, went }) => ({
        key: bizType,
        label: labelOf(bizType),
        value: String(into - went),
      })),
      trend: months.map((key) => ({
        key,
        label: `${Number(key.slice(5))}月`,
        value: String(came(sums.filter((row) => row.month === key))),
      })),
    },
    page: pageOf(
      rows.map((row) => rowView(row, row.bizType === 'withdraw' ? leaving.get(row.bizId) : undefined)),
      total,
      page,
    ),
    ...(format === 'csv' ? { csvUrl: csvOf((await pageOfRows(tx, money.id, span, MOST_ROWS, 0)).rows) } : {}),
  };
}

/** As a merchant reads them: what a buyer paid is what it earned. */
const LABELS: Readonly<Partial<Record<BizType, string>>> = { orderPay: '货款', orderRefund: '售后退款' };
const labelOf = (bizType: string): string => LABELS[bizType as BizType] ?? BIZ_TITLES[bizType as BizType] ?? bizType;

/** `state`: of the withdrawal that it is about. */
const rowView = (
  { id, unit, bizType, bizId, title, delta, balanceAfter, memo, createdAt }: LedgerRow,
  state: WithdrawStatus | undefined,
) => ({
  id,
  unit,
  bizType,
  type: labelOf(bizType),
  bizId,
  title,
  delta,
  balanceAfter,
  memo,
  ...(bizType === 'withdraw' || bizType === 'withdrawBack' ? { route: recordRoute(bizId) } : {}),
  ...(state ? { state } : {}),
  createdAt,
});
const recordRoute = (id: string): string => `/member/pages/withdraw/index?source=merchant&id=${id}`;

/** The month as a sheet, in the address itself: nobody else can ask for it. */
function csvOf(rows: readonly LedgerRow[]): string {
  const cell = (text: string) => `"${text.replace(/"/g, '""')}"`;
  const lines = rows.map(({ createdAt, title, memo, delta, balanceAfter }) =>
    [momentText(createdAt), title, memo, plain(delta), plain(balanceAfter)].map(cell).join(','),
  );
  const text = ['时间,项目,单号,金额（元）,余额（元）', ...lines].join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}
const plain = (fen: number): string => (fen / 100).toFixed(2);

/** Errors of a withdrawal · 422 more than buyers can no longer ask back. */
export async function withdrawMoney(
  tx: Tx,
  memberId: string,
  { amount, payToken, requestId }: RequestOf<'merchant.withdraw'>,
  now: number,
  server: Server,
): Promise<DataOf<'merchant.withdraw'>> {
  await requireMerchant(tx, memberId);
  const input = { source: 'merchant' as const, amount, method: 'bank' as const, payToken, requestId };
  return withdrawalView(await startWithdrawal(tx, memberId, input, now, server));
}

export const merchantWithdrawals: WithdrawalSource = {
  unit: 'money',
  word: '货款',
  title: () => '货款提现',
  owner: async (tx, memberId) => {
    const member = await findMember(tx, memberId);
    return member?.merchantId ? merchantOwner(member.merchantId) : undefined;
  },
  held: (tx, { ownerId }, now) => sumHeld(tx, ownerId, now),
  rules: ({ merchant: { min, max, timesPerDay, feeBp } }) => ({ min, max, timesPerDay, feeBp }),
  methods: ['bank'],
  audited: () => true,
  route: ({ id }) => recordRoute(id),
};
