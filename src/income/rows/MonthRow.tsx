/** An income under the head of its month: what the month brought, pending and settled apart. */
import type { ReactElement } from 'react';
import type { IncomeMonth, IncomeRow } from '@/contract';
import { MonthListRow } from '@/ui/kit/MonthList';
import type { Dated } from '../months';
import { money, monthName } from '../labels';
import { IncomeLine } from './IncomeLine';

interface MonthRowProps {
  row: Dated<IncomeRow, IncomeMonth>;
  settleDays: number;
  order?: boolean;
}

export const MonthRow = ({ row, settleDays, order }: MonthRowProps): ReactElement => (
  <MonthListRow
    head={row.head && monthName(row.head.month)}
    note={row.head && `待结算 ${money(row.head.pending)}　已结算 ${money(row.head.settled)}`}
    last={row.last}
  >
    <IncomeLine row={row} settleDays={settleDays} order={order} />
  </MonthListRow>
);
