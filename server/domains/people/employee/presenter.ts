/** Employees as others see them: the only maker of the wire shape EmployeeBrief. */
import type { EmployeeBrief } from '../../../../src/contract/employee/shapes';
import type { Staff } from './repository';

/** Stands for the name of somebody who works here no longer. */
export const FORMER = '已离职';

export const presentEmployee = ({ employee, storeName }: Staff): EmployeeBrief => {
  const { id, no, name, avatar, title, storeId } = employee;
  return { id, no, name, avatar, title, storeId, storeName };
};
