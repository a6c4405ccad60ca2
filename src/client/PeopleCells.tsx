/** Colleagues who work with clients; one of them is chosen. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { Cell, Cells } from '@/ui/kit/Cell';
import { useBlock } from '@/ui/shell';

interface PeopleCellsProps {
  /** The employee who has the client already. */
  but?: string | undefined;
  chosen: string;
  onChoose: (employeeId: string) => void;
}

export function PeopleCells({ but, chosen, onChoose }: PeopleCellsProps): ReactElement {
  const people = useBlock(() => call('customer.infoNew', {}));
  return (
    <Cells>
      {(people?.dict.employees ?? [])
        .filter(({ value }) => value !== but)
        .map(({ value, label }) => (
          <Cell
            key={value}
            label={label}
            role="radio"
            checked={chosen === value}
            arrow={false}
            onPress={() => onChoose(value)}
          >
            {chosen === value ? '已选' : ''}
          </Cell>
        ))}
    </Cells>
  );
}
