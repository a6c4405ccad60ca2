/** Opening a conversation (rule 28.1): with a colleague, with the own service or advisor, of the staff with a member they advise. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound, refuse } from '../../../http/errors';
import { findEmployee, findManager, staffById, type Employee } from '../../people/employee/repository';
import { worksIn } from '../../people/employee/desks';
import { findMember } from '../../people/member/repository';
import { readSite } from '../../people/shopSettings/repository';
import { enter, placeOf } from './access';
import { presentPlace } from './presenter';
import { enterTable } from './table';
import { addSeats, findPair, findService, insertOnce, type ConversationRow } from './repository';

type Input = RequestOf<'site.dingChat'>;

export async function openChat(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<DataOf<'site.dingChat'>> {
  if (input.groupId !== undefined) return presentPlace(tx, await placeOf(tx, memberId, `GROUP${input.groupId}`));
  if (input.activityId !== undefined) return presentPlace(tx, await enterTable(tx, memberId, input.activityId, now));
  const employee = await findEmployee(tx, memberId);
  const conversation = await conversationOf(tx, memberId, input, { employee, now, server });
  return presentPlace(tx, await enter(tx, memberId, conversation, employee));
}

interface Viewing {
  employee: Employee | undefined;
  now: number;
  server: Setup;
}

async function conversationOf(
  tx: Tx,
  memberId: string,
  { userId, employeeId, to }: Input,
  viewing: Viewing,
): Promise<ConversationRow> {
  if (employeeId !== undefined) {
    const colleague = viewing.employee && (await staffById(tx, employeeId));
    if (!colleague) throw notFound();
    return pairOf(tx, memberId, colleague.employee.memberId, viewing);
  }
  if (to === 'advisor') {
    const advisor = await viewing.server.kinds.advisorOf(tx, memberId);
    if (advisor === undefined || advisor === memberId) throw refuse('还没有专属茶顾问，可以先问在线客服');
    return pairOf(tx, memberId, advisor, viewing);
  }
  if (to === 'manager') {
    const manager = viewing.employee && (await findManager(tx, viewing.employee));
    if (!manager) throw refuse('没有可以联系的主管');
    return pairOf(tx, memberId, manager.memberId, viewing);
  }
  if (userId === undefined) return serviceOf(tx, memberId, viewing.now);
  const { serviceUserId } = await readSite(tx);
  if (!viewing.employee && userId === serviceUserId) return serviceOf(tx, memberId, viewing.now);
  return pairOf(tx, memberId, userId, viewing);
}

async function serviceOf(tx: Tx, ownerId: string, now: number): Promise<ConversationRow> {
  const made = await insertOnce(tx, { kind: 'service', ownerId, lastAt: now, createdAt: now });
  if (made) await addSeats(tx, made, [ownerId], now);
  const found = made ?? (await findService(tx, ownerId));
  if (!found) throw notFound();
  return found;
}

/** 404 with whom one has nothing to talk about: a stranger, a member of somebody else. */
async function pairOf(
  tx: Tx,
  memberId: string,
  otherId: string,
  { employee, now, server }: Viewing,
): Promise<ConversationRow> {
  if (otherId === memberId) throw notFound();
  const before = await findPair(tx, memberId, otherId);
  if (before) return before;
  const other = await findEmployee(tx, otherId);
  const [staffId, clientId] = employee ? [memberId, otherId] : [otherId, memberId];
  const areColleagues = employee !== undefined && other !== undefined;
  if (!areColleagues) {
    if (!(await findMember(tx, clientId))) throw notFound();
    if (employee && worksIn(employee, 'service') && (await server.kinds.advisorOf(tx, clientId)) !== memberId)
      return serviceOf(tx, clientId, now);
    if ((await server.kinds.advisorOf(tx, clientId)) !== staffId) throw notFound();
  }
  const made = await insertOnce(tx, {
    kind: 'c2c',
    ownerId: memberId,
    pair: [memberId, otherId],
    staffOnly: areColleagues,
    lastAt: now,
    createdAt: now,
  });
  if (made) await addSeats(tx, made, [memberId, otherId], now);
  const found = made ?? (await findPair(tx, memberId, otherId));
  if (!found) throw notFound();
  return found;
}
