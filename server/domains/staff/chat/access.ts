/**
 * Who takes part (rule 28.1): colleagues in their pairs and groups; a member with the own service and the own advisor, and in groups that were
 * joined. To anybody else a conversation is as though it did not exist.
 */
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { worksIn } from '../../people/employee/desks';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { readSite } from '../../people/shopSettings/repository';
import {
  findConversation,
  findPair,
  findSeat,
  findService,
  lockConversation,
  type ConversationRow,
  type SeatRow,
} from './repository';

export interface Place {
  conversation: ConversationRow;
  memberId: string;
  employee: Employee | undefined;
  /** Of the desk of the service one has a seat only once something of one's own is kept in it. */
  seat: SeatRow | undefined;
  /** Answers for the service. */
  isDesk: boolean;
}

/** How the viewer calls it. */
export const wireId = ({ kind, id, lowId, highId }: ConversationRow, memberId: string): string =>
  kind === 'c2c' ? `C2C${lowId === memberId ? highId : lowId}` : `GROUP${id}`;

async function findByWire(
  tx: Tx,
  memberId: string,
  wire: string,
  isStaff: boolean,
): Promise<ConversationRow | undefined> {
  const [, kind, id = ''] = /^(C2C|GROUP)(\d+)$/.exec(wire) ?? [];
  if (kind === 'GROUP') return findConversation(tx, id);
  if (kind !== 'C2C') return undefined;
  // The service has one person's number where members know it.
  const { serviceUserId } = await readSite(tx);
  return !isStaff && id === serviceUserId ? findService(tx, memberId) : findPair(tx, memberId, id);
}

/** Among two at least one works here, and who has left the staff is a member like any other. */
async function maySee(
  tx: Tx,
  { kind, ownerId, lowId, highId, staffOnly }: ConversationRow,
  { memberId, employee, seat }: Pick<Place, 'memberId' | 'employee' | 'seat'>,
): Promise<boolean> {
  if (kind === 'service') return ownerId === memberId || worksIn(employee, 'service');
  if (!seat || (staffOnly && !employee)) return false;
  if (kind === 'group' || employee) return true;
  return (await findEmployee(tx, (lowId === memberId ? highId : lowId) ?? '')) !== undefined;
}

/** 404 for whoever does not take part. `lock`: until the end of the transaction nobody else writes into it. */
export async function placeOf(tx: Tx, memberId: string, wire: string | undefined, lock = false): Promise<Place> {
  const employee = await findEmployee(tx, memberId);
  const found = wire === undefined ? undefined : await findByWire(tx, memberId, wire, employee !== undefined);
  const conversation = found && (lock ? await lockConversation(tx, found.id) : found);
  if (!conversation) throw notFound();
  return enter(tx, memberId, conversation, employee);
}

export async function enter(
  tx: Tx,
  memberId: string,
  conversation: ConversationRow,
  employee: Employee | undefined,
): Promise<Place> {
  const seat = await findSeat(tx, memberId, conversation.id);
  if (!(await maySee(tx, conversation, { memberId, employee, seat }))) throw notFound();
  const isDesk = conversation.kind === 'service' && conversation.ownerId !== memberId;
  return { conversation, memberId, employee, seat, isDesk };
}
