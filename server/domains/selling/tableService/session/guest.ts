/** Who the guests of a table are: how many, what they do not eat, whose card counts, on whom the invoice is. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { TableSession } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { conflict, notFound, refuse } from '../../../../http/errors';
import { lockByMobile } from '../../../people/member/repository';
import { memberVerification } from '../../../people/member/verification';
import { spendProof } from '../../../people/session/repository';
import type { Counter } from '../../../people/verification/kinds';
import { setCard } from '../bill/service';
import { liveSeat, tellTable } from '../access';
import { findTitle } from '../../../membership/invoice/repository';
import { presentSession } from './presenter';
import { updateSession } from '../rows/session/repository';

/**
 * 403 a mobile looked up by a guest · 404 not at this table, no such member, somebody else's title · 409 本桌已结账, somebody has paid at another card's price · 410 a code that ran out ·
 * 422 a code that is none.
 */
export async function saveGuest(
  tx: Tx,
  memberId: string,
  { sessionId, name, mobile, memberCode, party, taboo, invoiceTitleId }: RequestOf<'scanCode.completeCustomerInfo'>,
  now: number,
): Promise<TableSession> {
  const { session, staff } = await liveSeat(tx, memberId, sessionId);
  if (session.status === 'paid' && (memberCode || mobile)) throw conflict('本桌已结账，会员不能再改');
  const vip = memberCode
    ? await byCode(tx, memberCode, session.storeId, now)
    : staff && mobile
      ? await byMobile(tx, mobile)
      : undefined;
  if (invoiceTitleId && !(await findTitle(tx, memberId, invoiceTitleId))) throw notFound();
  let next = await updateSession(tx, session.id, {
    ...(name === undefined ? {} : { guestName: name }),
    ...(mobile === undefined ? {} : { guestMobile: mobile }),
    ...(party === undefined ? {} : { party }),
    ...(taboo === undefined ? {} : { taboo }),
    ...(invoiceTitleId ? { invoiceTitleId } : {}),
  });
  if (vip) next = await setCard(tx, next, vip, now);
  await tellTable(tx, next);
  return presentSession(tx, next, now);
}

/** What another member shows, within its minute; it is used up. */
async function byCode(tx: Tx, code: string, storeId: string, now: number): Promise<string> {
  const counter = { storeId, merchantId: null } as Counter;
  const read = memberVerification.reads.exec(code.trim())?.[1];
  const found = read && (await memberVerification.find(tx, read, counter, now));
  if (!found) throw refuse('这不是会员码，请会员刷新后再出示', { field: 'memberCode' });
  if (found.usedAt !== null || found.reason)
    throw refuse(found.reason ?? '会员码已用过，请会员刷新', { field: 'memberCode' });
  await spendProof(tx, { kind: 'code', hash: found.id }, now);
  return found.memberId;
}

async function byMobile(tx: Tx, mobile: string): Promise<string | undefined> {
  const member = await lockByMobile(tx, mobile);
  return member?.id;
}
