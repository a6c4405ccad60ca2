/** One employee to choose: face, number, what he does. */
import type { ReactElement } from 'react';
import type { EmployeeBrief } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';

interface PersonCellProps {
  employee: EmployeeBrief;
  /** undefined: one press chooses. */
  checked?: boolean | undefined;
  onPress: () => unknown;
}

export const PersonCell = ({ employee, checked, onPress }: PersonCellProps): ReactElement => (
  <Cell
    role={checked === undefined ? undefined : 'checkbox'}
    checked={checked}
    arrow={checked === undefined}
    label={`${employee.name} ${employee.no}`}
    note={`${employee.storeName} · ${employee.title}`}
    leading={<Avatar src={employee.avatar} size={40} name={employee.name} />}
    onPress={onPress}
  >
    {checked === undefined ? undefined : <CheckMark checked={checked} />}
  </Cell>
);
