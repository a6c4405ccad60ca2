/** A message to the member whom a client is (rule 26.10), by whoever may contact the client; it stands in the client's timeline. */
import { badRequest, forbidden, refuse } from '../../../http/errors';
import type { ClientDetail } from '../../../../src/contract/client/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { FORMER } from '../../people/employee/presenter';
import { employeeOf } from '../../people/employee/who';
import { writeToMember } from '../../people/notice/byStaff';
import { listToClient, moveToClient } from '../../people/notice/repository';
import { presentDetail } from './detail';
import { findLinked } from './linked/repository';
import type { ClientPart } from './parts';
import { findClientInScope, touchClient } from './repository';
import { rightsOf } from './rights';

/** 403 without the right · 404 outside the scope · 422 the client is no member. */
export async function tellClient(
  tx: Tx,
  memberId: string,
  { id, text }: RequestOf<'customer.tell'>,
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const viewer = await employeeOf(tx, memberId);
  const row = await findClientInScope(tx, viewer, id, true);
  if (!(await rightsOf(tx, viewer, row)).includes('contact')) throw forbidden();
  if (text.trim() === '') throw badRequest('text', '请填写内容');
  const linked = await findLinked(tx, row);
  if (!linked) throw refuse('客户还不是会员，请打电话联系');
  await writeToMember(tx, { memberId: linked.memberId, by: viewer, text, at: now, clientId: id });
  await touchClient(tx, id, { lastAt: now });
  return presentDetail(tx, viewer, await findClientInScope(tx, viewer, id), now, server);
}

export const messagePart: ClientPart = {
  timeline: async (tx, { id: clientId }, _look, most) =>
    (await listToClient(tx, clientId, most)).map(({ id, by, text, at }) => ({
      kind: 'message',
      ...{ id, text, at },
      title: '发消息',
      by: by ?? FORMER,
      photos: [],
    })),
  move: moveToClient,
};
