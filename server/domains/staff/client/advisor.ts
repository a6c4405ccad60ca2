/** Whom a member writes to: the owner of the client who has this mobile, else the first store's adviser. */
import type { Tx } from '../../../db/client';
import { firstAdvisor } from '../../people/employee/repository';
import { findOwnerOfMember } from './repository';

/** The member whom the employee is. */
export const advisorOf = async (tx: Tx, memberId: string): Promise<string | undefined> =>
  (await findOwnerOfMember(tx, memberId)) ?? (await firstAdvisor(tx))?.employee.memberId;
