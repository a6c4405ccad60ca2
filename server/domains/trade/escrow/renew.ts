/** Another year in the cellar, paid in advance (rule 15.1). */
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import { badRequest, conflict, refuse } from '../../../http/errors';
import { isCovered, renewFee, renewed } from '../cellar/fees';
import { storageRate } from '../cellar/rates';
import { setFreeUntil } from '../cellar/repository';
import { lockOwnLot } from '../cellar/service';
import { dayOf } from '../../../lib/shanghai';
import type { Act } from './acts';
import { EXPIRE_JOB } from './outbound';
import { presentRequest } from './presenter';
import { findLot, findOpenRenewal, insertRequest, updateRequest, type RequestRow } from './repository';
import { step } from './steps';

const PAY_MS = 30 * 60_000;

export const renew: Act = async (tx, memberId, { lotId }, now) => {
  if (lotId === undefined) throw badRequest('lotId');
  const lot = await lockOwnLot(tx, memberId, lotId);
  if (lot.qty === 0) throw refuse('这批茶已全部出库');
  if (isCovered(lot, now)) throw refuse('窖位里的存茶免托管费，不用续存');
  if (await findOpenRenewal(tx, lot.id)) throw conflict('已有待付费的续存');
  const row = await insertRequest(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CK'),
    memberId,
    kind: 'renew',
    lotId: lot.id,
    qty: lot.qty,
    fee: renewFee(lot, await storageRate(tx, lot), now),
    status: 'unpaid',
    expireAt: now + PAY_MS,
    steps: [step('applied', '已申请续存', now)],
    createdAt: now,
  });
  await schedule(tx, EXPIRE_JOB, row.id, now + PAY_MS);
  return presentRequest(tx, memberId, row, lot, now);
};

/** The renewal's fee is paid: the free time ends a year later. */
export async function markRenewed(tx: Tx, row: RequestRow, now: number): Promise<void> {
  const lot = await findLot(tx, row.lotId);
  const { until } = renewed(lot, row.createdAt);
  await setFreeUntil(tx, lot.id, until);
  await updateRequest(tx, row.id, {
    status: 'done',
    expireAt: 0,
    steps: [...row.steps, step('done', `已续存至 ${dayOf(until)}`, now)],
  });
}
