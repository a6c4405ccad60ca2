/** Withdrawals by month, the newest first; one is opened, and what waits in the messenger is confirmed from here. */
import { useState } from 'react';
import type { PageOf, WithdrawRow, WithdrawStatus } from '@/contract';
import { call } from '@/core/api';
import { monthAt } from '@/domain/ledger/months';
import { useConfirmReceipt } from '@/domain/withdrawal/useConfirmReceipt';
import { useBlock, useChoice, useList } from '@/ui/shell';
import type { WithdrawSource } from './source';

export interface MonthlyRow extends WithdrawRow {
  /** `YYYY-MM` above the first row of a month. */
  begins?: string;
  first: boolean;
  last: boolean;
}

/** Marks where months begin and end; `before` are the rows above these. */
export function byMonth(answer: PageOf<WithdrawRow>, before: readonly MonthlyRow[]): PageOf<MonthlyRow> {
  let month = before.length > 0 ? monthAt(before[before.length - 1]?.createdAt ?? 0) : '';
  const list = answer.list.map((row, at): MonthlyRow => {
    const mine = monthAt(row.createdAt);
    const begins = mine !== month;
    month = mine;
    const next = answer.list[at + 1];
    const last = next ? monthAt(next.createdAt) !== mine : !answer.more;
    return { ...row, ...(begins ? { begins: mine } : {}), first: begins, last };
  });
  return { ...answer, list };
}

export const TABS: readonly { id: WithdrawStatus | ''; label: string }[] = [
  { id: '', label: '全部' },
  { id: 'auditing', label: '审核中' },
  { id: 'paying', label: '打款中' },
  { id: 'success', label: '已到账' },
  { id: 'rejected', label: '已驳回' },
  { id: 'failed', label: '失败' },
];

export function useRecords(params: { status?: string; id?: string; source?: string }) {
  const source: WithdrawSource | undefined = params.source === 'merchant' ? params.source : undefined;
  const of = source ? { source } : {};
  const [status, setStatus] = useChoice(params, 'status', TABS);
  const [chosen, setChosen] = useState(params.id);
  const list = useList(
    (page) => call('member.withdrawLog', { page, ...of, ...(status === '' ? {} : { status }) }),
    [status],
    { rows: byMonth },
  );
  const inList = list.rows.find(({ id }) => id === chosen);
  // Named by the address and not among the first rows.
  const named = useBlock(
    async () =>
      params.id === undefined
        ? undefined
        : (await call('member.withdrawLog', { id: params.id, ...of }, { hide: true })).list[0],
    params.id,
  );
  const shown: WithdrawRow | undefined = inList ?? (named?.id === chosen ? (named ?? undefined) : undefined);
  const receipt = useConfirmReceipt(() => void list.reload());
  return { source, status, setStatus, list, shown: chosen === undefined ? undefined : shown, show: setChosen, receipt };
}
