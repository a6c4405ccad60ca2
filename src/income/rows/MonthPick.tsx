/** The months that have rows, with what each brought: one is chosen, or all. */
import type { ReactElement } from 'react';
import type { IncomeMonth } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Sheet } from '@/ui/kit/Sheet';
import { money, monthName } from '../labels';

interface MonthPickProps {
  open: boolean;
  months: readonly IncomeMonth[];
  /** Empty: all of them. */
  current: string;
  onClose: () => void;
  onChange: (month: string) => void;
}

export function MonthPick({ open, months, current, onClose, onChange }: MonthPickProps): ReactElement {
  const choose = (month: string) => {
    onChange(month);
    onClose();
  };
  return (
    <Sheet open={open} title="选择月份" onClose={onClose}>
      <Cells>
        <Cell label="全部月份" role="radio" checked={current === ''} arrow={false} onPress={() => choose('')}>
          {current === '' && <CheckMark checked kind="radio" />}
        </Cell>
        {months.map(({ month, pending, settled }) => (
          <Cell
            key={month}
            label={monthName(month)}
            note={`待结算 ${money(pending)}　已结算 ${money(settled)}`}
            role="radio"
            checked={current === month}
            arrow={false}
            onPress={() => choose(month)}
          >
            {current === month && <CheckMark checked kind="radio" />}
          </Cell>
        ))}
      </Cells>
    </Sheet>
  );
}
