/** Members and the clients whom they are, asked once for all the rows of a page. */
import type { Tx } from '../../../db/client';
import type { Employee } from '../../people/employee/repository';
import { idsInScope, listByMobiles, type ClientRow } from './repository';

export interface ClientOfMember {
  client: ClientRow;
  /** One that the employee works with (rule 29.3). */
  isOwn: boolean;
}

/** Dial code of every member. */
const HOME = '86';

/** By the member's mobile; who is no client is not among them. */
export async function clientsOfMembers(
  tx: Tx,
  viewer: Employee,
  mobiles: readonly string[],
): Promise<ReadonlyMap<string, ClientOfMember>> {
  const found = await listByMobiles(tx, HOME, mobiles);
  const own = await idsInScope(
    tx,
    viewer,
    [...found.values()].map(({ id }) => id),
  );
  return new Map([...found].map(([mobile, client]) => [mobile, { client, isOwn: own.has(client.id) }]));
}
