/** What one of the staff writes to a member (rule 26.10): it lands among the messages and says from whom; who sent it stands written down. */
import type { Tx } from '../../../db/client';
import { refuse } from '../../../http/errors';
import type { Employee } from '../employee/repository';
import { insertStaffMessage } from './repository';
import { sendNotice } from './send';

interface Written {
  memberId: string;
  by: Employee;
  text: string;
  at: number;
  /** From a page of the client book: an answer goes to the adviser, else to the service. */
  clientId?: string;
}

/** 422 to oneself. */
export async function writeToMember(tx: Tx, { memberId, by, text, at, clientId }: Written): Promise<void> {
  if (memberId === by.memberId) throw refuse('不能给自己发消息');
  const words = text.trim();
  await insertStaffMessage(tx, { memberId, employeeId: by.id, clientId: clientId ?? null, text: words, at });
  await sendNotice(tx, memberId, {
    box: 'service',
    title: clientId === undefined ? '客服给你发了消息' : `茶顾问 ${by.name} 给你发了消息`,
    text: words,
    link: `/dingding/pages/group?to=${clientId === undefined ? 'service' : 'advisor'}`,
    at,
  });
}
