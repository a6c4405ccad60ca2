/** A row of the books under the head of its month. */
import type { ReactElement } from 'react';
import type { LedgerRow } from '@/contract';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { monthName } from '@/domain/ledger/months';
import { MonthListRow } from '@/ui/kit/MonthList';
import type { MonthRow } from './usePointRows';

export const RowOfMonth = ({ row, onPress }: { row: MonthRow; onPress: (row: LedgerRow) => void }): ReactElement => (
  <MonthListRow head={row.month === undefined ? undefined : monthName(row.month)} last={row.last}>
    <LedgerLine row={row} onPress={onPress} />
  </MonthListRow>
);
