/** What an employee may do with a client (rules 29.3, 29.4): its owner and who leads that one everything, who shares it no more than contacts and notes. */
import type { ClientRight } from '../../../../src/contract/client/schemas';
import type { Tx } from '../../../db/client';
import { listStaffByIds, type Employee } from '../../people/employee/repository';
import { listCollaborators, type ClientRow } from './repository';
import { leads } from './scope';

const OWNERS: readonly ClientRight[] = ['contact', 'edit', 'note', 'release', 'transfer', 'share'];

export async function rightsOf(tx: Tx, viewer: Employee, row: ClientRow): Promise<ClientRight[]> {
  if (row.ownerId === null) return viewer.isManager ? ['claim', 'transfer'] : ['claim'];
  if (await leadsOwner(tx, viewer, row)) return [...OWNERS, 'merge'];
  if (row.ownerId === viewer.id) return [...OWNERS];
  const shared = await listCollaborators(tx, row.id);
  return shared.some(({ employeeId }) => employeeId === viewer.id) ? ['contact', 'note'] : [];
}

async function leadsOwner(tx: Tx, viewer: Employee, { ownerId }: ClientRow): Promise<boolean> {
  if (!viewer.isManager || ownerId === null) return false;
  const [owner] = await listStaffByIds(tx, [ownerId]);
  return leads(viewer, owner?.employee.department);
}
