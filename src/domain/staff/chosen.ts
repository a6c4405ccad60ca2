/** What the chooser of stores and people gives back (/asset/pages/storeselection). */
import type { EmployeeBrief } from '@/contract';

export interface StoreChoice {
  storeId: string;
  store: string;
  /** '' = all departments. */
  dept: string;
}
export interface PersonChoice extends StoreChoice {
  employee: EmployeeBrief;
}
/** mode=members. */
export type MembersChoice = EmployeeBrief[];
