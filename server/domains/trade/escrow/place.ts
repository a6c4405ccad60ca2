/** Into an own slot of the wall, or out of it: done at once, no request waits for anybody (rule 15.7). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { lotView } from '../cellar/presenter';
import { placeLot } from '../cellarClub/place';
import { step } from './steps';

export async function place(
  tx: Tx,
  memberId: string,
  { lotId, slotId }: RequestOf<'escrow.act'>,
  now: number,
): Promise<DataOf<'escrow.act'>> {
  if (lotId === undefined) throw badRequest('lotId');
  const lot = await placeLot(tx, memberId, lotId, slotId, now);
  return {
    id: lot.id,
    no: lot.no,
    kind: 'place',
    lot: await lotView(tx, lot, now),
    qty: lot.qty,
    fee: 0,
    status: 'done',
    steps: [step('placed', lot.ownSlot === null ? '已移出窖位' : `已放入窖位 ${lot.ownSlot}`, now)],
    createdAt: now,
  };
}
