/** An income under the head of its month: what the month brought, pending and settled apart. */
import type { ReactElement } from 'react';
import type { IncomeMonth, IncomeRow } from '@/contract';
import type { Dated } from '../months';
import { money } from '../words';
import { IncomeLine } from './IncomeLine';
import { MonthFrame } from './MonthFrame';

interface MonthRowProps {
  row: Dated<IncomeRow, IncomeMonth>;
  settleDays: number;
  order?: boolean;
}

export const MonthRow = ({ row, settleDays, order }: MonthRowProps): ReactElement => (
  <MonthFrame
    month={row.head?.month}
    sums={row.head ? `待结算 ${money(row.head.pending)}　已结算 ${money(row.head.settled)}` : ''}
    last={row.last}
  >
    <IncomeLine row={row} settleDays={settleDays} order={order} />
  </MonthFrame>
);
