/** A row of the statement under the head of its day. */
import type { ReactElement } from 'react';
import type { LedgerRow } from '@/contract';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { MonthListRow } from '@/ui/kit/MonthList';
import type { DatedRow } from './days';

export const DayRow = ({ row, onPress }: { row: DatedRow; onPress: (row: LedgerRow) => void }): ReactElement => (
  <MonthListRow head={row.day} last={row.last} day>
    <LedgerLine row={row} time="h:m" onPress={onPress} />
  </MonthListRow>
);
