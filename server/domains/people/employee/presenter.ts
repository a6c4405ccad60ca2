/** Employees as others see them: the only maker of the wire shape EmployeeBrief. */
import type { EmployeeBrief } from '../../../../src/contract/employee/shapes';
import type { Staff } from './repository';

export const presentEmployee = ({ employee, storeName }: Staff): EmployeeBrief => {
  const { id, no, name, avatar, title, storeId } = employee;
  return { id, no, name, avatar, title, storeId, storeName };
};
