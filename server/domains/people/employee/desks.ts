/** Desks (rules 5.1, 5.4): where work waits for the staff. Each area has one, and the managers have theirs. */
import type { StaffArea } from '../../../../src/contract/roles';
import type { Employee } from './repository';

/** Named like their areas. */
export const SERVICE_DESK: StaffArea = 'service';
export const FINANCE_DESK: StaffArea = 'finance';
export const QUOTE_DESK: StaffArea = 'quote';
export const STOCK_DESK: StaffArea = 'stock';
/** The desk of the managers, whatever their own areas are. */
export const MANAGER_DESK = 'manager';

/** The desks an employee sits at: the own areas, and the managers' for managers. */
export const desksOf = ({ areas, isManager }: Pick<Employee, 'areas' | 'isManager'>): string[] =>
  isManager ? [...areas, MANAGER_DESK] : areas;

/** Work of a desk waits for everybody who sits there; work with a name on it for that employee alone. */
export const waitsFor = (employee: Employee, work: { assigneeId: string | null; desk: string }): boolean =>
  work.assigneeId === null ? desksOf(employee).includes(work.desk) : work.assigneeId === employee.id;

/** Stores whose rooms, tables and rounds an employee looks after: the own one, others beside it, and all for managers. */
export const worksAt = (
  { storeId, moreStoreIds, isManager }: Pick<Employee, 'storeId' | 'moreStoreIds' | 'isManager'>,
  id: string,
): boolean => isManager || storeId === id || moreStoreIds.includes(id);

/** What only those may see who work in an area; nobody when the member is no employee. */
export const worksIn = (employee: Employee | undefined, area: StaffArea): boolean =>
  employee?.areas.includes(area) ?? false;
