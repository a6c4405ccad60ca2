/**
 * Whose clients an employee sees (rule 29.3): the only place that says it. Lists, counters, searches, pickers, timelines, figures and
 * exports put these conditions into their own questions of `clients`.
 */
import { and, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { clientCollaborators, clients, employees } from '../../../db/schema';
import type { Employee } from '../../people/employee/repository';

/** mine = the own ones, shared = a colleague's that are shared, team = the department's (managers), pool = nobody's. */
export const CLIENT_SCOPES = ['mine', 'shared', 'team', 'pool'] as const;
export type ClientScope = (typeof CLIENT_SCOPES)[number];

/** The department that leads a store leads all the others. */
const LEADING = '行政';

const mine = ({ id }: Employee): SQL => sql`${clients.ownerId} = ${id}`;
const shared = ({ id }: Employee): SQL =>
  sql`${clients.id} in (select ${clientCollaborators.clientId} from ${clientCollaborators} where ${clientCollaborators.employeeId} = ${id})`;
const team = ({ department, isManager }: Employee): SQL => {
  if (!isManager) return sql`false`;
  if (department === LEADING) return isNotNull(clients.ownerId);
  return sql`${clients.ownerId} in (select ${employees.id} from ${employees} where ${employees.department} = ${department})`;
};

/** A client that was merged into another is nobody's. */
const lives: SQL = isNull(clients.mergedIntoId);

const BY_SCOPE: Readonly<Record<ClientScope, (employee: Employee) => SQL>> = {
  mine,
  shared,
  team,
  pool: () => isNull(clients.ownerId),
};

/** One scope of an employee; without it all the clients he works with, which the pool's are not before they are claimed. */
export function clientsInScope(employee: Employee, scope?: ClientScope): SQL {
  const which = scope ? BY_SCOPE[scope](employee) : or(mine(employee), shared(employee), team(employee));
  return and(lives, which) as SQL;
}

/** Own, shared and the team's, and the pool's: what an employee may look at. */
export const clientsInSight = (employee: Employee): SQL =>
  or(clientsInScope(employee), clientsInScope(employee, 'pool')) as SQL;

/** Whoever manages the owner: the department is the own one, or any for who leads the house. */
export const leads = (employee: Employee, department: string | undefined): boolean =>
  employee.isManager && (employee.department === LEADING || employee.department === department);
